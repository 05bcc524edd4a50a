/** Runs `completion`; imported on demand. */

import { didYouMean } from '../../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { keyOf, settingNames, settings } from '../../../service/settings/settings.ts';
import { type CommandSpec, globalOptions, type OptionSpec } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import { Credentials } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { helpTopics } from '../../help-topics.ts';
import { printResult } from '../../output.ts';
import { commandGroups, commandSpecs } from '../all.ts';

/** @param words The words after the program's name; the last one is incomplete. Empty if only files can follow. */
export async function mayFollow(words: readonly string[], { env }: Pick<Context, 'env'>): Promise<Candidate[]> {
  const typed = words.at(-1)!;
  const { plain, pending } = readSoFar(words.slice(0, -1));
  const spec = specOf(plain);
  const profiles = () => new Credentials(env).list().map(({ name, profile }) => ({ word: name, meaning: profile.base_url }));
  const all = pending
    ? valuesOf(pending, spec, profiles)
    : typed.startsWith('-')
      ? optionsOf(spec).map(({ flags, description }) => ({ word: longFlag(flags), meaning: description }))
      : spec
        ? await argumentsOf(spec, plain.length - spec.name.split(' ').length, profiles)
        : commandsAfter(plain);
  return all.filter(({ word }) => word.startsWith(typed));
}

/** The words that are neither options nor their values, and the option whose value is being typed. */
function readSoFar(words: readonly string[]): { plain: string[]; pending: OptionSpec | null } {
  const plain: string[] = [];
  let pending: OptionSpec | null = null;
  for (const word of words) {
    if (pending) pending = null;
    else if (!word.startsWith('-') || word === '-') plain.push(word);
    else pending = optionsOf(specOf(plain)).find(({ flags }) => flags.includes('<') && flags.split(/[ ,]+/).includes(word)) ?? null;
  }
  return { plain, pending };
}

function specOf(plain: readonly string[]): CommandSpec | undefined {
  return commandSpecs.find(({ name }) => plain.slice(0, name.split(' ').length).join(' ') === name);
}

function optionsOf(spec: CommandSpec | undefined): OptionSpec[] {
  return [...Object.values(spec?.options ?? {}).flat(), ...globalOptions, { flags: '--help', description: 'Show help' }];
}

function valuesOf({ flags, choices }: OptionSpec, spec: CommandSpec | undefined, profiles: () => Candidate[]): Candidate[] {
  if (longFlag(flags) === '--profile') return profiles();
  if (longFlag(flags) === '--fields') return (spec?.fields ?? []).map((word) => ({ word, meaning: 'field of the JSON' }));
  return (choices ?? []).map((word) => ({ word, meaning: '' }));
}

/** @param at Index of the argument being typed, from 0. */
async function argumentsOf({ name, arguments: known = [] }: CommandSpec, at: number, profiles: () => Candidate[]): Promise<Candidate[]> {
  const { syntax } = known[at] ?? { syntax: '' };
  if (syntax === '<deck>') return [{ word: 'last', meaning: 'the latest deck' }];
  if (syntax === '<setting>') return settingNames.map((each) => ({ word: keyOf(each), meaning: settings[each].meaning }));
  if (syntax === '<shell>') return shells.map((word) => ({ word, meaning: '' }));
  if (syntax === '<type>') {
    const { eventTypes } = await import('../../../service/schema/webhook.ts');
    return eventTypes.map((word) => ({ word, meaning: 'event' }));
  }
  return name === 'profiles use' && at === 0 ? profiles() : [];
}

function commandsAfter([first, second]: readonly string[]): Candidate[] {
  if (first === undefined || (first === 'help' && second === undefined)) {
    const topics = Object.entries(helpTopics).map(([word, { summary }]) => ({ word, meaning: summary }));
    return [
      ...commandSpecs.filter(({ name }) => !name.includes(' ')).map(({ name, summary }) => ({ word: name, meaning: summary })),
      ...commandGroups.map(({ name, summary }) => ({ word: name, meaning: summary })),
      ...(first === 'help' ? topics : [{ word: 'help', meaning: 'Show help for a command or a topic' }]),
    ];
  }
  const group = first === 'help' ? second : first;
  return commandSpecs
    .filter(({ name }) => name.startsWith(`${group} `))
    .map(({ name, summary }) => ({ word: name.split(' ')[1]!, meaning: summary }));
}

/** `-o, --output <file>` is `--output`. */
function longFlag(flags: string): string {
  return /--[\w-]+/.exec(flags)![0];
}

/** A word and its description, for shells that show it. */
export interface Candidate {
  word: string;
  meaning: string;
}

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export function isShell(word: string | undefined): word is Shell {
  return shells.some((shell) => shell === word);
}

export const lineOf: Readonly<Record<Shell, (candidate: Candidate) => string>> = {
  bash: ({ word }) => word,
  zsh: ({ word, meaning }) => `${word.replaceAll(':', '\\:')}:${meaning}`,
  fish: ({ word, meaning }) => `${word}\t${meaning}`,
};

/** If there are no candidates, each script offers files. */
export const scripts: Readonly<Record<Shell, string>> = {
  bash: `_quarterdeck() {
  local IFS=$'\\n'
  COMPREPLY=($(quarterdeck completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _quarterdeck quarterdeck
`,
  zsh: `_quarterdeck() {
  local -a found
  found=("\${(@f)$(quarterdeck completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then _describe quarterdeck found; else _files; fi
}
compdef _quarterdeck quarterdeck
`,
  fish: `function __quarterdeck
  set -l typed (commandline -opc)
  quarterdeck completion fish -- $typed[2..-1] (commandline -ct) 2>/dev/null
end
complete -c quarterdeck -f -n 'count (__quarterdeck) >/dev/null' -a '(__quarterdeck)'
`,
};

export async function completion(context: Context, [shell, ...words]: readonly string[]): Promise<ExitCode> {
  if (!isShell(shell)) {
    const near = didYouMean(shell!, shells);
    throw new QuarterdeckError('option_invalid', `There is no completion for "${shell}"${near ? `; did you mean ${near}?` : '.'}`, {
      next: `use one of ${shells.join(', ')}`,
    });
  }
  if (words.length > 0) {
    const lines = (await mayFollow(words, context)).map((each) => `${lineOf[shell](each)}\n`);
    await context.io.out.write(lines.join(''));
    return 0;
  }
  await printResult(context, { record: { shell, script: scripts[shell] }, receipt: scripts[shell].trimEnd(), notes: [] });
  return 0;
}
