/** The pages of `quarterdeck help <topic>`. */
import { exitCodes } from './exit-codes.ts';

export interface HelpTopic {
  summary: string;
  text: string;
}

/** Every variable the program reads. */
export const environment: readonly { name: string; meaning: string }[] = [
  { name: 'SOURCE_DATE_EPOCH', meaning: 'seconds since 1970, today where --as-of is not given' },
  { name: 'QUARTERDECK_HOME', meaning: 'one folder for settings and decks, wherever else set' },
  { name: 'QUARTERDECK_BASE_URL', meaning: 'server to ask, such as https://decks.example.com' },
  { name: 'QUARTERDECK_API_KEY', meaning: 'its API key, where none is kept' },
  { name: 'QUARTERDECK_PROFILE', meaning: 'profile to use' },
  { name: 'QUARTERDECK_…', meaning: 'any setting, such as QUARTERDECK_CURRENCY: quarterdeck config list has them all' },
  { name: 'QUARTERDECK_WEBHOOK_ALLOW', meaning: 'networks that webhooks may lead to besides public ones, such as 10.0.0.0/8' },
  { name: 'QUARTERDECK_SOURCE_ALLOW', meaning: 'networks that databases named by callers of a server may be in besides public ones' },
  { name: 'XDG_DATA_HOME', meaning: 'folder of decks, in place of ~/.local/share' },
  { name: 'HTTPS_PROXY', meaning: 'proxy to reach servers by, but for those in NO_PROXY' },
  { name: 'NODE_EXTRA_CA_CERTS', meaning: 'certificate authorities to trust besides the usual ones' },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', meaning: 'where a server sends spans of requests and decks (OTLP over HTTP)' },
  { name: 'OTEL_EXPORTER_OTLP_HEADERS', meaning: 'headers to send with them, such as api-key=…' },
  { name: 'OTEL_SERVICE_NAME', meaning: 'name of the server in them, in place of quarterdeck' },
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

/** Names to the left, what they mean beside them, in 80 columns. */
function table(title: string, rows: string[][]): string {
  const width = Math.max(...rows.map(([left]) => left!.length));
  const indent = ' '.repeat(width + 4);
  const beside = (text: string) => {
    const lines: string[] = [''];
    for (const word of text.split(' ')) {
      const last = lines.at(-1)!;
      if (indent.length + last.length + 1 + word.length > 80) lines.push(word);
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return lines;
  };
  return `${title}\n\n${rows.map(([left, right]) => `  ${left!.padEnd(width)}  ${beside(right!).join(`\n${indent}`)}\n`).join('')}`;
}
