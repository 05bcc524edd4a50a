/** `facts`: options and help. */
import type { CommandSpec } from '../command-spec.ts';
import { dataOptions } from '../shared-options.ts';

export interface FactsOptions {
  data?: string[];
  source?: string[];
  mapping?: string;
  metric?: string;
  where?: string[];
  by?: string;
  sql?: boolean;
  period?: string;
  fiscalYear?: string;
  asOf?: string;
  dateOrder?: string;
  timeZone?: string;
  currency?: string;
}

export const factsSpec: CommandSpec<FactsOptions> = {
  name: 'facts',
  summary: 'Show every figure and its source',
  details:
    'For data: each metric for the current period, the prior period and the prior year, and against its target. ' +
    'For a deck or an outline: the figures on each slide. --json adds formulas, queries, row hashes and sources.',
  arguments: [{ syntax: '[deck]', description: 'deck (.pptx) or outline (JSON or YAML) to show figures of; - reads stdin' }],
  options: {
    'Data:': dataOptions,
    'Figures:': [
      { flags: '--metric <id>', description: 'One metric, such as won_value' },
      { flags: '--where <dimension=member>', description: 'Filter by a dimension, such as region=East; repeatable', repeatable: true },
      { flags: '--by <dimension>', description: 'Break each metric down by a dimension, such as product' },
      { flags: '--period <period>', description: 'Reporting period, such as 2025-Q4, 2025-11, 2025, FY26-Q1 or YTD' },
      {
        flags: '--fiscal-year <start>',
        description: 'First month of the fiscal year, such as feb, or a week pattern, such as 445:last-sat-jan',
        isSetting: true,
      },
      {
        flags: '--as-of <date>',
        description: 'Date of the figures, such as 2025-12-31 (default: today, or the last date of older data)',
      },
    ],
    'Output:': [{ flags: '--sql', description: 'Also show the query behind each figure' }],
  },
  examples: [
    { command: 'quarterdeck facts --data crm/', does: 'all metrics' },
    { command: 'quarterdeck facts --data crm/ --metric won_value --by product --sql', does: 'one metric by product, with its queries' },
    { command: 'quarterdeck facts q4.pptx', does: 'the sources of a deck' },
    { command: 'quarterdeck facts --data crm/ --fields facts,sources', does: 'everything, as JSON' },
  ],
  fields: ['title', 'as_of', 'period', 'currency', 'overview', 'facts', 'slides', 'not_computable', 'sources', 'quality'],
  load: async () => (await import('./run/facts.ts')).facts,
};
