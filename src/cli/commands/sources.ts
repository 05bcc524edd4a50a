/** `sources`: what it takes and what its help says. */
import { type CommandGroup, type CommandSpec, type RemovalOptions, removalOptions } from '../command-spec.ts';
import { sourceFields } from '../shared-options.ts';

export const sourcesGroup: CommandGroup = {
  name: 'sources',
  summary: 'Name where data come from, look into it, keep a copy',
  details:
    'A source is a file, a folder or a PostgreSQL database, with the mapping that belongs to it.\nquarterdeck generate --source <name> reads it.',
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
  summary: 'Keep a source under a name',
  details:
    'A password never stands in the URL: it comes from --password-stdin (kept in a file of your own), ' +
    'or from PGPASSWORD or ~/.pgpass when the source is read.',
  arguments: [{ syntax: '<name>', description: 'how it will be called, such as sales' }],
  options: {
    'Where it is (one of these):': [
      { flags: '--file <path>', description: 'File of data' },
      { flags: '--folder <path>', description: 'Folder of files, or a snapshot' },
      { flags: '--postgres <url>', description: 'PostgreSQL database: postgres://user@host:5432/db?sslmode=require' },
    ],
    'What to read of it:': [
      {
        flags: '--table <name>',
        description: 'Table or view of the database (default: all of its schema); may be repeated',
        repeatable: true,
      },
      { flags: '--query <sql>', description: 'Query to read instead of tables' },
      { flags: '--mapping <file>', description: 'Say which column means what (JSON or YAML)' },
    ],
    'How to keep it:': [
      { flags: '--password-stdin', description: 'Read the password of the database from stdin, and keep it' },
      { flags: '--force', description: 'Replace the source of that name' },
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
  summary: 'List the sources',
  options: {},
  examples: [
    { command: 'quarterdeck sources list', does: 'every source and where it is' },
    { command: 'quarterdeck sources list --json', does: 'the same for a program' },
  ],
  fields: sourceFields,
  load: async () => (await import('./run/sources.ts')).sourcesList,
};

export const sourcesRemoveSpec: CommandSpec<RemovalOptions> = {
  name: 'sources remove',
  summary: 'Forget a source and its password; the data stay where they are',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck sources remove sales', does: 'forget it' },
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
  summary: 'Show the tables of a source and how they are understood',
  details: 'Every column with its type and the role it was given, how tables join, and what can be computed.',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: {
    'What to print:': [{ flags: '--mapping', description: 'Print what was found as a mapping file, to edit and give back with --mapping' }],
  },
  examples: [
    { command: 'quarterdeck sources show sales', does: 'tables, columns, joins, metrics' },
    { command: 'quarterdeck sources show sales --mapping > map.yaml', does: 'what was found, as a mapping file' },
    { command: 'quarterdeck sources show sales --fields found,metrics', does: 'the same for a program' },
  ],
  fields: [...sourceFields, 'found', 'found_mapping', 'joins', 'dimensions', 'metrics', 'notes', 'problem'],
  load: async () => (await import('./run/sources.ts')).sourcesShow,
};

export interface SnapshotOptions {
  output?: string;
}

export const sourcesSnapshotSpec: CommandSpec<SnapshotOptions> = {
  name: 'sources snapshot',
  summary: 'Keep the tables of a source in a folder',
  details:
    'From the folder, generate --data makes the same deck again, byte for byte, without the source.\nIt holds the data and no password.',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: { 'What to write:': [{ flags: '-o, --output <folder>', description: 'Folder to make (default: the name and the date)' }] },
  examples: [
    { command: 'quarterdeck sources snapshot sales -o q4-data', does: 'keep what the deck is made from' },
    { command: 'quarterdeck sources snapshot sales', does: 'under its name and today’s date' },
  ],
  fields: ['folder', 'source', 'kind', 'as_of', 'files', 'tables'],
  load: async () => (await import('./run/sources.ts')).sourcesSnapshot,
};

export const sourcesTestSpec: CommandSpec = {
  name: 'sources test',
  summary: 'Read a source and say what is there',
  arguments: [{ syntax: '<name>', description: 'name of the source' }],
  options: {},
  examples: [
    { command: 'quarterdeck sources test sales', does: 'tables and rows, or why it cannot be read' },
    { command: 'quarterdeck sources test sales --quiet', does: 'the exit code alone' },
  ],
  fields: ['name', 'kind', 'tables', 'notes'],
  load: async () => (await import('./run/sources.ts')).sourcesTest,
};
