/** `Amounts in € million unless stated otherwise`: the unit of figures that a text writes bare. */

const statement =
  /(?<!\p{L})(?:all|amounts?|figures?|values?|numbers|sums|alle|beträge|angaben|werte|zahlen|montants|chiffres|importes|cifras|valores|importi|valori)(?:\s+\p{L}+){0,3}?\s+(?:in|en|em)\s+((?:[€$£¥]|EUR|USD|GBP|CHF)\s?)?(million(?:s|en)?|mio\.?|m|thousand|tausend|tsd\.?|k|milliers|miles|mil|migliaia|millones|milhões|milioni)(?![\p{L}\d])/iu;

/** The figures as they may be written in full: `2.8` as `€ 2.8 million`, `€2.8 million` and `2.8 million`; none without such a statement. */
export function inStatedUnit(said: string, figures: Iterable<string>): string[] {
  const [, currency = '', unit] = statement.exec(said) ?? [];
  if (unit === undefined) return [];
  const symbol = currency.trim();
  return [...figures].flatMap((figure) => {
    const bare = `${figure} ${unit}`;
    return symbol === '' ? [bare] : [bare, `${symbol} ${bare}`, `${symbol}${bare}`, `${bare} ${symbol}`];
  });
}
