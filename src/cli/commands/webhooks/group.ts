/** `webhooks`: who is told when something has happened. */
import type { CommandGroup } from '../../command-spec.ts';

export const webhooksGroup: CommandGroup = {
  name: 'webhooks',
  summary: 'Have other programs told of decks and exports',
  details: 'A running server sends them (quarterdeck serve). Elsewhere than on its machine they need a key with the scope webhooks:manage.',
};
