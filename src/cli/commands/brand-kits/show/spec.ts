/** `brand-kits show`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { brandKitFields } from '../fields.ts';

export const brandKitsShowSpec: CommandSpec = {
  name: 'brand-kits show',
  summary: 'Show the colours, fonts, logo and template of a brand kit',
  arguments: [{ syntax: '<id>', description: 'id of the brand kit, such as acme, or one of its versions, such as acme@2' }],
  options: {},
  examples: [
    { command: 'quarterdeck brand-kits show acme', does: 'with its colours, on a terminal' },
    { command: 'quarterdeck brand-kits show acme@2', does: 'as it was in its second version' },
    { command: 'quarterdeck brand-kits show acme --fields kit', does: 'as a brand kit file holds it' },
  ],
  fields: brandKitFields,
  load: () => import('./run.ts'),
};
