/**
 * Values of some rows that a prompt says are wrong by a factor: `the surcharge of January was booked at twice the real amount, so halve it`,
 * `die Frachtkosten im Mai sind um 10 % zu hoch gebucht`, `les montants de juin sont en dollars, multipliez par 0,92`.
 */
import { fold } from './clean.ts';
import { numberOf } from './currencies.ts';
import { subjectIn } from './left-out-said.ts';
import { Sign } from './sign.ts';

export interface WrongBy {
  /** The measure and the rows, as the prompt names them. */
  what: string;
  /** What the values are to be multiplied by. */
  factor: number;
}

const number = '(?<number>\\d{1,4}(?:[.,]\\d{1,6})?)';
const multiplied = new Sign(
  'multipl|mal |moltiplic|×|掛|乘',
  `(?<!\\p{L})(?:multipl(?:y|iziere?n?|iere?n?|ie[rz]|i[ea]|ica|ique|iquen|icar)|moltiplica(?:te|re)?|nimm|nehmen)(?: sie)?(?: (?:it|them|these|those|that|es|sie|diese|-?l[ea]s?|l[oa]s?))?(?: bitte)? (?:by|mit|mal|par|por|per) ${number}|(?<ja>\\d{1,4}(?:\\.\\d{1,6})?) ?(?:を掛け|倍し)|乘以 ?(?<cjk>\\d{1,4}(?:\\.\\d{1,6})?)`,
  'iu',
);
const divided = new Sign(
  'divid|teil|divis|割',
  `(?<!\\p{L})(?:divid(?:e|iere?n?|a|ir|ete)|divise[rz]?|teile?n?)(?: sie)?(?: (?:it|them|these|those|that|es|sie|diese|l[oa]s?))?(?: bitte)? (?:by|durch|par|entre|por|per) ${number}`,
  'iu',
);
const halved = new Sign(
  'halve|half|halbier|moitié|mitad|metade|dimezza|twice|doub|doppelt|doble|dobro|doppio|半|倍',
  "(?<!\\p{L})(?:halve|cut (?:it|them) in half|take half|halbier\\p{L}*|(?:divise[rz]?|divide|dividi|dividere|dividete)[- ](?:l[ea]s?|l[oa]s?)? ?(?:par deux|por dos|por dois|per due)|prene[rz] la moitié|toma la mitad|dimezza\\p{L}*)(?!\\p{L})|(?:at|as) (?:twice|double) the (?:real|right|true|actual|correct)(?!\\p{L})|(?:twice|double) (?:the|their|its) (?:real|right|true|actual|correct) |doppelt so hoch (?:gebucht|erfasst|eingetragen|verbucht)|(?:au|le) double (?:du|de la|de leur) (?:vrai|bon|réel|montant réel|valeur réelle)|el doble (?:de lo|del importe) (?:real|correcto|debido)|o dobro do (?:valor )?(?:real|correto)|il doppio del(?:l'importo|la cifra)? ?(?:reale|giusto|corretto)|実際の(?:2|二)倍|实际的?(?:两|2|二)倍",
  'iu',
);
const tooHigh = new Sign(
  '%|percent|prozent|pour cent',
  `(?<!\\p{L})(?:um |by |de |d'|del |un |el )?${number} ?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento) (?:too (?<high>high|much)|too (?<low>low|little)|zu (?<hoch>hoch|viel)|zu (?<niedrig>niedrig|tief|wenig)|trop (?<haut>haut\\p{L}*|élevé\\p{L}*|fort\\p{L}*)|trop (?<bas>bas\\p{L}*|faible\\p{L}*)|(?:demasiado|demais|a mais|de más|a más)(?<alto> alt[oa]s?| elevad[oa]s?)?|troppo (?<alti>alt[oaie]|elevat[oaie])|(?:de menos|a menos)(?<menos>))`,
  'iu',
);
const tooHighBy = new Sign(
  'too|trop',
  `(?<!\\p{L})(?:too (?<high>high)|too (?<low>low)|tropp[oi] (?<alti>alt[oaie])) (?:by|del?) ${number} ?(?:%|percent|per cent|per cento)`,
  'iu',
);

