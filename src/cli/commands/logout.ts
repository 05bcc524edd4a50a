/** `logout`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export const logoutSpec: CommandSpec = {
  name: 'logout',
  summary: 'Remove the API key of a server',
  details: 'The key itself stays valid; revoke it with quarterdeck keys revoke.',
  options: {},
  examples: [
    { command: 'quarterdeck logout', does: 'the current profile' },
    { command: 'quarterdeck logout --profile work', does: 'another profile' },
  ],
  fields: ['profile', 'forgotten'],
  load: async () => (await import('./run/logout.ts')).logout,
};
