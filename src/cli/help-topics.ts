/** The pages of `quarterdeck help <topic>`. */
import { exitCodes } from './exit-codes.ts';

export interface HelpTopic {
  summary: string;
  text: string;
}

/** Every variable the program reads. */
export const environment: readonly { name: string; meaning: string }[] = [
  { name: 'SOURCE_DATE_EPOCH', meaning: 'seconds since 1970, today where --as-of is not given' },
  { name: 'QUARTERDECK_HOME', meaning: 'folder of kept sources (default: ~/.config/quarterdeck)' },
  { name: 'XDG_CONFIG_HOME', meaning: 'folder of settings, in place of ~/.config' },
  { name: 'PGPASSWORD', meaning: 'password of a PostgreSQL database that keeps none' },
  { name: 'PGPASSFILE', meaning: 'file of such passwords, in place of ~/.pgpass' },
  { name: 'PGUSER', meaning: 'user of a PostgreSQL database whose URL names none' },
  { name: 'NO_COLOR', meaning: 'when not empty, no colours' },
  { name: 'FORCE_COLOR', meaning: 'colours even in a pipe (0 for none); wins over NO_COLOR' },
  { name: 'TERM', meaning: 'dumb means no colours and no moving lines' },
  { name: 'CI', meaning: 'when set, plain lines instead of a spinner' },
];

export const helpTopics: Readonly<Record<string, HelpTopic>> = {
  'exit-codes': {
    summary: 'What the exit codes mean',
    text: table(
      'Exit codes',
      Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning]),
    ),
  },
  environment: {
    summary: 'Which environment variables are read',
    text: table(
      'Environment variables',
      environment.map(({ name, meaning }) => [name, meaning]),
    ),
  },
};

function table(title: string, rows: string[][]): string {
  const width = Math.max(...rows.map(([left]) => left!.length));
  return `${title}\n\n${rows.map(([left, right]) => `  ${left!.padEnd(width)}  ${right}\n`).join('')}`;
}
