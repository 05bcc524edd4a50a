/** What a prompt leaves out, as its phrases were heard and as its sentences say it whole; what is only one of the ways to choose from is not left out. */
import type { Dictated } from '../../model/brief.ts';
import { fold } from './clean.ts';
import { decisionsTold } from './decisions-told.ts';
import { dictatedIn } from './dictated.ts';
import { namesMonth, rowsLeftOut } from './rows-left-out.ts';
import { sentences } from './sentences.ts';
import { says, signsOf } from './signs-of.ts';
import { topicsOf } from './topics.ts';

interface Heard {
  leaveOut: string[];
  counted: string[];
  exclude: string[];
  dictated: Dictated[];
}

const who = signsOf(({ leaves }) => leaves.who);
const what = signsOf(({ leaves }) => leaves.what);
const verbs = signsOf(({ leaves }) => leaves.verbs);
const twice = signsOf(({ leaves }) => leaves.twice);
const longest = 120;
const courtesy = /^(?:bitte|please|por favor|per favore)$/iu;

/** A clause or a month says more than the words that were heard of it. */
const isWhole = (item: string) => says(who, item) || says(what, item) || namesMonth(item);

/** Whether it can only be of rows: `anything on prices` may be what no page is about. */
const tellsRows = (item: string) => namesMonth(item) || says(who, item) || (says(what, item) && says(verbs, item));

export function leftOutHeard(prompt: string, heard: Heard): Heard {
  const said = sentences(fold(prompt));
  const ways = new Set(decisionsTold(prompt).flatMap((told) => told.said));
  const outs = heard.dictated.flatMap((each) => (each.kind === 'out' ? [each.what] : []));
  const phrases = [...new Set([...heard.leaveOut, ...heard.counted, ...heard.exclude, ...outs])];
  const kept = new Set<string>();
  const dropped = new Set<string>();
  const spoken = new Set<string>();
  const named: string[] = [];
  const found: { what: string; text: string; isAsked: boolean }[] = [];
  for (const sentence of said) {
    const own = phrases.filter((phrase) => sentence.toLowerCase().includes(phrase.toLowerCase()));
    const isWay = ways.has(sentence);
    const items = isWay ? [] : rowsLeftOut(sentence);
    const rows = own.filter((phrase) => outs.includes(phrase) || heard.leaveOut.includes(phrase));
    const isLonger = (phrase: string) => items.some((item) => phrase !== item && phrase.includes(item));
    const isBetter = items.length > 0 && (rows.length === 0 || items.some(isWhole) || rows.some(isLonger));
    const isPart = (phrase: string) => items.some((item) => own.includes(item) && item !== phrase && ` ${item} `.includes(` ${phrase} `));
    for (const phrase of own) {
      if (isWay || isBetter || isPart(phrase)) dropped.add(phrase);
      else if (leavesOut(sentence, phrase)) kept.add(phrase);
      // A month that is not counted may be spoken of; any other words stay off the pages.
      if (
        isWay ||
        (isBetter &&
          (isLonger(phrase) ||
            courtesy.test(phrase) ||
            namesMonth(phrase) ||
            items.some((item) => namesMonth(item) && item.includes(phrase))))
      )
        spoken.add(phrase);
    }
    if (isBetter)
      named.push(
        ...items.filter((item) => own.some((phrase) => heard.exclude.includes(phrase) && phrase !== item && phrase.includes(item))),
      );
    // `Lassen Sie den Mai weg` names what it leaves out, and no `sie` of the sentence before.
    if (items.length > 0)
      for (const each of heard.dictated)
        if (each.kind === 'out' && sentence.includes(each.text) && !own.includes(each.what)) dropped.add(each.what);
    const isCounted = own.some((phrase) => outs.includes(phrase));
    const text = sentence.trim().slice(0, longest);
    if (isBetter) found.push(...items.map((item) => ({ what: item, text, isAsked: isCounted || tellsRows(item) })));
  }
  const stays = (phrase: string) => !dropped.has(phrase) || kept.has(phrase);
  const asked = found.flatMap(({ what, text, isAsked }): Dictated[] => (isAsked ? [{ kind: 'out', what, text }] : []));
  return {
    leaveOut: [...heard.leaveOut.filter(stays), ...found.flatMap((each) => (each.isAsked ? [] : [each.what]))],
    counted: heard.counted.filter(stays),
    // That rows stand there twice is no matter of a page.
    exclude: [
      ...heard.exclude.filter((phrase) => !says(twice, phrase) && (!spoken.has(phrase) || kept.has(phrase))),
      ...named.filter((item) => !namesMonth(item)),
    ],
    dictated: [...heard.dictated.filter((each) => each.kind !== 'out' || stays(each.what)), ...asked],
  };
}

/** Whether the sentence itself leaves it out, and does not only speak of it. */
function leavesOut(sentence: string, phrase: string): boolean {
  const { leaveOut, exclude, counted } = topicsOf(sentence);
  const said = dictatedIn(sentence).flatMap((each) => (each.kind === 'out' ? [each.what] : []));
  return [...leaveOut, ...exclude, ...counted, ...said].includes(phrase);
}
