/** Values of the rows that a brief names, which it says are wrong by a factor: the surcharge of January at twice the real amount. */
import type { Dictated } from '../../model/brief.ts';
import type { Undone } from '../../model/fact.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import { monthIn } from './compared-rows.ts';
import { type Database, name } from './database.ts';
import { filler } from './filler-words.ts';
import { isAlike, nameFit, words } from './lexicon.ts';
import { multiply } from './multiplied.ts';
import { namesOf, rowsNamed } from './named-rows.ts';
import type { Column, Table } from './typing/column-type.ts';

interface Put {
  tables: Table[];
  notes: QualityNote[];
}

/** Words that mean every amount of the data. */
const amounts =
  /^(?:amounts?|figures?|values?|sums?|betrage?|zahlen|werte|summen|montants?|chiffres?|importes?|cifras?|valores|importi|cifre)$/;
const week = /(?<!\p{L})(?:weeks?|calendar week|kw|wochen?|semaines?|semanas?|settiman[ae])\s?(\d{1,2})(?!\d)/iu;
const weekly = /\b(?:week|kw|woche|kalenderwoche|semaine|semana|settimana)\b/;
const ofTime =
  /^(?:in|im|on|of|from|for|to|during|by|per|en|de|du|del|des|dans|pour|von|vom|fur|aus|di|do|da|em|no|na|nel|per|la|le|les|el|los|las|the|der|die|das|den|everything|anything|all|alles|alle|tout|toutes?|tous|todos?|todas?|tutt[oaie]|shipped|sent|made|booked|entered|posted|ordered|delivered|invoiced|gebuchten?|versandten?|weeks?|kw|wochen?|semaines?|semanas?|settiman[ae]|months?|monat|mois|mes|mese|year|jahr|annee|ano|anno)$/;

/** Multiplies them; what it names but the data do not have is said, and changes nothing. */
export async function timesInRows(
  database: Database,
  { what, factor, text }: Extract<Dictated, { kind: 'times' }>,
  done: Put,
): Promise<'applied' | Undone['why']> {
  const names = await namesOf(database, done.tables);
  const chosen = names.flatMap((of, at) => columnsMeant(of.table, what).map((meant) => ({ ...meant, of, at })));
  const best = Math.max(0, ...chosen.map(({ fit }) => fit));
  const meant = chosen.filter(({ fit }) => fit === best);
  if (meant.length === 0) return 'unnamed';
  let why: 'applied' | Undone['why'] = 'no-row';
  for (const { column, of, at } of meant) {
    const rest = restOf(what, column, of.table);
    const time = await timeMeant(database, of.table, what);
    const named = rest === '' ? null : await rowsNamed(database, of, rest);
    // A name that no row has means no row, and not all of them.
    if (time === null || (rest !== '' && !named)) continue;
    const sql =
      [time, named?.sql]
        .filter((each): each is string => !!each)
        .map((each) => `(${each})`)
        .join(' AND ') || 'true';
    const own = name(column.name);
    const [before] = await database.query(
      `SELECT count(${own}) AS "rows", count(*) AS "all", CAST(sum(${own}) AS DOUBLE) AS "sum" FROM ${of.table.sql} WHERE coalesce(${sql}, false)`,
    );
    const rows = Number(before!.rows);
    if (rows === 0) continue;
    const [was, value] = [Number(before!.sum), Number(before!.sum) * factor].map((sum) => Number(sum.toFixed(2))) as [number, number];
    done.tables[at] = await multiply(
      database,
      done.tables[at]!,
      [column],
      (held) => `CASE WHEN coalesce(${sql}, false) THEN CAST(CAST(${held} AS DOUBLE) * ${factor} AS DECIMAL(28, 6)) ELSE ${held} END`,
    );
    why = 'applied';
    done.notes.push({
      code: 'restated',
      message: `${column.name} of ${rows.toLocaleString('en')} rows of ${of.table.file} is corrected, as the brief says: “${text}”; these rows come to ${value.toLocaleString('en')} instead of ${was.toLocaleString('en')}.`,
      table: of.table.name,
      column: column.name,
      rows,
      sentence: 'restated-rows',
      figures: { column: column.name, file: of.table.file, rows, value, was, text },
    });
  }
  return why;
}

const isMeasure = ({ name: called, type }: Column) =>
  type.kind === 'number' && !type.percent && nameFit('id', called) === 0 && !ofCalendar.test(words(called));
