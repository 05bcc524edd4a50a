/** `brand-kits`: what it takes and what its help says. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';

/** The fields of a brand kit record, in the order they are printed. */
const brandKitFields = ['brand_kit_id', 'name', 'version', 'kit', 'created_at'] as const;

export const brandKitsGroup: CommandGroup = {
  name: 'brand-kits',
  summary: 'Keep, show and check brand kits',
  details:
    'A brand kit is kept in versions; a deck keeps the one it was made with.\n' +
    'quarterdeck generate --brand-kit acme uses its latest version, --brand-kit acme@2 its second.',
};

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
  load: async () => (await import('./run/brand-kits.ts')).brandKitsDelete,
};

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
  load: async () => (await import('./run/brand-kits.ts')).brandKitsImport,
};

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
  load: async () => (await import('./run/brand-kits.ts')).brandKitsList,
};

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
  load: async () => (await import('./run/brand-kits.ts')).brandKitsShow,
};

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
  load: async () => (await import('./run/brand-kits.ts')).brandKitsValidate,
};
