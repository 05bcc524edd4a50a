/** Which gates a deck passed. */
import { type Finding, type Gate, gates } from './report.ts';

/** Listed for the author, no defect of the file unless the run is strict. */
export const notices: ReadonlySet<string> = new Set(['scaffold-text']);

/** Every gate in its fixed order; under `strict` scaffold text fails "clean" too. Warnings fail none. */
export function gateSummary(findings: readonly Finding[], { strict = false } = {}): { gate: Gate; passed: boolean }[] {
  const failed = new Set(findings.filter(({ rule, warning }) => !warning && (strict || !notices.has(rule))).map(({ gate }) => gate));
  return gates.map((gate) => ({ gate, passed: !failed.has(gate) }));
}
