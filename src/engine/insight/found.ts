/** A finding as its finder gives it: nothing has been weighed against it yet. */
import type { Finding } from '../../model/finding.ts';

export type Found = Omit<Finding, 'score' | 'scale'> & Partial<Pick<Finding, 'scale'>>;

/** Of usual size where its finder does not know what is usual, and without a score until all are found. */
export function unweighed(found: Found): Finding {
  return { scale: 1, score: 0, ...found };
}
