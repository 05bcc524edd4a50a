/** The facts for a request: its data, read with its options. */
import type { AccountAsked, Brief, Dictated, Given, RatesSaid } from '../model/brief.ts';
import type { EffectMissing, EffectNote, Fact, FactQueries, FactTable, Scan } from '../model/fact.ts';
import type { FactQuery } from '../model/fact-query.ts';
import { knownUntil } from '../model/longer-span.ts';
import { datedByIn } from './brief/dated-by.ts';
import { paymentMeasureIn } from './brief/payments.ts';
import { ratesSaid } from './brief/rates-said.ts';
import { nameFit } from './data/lexicon.ts';
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

type Asking = Pick<Brief, 'questions' | 'prompt' | 'language' | 'words' | 'given'>;

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
  const priced = currencyOfPrices(given, brief?.questions ?? []);
  const datedBy = brief ? datedByIn(brief.prompt) : null;
  const said = brief ? ratesAsked(brief) : null;
  const limits = given.filter((each) => each.kind === 'limit');
  const measures = given.filter((each) => each.kind === 'measure');
  const worths = given.filter((each) => each.kind === 'worth');
  const cap = given.find((each) => each.kind === 'cap')?.share;
  const kept = given.find((each) => each.kind === 'retention');
  const open = await openFacts(data, {
    today,
    ...(asOf !== undefined && { asOf }),
    ...(period !== null && (periodSaid ? { periodSaid: period } : { period })),
    ...(monthsAsked.length > 0 && { monthsAsked }),
    ...(basis && { basis }),
    ...(dictated.length > 0 && { dictated }),
    ...(leaveOut.length > 0 && { leaveOut }),
    ...(currency !== undefined && { currency }),
    ...(priced !== null && { currencyOfPrices: priced }),
    ...(datedBy && { datedBy }),
    ...(said && { rates: said }),
    ...(brief && { prompt: brief.prompt }),
    ...(brief && paymentsIn(brief)),
    ...(limits.length > 0 && { limits }),
    ...(measures.length > 0 && { measures }),
    ...(worths.length > 0 && { worths }),
    ...(kept && { kept }),
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

/** Null where the prompt names no price, or prices in several currencies. */
function currencyOfPrices(given: readonly Given[], questions: Asking['questions']): string | null {
  const stakes = questions.flatMap(({ stake, options = [] }) => [...(stake ? [stake] : []), ...options.map((option) => option.stake)]);
  const [only, another] = new Set([
    ...given.flatMap((each) => (each.kind === 'price' ? each.currency : [])),
    ...stakes.flatMap(({ price }) => price?.currency ?? []),
  ]);
  return another === undefined ? (only ?? null) : null;
}

/** Where a question is of an amount, rates are only spoken of beside it. */
function ratesAsked({ questions, prompt }: Asking): RatesSaid | null {
  const said = ratesSaid(prompt);
  const isOfAmount = questions.some(({ kind, text, about }) => kind === 'why' && nameFit('amount', about) > 0 && ratesSaid(text) === null);
  return isOfAmount ? null : said;
}

function paymentsIn({ questions, prompt }: Asking): { payments?: 'alone' | 'beside' } {
  if (questions.some(({ text }) => paymentMeasureIn(text) !== null)) return { payments: 'alone' };
  return paymentMeasureIn(prompt) === null ? {} : { payments: 'beside' };
}

/** Of a measure that is asked about, what it comes to by every two dimensions. */
async function scanned(open: OpenFacts, brief: Asking): Promise<OpenFacts> {
  const { table, queries } = open;
  const isAsked = brief.questions.length > 0 || table.metrics.some(({ stated }) => stated !== undefined);
  if (!queries || !isAsked) return open;
  try {
    const shown = table.dimensions.filter(({ coded }) => !coded);
    const dimensions = shown.map(({ id }) => id);
    // Why something was lost is known with its loss: it parts no rate.
    const beforehand = shown.filter(({ role }) => role !== 'reason').map(({ id }) => id);
    const ratios = new Set(table.metrics.filter(({ unit }) => unit === 'ratio').map(({ id }) => id));
    const scans = new Map<string, Scan>();
    for (const measure of await measuresAsked(brief, table)) {
      const until = knownUntil(table.quality, measure);
      const scan = until === null ? null : await queries.scan(measure, ratios.has(measure) ? beforehand : dimensions, until);
      if (scan) scans.set(scan.note?.id ?? measure, scan);
    }
    const found = await withPlaces(queries, withScans(table, scans), dimensions);
    return { ...open, table: await withEffects(queries, brief, found) };
  } catch (error) {
    open.close();
    throw error;
  }
}

/** What of the amounts paid late, and of all that was invoiced, each two that cross come to. */
async function withPlaces(queries: FactQueries, table: FactTable, dimensions: readonly string[]): Promise<FactTable> {
  if (!table.scanned?.includes('days_late') || knownUntil(table.quality, 'days_late') !== 0) return table;
  const found: Fact[] = [];
  for (const metric of ['late_amount', 'invoiced_amount']) {
    const scan = await queries.scan(metric, dimensions, 0);
    found.push(
      ...(scan?.facts.filter(({ id, scope }) => id.startsWith(`${metric}[`) && id.endsWith('@0') && Object.keys(scope).length === 2) ?? []),
    );
  }
  return { ...table, facts: { ...Object.fromEntries(found.map((fact) => [fact.id, fact])), ...table.facts } };
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
  const mixes = found.flatMap(({ mix }) => mix ?? []);
  return {
    ...table,
    dimensions: [...table.dimensions, ...added.values()],
    metrics: [...table.metrics, ...found.flatMap(({ note }) => note ?? [])],
    facts: { ...table.facts, ...facts },
    scanned: [...scans.keys()],
    ...(onsets.length > 0 && { onsets }),
    ...(mixes.length > 0 && { mixes }),
  };
}
