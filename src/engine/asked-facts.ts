/** The facts for a request: its data, read with its options. */
import type { AccountAsked, Brief, Dictated, Given } from '../model/brief.ts';
import type { EffectMissing, EffectNote, Fact, FactQueries, FactTable, Scan } from '../model/fact.ts';
import type { FactQuery } from '../model/fact-query.ts';
import { knownUntil } from '../model/longer-span.ts';
import type { DataSource } from './data/table-source.ts';
import type { DeckOptions } from './generate-deck.ts';
import type { OpenFacts } from './metrics/read-facts.ts';
import { effectsAsked, measuresAsked, openFacts } from './pipeline.ts';

export interface AskedFacts {
  data: readonly DataSource[];
  /** Text of a mapping file. */
  mapping: string | undefined;
  options: DeckOptions;
  /** As requested; null lets the data decide. */
  period: string | null;
  /** The prompt alone names the period: data that lack it are told of all the same. */
  periodSaid?: boolean;
  /** As its `FactOptions` say. */
  monthsAsked?: readonly string[] | undefined;
  basis?: 'year' | undefined;
  /** What the prompt takes as given. */
  given?: readonly Given[] | undefined;
  /** What it says of the data. */
  dictated?: readonly Dictated[] | undefined;
  /** What the figures shall leave out. */
  leaveOut?: readonly string[] | undefined;
  /** What the brief says of the fiscal year. */
  fiscalYearSaid: string | null;
  /** The account it is about. */
  account?: AccountAsked | undefined;
  /** What an outline holds beyond what every deck asks for. */
  queries?: readonly FactQuery[] | undefined;
  /** What is asked of the figures. */
  brief?: Asking | undefined;
}

type Asking = Pick<Brief, 'questions' | 'prompt' | 'language' | 'words'>;

export async function askedFacts(asked: AskedFacts): Promise<FactTable> {
  const open = await openAskedFacts(asked);
  open.close();
  return open.table;
}

/** The same, with the data left open. */
export async function openAskedFacts({
  data,
  mapping,
  options,
  period,
  periodSaid = false,
  monthsAsked = [],
  given = [],
  dictated = [],
  basis,
  leaveOut = [],
  fiscalYearSaid,
  account,
  queries = [],
  brief,
}: AskedFacts): Promise<OpenFacts> {
  const { asOf, today, dateOrder, fiscalYear, timeZone } = options;
  const units = dictated.find((each) => each.kind === 'scale' && each.currency !== undefined);
  const currency =
    options.currency ?? given.find((each) => each.kind === 'currency')?.currency ?? (units?.kind === 'scale' ? units.currency : undefined);
  const limits = given.filter((each) => each.kind === 'limit');
  const cap = given.find((each) => each.kind === 'cap')?.share;
  const open = await openFacts(data, {
    today,
    ...(asOf !== undefined && { asOf }),
    ...(period !== null && (periodSaid ? { periodSaid: period } : { period })),
    ...(monthsAsked.length > 0 && { monthsAsked }),
    ...(basis && { basis }),
    ...(dictated.length > 0 && { dictated }),
    ...(leaveOut.length > 0 && { leaveOut }),
    ...(currency !== undefined && { currency }),
    ...(limits.length > 0 && { limits }),
    ...(cap !== undefined && { discountCap: cap }),
    ...(dateOrder && { dateOrder }),
    ...(fiscalYear !== undefined && { fiscalYear }),
    ...(fiscalYearSaid !== null && { fiscalYearSaid }),
    ...(timeZone !== undefined && { timeZone }),
    ...(mapping !== undefined && { mapping }),
    ...(account && { account }),
    ...(queries.length > 0 && { queries }),
  });
  return brief ? scanned(open, brief) : open;
}

/** Of a measure that is asked about, what it comes to by every two dimensions. */
async function scanned(open: OpenFacts, brief: Asking): Promise<OpenFacts> {
  const { table, queries } = open;
  if (!queries || brief.questions.length === 0) return open;
  try {
    const dimensions = table.dimensions.filter(({ coded }) => !coded).map(({ id }) => id);
    const scans = new Map<string, Scan>();
    for (const measure of await measuresAsked(brief, table)) {
      const until = knownUntil(table.quality, measure);
      const scan = until === null ? null : await queries.scan(measure, dimensions, until);
      if (scan) scans.set(scan.note?.id ?? measure, scan);
    }
    return { ...open, table: await withEffects(queries, brief, withScans(table, scans)) };
  } catch (error) {
    open.close();
    throw error;
  }
}

/** What the brief suspects as a cause, as far as the data tell. */
async function withEffects(queries: FactQueries, brief: Asking, table: FactTable): Promise<FactTable> {
  if (!brief.questions.some(({ kind }) => kind === 'effect')) return table;
  const effects: (EffectNote | EffectMissing)[] = [];
  const found: Fact[] = [];
  const metrics = new Map(table.metrics.map((metric) => [metric.id, metric]));
  for (const asked of await effectsAsked(brief, table)) {
    const { note, facts, measure } = 'missing' in asked ? { note: asked, facts: [], measure: undefined } : await queries.effect(asked);
    effects.push(note);
    found.push(...facts);
    if (measure && !('missing' in note)) metrics.set(measure.id, measure);
  }
  return {
    ...table,
    metrics: [...metrics.values()],
    facts: { ...table.facts, ...Object.fromEntries(found.map((fact) => [fact.id, fact])) },
    effects,
  };
}

function withScans(table: FactTable, scans: ReadonlyMap<string, Scan>): FactTable {
  const found = [...scans.values()];
  const added = new Map(found.flatMap(({ dimensions }) => dimensions.map((dimension) => [dimension.id, dimension] as const)));
  for (const { id } of table.dimensions) added.delete(id);
  const facts = Object.fromEntries(found.flatMap((scan) => scan.facts.map((fact) => [fact.id, fact] as const)));
  const onsets = found.flatMap(({ onset }) => onset ?? []);
  return {
    ...table,
    dimensions: [...table.dimensions, ...added.values()],
    metrics: [...table.metrics, ...found.flatMap(({ note }) => note ?? [])],
    facts: { ...table.facts, ...facts },
    scanned: [...scans.keys()],
    ...(onsets.length > 0 && { onsets }),
  };
}
