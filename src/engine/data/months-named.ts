/** Rows that a phrase names by a month alone, of whatever date tells when they came about: `June 2025`, `anything ordered in August`. */
import { all } from '../../languages/all.ts';
import { monthNames, type Names, type Rows, spanOf, yearOf } from './compared-rows.ts';
import { type Database, name } from './database.ts';
import { filler } from './filler-words.ts';
import { isAlike, nameFit, spoken, words } from './lexicon.ts';
import type { Column, Table } from './typing/column-type.ts';

const inYear = /^(?:(?<year>(?:19|20)\d\d)\s?年の?\s?)?(?<month>1[0-2]|0?[1-9])\s?月(?:分|中|の\S{0,8})?$/u;
const beside =
  /^(?:in|of|during|im|vom|von|aus|en|de|du|des|del|do|da|di|em|no|na|a|month|months|monat|monate|monats|mois|mes|meses|mese|mesi|full|whole|entire|شهر|في)$/;
/** A short word may be another thing in one of the languages: `set`, `out`, `mar`. */
const longEnough = 4;

let made: RegExp | undefined;
/** Words for how rows come about: ordered, created, booked. */
function isMade(word: string): boolean {
  made ??= new RegExp(
    `^(?:${Object.values(all)
      .flatMap(({ signs }) => signs.happened.made || [])
      .join('|')})$`,
    'iu',
  );
  return made.test(word);
}

export async function rowsOfMonth(database: Database, names: Names, phrase: string): Promise<Rows | null> {
  const said = monthsSaid(names.table, phrase);
  const column = said && cameAbout(names.table);
  if (!said || !column) return null;
  const { first, last } = said;
  const year = said.year ?? (await yearOf(database, names, name(column.name), last));
  if (year === null) return null;
  // `November to January` begins in the year before.
  const { from } = spanOf({ month: first, year: first > last ? year - 1 : year });
  const { to } = spanOf({ month: last, year });
  const sql = `coalesce(${name(column.name)} BETWEEN DATE '${from}' AND DATE '${to}', false)`;
  return { sql, columns: [column.name], values: [`${from} – ${to}`], where: true, month: true };
}

const until = /^(?:to|until|till|through|thru|bis|a|au|al|hasta|ate|fino|إلى|الى|حتى)$/;

/** The months from one to another, or the only one, where the phrase says nothing else that names rows. */
function monthsSaid(table: Table, phrase: string): { first: number; last: number; year: number | null } | null {
  const unspaced = inYear.exec(phrase.trim())?.groups;
  if (unspaced) {
    const month = Number(unspaced.month);
    return { first: month, last: month, year: unspaced.year === undefined ? null : Number(unspaced.year) };
  }
  const said = words(phrase).split(' ');
  const years = said.filter((word) => /^(?:19|20)\d\d$/.test(word));
  const isBare = said.every((word) => monthNames().all.has(word) || years.includes(word) || until.test(word));
  const named = said.flatMap((word, at) => (monthNames().all.has(word) && (word.length >= longEnough || isBare) ? [at] : []));
  const own = [table.name, ...table.columns.map((column) => column.name)].flatMap((each) => words(each).split(' '));
  const written = spoken(phrase).split(' ');
  const [first, last, ...others] = named;
  if (first === undefined || others.length > 0 || years.length > 1) return null;
  const between = said.slice(first + 1, last ?? first + 1).filter((word) => !years.includes(word));
  // Two months that nothing joins are no span.
  if (last !== undefined && !(between.length === 1 && until.test(between[0]!))) return null;
  const isTold = (word: string, at: number) =>
    named.includes(at) ||
    years.includes(word) ||
    (last !== undefined && until.test(word)) ||
    filler.has(word) ||
    beside.test(word) ||
    isMade(written[at] ?? word) ||
    own.some((each) => isAlike(each, word));
  if (!said.every(isTold)) return null;
  const monthAt = (at: number) => monthNames().all.get(said[at]!)!;
  return { first: monthAt(first), last: monthAt(last ?? first), year: years[0] === undefined ? null : Number(years[0]) };
}

const ofRows =
  /\b(?:order|ordered|invoice|document|posting|booking|booked|transaction|sale|bestell\w*|beleg\w*|auftrags?\w*|buchungs?\w*|rechnungs?\w*|commande|facture|pedido|factura|fatura|ordine|fattura)\b/;
const mostlyFilled = 0.9;

/** The date on which nearly every row came about. */
function cameAbout({ columns, rows }: Table): Column | null {
  const dates = columns.filter(({ type, filled }) => type.kind === 'date' && filled >= mostlyFilled * rows);
  const rank = ({ name: called }: Column) =>
    nameFit('created', called) * 2 + (ofRows.test(words(called)) ? 1.5 : 0) + nameFit('period', called);
  return dates.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
