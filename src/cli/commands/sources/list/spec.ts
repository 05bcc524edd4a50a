/** `sources list`: every source that is kept. */
import type { CommandSpec } from '../../../command-spec.ts';
import { sourceFields } from '../../../source-fields.ts';

export const sourcesListSpec: CommandSpec = {
  name: 'sources list',
  summary: 'List the sources',
  options: {},
  examples: [
    { command: 'quarterdeck sources list', does: 'every source and where it is' },
    { command: 'quarterdeck sources list --json', does: 'the same for a program' },
  ],
  fields: sourceFields,
  load: () => import('./run.ts'),
};
