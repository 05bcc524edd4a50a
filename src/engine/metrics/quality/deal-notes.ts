/** Notes on deal data: outcomes, amounts, dates, owners and stages. */
import type { QualityNote, QualitySentence } from '../../../model/quality-note.ts';
import { type Database, name } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import { columnOf, type Deals, type UnclearStages } from '../../data/families/deals.ts';
import type { Join } from '../../data/joins.ts';
import { nameFit, outcomeOf, words } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import { amountScale, type Currency } from '../../data/money.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { agreeing, counting, figure, first, some } from './table-notes.ts';

export function conversionNote({ code, converted }: Currency, { name: table }: Table): QualityNote {
  const { by, rows } = converted!;
  if ('column' in by) {
    const column = by.column.name;
    const message = `${counting(rows, 'amount in another currency is', 'amounts in other currencies are')} counted in ${code}, as converted by the source in ${column}.`;
    return { code: 'converted', message, table, column, rows, sentence: 'converted-column', figures: { rows, currency: code, column } };
  }
  const { file, dated } = by;
  const rate = dated ? 'the rate of the day they closed on, open ones at the latest,' : 'a fixed rate by currency';
  const message = `${counting(rows, 'amount in another currency is', 'amounts in other currencies are')} converted into ${code} by ${rate} from ${file}.`;
  const sentence = dated ? 'converted-by-dated-rates' : 'converted-by-rates';
  return { code: 'converted', message, table, rows, sentence, figures: { rows, currency: code, file } };
}

const credited = ['owner', 'region', 'team'] as const;
const former =
  /\b(former|previous|prior|past|original|initial|old|first|frueher\w*|fruher\w*|ehemalig\w*|bisherig\w*|vorherig\w*|ancien|precedent|anterior|precedente|ex)\b/;
const dated = /\b(date|from|since|start|changed|valid|at|on|datum|seit|fecha|data|debut)\b/;

/** The first of owner, region and team that the deals have. */
export async function ownerNotes(database: Database, deals: Deals, others: readonly Table[]): Promise<QualityNote[]> {
  const dimension = credited.flatMap((role) => deals.dimensions.find((each) => each.role === role) ?? [])[0];
  if (!dimension) return [];
  const { role, label, column: own } = dimension;
  const { main } = deals;
  const isOfRole = (column: string) => nameFit(role as (typeof credited)[number], column) > 0;
  const today = `Figures by ${label.toLowerCase()} use the current assignment`;

  const before = main.columns.find(({ name: each, filled }) => each !== own && filled > 0 && isOfRole(each) && former.test(words(each)));
  if (before) {
    const [row] = await database.query(
      `SELECT count(*) AS "n" FROM ${main.sql} WHERE CAST(${name(before.name)} AS VARCHAR) <> CAST(${name(own)} AS VARCHAR)`,
    );
    const figures = { dimension: label, column: before.name, rows: Number(row!.n) };
    const message = `${today}; ${before.name} names a different one for ${counting(figures.rows, 'deal', 'deals')}.`;
    return [{ code: 'credited-today', message, table: main.name, column: own, rows: figures.rows, sentence: 'former-owner', figures }];
  }
  const history = others.find(
    ({ columns, rows }) =>
      columns.some(({ name: each }) => isOfRole(each)) &&
      columns.some(({ name: each, type }) => type.kind === 'date' && dated.test(words(each))) &&
      columns.some((key) => nameFit('id', key.name) > 0 && key.distinct < rows && isKeyOf(key.name, deals)),
  );
  const figures = { dimension: label, ...(history && { file: history.file }) };
  const message = history ? `${today}; earlier ones in ${history.file} are not counted.` : `${today}; the data do not show earlier ones.`;
  return [
    { code: 'credited-today', message, table: main.name, column: own, sentence: history ? 'owner-history' : 'credited-today', figures },
  ];
}

/** Whether a column is the key of the deals: `deal_id`, or one named like their ID column. */
function isKeyOf(column: string, { parts, main }: Deals): boolean {
  const key = words(column);
  return (
    key === words(parts.id?.name ?? '') || /^(deal|opportunity|opp) id$/.test(key) || key === `${words(main.name).replace(/s$/, '')} id`
  );
}

export function noOutcomeNote({ file, column, stages }: UnclearStages): QualityNote {
  const lost = stages.some((stage) => outcomeOf(stage, column) === 'lost');
  return {
    code: 'no-outcome',
    message: `No ${column} in ${file} means ${lost ? 'won' : 'won or lost'} (${some(stages)}); set the ones that do in a mapping file.`,
    column,
    sentence: 'no-outcome',
    figures: { column, file, stages: first(stages) },
  };
}

