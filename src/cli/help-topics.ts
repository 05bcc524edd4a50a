/** The pages of `quarterdeck help <topic>`. */
import { exitCodes } from './exit-codes.ts';

export interface HelpTopic {
  summary: string;
  text: string;
}

/** Every environment variable the program reads. */
export const environment: readonly { name: string; meaning: string }[] = [
  { name: 'SOURCE_DATE_EPOCH', meaning: 'Unix time to use as today when --as-of is not set' },
  { name: 'QUARTERDECK_HOME', meaning: 'single folder for settings and decks' },
  { name: 'QUARTERDECK_BASE_URL', meaning: 'server to use, such as https://decks.example.com' },
  { name: 'QUARTERDECK_API_KEY', meaning: 'its API key, if none is stored' },
  { name: 'QUARTERDECK_PROFILE', meaning: 'profile to use' },
  { name: 'QUARTERDECK_…', meaning: 'any setting, such as QUARTERDECK_CURRENCY; see quarterdeck config list' },
  { name: 'QUARTERDECK_WEBHOOK_ALLOW', meaning: 'private networks that webhooks may reach, such as 10.0.0.0/8; no-public for only those' },
  {
    name: 'QUARTERDECK_SOURCE_ALLOW',
    meaning: 'private networks where callers of a server may connect to databases; no-public for only those',
  },
  {
    name: 'QUARTERDECK_MODEL_KEY',
    meaning: 'key of the language model; also ANTHROPIC_API_KEY, OPENAI_API_KEY, GEMINI_API_KEY, AZURE_OPENAI_API_KEY',
  },
  { name: 'XDG_DATA_HOME', meaning: 'data folder, instead of ~/.local/share' },
  { name: 'HTTPS_PROXY', meaning: 'proxy for outgoing requests, except to hosts in NO_PROXY' },
  { name: 'NODE_EXTRA_CA_CERTS', meaning: 'additional certificate authorities to trust' },
  { name: 'QUARTERDECK_ENCRYPTION_KEY_FILE', meaning: 'file with the key that encrypts the store, instead of one beside it' },
  { name: 'QUARTERDECK_ENCRYPTION_KEY_COMMAND', meaning: 'command that prints that key, such as one of a key management service' },
  { name: 'QUARTERDECK_ENCRYPTION_KEY', meaning: 'that key itself, 32 bytes in base64; a file or command is safer' },
  { name: 'QUARTERDECK_CLIENT_CERT', meaning: 'certificate to show to a server that asks for one, a file in PEM' },
  { name: 'QUARTERDECK_CLIENT_KEY', meaning: 'its private key, a file in PEM' },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', meaning: 'OTLP/HTTP endpoint for traces of requests and decks' },
  { name: 'OTEL_EXPORTER_OTLP_HEADERS', meaning: 'headers for that endpoint, such as api-key=…' },
  { name: 'OTEL_SERVICE_NAME', meaning: 'service name in traces (default: quarterdeck)' },
  { name: 'XDG_CONFIG_HOME', meaning: 'settings folder, instead of ~/.config' },
  { name: 'PGPASSWORD', meaning: 'PostgreSQL password, if the source stores none' },
  { name: 'PGPASSFILE', meaning: 'PostgreSQL password file, instead of ~/.pgpass' },
  { name: 'PGUSER', meaning: 'PostgreSQL user, if the URL has none' },
  { name: 'NO_COLOR', meaning: 'disables colours when not empty' },
  { name: 'FORCE_COLOR', meaning: 'forces colours, even in a pipe (0 disables them); overrides NO_COLOR' },
  { name: 'TERM', meaning: 'dumb disables colours and animations' },
  { name: 'CI', meaning: 'when set, prints plain lines instead of a spinner' },
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

/** Names on the left, meanings next to them, in 80 columns. */
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
