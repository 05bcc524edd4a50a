/** Runs `check`; imported on demand. */
import path from 'node:path';
import { Chalk } from 'chalk';
import type { BrandKit } from '../../../model/brand-kit.ts';
import { type Gate, gates } from '../../../model/gate.ts';
import { readBrandKitReference } from '../../../service/schema/brand-kit-reference.ts';
import type { ReviewRecord } from '../../../service/schema/review.ts';
import type { Context } from '../../context.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readGates } from '../../fail-on.ts';
import type { Output } from '../../io.ts';
import { counted, printResult } from '../../output.ts';
import { readBrandKit, readFileBytes, readStdin } from '../../read-input.ts';
import { folded, printable } from '../../text-table.ts';
import { openOutput } from '../../write-file.ts';
import type { CheckOptions } from '../check.ts';

export async function check(context: Context, [file = '-']: readonly string[], options: CheckOptions): Promise<ExitCode> {
  const failOn = options.failOn === undefined ? [] : readGates(options.failOn, gates);
  const sarif =
    options.sarif === undefined
      ? null
      : openOutput(context, { file: options.sarif, force: options.force === true, binary: false, ending: '.sarif' });
  const [bytes, kit] = await Promise.all([
    file === '-' ? readStdin(context) : readFileBytes(file, context),
    kitOf(options.brandKit, context),
  ]);
  const desk = await context.desk();
  const { record, sarifOf } = await desk.check({ deck: bytes, failOn, ...(kit && { kit }) });
  const name = file === '-' ? 'deck.pptx' : path.basename(file);
  const written =
    sarif && (await sarif.write(Buffer.from(sarifOf({ file: name, version: context.version })), name, { toStdoutByDefault: false }));
  const { out } = context.io;
  if (!context.globals.json && options.sarif !== '-') await out.write(`${reportLines(record, name, out).join('\n')}\n`);
  if (options.sarif !== '-') await printResult(context, { record: { ...record, path: written }, receipt: null, notes: [] });
  return fails(record, failOn) ? exitCodes.gate.code : exitCodes.done.code;
}

async function kitOf(typed: string | undefined, context: Context): Promise<BrandKit | null> {
  if (typed === undefined) return null;
  const read = readBrandKit(typed, context);
  if (typeof read !== 'string') return read;
  const { id, version } = readBrandKitReference(read);
  const { kit } = await (await context.service({ once: true })).brandKits.get(id, version);
  return kit as unknown as BrandKit;
}

function fails({ gates }: ReviewRecord, asked: readonly Gate[]): boolean {
  return gates.some(({ gate, passed }) => !passed && (asked.length === 0 || asked.includes(gate)));
}

/** Findings of one slide shown before the rest is counted. */
const shown = 8;

/** The verdict, then what is wrong with the file, then the slides, the worst first. */
export function reportLines(record: ReviewRecord, file: string, out: Output): string[] {
  const paint = new Chalk({ level: out.color });
  const { score, slide_count, gates, findings, slides, unchecked } = record;
  const failed = gates.filter(({ passed }) => !passed).map(({ gate }) => gate);
  const verdict = failed.length === 0 ? paint.green('passed') : paint.red(`failed: ${failed.join(', ')}`);
  const lines = [`${paint.bold(printable(file))}  ${counted(slide_count, 'slide')}, score ${score} of 100, ${verdict}`];
  const block = (heading: string, of: ReviewRecord['findings']) => {
    if (of.length === 0) return;
    lines.push('', paint.bold(heading));
    const marks = { error: paint.red('error'), warning: paint.yellow('warning'), note: paint.dim('note') };
    for (const { rule, severity, message, remedy } of of.slice(0, shown)) {
      lines.push(`  ${marks[severity]}  ${rule}`, ...folded(message, out, 4), ...folded(paint.dim(remedy), out, 4));
    }
    if (of.length > shown) lines.push(`  and ${of.length - shown} more; --json has them all`);
  };
  block(
    'The file',
    findings.filter(({ slide }) => slide === null),
  );
  const worst = slides.toSorted((a, b) => a.score - b.score || a.number - b.number);
  for (const { number, title } of worst)
    block(
      `Slide ${number}${title === '' ? '' : `: ${printable(title)}`}`,
      findings.filter(({ slide }) => slide === number),
    );
  if (unchecked.length > 0) {
    lines.push('', paint.bold('Not checked'));
    const spots = unchecked.map(
      ({ slide, shape, reason }) => `${slide === null ? 'the file' : `slide ${slide}`}${shape === null ? '' : `, ${shape}`}: ${reason}`,
    );
    lines.push(...spots.slice(0, 2 * shown).flatMap((line) => folded(line, out, 2, 4)));
    if (spots.length > 2 * shown) lines.push(`  and ${spots.length - 2 * shown} more; --json has them all`);
  }
  return lines;
}
