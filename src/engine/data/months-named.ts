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
  const said = monthSaid(names.table, phrase);
  const column = said && cameAbout(names.table);
  if (!said || !column) return null;
  const year = said.year ?? (await yearOf(database, names, name(column.name), said.month));
  if (year === null) return null;
  const { from, to } = spanOf({ month: said.month, year });
  const sql = `coalesce(${name(column.name)} BETWEEN DATE '${from}' AND DATE '${to}', false)`;
  return { sql, columns: [column.name], values: [`${from} – ${to}`], where: true, month: true };
}

/** The month, where the phrase says nothing else that names rows. */
function monthSaid(table: Table, phrase: string): { month: number; year: number | null } | null {
  const unspaced = inYear.exec(phrase.trim())?.groups;
  if (unspaced) return { month: Number(unspaced.month), year: unspaced.year === undefined ? null : Number(unspaced.year) };
  const said = words(phrase).split(' ');
  const years = said.filter((word) => /^(?:19|20)\d\d$/.test(word));
  const named = said.filter((word) => monthNames().all.has(word) && (word.length >= longEnough || said.length <= 1 + years.length));
  const own = [table.name, ...table.columns.map((column) => column.name)].flatMap((each) => words(each).split(' '));
  const written = spoken(phrase).split(' ');
  const isTold = (word: string, at: number) =>
    named.includes(word) ||
    years.includes(word) ||
    filler.has(word) ||
    beside.test(word) ||
    isMade(written[at] ?? word) ||
    own.some((each) => isAlike(each, word));
  const [month, ...others] = named;
  if (month === undefined || others.length > 0 || years.length > 1 || !said.every(isTold)) return null;
  return { month: monthNames().all.get(month)!, year: years[0] === undefined ? null : Number(years[0]) };
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
