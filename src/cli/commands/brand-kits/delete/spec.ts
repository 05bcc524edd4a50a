/** `brand-kits delete`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const brandKitsDeleteSpec: CommandSpec = {
  name: 'brand-kits delete',
  summary: 'Delete a brand kit; decks made with it keep it',
  arguments: [{ syntax: '<id>', description: 'id of the brand kit' }],
  options: {},
  examples: [
    { command: 'quarterdeck brand-kits delete acme', does: 'all its versions' },
    { command: 'quarterdeck brand-kits delete acme --quiet', does: 'without a word' },
  ],
  fields: ['brand_kit_id', 'deleted'],
  load: () => import('./run.ts'),
};
