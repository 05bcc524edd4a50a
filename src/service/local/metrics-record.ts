/** The metrics record, from counted data. */
import { brandChecks } from '../../engine/check/report.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { deckStatuses } from '../schema/deck-status.ts';
import {
  durationBuckets,
  type Figures,
  type Metrics,
  type MetricsQuery,
  metricsGroupings,
  type Percentiles,
  timedStages,
} from '../schema/metrics.ts';
import { deliveryStatuses } from '../schema/webhook.ts';
import type { DeckFigures } from './deck-figures.ts';
import { readMoment } from './read-moment.ts';
import type { CountedDeck, CountedDelivery } from './store/metrics-store.ts';
import type { RequestCountTable } from './store/tables.ts';

const dayMs = 24 * 3_600_000;
const usualDays = 30;
/** Up to this many days, a period is a day; beyond that, a month. */
const mostDays = 92;

export interface MetricsRange {
  /** Start, inclusive, and end, exclusive: milliseconds since 1970, UTC. */
  from: number;
  to: number;
  groupBy: Metrics['group_by'];
}

/** @throws QuarterdeckError option_invalid */
export function metricsRange({ from, to, groupBy }: MetricsQuery, now: number): MetricsRange {
  const end = to === undefined ? now + 1 : readMoment(to, '--to', dayMs);
  const start = from === undefined ? end - usualDays * dayMs : readMoment(from, '--from', 0);
  if (start >= end)
    throw new QuarterdeckError('option_invalid', 'The metrics end before they begin.', { next: '--from 2025-10-01 --to 2025-12-31' });
  const grouping = metricsGroupings.find((known) => known === groupBy) ?? null;
  if (groupBy !== undefined && grouping === null) {
    throw new QuarterdeckError('option_invalid', `Metrics cannot be grouped by "${groupBy}".`, {
      next: `use one of ${metricsGroupings.join(', ')}`,
    });
  }
  return { from: start, to: end, groupBy: grouping };
}

export interface Counted {
  decks: readonly CountedDeck[];
  /** null without a server. */
  requests: readonly RequestCountTable[] | null;
  queue: { waiting: number; processing: number; oldest: number | null };
  slots: number;
  webhooks: { enabled: number; disabled: number };
  deliveries: readonly CountedDelivery[];
  now: number;
}

export function metricsRecord({ from, to, groupBy }: MetricsRange, counted: Counted): Metrics {
  const { decks, requests, queue, slots, webhooks, deliveries, now } = counted;
  return {
    object: 'metrics',
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    ...figures(decks, requests),
    queue: {
      waiting: queue.waiting,
      processing: queue.processing,
      oldest_seconds: queue.oldest === null ? null : Math.max(0, now - queue.oldest) / 1000,
      slots,
    },
    webhooks: { ...webhooks, ...deliveryFigures(deliveries) },
    group_by: groupBy,
    groups: groupBy === null ? [] : groups(groupBy, to - from > mostDays * dayMs, decks, requests),
  };
}

function groups(
  by: NonNullable<Metrics['group_by']>,
  byMonth: boolean,
  decks: readonly CountedDeck[],
  requests: readonly RequestCountTable[] | null,
): Metrics['groups'] {
  const period = (day: string) => day.slice(0, byMonth ? 'yyyy-mm'.length : 'yyyy-mm-dd'.length);
  const ofDeck = {
    key: ({ key_id }: CountedDeck) => key_id,
    brand_kit: ({ brand_kit_id }: CountedDeck) => brand_kit_id,
    period: ({ created_at }: CountedDeck) => period(new Date(created_at).toISOString()),
  }[by];
  const ofRequest = by === 'key' ? ({ key_id }: RequestCountTable) => key_id : ({ day }: RequestCountTable) => period(day);
  const countable = by === 'brand_kit' ? null : requests;
  const names = new Set<string | null>([...decks.map(ofDeck), ...(countable ?? []).map(ofRequest)]);
  return [...names]
    .sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))
    .map((group) => ({
      group,
      ...figures(
        decks.filter((deck) => ofDeck(deck) === group),
        countable?.filter((request) => ofRequest(request) === group) ?? null,
      ),
    }));
}

