/** Decides whether a checked deck may be written. */
import type { Gate, Report } from '../../engine/check/report.ts';
import { gateSummary } from '../../engine/pipeline.ts';
import { QuarterdeckError } from '../../model/errors.ts';

/** A deck that fails one of these is never written. */
const fatal: readonly Gate[] = ['opens', 'true'];

interface Checked extends Pick<Report, 'findings' | 'gates'> {
  open?: readonly string[];
  /** What a person's edits kept from being updated. */
  kept?: readonly string[];
}

/** @throws QuarterdeckError gate_failed; with `strict`, for every gate, for text left to fill and for edits that prevent an update */
export async function judge(report: Checked, strict: boolean): Promise<void> {
  const summary = strict ? await gateSummary(report.findings, { strict: true }) : report.gates;
  const failed = summary.filter(({ gate, passed }) => !passed && (strict || fatal.includes(gate))).map(({ gate }) => gate);
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
  throw new QuarterdeckError('gate_failed', `The deck was not written: ${reasons.join(', and ')}.`, {
    next: strict ? 'mend what is listed, or leave out --strict' : 'mend what is listed in the brief, the data or the layout',
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
