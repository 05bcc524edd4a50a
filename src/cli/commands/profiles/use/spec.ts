/** `profiles use`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const profilesUseSpec: CommandSpec = {
  name: 'profiles use',
  summary: 'Ask the server of a profile from now on',
  details: 'With --local nothing is asked but this machine, and the profiles stay. A project names its own in quarterdeck.json.',
  arguments: [{ syntax: '[name]', description: 'profile to use' }],
  options: {},
  examples: [
    { command: 'quarterdeck profiles use work', does: 'that server from now on' },
    { command: 'quarterdeck profiles use --local', does: 'this machine from now on' },
  ],
  fields: ['profile', 'base_url'],
  load: () => import('./run.ts'),
};
