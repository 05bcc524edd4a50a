/** The Commander program, built from the specs; loads no command's behaviour. */
import { Command, Option } from 'commander';
import { type CommandGroup, type CommandSpec, type GlobalOptions, globalOptions, type OptionSpec } from './command-spec.ts';
import { commandGroups, commandSpecs } from './commands/all.ts';
import { helpTopics } from './help-topics.ts';

/** A command and its parsed arguments. */
export interface Invocation {
  spec: CommandSpec;
  args: string[];
  options: Record<string, unknown>;
  globals: GlobalOptions;
}

export interface ProgramHooks {
  version: string;
  /** The words after the program's name. */
  argv: readonly string[];
  print(text: string): void;
  invoke(invocation: Invocation): Promise<void>;
}

export function buildProgram({ version, argv, print, invoke }: ProgramHooks): Command {
  const program = new Command('quarterdeck')
    .description('A prompt, a brand kit and CRM data in; an editable, on-brand PowerPoint deck out.')
    .usage('<command> [options]')
    .version(version, '-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Show help')
    .helpCommand(false)
    .configureHelp({ subcommandTerm: nameAndArguments })
    .exitOverride()
    // A fixed width, so that help reads the same in a pipe; errors are written elsewhere.
    .configureOutput({ writeOut: print, writeErr: () => {}, getOutHelpWidth: () => 80, getErrHelpWidth: () => 80 });

  for (const option of globalOptions) program.addOption(optionOf(option));
  for (const spec of commandSpecs) {
    const group = commandGroups.find(({ name }) => spec.name.startsWith(`${name} `));
    const parent = group ? (program.commands.find((each) => each.name() === group.name) ?? addGroup(group, program)) : program;
    const isNamed = spec.name.split(' ').every((word) => argv.includes(word));
    parent.addCommand(isNamed ? commandOf(spec, program, invoke) : namedCommand(spec, program));
  }
  program.addCommand(helpCommand(program, print));
  program.addHelpText(
    'after',
    `\nHelp topics:\n${Object.entries(helpTopics)
      .map(([name, { summary }]) => `  quarterdeck help ${name.padEnd(13)} ${summary}\n`)
      .join('')}\nStart with:\n  quarterdeck demo`,
  );
  return program;
}

/** Omits "[options]": every command has options, and a group's commands are in its own help. */
function nameAndArguments(command: Command): string {
  const usage = command.commands.length > 0 ? '' : command.usage().replace('[options]', '');
  return `${command.name()}${usage}`.trimEnd();
}

/** On its own, a group prints its help, as the program does. */
function addGroup({ name, summary, details }: CommandGroup, program: Command): Command {
  const group = new Command(name)
    .copyInheritedSettings(program)
    .summary(summary)
    .description(`${summary}.\n${details}`)
    .usage('<command> [options]')
    .helpCommand(false);
  group.argument('[command]').action((word?: string) => {
    if (word === undefined) group.outputHelp();
    // Commander's own message, with the closest command.
    else (group as unknown as { unknownCommand(): void }).unknownCommand();
  });
  program.addCommand(group);
  return group;
}

/** Just enough of a command that was not typed for its line in help: building all completely takes as long as starting Node.js. */
function namedCommand({ name, summary, arguments: taken = [] }: CommandSpec, program: Command): Command {
  const command = new Command(name.split(' ').at(-1)).copyInheritedSettings(program).summary(summary);
  for (const { syntax, description } of taken) command.argument(syntax, description);
  return command;
}

function commandOf(spec: CommandSpec, program: Command, invoke: ProgramHooks['invoke']): Command {
  const command = namedCommand(spec, program);
  command.description(spec.details ? `${spec.summary}.\n${spec.details}` : spec.summary);
  for (const [heading, options] of Object.entries(spec.options)) {
    for (const option of options) command.addOption(optionOf(option).helpGroup(heading));
  }
  for (const option of globalOptions) command.addOption(optionOf(option).helpGroup('Global options:'));
  command.addHelpText(
    'after',
    `\nExamples:\n${spec.examples.map(({ command: line, does }) => `  # ${does}\n  $ ${line}\n`).join('')}\nJSON fields:\n${wrap(spec.fields)}`,
  );
  return command.action(async () => {
    await invoke({
      spec,
      args: command.args,
      options: command.opts(),
      // Before or after the command means the same; only typed options count, not defaults.
      globals: { ...typed(program), ...typed(command) },
    });
  });
}

function helpCommand(program: Command, print: (text: string) => void): Command {
  return new Command('help')
    .copyInheritedSettings(program)
    .summary('Show help for a command or a topic')
    .argument('[name...]', 'command or topic')
    .action((words: string[]) => {
      const [name] = words;
      const topic = name !== undefined && Object.hasOwn(helpTopics, name) ? helpTopics[name] : undefined;
      if (topic) return print(topic.text);
      let command = program;
      for (const word of words) {
        const found = command.commands.find((candidate) => candidate.name() === word);
        if (!found) return void program.parse(['node', 'quarterdeck', ...words]);
        command = found;
      }
      print(helpOf(command));
    });
}

/** Help including what follows it, as `--help` prints it. */
function helpOf(command: Command): string {
  let text = '';
  const output = command.configureOutput();
  command.configureOutput({
    ...output,
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  command.configureOutput(output);
  return text;
}

function optionOf({ flags, description, choices, repeatable }: OptionSpec): Option {
  const option = new Option(flags, choices ? `${description} (${choices.join(', ')})` : description);
  return repeatable ? option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]) : option;
}

function typed(command: Command): GlobalOptions {
  return Object.fromEntries(Object.entries(command.opts()).filter(([name]) => command.getOptionValueSource(name) === 'cli'));
}

function wrap(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    if (lines.at(-1)!.length + word.length > 76) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '  ' : ', '}${word}`;
  }
  return lines.join(',\n');
}
