/** `refresh`: options and help. */
import { refreshGates } from '../../model/gate.ts';
import type { CommandSpec } from '../command-spec.ts';
import { dataOptions, strictOptions } from '../shared-options.ts';

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
  failOn?: string;
  force?: boolean;
  output?: string;
}

export const refreshSpec: CommandSpec<RefreshOptions> = {
  name: 'refresh',
  summary: "Put this quarter's numbers into an edited deck",
  details: 'Text, tables, charts and notes that nobody edited are updated. Manual edits are kept, and the updates they prevent are listed.',
  arguments: [{ syntax: '<deck>', description: 'deck made by generate from data and edited since (.pptx)' }],
  options: {
    'Content:': [
      { flags: '--period <period>', description: 'Reporting period, such as 2025-Q4, 2025-11, 2025, FY26-Q1 or YTD' },
      {
        flags: '--fiscal-year <start>',
        description: 'First month of the fiscal year, such as feb, or a week pattern, such as 445:last-sat-jan',
        isSetting: true,
      },
      { flags: '--as-of <date>', description: 'Date of the deck, such as 2025-12-31 (default: today, or the last date of older data)' },
    ],
    'Data:': dataOptions,
    'Output:': [
      {
        flags: '-o, --output <file>',
        description: 'File to write (default: named after the new title, in the current folder); - writes to stdout',
      },
      { flags: '--force', description: 'Overwrite the output file' },
      ...strictOptions(refreshGates, 'Exit 3 without writing when an edit prevents an update'),
    ],
  },
  examples: [
    { command: 'quarterdeck refresh q3-edited.pptx --data crm/ -o q4.pptx', does: "this quarter's numbers into last quarter's deck" },
    {
      command: 'quarterdeck refresh q3-edited.pptx --data crm/ --as-of 2025-12-31 --strict',
      does: 'fail if an edit prevents an update',
    },
  ],
  fields: ['refresh_id', 'status', 'title', 'as_of', 'slide_count', 'updated', 'kept', 'path', 'bytes', 'sha256', 'report'],
  load: async () => (await import('./run/refresh.ts')).refresh,
};
