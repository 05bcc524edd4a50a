/** The facts of a table or deck, as a list and as an overview. */
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { type Fact, type FactTable, factId, type MetricNote } from '../../model/fact.ts';
import type { FactStyle } from '../../model/text.ts';
import { formatFact, type NumberContext, numberContext } from '../language/numbers.ts';
import { type Figure, figureOf } from './slide-figures.ts';

/** Which facts to list; all by default. */
export interface FactChoice {
  metric?: string;
  /** Only figures of these dimension members. */
  where?: Readonly<Record<string, string>>;
  /** A dimension whose members are listed with the whole. */
  by?: string;
}

interface FactList {
  overview: OverviewRow[];
  facts: Figure[];
  metrics: MetricNote[];
}

/** @throws QuarterdeckError option_invalid for a metric, dimension or member not in the data */
export function factList(table: FactTable, asked: FactChoice): FactList {
  const choice = known(table, asked);
  const numbers = numberContext(Object.values(table.facts), 'en');
  const where = Object.entries(choice.where ?? {});
  const chosen = ({ metric, scope }: Fact) =>
    (choice.metric === undefined || metric === choice.metric || metric.startsWith(`${choice.metric}.`)) &&
    where.every(([dimension, member]) => scope[dimension] === member) &&
    (choice.by === undefined || Object.keys(scope).every((each) => each === choice.by || each in (choice.where ?? {})));
  return {
    overview: overviewOf(table, choice, numbers),
    facts: Object.values(table.facts)
      .filter(chosen)
      .map((fact) => figureOf(fact, numbers)),
    metrics: table.metrics.filter(({ id }) => choice.metric === undefined || id === choice.metric),
  };
}

/** The choice with the names as in the data, ignoring case. */
function known({ metrics, dimensions }: FactTable, { metric, where, by }: FactChoice): FactChoice {
  const dimensionOf = (flag: string, said: string) => {
    const found = dimensions.find(({ id, label }) => same(id, said) || same(label, said));
    return (
      found ??
      refused(
        `${flag} cannot be "${said}": the data have no such dimension`,
        said,
        dimensions.map(({ id }) => id),
      )
    );
  };
  const members = Object.entries(where ?? {}).map(([said, member]) => {
    const dimension = dimensionOf('--where', said);
    const found = dimension.members.find((each) => same(each, member));
    return [
      dimension.id,
      found ?? refused(`--where cannot be "${said}=${member}": ${dimension.label} has no such member`, member, dimension.members),
    ];
  });
  const asked = metric === undefined ? null : metrics.find(({ id, label }) => same(id, metric) || same(label, metric));
  if (asked === undefined)
    refused(
      `--metric cannot be "${metric}": the data have no such metric`,
      metric!,
      metrics.map(({ id }) => id),
    );
  return {
    ...(asked && { metric: asked.id }),
    ...(members.length > 0 && { where: Object.fromEntries(members) }),
    ...(by !== undefined && { by: dimensionOf('--by', by).id }),
  };
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function refused(what: string, said: string, names: readonly string[]): never {
  const near = didYouMean(said, names);
  throw new QuarterdeckError('option_invalid', near === null || near === undefined ? `${what}.` : `${what}; did you mean ${near}?`, {
    next: names.length === 0 ? 'leave it out' : `use one of ${names.slice(0, 12).join(', ')}${names.length > 12 ? ' …' : ''}`,
  });
}

interface OverviewRow {
  metric: string;
  label: string;
  scope: Record<string, string>;
  /** Formatted as in a deck; null if missing. */
  now: string | null;
  prior: string | null;
  change: string | null;
  year_on_year: string | null;
  target: string | null;
  n: number;
}

function overviewOf(table: FactTable, { metric, where = {}, by }: FactChoice, numbers: NumberContext): OverviewRow[] {
  const computed = table.metrics.filter(({ id, status }) => status === 'computed' && (metric === undefined || id === metric));
  const members = table.dimensions.find(({ id }) => id === by)?.members ?? [];
  return computed.flatMap((note) => {
    const whole = rowOf(table, note, where, note.label, numbers);
    const parts = members.flatMap((member) => rowOf(table, note, { ...where, [by!]: member }, member, numbers) ?? []);
    return whole ? [whole, ...parts] : parts;
  });
}

function rowOf(
  { facts, prior }: FactTable,
  { id, unit }: MetricNote,
  scope: Record<string, string>,
  label: string,
  numbers: NumberContext,
): OverviewRow | null {
  const find = (suffix: string, at: number | 'all') => {
    const found = factId({ metric: `${id}${suffix}`, scope, at });
    return Object.hasOwn(facts, found) ? facts[found]! : null;
  };
  const text = (suffix: string, at: number | 'all', style: FactStyle = 'plain') => {
    const fact = find(suffix, at);
    return fact === null || fact.value === null ? null : formatFact(fact, style, numbers);
  };
  const ratio = unit === 'ratio';
  const now = find('', 0) ?? find('.attainment', 0);
  if (!now) return null;
  return {
    metric: id,
    label,
    scope: { ...scope },
    now: now.value === null ? null : formatFact(now, 'plain', numbers),
    prior: prior && text('', prior.offset),
    change: text(ratio ? '.delta' : '.pct', 0, 'signed'),
    year_on_year: text(ratio ? '.yoy_delta' : '.yoy', 0, 'signed'),
    target: text('.target', 0),
    n: now.n,
  };
}
