/** Metrics in Prometheus text format; no label identifies a tenant, a key or what a deck is about. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, Percentiles } from './schema/metrics.ts';

export async function prometheusText({ usage, speed, brand_compliance, queue, webhooks }: Metrics): Promise<string> {
  const registry = new Registry();
  type Labelled = readonly (readonly [labels: Record<string, string>, value: number])[];
  const add = (Kind: typeof Counter | typeof Gauge, name: string, help: string, values: Labelled) => {
    const metric = new Kind({ name: `quarterdeck_${name}`, help, labelNames: Object.keys(values[0]?.[0] ?? {}), registers: [registry] });
    for (const [labels, value] of values) metric.inc(labels, value);
  };
  const { completed, failed, canceled } = usage.decks;
  add(Counter, 'decks_total', 'Decks that are settled', [
    [{ status: 'completed' }, completed],
    [{ status: 'failed' }, failed],
    [{ status: 'canceled' }, canceled],
  ]);
  add(Counter, 'slides_total', 'Slides of completed decks', [[{}, usage.slides]]);
  add(Counter, 'file_bytes_total', 'Bytes of the files of completed decks', [[{}, usage.bytes]]);
  add(
    Counter,
    'requests_total',
    'Requests with an API key, by how they ended',
    Object.entries(usage.requests ?? {}).map(([outcome, count]) => [{ outcome }, count]),
  );
  registry.registerMetric(durations(speed));
  add(Counter, 'decks_checked_total', 'Decks whose gate on-brand was asked', [[{}, brand_compliance.checked]]);
  add(Counter, 'decks_on_brand_total', 'Decks that passed the gate on-brand', [[{}, brand_compliance.passed]]);
  add(
    Counter,
    'brand_findings_total',
    'Findings of the gate on-brand',
    brand_compliance.findings.map(({ rule, count }) => [{ rule }, count]),
  );
  add(
    Gauge,
    'brand_score',
    'How far decks keep their brand, mean of 0 to 1',
    brand_compliance.score === null ? [] : [[{}, brand_compliance.score]],
  );
  add(
    Gauge,
    'brand_check_score',
    'How far decks keep each side of their brand, mean of 0 to 1',
    brand_compliance.checks.map(({ check, score }) => [{ check }, score]),
  );
  add(Gauge, 'queue_waiting', 'Decks that nobody has begun', [[{}, queue.waiting]]);
  add(Gauge, 'queue_processing', 'Decks in the making', [[{}, queue.processing]]);
  add(Gauge, 'queue_oldest_seconds', 'How long the oldest waiting deck has waited', [[{}, queue.oldest_seconds ?? 0]]);
  add(Gauge, 'queue_slots', 'Decks made at a time', [[{}, queue.slots]]);
  add(Gauge, 'webhooks', 'Webhooks, by whether they are told of anything', [
    [{ status: 'enabled' }, webhooks.enabled],
    [{ status: 'disabled' }, webhooks.disabled],
  ]);
  // Gauges, because deliveries are forgotten after 30 days.
  add(
    Gauge,
    'webhook_deliveries',
    'Deliveries of events of the last 30 days',
    Object.entries(webhooks.deliveries).map(([status, count]) => [{ status }, count]),
  );
  add(Gauge, 'webhook_failed_attempts', 'Attempts at these deliveries that failed', [[{}, webhooks.failed_attempts]]);
  // Also only the last 30 days, so it cannot be a histogram, which must never decrease.
  add(Gauge, 'webhook_latency_seconds', 'From an event to the answer of the webhook that took it', quantiles(webhooks.latency));
  return registry.metrics();
}

/** From the record's counts, which the library's histogram would count itself. */
function durations(speed: Metrics['speed']): Histogram {
  const name = 'quarterdeck_deck_duration_seconds';
  const help = 'Time of completed decks: waiting, each stage, in all';
  const values = speed.flatMap(({ stage, decks, sum_seconds, buckets }) => [
    ...[...buckets, { le: '+Inf', count: decks }].map(({ le, count }) => ({
      metricName: `${name}_bucket`,
      labels: { stage, le },
      value: count,
    })),
    { metricName: `${name}_sum`, labels: { stage }, value: sum_seconds },
    { metricName: `${name}_count`, labels: { stage }, value: decks },
  ]);
  const metric = new Histogram({ name, help, labelNames: ['stage'], registers: [] });
  const get = async () => ({ name, help, type: 'histogram', values, aggregator: 'sum' });
  return Object.assign(metric, { get, getForPromString: get });
}

function quantiles({ p50_seconds, p95_seconds, p99_seconds }: Percentiles): (readonly [{ quantile: string }, number])[] {
  return Object.entries({ '0.5': p50_seconds, '0.95': p95_seconds, '0.99': p99_seconds }).flatMap(([quantile, value]) =>
    value === null ? [] : [[{ quantile }, value] as const],
  );
}

const ofProcess = new Registry();

/** Memory, CPU and event loop of this process; one registry, because some metrics count from the first call. */
export async function processText(): Promise<string> {
  if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofProcess });
  return ofProcess.metrics();
}
