/** What an option is said to do, in the words of the prompt: `cut their reopens by half`, `würde ein Drittel verhindern`, `take … back to Dublin`. */
import type { Stake } from '../../model/brief.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

/** Characters between what is lowered and by how much. */
const reach = 60;

/** Made for the first option that is told: most prompts tell none. */
function made() {
  const parts = [
    ['twoThirds', 2 / 3],
    ['threeQuarters', 3 / 4],
    ['half', 1 / 2],
    ['third', 1 / 3],
    ['quarter', 1 / 4],
    ['fifth', 1 / 5],
    ['tenth', 1 / 10],
  ] as const;
  return {
    lowers: signsOf(({ proposes }) => proposes.lowers),
    halves: signsOf(({ proposes }) => proposes.halves),
    parts: parts.map(([part, share]) => ({ signs: signsOf(({ proposes }) => proposes[part]), share })),
    restores: signsOf(({ proposes }) => proposes.restores),
    everyone: signsOf(({ proposes }) => proposes.everyone),
    received: signsOf(({ proposes }) => proposes.received),
    money: signsOf(({ weighs }) => `${weighs.price}|${weighs.discount}|${weighs.commission}`),
  };
}

let compiled: ReturnType<typeof made> | null = null;
const patterns = () => (compiled ??= made());

const percent = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|٪|percent|per cent|prozent|pour cent|por ciento|por cento|per cento)/giu;
const clauseEnd = /[;；。]|[.!?](?=\s|$)/u;

/** What it says of what it does; empty where it says nothing. */
export function effectOf(text: string): Pick<Stake, 'effect' | 'restores' | 'everyone'> {
  const effect = effectIn(text);
  return {
    ...(effect !== null && { effect }),
    ...(restoresIn(text) && { restores: true as const }),
    ...(says(patterns().everyone, text) && { everyone: true as const }),
  };
}

const restoresIn = (text: string) => says(patterns().restores, text);

/** The part of what goes wrong that it is said to take away. */
function effectIn(text: string): number | null {
  const { lowers, halves, parts, money, received } = patterns();
  for (const clause of text.split(clauseEnd)) {
    if (says(halves, clause) && !says(money, clause)) return 1 / 2;
    if (says(received, clause)) continue;
    const verbs = saidIn(lowers, clause);
    if (verbs.length === 0) continue;
    const isNear = (at: number, end: number) =>
      verbs.some((verb) => (verb.end <= at ? at - verb.end <= reach : verb.at >= end ? verb.at - end <= reach : false));
    const stated = [
      ...parts.flatMap(({ signs, share }) => saidIn(signs, clause).map((found) => ({ ...found, share }))),
      ...[...clause.matchAll(percent)].map((match) => ({
        at: match.index,
        end: match.index + match[0].length,
        share: Number(match[1]!.replace(',', '.')) / 100,
      })),
    ]
      .filter(({ at, end }) => isNear(at, end))
      // `Two thirds` is no third.
      .sort((one, other) => one.at - other.at || other.end - one.end);
    const [first] = stated.filter(
      ({ at, end }) => !says(money, clause.slice(Math.max(0, at - ofMoney), at)) && !says(money, clause.slice(end, end + ofMoney)),
    );
    if (first && first.share > 0 && first.share <= 1) return first.share;
  }
  return null;
}

/** Characters around a share in which a price makes it one of money. */
const ofMoney = 14;
