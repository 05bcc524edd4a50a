/** What a command prints when it is done: JSON for programs, lines for people, nothing extra when quiet. */
import { Chalk } from 'chalk';
import type { Context } from './context.ts';
import type { Output } from './io.ts';
import { folded } from './text-table.ts';

export interface Result {
  /** The record behind `--json`. */
  record: object;
  /** The receipt on stdout: `Wrote q4.pptx, 12 slides`. null when stdout already took the file. */
  receipt: string | null;
  /** What a person should also know, on stderr: what was understood, what is left open, which gates failed. */
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

/** Of a list each item is cut to the fields; what pages through it stays. */
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
