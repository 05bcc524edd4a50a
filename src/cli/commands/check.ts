/** `check`: options and help. */
import { gates } from '../../model/gate.ts';
import type { CommandSpec } from '../command-spec.ts';

export interface CheckOptions {
  brandKit?: string;
  failOn?: string;
  sarif?: string;
  force?: boolean;
}

export const checkSpec: CommandSpec<CheckOptions> = {
  name: 'check',
  summary: 'Check any PowerPoint deck',
  details:
    'The deck need not be made by Quarterdeck. Text is measured in its real boxes, with sizes, colours and places inherited from layout, master and theme. ' +
    'The report lists findings by slide, the worst first, each with its remedy, and what could not be judged. Exits 3 when a gate fails: by default a gate fails with an error. ' +
    'docs/checks.md lists every rule and how the score is computed.',
  arguments: [{ syntax: '<deck>', description: 'deck to check (.pptx); - reads stdin' }],
  options: {
    'Check:': [
      {
        flags: '--brand-kit <kit>',
        description: 'Also check fonts, colours, sizes and logo against this kit: its name, JSON file or .potx',
      },
      {
        flags: '--fail-on <gates>',
        description: `Exit 3 only when one of these gates fails, also with a warning: ${gates.join(', ')}`,
      },
    ],
    'Output:': [
      { flags: '--sarif <file>', description: 'Also write the findings as SARIF 2.1.0, for code scanning; - writes only that to stdout' },
      { flags: '--force', description: 'Overwrite the SARIF file' },
    ],
  },
  examples: [
    { command: 'quarterdeck check q4.pptx', does: 'the report, by slide' },
    { command: 'quarterdeck check q4.pptx --brand-kit acme.json --fail-on fits,on-brand', does: 'stop a pipeline for two gates' },
    { command: 'quarterdeck check q4.pptx --sarif check.sarif', does: 'findings for code scanning' },
    { command: 'quarterdeck check q4.pptx --fields score,findings', does: 'for scripts' },
  ],
  fields: ['title', 'score', 'passed', 'slide_count', 'slides', 'gates', 'findings', 'unchecked', 'path'],
  load: async () => (await import('./run/check.ts')).check,
};
