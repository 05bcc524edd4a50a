/** `facts`: what it takes and what its help says. */
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
  summary: 'Show every figure and where it comes from',
  details:
    'Of data: each metric now, before, a year before and against its target. Of a deck that generate made from ' +
    'data, or of an outline: the figures each slide shows. --json adds formulas, queries, hashes of the rows and sources.',
  arguments: [{ syntax: '[deck]', description: 'deck (.pptx) or outline (JSON or YAML) whose figures to show; - is stdin' }],
  options: {
    'Data:': dataOptions,
    'Which figures:': [
      { flags: '--metric <id>', description: 'One metric, such as won_value' },
      { flags: '--where <dimension=member>', description: 'Those of a member, such as region=East; may be repeated', repeatable: true },
      { flags: '--by <dimension>', description: 'Members of a dimension below each metric, such as product' },
      { flags: '--period <period>', description: 'Reporting period, such as 2025-Q4, 2025-11, 2025 or FY26-Q1' },
      {
        flags: '--fiscal-year <start>',
        description: 'Month the fiscal year starts in, such as feb, or weeks: 445:last-sat-jan',
        isSetting: true,
      },
      {
        flags: '--as-of <date>',
        description: 'Date the figures speak from, such as 2025-12-31 (default: today, or the end of older data)',
      },
    ],
    'What to print:': [{ flags: '--sql', description: 'Also the query behind each figure' }],
  },
  examples: [
    { command: 'quarterdeck facts --data crm/', does: 'every metric of the data' },
    { command: 'quarterdeck facts --data crm/ --metric won_value --by product --sql', does: 'one of them by product, with its queries' },
    { command: 'quarterdeck facts q4.pptx', does: 'where the numbers of a deck come from' },
    { command: 'quarterdeck facts --data crm/ --fields facts,sources', does: 'all of it for a program' },
  ],
  fields: ['title', 'as_of', 'period', 'currency', 'overview', 'facts', 'slides', 'not_computable', 'sources', 'quality'],
  load: async () => (await import('./run/facts.ts')).facts,
};
