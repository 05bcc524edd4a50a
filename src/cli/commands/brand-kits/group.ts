/** `brand-kits`: colours, fonts and logos that decks are made with. */
import type { CommandGroup } from '../../command-spec.ts';

export const brandKitsGroup: CommandGroup = {
  name: 'brand-kits',
  summary: 'Keep, show and check brand kits',
  details:
    'A brand kit is kept in versions; a deck keeps the one it was made with.\n' +
    'quarterdeck generate --brand-kit acme uses its latest version, --brand-kit acme@2 its second.',
};
