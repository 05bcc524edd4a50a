/** What a command declares: options, help, examples. Specs have no behaviour, so that help loads none. */
import type { Context } from './context.ts';
import type { ExitCode } from './exit-codes.ts';

export interface OptionSpec {
  /** As shown in help: `-o, --output <file>`. */
  flags: string;
  /** Imperative fragment without a final period. */
  description: string;
  choices?: readonly string[];
  /** Can also be set in the environment or a file: `src/service/settings`. */
  isSetting?: boolean;
  /** Can be given several times; the value is then a list. */
  repeatable?: boolean;
}

/** Commands with the same first word, such as `sources add` and `sources list`. */
export interface CommandGroup {
  name: string;
  summary: string;
  details: string;
}

export interface CommandSpec<Options = never> {
  /** As typed, including the group. */
  name: string;
  summary: string;
  /** What to know beyond the summary. */
  details?: string;
  arguments?: readonly { syntax: string; description: string }[];
  /** Options by heading in help. */
  options: Readonly<Record<string, readonly OptionSpec[]>>;
  /** At least two. */
  examples: readonly { command: string; does: string }[];
  /** Runs until stopped, and then shuts down cleanly by itself. */
  endsItself?: boolean;
  /** Fields of the `--json` record, for `--fields`; for a list, those of its items. */
  fields: readonly string[];
  /** Imports its work, so that help and other commands do not load it. */
  load(): Promise<(context: Context, args: readonly string[], options: Options) => Promise<ExitCode>>;
}

export interface PageOptions {
  limit?: string;
  cursor?: string;
}

/** Options of a command that lists a page at a time. */
export const pageOptions: readonly OptionSpec[] = [
  { flags: '--limit <number>', description: 'Number of results, up to 100 (default: 20)' },
  { flags: '--cursor <cursor>', description: 'next_cursor of the previous page' },
];

export interface RemovalOptions {
  yes?: boolean;
}

/** Options of a command that deletes for good. */
export const removalOptions: CommandSpec['options'] = {
  'Confirmation:': [{ flags: '-y, --yes', description: 'Skip the confirmation; required without a terminal' }],
};

/** Options of every command. */
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
  { flags: '--json', description: 'Print the result as JSON, and an error as a JSON problem document' },
  { flags: '--fields <names>', description: 'JSON fields to print, separated by commas; implies --json' },
  { flags: '-q, --quiet', description: 'Print only errors and the result' },
  { flags: '--no-input', description: 'Never prompt' },
  { flags: '--no-color', description: 'Disable colours' },
  { flags: '--debug', description: 'Show the stack trace of internal errors' },
  { flags: '-v, --verbose', description: 'Show which service is used and why' },
  { flags: '--local', description: 'Use this machine (default without a profile)' },
  { flags: '--remote', description: 'Use the server you are signed in to' },
  { flags: '--base-url <url>', description: 'Use this server' },
  { flags: '--profile <name>', description: 'Use the server of this profile' },
];
