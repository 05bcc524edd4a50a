/** Sentences of the pages on a plan, on what customers cost and bring, and on cash, in nine languages. Every figure is a reference. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface FinancePhrases {
  /** Heads of columns beside those of the plan itself. */
  percent: string;
  forecast: string;
  lastYear: string;
  lead: (now: string) => Text;
  /** An actual and its plan, and by how much of the plan it is above or below. */
  against: (label: string, actual: FactId, plan: FactId, percent: FactId | null, side: 'above' | 'below' | 'on') => Text[];
  /** The line that does most good, and the one that does most harm, by its variance. */
  helps: (label: string, variance: FactId) => Text;
  hurts: (label: string, variance: FactId) => Text;
  /** What the profit gained most by and lost most by, of what it was planned to be. */
  fromPlan: (label: string, moved: readonly (readonly [label: string, effect: FactId])[]) => Text;
  /** What a new customer costs, and the months until it is paid back. */
  customer: (cac: FactId, payback: FactId | null) => Text[];
  /** Where nothing is known of new customers. */
  economics: (now: string) => Text;
  cash: string;
  lasts: (cash: FactId, months: FactId) => Text[];
  stands: (cash: FactId, now: string) => Text;
  burnt: (burn: FactId, now: string) => Text;
  /** Cash grew. */
  gained: (gain: FactId, now: string) => Text;
}

const listed = (moved: readonly (readonly [label: string, effect: FactId])[], between: string) =>
  moved.map(([label, effect]) => `${label} ${ref(effect, 'signed')}`).join(between);

