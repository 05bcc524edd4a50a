/** `brand-kits`: options and help. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';

/** The fields of a brand kit record, in print order. */
const brandKitFields = ['brand_kit_id', 'name', 'version', 'kit', 'created_at'] as const;

export const brandKitsGroup: CommandGroup = {
  name: 'brand-kits',
  summary: 'Import, show and validate brand kits',
  details:
    'Brand kits are versioned; a deck keeps the version it was made with.\n' +
    'quarterdeck generate --brand-kit acme uses the latest version, --brand-kit acme@2 the second.',
};

export const brandKitsDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'brand-kits delete',
  summary: 'Delete a brand kit; existing decks keep theirs',
  arguments: [{ syntax: '<id>', description: 'ID of the brand kit' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck brand-kits delete acme', does: 'with all its versions' },
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
  summary: 'Import a corporate template (.pptx, .potx) or a brand kit file (JSON)',
  details:
    'Keeps the masters, layouts, theme, colours and fonts of a template, but no slides, notes or author.\n' +
    'A changed file becomes the next version; an unchanged one is ignored.',
  arguments: [{ syntax: '<file>', description: 'corporate.potx, corporate.pptx or acme.json, with the files it refers to' }],
  options: {
    'Name:': [
      { flags: '--as <id>', description: 'ID of the brand kit (default: the ID in the file, or the file name)' },
      { flags: '--name <name>', description: 'Display name, such as "Acme Group" (default: the name in the file)' },
    ],
    'Output:': [
      {
        flags: '-o, --output <file>',
        description: 'Also write an editable brand kit file, such as acme.json, with its template as acme-template.pptx',
      },
      { flags: '--force', description: 'Overwrite existing files' },
    ],
  },
  examples: [
    { command: 'quarterdeck brand-kits import corporate.potx --as acme', does: 'to use with generate --brand-kit acme' },
    { command: 'quarterdeck brand-kits import corporate.pptx -o acme.json', does: 'and write it as files to edit and import again' },
    { command: 'quarterdeck brand-kits import acme.json --as acme-2026 --name "Acme 2026"', does: 'with a different ID and name' },
  ],
  fields: [...brandKitFields, 'left_out', 'warnings', 'files'],
  load: async () => (await import('./run/brand-kits.ts')).brandKitsImport,
};

export interface ListOptions {
  versions?: string;
}

export const brandKitsListSpec: CommandSpec<ListOptions> = {
  name: 'brand-kits list',
  summary: 'List brand kits, built-in ones first',
  options: { 'Filters:': [{ flags: '--versions <id>', description: 'List every version of one brand kit, newest first' }] },
  examples: [
    { command: 'quarterdeck brand-kits list', does: 'all brand kits with their latest version' },
    { command: 'quarterdeck brand-kits list --versions acme', does: 'previous versions' },
    { command: 'quarterdeck brand-kits list --json', does: 'as JSON' },
  ],
  fields: brandKitFields,
  load: async () => (await import('./run/brand-kits.ts')).brandKitsList,
};

export const brandKitsShowSpec: CommandSpec = {
  name: 'brand-kits show',
  summary: 'Show the colours, fonts, logo and template of a brand kit',
  arguments: [{ syntax: '<id>', description: 'ID of the brand kit, such as acme, or a version, such as acme@2' }],
  options: {},
  examples: [
    { command: 'quarterdeck brand-kits show acme', does: 'with its colours' },
    { command: 'quarterdeck brand-kits show acme@2', does: 'its second version' },
    { command: 'quarterdeck brand-kits show acme --fields kit', does: 'as a brand kit file' },
  ],
  fields: brandKitFields,
  load: async () => (await import('./run/brand-kits.ts')).brandKitsShow,
};

export const brandKitsValidateSpec: CommandSpec = {
  name: 'brand-kits validate',
  summary: 'Validate a corporate template (.pptx, .potx) or a brand kit file (JSON) without importing it',
  details: 'Reports invalid fields, unreadable colour pairs and why a template is rejected.',
  arguments: [{ syntax: '<file>', description: 'corporate.potx, corporate.pptx or acme.json' }],
  options: {},
  examples: [
    { command: 'quarterdeck brand-kits validate acme.json', does: 'show the result' },
    { command: 'quarterdeck brand-kits validate corporate.potx', does: 'before importing a template' },
    { command: 'quarterdeck brand-kits validate acme.json --quiet', does: 'exit code only' },
  ],
  fields: ['valid', 'kit', 'warnings'],
  load: async () => (await import('./run/brand-kits.ts')).brandKitsValidate,
};
