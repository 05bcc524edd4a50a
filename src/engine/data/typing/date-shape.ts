/** Reads the shape of a date: which formats could have written it. */
import { isNamedDate, namedDate, namedFormat } from './month-names.ts';

const time = /(?<![T ])[T ]+9{1,2}:99(?::99(?:[.,]9+)?)?\s?(?:[AaPp]\.?[Mm]\.?)?\s?(?:Z|UTC|[+-]99:?(?:99)?)?$/;

const englishMonth =
  /^9{1,2}[ -](?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[ -]9999$/i;

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
  [/^9999年9{1,2}月9{1,2}日$/, ['%Y年%m月%d日']],
  [/^[A-Za-z]{3} 9{1,2},? 9999$/, ['%b %d %Y']],
  [/^[A-Za-z]{3,9} 9{1,2},? 9999$/, ['%B %d %Y']],
];

/** Formats that could have written this shape, its time of day cut off; empty when it is no date. `named` when the month is a word of another language. */
export function readDateShape(shape: string): { formats: readonly string[]; hasTime: boolean; named: boolean } {
  const date = shape.replace(time, '');
  const found = formats.filter(([pattern]) => pattern.test(date)).flatMap(([, names]) => names);
  const named = isNamedDate(date) && !englishMonth.test(date);
  return { formats: named ? [namedFormat] : found, hasTime: date !== shape, named };
}

/** A date's text as the formats expect it: no time of day, no comma, months of other languages in figures. */
export function dateText(value: string, { hasTime, named }: { hasTime: boolean; named?: true }): string {
  const date = hasTime ? `regexp_replace(${value}, '[T ]+[0-9]{1,2}:[0-9]{2}.*$', '')` : value;
  const plain = `replace(${date}, ',', '')`;
  return named ? namedDate(plain) : plain;
}