export const financePhrases: Readonly<Record<LanguageCode, FinancePhrases>> = {
  en: {
    percent: 'Variance %',
    forecast: 'Forecast',
    lastYear: 'Prior year',
    lead: (now) => `Actual against plan, ${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label} on plan at ${ref(actual)}`]
        : percent
          ? [`${label} ${ref(percent, 'abs')} ${side} plan: ${ref(actual)} against ${ref(plan)}`]
          : [`${label} ${side} plan: ${ref(actual)} against ${ref(plan)}`],
    helps: (label, variance) => `Most in favour: **${label}**, ${ref(variance, 'signed')} against plan.`,
    hurts: (label, variance) => `Most against: **${label}**, ${ref(variance, 'signed')} against plan.`,
    fromPlan: (label, moved) => `${label} against plan: ${listed(moved, ', ')}`,
    customer: (cac, payback) =>
      payback
        ? [`A new customer costs ${ref(cac)} and is paid back in ${ref(payback)} months`, `A new customer costs ${ref(cac)}`]
        : [`A new customer costs ${ref(cac)}`],
    economics: (now) => `Unit economics in ${now}`,
    cash: 'Cash at the end of the period',
    lasts: (cash, months) => [`Cash of ${ref(cash)} lasts ${ref(months)} months at the present burn`],
    stands: (cash, now) => `Cash of ${ref(cash)} at the end of ${now}`,
    burnt: (burn, now) => `**${ref(burn)} net burn** in ${now}.`,
    gained: (gain, now) => `Cash changed by ${ref(gain, 'signed')} in ${now}.`,
  },
  de: {
    percent: 'Abweichung %',
    forecast: 'Prognose',
    lastYear: 'Vorjahr',
    lead: (now) => `Ist gegen Plan, ${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label} im Plan: ${ref(actual)}`]
        : percent
          ? [`${label} ${ref(percent, 'abs')} ${side === 'above' ? 'über' : 'unter'} Plan: ${ref(actual)} statt ${ref(plan)}`]
          : [`${label} ${side === 'above' ? 'über' : 'unter'} Plan: ${ref(actual)} statt ${ref(plan)}`],
    helps: (label, variance) => `Am günstigsten: **${label}**, ${ref(variance, 'signed')} gegenüber Plan.`,
    hurts: (label, variance) => `Am ungünstigsten: **${label}**, ${ref(variance, 'signed')} gegenüber Plan.`,
    fromPlan: (label, moved) => `${label} gegenüber Plan: ${listed(moved, ', ')}`,
    customer: (cac, payback) =>
      payback
        ? [`Ein neuer Kunde kostet ${ref(cac)} und zahlt sich in ${ref(payback)} Monaten zurück`, `Ein neuer Kunde kostet ${ref(cac)}`]
        : [`Ein neuer Kunde kostet ${ref(cac)}`],
    economics: (now) => `Stückökonomie: ${now}`,
    cash: 'Liquide Mittel am Ende des Zeitraums',
    lasts: (cash, months) => [`Liquide Mittel von ${ref(cash)} reichen beim jetzigen Verbrauch ${ref(months)} Monate`],
    stands: (cash, now) => `Liquide Mittel von ${ref(cash)} am Ende von ${now}`,
    burnt: (burn, now) => `**${ref(burn)} Nettomittelverbrauch** in ${now}.`,
    gained: (gain, now) => `Die liquiden Mittel änderten sich in ${now} um ${ref(gain, 'signed')}.`,
  },
  fr: {
    percent: 'Écart %',
    forecast: 'Prévision',
    lastYear: 'Année précédente',
    lead: (now) => `Réel et plan, ${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label} conforme au plan : ${ref(actual)}`]
        : percent
          ? [
              `${label} : ${ref(percent, 'abs')} ${side === 'above' ? 'au-dessus' : 'en dessous'} du plan, ${ref(actual)} contre ${ref(plan)}`,
            ]
          : [`${label} ${side === 'above' ? 'au-dessus' : 'en dessous'} du plan : ${ref(actual)} contre ${ref(plan)}`],
    helps: (label, variance) => `Le plus favorable : **${label}**, ${ref(variance, 'signed')} par rapport au plan.`,
    hurts: (label, variance) => `Le plus défavorable : **${label}**, ${ref(variance, 'signed')} par rapport au plan.`,
    fromPlan: (label, moved) => `${label} par rapport au plan : ${listed(moved, ', ')}`,
    customer: (cac, payback) =>
      payback
        ? [`Un nouveau client coûte ${ref(cac)}, amortis en ${ref(payback)} mois`, `Un nouveau client coûte ${ref(cac)}`]
        : [`Un nouveau client coûte ${ref(cac)}`],
    economics: (now) => `Rentabilité par client : ${now}`,
    cash: 'Trésorerie à la fin de la période',
    lasts: (cash, months) => [`La trésorerie de ${ref(cash)} couvre ${ref(months)} mois au rythme actuel`],
    stands: (cash, now) => `Trésorerie de ${ref(cash)} à la fin du ${now}`,
    burnt: (burn, now) => `**${ref(burn)} de consommation nette** au ${now}.`,
    gained: (gain, now) => `La trésorerie a varié de ${ref(gain, 'signed')} au ${now}.`,
  },
  es: {
    percent: 'Desviación %',
    forecast: 'Previsión',
    lastYear: 'Año anterior',
    lead: (now) => `Real frente al plan, ${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label} según el plan: ${ref(actual)}`]
        : percent
          ? [
              `${label}: ${ref(percent, 'abs')} por ${side === 'above' ? 'encima' : 'debajo'} del plan, ${ref(actual)} frente a ${ref(plan)}`,
            ]
          : [`${label} por ${side === 'above' ? 'encima' : 'debajo'} del plan: ${ref(actual)} frente a ${ref(plan)}`],
    helps: (label, variance) => `Lo más favorable: **${label}**, ${ref(variance, 'signed')} respecto al plan.`,
    hurts: (label, variance) => `Lo más desfavorable: **${label}**, ${ref(variance, 'signed')} respecto al plan.`,
    fromPlan: (label, moved) => `${label} respecto al plan: ${listed(moved, ', ')}`,
    customer: (cac, payback) =>
      payback
        ? [`Un cliente nuevo cuesta ${ref(cac)} y se amortiza en ${ref(payback)} meses`, `Un cliente nuevo cuesta ${ref(cac)}`]
        : [`Un cliente nuevo cuesta ${ref(cac)}`],
    economics: (now) => `Rentabilidad por cliente: ${now}`,
    cash: 'Caja al final del período',
    lasts: (cash, months) => [`La caja de ${ref(cash)} dura ${ref(months)} meses al ritmo actual`],
    stands: (cash, now) => `Caja de ${ref(cash)} al final del ${now}`,
    burnt: (burn, now) => `**${ref(burn)} de consumo neto** en el ${now}.`,
    gained: (gain, now) => `La caja varió ${ref(gain, 'signed')} en el ${now}.`,
  },
  pt: {
    percent: 'Desvio %',
    forecast: 'Previsão',
    lastYear: 'Ano anterior',
    lead: (now) => `Real e plano, ${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label} conforme o plano: ${ref(actual)}`]
        : percent
          ? [`${label}: ${ref(percent, 'abs')} ${side === 'above' ? 'acima' : 'abaixo'} do plano, ${ref(actual)} contra ${ref(plan)}`]
          : [`${label} ${side === 'above' ? 'acima' : 'abaixo'} do plano: ${ref(actual)} contra ${ref(plan)}`],
    helps: (label, variance) => `Mais favorável: **${label}**, ${ref(variance, 'signed')} em relação ao plano.`,
    hurts: (label, variance) => `Mais desfavorável: **${label}**, ${ref(variance, 'signed')} em relação ao plano.`,
    fromPlan: (label, moved) => `${label} em relação ao plano: ${listed(moved, ', ')}`,
    customer: (cac, payback) =>
      payback
        ? [`Um cliente novo custa ${ref(cac)} e se paga em ${ref(payback)} meses`, `Um cliente novo custa ${ref(cac)}`]
        : [`Um cliente novo custa ${ref(cac)}`],
    economics: (now) => `Rentabilidade por cliente: ${now}`,
    cash: 'Caixa no fim do período',
    lasts: (cash, months) => [`O caixa de ${ref(cash)} dura ${ref(months)} meses no ritmo atual`],
    stands: (cash, now) => `Caixa de ${ref(cash)} no fim do ${now}`,
    burnt: (burn, now) => `**${ref(burn)} de consumo líquido** no ${now}.`,
    gained: (gain, now) => `O caixa variou ${ref(gain, 'signed')} no ${now}.`,
  },
  it: {
    percent: 'Scostamento %',
    forecast: 'Previsione',
    lastYear: 'Anno precedente',
    lead: (now) => `Effettivo e piano, ${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label} in linea con il piano: ${ref(actual)}`]
        : percent
          ? [`${label}: ${ref(percent, 'abs')} ${side === 'above' ? 'sopra' : 'sotto'} il piano, ${ref(actual)} contro ${ref(plan)}`]
          : [`${label} ${side === 'above' ? 'sopra' : 'sotto'} il piano: ${ref(actual)} contro ${ref(plan)}`],
    helps: (label, variance) => `Più favorevole: **${label}**, ${ref(variance, 'signed')} rispetto al piano.`,
    hurts: (label, variance) => `Più sfavorevole: **${label}**, ${ref(variance, 'signed')} rispetto al piano.`,
    fromPlan: (label, moved) => `${label} rispetto al piano: ${listed(moved, ', ')}`,
    customer: (cac, payback) =>
      payback
        ? [`Un nuovo cliente costa ${ref(cac)} e si ripaga in ${ref(payback)} mesi`, `Un nuovo cliente costa ${ref(cac)}`]
        : [`Un nuovo cliente costa ${ref(cac)}`],
    economics: (now) => `Redditività per cliente: ${now}`,
    cash: 'Liquidità alla fine del periodo',
    lasts: (cash, months) => [`La liquidità di ${ref(cash)} basta per ${ref(months)} mesi al ritmo attuale`],
    stands: (cash, now) => `Liquidità di ${ref(cash)} alla fine del ${now}`,
    burnt: (burn, now) => `**${ref(burn)} di consumo netto** nel ${now}.`,
    gained: (gain, now) => `La liquidità è variata di ${ref(gain, 'signed')} nel ${now}.`,
  },
  ja: {
    percent: '差異率',
    forecast: '予測',
    lastYear: '前年',
    lead: (now) => `計画と実績、${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label}は計画どおりの${ref(actual)}`]
        : percent
          ? [`${label}は計画を${ref(percent, 'abs')}${side === 'above' ? '上回る' : '下回る'}${ref(actual)}（計画${ref(plan)}）`]
          : [`${label}は計画を${side === 'above' ? '上回る' : '下回る'}${ref(actual)}（計画${ref(plan)}）`],
    helps: (label, variance) => `最も好影響：**${label}**、計画比${ref(variance, 'signed')}。`,
    hurts: (label, variance) => `最も悪影響：**${label}**、計画比${ref(variance, 'signed')}。`,
    fromPlan: (label, moved) => `${label}の計画比：${listed(moved, '、')}`,
    customer: (cac, payback) =>
      payback
        ? [`新規顧客の獲得単価は${ref(cac)}、回収に${ref(payback)}か月`, `新規顧客の獲得単価は${ref(cac)}`]
        : [`新規顧客の獲得単価は${ref(cac)}`],
    economics: (now) => `ユニットエコノミクス：${now}`,
    cash: '期末の現金',
    lasts: (cash, months) => [`現金${ref(cash)}は現在の消費ペースで${ref(months)}か月分`],
    stands: (cash, now) => `${now}末の現金は${ref(cash)}`,
    burnt: (burn, now) => `${now}の**純消費額は${ref(burn)}**。`,
    gained: (gain, now) => `${now}の現金の増減は${ref(gain, 'signed')}。`,
  },
  zh: {
    percent: '差异率',
    forecast: '预测',
    lastYear: '上年',
    lead: (now) => `实际与计划，${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label}符合计划：${ref(actual)}`]
        : percent
          ? [`${label}${side === 'above' ? '高于' : '低于'}计划${ref(percent, 'abs')}：${ref(actual)}，计划${ref(plan)}`]
          : [`${label}${side === 'above' ? '高于' : '低于'}计划：${ref(actual)}，计划${ref(plan)}`],
    helps: (label, variance) => `最有利：**${label}**，较计划${ref(variance, 'signed')}。`,
    hurts: (label, variance) => `最不利：**${label}**，较计划${ref(variance, 'signed')}。`,
    fromPlan: (label, moved) => `${label}较计划：${listed(moved, '，')}`,
    customer: (cac, payback) =>
      payback ? [`新客户获客成本${ref(cac)}，${ref(payback)}个月收回`, `新客户获客成本${ref(cac)}`] : [`新客户获客成本${ref(cac)}`],
    economics: (now) => `单位经济效益：${now}`,
    cash: '期末现金',
    lasts: (cash, months) => [`现金${ref(cash)}按目前消耗可维持${ref(months)}个月`],
    stands: (cash, now) => `${now}末现金${ref(cash)}`,
    burnt: (burn, now) => `${now}**净消耗${ref(burn)}**。`,
    gained: (gain, now) => `${now}现金变动${ref(gain, 'signed')}。`,
  },
  ar: {
    percent: 'الفرق %',
    forecast: 'التوقع',
    lastYear: 'السنة السابقة',
    lead: (now) => `الفعلي مقابل الخطة، ${now}`,
    against: (label, actual, plan, percent, side) =>
      side === 'on'
        ? [`${label}: وفق الخطة عند ${ref(actual)}`]
        : percent
          ? [`${label}: ${side === 'above' ? 'أعلى' : 'أقل'} من الخطة بنسبة ${ref(percent, 'abs')}، ${ref(actual)} مقابل ${ref(plan)}`]
          : [`${label}: ${side === 'above' ? 'أعلى' : 'أقل'} من الخطة، ${ref(actual)} مقابل ${ref(plan)}`],
    helps: (label, variance) => `الأكثر إيجابية: **${label}**، ${ref(variance, 'signed')} مقارنة بالخطة.`,
    hurts: (label, variance) => `الأكثر سلبية: **${label}**، ${ref(variance, 'signed')} مقارنة بالخطة.`,
    fromPlan: (label, moved) => `${label} مقارنة بالخطة: ${listed(moved, '، ')}`,
    customer: (cac, payback) =>
      payback
        ? [`تكلفة العميل الجديد ${ref(cac)} وتُسترد خلال ${ref(payback)} من الأشهر`, `تكلفة العميل الجديد ${ref(cac)}`]
        : [`تكلفة العميل الجديد ${ref(cac)}`],
    economics: (now) => `اقتصاديات العميل: ${now}`,
    cash: 'النقد في نهاية الفترة',
    lasts: (cash, months) => [`النقد البالغ ${ref(cash)} يكفي ${ref(months)} من الأشهر بوتيرة الاستهلاك الحالية`],
    stands: (cash, now) => `بلغ النقد ${ref(cash)} في نهاية ${now}`,
    burnt: (burn, now) => `**صافي الاستهلاك ${ref(burn)}** في ${now}.`,
    gained: (gain, now) => `تغير النقد بمقدار ${ref(gain, 'signed')} في ${now}.`,
  },
};
