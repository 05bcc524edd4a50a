/** Facts as lines for a person: a table by metric, or the figures of each slide. */
import { Chalk } from 'chalk';
import type { Facts } from '../../../service/schema/facts.ts';
import type { Output } from '../../io.ts';
import { printable } from '../../printable.ts';
import { folded, textTable } from '../../text-table.ts';

export function factLines(found: Facts, out: Output, { sql }: { sql: boolean }): string[] {
  const paint = new Chalk({ level: out.color });
  const parts = found.slides.length > 0 ? ofSlides(found, out, paint) : ofData(found, out, paint);
  if (sql)
    parts.push([
      paint.bold('Queries'),
      ...found.facts.flatMap(({ id, sql: query }) => (query === null ? [] : [`  ${id}`, `    ${printable(query)}`])),
    ]);
  return parts.map((lines) => lines.join('\n')).flatMap((part, at) => (at === 0 ? [part] : ['', part]));
}

type Paint = InstanceType<typeof Chalk>;

const columns = ['now', 'prior', 'change', 'year_on_year', 'target'] as const;
const heads = { now: 'now', prior: 'before', change: 'change', year_on_year: 'on year', target: 'target' } as const;

function ofData({ overview, period, as_of, not_computable, sources }: Facts, out: Output, paint: Paint): string[][] {
  const shown = columns.filter((column) => overview.some((row) => row[column] !== null));
  const members = overview.some((row, at) => at > 0 && row.metric === overview[at - 1]!.metric);
  const rows = overview.map((row, at) => [
    members && at > 0 && row.metric === overview[at - 1]!.metric ? `  ${row.label}` : row.label,
    // A measure that has no figure yet, such as the win rate of deals still young, says so.
    ...shown.map((column) => row[column] ?? (column === 'now' ? '–' : '')),
    row.n.toLocaleString('en-US'),
  ]);
  const parts = [[`${paint.bold(period ? period.label : 'All rows')}, as of ${as_of}`]];
  if (overview.length > 0) parts.push(textTable(...aligned(['', ...shown.map((column) => heads[column]), 'rows'], rows), out));
  else parts.push(['No figure is computed for that.']);
  if (not_computable.length > 0) {
    const reasons = not_computable.flatMap(({ label, reason }) => folded(`${label}: ${reason}`, out, 2, 4));
    parts.push([paint.bold('Not computable'), ...reasons]);
  }
  if (sources.length > 0) {
    const files = sources.map(({ file, rows: count, sha256 }) => [
      file,
      `${count.toLocaleString('en-US')} rows`,
      `sha256 ${sha256.slice(0, 12)}`,
    ]);
    parts.push([paint.bold('Sources'), ...textTable(null, files, out, 2)]);
  }
  return parts;
}

function ofSlides({ title, as_of, slides, facts }: Facts, out: Output, paint: Paint): string[][] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const parts = [[`${paint.bold(printable(title ?? ''))}, as of ${as_of}`]];
  for (const slide of slides) {
    const rows = slide.figures.flatMap(({ id, shown }) => {
      const fact = byId.get(id);
      if (!fact) return [];
      return [
        [shown.join(', '), fact.n.toLocaleString('en-US'), fact.metric === 'given' ? `given: ${fact.label}` : fact.formula || fact.label],
      ];
    });
    if (rows.length === 0) continue;
    parts.push([
      paint.bold(`${slide.number}  ${printable(slide.title)}`),
      ...textTable(['shown', 'rows', 'where it comes from'], rows, out, 3),
    ]);
  }
  return parts;
}

/** Figures stand to the right, each column as wide as its widest. */
function aligned(head: string[], rows: string[][]): [string[], string[][]] {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]!.length)));
  const right = (row: string[]) => row.map((cell, at) => (at === 0 ? cell : cell.padStart(widths[at]!)));
  return [right(head), rows.map(right)];
}
