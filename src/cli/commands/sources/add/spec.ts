/** `sources add`: a name for a file, a folder or a database. */
import type { CommandSpec } from '../../../command-spec.ts';
import { sourceFields } from '../../../source-fields.ts';

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
  load: () => import('./run.ts'),
};
