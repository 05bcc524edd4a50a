/** Rows that a phrase names by what one column says: `is_test = true`, `COGS is blank`. */
import type { Names, Rows } from './compared-rows.ts';
import { literal, name } from './database.ts';
import { isAlike, words } from './lexicon.ts';
import type { Column } from './typing/column-type.ts';

const held = /^(?<column>[\p{L}_][\p{L}\d_]{1,40}) ?={1,2} ?(?<value>\S.{0,60})$/u;
const blank =
  /^(?<column>.{1,60}?)(?: (?:is|are|ist|sind|est|sont|está|están|estiver|é|è|sono|fosse|كان))? ?(?:が|は)?(?:(?<= )(?:blank|empty|missing|null|not (?:given|filled(?: in)?|known)|leer|nicht (?:gefüllt|ausgefüllt|angegeben)|vides?|manquante?s?|non renseignée?s?|vací[oa]s?|en blanco|vazi[oa]s?|em branco|vuot[oaie]|mancante|فارغة?|فارغا|فارغًا)|空欄|空白|未入力|为空|为空白|缺失)$/iu;
const yes = /^(?:true|yes|y|1|ja|wahr|oui|vrai|sí|si|verdadero|sim|verdadeiro|sì|vero|はい|是|نعم)$/iu;
const no = /^(?:false|no|n|0|nein|falsch|non|faux|falso|não|いいえ|否|لا)$/iu;

export function rowsConditioned({ table }: Names, phrase: string): Rows | null | 'no-column' {
  const { column: said, value } = held.exec(phrase)?.groups ?? blank.exec(phrase)?.groups ?? {};
  if (said === undefined) return null;
  const column = columnCalled(table.columns, said);
  if (!column) return 'no-column';
  const text = `trim(CAST(${name(column.name)} AS VARCHAR))`;
  if (value === undefined) return { sql: `coalesce(${text} = '', true)`, columns: [column.name], values: ['∅'], where: true };
  const bare = value.replace(/^["']|["']$/g, '').trim();
  const alike = yes.test(bare)
    ? ['true', 'yes', 'y', '1', 'ja', 'oui', 'sí', 'si', 'sim', 'sì', bare]
    : no.test(bare)
      ? ['false', 'no', 'n', '0', 'nein', 'non', 'não', bare]
      : [bare];
  const among = [...new Set(alike.map((each) => each.toLowerCase()))].map(literal).join(', ');
  return { sql: `coalesce(lower(${text}) IN (${among}), false)`, columns: [column.name], values: [`= ${bare}`], where: true };
}

/** The column of that name, or else the one whose name holds all of its words. */
function columnCalled(columns: readonly Column[], said: string): Column | null {
  const own = words(said).replace(/^(?:the|der|die|das|le|la|el|o|a|il) /, '');
  const whole = columns.find(({ name: each }) => words(each) === own);
  if (whole) return whole;
  const holding = columns.filter(({ name: each }) => {
    const called = words(each).split(' ');
    return own.split(' ').every((word) => called.some((one) => isAlike(one, word)));
  });
  return holding.length === 1 ? holding[0]! : null;
}
