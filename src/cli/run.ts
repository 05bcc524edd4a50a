/** One run of the program: arguments in, exit code out. The only place that turns errors into text and exit codes. */
import { rmSync } from 'node:fs';
import { CommanderError } from 'commander';
import { didYouMean } from '../model/did-you-mean.ts';
import { QuarterdeckError } from '../model/errors.ts';
import { commandGroups, commandSpecs } from './commands/all.ts';
import type { Context, Host } from './context.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { buildProgram, type Invocation } from './program.ts';

/** @param argv The words after the program's name. */
export async function run(argv: readonly string[], host: Host): Promise<ExitCode> {
  const removals = new Set<() => void>();
  const running: Running = { removals, endsItself: false, onCancel: async () => host.signal.reason };
  let code: ExitCode = exitCodes.done.code;
  try {
    code = await Promise.race([parse(argv, host, running), aborted(host.signal, running)]);
  } catch (thrown) {
    const { quarterdeckErrorOf } = await import('../service/errors.ts');
    const { showError } = await import('./show-error.ts');
    for (const remove of removals) remove();
    const canceled = host.signal.aborted && !running.endsItself;
    const error = quarterdeckErrorOf(canceled ? await running.onCancel().catch(() => host.signal.reason) : thrown);
    await showError(error, host.io.err, { json: typed(argv, '--json', '--fields'), debug: typed(argv, '--debug') });
    code = exitCodes[error.kind].code;
  } finally {
    if (running.passing !== undefined) rmSync(running.passing, { recursive: true, force: true });
  }
  return code;
}

interface Running {
  /** A temporary store, removed when the command ends. */
  passing?: string;
  removals: Set<() => void>;
  /** Whether the command shuts down by itself when told to. */
  endsItself: boolean;
  /** What to do when the program is stopped, and the error to show then. */
  onCancel(): Promise<unknown>;
}

async function parse(argv: readonly string[], host: Host, running: Running): Promise<ExitCode> {
  let code: ExitCode = exitCodes.done.code;
  let printed = '';
  const program = buildProgram({
    version: host.version,
    argv,
    print: (text) => {
      printed += text;
    },
    invoke: async (invocation) => {
      code = await invoke(invocation, host, running);
    },
  });
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync([...argv], { from: 'user' });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.exitCode !== 0) throw usageError(thrown, argv);
  }
  if (printed) await host.io.out.write(printed.endsWith('\n') ? printed : `${printed}\n`);
  return code;
}

async function invoke({ spec, args, options, globals }: Invocation, host: Host, running: Running): Promise<ExitCode> {
  running.endsItself = spec.endsItself === true;
  checkChoices(spec, options);
  checkFields(spec.fields, globals.fields);
  const context: Context = {
    ...host,
    globals: { ...globals, json: globals.json === true || globals.fields !== undefined },
    async service({ once } = { once: false }) {
      const { chooseService } = await import('./which-service.ts');
      const choice = chooseService({ ...host, globals });
      if (globals.verbose)
        await host.io.err.write(`${choice.kind === 'local' ? 'This machine' : choice.baseUrl} answers: ${choice.because}\n`);
      if (choice.kind === 'remote') {
        const [{ RemoteDeckService }, { remoteOptions }, { noticeSending }] = await Promise.all([
          import('../service/remote/remote-deck-service.ts'),
          import('./remote-options.ts'),
          import('./sending-notice.ts'),
        ]);
        const trace = globals.debug !== true ? {} : { trace: (line: string) => void host.io.err.write(`${line}\n`) };
        return new RemoteDeckService(remoteOptions(choice, host, { ...trace, onSending: (what) => noticeSending(context, choice, what) }));
      }
      const { openLocalService, passingStore } = await import('./local-service.ts');
      const debug = globals.debug === true;
      const passing = once ? passingStore(host) : null;
      if (!passing) return openLocalService(host, { debug });
      running.passing = passing.folder;
      if (!globals.quiet && !globals.json) {
        await host.io.err.write(
          `The deck is written but not kept: ${passing.because}. To keep decks, name a folder with QUARTERDECK_HOME.\n`,
        );
      }
      return openLocalService(host, { debug, folder: passing.folder });
    },
    async desk() {
      const { Desk } = await import('../service/local/desk.ts');
      return new Desk(host.env);
    },
    onCancel(end) {
      running.onCancel = end;
    },
    onEarlyEnd(remove) {
      running.removals.add(remove);
      return () => running.removals.delete(remove);
    },
  };
  const run = await spec.load();
  return run(context, args, (await withSettings(spec, options, host)) as never);
}

