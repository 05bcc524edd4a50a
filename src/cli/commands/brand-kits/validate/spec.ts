/** `brand-kits validate`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const brandKitsValidateSpec: CommandSpec = {
  name: 'brand-kits validate',
  summary: 'Check a brand kit file without keeping it',
  details: 'Every field that cannot be used is named, and every pair of colours that cannot be read on a slide.',
  arguments: [{ syntax: '<file>', description: 'brand kit file (JSON), such as acme.json' }],
  options: {},
  examples: [
    { command: 'quarterdeck brand-kits validate acme.json', does: 'and show what it comes to' },
    { command: 'quarterdeck brand-kits validate acme.json --quiet', does: 'the exit code alone' },
  ],
  fields: ['valid', 'kit'],
  load: () => import('./run.ts'),
};
