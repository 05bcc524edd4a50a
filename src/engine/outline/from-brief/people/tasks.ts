/** Tasks wherever the brief gives them, `Nuria: hire the six, before 20 February`, as one table of who does what by when. */
import type { Brief } from '../../../../model/brief.ts';
import { listed } from '../../../brief/brings.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import type { Sentence } from '../said.ts';
import { decided, isAsk } from './decisions.ts';
import { infinitive, isFullName, isName, mayBe } from './doers.ts';
import { isLabel } from './labels.ts';
import { optionsSaid } from './options-marked.ts';
import { stepsOf } from './steps.ts';
import { whensIn } from './when.ts';
import { partsAt, plainly, wordCount } from './wording.ts';

export interface Task {
  at: number;
  what: string;
  who?: string;
  when?: string;
}

interface Given {
  brief: Brief;
  asOf: string | null;
}

/** Fewer are sentences, and no table. */
const fewest = 2;

export function tasksIn(sentences: readonly Sentence[], given: Given): Task[] {
  const options = optionsSaid(sentences, given.brief);
  const beside = new Map<string, number>();
  for (const sentence of sentences.filter(({ role }) => role === 'task'))
    beside.set(groupOf(sentence), (beside.get(groupOf(sentence)) ?? 0) + 1);
  const found = sentences.flatMap((sentence) =>
    options.has(sentence.at) ? [] : tasksOf(sentence, beside.get(groupOf(sentence)) ?? 0, given),
  );
  const owned = found.filter(({ who }) => who !== undefined);
  return found.length >= fewest && owned.length > 0 ? found : [];
}

/** The list, or the paragraph, that a sentence stands in. */
const groupOf = ({ list, unit }: Sentence) => (list === null ? `unit ${unit}` : `list ${list}`);

/** `tasks`: how many sentences of its group are tasks. */
function tasksOf(sentence: Sentence, tasks: number, { brief, asOf }: Given): Task[] {
  const { at, list, role } = sentence;
  const heading = sentence.heading?.replace(/^\d+[.)]\s*/u, '') ?? null;
  if ((['risks', 'options', 'decisions'] as const).some((other) => isLabel(heading, other))) return [];
  const named = nameIn(heading);
  const reading = { language: brief.language, asOf };
  // Among tasks a sentence with a day is one.
  const isAmong = list === null ? tasks >= 2 : tasks >= 1;
  const isTask = role === 'task' || isLabel(heading, 'actions') || named !== null;
  return partsAt(sentence.text).flatMap((part): Task[] => {
    const said = sentencesIn(part);
    return said.flatMap((text): Task[] => {
      const steps = named === null ? stepsOf(text, reading, false) : [];
      if (steps.length > 1 && steps.every(({ who, when }) => who !== undefined && when !== undefined))
        return steps.map(({ what, who, when }) => ({ at, what, who: who!, when: when! }));
      // What is decided is the claim over the tasks.
      if ((!isTask && !isAmong) || isAsk(sentence) || decided.test(text)) return [];
      const several = named === null ? severalIn(text, asOf) : [];
      if (several.length > 1) return several.map((each) => ({ at, ...each }));
      const task = taskOf(named === null ? text : `${named}: ${text}`, { brief, asOf });
      return task === null || (task.when === undefined && (task.who === undefined || !isTask)) ? [] : [{ at, ...task }];
    });
  });
}

/** `– Hamann` as the label of a line. */
function nameIn(heading: string | null): string | null {
  const bare = /^[–—•-]\s*(\S.*)$/u.exec(heading ?? '')?.[1]?.trim() ?? '';
  return bare !== '' && wordCount(bare) <= 4 && isOwner(bare) ? bare : null;
}

const isOwner = (text: string) => {
  const bare = text.replace(/\s*[(（][^()（）]*[)）]$/u, '').trim();
  return isName(bare) && mayBe(bare) && !/^(?:signature|assinatura|unterschrift|firma|start|beginn)/iu.test(bare);
};

function taskOf(text: string, { brief, asOf }: Given): Omit<Task, 'at'> | null {
  const said = text.trim().replace(/[.。!;]\s*$/u, '');
  const front = /^([^:：]{2,40})[:：]\s*(?!\d)(\S.+)$/su.exec(said);
  const isFront = front !== null && isOwner(front[1]!.trim());
  const doer = isFront ? null : doerIn(said, brief);
  const who = isFront ? front[1]!.trim() : doer?.who;
  const rest = isFront ? front[2]! : (doer?.rest ?? said);
  const { what, when } = withoutDate(rest, asOf);
  if (wordCount(what) < 1 || !/\p{L}{2}/u.test(what)) return null;
  return { what: plainly(what), ...(who === undefined ? {} : { who }), ...(when === undefined ? {} : { when }) };
}

