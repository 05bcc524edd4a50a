/** Reads the shape of a date: which formats could have written it. */

const time = /[T ]+9{1,2}:99(?::99(?:[.,]9+)?)?\s?(?:[AaPp]\.?[Mm]\.?)?\s?(?:Z|UTC|[+-]99:?(?:99)?)?$/;

const formats: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^9999-9{1,2}-9{1,2}$/, ['%Y-%m-%d']],
  [/^9999\/9{1,2}\/9{1,2}$/, ['%Y/%m/%d']],
  [/^9999\.9{1,2}\.9{1,2}$/, ['%Y.%m.%d']],
  [/^9{1,2}\.9{1,2}\.9999$/, ['%d.%m.%Y']],
  [/^9{1,2}\.9{1,2}\.99$/, ['%d.%m.%y']],
  [/^9{1,2}\/9{1,2}\/9999$/, ['%d/%m/%Y', '%m/%d/%Y']],
  [/^9{1,2}-9{1,2}-9999$/, ['%d-%m-%Y', '%m-%d-%Y']],
  [/^9{1,2}\/9{1,2}\/99$/, ['%d/%m/%y', '%m/%d/%y']],
  [/^9{1,2}-9{1,2}-99$/, ['%d-%m-%y', '%m-%d-%y']],
  [/^9{1,2} [A-Za-z]{3} 9999$/, ['%d %b %Y']],
  [/^9{1,2}-[A-Za-z]{3}-9999$/, ['%d-%b-%Y']],
  [/^9{1,2}-[A-Za-z]{3}-99$/, ['%d-%b-%y']],
  [/^9{1,2} [A-Za-z]{3,9} 9999$/, ['%d %B %Y']],
  [/^[A-Za-z]{3} 9{1,2},? 9999$/, ['%b %d %Y']],
  [/^[A-Za-z]{3,9} 9{1,2},? 9999$/, ['%B %d %Y']],
];

/** Formats that could have written this shape, its time of day cut off; empty when it is no date. */
export function readDateShape(shape: string): { formats: readonly string[]; hasTime: boolean } {
  const date = shape.replace(time, '');
  return { formats: formats.filter(([pattern]) => pattern.test(date)).flatMap(([, names]) => names), hasTime: date !== shape };
}

/** A date's text as the formats expect it: no time of day, no comma. */
export function dateText(value: string, hasTime: boolean): string {
  const date = hasTime ? `regexp_replace(${value}, '[T ]+[0-9]{1,2}:[0-9]{2}.*$', '')` : value;
  return `replace(${date}, ',', '')`;
}
