/** What may be done about a measure that went the wrong way, by what it measures, in nine languages; `watch` where another line has said to agree. */
import type { LanguageCode } from '../../../../model/language.ts';

type About = 'churn' | 'retention' | 'time' | 'watch';

const about: readonly (readonly [RegExp, About])[] = [
  [/churn|^ended_|^lost_count/, 'churn'],
  [/^[ng]rr$|retention|contraction/, 'retention'],
  [/cycle|_time$|response/, 'time'],
];

const responses: Readonly<Record<LanguageCode, Readonly<Record<About, string>>>> = {
  en: {
    churn: 'Consider collecting the reasons behind them, the most frequent first',
    retention: 'Consider listing the accounts that pay less than before, and who speaks to each',
    time: 'Consider looking at the slowest cases, and where they waited',
    watch: 'Consider who watches it, and when it is looked at again',
  },
  de: {
    churn: 'Die Gründe dafür erheben, die häufigsten zuerst',
    retention: 'Die Kunden auflisten, die weniger zahlen als zuvor, und je einen Ansprechpartner nennen',
    time: 'Die langsamsten Fälle ansehen und wo sie gewartet haben',
    watch: 'Festlegen, wer es beobachtet und wann es wieder auf den Tisch kommt',
  },
  fr: {
    churn: 'En relever les raisons, les plus fréquentes d’abord',
    retention: 'Lister les clients qui paient moins qu’avant, et l’interlocuteur de chacun',
    time: 'Examiner les cas les plus lents et les étapes où ils ont attendu',
    watch: 'Désigner qui suit ce point et quand il sera revu',
  },
  es: {
    churn: 'Recoger los motivos, primero los más frecuentes',
    retention: 'Listar los clientes que pagan menos que antes y quién habla con cada uno',
    time: 'Mirar los casos más lentos y dónde estuvieron en espera',
    watch: 'Decidir quién lo sigue y cuándo se revisa de nuevo',
  },
  pt: {
    churn: 'Levantar os motivos, primeiro os mais frequentes',
    retention: 'Listar os clientes que pagam menos que antes e quem fala com cada um',
    time: 'Olhar os casos mais lentos e onde ficaram parados',
    watch: 'Definir quem acompanha e quando o tema volta à pauta',
  },
  it: {
    churn: 'Raccogliere i motivi, prima i più frequenti',
    retention: 'Elencare i clienti che pagano meno di prima e chi parla con ciascuno',
    time: 'Guardare i casi più lenti e dove sono rimasti in attesa',
    watch: 'Stabilire chi lo segue e quando se ne riparla',
  },
  ja: {
    churn: '理由を集め、多いものから順に挙げる',
    retention: '支払いが減った顧客を洗い出し、それぞれの担当を決める',
    time: '特に遅いものを取り上げ、どこで滞ったかを調べる',
    watch: '誰が見守り、いつ再確認するかを決める',
  },
  zh: {
    churn: '梳理原因，按出现频率列出',
    retention: '列出付费减少的客户，并为每位指定对接人',
    time: '查看最慢的那些卡在哪个环节',
    watch: '明确由谁跟进、何时复查',
  },
  ar: {
    churn: 'حصر الأسباب بدءًا بأكثرها تكرارًا',
    retention: 'حصر العملاء الذين يدفعون أقل من السابق وتحديد من يتواصل مع كل منهم',
    time: 'النظر في الحالات الأبطأ وأين طال انتظارها',
    watch: 'تحديد من يتابعه ومتى يُراجَع من جديد',
  },
};

/** What fits the measure first, then what fits any. */
export function responsesTo(language: LanguageCode, metric: string, agree: string): string[] {
  const kind = about.find(([names]) => names.test(metric))?.[1];
  return [...(kind ? [responses[language][kind]] : []), agree, responses[language].watch];
}
