/** The record of a review, and its findings as SARIF. */
import { reviewDeck } from '../../engine/review/review-deck.ts';
import { type SarifSource, sarifOf } from '../../engine/review/sarif.ts';
import { inTime } from '../../engine/time-limit.ts';
import type { BrandKit } from '../../model/brand-kit.ts';
import type { Gate } from '../../model/gate.ts';
import type { ReviewRecord } from '../schema/review.ts';

export interface ReviewJob {
  deck: Uint8Array;
  kit?: BrandKit;
  /** Gates that warnings fail too. */
  failOn?: readonly Gate[];
}

export interface Checked {
  record: ReviewRecord;
  sarifOf(source: SarifSource): string;
}

/** @throws QuarterdeckError deck_unsupported, render_timeout */
export function checkDeck({ deck, kit, failOn = [] }: ReviewJob): Checked {
  const review = inTime('check', () => reviewDeck(deck, { asked: failOn, ...(kit && { kit }) }));
  const { title, score, slides, gates, findings, unchecked } = review;
  return {
    record: {
      title,
      score,
      passed: gates.every(({ passed }) => passed),
      slide_count: slides.length,
      slides,
      gates,
      findings,
      unchecked,
    },
    sarifOf: (source) => sarifOf(review, source),
  };
}
