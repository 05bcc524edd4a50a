/** Holds a finished deck against every gate of zero defects, one file a gate. */
import type { Layout } from '../../model/layout.ts';
import type { Outline } from '../../model/outline.ts';
import { checkAccessible } from './accessible.ts';
import { checkBrandRules } from './brand-rules.ts';
import { checkClean } from './clean.ts';
import { checkEditable } from './editable.ts';
import { checkFits } from './fits.ts';
import { checkOnBrand } from './on-brand.ts';
import { lintPackage } from './package-lint.ts';
import { checkReadable } from './readable.ts';
import { type Finding, gates } from './report.ts';
import { checkTrue } from './true.ts';

export interface CheckInput {
  layout: Layout;
  /** What the layout was made from; without it figures cannot be traced, only sums and charts are compared. */
  outline?: Outline;
  /** The written file. */
  bytes: Uint8Array;
  /** Texts whose figures may stand as they are: the prompt, its material, notes on the data's quality, names of members. */
  allowed: readonly string[];
}

/** All findings, in the order of the gates and then of the slides; an empty list is a sound deck. */
export function checkDeck({ layout, outline, bytes, allowed }: CheckInput): Finding[] {
  const findings = [
    ...lintPackage(bytes, layout),
    ...checkEditable(layout),
    ...checkOnBrand(layout),
    ...checkBrandRules(layout),
    ...checkFits(layout),
    ...checkReadable(layout),
    ...checkTrue({ layout, outline, allowed }),
    ...checkAccessible(layout),
    ...checkClean(layout),
  ];
  const rank = ({ gate, slide }: Finding) => gates.indexOf(gate) * 1e6 + (slide ?? 0);
  return findings.sort((a, b) => rank(a) - rank(b));
}