const ofCalendar =
  /^(?:(?:fiscal|iso|calendar) )?(?:week|kw|month|year|quarter|day|woche|monat|jahr|quartal|tag|semaine|mois|annee|trimestre|jour|semana|mes|ano|dia|settimana|mese|anno|giorno)(?: (?:no|nr|number))?$/;

/** The columns whose names share most with what is named; all that hold money where it says amounts. */
function columnsMeant({ columns }: Table, what: string): { column: Column; fit: number }[] {
  const said = words(what)
    .split(' ')
    .filter((word) => word.length > 2);
  const measures = columns.filter(isMeasure);
  const fits = measures.flatMap((column) => {
    const own = words(column.name)
      .split(' ')
      .filter((word) => word.length > 2);
    const fit = own.filter((each) => said.some((word) => isMeant(word, each))).length;
    return fit > 0 ? [{ column, fit: fit + fit / own.length }] : [];
  });
  const best = Math.max(0, ...fits.map(({ fit }) => fit));
  if (best > 0) return fits.filter(({ fit }) => fit === best);
  if (!said.some((word) => amounts.test(word))) return [];
  return measures.flatMap((column) => (isMoney(column) ? [{ column, fit: 0.5 }] : []));
}

const isMoney = ({ name: called, type }: Column) =>
  nameFit('amount', called) > 0 ||
  (type.kind === 'number' && Object.keys(type.currencies).length > 0) ||
  /\b(?:cost|price|fee|amount|kosten|preis|betrag|cout|montant|prix|coste|costo|importe|precio|custo|valor|preco|prezzo|importo)s?\b/.test(
    words(called),
  );

/** `Frachtkosten` and `Fracht`, `fuel surcharge` and `fuel_surcharge_gbp`. */
function isMeant(word: string, own: string): boolean {
  if (isAlike(word, own)) return true;
  const [short, long] = [word, own].toSorted((a, b) => a.length - b.length) as [string, string];
  return short.length >= shortestPart && long.startsWith(short);
}
const shortestPart = 5;

/** What is left to name rows by: without the measure, the time, and the words between them. */
function restOf(what: string, column: Column, table: Table): string {
  const own = words(column.name).split(' ');
  const dated = table.columns.filter(({ type }) => type.kind === 'date').flatMap(({ name: each }) => words(each).split(' '));
  const counted = words(what.replace(week, ' ')).split(' ');
  return counted
    .filter(
      (word) =>
        word !== '' &&
        monthIn(word) === null &&
        !/^(?:19|20)\d\d$/.test(word) &&
        !ofTime.test(word) &&
        !amounts.test(word) &&
        !filler.has(word) &&
        ![...own, ...dated].some((each) => each.length > 2 && isMeant(word, each)),
    )
    .join(' ');
}

/** SQL of the month or week that is named, of the latest such where no year is; '' where none is, null where the table has no such column. */
async function timeMeant(database: Database, { columns, sql }: Table, what: string): Promise<string | null> {
  const month = monthIn(what);
  const number = week.exec(what)?.[1];
  const said = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(what)?.[0];
  if (month === null && number === undefined && said === undefined) return '';
  const dates = columns.filter(({ type }) => type.kind === 'date');
  const nouns = words(what).split(' ');
  const nearness = ({ name: each }: Column) =>
    words(each)
      .split(' ')
      .filter((own) => own.length > 3 && nouns.some((word) => isMeant(word, own))).length;
  const [date] = dates.toSorted((a, b) => nearness(b) - nearness(a));
  const numbered =
    number === undefined ? undefined : columns.find(({ name: each, type }) => type.kind === 'number' && weekly.test(words(each)));
  if (!date && !numbered) return null;
  const day = date && name(date.name);
  const part =
    month !== null
      ? day && `month(${day}) = ${month}`
      : number !== undefined
        ? numbered
          ? `${name(numbered.name)} = ${Number(number)}`
          : day && `week(${day}) = ${Number(number)}`
        : 'true';
  if (!part) return null;
  const ofYear = number !== undefined && month === null ? 'isoyear' : 'year';
  if (!day) return said === undefined ? part : null;
  if (said !== undefined) return `${part} AND ${ofYear}(${day}) = ${said}`;
  const [latest] = await database.query(`SELECT max(${ofYear}(${day})) AS "year" FROM ${sql} WHERE ${part}`);
  return latest!.year === null ? part : `${part} AND ${ofYear}(${day}) = ${Number(latest!.year)}`;
}
