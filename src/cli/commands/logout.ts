/** `logout`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export const logoutSpec: CommandSpec = {
  name: 'logout',
  summary: 'Forget the API key of a server',
  details: 'The key itself stays valid; quarterdeck keys revoke ends it.',
  options: {},
  examples: [
    { command: 'quarterdeck logout', does: 'the profile in use' },
    { command: 'quarterdeck logout --profile work', does: 'another one' },
  ],
  fields: ['profile', 'forgotten'],
  load: async () => (await import('./run/logout.ts')).logout,
};
