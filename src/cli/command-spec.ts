/** What a command declares about itself: flags, help, examples. Specs hold no behaviour, so that help loads none. */
import type { Context } from './context.ts';
import type { ExitCode } from './exit-codes.ts';

export interface OptionSpec {
  /** As shown in help: `-o, --output <file>`. */
  flags: string;
  /** Imperative fragment without a final period. */
  description: string;
  choices?: readonly string[];
  /** May also be set in the environment or a file: `src/service/settings`. */
  isSetting?: boolean;
  /** May be given several times; the value is then a list. */
  repeatable?: boolean;
}

/** Commands under one word, such as `sources add` and `sources list`. */
export interface CommandGroup {
  name: string;
  summary: string;
  details: string;
}

export interface CommandSpec<Options = never> {
  /** As typed; the word of its group first. */
  name: string;
  summary: string;
  /** What a person must know beyond the summary. */
  details?: string;
  arguments?: readonly { syntax: string; description: string }[];
  /** Options under their headings in help. */
  options: Readonly<Record<string, readonly OptionSpec[]>>;
  /** At least two. */
  examples: readonly { command: string; does: string }[];
  /** It runs until it is told to stop, and then ends in good order by itself. */
  endsItself?: boolean;
  /** Fields of the `--json` record, for `--fields`; of a list those of its items. */
  fields: readonly string[];
  /** Imports its work, so that help and the other commands go without it. */
  load(): Promise<(context: Context, args: readonly string[], options: Options) => Promise<ExitCode>>;
}

export interface PageOptions {
  limit?: string;
  cursor?: string;
}

/** Of a command that lists a page at a time. */
export const pageOptions: readonly OptionSpec[] = [
  { flags: '--limit <number>', description: 'How many, 100 at most (default: 20)' },
  { flags: '--cursor <cursor>', description: 'next_cursor of the page before' },
];

export interface RemovalOptions {
  yes?: boolean;
}

/** Of a command that deletes for good. */
export const removalOptions: CommandSpec['options'] = {
  'Before it is done:': [{ flags: '-y, --yes', description: 'Do not ask; needed where there is no terminal' }],
};

/** Options every command takes. */
export interface GlobalOptions {
  json?: boolean;
  fields?: string;
  quiet?: boolean;
  debug?: boolean;
  color?: boolean;
  input?: boolean;
  local?: boolean;
  remote?: boolean;
  baseUrl?: string;
  profile?: string;
  verbose?: boolean;
}

export const globalOptions: readonly OptionSpec[] = [
  { flags: '--json', description: 'Print the result as JSON, and a failure as a JSON problem' },
  { flags: '--fields <names>', description: 'Fields of the JSON to print, separated by commas; implies --json' },
  { flags: '-q, --quiet', description: 'Print nothing but errors and what was asked for on stdout' },
  { flags: '--no-input', description: 'Never ask a question' },
  { flags: '--no-color', description: 'Print without colours' },
  { flags: '--debug', description: 'Show where an internal error came from' },
  { flags: '-v, --verbose', description: 'Say which service answers, and why' },
  { flags: '--local', description: 'Work on this machine (the default without a profile)' },
  { flags: '--remote', description: 'Ask the server that is signed in to' },
  { flags: '--base-url <url>', description: 'Ask this server' },
  { flags: '--profile <name>', description: 'Ask the server of this profile' },
];