const booked =
  /(?<!\p{L})(?:booked|entered|recorded|posted|keyed|logged|by mistake|wrong(?:ly)?|in the (?:data|file|export)|gebucht|verbucht|erfasst|eingetragen|falsch|irrtümlich|in den daten|saisi\p{L}*|comptabilis\p{L}*|enregistr\p{L}*|par erreur|registrad\p{L}*|contabiliza\p{L}*|apuntad\p{L}*|por error|lançad\p{L}*|por engano|registrat\p{L}*|contabilizzat\p{L}*|per errore)(?!\p{L})|入力|登録|录入|记错/iu;

/** Measures of time by what they are called, in seconds. */
const times: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:seconds?|sekunden?|secondes?|segundos?|second[oi])(?!\p{L})|秒/iu, 1],
  [/(?<!\p{L})(?:minutes?|minuten?|minutos?|minut[oi])(?!\p{L})|分(?:単位|钟)?/iu, 60],
  [/(?<!\p{L})(?:\p{L}*hours?|\p{L}*stunden?|heures?|horas?|or[ae])(?!\p{L})|時間|小时/iu, 3600],
  [/(?<!\p{L})(?:days?|tagen?|jours?|días?|dias?|giorn[oi])(?!\p{L})|日数|天数/iu, 86_400],
];
const entered =
  /(?<!\p{L})(?:entered|recorded|booked|keyed(?: in)?|typed|logged|saved|noted|stored|are|is|were|was|erfasst|eingetragen|gebucht|sind|stehen|saisies?|enregistré\p{L}*|notées?|sont|registrad\p{L}*|anotad\p{L}*|apuntad\p{L}*|están|lançad\p{L}*|estão|inserit\p{L}*|registrat\p{L}*|sono)(?: by mistake)? (?:in|en|em) (?<unit>\p{L}{3,12})(?!\p{L})|in (?<german>minuten|stunden|sekunden|tagen) (?:erfasst|eingetragen|gebucht|gestempelt)|(?<cjk>分|秒)(?:単位)?で(?:入力|登録)/iu;

const unitOf = (text: string) => times.find(([words]) => words.test(text))?.[1];

/** Null where the sentence says so of nothing. */
export function wrongByIn(sentence: string): WrongBy | null {
  const text = fold(sentence).replace(/[.!。]+\s*$/u, '');
  if (/[?？؟]\s*$/u.test(text)) return null;
  const factor = factorIn(text);
  if (factor === null || !(factor > 0) || factor === 1) return null;
  const what = subjectIn(text.split(/[,;:](?!\d)\s*|，|、|\s[-–—]\s/u)[0] ?? '');
  return what === null ? null : { what, factor };
}

function factorIn(text: string): number | null {
  const by = multiplied.exec(text)?.groups;
  if (by) return numberOf(by.number ?? by.cjk ?? Object.values(by).find((each) => each !== undefined)!);
  const over = divided.exec(text)?.groups;
  if (over?.number) return 1 / numberOf(over.number);
  if (halved.test(text)) return 0.5;
  // That prices are too high is a complaint, unless they were booked so.
  const off = booked.test(text) ? (tooHigh.exec(text) ?? tooHighBy.exec(text))?.groups : undefined;
  if (off?.number) {
    const share = numberOf(off.number) / 100;
    const isLow = [off.low, off.niedrig, off.bas, off.menos].some((each) => each !== undefined);
    return isLow ? (share < 1 ? 1 / (1 - share) : null) : 1 / (1 + share);
  }
  const said = entered.exec(text);
  if (!said) return null;
  const [from, to] = [unitOf(said.groups?.unit ?? said.groups?.german ?? said.groups?.cjk ?? ''), unitOf(text.slice(0, said.index))];
  return from !== undefined && to !== undefined && from !== to ? from / to : null;
}
