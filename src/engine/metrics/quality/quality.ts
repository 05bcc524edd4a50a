/** What is to be said of the data, one plain sentence each. */

import type { Database } from '../../data/database.ts';
import { name } from '../../data/database.ts';
import { columnOf, type Deals, noMember } from '../../data/families/deals.ts';
import type { Join } from '../../data/joins.ts';
import { amountScale } from '../../data/money/amount-scale.ts';
import type { Currency } from '../../data/money/currency.ts';
import { bareSpelling } from '../../data/spelling.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { endsEarly, type Periods } from '../calendar/periods.ts';
import type { Dimension, MetricNote, QualityNote, QualitySentence, SourceNote } from '../fact.ts';
import { columnDateNotes, spanNotes } from './date-notes.ts';

/** `8,800`: notes are written in English, whatever the machine's language. */
export function figure(value: number): string {
  return value.toLocaleString('en-US');
}

/** `Ann Lee, Bob Ray and 3 more`. */
export function some(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')} and ${figure(names.length - shown)} more`;
}

/** The same without words, for other languages: `Ann Lee, Bob Ray, …`. */
export function first(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')}, …`;
}

export function periodNotes(found: Periods): QualityNote[] {
  const { periods, moved, asOf, last } = found;
  const notes: QualityNote[] = periods
    .filter((period) => period.partial)
    .map((period) => ({ code: 'partial-period', message: `The data cover ${period.label} only in part; it is shown, never compared.` }));
  if (moved) {
    const message = `The data end on ${asOf}; the figures are as of that day.`;
    notes.push({ code: 'as-of-moved', message, sentence: 'as-of-moved', figures: { date: asOf } });
  } else if (endsEarly({ asOf, last })) {
    const message = `The data end on ${last}, long before ${asOf}.`;
    notes.push({ code: 'data-end-early', message, sentence: 'ends-early', figures: { last, date: asOf } });
  }
  return [...notes, ...spanNotes(found)];
}

