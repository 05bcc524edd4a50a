/** Whom a sentence of a task begins with: `Helen writes …`, `I'll write …`. */
import type { Brief } from '../../../../model/brief.ts';
import { infinitive, isFullName, isName, mayBe } from './doers.ts';

export const isOwner = (text: string) => {
  const bare = text.replace(/\s*[(（][^()（）]*[)）]$/u, '').trim();
  return isName(bare) && mayBe(bare) && !/^(?:signature|assinatura|unterschrift|firma|start|beginn)/iu.test(bare);
};

/** `the first person who speaks`: whoever signs or speaks. */
const myself = /^(?:I(?:['’]ll| will)?|ich|je|j['’]|yo|eu|io)\s(?=\p{Ll})/u;
const doing =
  /^(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s(?:(?:to|will|soll|wird|doit|va|debe|deve)\s)?(?=\p{Ll})(?!(?:is|are|was|were|has to be|ist|sind|war|wird|est|sont|es|son|é|são|è|sono|to be|bis|by|am|on|de|du|di|del|and|und|et|y|e|of|von|vote|in|im)(?!\p{L}))/u;

/** The one a task begins with, if the brief writes the word with a capital only. */
export function doerIn(text: string, brief: Brief): { who?: string; rest: string } | null {
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
