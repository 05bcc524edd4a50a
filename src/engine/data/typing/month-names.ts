/** Dates with the name of the month in other languages than English: `31. Dezember 2024`, `31 déc. 2024`, `31 de diciembre de 2024`. */
import { normalForm } from '../../language/normal-form.ts';
import { literal } from '../database.ts';

/** Lower case, without accents; the short forms that begin several months are left out. */
const months: readonly (readonly string[])[] = [
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

/** Digits stand for 9, as in every shape. */
export function isNamedDate(of: string): boolean {
  const word = shape.exec(of)?.[1];
  if (word === undefined) return false;
  const plain = normalForm(word, 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return months.some((names) => names.includes(plain) || names.includes(normalForm(word, 'NFC')));
}

/** What `namedDate` gives. */
export const namedFormat = '%d %m %Y';

/** SQL of such a date as day, month and year in figures; other texts stay. */
export function namedDate(text: string): string {
  const word = `strip_accents(lower(regexp_extract(regexp_replace(${text}, '(?i)\\bde\\b|[0-9]er\\b', '', 'g'), '\\p{L}{3,}')))`;
  const month = months.map(
    (names, at) => `WHEN ${word} IN (${names.map((name) => `strip_accents(${literal(name)})`).join(', ')}) THEN ${at + 1}`,
  );
  const day = `regexp_extract(${text}, '^[0-9]{1,2}')`;
  const year = `regexp_extract(${text}, '[0-9]{4}$')`;
  return `CASE WHEN regexp_matches(${text}, '\\p{L}') THEN ${day} || ' ' || (CASE ${month.join(' ')} END) || ' ' || ${year} ELSE ${text} END`;
}
