/** `brand-kits validate`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const brandKitsValidateSpec: CommandSpec = {
  name: 'brand-kits validate',
  summary: 'Check a corporate template (.pptx, .potx) or a brand kit file (JSON) without keeping it',
  details: 'Every field that cannot be used is named, every pair of colours that cannot be read on a slide, and why a template is refused.',
  arguments: [{ syntax: '<file>', description: 'corporate.potx, corporate.pptx or acme.json' }],
  options: {},
  examples: [
    { command: 'quarterdeck brand-kits validate acme.json', does: 'and show what it comes to' },
    { command: 'quarterdeck brand-kits validate corporate.potx', does: 'before anybody makes a deck with it' },
    { command: 'quarterdeck brand-kits validate acme.json --quiet', does: 'the exit code alone' },
  ],
  fields: ['valid', 'kit', 'warnings'],
  load: () => import('./run.ts'),
};
