/** Checks a finished deck against every gate, one file per gate. */

import { gates } from '../../model/gate.ts';
import type { Layout } from '../../model/layout.ts';
import type { Outline } from '../../model/outline.ts';
import { checkAccessible } from './accessible.ts';
import { checkBrandRules } from './brand-rules.ts';
import { checkClean } from './clean.ts';
import { checkComposed } from './composed.ts';
import { checkEditable } from './editable.ts';
import { checkFits } from './fits.ts';
import { checkOnBrand } from './on-brand.ts';
import { lintPackage } from './package-lint.ts';
import { checkReadable } from './readable.ts';
import type { Finding } from './report.ts';
import { checkTrue } from './true.ts';
import { checkUnfilled } from './unfilled.ts';

export interface CheckInput {
  layout: Layout;
  /** What the layout was made from; without it, figures cannot be traced, and only sums and charts are checked. */
  outline?: Outline;
  /** The written file. */
  bytes: Uint8Array;
  /** Texts whose figures need no fact: the prompt, its material, data quality notes, member names. */
  allowed: readonly string[];
}

/** All findings, by gate and then by slide; empty for a sound deck. */
export function checkDeck({ layout, outline, bytes, allowed }: CheckInput): Finding[] {
  const findings = [
    ...lintPackage(bytes, layout),
    ...checkEditable(layout),
    ...checkOnBrand(layout),
    ...checkBrandRules(layout),
    ...checkFits(layout),
    ...checkReadable(layout),
    ...checkComposed(layout),
    ...checkTrue({ layout, outline, allowed }),
    ...checkAccessible(layout),
    ...checkClean(layout),
    ...checkUnfilled(layout, outline),
  ];
  const rank = ({ gate, slide }: Finding) => gates.indexOf(gate) * 1e6 + (slide ?? 0);
  return findings.sort((a, b) => rank(a) - rank(b));
}
