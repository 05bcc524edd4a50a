/** `brand-kits list`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { brandKitFields } from '../fields.ts';

export interface ListOptions {
  versions?: string;
}

export const brandKitsListSpec: CommandSpec<ListOptions> = {
  name: 'brand-kits list',
  summary: 'List the brand kits, the built-in ones first',
  options: { 'What to list:': [{ flags: '--versions <id>', description: 'Every version of one brand kit instead, the latest first' }] },
  examples: [
    { command: 'quarterdeck brand-kits list', does: 'every brand kit and its latest version' },
    { command: 'quarterdeck brand-kits list --versions acme', does: 'and what it was before' },
    { command: 'quarterdeck brand-kits list --json', does: 'the same for a program' },
  ],
  fields: brandKitFields,
  load: () => import('./run.ts'),
};
