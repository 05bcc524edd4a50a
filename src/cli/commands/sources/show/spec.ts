/** `sources show`: what is in a source, and how it is understood. */
import type { CommandSpec } from '../../../command-spec.ts';
import { sourceFields } from '../../../source-fields.ts';

export interface ShowOptions {
  mapping?: boolean;
}

export const sourcesShowSpec: CommandSpec<ShowOptions> = {
  name: 'sources show',
  summary: 'Show the tables of a source and how they are understood',
  details: 'Every column with its type and the role it was given, how tables join, and what can be computed.',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: {
    'What to print:': [{ flags: '--mapping', description: 'Print what was found as a mapping file, to edit and give back with --mapping' }],
  },
  examples: [
    { command: 'quarterdeck sources show sales', does: 'tables, columns, joins, metrics' },
    { command: 'quarterdeck sources show sales --mapping > map.yaml', does: 'what was found, as a mapping file' },
    { command: 'quarterdeck sources show sales --fields found,metrics', does: 'the same for a program' },
  ],
  fields: [...sourceFields, 'found', 'found_mapping', 'joins', 'dimensions', 'metrics', 'notes', 'problem'],
  load: () => import('./run.ts'),
};
