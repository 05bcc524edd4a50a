/** Runs `metrics`; imported on demand. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Figures, Metrics } from '../../../service/schema/metrics.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { Output } from '../../io.ts';
import { printResult } from '../../output.ts';
import { textTable } from '../../text-table.ts';
import type { MetricsOptions } from '../metrics.ts';

export async function metrics(
  context: Context,
  _args: readonly string[],
  { from, to, groupBy, prometheus = false }: MetricsOptions,
): Promise<ExitCode> {
  const service = await context.service();
  if (prometheus) {
    if (context.globals.json || groupBy !== undefined)
      throw new QuarterdeckError('option_invalid', '--prometheus is a format of its own, without groups.', {
        next: 'leave out --json and --group-by',
      });
    const { prometheusText } = await import('../../../service/prometheus.ts');
    await context.io.out.write(await prometheusText(await service.metrics({ from: from ?? '1970-01-01', to })));
    return 0;
  }
  const metrics = await service.metrics({ from, to, groupBy });
  await printResult(context, {
    record: metrics,
    receipt: [...overview(metrics, context.io.out), ...groups(metrics, context.io.out)].join('\n'),
    notes: [],
  });
  return 0;
}

function overview(metrics: Metrics, out: Output): string[] {
  const { usage, brand_compliance, queue, webhooks, speed } = metrics;
  const { completed, failed, canceled, queued, processing } = usage.decks;
  const timed = speed.filter(({ decks }) => decks > 0);
  return [
    `From ${minute(metrics.from)} to ${minute(metrics.to)} UTC`,
    '',
    ...textTable(
      null,
      [
        ['Decks', `${completed} completed, ${failed} failed, ${canceled} canceled, ${queued + processing} under way`],
        ['Slides', number(usage.slides)],
        ['Files', `${number(Math.round(usage.bytes / 1000))} kB`],
        ...(usage.requests
          ? [
              [
                'Requests',
                `${number(usage.requests.answered)} answered, ${number(usage.requests.refused)} refused, ${number(usage.requests.failed)} failed`,
              ],
            ]
          : []),
        ['On brand', onBrand(metrics)],
        ...brand_compliance.findings.map(({ rule, count }) => ['', `${rule}: ${number(count)}`]),
        ...brandScores(brand_compliance),
        [
          'Queue',
          `${number(queue.waiting)} waiting${queue.oldest_seconds === null ? '' : ` (the oldest for ${seconds(queue.oldest_seconds)})`}, ${number(queue.processing)} in the making, ${queue.slots} at a time`,
        ],
        ...webhookRows(webhooks),
      ],
      out,
    ),
    ...(timed.length === 0
      ? []
      : [
          '',
          ...textTable(
            ['Stage', 'Median', '95 of 100 within', '99 of 100 within'],
            timed.map(({ stage, p50_seconds, p95_seconds, p99_seconds }) => [
              stage,
              seconds(p50_seconds),
              seconds(p95_seconds),
              seconds(p99_seconds),
            ]),
            out,
          ),
        ]),
  ];
}

function webhookRows({ enabled, disabled, deliveries, failed_attempts, latency }: Metrics['webhooks']): string[][] {
  if (enabled + disabled === 0) return [];
  const { delivered, failed, pending } = deliveries;
  return [
    ['Webhooks', `${enabled} enabled, ${disabled} disabled`],
    [
      'Deliveries',
      `${number(delivered)} delivered, ${number(failed)} given up, ${number(pending)} waiting; attempts that failed: ${number(failed_attempts)}`,
    ],
    ...(delivered === 0
      ? []
      : [
          [
            '',
            `half within ${seconds(latency.p50_seconds)} of the event, 95 of 100 within ${seconds(latency.p95_seconds)}, 99 of 100 within ${seconds(latency.p99_seconds)}`,
          ],
        ]),
  ];
}

function groups({ groups: each, group_by }: Metrics, out: Output): string[] {
  if (group_by === null) return [];
  const rows = each.map((group) => [
    group.group ?? 'this machine',
    number(group.usage.decks.completed),
    number(group.usage.decks.failed),
    number(group.usage.slides),
    seconds(group.speed.at(-1)!.p50_seconds),
    onBrand(group),
  ]);
  const head = [{ key: 'Key', brand_kit: 'Brand kit', period: 'Period' }[group_by], 'Completed', 'Failed', 'Slides', 'Median', 'On brand'];
  return ['', ...textTable(head, rows, out)];
}

/** The mean, and the checks below 1. */
function brandScores({ score, checks }: Metrics['brand_compliance']): string[][] {
  if (score === null) return [];
  const short = checks.filter(({ score }) => score < 1).map(({ check, score }) => `${check} ${percent(score)}`);
  return [['Brand kept', [percent(score), ...(short.length > 0 ? [short.join(', ')] : [])].join('; ')]];
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function onBrand({ brand_compliance: { checked, passed, rate } }: Figures): string {
  return rate === null ? 'no deck checked' : `${passed} of ${checked} (${(rate * 100).toFixed(1)}%)`;
}

/** `2026-01-31 12:00` */
function minute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

function seconds(value: number | null): string {
  return value === null ? '–' : `${value.toFixed(2)} s`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