/** One note a reason: what lacks the creation date lacks it for the same one. */
export function metricNotes(metrics: readonly MetricNote[]): QualityNote[] {
  const byReason = new Map<string, string[]>();
  for (const { label, status, reason } of metrics) {
    if (status === 'not-computable') byReason.set(reason!, [...(byReason.get(reason!) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => ({
    code: 'not-computable',
    message: `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} not computable: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  }));
}

/** Rows and values that could not be read, for every table that was used. */
export function tableNotes(tables: readonly Table[], sources: readonly SourceNote[], used: ReadonlySet<string>): QualityNote[] {
  const notes: QualityNote[] = [];
  for (const { name: table, file, rejected, around = 0 } of sources) {
    if (around > 0) {
      const lines =
        around === 1
          ? '1 line above the header or below the last row of'
          : `${figure(around)} lines above the header or below the last row of`;
      const message = `${lines} ${file} (a title, a total, a footer) ${around === 1 ? 'is' : 'are'} left out.`;
      notes.push({ code: 'rejected-values', message, table, rows: around, sentence: 'lines-around', figures: { lines: around, file } });
    }
    if (rejected === 0) continue;
    const message = `${figure(rejected)} rows of ${file} have more fields than its header and are left out.`;
    notes.push({ code: 'rejected-values', message, table, rows: rejected, sentence: 'too-many-fields', figures: { rows: rejected, file } });
  }
  for (const table of tables) {
    if (!used.has(table.name)) {
      const message = `${table.file} is not used: nothing joins it to the other tables.`;
      notes.push({ code: 'unused-table', message, table: table.name, sentence: 'unused-table', figures: { file: table.file } });
      continue;
    }
    for (const column of table.columns) {
      notes.push(...columnDateNotes(table, column));
      if (column.rejected === 0) continue;
      const message = `${figure(column.rejected)} values of ${column.name} in ${table.file} are not a ${column.type.kind} and count as missing.`;
      const at = { table: table.name, column: column.name, rows: column.rejected };
      const figures = { rows: column.rejected, column: column.name, file: table.file };
      notes.push({ code: 'rejected-values', message, ...at, sentence: 'not-of-type', figures });
    }
  }
  return notes;
}

/** How amounts in other currencies became one. */
export function conversionNote({ code, converted }: Currency, { name: table }: Table): QualityNote {
  const { by, rows } = converted!;
  if ('column' in by) {
    const column = by.column.name;
    const message = `${figure(rows)} amounts in other currencies are counted in ${code}, as the source has converted them in ${column}.`;
    return { code: 'converted', message, table, column, rows, sentence: 'converted-column', figures: { rows, currency: code, column } };
  }
  const { file, dated } = by;
  const rate = dated ? 'the rate of the day they closed on, open ones at the latest,' : 'a fixed rate by currency';
  const message = `${figure(rows)} amounts in other currencies are converted into ${code} by ${rate} from ${file}.`;
  const sentence = dated ? 'converted-by-dated-rates' : 'converted-by-rates';
  return { code: 'converted', message, table, rows, sentence, figures: { rows, currency: code, file } };
}

export async function dealNotes(database: Database, deals: Deals): Promise<QualityNote[]> {
  const { main, parts, currency } = deals;
  const blank = deals.dimensions.map(({ id }, at) => `count(*) FILTER (WHERE ${name(columnOf(id))} = '${noMember}') AS "d${at}"`);
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE outcome = 'won') AS "won", count(*) FILTER (WHERE outcome <> 'open') AS "closed",
       count(*) FILTER (WHERE outcome = 'won' AND amount IS NULL) AS "wonWithout", count(*) FILTER (WHERE outcome <> 'open' AND closed IS NULL) AS "closedWithout",
       count(*) FILTER (WHERE created IS NULL) AS "createdWithout", count(*) FILTER (WHERE outcome <> 'open' AND closed < created) AS "backwards",
       count(*) FILTER (WHERE outcome = 'lost' AND amount = 0) AS "lostZero", count(*) FILTER (WHERE outcome = 'lost') AS "lost",
       count(*) FILTER (WHERE outcome = 'won' AND amount < 0) AS "negative" ${blank.map((each) => `, ${each}`).join('')} FROM deals`,
  );
  const count = (key: string) => Number(row![key]);
  const all = figure(count('all'));
  const notes: QualityNote[] = [];
  const note = (
    code: QualityNote['code'],
    sentence: QualitySentence,
    figures: Readonly<Record<string, number | string>> & { rows: number },
    message: string,
    column?: string | null,
  ) => {
    const { rows } = figures;
    if (rows > 0) notes.push({ code, message, table: main.name, ...(column ? { column } : {}), rows, sentence, figures });
  };

  if (currency?.assumed) {
    const message = `The amounts name no currency; ${currency.code} is assumed.`;
    notes.push({ code: 'currency-assumed', message, sentence: 'currency-assumed', figures: { currency: currency.code } });
  }
  if (currency?.converted) notes.push(conversionNote(currency, main));
  note(
    'rejected-values',
    'other-currency',
    { rows: currency?.left ?? 0, currency: currency?.code ?? '' },
    `${figure(currency?.left ?? 0)} deals in other currencies than ${currency?.code} are left out.`,
  );
  const { columns, rows: gone } = deals.discarded;
  note(
    'left-out',
    'discarded',
    { rows: gone, file: main.file, column: columns.join(', ') },
    `${figure(gone)} rows of ${main.file} that are deleted, archived or tests (${columns.join(', ')}) are left out.`,
    columns[0],
  );
  note(
    'duplicate-rows',
    'repeated',
    { rows: deals.duplicates, file: main.file },
    `${figure(deals.duplicates)} rows of ${main.file} repeat another one exactly and are counted once.`,
  );
  for (const [at, dimension] of deals.dimensions.entries()) {
    const rows = count(`d${at}`);
    // By a lookup, the unmatched keys already say it.
    if (dimension.lookup) continue;
    note(
      'missing-values',
      'no-member',
      { rows, all: count('all'), dimension: dimension.label },
      `${figure(rows)} of ${all} deals name no ${dimension.label.toLowerCase()}; they are counted under “${noMember}”.`,
      dimension.column,
    );
  }
  if (parts.amount) {
    const scale = amountScale(parts.amount.name);
    const unit = scale === 1000 ? 'thousands' : 'millions';
    if (scale > 1) {
      const message = `${parts.amount.name} is read as ${unit}, as its name says.`;
      const figures = { column: parts.amount.name, scale };
      notes.push({ code: 'amount-scaled', message, table: main.name, sentence: 'amount-scaled', figures });
    }
    const rows = count('wonWithout');
    note(
      'missing-values',
      'no-amount',
      { rows, won: count('won') },
      `${figure(rows)} of ${figure(count('won'))} won deals carry no amount: they count as won, and add nothing to the value.`,
      parts.amount.name,
    );
    note(
      'missing-values',
      'negative-amount',
      { rows: count('negative') },
      `${figure(count('negative'))} won deals have an amount below zero; they are summed as they stand.`,
      parts.amount.name,
    );
    note(
      'zero-amount-losses',
      'zero-amount-lost',
      { rows: count('lostZero'), lost: count('lost') },
      `${figure(count('lostZero'))} of ${figure(count('lost'))} lost deals carry an amount of 0.`,
      parts.amount.name,
    );
  }
  const undated = count('closedWithout');
  note(
    'missing-values',
    'no-close-date',
    { rows: undated, closed: count('closed') },
    `${figure(undated)} of ${figure(count('closed'))} closed deals have no close date and are in no figure by close date.`,
    parts.closed?.name,
  );
  if (parts.created) {
    const rows = count('createdWithout');
    note(
      'missing-values',
      'no-creation-date',
      { rows, all: count('all'), column: parts.created.name },
      `${figure(rows)} of ${all} deals have no creation date (${parts.created.name}); they are left out of pipeline created and sales cycle.`,
      parts.created.name,
    );
    note(
      'missing-values',
      'closed-before-created',
      { rows: count('backwards') },
      `${figure(count('backwards'))} closed deals have a close date before their creation date.`,
      parts.created.name,
    );
  }
  return [...notes, ...deals.joins.flatMap((join) => joinNotes(join, deals, count('all')))];
}

function joinNotes(join: Join, { main }: Deals, all: number): QualityNote[] {
  const notes: QualityNote[] = [];
  const rows = join.unmatched.reduce((sum, each) => sum + each.rows, 0);
  if (rows > 0) {
    const values = some(join.unmatched.map(({ value }) => value));
    const message = `${figure(rows)} of ${figure(all)} deals have a ${join.column} that ${join.table.file} does not list (${values}).`;
    const figures = { rows, all, column: join.column, file: join.table.file, values: first(join.unmatched.map(({ value }) => value)) };
    notes.push({ code: 'unmatched-key', message, table: main.name, column: join.column, rows, sentence: 'unlisted', figures });
  }
  for (const { value, suggestion, rows: of } of join.unmatched) {
    if (suggestion === null) continue;
    const message = `${value} in ${main.file} may be ${suggestion} in ${join.table.file} (${figure(of)} deals); a mapping file can say so.`;
    const figures = { value, file: main.file, suggestion, other: join.table.file, rows: of };
    notes.push({ code: 'alias-suggestion', message, table: main.name, column: join.column, rows: of, sentence: 'may-be', figures });
  }
  if (join.unused.length > 0 && join.unmatched.length === 0) {
    const message = `${figure(join.unused.length)} of ${figure(join.table.rows)} in ${join.table.file} have no deal and are left out, not shown as 0: ${some(join.unused)}.`;
    const figures = { rows: join.unused.length, all: join.table.rows, file: join.table.file, members: first(join.unused) };
    const at = { table: join.table.name, column: join.key, rows: join.unused.length };
    notes.push({ code: 'members-without-deals', message, ...at, sentence: 'without-deals', figures });
  }
  return notes;
}

/** Members of a dimension that differ only in case, spaces or punctuation: probably one. */
export function spellingNotes(dimensions: readonly Dimension[]): QualityNote[] {
  return dimensions.flatMap(({ label, members }) => {
    const groups = new Map<string, string[]>();
    for (const member of members) groups.set(bareSpelling(member), [...(groups.get(bareSpelling(member)) ?? []), member]);
    return [...groups.values()]
      .filter((group) => group.length > 1)
      .map(
        (group): QualityNote => ({
          code: 'alias-suggestion',
          message: `${label} is spelled in several ways that may be one: ${group.join(', ')}; a mapping file can say so.`,
          sentence: 'spellings',
          figures: { dimension: label, members: group.join(', ') },
        }),
      );
  });
}
