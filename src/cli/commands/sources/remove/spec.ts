/** `sources remove`: forgets a source. */
import type { CommandSpec } from '../../../command-spec.ts';

export const sourcesRemoveSpec: CommandSpec = {
  name: 'sources remove',
  summary: 'Forget a source and its password; the data stay where they are',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: {},
  examples: [
    { command: 'quarterdeck sources remove sales', does: 'forget it' },
    { command: 'quarterdeck sources remove sales --quiet', does: 'without a word' },
  ],
  fields: ['name', 'removed'],
  load: () => import('./run.ts'),
};
