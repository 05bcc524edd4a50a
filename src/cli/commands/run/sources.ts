/** Runs `sources`; imported on demand. */

import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Chalk } from 'chalk';
import { QuarterdeckError } from '../../../model/errors.ts';
import { slug } from '../../../service/file-names.ts';
import type { SourceDescription, SourceKind } from '../../../service/schema/source.ts';
import { confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { Output } from '../../io.ts';
import { type Note, printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { readStdin, readText, today } from '../../read-input.ts';
import { listLines, printable, textTable, wrapped } from '../../text-table.ts';
import { lookUp, makeFolder, writeFile } from '../../write-file.ts';
import type { AddOptions, ShowOptions, SnapshotOptions } from '../sources.ts';

export async function sourcesAdd(context: Context, [name = '']: readonly string[], options: AddOptions): Promise<ExitCode> {
  const service = await context.service();
  const { kind, location } = placeOf(options, context.cwd);
  const source = await service.sources.put(name, {
    kind,
    location,
    ...(options.table && { tables: options.table }),
    ...(options.query !== undefined && { query: options.query }),
    ...(options.mapping !== undefined && { mapping: await readText(options.mapping, context) }),
    ...(options.passwordStdin && { password: await readPassword(context) }),
    ...(options.force && { replace: true }),
  });
  await printResult(context, {
    record: source,
    receipt: `Added ${name}\n\nLook into it:\n  quarterdeck sources show ${name}\nMake a deck of it:\n  quarterdeck generate --source ${name}`,
    notes: [],
  });
  return 0;
}

function placeOf({ file, folder, postgres }: AddOptions, cwd: string): { kind: SourceKind; location: string } {
  const given = Object.entries({ file, folder, postgres }).filter(([, value]) => value !== undefined) as [SourceKind, string][];
  if (given.length !== 1) {
    const what = given.length === 0 ? 'Nothing says where the source is' : `A source is in one place, and ${given.length} are given`;
    throw new QuarterdeckError('option_invalid', `${what}.`, { next: 'give one of --file, --folder and --postgres' });
  }
  const [kind, location] = given[0]!;
  return { kind, location: kind === 'postgres' ? location : path.resolve(cwd, location) };
}

/** On a terminal, asks for it without showing it. */
async function readPassword(context: Context): Promise<string> {
  const { askSecret, canAsk } = await import('../../ask.ts');
  const text = canAsk(context) ? await askSecret(context, 'Password') : (await readStdin(context)).toString('utf8');
  const password = text.replace(/\r?\n$/, '');
  if (password !== '' && !/[\r\n\0]/.test(password)) return password;
  throw new QuarterdeckError('option_invalid', password === '' ? 'stdin held no password.' : 'stdin held more than one line.', {
    next: 'give the password on one line: … --password-stdin < password.txt',
  });
}

export async function sourcesList(context: Context): Promise<ExitCode> {
  const list = await (await context.service()).sources.list();
  const rows = list.data.map(({ name, kind, location, tables, query }) => [name, kind, location, query ? 'a query' : tables.join(', ')]);
  const none = 'No sources yet; add one:\n  quarterdeck sources add sales --folder crm/';
  await printResult(context, {
    record: list,
    receipt: listLines(['Source', 'Kind', 'Where', 'What'], rows, none, context.io.out),
    notes: [],
  });
  return 0;
}

export async function sourcesRemove(context: Context, [name = '']: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  await confirmRemoval(context, options, `Forget the source ${name} and its password?`);
  await (await context.service()).sources.delete(name);
  await printResult(context, { record: { name, removed: true }, receipt: `Removed ${name}`, notes: [] });
  return 0;
}

export async function sourcesShow(context: Context, [name = '']: readonly string[], { mapping }: ShowOptions): Promise<ExitCode> {
  const service = await context.service();
  const progress = await startProgress(context);
  let found: SourceDescription;
  try {
    progress.stage(`Reading ${name}`);
    found = await service.sources.describe(name, { today: today(context) });
  } finally {
    progress.stop();
  }
  const notes: Note[] = [
    { heading: 'Nothing can be computed', tone: 'bad', lines: found.problem === null ? [] : [found.problem] },
    { heading: 'Data quality', tone: 'warn', lines: mapping ? [] : found.notes },
  ];
  if (mapping && !context.globals.json) {
    await context.io.out.write(found.found_mapping);
    await printResult(context, { record: {}, receipt: null, notes });
    return 0;
  }
  await printResult(context, { record: found, receipt: context.globals.json ? null : inWords(found, context.io.out), notes });
  return 0;
}

function inWords(found: SourceDescription, out: Output): string {
  const paint = new Chalk({ level: out.color });
  const parts: string[][] = [[`${paint.bold(found.name)}  ${printable(found.location)}`]];
  for (const table of found.found) {
    const rows = table.columns.map(({ name, type, filled, distinct, role }) => [
      name,
      role ?? '',
      type,
      inDigits(filled),
      inDigits(distinct),
    ]);
    const heading = `${paint.bold(printable(table.name))}  ${printable(table.file)}, ${count(table.rows, 'row', 'rows')}`;
    parts.push([heading, ...textTable(['column', 'role', 'type', 'filled', 'distinct'], rows, out, 2)]);
  }
  if (found.joins.length > 0) {
    const rows = found.joins.map(({ from, to, unmatched }) => [
      from,
      `→ ${to}`,
      unmatched === 0 ? '' : `${count(unmatched, 'value', 'values')} without a match`,
    ]);
    parts.push([paint.bold('Joins'), ...textTable(null, rows, out, 2)]);
  }
  if (found.dimensions.length > 0) {
    const shown = found.dimensions.map(({ label, members }) => `${printable(label)} (${members})`);
    parts.push([paint.bold('Split by'), ...wrapped(shown, out, 2)]);
  }
  const computable = found.metrics.filter((metric) => metric.computable);
  if (computable.length > 0)
    parts.push([
      paint.bold('Computable'),
      ...wrapped(
        computable.map(({ label }) => label),
        out,
        2,
      ),
    ]);
  const missing = found.metrics.filter((metric) => !metric.computable).map(({ label, reason }) => [label, reason ?? '']);
  // Reasons are sentences and must not be cut.
  if (missing.length > 0) parts.push([paint.bold('Not computable'), ...textTable(null, missing, { isTTY: false, columns: 0 }, 2)]);
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

function count(number: number, one: string, many: string): string {
  return `${inDigits(number)} ${number === 1 ? one : many}`;
}

function inDigits(number: number): string {
  return number.toLocaleString('en-US');
}

export async function sourcesSnapshot(context: Context, [name = '']: readonly string[], { output }: SnapshotOptions): Promise<ExitCode> {
  const service = await context.service();
  const asOf = today(context);
  const shown = output ?? `${slug(name)}-${asOf}`;
  const folder = path.resolve(context.cwd, shown);
  const there = lookUp(folder);
  if (there && (!there.isDirectory() || readdirSync(folder).length > 0)) {
    throw new QuarterdeckError('output_exists', `${shown} exists already.`, { next: 'name another folder with -o' });
  }
  const progress = await startProgress(context);
  const beside = `${folder}.part-${process.pid}`;
  const remove = () => rmSync(beside, { recursive: true, force: true });
  const keep = context.onEarlyEnd(remove);
  try {
    progress.stage(`Reading ${name}`);
    const { manifest, files } = await service.sources.snapshot(name, { today: asOf });
    makeFolder(beside);
    for (const file of files) writeFile(path.join(beside, file.name), file.bytes, { force: false });
    if (there) rmSync(folder, { recursive: true });
    renameSync(beside, folder);
    progress.stop();
    const tables = manifest.tables.map((table) => ({ name: table.name, rows: table.rows, sha256: table.sha256 }));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await printResult(context, {
      record: {
        folder: shown,
        source: name,
        kind: manifest.kind,
        as_of: asOf,
        files: files.map((file) => path.join(shown, file.name)),
        tables,
      },
      receipt: `Wrote ${shown}, ${tables.length} ${tables.length === 1 ? 'table' : 'tables'}, ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}\n\nMake the deck from it:\n  quarterdeck generate --data ${shown}`,
      notes: [{ heading: 'Data quality', tone: 'warn', lines: manifest.notes }],
    });
    return 0;
  } finally {
    progress.stop();
    keep();
    remove();
  }
}

export async function sourcesTest(context: Context, [name = '']: readonly string[]): Promise<ExitCode> {
  const service = await context.service();
  const progress = await startProgress(context);
  try {
    progress.stage(`Reading ${name}`);
    const found = await service.sources.test(name);
    progress.stop();
    const rows = found.tables.map((table) => [table.name, table.rows.toLocaleString('en-US')]);
    await printResult(context, {
      record: found,
      receipt: textTable(['table', 'rows'], rows, context.io.out).join('\n'),
      notes: [{ heading: 'Data quality', tone: 'warn', lines: found.notes }],
    });
    return 0;
  } finally {
    progress.stop();
  }
}
