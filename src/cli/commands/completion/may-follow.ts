/** What may come next on a command line, read off the specs. */
import { keyOf, settingNames, settings } from '../../../service/settings/settings.ts';
import { type CommandSpec, globalOptions, type OptionSpec } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import { Credentials } from '../../credentials.ts';
import { helpTopics } from '../../help-topics.ts';
import { commandGroups, commandSpecs } from '../all.ts';
import { type Candidate, shells } from './shells.ts';

/** @param words What was typed after the program's name; the last one is being typed. Empty where only files may follow. */
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

/** Words that are neither options nor their values, and the option whose value is being typed. */
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

/** @param at Which argument is being typed, from 0. */
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
