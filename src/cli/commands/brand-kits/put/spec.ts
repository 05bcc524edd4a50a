/** `brand-kits put`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { brandKitFields } from '../fields.ts';

export interface PutOptions {
  as?: string;
}

export const brandKitsPutSpec: CommandSpec<PutOptions> = {
  name: 'brand-kits put',
  summary: 'Keep a brand kit file with the service, its logo included',
  details: 'What differs from the latest version becomes the next one; the same file again changes nothing.',
  arguments: [{ syntax: '<file>', description: 'brand kit file (JSON), such as acme.json' }],
  options: { 'What to keep:': [{ flags: '--as <id>', description: 'Id to keep it under (default: the one in the file)' }] },
  examples: [
    { command: 'quarterdeck brand-kits put acme.json', does: 'for generate --brand-kit acme' },
    { command: 'quarterdeck brand-kits put acme.json --as acme-2026', does: 'under another id' },
  ],
  fields: brandKitFields,
  load: () => import('./run.ts'),
};
