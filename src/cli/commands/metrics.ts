/** `metrics`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface MetricsOptions {
  from?: string;
  to?: string;
  groupBy?: string;
  prometheus?: boolean;
}

export const metricsSpec: CommandSpec<MetricsOptions> = {
  name: 'metrics',
  summary: 'Show usage, generation speed, brand compliance and webhooks',
  details: 'Covers the last 30 days unless --from and --to are set. Includes deleted decks; webhook deliveries are kept for 30 days.',
  options: {
    'Range:': [
      { flags: '--from <date>', description: 'First day, such as 2025-10-01, or a timestamp' },
      { flags: '--to <date>', description: 'Last day or timestamp (default: now)' },
      {
        flags: '--group-by <what>',
        description: 'Group by; a period is a day, or a month beyond 92 days',
        choices: ['key', 'brand_kit', 'period'],
      },
    ],
    'Format:': [{ flags: '--prometheus', description: 'Print in Prometheus text format, since the first deck' }],
  },
  examples: [
    { command: 'quarterdeck metrics', does: 'the last 30 days' },
    { command: 'quarterdeck metrics --from 2025-10-01 --to 2025-12-31 --group-by brand_kit', does: 'a quarter, by brand kit' },
    { command: 'quarterdeck metrics --prometheus', does: 'for a monitoring system' },
  ],
  fields: ['usage', 'speed', 'brand_compliance', 'object', 'from', 'to', 'queue', 'webhooks', 'group_by', 'groups'],
  load: async () => (await import('./run/metrics.ts')).metrics,
};
