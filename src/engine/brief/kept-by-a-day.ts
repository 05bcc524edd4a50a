/** Words for what was done by a day that another one sets: `delivered on or before the confirmed date`, `finished within 5 days of the order`. */
import { all } from '../../languages/all.ts';
import type { Meaning } from '../../model/brief.ts';
import { worksWords } from './works-signs.ts';

type Kept = Extract<Meaning, { kind: 'kept' }>;

/** Words of what was done that stand right before the day, and characters of the words for either. */
const most = { words: 6, letters: 60 } as const;

function made() {
  const days = (spaced: boolean) =>
    `(?:(?<working>${worksWords('working', spaced)})|(?<week>${worksWords('week', spaced)})|(?<day>${worksWords('day', spaced)}))`;
  const cardinals = Object.values(all).flatMap(({ signs }) => signs.cardinals ?? []);
  const number = `(?<number>\\d{1,3}|${cardinals.join('|')})`;
  const rest = `(?<by>[^,;.!?()]{2,${most.letters}})(?<more>.{0,120})`;
  const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
  return {
    within: new RegExp(
      `${whole(worksWords('within', true))} ${number} ${days(true)} (?:${worksWords('after', true)})(?!\\p{L})\\s?${rest}`,
      'iu',
    ),
    until: new RegExp(`(?<until>${whole(worksWords('until', true))})|(?<before>${whole(worksWords('before', true))})`, 'iu'),
    unspacedWithin: new RegExp(
      `(?<by>[^、,,。;；は=]{2,20}?)(?:${worksWords('after', false)})(?<number>\\d{1,3})\\s?${days(false)}(?:${worksWords('within', false)})に?(?<done>[^、,，。;；]{1,24})(?<more>.{0,120})`,
      'u',
    ),
    unspacedUntil: new RegExp(
      `在?(?<by>[^、,，。;；は=]{2,20}?)(?:(?<until>${worksWords('until', false)})|(?<before>${worksWords('before', false)}))(?<done>[^、,，。;；]{1,24})(?<more>.{0,120})`,
      'u',
    ),
    cardinals: new Map(Object.values(all).flatMap(({ signs }) => (signs.cardinals ?? []).map((word, at) => [word, at + 2] as const))),
  };
}

let compiled: ReturnType<typeof made> | null = null;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/u;

/** Null where they tell of no such day. `sign`: the words that set it. */
export function keptIn(text: string): { kept: Kept; sign: string } | null {
  compiled ??= made();
  return unspaced.test(text) ? keptUnspaced(text, compiled) : keptSpaced(text, compiled);
}

function keptSpaced(text: string, { within, until, cardinals }: ReturnType<typeof made>): { kept: Kept; sign: string } | null {
  const timed = within.exec(text);
  const { number, working, week, by: from, more: beyond } = timed?.groups ?? {};
  if (timed && number && from) {
    const days = Number(cardinals.get(number.toLowerCase()) ?? number) * (week ? 7 : 1);
    const done = doneIn(text.slice(0, timed.index));
    // Working days are no days, and which they are the data do not say.
    return done === '' || working ? null : { kept: keptOf(done, from, beyond, days), sign: timed[0] };
  }
  const found = until.exec(text);
  if (!found) return null;
  const done = doneIn(text.slice(0, found.index));
  const { by, more } = /^\s*(?<by>[^,;.!?()]{2,60})(?<more>.{0,120})/u.exec(text.slice(found.index + found[0].length))?.groups ?? {};
  if (done === '' || !by) return null;
  const kept = keptOf(done, by, more);
  return { kept: found.groups!.before === undefined ? kept : { ...kept, strictly: true }, sign: found[0] };
}

function keptUnspaced(text: string, { unspacedWithin, unspacedUntil }: ReturnType<typeof made>): { kept: Kept; sign: string } | null {
  const timed = unspacedWithin.exec(text);
  if (timed) {
    const { by, number, week, working, done, more } = timed.groups!;
    return working ? null : { kept: keptOf(done!, by!, more, Number(number) * (week ? 7 : 1)), sign: timed[0] };
  }
  const found = unspacedUntil.exec(text);
  if (!found) return null;
  const { by, done, before, more } = found.groups!;
  const kept = keptOf(done!, by!, more);
  return { kept: before === undefined ? kept : { ...kept, strictly: true }, sign: found[0] };
}

function keptOf(done: string, by: string, more = '', within?: number): Kept {
  const dated = more.replace(/^[\s,;，、]+|[\s.。]+$/gu, '');
  return { kind: 'kept', done, by: by.trim(), ...(within !== undefined && { within }), ...(dated !== '' && { dated }) };
}

/** The last words of a clause. */
const doneIn = (text: string) =>
  text
    .split(/[,;.()=:]/u)
    .at(-1)!
    .trim()
    .split(/\s+/u)
    .slice(-most.words)
    .join(' ');