function figures(decks: readonly CountedDeck[], requests: readonly RequestCountTable[] | null): Figures {
  const made = decks.flatMap(({ figures: text }) => (text === null ? [] : [JSON.parse(text) as DeckFigures]));
  const completed = decks.filter(({ status }) => status === 'completed').map(times);
  const checked = made.filter(({ onBrand }) => onBrand !== null);
  const passed = checked.filter(({ onBrand }) => onBrand).length;
  return {
    usage: {
      decks: Object.fromEntries(
        deckStatuses.map((status) => [status, decks.filter((deck) => deck.status === status).length]),
      ) as Figures['usage']['decks'],
      slides: sum(made.map(({ slides }) => slides)),
      bytes: sum(made.map(({ bytes }) => bytes)),
      requests: requests && {
        answered: sum(requests.map(({ answered }) => answered)),
        refused: sum(requests.map(({ refused }) => refused)),
        failed: sum(requests.map(({ failed }) => failed)),
      },
    },
    speed: timedStages.map((stage) => {
      const taken = completed.flatMap((deck) => deck.get(stage) ?? []);
      const buckets = durationBuckets.map((le) => ({ le, count: taken.filter((seconds) => seconds <= le).length }));
      return { stage, decks: taken.length, ...percentiles(taken), sum_seconds: sum(taken), buckets };
    }),
    brand_compliance: {
      checked: checked.length,
      passed,
      rate: checked.length === 0 ? null : passed / checked.length,
      findings: tally(made.flatMap(({ brandFindings }) => brandFindings)),
      ...brandScores(made),
    },
  };
}

/** To three digits, rounded down, like a deck's. */
function brandScores(made: readonly DeckFigures[]): Pick<Figures['brand_compliance'], 'score' | 'checks'> {
  const brands = made.flatMap(({ brand }) => brand ?? []);
  const mean = (scores: readonly number[]) => Math.floor((sum(scores) / scores.length) * 1000 + 1e-9) / 1000;
  return {
    score: brands.length === 0 ? null : mean(brands.map(({ score }) => score)),
    checks: brandChecks.flatMap((check) => {
      const scores = brands.flatMap(({ checks }) => checks[check] ?? []);
      return scores.length === 0 ? [] : [{ check, decks: scores.length, score: mean(scores) }];
    }),
  };
}

/** Seconds of each stage, which lasts until the next one starts. */
function times({ created_at, started_at, completed_at, stage_times }: CountedDeck): Map<string, number> {
  const begun = JSON.parse(stage_times) as [string, number][];
  const taken = new Map<string, number>();
  const add = (stage: string, ms: number) => taken.set(stage, (taken.get(stage) ?? 0) + Math.max(0, ms) / 1000);
  for (const [at, [stage, start]] of begun.entries()) add(stage, (begun[at + 1]?.[1] ?? completed_at!) - start);
  add('wait', started_at! - created_at);
  add('total', completed_at! - created_at);
  return taken;
}

function deliveryFigures(deliveries: readonly CountedDelivery[]): Pick<Metrics['webhooks'], 'deliveries' | 'failed_attempts' | 'latency'> {
  const delivered = deliveries.filter(({ status }) => status === 'delivered');
  return {
    deliveries: Object.fromEntries(
      deliveryStatuses.map((status) => [status, deliveries.filter((delivery) => delivery.status === status).length]),
    ) as Metrics['webhooks']['deliveries'],
    // Of a delivered event, all attempts but the last failed.
    failed_attempts: sum(deliveries.map(({ attempts }) => attempts)) - delivered.length,
    latency: percentiles(
      delivered.map(({ created_at, last_at, last_ms }) => Math.max(0, Date.parse(last_at!) + last_ms! - created_at) / 1000),
    ),
  };
}

/** Nearest rank, so that every percentile is an observed time. */
function percentiles(taken: readonly number[]): Percentiles {
  const sorted = [...taken].sort((a, b) => a - b);
  const within = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? null;
  return { p50_seconds: within(0.5), p95_seconds: within(0.95), p99_seconds: within(0.99) };
}

function tally(rules: readonly string[]): { rule: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => ({ rule, count })).sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
