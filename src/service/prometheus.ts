/** Metrics in the text format of Prometheus; no label names a tenant, a key or what a deck is about. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Metrics } from './schema/metrics.ts';

export async function prometheusText({ usage, speed, brand_compliance, queue }: Metrics): Promise<string> {
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
  add(
    Gauge,
    'stage_seconds',
    'Time of completed decks: waiting, each stage, in all',
    speed.flatMap(({ stage, p50_seconds, p95_seconds, p99_seconds }) =>
      Object.entries({ '0.5': p50_seconds, '0.95': p95_seconds, '0.99': p99_seconds }).flatMap(([quantile, value]) =>
        value === null ? [] : [[{ stage, quantile }, value] as const],
      ),
    ),
  );
  add(Counter, 'decks_checked_total', 'Decks whose gate on-brand was asked', [[{}, brand_compliance.checked]]);
  add(Counter, 'decks_on_brand_total', 'Decks that passed the gate on-brand', [[{}, brand_compliance.passed]]);
  add(
    Counter,
    'brand_findings_total',
    'Findings of the gate on-brand',
    brand_compliance.findings.map(({ rule, count }) => [{ rule }, count]),
  );
  add(Gauge, 'queue_waiting', 'Decks that nobody has begun', [[{}, queue.waiting]]);
  add(Gauge, 'queue_processing', 'Decks in the making', [[{}, queue.processing]]);
  add(Gauge, 'queue_oldest_seconds', 'How long the oldest waiting deck has waited', [[{}, queue.oldest_seconds ?? 0]]);
  add(Gauge, 'queue_slots', 'Decks made at a time', [[{}, queue.slots]]);
  return registry.metrics();
}

const ofProcess = new Registry();

/** Memory, CPU, event loop of this process; the same registry each time, as some of them count from the first call on. */
export async function processText(): Promise<string> {
  if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofProcess });
  return ofProcess.metrics();
}
