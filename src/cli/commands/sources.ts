/** `sources`: options and help. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';
import { sourceFields } from '../shared-options.ts';

export const sourcesGroup: CommandGroup = {
  name: 'sources',
  summary: 'Add, inspect and snapshot data sources',
  details: 'A source is a file, a folder or a PostgreSQL database, with its mapping.\nUse it with quarterdeck generate --source <name>.',
};

export interface AddOptions {
  file?: string;
  folder?: string;
  postgres?: string;
  table?: string[];
  query?: string;
  mapping?: string;
  passwordStdin?: boolean;
  force?: boolean;
}

export const sourcesAddSpec: CommandSpec<AddOptions> = {
  name: 'sources add',
  summary: 'Add a data source',
  details: 'Never put a password in the URL: use --password-stdin (stored in a private file), PGPASSWORD or ~/.pgpass.',
  arguments: [{ syntax: '<name>', description: 'name of the source, such as sales' }],
  options: {
    'Location (choose one):': [
      { flags: '--file <path>', description: 'File of data' },
      { flags: '--folder <path>', description: 'Folder of files, or a snapshot' },
      { flags: '--postgres <url>', description: 'PostgreSQL database: postgres://user@host:5432/db?sslmode=require' },
    ],
    'What to read:': [
      {
        flags: '--table <name>',
        description: 'Table or view to read (default: all in the schema); repeatable',
        repeatable: true,
      },
      { flags: '--query <sql>', description: 'Query to read instead of tables' },
      { flags: '--mapping <file>', description: 'Mapping file that says what each column means (JSON or YAML)' },
    ],
    'Storage:': [
      { flags: '--password-stdin', description: 'Read the database password from stdin and store it' },
      { flags: '--force', description: 'Replace an existing source of the same name' },
    ],
  },
  examples: [
    { command: 'quarterdeck sources add sales --folder crm/ --mapping map.yaml', does: 'a folder of exports' },
    {
      command: 'quarterdeck sources add sales --postgres postgres://reader@db.example.com/crm --table deals',
      does: 'a table of a database',
    },
    { command: 'quarterdeck sources add wins --postgres postgres://reader@db/crm --query "select * from deals"', does: 'a query' },
    { command: 'quarterdeck sources add sales --postgres postgres://reader@db/crm --password-stdin < pw.txt', does: 'with its password' },
  ],
  fields: sourceFields,
  load: async () => (await import('./run/sources.ts')).sourcesAdd,
};

export const sourcesListSpec: CommandSpec = {
  name: 'sources list',
  summary: 'List data sources',
  options: {},
  examples: [
    { command: 'quarterdeck sources list', does: 'every source and its location' },
    { command: 'quarterdeck sources list --json', does: 'as JSON' },
  ],
  fields: sourceFields,
  load: async () => (await import('./run/sources.ts')).sourcesList,
};

export const sourcesRemoveSpec: CommandSpec<RemovalOptions> = {
  name: 'sources remove',
  summary: 'Remove a source and its password; the data are not touched',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck sources remove sales', does: 'remove it' },
    { command: 'quarterdeck sources remove sales --yes', does: 'in a script' },
  ],
  fields: ['name', 'removed'],
  load: async () => (await import('./run/sources.ts')).sourcesRemove,
};

export interface ShowOptions {
  mapping?: boolean;
}

export const sourcesShowSpec: CommandSpec<ShowOptions> = {
  name: 'sources show',
  summary: 'Show the tables of a source and how they are interpreted',
  details: 'Lists every column with its type and role, how tables join, and which metrics can be computed.',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: {
    'Output:': [{ flags: '--mapping', description: 'Print the interpretation as a mapping file to edit and pass to --mapping' }],
  },
  examples: [
    { command: 'quarterdeck sources show sales', does: 'tables, columns, joins, metrics' },
    { command: 'quarterdeck sources show sales --mapping > map.yaml', does: 'as a mapping file' },
    { command: 'quarterdeck sources show sales --fields found,metrics', does: 'as JSON' },
  ],
  fields: [...sourceFields, 'found', 'found_mapping', 'joins', 'dimensions', 'metrics', 'notes', 'problem'],
  load: async () => (await import('./run/sources.ts')).sourcesShow,
};

export interface SnapshotOptions {
  output?: string;
}

export const sourcesSnapshotSpec: CommandSpec<SnapshotOptions> = {
  name: 'sources snapshot',
  summary: 'Save the tables of a source to a folder',
  details:
    'generate --data with this folder makes the same deck again, byte for byte, without the source.\nThe folder holds data but no password.',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: { 'Output:': [{ flags: '-o, --output <folder>', description: 'Folder to create (default: name and date)' }] },
  examples: [
    { command: 'quarterdeck sources snapshot sales -o q4-data', does: 'save the data behind a deck' },
    { command: 'quarterdeck sources snapshot sales', does: 'named after the source and the date' },
  ],
  fields: ['folder', 'source', 'kind', 'as_of', 'files', 'tables'],
  load: async () => (await import('./run/sources.ts')).sourcesSnapshot,
};

export const sourcesTestSpec: CommandSpec = {
  name: 'sources test',
  summary: 'Test the connection to a source and list its tables',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: {},
  examples: [
    { command: 'quarterdeck sources test sales', does: 'list its tables and row counts' },
    { command: 'quarterdeck sources test sales --quiet', does: 'exit code only' },
  ],
  fields: ['name', 'kind', 'tables', 'notes'],
  load: async () => (await import('./run/sources.ts')).sourcesTest,
};
