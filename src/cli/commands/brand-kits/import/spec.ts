/** `brand-kits import`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { brandKitFields } from '../fields.ts';

export interface ImportOptions {
  as?: string;
  name?: string;
}

export const brandKitsImportSpec: CommandSpec<ImportOptions> = {
  name: 'brand-kits import',
  summary: 'Keep a brand kit file with the service, with all it names',
  details: 'What differs from the latest version becomes the next one; the same file again changes nothing.',
  arguments: [{ syntax: '<file>', description: 'brand kit file (JSON), such as acme.json' }],
  options: {
    'What to keep:': [
      { flags: '--as <id>', description: 'Id to keep it under (default: the one in the file)' },
      { flags: '--name <name>', description: 'What it is called, such as "Acme Group" (default: as in the file)' },
    ],
  },
  examples: [
    { command: 'quarterdeck brand-kits import acme.json', does: 'for generate --brand-kit acme' },
    { command: 'quarterdeck brand-kits import acme.json --as acme-2026 --name "Acme 2026"', does: 'under another id and name' },
  ],
  fields: brandKitFields,
  load: () => import('./run.ts'),
};
