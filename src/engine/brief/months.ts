/** The months by their names in the languages with letters, and as people shorten them. */

export const monthWords: readonly string[] = [
  'jan(?:uary|uar|vier|v)?|jän(?:ner)?|enero|ene|janeiro|gennaio|يناير|كانون الثاني',
  'feb(?:ruary|ruar)?|février|févr?|fevr|febrero|fevereiro|fev|febbraio|فبراير|شباط',
  'mar(?:ch)?|märz|mär|mrz|mars|marzo|março|مارس|آذار',
  'apr(?:il)?|avril|avr|abril|abr|aprile|أبريل|ابريل|إبريل|نيسان',
  'may|mai|mayo|maio|maggio|مايو|أيار',
  'june?|juni|juin|junio|junho|giugno|giu|يونيو|يونيه|حزيران',
  'july?|juli|juillet|juil|julio|julho|luglio|lug|يوليو|يوليه|تموز',
  'aug(?:ust)?|août|agosto|أغسطس|اغسطس|آب',
  'sep(?:t(?:ember)?)?|septembre|septiembre|setiembre|setembro|settembre|سبتمبر|أيلول',
  'oct(?:ober)?|okt(?:ober)?|octobre|octubre|outubro|ottobre|ott|أكتوبر|اكتوبر|تشرين الأول',
  'nov(?:ember)?|novembre|noviembre|novembro|نوفمبر|تشرين الثاني',
  'dec(?:ember)?|dez(?:ember)?|décembre|déc|diciembre|dezembro|dicembre|ديسمبر|كانون الأول',
];

/** Short forms that are words of their own: only a full stop, a dash or a year tells that they mean months. */
const alsoWords: Readonly<Record<number, string>> = { 1: 'gen', 5: 'mag', 8: 'ago', 9: 'set', 10: 'out', 12: 'dic' };

/** Names of months in a span: each with its short forms. */
export const monthWordsInSpans: readonly string[] = monthWords.map((words, at) => {
  const short = alsoWords[at + 1];
  return short === undefined ? words : `${words}|${short}(?=\\.|\\s?[-–—]|\\s(?:de\\s)?(?:'|20)\\d\\d)`;
});

export function monthNumber(word: string): number {
  const found = monthWords.findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(word)) + 1;
  return found > 0 ? found : Number(Object.entries(alsoWords).find(([, short]) => short === word.toLowerCase())?.[0] ?? 0);
}
