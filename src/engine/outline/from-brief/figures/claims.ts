/** What a comparison says of its measure: the change, the distance to the plan, and whether that is good. */
import { wordsOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { capital } from '../read/topics.ts';
import type { Measure } from './measure-lines.ts';
import { goodDirection } from './nature.ts';
import type { ToldFigures } from './told-figures.ts';

type Tone = 'good' | 'bad' | 'neutral';

export interface Claim {
  comparison: Measure;
  label: string;
  now: FactId;
  prior?: FactId;
  plan?: FactId;
  /** The change since before. */
  change?: FactId;
  direction: 'up' | 'down' | 'flat';
  /** Neutral where the name of the measure does not tell. */
  tone: Tone;
  /** The author's word for the plan, as a heading. */
  planWord: string;
}

export function claimOf(comparison: Measure, told: ToldFigures): Claim {
  const { label } = comparison;
  const now = told.give(comparison.now, label);
  const prior = comparison.prior && told.give(comparison.prior, label);
  const plan = comparison.plan && told.give(comparison.plan, label);
  const change = prior ? told.change(prior, now, label, comparison.now) : comparison.change && told.stated(comparison.change, label);
  const moved = change === undefined ? 0 : told.facts.value(change);
  return {
    comparison,
    label,
    now,
    direction: directionOf(moved),
    tone: toneOf(moved, label, told.language),
    planWord: capital(comparison.planName ?? wordsOf(told.language).target),
    ...(prior === undefined ? {} : { prior }),
    ...(plan === undefined ? {} : { plan }),
    ...(change === undefined ? {} : { change }),
  };
}

const directionOf = (moved: number): 'up' | 'down' | 'flat' => (moved > 0 ? 'up' : moved < 0 ? 'down' : 'flat');

export function toneOf(moved: number, label: string, language: LanguageCode): Tone {
  const good = goodDirection(label, language);
  if (moved === 0 || good === null) return 'neutral';
  return moved > 0 === (good === 'up') ? 'good' : 'bad';
}

/** The longest title of two lines. */
export const longestTitle = 88;
