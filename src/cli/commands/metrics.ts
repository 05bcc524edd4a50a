/** `metrics`: what it takes and what its help says. */
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
  details:
    'Of the last 30 days unless --from and --to say otherwise. Decks that were deleted since are counted too; deliveries to webhooks are kept, and counted, for 30 days.',
  options: {
    'What to count:': [
      { flags: '--from <date>', description: 'First day, such as 2025-10-01, or a moment' },
      { flags: '--to <date>', description: 'Last day, or a moment; now unless given' },
      {
        flags: '--group-by <what>',
        description: 'Show each by itself; a period is a day, of more than 92 days a month',
        choices: ['key', 'brand_kit', 'period'],
      },
    ],
    'How to print it:': [{ flags: '--prometheus', description: 'In the text format of Prometheus, from the first deck on' }],
  },
  examples: [
    { command: 'quarterdeck metrics', does: 'the last 30 days' },
    { command: 'quarterdeck metrics --from 2025-10-01 --to 2025-12-31 --group-by brand_kit', does: 'a quarter, by brand kit' },
    { command: 'quarterdeck metrics --prometheus', does: 'for a monitoring system' },
  ],
  fields: ['usage', 'speed', 'brand_compliance', 'object', 'from', 'to', 'queue', 'webhooks', 'group_by', 'groups'],
  load: async () => (await import('./run/metrics.ts')).metrics,
};