/** Adds settings for options that were not typed: from the environment, the project or the user. */
async function withSettings(spec: Invocation['spec'], options: Record<string, unknown>, host: Host): Promise<Record<string, unknown>> {
  const settable = Object.values(spec.options)
    .flat()
    .filter(({ isSetting }) => isSetting);
  if (settable.length === 0) return options;
  const { settingTexts } = await import('../service/settings/resolve-settings.ts');
  return {
    ...options,
    ...settingTexts(
      settable.map(({ flags }) => optionName(flags)),
      options,
      host,
    ),
  };
}

function checkChoices(spec: Invocation['spec'], options: Record<string, unknown>): void {
  for (const { flags, choices } of Object.values(spec.options).flat()) {
    const flag = /--[\w-]+/.exec(flags)![0];
    const value = options[optionName(flags)];
    if (!choices || typeof value !== 'string' || choices.includes(value)) continue;
    const near = didYouMean(value, choices);
    throw new QuarterdeckError('option_invalid', `${flag} cannot be "${value}"${near ? `; did you mean ${near}?` : '.'}`, {
      next: `use one of ${choices.join(', ')}`,
    });
  }
}

/** `-o, --output-file <file>` is `outputFile`. */
function optionName(flags: string): string {
  return /--([\w-]+)/.exec(flags)![1]!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function checkFields(known: readonly string[], asked: string | undefined): void {
  for (const field of asked?.split(',').map((name) => name.trim()) ?? []) {
    if (known.includes(field)) continue;
    if (field === '') {
      throw new QuarterdeckError('option_invalid', '--fields holds an empty name.', { next: `choose from ${known.join(', ')}` });
    }
    const near = didYouMean(field, known);
    throw new QuarterdeckError('option_invalid', `--fields knows no "${field}"${near ? `; did you mean ${near}?` : '.'}`, {
      next: `choose from ${known.join(', ')}`,
    });
  }
}

/** From Commander's own message, such as `unknown option '--dta' (Did you mean --data?)`. */
function usageError({ message }: CommanderError, argv: readonly string[]): QuarterdeckError {
  const text = message.replace(/^error: /, '').replaceAll('\n', ' ');
  const words = argv.filter((arg) => !arg.startsWith('-'));
  const known = commandSpecs.map(({ name }) => name);
  const command = known.find((name) => argv.join(' ').includes(name) && name.split(' ').every((word) => words.includes(word))) ?? words[0];
  const group = commandGroups.find(({ name }) => name === words[0]);
  const isPrompt = command !== undefined && /\s/.test(command) && text.includes('unknown command');
  return new QuarterdeckError('command_invalid', `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?)]$/.test(text) ? '' : '.'}`, {
    next: isPrompt
      ? `quarterdeck generate "${command}"`
      : command === undefined || text.includes('unknown command')
        ? `quarterdeck ${group ? `${group.name} ` : ''}--help`
        : `quarterdeck ${command} --help`,
  });
}

/** For options needed before the command line is parsed. */
function typed(argv: readonly string[], ...flags: string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? argv.length : end).some((arg) => flags.some((flag) => arg === flag || arg.startsWith(`${flag}=`)));
}

function aborted(signal: AbortSignal, running: Running): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => {
      if (!running.endsItself) reject(signal.reason);
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
}
