/** What a command prints: its record, receipt and notes. */
import { Chalk } from 'chalk';
import type { Report } from '../engine/check/report.ts';
import type { Deck } from '../service/schema/deck.ts';
import type { Context } from './context.ts';
import { stageNames } from './follow-deck.ts';
import type { Output } from './io.ts';
import { folded } from './text-table.ts';

interface Result {
  /** The record behind `--json`. */
  record: object;
  /** The receipt on stdout: `Wrote q4.pptx, 12 slides`. null if the file went to stdout. */
  receipt: string | null;
  /** What else a person should know, on stderr: what was understood, what is left to do, which gates failed. */
  notes: readonly Note[];
}

export interface Note {
  heading: string;
  tone: 'plain' | 'warn' | 'bad';
  lines: readonly string[];
}

export async function printResult({ io, globals }: Pick<Context, 'io' | 'globals'>, { record, receipt, notes }: Result): Promise<void> {
  if (globals.json) return io.out.write(`${JSON.stringify(chosen(record, globals.fields), null, io.out.isTTY ? 2 : 0)}\n`);
  if (globals.quiet) return;
  const paint = new Chalk({ level: io.err.color });
  const text = notes
    .filter(({ lines }) => lines.length > 0)
    .map((note) => noteText(note, paint, io.err))
    .join('');
  if (text) await io.err.write(text);
  if (receipt !== null) await io.out.write(`${receipt}\n`);
}

/** For a list, picks the fields of each item and keeps the paging fields. */
function chosen(record: object, fields: string | undefined): object {
  if (fields === undefined) return record;
  const names = fields.split(',').map((name) => name.trim());
  const cut = (from: object) => Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name] ?? null]));
  const list = record as { object?: unknown; data?: object[] };
  return list.object === 'list' ? { ...list, data: list.data!.map(cut) } : cut(record);
}

function noteText({ heading, tone, lines }: Note, paint: InstanceType<typeof Chalk>, out: Output): string {
  const color = { plain: paint.bold, warn: paint.yellow.bold, bad: paint.red.bold }[tone];
  return [color(heading), ...lines.flatMap((line) => folded(line, out, 2, 4)), ''].join('\n');
}

/** Longer lists are cut here, but complete in --json. */
const shown = 8;

export function notesOf(report: Report): Note[] {
  return [
    { heading: 'Understood', tone: 'plain', lines: report.understood.map(({ label, value }) => `${label}: ${value}`) },
    { heading: 'Assumed', tone: 'plain', lines: cut(report.assumptions) },
    { heading: 'Data', tone: 'plain', lines: cut(report.quality) },
    { heading: 'Changed', tone: 'plain', lines: cut(report.changes) },
    { heading: 'Left to fill', tone: 'warn', lines: cut([...report.open, ...unfilled(report)]) },
    { heading: 'Brand', tone: 'plain', lines: brandLines(report) },
    { heading: 'Brand rules not kept', tone: 'warn', lines: cut(report.findings.filter(({ warning }) => warning).map(line)) },
    { heading: 'Failed gates', tone: 'bad', lines: cut(failures(report)) },
  ];
}

/** Owners and dates that nobody gave: listed, no failure. */
function unfilled({ findings }: Pick<Report, 'findings'>): string[] {
  return findings.filter(({ gate }) => gate === 'unfilled').map(line);
}

/** Empty for full compliance; rules that only warn are marked. */
function brandLines({ brand }: Report): string[] {
  if (!brand || brand.score === 1) return [];
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const short = brand.checks.filter(({ score }) => score < 1);
  const reason = short.filter(({ check }) => check !== 'rules').flatMap(({ reasons }) => reasons);
  return [`Kept by ${percent(brand.score)}: ${short.map(({ check, score }) => `${check} ${percent(score)}`).join(', ')}`, ...cut(reason)];
}

/** One line per finding: `fits: slide 4: The title overflows its box.` */
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

/** `completed, 14 slides` or `processing, 50 %: Laying out the slides, about 3 s left`. */
export function stateLine({ status, stage, progress, slide_count, error, estimated_completion_seconds }: Deck): string {
  if (status === 'completed') return slide_count === 0 ? status : `${status}, ${slide_count} ${slide_count === 1 ? 'slide' : 'slides'}`;
  if (status === 'failed') return `${status}: ${error?.detail ?? 'for an unknown reason'}`;
  const left = estimated_completion_seconds === null ? '' : `, about ${estimated_completion_seconds} s left`;
  if (status === 'processing') return `${status}, ${Math.round(progress * 100)} %${stage ? `: ${stageNames[stage]}` : ''}${left}`;
  return `${status}${left}`;
}

/** `1 deck`, `2 decks`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
