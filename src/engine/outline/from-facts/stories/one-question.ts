/** The story of a brief that complains of one measure of records: only pages that answer where, since when, why and what to do are told. */
import type { MetricNote } from '../../../../model/fact.ts';
import type { Answer } from '../answers/answer.ts';
import { mixAlone, spanOfMix } from '../answers/mix-told.ts';
import { type Onset, onsetTold, spansOfOnset } from '../answers/onset.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { isToldByContribution } from '../pages/contribution.ts';
import { speaksOf, wishesOf } from '../topics.ts';

/** Pages, where nobody says how many. */
export const lengthOfOne = { min: 0, max: 8 } as const;

export interface Only {
  measure: MetricNote;
  /** Null where only the weights of groups moved it. */
  onset: Onset | null;
  /** The months that it is told of; null where these are the two periods of the deck. */
  span: string | null;
}

/**
 * The measure whose change since some month, or by weights alone, is all that a brief asks about; null where it asks about several, names the periods to
 * compare, or no such change is claimed.
 */
export function onlyQuestion(context: Context, answers: readonly Answer[]): Only | null {
  const { period, basis } = context.brief;
  const isCompared = basis !== undefined || (period !== null && !period.endsWith('..'));
  const [measure, ...others] = answers.flatMap(({ measure, missing }) => (measure && !missing ? [measure] : []));
  if (!measure || isCompared || measure.family !== 'records' || isToldByContribution(context, measure.id)) return null;
  const mix = mixAlone(context, measure);
  const onset = mix ? null : onsetTold(context, measure);
  const isOfIt = ({ id }: MetricNote) => id === measure.id || id === onset?.note.metric;
  if (!others.every(isOfIt)) return null;
  if (mix) return { measure, onset: null, span: spanOfMix(context, mix) };
  return onset?.claimed ? { measure, onset, span: spansOfOnset(context, onset).all } : null;
}

/** Pages of the months since, of what is held to be the cause, of what is to be decided, and of what is owed. */
const answering = /^(?:onset|along|apart|beside|claims|effect|decision)-|^receivables/;

/** Where and since when is what a deck of few pages keeps before all else. */
const worthOfWhere = 6;

/** The pages that answer it. What it moved by from one quarter to the next, beside what it has been since some month, tells another story of it. */
export function servingOne({ brief }: Context, { measure, onset }: Only, pages: readonly Draft[]): Draft[] {
  const metrics = [measure.id, ...(onset ? [onset.note.metric] : [])];
  const wishes = wishesOf(brief);
  const serving = pages.filter(({ slide: { id }, metric, topics, asked }) => {
    // The weights of groups beside a place that has changed tell another story of it.
    if (answering.test(id) || (onset === null && id.startsWith('mix-'))) return true;
    const isOfIt = metric !== undefined && metrics.includes(metric);
    return !isOfIt && (asked === true || wishes.some((phrase) => speaksOf(phrase, topics)));
  });
  return serving.map((page) => (/^(?:onset|mix)-/.test(page.slide.id) ? { ...page, worth: worthOfWhere } : page));
}
