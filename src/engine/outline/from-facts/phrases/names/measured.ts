/** What measures of the data's own are called and how they are defined, in eight languages; the data stage writes English. */

import type { MetricNote } from '../../../../../model/fact.ts';
import type { LanguageCode } from '../../../../../model/language.ts';
import { columnLabel } from '../../../../data/records/measure-columns.ts';

interface MeasuredNames {
  average: (label: string) => string;
  share: (label: string) => string;
  lines: string;
  sum: (label: string) => string;
  stock: (label: string) => string;
  level: (label: string) => string;
  mean: (label: string) => string;
  rate: string;
  quotient: (part: string, whole: string) => string;
  rows: string;
  distinct: string;
}

const names: Readonly<Record<Exclude<LanguageCode, 'en'>, MeasuredNames>> = {
  de: {
    average: (label) => `${label} (Mittelwert)`,
    share: (label) => `${label} (Quote)`,
    lines: 'Zeilen',
    sum: (label) => `Summe von ${label}.`,
    stock: (label) => `Summe von ${label} nach dem letzten Stand des Zeitraums, nie über die Zeit addiert.`,
    level: (label) => `${label} nach dem letzten Stand des Zeitraums; bei mehreren das Mittel der Zeilen.`,
    mean: (label) => `Mittelwert von ${label}, jede Zeile zählt einmal.`,
    rate: 'Zeilen mit Ja, geteilt durch alle Zeilen mit Ja oder Nein.',
    quotient: (part, whole) => `${part} geteilt durch ${whole}, beide zuerst summiert.`,
    rows: 'Zahl der Zeilen.',
    distinct: 'Zahl der verschiedenen Einträge, jeder einmal gezählt.',
  },
  fr: {
    average: (label) => `${label} (moyenne)`,
    share: (label) => `${label} (taux)`,
    lines: 'Lignes',
    sum: (label) => `Somme de ${label}.`,
    stock: (label) => `Somme de ${label} au dernier relevé de la période, jamais additionnée dans le temps.`,
    level: (label) => `${label} au dernier relevé de la période ; pour plusieurs, la moyenne des lignes.`,
    mean: (label) => `Moyenne de ${label}, chaque ligne comptant une fois.`,
    rate: 'Lignes avec oui, divisées par toutes les lignes avec oui ou non.',
    quotient: (part, whole) => `${part} divisé par ${whole}, chacun d’abord additionné.`,
    rows: 'Nombre de lignes.',
    distinct: 'Nombre d’entrées différentes, chacune comptée une fois.',
  },
  es: {
    average: (label) => `${label} (media)`,
    share: (label) => `${label} (tasa)`,
    lines: 'Filas',
    sum: (label) => `Suma de ${label}.`,
    stock: (label) => `Suma de ${label} según el último registro del período, nunca sumada en el tiempo.`,
    level: (label) => `${label} según el último registro del período; para varios, la media de las filas.`,
    mean: (label) => `Media de ${label}, cada fila cuenta una vez.`,
    rate: 'Filas con sí, divididas por todas las filas con sí o no.',
    quotient: (part, whole) => `${part} dividido por ${whole}, ambos sumados antes.`,
    rows: 'Número de filas.',
    distinct: 'Número de entradas distintas, cada una contada una vez.',
  },
  pt: {
    average: (label) => `${label} (média)`,
    share: (label) => `${label} (taxa)`,
    lines: 'Linhas',
    sum: (label) => `Soma de ${label}.`,
    stock: (label) => `Soma de ${label} segundo o último registro do período, nunca somada no tempo.`,
    level: (label) => `${label} segundo o último registro do período; para vários, a média das linhas.`,
    mean: (label) => `Média de ${label}, cada linha conta uma vez.`,
    rate: 'Linhas com sim, divididas por todas as linhas com sim ou não.',
    quotient: (part, whole) => `${part} dividido por ${whole}, ambos somados antes.`,
    rows: 'Número de linhas.',
    distinct: 'Número de entradas diferentes, cada uma contada uma vez.',
  },
  it: {
    average: (label) => `${label} (media)`,
    share: (label) => `${label} (tasso)`,
    lines: 'Righe',
    sum: (label) => `Somma di ${label}.`,
    stock: (label) => `Somma di ${label} secondo l’ultimo dato del periodo, mai sommata nel tempo.`,
    level: (label) => `${label} secondo l’ultimo dato del periodo; per più voci, la media delle righe.`,
    mean: (label) => `Media di ${label}, ogni riga conta una volta.`,
    rate: 'Righe con sì, divise per tutte le righe con sì o no.',
    quotient: (part, whole) => `${part} diviso per ${whole}, entrambi prima sommati.`,
    rows: 'Numero di righe.',
    distinct: 'Numero di voci diverse, ciascuna contata una volta.',
  },
  ja: {
    average: (label) => `${label}（平均）`,
    share: (label) => `${label}の割合`,
    lines: '行',
    sum: (label) => `${label}の合計。`,
    stock: (label) => `期間末時点の${label}の合計。期間をまたいで加算しません。`,
    level: (label) => `期間末時点の${label}。複数ある場合は行の平均。`,
    mean: (label) => `${label}の行ごとの平均。`,
    rate: '「はい」の行数を、「はい」または「いいえ」の全行数で割ったもの。',
    quotient: (part, whole) => `${part}の合計を${whole}の合計で割ったもの。`,
    rows: '行数。',
    distinct: '重複を除いた件数。',
  },
  zh: {
    average: (label) => `${label}（平均）`,
    share: (label) => `${label}比率`,
    lines: '行数',
    sum: (label) => `${label}之和。`,
    stock: (label) => `期末记录的${label}之和，不跨时间相加。`,
    level: (label) => `期末记录的${label}；有多项时取各行平均。`,
    mean: (label) => `${label}的平均值，每行计一次。`,
    rate: '回答“是”的行数除以回答“是”或“否”的总行数。',
    quotient: (part, whole) => `${part}之和除以${whole}之和。`,
    rows: '行数。',
    distinct: '不同条目的数量，每个计一次。',
  },
  ar: {
    average: (label) => `${label} (متوسط)`,
    share: (label) => `${label} (معدل)`,
    lines: 'الصفوف',
    sum: (label) => `مجموع ${label}.`,
    stock: (label) => `مجموع ${label} حسب آخر تسجيل في الفترة، ولا يُجمع عبر الزمن.`,
    level: (label) => `${label} حسب آخر تسجيل في الفترة؛ ومتوسط الصفوف عند تعددها.`,
    mean: (label) => `متوسط ${label}، ويُحسب كل صف مرة واحدة.`,
    rate: 'الصفوف التي فيها نعم مقسومة على كل الصفوف التي فيها نعم أو لا.',
    quotient: (part, whole) => `${part} مقسومًا على ${whole}، بعد جمع كل منهما.`,
    rows: 'عدد الصفوف.',
    distinct: 'عدد القيم المختلفة، وتُحسب كل منها مرة واحدة.',
  },
};

/** A measure of the data's own, named in the deck's language; its column keeps the name the data give it. */
export function measuredIn(note: MetricNote, language: Exclude<LanguageCode, 'en'>): MetricNote {
  const { measured } = note;
  if (!measured) return note;
  const say = names[language];
  const { how, label, of, by = '' } = measured;
  switch (how) {
    case 'rate':
      return { ...note, label: say.share(columnLabel(of)), definition: say.rate };
    case 'quotient':
      return { ...note, label: `${of} / ${by}`, definition: say.quotient(of, by) };
    case 'rows':
      return { ...note, label: say.lines, definition: say.rows };
    case 'distinct':
      return { ...note, definition: say.distinct };
    default:
      return { ...note, label: note.label === label ? label : say.average(label), definition: say[how](label) };
  }
}
