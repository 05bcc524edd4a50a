/** `keys`: who may do what. */
import type { CommandGroup } from '../../command-spec.ts';

export const keysGroup: CommandGroup = {
  name: 'keys',
  summary: 'Make, list, revoke and replace API keys',
  details: 'On the machine of the server itself they need no key; elsewhere one with the scope admin.',
};
