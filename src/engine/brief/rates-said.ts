/** The rates that a brief speaks of: what is done on time, and shares of anything, whose meaning the columns of the data decide. */
import type { RatesSaid } from '../../model/brief.ts';
import { besidesBlame } from './blamed.ts';
import { claimsHeard, withoutClaims } from './claims.ts';
import { fold } from './clean.ts';
import { sentences } from './sentences.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

/** A brief speaks of its matter early. */
const longest = 6000;
/** Characters on either side of a word for a share that may say of what it is. */
const near = 120;

function made() {
  return { punctual: signsOf(({ rates }) => rates.punctual), share: signsOf(({ rates }) => rates.share) };
}

let compiled: ReturnType<typeof made> | null = null;
const patterns = () => (compiled ??= made());

/** Null where it speaks of none. */
export function ratesSaid(prompt: string): RatesSaid | null {
  const said = prompt.slice(0, longest);
  const text = withoutClaims(said, claimsHeard(said));
  const { punctual, share } = patterns();
  // What somebody blames is no measure that is asked about.
  const sentence = sentences(fold(text))
    .map(besidesBlame)
    .find((each) => says(punctual, each));
  const [onTime] = sentence === undefined ? [] : saidIn(punctual, sentence);
  const shares = saidIn(share, text).map(({ at, end }) => ({
    word: text.slice(at, end),
    before: text.slice(Math.max(0, at - near), at),
    after: text.slice(end, end + near),
  }));
  const punctually = onTime && sentence !== undefined ? { words: sentence.slice(onTime.at, onTime.end), sentence } : null;
  return punctually || shares.length > 0 ? { punctual: punctually, shares } : null;
}
