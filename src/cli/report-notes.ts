/** The report as notes on the terminal: what was understood, what is left open, what failed. */
import type { Report } from '../engine/check/report.ts';
import type { Note } from './output.ts';

/** Longer lists are cut here and whole in --json. */
const shown = 8;

export function notesOf(report: Report): Note[] {
  return [
    { heading: 'Understood', tone: 'plain', lines: report.understood.map(({ label, value }) => `${label}: ${value}`) },
    { heading: 'Assumed', tone: 'plain', lines: cut(report.assumptions) },
    { heading: 'Data', tone: 'plain', lines: cut(report.quality) },
    { heading: 'Changed', tone: 'plain', lines: cut(report.changes) },
    { heading: 'Left to fill', tone: 'warn', lines: cut(report.open) },
    { heading: 'Brand', tone: 'plain', lines: brandLines(report) },
    { heading: 'Brand rules not kept', tone: 'warn', lines: cut(report.findings.filter(({ warning }) => warning).map(line)) },
    { heading: 'Failed gates', tone: 'bad', lines: cut(failures(report)) },
  ];
}

/** Nothing where the brand is kept whole; a rule that only warns is told apart. */
function brandLines({ brand }: Report): string[] {
  if (!brand || brand.score === 1) return [];
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const short = brand.checks.filter(({ score }) => score < 1);
  const reason = short.filter(({ check }) => check !== 'rules').flatMap(({ reasons }) => reasons);
  return [`Kept by ${percent(brand.score)}: ${short.map(({ check, score }) => `${check} ${percent(score)}`).join(', ')}`, ...cut(reason)];
}

/** One line a finding: `fits: slide 4: The title overflows its box.` */
function failures({ gates, findings }: Pick<Report, 'gates' | 'findings'>): string[] {
  const failed = gates.filter(({ passed }) => !passed).map(({ gate }) => gate);
  return failed.flatMap((gate) => {
    const own = findings.filter((finding) => finding.gate === gate && !finding.warning);
    return own.length === 0 ? [gate] : own.map((finding) => `${gate}: ${line(finding)}`);
  });
}

function line({ slide, message }: Report['findings'][number]): string {
  return `${slide === null ? '' : `slide ${slide}: `}${message}`;
}

function cut(lines: readonly string[]): string[] {
  if (lines.length <= shown + 1) return [...lines];
  return [...lines.slice(0, shown), `and ${lines.length - shown} more; --json has them all`];
}
