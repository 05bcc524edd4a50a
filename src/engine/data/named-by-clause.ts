/** Rows that a phrase names by what became of them: bills that were later reversed, tickets that were merged into another, what was not paid, credit notes. */
import { all } from '../../languages/all.ts';
import type { Names, Rows } from './compared-rows.ts';
import { type Database, literal, name } from './database.ts';
import { filler } from './filler-words.ts';
import { isAlike, nameFit, words } from './lexicon.ts';
import { isForm } from './named-otherwise.ts';
import { saySameState, saysState, wordsOfStates } from './states-of-rows.ts';
import { tagsOf } from './tag-lists.ts';
import type { Column } from './typing/column-type.ts';

type Sign = 'who' | 'unpaid' | 'credits' | 'twice';
const compiled = new Map<Sign, readonly RegExp[]>();

/** Made for the first phrase that names no value: of languages with spaces between words, and of those without. */
function signs(of: Sign): readonly RegExp[] {
  const known = compiled.get(of);
  if (known) return known;
  const joined = (spaced: boolean) =>
    Object.values(all)
      .flatMap(({ grammar, signs: { leaves } }) => (grammar.spaced === spaced ? leaves[of] || [] : []))
      .join('|');
  const made = [
    new RegExp(`(?<!\\p{L})(?:${joined(true)})(?!\\p{L})`, 'iu'),
    ...(joined(false) === '' ? [] : [new RegExp(joined(false), 'u')]),
  ];
  compiled.set(of, made);
  return made;
}
const says = (of: Sign, phrase: string) => signs(of).some((sign) => sign.test(phrase));

/** Whether a phrase says that rows stand there more often than they should: `rows that came through twice`. */
export const saysTwice = (phrase: string) => says('twice', phrase);

/** What was refunded had been paid, though its status says something else. */
export const rowsUnpaid = (names: Names, phrase: string): Rows | null => (says('unpaid', phrase) ? unpaid(names, phrase) : null);

export async function rowsByClause(database: Database, names: Names, phrase: string): Promise<Rows | null> {
  return (await became(database, names, phrase)) ?? (says('credits', phrase) ? credited(database, names) : null);
}

/** What says when, how or into what, and not what became of a row. */
const byTheWay =
  /^(?:later|then|already|afterwards?|subsequently|eventually|again|since|also|into|onto|another|other|others|one|each|same|it|they|customer|spater|nachtraglich|wieder|bereits|schon|dann|einem|einer|einen|anderen|andere|anderer|anderes|mit|zu|in|wurden?|werden|worden|sind|ist|waren|war|ont|ete|a|sont|est|plus|tard|ensuite|deja|depuis|avec|autre|un|une|par|la|suite|fueron|fue|han|ha|sido|son|despues|luego|ya|posteriormente|con|otro|otra|foram|foi|depois|ja|com|outro|outra|sono|stati|stato|state|stata|poi|gia|dopo|altro|altra|successivamente|has|have|had|were|got|get|twice|just|only|e|et|y)$/;
/** What a column that holds the mark of it says beside the word for it. */
const besideMark =
  /^(?:with|by|in|on|at|as|to|of|from|for|no|nr|num|number|nummer|id|ref|reference|document|doc|docs|entry|date|time|day|reason|code|flag|mit|durch|von|am|um|beleg|belegnummer|datum|grund|kennzeichen|par|le|la|avec|piece|numero|motif|con|por|el|documento|fecha|motivo|com|em|data|da|di|il|per)$/;
/** What a label says beside it. */
const besideLabel =
  /^(?:closed?|by|auto|automatic\w*|is|was|been|set|as|status|state|done|resolved|solved|marked|flag|flagged|tag|sys|system|geschlossen|durch|per|ferme|par|cerrado|por|chiuso|da|fechado)$/;
/** What most rows have is no mark of some. */
const mostMarked = 0.5;

/** By the label that says so, or by a column that only such rows fill. */
async function became(database: Database, { table, values }: Names, phrase: string): Promise<Rows | null> {
  const clause = signs('who').flatMap((sign) => {
    const found = sign.exec(phrase);
    return found && found.index > 0 ? [phrase.slice(found.index + found[0].length)] : [];
  })[0];
  const said = wordsOfStates(phrase);
  // `Offers the client pulled back` says which without a word that begins a clause.
  if (clause === undefined && !said.some(saysState)) return null;
  const names = [table.name, ...table.columns.map((column) => column.name)].flatMap((each) => words(each).split(' '));
  const isName = (word: string) => clause === undefined && names.some((own) => isAlike(own, word));
  const telling = wordsOfStates(clause ?? phrase).filter((word) => !filler.has(word) && !byTheWay.test(word) && !isName(word));
  if (telling.length === 0 || telling.every((word) => besideLabel.test(word))) return null;
  const isSame = (word: string, own: string) => isAlike(own, word) || isForm(word, own) || saySameState(word, own);
  const isSaid = (own: string) => telling.some((word) => isSame(word, own)) || said.some((word) => isAlike(own, word));
  const isWhole = (text: string, beside: RegExp) => {
    const own = wordsOfStates(text).filter((word) => !beside.test(word));
    return own.length > 0 && own.every(isSaid) && telling.every((word) => own.some((each) => isSame(word, each)));
  };
  const tags = (await tagsOf(database, table)).filter(({ tag }) => isWhole(tag, besideLabel));
  if (tags.length > 0)
    return {
      sql: `(${tags.map(({ sql }) => `coalesce(${sql}, false)`).join(' OR ')})`,
      columns: [...new Set(tags.map(({ column }) => column.name))],
      values: tags.map(({ tag }) => tag),
    };
  for (const [column, members] of values) {
    const found = members.filter((member) => isWhole(member, besideLabel));
    if (found.length > 0) return among(column, found, false);
  }
  const marked = table.columns.find(
    ({ name: called, type, filled }) =>
      type.kind !== 'boolean' && filled > 0 && filled <= mostMarked * table.rows && isWhole(called, besideMark),
  );
  return marked ? { sql: `(${isFilled(marked)})`, columns: [marked.name], values: ['✓'], where: true } : null;
}

