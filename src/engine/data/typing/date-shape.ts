/** Recognises dates and periods in words, digits or numbers, in nine languages. */
import { normalForm } from '../../language/normal-form.ts';
import { literal } from '../database.ts';

/** Lower case, without accents; short forms shared by several months are left out. */
export const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janner', 'janvier', 'janv', 'enero', 'ene', 'janeiro', 'gennaio', 'gen', 'يناير'],
  ['february', 'feb', 'februar', 'fevrier', 'fevr', 'fev', 'febrero', 'fevereiro', 'febbraio', 'فبراير'],
  ['march', 'mar', 'marz', 'mrz', 'mars', 'marzo', 'marco', 'مارس'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'أبريل', 'ابريل'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mag', 'مايو'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'junho', 'giugno', 'giu', 'يونيو'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'julho', 'luglio', 'lug', 'يوليو'],
  ['august', 'aug', 'aout', 'agosto', 'ago', 'أغسطس', 'اغسطس'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setembro', 'settembre', 'set', 'سبتمبر'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'outubro', 'out', 'ottobre', 'ott', 'أكتوبر', 'اكتوبر'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'نوفمبر'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dezembro', 'dicembre', 'ديسمبر'],
];

const shape = /^9{1,2}(?:\.|º|er)?[ -]?(?:de )?(\p{L}+)\.?[ -](?:de )?9999$/iu;

/** Digits are 9, as in every shape. */
function isNamedDate(of: string): boolean {
  const word = shape.exec(of)?.[1];
  if (word === undefined) return false;
  const plain = normalForm(word, 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return monthNames.some((names) => names.includes(plain) || names.includes(normalForm(word, 'NFC')));
}

/** The format that `namedDate` produces. */
export const namedFormat = '%d %m %Y';

/** SQL of a date with a month name as day, month and year in digits; other texts stay. */
function namedDate(text: string): string {
  const word = `strip_accents(lower(regexp_extract(regexp_replace(${text}, '(?i)\\bde\\b|[0-9]er\\b', '', 'g'), '\\p{L}{3,}')))`;
  // A lookup instead of a CASE per month: the word is a long expression that DuckDB would plan again for each.
  const names = monthNames.flat().map((name) => `strip_accents(${literal(name)})`);
  const numbers = monthNames.flatMap((of, at) => of.map(() => at + 1));
  const month = `list_extract([${numbers.join(', ')}], list_position([${names.join(', ')}], ${word}))`;
  const day = `regexp_extract(${text}, '^[0-9]{1,2}')`;
  const year = `regexp_extract(${text}, '[0-9]{4}$')`;
  return `CASE WHEN regexp_matches(${text}, '\\p{L}') THEN ${day} || ' ' || ${month} || ' ' || ${year} ELSE ${text} END`;
}

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

/** Formats that could have produced this shape without its time of day; none if it is not a date. `named`: the month is a word of another language. */
export function readDateShape(shape: string): { formats: readonly string[]; hasTime: boolean; named: boolean } {
  const date = shape.replace(time, '');
  const found = formats.filter(([pattern]) => pattern.test(date)).flatMap(([, names]) => names);
  const named = isNamedDate(date) && !englishMonth.test(date);
  return { formats: named ? [namedFormat] : found, hasTime: date !== shape, named };
}

/** A date's text as the formats expect it: no time of day, no comma, foreign months in digits. */
export function dateText(value: string, { hasTime, named }: { hasTime: boolean; named?: true }): string {
  const date = hasTime ? `regexp_replace(${value}, '[T ]+[0-9]{1,2}:[0-9]{2}.*$', '')` : value;
  const plain = `replace(${date}, ',', '')`;
  return named ? namedDate(plain) : plain;
}

export interface FiscalYear {
  /** Months between a calendar month's number and its number in the fiscal year. */
  monthsAhead: number;
  /** Years between the year a fiscal year is named after and the year it ends in. */
  yearsToName: number;
}

/**
 * SQL for the first month (year × 12 + month − 1, in the fiscal year) and the number of months of a period's text; null if it is not a
 * period. Months are calendar months; quarters and years are fiscal.
 */
export function periodText(value: string, { monthsAhead, yearsToName }: FiscalYear): { month: string; months: string } {
  // `FY25/26` ends in 2026.
  const text = `regexp_replace(upper(trim(CAST(${value} AS VARCHAR))), 'FY ?''?(?:20)?[0-9]{2}/(?:20)?([0-9]{2})', 'FY\\1')`;
  const full = '(?:19|20)[0-9]{2}';
  const fiscal = `FY ?'?(?:${full}|[0-9]{2})`;
  const year = `(CASE WHEN regexp_matches(${text}, '${full}') THEN TRY_CAST(regexp_extract(${text}, '${full}') AS INTEGER)
      ELSE 2000 + TRY_CAST(regexp_extract(${text}, 'FY ?''?([0-9]{2})', 1) AS INTEGER) END + ${yearsToName})`;
  const part = (letters: string, most: number) => ({
    is: `regexp_full_match(${text}, ${quoted(`(?:(?:${fiscal}|${full})[ /-]?[${letters}][1-${most}]|[${letters}][1-${most}][ /-]?(?:${fiscal}|${full}))`)})`,
    number: `TRY_CAST(regexp_extract(${text}, '[${letters}]([1-${most}])', 1) AS INTEGER)`,
  });
  const quarter = part('QT', 4);
  const half = part('HS', 2);
  const numbered = {
    is: `regexp_full_match(${text}, ${quoted(`(?:(?:${fiscal}|${full})[ /-]?[PM](?:0?[1-9]|1[0-2])|[PM](?:0?[1-9]|1[0-2])[ /-]?(?:${fiscal}|${full}))`)})`,
    number: `TRY_CAST(regexp_extract(${text}, '[PM]([0-9]{1,2})', 1) AS INTEGER)`,
  };
  const isMonth = `regexp_full_match(${text}, '${full}[-/](0[1-9]|1[0-2])(-01)?')`;
  const isYear = `regexp_full_match(${text}, ${quoted(`(?:${fiscal}|(?:FY)? ?${full})`)})`;
  const named = `coalesce(try_strptime(${text}, '%b %Y'), try_strptime(${text}, '%B %Y'))`;
  const calendarYear = `TRY_CAST(substr(${text}, 1, 4) AS INTEGER)`;
  const monthOf = `TRY_CAST(substr(${text}, 6, 2) AS INTEGER)`;
  return {
    month: `CASE WHEN ${quarter.is} THEN ${year} * 12 + (${quarter.number} - 1) * 3 WHEN ${half.is} THEN ${year} * 12 + (${half.number} - 1) * 6
      WHEN ${numbered.is} THEN ${year} * 12 + ${numbered.number} - 1 WHEN ${isMonth} THEN ${calendarYear} * 12 + ${monthOf} - 1 + ${monthsAhead}
      WHEN ${isYear} THEN ${year} * 12 ELSE year(${named}) * 12 + month(${named}) - 1 + ${monthsAhead} END`,
    months: `CASE WHEN ${quarter.is} THEN 3 WHEN ${half.is} THEN 6 WHEN ${numbered.is} OR ${isMonth} THEN 1 WHEN ${isYear} THEN 12 WHEN ${named} IS NOT NULL THEN 1 END`,
  };
}

function quoted(pattern: string): string {
  return `'${pattern.replaceAll("'", "''")}'`;
}
