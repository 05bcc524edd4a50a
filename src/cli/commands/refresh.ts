/** `refresh`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';
import { dataOptions } from '../shared-options.ts';

export interface RefreshOptions {
  data?: string[];
  source?: string[];
  mapping?: string;
  period?: string;
  fiscalYear?: string;
  asOf?: string;
  dateOrder?: string;
  timeZone?: string;
  currency?: string;
  strict?: boolean;
  force?: boolean;
  output?: string;
}

export const refreshSpec: CommandSpec<RefreshOptions> = {
  name: 'refresh',
  summary: "Put this quarter's numbers into an edited deck",
  details:
    'Texts, tables, charts and notes that nobody touched are renewed; what was moved, restyled or retitled, ' +
    'added or taken out by hand stays so, and what that keeps from being renewed is listed.',
  arguments: [{ syntax: '<deck>', description: 'deck that generate made from data, as it was edited since (.pptx)' }],
  options: {
    'What to say:': [
      { flags: '--period <period>', description: 'Reporting period, such as 2025-Q4, 2025-11, 2025 or FY26-Q1' },
      {
        flags: '--fiscal-year <start>',
        description: 'Month the fiscal year starts in, such as feb, or weeks: 445:last-sat-jan',
        isSetting: true,
      },
      { flags: '--as-of <date>', description: 'Date the deck speaks from, such as 2025-12-31 (default: today, or the end of older data)' },
    ],
    'Data:': dataOptions,
    'What to write:': [
      { flags: '-o, --output <file>', description: 'Where to write (default: the new title, in this folder); - is stdout' },
      { flags: '--force', description: 'Overwrite the output file' },
      { flags: '--strict', description: 'Write nothing and exit 3 when edits keep something from being renewed' },
    ],
  },
  examples: [
    { command: 'quarterdeck refresh q3-edited.pptx --data crm/ -o q4.pptx', does: "this quarter's numbers into last quarter's deck" },
    {
      command: 'quarterdeck refresh q3-edited.pptx --data crm/ --as-of 2025-12-31 --strict',
      does: 'only when nothing is left to do by hand',
    },
  ],
  fields: ['refresh_id', 'status', 'title', 'as_of', 'slide_count', 'updated', 'kept', 'path', 'bytes', 'sha256', 'report'],
  load: async () => (await import('./run/refresh.ts')).refresh,
};
