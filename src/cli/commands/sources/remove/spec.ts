/** `sources remove`: forgets a source. */
import { type CommandSpec, type RemovalOptions, removalOptions } from '../../../command-spec.ts';

export const sourcesRemoveSpec: CommandSpec<RemovalOptions> = {
  name: 'sources remove',
  summary: 'Forget a source and its password; the data stay where they are',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck sources remove sales', does: 'forget it' },
    { command: 'quarterdeck sources remove sales --yes', does: 'in a script' },
  ],
  fields: ['name', 'removed'],
  load: () => import('./run.ts'),
};
