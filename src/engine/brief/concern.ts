/**
 * What a brief says became better or worse, told as people speak and not as a share, a time or a formula: `When someone turns up, the job should be
 * done there and then. That has slipped.` Which columns say so is found in the data.
 */
import { all } from '../../languages/all.ts';
import type { Concern, Question } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { besidesBlame } from './blamed.ts';
import { changed } from './change-signs.ts';
import { daysIn } from './days-counted-on.ts';
import { ratesSaid } from './rates-said.ts';
import { rowsLeftOut } from './rows-left-out.ts';
import { saidIn, says, signsOf } from './signs-of.ts';
import { slideCount } from './slide-count.ts';
import type { StatedMeasure } from './stated-measure.ts';
import { limitIn } from './told-limit.ts';

const doubts = signsOf(({ asks }) => asks.doubts);
const points = signsOf(({ proposes }) => proposes.points);
const could = signsOf(({ proposes }) => proposes.could);
const since = signsOf(({ tells }) => tells.since);
const rises = signsOf(({ asks, moves }) => `${asks.most}|${moves.up}`);
const falls = signsOf(({ asks, moves }) => `${asks.least}|${moves.down}`);
const improved = signsOf(({ tells }) => tells.improved);
const manners = {
  atOnce: signsOf(({ tells }) => tells.atOnce),
  onDay: signsOf(({ tells }) => tells.onDay),
  longer: signsOf(({ tells }) => tells.longer),
} as const;

/** What is asked plainly has its own answer. */
const asks = /[?？؟]\s*$/u;
/** Letters of a sentence in which such a pronoun goes on with the one before. */
const soon = 16;
const longest = 600;
/** Sentences before the one that asks since when. */
const before = 3;

/** What asks where and since when something is so, with what is told of it before; else what tells of a change. Neither is anybody's explanation. */
export function concernIn(sentences: readonly string[], language: LanguageCode): { at: number; measure: StatedMeasure } | null {
  const found = asked(sentences) ?? told(sentences);
  // A rate that is called by its name is no riddle.
  if (!found || (ratesSaid(found.text)?.shares.length ?? 0) > 0) return null;
  const said = found.said.slice(0, longest);
  const limit = limitIn(said);
  const manner = (of: keyof typeof manners) => {
    const [first] = saidIn(manners[of], said);
    return first && { [of]: said.slice(first.at, first.end) };
  };
  const means: Concern = {
    kind: 'concern',
    said,
    ...daysIn(sentences),
    ...movesIn(said),
    ...(says(improved, said) && { improved: true as const }),
    shareOf: all[language].signs.shareOf,
    ...(limit && { within: limit.within, limit: limit.words }),
    ...manner('atOnce'),
    ...manner('onDay'),
    ...manner('longer'),
  };
  return { at: found.at, measure: { kind: 'measure', means, text: found.text.trim().replace(/\.$/u, '') } };
}

/** Which way, where it is said of one alone. */
function movesIn(said: string): Pick<Concern, 'moves'> {
  const [more, less] = [says(rises, said), says(falls, said)];
  return more === less ? {} : { moves: more ? 'up' : 'down' };
}

/** The questions with why it is so, where the prompt asks since when and for nothing that would tell why. */
export function withWhy(questions: readonly Question[], sentences: readonly string[]): Question[] {
  if (questions.some(({ kind }) => kind === 'why')) return [...questions];
  const at = questions.findIndex(({ kind, text }) => kind === 'which' && says(since, text));
  const text = at < 0 ? sentences.find((sentence) => says(since, sentence)) : questions[at]!.text;
  if (text === undefined) return [...questions];
  const why: Question = { kind: 'why', text: text.slice(0, longest), about: '' };
  return at < 0 ? [why, ...questions] : questions.map((each, index) => (index === at ? why : each));
}

interface Found {
  at: number;
  /** All that is said of it, and the sentence that says most. */
  said: string;
  text: string;
}

const isOthers = (sentence: string) => says(doubts, sentence) || besidesBlame(sentence) !== sentence || says(could, sentence);

function asked(sentences: readonly string[]): Found | null {
  const at = sentences.findIndex((sentence) => says(since, sentence));
  if (at < 0) return null;
  const near = sentences.slice(Math.max(0, at - before), at);
  // What orders the deck says `no more than six pages`, and nothing of the matter.
  const ofMatter = near.filter((sentence) => slideCount(sentence) === null);
  const all = ofMatter.length > 0 ? ofMatter : near;
  const plain = all.filter((sentence) => !isOthers(sentence));
  const told = plain.some((sentence) => says(changed, sentence)) ? plain : all;
  const text = told.toSorted((a, b) => Number(says(changed, b)) - Number(says(changed, a)))[0] ?? sentences[at]!;
  return { at, said: [...told, sentences[at]].join(' '), text };
}

function told(sentences: readonly string[]): Found | null {
  const isTold = (sentence: string) =>
    !asks.test(sentence) &&
    says(changed, sentence) &&
    !isOthers(sentence) &&
    slideCount(sentence) === null &&
    rowsLeftOut(sentence.slice(0, longest)).length === 0;
  // `It has got worse` says what became worse before it; `later` or `lower` may be said of anything.
  const goesOnAt = sentences.findIndex((sentence, index) => index > 0 && says(points, sentence.slice(0, soon)) && isTold(sentence));
  const at = goesOnAt < 0 ? sentences.findIndex(isTold) : goesOnAt;
  if (at < 0) return null;
  // What does not count may stand between what it is and that it got worse.
  const told = goesOnAt >= 0 ? sentences.slice(Math.max(0, at - 2), at).filter((sentence) => !isOthers(sentence)) : [];
  return { at, said: [...told, sentences[at]].join(' '), text: [...told.slice(0, 1), sentences[at]].join(' ') };
}