const isFilled = ({ name: called }: Column) => `${name(called)} IS NOT NULL AND trim(CAST(${name(called)} AS VARCHAR)) <> ''`;

const ofPayment =
  /\b(?:payment|paid|financial|settled|zahlung|zahlungs\w*|bezahlt|bezahlung|paiement|paye|payee|regle|reglement|pago|pagado|pagada|pagamento|pagato|pagata)\b|支払|入金|付款|支付|الدفع|مدفوع/;
const isPaid =
  /^(?:paid|fully paid|paid in full|settled|partially refunded|refunded|bezahlt|beglichen|voll bezahlt|erstattet|payee?s?|reglee?s?|remboursee?s?|pagad[oa]s?|reembolsad[oa]s?|pag[oa]s?|pagat[oaie]|rimborsat[oaie]|支払済み?|支払い済み|入金済み?|已付款|已支付|مدفوعة?)$/;

/** By the one column that tells of payment: what it does not call paid, a yes or no, or the day it was paid. */
function unpaid({ table, values }: Names, phrase: string): Rows | null {
  const rest = words(phrase)
    .split(' ')
    .some((word) => word === 'partly' || word === 'partially' || word === 'teilweise');
  if (rest) return null;
  for (const [column, members] of values) {
    if (!ofPayment.test(words(column.name))) continue;
    const paid = members.filter((member) => isPaid.test(words(member)));
    if (paid.length > 0 && paid.length < members.length) return among(column, paid, true);
  }
  const known = table.columns.filter(({ name: called }) => ofPayment.test(words(called)));
  const flag = known.find(
    ({ type, name: called }) => type.kind === 'boolean' && !/\b(?:un|not|nicht|non|no|nao)\b|^un/.test(words(called)),
  );
  if (flag) return { sql: `NOT coalesce(${name(flag.name)}, false)`, columns: [flag.name], values: ['≠ true'], where: true };
  const [day, ...others] = known.filter(({ type, filled }) => type.kind === 'date' && filled < table.rows);
  return day && others.length === 0 ? { sql: `${name(day.name)} IS NULL`, columns: [day.name], values: ['∅'], where: true } : null;
}

function among(column: Column, members: readonly string[], others: boolean): Rows {
  const held = `coalesce(CAST(${name(column.name)} AS VARCHAR) IN (${members.map(literal).join(', ')}), false)`;
  return others
    ? { sql: `NOT ${held}`, columns: [column.name], values: members.map((member) => `≠ ${member}`), where: true }
    : { sql: held, columns: [column.name], values: members };
}

const ofKind = /\b(?:type|kind|class|category|art|typ|belegart|tipo|genre|nature)\b|(?<!\w)\w{1,24}art$|種別|類型|类型|نوع/;

/** Credit notes take an amount off where bills hold one: by the kind that nothing but them has, or else by their sign. */
async function credited(database: Database, { table, values }: Names): Promise<Rows | null> {
  const [amount] = table.columns
    .filter(({ type, name: called }) => type.kind === 'number' && nameFit('amount', called) > 0)
    .toSorted((a, b) => nameFit('amount', b.name) - nameFit('amount', a.name));
  if (!amount) return null;
  const off = `${name(amount.name)} < 0`;
  const [row] = await database.query(`SELECT count(*) FILTER (WHERE ${off}) AS "off", count(*) AS "all" FROM ${table.sql}`);
  const count = Number(row!.off);
  if (count === 0 || count > mostMarked * Number(row!.all)) return null;
  for (const [column] of values) {
    if (!ofKind.test(words(column.name))) continue;
    const kinds = await database.query(
      `SELECT CAST(${name(column.name)} AS VARCHAR) AS "kind", count(*) FILTER (WHERE ${off}) AS "off", count(*) FILTER (WHERE ${name(amount.name)} > 0) AS "on"
       FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    const apart = kinds.filter((kind) => Number(kind.off) > 0 && Number(kind.on) === 0);
    if (apart.reduce((sum, kind) => sum + Number(kind.off), 0) === count)
      return among(
        column,
        apart.map(({ kind }) => String(kind)),
        false,
      );
  }
  return { sql: `coalesce(${off}, false)`, columns: [amount.name], values: ['< 0'], where: true };
}
