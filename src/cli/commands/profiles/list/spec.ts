/** `profiles list`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const profilesListSpec: CommandSpec = {
  name: 'profiles list',
  summary: 'List the profiles, and which one is in use',
  options: {},
  examples: [
    { command: 'quarterdeck profiles list', does: 'every server and the end of its key' },
    { command: 'quarterdeck profiles list --json', does: 'the same for a program' },
  ],
  fields: ['name', 'base_url', 'key', 'in_use'],
  load: () => import('./run.ts'),
};
