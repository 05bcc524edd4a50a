/** Full dates in running text, as people write them. */

export interface WrittenDate {
  /** As written, without ordinal ending: `March 3 2027`. */
  text: string;
  at: number;
  /** Includes the year. */
  full: boolean;
}

const month =
  '(?:jan(?:uary|uar|vier)?|enero|janeiro|gennaio|feb(?:ruary|ruar)?|février|febrero|fevereiro|febbraio|mar(?:ch)?|märz|mars|marzo|março|apr(?:il)?|avril|abril|aprile|may|mai|mayo|maio|maggio|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust)?|août|agosto|sep(?:t(?:ember)?)?|septembre|septiembre|setembro|settembre|oct(?:ober)?|okt(?:ober)?|octobre|octubre|outubro|ottobre|nov(?:ember)?|novembre|noviembre|novembro|dec(?:ember)?|dez(?:ember)?|décembre|diciembre|dezembro|dicembre|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)\\.?(?!\\p{L})';
const pattern = new RegExp(
  [
    `(?<![\\p{L}\\d])\\d{1,2}(?:st|nd|rd|th|er|º)?\\.?\\s+(?:of\\s+|de\\s+)?${month}(?:,?\\s+(?:de\\s+|del\\s+)?20\\d\\d)?`,
    `(?<!\\p{L})${month}\\s+\\d{1,2}(?:st|nd|rd|th)?(?![.,]?\\d)(?:,?\\s+20\\d\\d)?`,
    '(?<!\\d)20\\d\\d-\\d\\d-\\d\\d(?!\\d)',
    '(?:20\\d\\d\\s*年\\s*)?\\d{1,2}\\s*月\\s*\\d{1,2}\\s*[日号]',
    '(?<![\\d.])\\d{1,2}\\.\\d{1,2}\\.20\\d\\d(?!\\d)',
  ].join('|'),
  'giu',
);

export function datesIn(text: string): WrittenDate[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0]
      .replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/iu, '$1')
      .replace(/\.$/, '')
      .trim(),
    at: match.index,
    full: /20\d\d/.test(match[0]),
  }));
}
