/** The share of rows of which a brief says that something holds: of their own columns, of the time that they took, or of rows that belong to them. */
import type { Given, Told, Within } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { isAlike, words } from '../lexicon.ts';
import { namesOf } from '../named-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { StatedMeasures } from './measures-found.ts';
import { outcomeColumns } from './outcome-columns.ts';
import { type Belonging, belongingSaid } from './rows-belonging.ts';
import { conditionSaid } from './said-condition.ts';
import { isEither, isOf, named, nameOf, none, rowsCalled, withoutDate } from './told-words.ts';
import { type HeldWithin, heldWithin } from './within-limit.ts';

type Stated = Extract<Given, { kind: 'measure' }>;
type Share = Extract<Told, { kind: 'share' }>;

/** Null where no table tells it. */
export async function shareTold(
  database: Database,
  tables: readonly Table[],
  stated: Stated,
  { said, also, within, limit, rows = said, shareOf }: Share,
): Promise<StatedMeasures | null> {
  // The rows that the words name first, then the most.
  const ordered = tables.toSorted((a, b) => Number(isOf(b, rows)) - Number(isOf(a, rows)) || b.rows - a.rows);
  const called = nameOf(stated.called, also ?? [], said);
  for (const each of ordered) {
    const found = within ? await inTime(database, each, said, within) : await ofRowsOrOthers(database, each, tables, said);
    if (!found) continue;
    const { column, sql, polarity, outcomes, table = each, told, read, values } = found;
    const nameless = limit
      ? `${withoutDate(column.name)} ${limit}`
      : shareOf && values
        ? shareOf.replace('{value}', values.join(' / '))
        : column.name;
    const rowsAre = rowsCalled(table, rows);
    const dated = found.dated ?? (rowsAre === null ? null : dayOf(table, rowsAre));
    const open = decided.test(words(rows)) ? await openStates(database, table, column) : [];
    const counted =
      open.length === 0
        ? sql
        : `CASE WHEN CAST(m.${name(column.name)} AS VARCHAR) NOT IN (${open.map(literal).join(', ')}) THEN ${sql} END`;
    return {
      ...none,
      table,
      measures: [
        {
          ...named(stated, called ?? nameless),
          column: column.name,
          behaviour: 'flag',
          unit: 'ratio',
          currency: null,
          polarity,
          sql: `(${counted})`,
          against: {},
        },
      ],
      time: dated ? { name: dated.name, sql: `m.${name(dated.name)}` } : null,
      everyRow: true,
      outcomes: [...outcomes, ...(await outcomeColumns(database, table, sql))],
      called: rowsAre,
      ...(told && { madeOf: [each, told] }),
      ...(read && { read }),
    };
  }
  return null;
}

/** The only day that is called after the rows: `Renewal due` of renewals. */
function dayOf(table: Table, rows: string): Column | null {
  const days = table.columns.filter(
    ({ name: each, type, filled }) =>
      type.kind === 'date' &&
      filled > table.rows / 2 &&
      words(each)
        .split(' ')
        .some((part) => part.length > 3 && isAlike(part, words(rows))),
  );
  return days.length === 1 ? days[0]! : null;
}

const decided =
  /\b(?:decided|closed|concluded|settled|completed|entschieden\w*|abgeschlossen\w*|beendet\w*|decidee?s?|clos|closes|cloturee?s?|decidid[oa]s?|cerrad[oa]s?|encerrad[oa]s?|concluid[oa]s?|decis[eio]|chius[eio])\b|決定|完了|已决定|已关闭|المحسوم/;
const undecided =
  /\b(?:open|pending|in progress|undecided|in negotiation|offen|laufend|in bearbeitung|en cours|ouverte?s?|en attente|abiert[oa]s?|pendientes?|en curso|abert[oa]s?|pendentes?|em curso|apert[oaie]|in corso|in sospeso)\b|未決|進行中|未决|进行中|مفتوح|معلق/;

/** What is open so far counts neither way among those that are decided. */
async function openStates(database: Database, table: Table, column: Column): Promise<string[]> {
  const [names] = await namesOf(database, [table]);
  return (names!.values.get(column) ?? []).filter((value) => undecided.test(words(value)));
}

interface Held extends Pick<HeldWithin, 'column' | 'sql' | 'outcomes'>, Partial<Pick<Belonging, 'table' | 'told' | 'read'>> {
  /** What stands in the rows that count, where it is one of several. */
  values?: readonly string[];
  polarity: Belonging['polarity'];
  dated: Column | null;
}

/** A table that is called by what happened says it better than a word in a column does; one that is only called alike, worse. */
async function ofRowsOrOthers(database: Database, table: Table, tables: readonly Table[], said: string): Promise<Held | null> {
  const others = async (loosely: boolean): Promise<Held | null> => {
    const found = await belongingSaid(database, table, tables, said, loosely);
    return found && { ...found, dated: null, outcomes: [found.column.name] };
  };
  return (await others(false)) ?? (await ofRows(database, table, said)) ?? (await others(true));
}

async function ofRows(database: Database, table: Table, said: string): Promise<Held | null> {
  const [names] = await namesOf(database, [table]);
  const found = await conditionSaid(database, table, names!.values, said);
  if (!found) return null;
  const { column, sql, values, polarity, also = [], dated = null } = found;
  return { column, sql, polarity, dated, ...(values.length > 0 && { values }), outcomes: [column, ...also].map((each) => each.name) };
}

/** By how long it took, else by a column that is called after the limit. */
async function inTime(database: Database, table: Table, said: string, within: Within): Promise<Held | null> {
  const held = heldWithin(table, said, within);
  if (held && (await isEither(database, table, held.sql))) return { ...held, dated: held.from };
  const other = held ? null : await ofRows(database, table, said);
  return other && new RegExp(`(?<!\\d)${within.count}(?!\\d)`).test(other.column.name) ? other : null;
}