/** `the first person who speaks`: whoever signs or speaks. */
const myself = /^(?:I(?:['’]ll| will)?|ich|je|j['’]|yo|eu|io)\s(?=\p{Ll})/u;
const doing =
  /^(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s(?:(?:to|will|soll|wird|doit|va|debe|deve)\s)?(?=\p{Ll})(?!(?:is|are|was|were|has to be|ist|sind|war|wird|est|sont|es|son|é|são|è|sono|to be|bis|by|am|on|de|du|di|del|and|und|et|y|e|of|von|vote|in|im)(?!\p{L}))/u;

/** The one a task begins with, if the brief writes the word with a capital only. */
function doerIn(text: string, brief: Brief): { who?: string; rest: string } | null {
  const own = myself.exec(text);
  if (own !== null) {
    const author = authorOf(text, brief);
    return { ...(author === null ? {} : { who: author }), rest: text.slice(own[0].length) };
  }
  const asian =
    /^(?:(?<named>\p{Script=Han}{1,4}(?:さん|氏|部長|課長))(?:が|は)|(?<who>\p{Script=Han}{2,5}?)在?(?=\d{1,2}月|每月))(?<rest>.+)$/u.exec(
      text,
    )?.groups;
  if (asian !== undefined) return { who: (asian.named ?? asian.who)!, rest: asian.rest! };
  const found = doing.exec(text);
  if (found === null) return null;
  const [name] = found[1]!.split(/\s/u) as [string];
  const isWord = new RegExp(`(?<!\\p{L})${name.toLowerCase().replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u').test(brief.prompt);
  // German nouns have capitals too: somebody has to be known from elsewhere.
  const verb = text.slice(found[0].length).split(/\s/u, 1)[0]!;
  if (brief.language === 'en' && found[0].trim() === found[1] && !/s$/u.test(verb)) return null;
  const isKnown = brief.language !== 'de' || isFullName(found[1]!) || brief.prompt.split(name).length > 2;
  return isWord || !isKnown || !mayBe(found[1]!)
    ? null
    : { who: found[1]!, rest: brief.language === 'en' ? asInfinitive(text.slice(found[0].length)) : text.slice(found[0].length) };
}

/** `accepts the offer` → `accept the offer`. */
function asInfinitive(text: string): string {
  const [verb] = text.split(/\s/u, 1) as [string];
  const irregular: Readonly<Partial<Record<string, string>>> = { has: 'have', does: 'do', goes: 'go', is: 'be' };
  return /s$/u.test(verb) ? `${irregular[verb] ?? infinitive(verb)}${text.slice(verb.length)}` : text;
}

/** Who writes or says it: the sender above it, or the name that closes the brief. */
function authorOf(text: string, { prompt }: Brief): string | null {
  const at = Math.max(0, prompt.indexOf(text.slice(0, 20)));
  const senders = [...prompt.slice(0, at).matchAll(/^(?:From|De|Von|Da|差出人|发件人)\s?[:：][ \t]*([^<(（\n:：]{2,40})/gmu)];
  const sender = senders.at(-1)?.[1]?.trim();
  if (sender !== undefined && isOwner(sender)) return sender;
  const closing = prompt.trimEnd().split('\n').at(-1)!.split(/[,，]/u)[0]!.trim();
  if (isFullName(closing)) return closing;
  // `Dictation - J. Moore - 4 May`
  return /^[^\n]*\s[-–·|]\s(\p{Lu}(?:\.|\p{L}+)\s\p{Lu}\p{L}+)\s[-–·|]\s/u.exec(prompt)?.[1] ?? null;
}

/** The last deadline in the words of a task, taken out of them where they end or begin with it. */
function withoutDate(text: string, asOf: string | null): { what: string; when?: string } {
  const times = whensIn(text, asOf);
  const time = times.find(({ due }) => due) ?? times.at(-1);
  if (time === undefined) return { what: text };
  if (times.length > 1 && !time.due) return { what: text, when: inWords };
  const [before, after] = [text.slice(0, time.from).replace(/[\s,，、:–—-]+$/u, ''), text.slice(time.to).replace(/^[\s,，、:–—-]+/u, '')];
  const joint = before !== '' && after !== '' ? (/\p{Script=Han}/u.test(text) ? '' : ', ') : '';
  // `by the thirtieth of` June
  if (/\s(?:of|the|de|del|di|do)$/iu.test(before)) return { what: text, when: inWords };
  // A day in the middle of a clause stays where it is.
  const isInside = joint === ', ' && !/^[,，]/u.test(text.slice(time.to).trim()) && !/[,，]\s*$/u.test(text.slice(0, time.from));
  return { what: isInside ? text : `${before}${joint}${after}`, when: time.shown };
}

/** Shown where the words of a task say when. */
const inWords = '–';

/** `森下さんが町との協議を10月末まで、佐伯さんが…`: parts that each have their day. */
function severalIn(text: string, asOf: string | null): Omit<Task, 'at'>[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const parts = listed(text.replace(/^[^、，]{1,6}[は：:]、?/u, '').replace(/[。]\s*$/u, ''));
  const read = parts.map((part): Omit<Task, 'at'> | null => {
    const who = /([\p{Script=Han}\p{Script=Katakana}]{1,6}(?:さん|氏|部長|課長))[がは]/u.exec(part);
    const rest = who === null ? part : `${part.slice(0, who.index)}${part.slice(who.index + who[0].length)}`;
    const { what, when } = withoutDate(rest, asOf);
    return when === undefined ? null : { what: what.replace(/[をはに]$/u, ''), when, ...(who === null ? {} : { who: who[1]! }) };
  });
  return read.every((task) => task !== null) ? read : [];
}
