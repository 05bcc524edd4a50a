/** The table of facts for whoever asks: figures with their lineage, an overview by metric, and what could not be computed. */

import { QuarterdeckError } from '../../model/errors.ts';
import type { Fact, FactTable, MetricNote } from '../../model/fact.ts';
import { didYouMean } from '../did-you-mean.ts';
import { numberContext } from '../language/numbers.ts';
import { type Figure, figureOf } from './figure.ts';
import { type OverviewRow, overviewOf } from './overview.ts';

/** What to tell of; everything unless given. */
export interface FactChoice {
  metric?: string;
  /** Members of dimensions: only figures of them. */
  where?: Readonly<Record<string, string>>;
  /** A dimension whose members are told beside the whole. */
  by?: string;
}

export interface FactList {
  overview: OverviewRow[];
  facts: Figure[];
  metrics: MetricNote[];
}

/** @throws QuarterdeckError option_invalid for a metric, dimension or member that the data do not hold */
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

/** The choice with names as the data have them, whatever their case. */
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
