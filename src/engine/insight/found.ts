/** A finding as its finder returns it, before scoring. */
import type { Finding } from '../../model/finding.ts';

export type Found = Omit<Finding, 'score' | 'scale'> & Partial<Pick<Finding, 'scale'>>;

/** Adds the defaults: usual size unless the finder knows better, no score yet. */
export function unweighed(found: Found): Finding {
  return { scale: 1, score: 0, ...found };
}