/** Stages in the mapping that no deal has: a typo, or a quarter without any. */
export async function mappingNotes(database: Database, { won, lost }: Mapping): Promise<QualityNote[]> {
  if (won.length + lost.length === 0) return [];
  const rows = await database.query('SELECT DISTINCT stage AS "stage" FROM deals');
  const stages = new Set(rows.map((row) => String(row.stage)));
  return [...won, ...lost]
    .filter((stage) => !stages.has(stage))
    .map((stage) => ({
      code: 'unused-mapping',
      message: `The mapping file names the stage ${stage}, but no deal has it.`,
      sentence: 'unused-stage',
      figures: { stage },
    }));
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
    const message = `The amounts have no currency; ${currency.code} is assumed.`;
    notes.push({ code: 'currency-assumed', message, sentence: 'currency-assumed', figures: { currency: currency.code } });
  }
  if (currency?.converted) notes.push(conversionNote(currency, main));
  note(
    'rejected-values',
    'other-currency',
    { rows: currency?.left ?? 0, currency: currency?.code ?? '' },
    `${counting(currency?.left ?? 0, 'deal in another currency', 'deals in other currencies')} than ${currency?.code} ${agreeing(currency?.left ?? 0, 'is', 'are')} left out.`,
  );
  const { columns, rows: gone } = deals.discarded;
  note(
    'left-out',
    'discarded',
    { rows: gone, file: main.file, column: columns.join(', ') },
    `${counting(gone, 'row', 'rows')} of ${main.file} ${agreeing(gone, 'that is deleted, archived or a test', 'that are deleted, archived or tests')} (${columns.join(', ')}) ${agreeing(gone, 'is', 'are')} left out.`,
    columns[0],
  );
  note(
    'duplicate-rows',
    'repeated',
    { rows: deals.duplicates, file: main.file },
    `${counting(deals.duplicates, 'row', 'rows')} of ${main.file} ${agreeing(deals.duplicates, 'repeats another one exactly and is', 'repeat another one exactly and are')} counted once.`,
  );
  for (const [at, dimension] of deals.dimensions.entries()) {
    const rows = count(`d${at}`);
    // For a join, the unmatched keys already say it.
    if (dimension.lookup) continue;
    note(
      'missing-values',
      'no-member',
      { rows, all: count('all'), dimension: dimension.label },
      `${figure(rows)} of ${all} deals ${agreeing(rows, 'has', 'have')} no ${dimension.label.toLowerCase()} and ${agreeing(rows, 'is', 'are')} counted under “${noMember}”.`,
      dimension.column,
    );
  }
  if (parts.amount) {
    const scale = amountScale(parts.amount.name);
    const unit = scale === 1000 ? 'thousands' : 'millions';
    if (scale > 1) {
      const message = `${parts.amount.name} is read as ${unit}, as its name indicates.`;
      const figures = { column: parts.amount.name, scale };
      notes.push({ code: 'amount-scaled', message, table: main.name, sentence: 'amount-scaled', figures });
    }
    const rows = count('wonWithout');
    note(
      'missing-values',
      'no-amount',
      { rows, won: count('won') },
      `${figure(rows)} of ${figure(count('won'))} won deals ${agreeing(rows, 'has no amount: it counts as won but adds', 'have no amount: they count as won but add')} nothing to revenue.`,
      parts.amount.name,
    );
    note(
      'missing-values',
      'negative-amount',
      { rows: count('negative') },
      `${counting(count('negative'), 'won deal has', 'won deals have')} an amount below zero; ${agreeing(count('negative'), 'it is included as recorded', 'they are included as recorded')}.`,
      parts.amount.name,
    );
    note(
      'zero-amount-losses',
      'zero-amount-lost',
      { rows: count('lostZero'), lost: count('lost') },
      `${figure(count('lostZero'))} of ${figure(count('lost'))} lost deals ${agreeing(count('lostZero'), 'has', 'have')} an amount of 0.`,
      parts.amount.name,
    );
  }
  const undated = count('closedWithout');
  note(
    'missing-values',
    'no-close-date',
    { rows: undated, closed: count('closed') },
    `${figure(undated)} of ${figure(count('closed'))} closed deals ${agreeing(undated, 'has no close date and is', 'have no close date and are')} excluded from figures by close date.`,
    parts.closed?.name,
  );
  if (parts.created) {
    const rows = count('createdWithout');
    note(
      'missing-values',
      'no-creation-date',
      { rows, all: count('all'), column: parts.created.name },
      `${figure(rows)} of ${all} deals ${agreeing(rows, 'has', 'have')} no creation date (${parts.created.name}); ${agreeing(rows, 'it is', 'they are')} excluded from deals created and sales cycle.`,
      parts.created.name,
    );
    note(
      'missing-values',
      'closed-before-created',
      { rows: count('backwards') },
      `${counting(count('backwards'), 'closed deal has a close date before its', 'closed deals have a close date before their')} creation date.`,
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
    const message = `${figure(rows)} of ${figure(all)} deals ${agreeing(rows, 'has', 'have')} a ${join.column} that ${join.table.file} does not list (${values}).`;
    const figures = { rows, all, column: join.column, file: join.table.file, values: first(join.unmatched.map(({ value }) => value)) };
    notes.push({ code: 'unmatched-key', message, table: main.name, column: join.column, rows, sentence: 'unlisted', figures });
  }
  for (const { value, suggestion, rows: of } of join.unmatched) {
    if (suggestion === null) continue;
    const message = `${value} in ${main.file} may be ${suggestion} in ${join.table.file} (${counting(of, 'deal', 'deals')}); map one to the other in a mapping file.`;
    const figures = { value, file: main.file, suggestion, other: join.table.file, rows: of };
    notes.push({ code: 'alias-suggestion', message, table: main.name, column: join.column, rows: of, sentence: 'may-be', figures });
  }
  for (const { value, key, rows: of } of join.respelled) {
    const message = `${value} in ${main.file} is read as ${key} in ${join.table.file} (${counting(of, 'deal', 'deals')}).`;
    const figures = { value, file: main.file, suggestion: key, other: join.table.file, rows: of };
    notes.push({ code: 'respelled', message, table: main.name, column: join.column, rows: of, sentence: 'read-as', figures });
  }
  if (join.unused.length > 0 && join.unmatched.length === 0) {
    const message = `${figure(join.unused.length)} of ${figure(join.table.rows)} in ${join.table.file} ${agreeing(join.unused.length, 'has no deals and is', 'have no deals and are')} left out rather than shown as 0: ${some(join.unused)}.`;
    const figures = { rows: join.unused.length, all: join.table.rows, file: join.table.file, members: first(join.unused) };
    const at = { table: join.table.name, column: join.key, rows: join.unused.length };
    notes.push({ code: 'members-without-deals', message, ...at, sentence: 'without-deals', figures });
  }
  return notes;
}
