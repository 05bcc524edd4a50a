/** `brand-kits delete`. */
import { type CommandSpec, type RemovalOptions, removalOptions } from '../../../command-spec.ts';

export const brandKitsDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'brand-kits delete',
  summary: 'Delete a brand kit; decks made with it keep it',
  arguments: [{ syntax: '<id>', description: 'id of the brand kit' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck brand-kits delete acme', does: 'all its versions' },
    { command: 'quarterdeck brand-kits delete acme --yes', does: 'in a script' },
  ],
  fields: ['brand_kit_id', 'deleted'],
  load: () => import('./run.ts'),
};
