/** Decides whether a checked deck may be written. */

import type { Report } from '../../engine/check/report.ts';
import { gateSummary } from '../../engine/pipeline.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { type Gate, gates } from '../../model/gate.ts';

/** A deck that fails one of these is never written. */
const fatal: readonly Gate[] = ['opens', 'true'];

interface Checked extends Pick<Report, 'findings'> {
  open?: readonly string[];
  /** What a person's edits kept from being updated. */
  kept?: readonly string[];
}

/** What else than the fatal gates refuses a deck. */
export interface Strictness {
  /** Every gate but "unfilled", text left to fill, and edits that prevent an update. */
  strict: boolean;
  failOn?: readonly Gate[];
}

/** @throws QuarterdeckError gate_failed */
export async function judge(report: Checked, { strict, failOn = [] }: Strictness): Promise<void> {
  const asked = gates.filter((gate) => failOn.includes(gate) || (strict && gate !== 'unfilled'));
  // A page is as thin as what was given for it: only who asks for "composed" by its name is refused a deck for that.
  const noticed = asked.filter((gate) => gate !== 'composed' || failOn.includes(gate));
  const summary = await gateSummary(report.findings, noticed);
  const failed = summary.filter(({ gate, passed }) => !passed && (asked.includes(gate) || fatal.includes(gate))).map(({ gate }) => gate);
  const open = strict ? (report.open ?? []) : [];
  const kept = strict ? (report.kept ?? []) : [];
  if (failed.length === 0 && open.length === 0 && kept.length === 0) return;
  const findings = report.findings.filter(({ gate, warning }) => failed.includes(gate) && !warning);
  const reasons = [
    ...(failed.length > 0
      ? [`it failed the ${failed.length === 1 ? 'gate' : 'gates'} ${failed.map((gate) => `"${gate}"`).join(', ')}`]
      : []),
    ...(open.length > 0 ? [`${open.length} ${open.length === 1 ? 'thing is' : 'things are'} left to fill`] : []),
    ...(kept.length > 0 ? [`${kept.length} ${kept.length === 1 ? 'thing is' : 'things are'} to be done by hand, where edits stay`] : []),
  ];
  const lenient = strict ? 'leave out --strict' : 'take the gate out of --fail-on';
  throw new QuarterdeckError('gate_failed', `The deck was not written: ${reasons.join(', and ')}.`, {
    next:
      failed.every((gate) => fatal.includes(gate)) && !strict
        ? 'mend what is listed in the brief, the data or the layout'
        : `mend what is listed, or ${lenient}`,
    errors: [
      ...findings.map(({ gate, rule, slide, message }) => ({
        path: slide === null ? '' : `slides.${slide - 1}`,
        code: `${gate}/${rule}`,
        message: `${slide === null ? '' : `slide ${slide}: `}${message}`,
      })),
      ...open.map((message) => ({ path: '', code: 'open', message })),
      ...kept.map((message) => ({ path: '', code: 'kept', message })),
    ],
  });
}
