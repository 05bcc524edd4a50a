/** `brand-kits import`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { brandKitFields } from '../fields.ts';

export interface ImportOptions {
  as?: string;
  name?: string;
  output?: string;
  force?: boolean;
}

export const brandKitsImportSpec: CommandSpec<ImportOptions> = {
  name: 'brand-kits import',
  summary: 'Keep a corporate template (.pptx, .potx) or a brand kit file (JSON) for decks to be made with',
  details:
    'Of a template its masters, layouts, theme, colours and fonts are kept; no slide, no note, nothing of its author.\n' +
    'What differs from the latest version becomes the next one; the same file again changes nothing.',
  arguments: [{ syntax: '<file>', description: 'corporate.potx, corporate.pptx or acme.json, with all that it names beside it' }],
  options: {
    'What to keep:': [
      { flags: '--as <id>', description: 'Id to keep it under (default: the one in the file, or what the file is called)' },
      { flags: '--name <name>', description: 'What it is called, such as "Acme Group" (default: as in the file)' },
    ],
    'What to write:': [
      {
        flags: '-o, --output <file>',
        description: 'Also write it as a brand kit file to edit, such as acme.json, its template beside it as acme-template.pptx',
      },
      { flags: '--force', description: 'Overwrite these files' },
    ],
  },
  examples: [
    { command: 'quarterdeck brand-kits import corporate.potx --as acme', does: 'for generate --brand-kit acme' },
    { command: 'quarterdeck brand-kits import corporate.pptx -o acme.json', does: 'and as files, to change a colour and import again' },
    { command: 'quarterdeck brand-kits import acme.json --as acme-2026 --name "Acme 2026"', does: 'under another id and name' },
  ],
  fields: [...brandKitFields, 'left_out', 'warnings', 'files'],
  load: () => import('./run.ts'),
};
