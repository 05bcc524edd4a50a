/** `brand-kits list`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const brandKitsListSpec: CommandSpec = {
  name: 'brand-kits list',
  summary: 'List the brand kits, the built-in ones first',
  options: {},
  examples: [
    { command: 'quarterdeck brand-kits list', does: 'every brand kit and its version' },
    { command: 'quarterdeck brand-kits list --json', does: 'the same for a program' },
  ],
  fields: ['object', 'data', 'has_more', 'next_cursor'],
  load: () => import('./run.ts'),
};
