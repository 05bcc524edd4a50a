/** What is said of deals that wait too long and of contracts that end soon, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

export type AtRisk = 'stale' | 'overdue' | 'slipped' | 'renewal';

interface Stands {
  label: string;
  value: FactId | null;
  count: FactId | null;
  /** What is counted, as it stands after the count. */
  subject: string;
  /** Part of a whole, and what that is called. */
  share: { of: string; share: FactId } | null;
}

interface AtRiskPhrases {
  stands: (stands: Stands) => Text;
  head: Readonly<Record<AtRisk, string>>;
  response: Readonly<Record<AtRisk, string>>;
}

/** `**Stale pipeline: $1.2M**, 10 deals, 35% of open pipeline.` */
function composed(
  colon: string,
  comma: string,
  stop: string,
  counted: (count: Text, subject: string) => Text,
  part: (share: Text, of: string) => Text,
) {
  return ({ label, value, count, subject, share }: Stands): Text => {
    const first = value ?? count;
    const rest = [...(value && count ? [counted(ref(count), subject)] : []), ...(share ? [part(ref(share.share), share.of)] : [])];
    return `**${label}${colon}${first ? ref(first) : ''}**${rest.map((text) => comma + text).join('')}${stop}`;
  };
}

const spaced = (count: Text, subject: string) => `${count} ${subject}`;
const inBrackets = (share: Text, of: string) => `${share} (${of})`;

export const atRiskPhrases: Readonly<Record<LanguageCode, AtRiskPhrases>> = {
  en: {
    stands: composed(': ', ', ', '.', spaced, (share, of) => `${share} of ${of.charAt(0).toLowerCase()}${of.slice(1)}`),
    head: {
      stale: 'Deals that have gone quiet',
      overdue: 'Deals past their expected close',
      slipped: 'Deals that slipped out of the period',
      renewal: 'Contracts up for renewal',
    },
    response: {
      stale: 'Consider closing them, or naming the next step of each',
      overdue: 'Consider a new close date for each, or closing it',
      slipped: 'Consider asking the owner of each what would bring it back',
      renewal: 'Consider naming who speaks to each account before its date',
    },
  },
  de: {
    stands: composed(': ', ', ', '.', spaced, inBrackets),
    head: {
      stale: 'Deals ohne Bewegung',
      overdue: 'Deals über dem erwarteten Abschlussdatum',
      slipped: 'Aus dem Zeitraum gerutschte Deals',
      renewal: 'Verträge vor der Verlängerung',
    },
    response: {
      stale: 'Schließen oder für jeden den nächsten Schritt benennen',
      overdue: 'Für jeden ein neues Abschlussdatum setzen oder ihn schließen',
      slipped: 'Bei jedem klären, was ihn zurückbringt',
      renewal: 'Festlegen, wer mit welchem Kunden vor dem Termin spricht',
    },
  },
  fr: {
    stands: composed(' : ', ', ', '.', spaced, inBrackets),
    head: {
      stale: 'Affaires sans activité',
      overdue: 'Affaires dont la date de clôture est passée',
      slipped: 'Affaires sorties de la période',
      renewal: 'Contrats à renouveler',
    },
    response: {
      stale: 'Les clore ou nommer la prochaine étape de chacune',
      overdue: 'Fixer une nouvelle date pour chacune ou la clore',
      slipped: 'Demander ce qui ferait revenir chacune',
      renewal: 'Nommer qui parle à chaque client avant la date',
    },
  },
  es: {
    stands: composed(': ', ', ', '.', spaced, inBrackets),
    head: {
      stale: 'Operaciones sin actividad',
      overdue: 'Operaciones con la fecha de cierre vencida',
      slipped: 'Operaciones que salieron del período',
      renewal: 'Contratos por renovar',
    },
    response: {
      stale: 'Cerrarlas o nombrar el próximo paso de cada una',
      overdue: 'Fijar una nueva fecha para cada una o cerrarla',
      slipped: 'Preguntar qué haría volver a cada una',
      renewal: 'Nombrar quién habla con cada cliente antes de la fecha',
    },
  },
  pt: {
    stands: composed(': ', ', ', '.', spaced, inBrackets),
    head: {
      stale: 'Negócios parados',
      overdue: 'Negócios com a data de fecho vencida',
      slipped: 'Negócios que saíram do período',
      renewal: 'Contratos a renovar',
    },
    response: {
      stale: 'Encerrá-los ou nomear o próximo passo de cada um',
      overdue: 'Definir uma nova data para cada um ou encerrá-lo',
      slipped: 'Perguntar o que traria cada um de volta',
      renewal: 'Nomear quem fala com cada cliente antes da data',
    },
  },
  it: {
    stands: composed(': ', ', ', '.', spaced, inBrackets),
    head: {
      stale: 'Trattative ferme',
      overdue: 'Trattative oltre la data di chiusura prevista',
      slipped: 'Trattative uscite dal periodo',
      renewal: 'Contratti da rinnovare',
    },
    response: {
      stale: 'Chiuderle o indicare il prossimo passo di ciascuna',
      overdue: 'Fissare una nuova data per ciascuna o chiuderla',
      slipped: 'Chiedere che cosa riporterebbe ciascuna',
      renewal: 'Indicare chi parla con ogni cliente prima della data',
    },
  },
  ja: {
    stands: composed(
      '：',
      '、',
      '。',
      (count, subject) => count + subject,
      (share, of) => `${of}の${share}`,
    ),
    head: { stale: '動きのない案件', overdue: '予定日を過ぎた案件', slipped: '期間外にずれた案件', renewal: '更新を迎える契約' },
    response: {
      stale: '終了するか、それぞれの次の一手を決める',
      overdue: 'それぞれの予定日を改めるか、終了する',
      slipped: 'それぞれを戻すために何が要るかを担当者に聞く',
      renewal: '期日前に誰が各顧客と話すかを決める',
    },
  },
  zh: {
    stands: composed(
      '：',
      '，',
      '。',
      (count, subject) => count + subject,
      (share, of) => `占${of}的${share}`,
    ),
    head: { stale: '停滞的商机', overdue: '已过预计关闭日的商机', slipped: '滑出本期的商机', renewal: '即将续约的合同' },
    response: {
      stale: '关闭，或明确每笔的下一步',
      overdue: '为每笔重定日期，或将其关闭',
      slipped: '询问每笔的负责人如何追回',
      renewal: '明确到期前由谁联系各客户',
    },
  },
  ar: {
    stands: composed(': ', '، ', '.', (count, subject) => `عدد ${subject}: ${count}`, inBrackets),
    head: {
      stale: 'صفقات راكدة',
      overdue: 'صفقات تجاوزت موعد إغلاقها',
      slipped: 'صفقات خرجت من الفترة',
      renewal: 'عقود يحين تجديدها',
    },
    response: {
      stale: 'إغلاقها أو تحديد الخطوة التالية لكل منها',
      overdue: 'تحديد موعد جديد لكل منها أو إغلاقها',
      slipped: 'سؤال صاحب كل صفقة عما يعيدها',
      renewal: 'تحديد من يتحدث مع كل عميل قبل الموعد',
    },
  },
};
