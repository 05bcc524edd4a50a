/** Runs `facts`; imported on demand. */
import { Chalk } from 'chalk';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Facts } from '../../../service/schema/facts.ts';
import type { FactsRequest } from '../../../service/schema/request.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { stageNames } from '../../follow-deck.ts';
import type { Output } from '../../io.ts';
import { printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { parseStructured, readFileBytes, readStdin, readText } from '../../read-input.ts';
import { folded, printable, textTable } from '../../text-table.ts';
import type { FactsOptions } from '../facts.ts';
import { readDataSources, readOptions } from './generate.ts';

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
    // A measure without a figure, such as the win rate of young deals, is shown as such.
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

/** Right-aligned figures, each column as wide as its widest value. */
function aligned(head: string[], rows: string[][]): [string[], string[][]] {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]!.length)));
  const right = (row: string[]) => row.map((cell, at) => (at === 0 ? cell : cell.padStart(widths[at]!)));
  return [right(head), rows.map(right)];
}

export async function facts(context: Context, [deck]: readonly string[], options: FactsOptions): Promise<ExitCode> {
  const desk = await context.desk();
  const request = deck === undefined ? await factsOfData(context, options) : await ofDeck(context, deck, options);
  const progress = await startProgress(context);
  let found: Facts;
  try {
    found = await desk.facts(request, { signal: context.signal, onStage: (stage) => progress.stage(stageNames[stage]) });
  } finally {
    progress.stop();
  }
  // The table itself shows what is not available.
  const quality = found.quality.flatMap(({ code, message }) => (code === 'not-computable' ? [] : [message]));
  if (!context.globals.json) await context.io.out.write(`${factLines(found, context.io.out, { sql: options.sql === true }).join('\n')}\n`);
  await printResult(context, { record: found, receipt: null, notes: [{ heading: 'Data', tone: 'warn', lines: quality }] });
  return 0;
}

async function factsOfData(context: Context, options: FactsOptions): Promise<FactsRequest> {
  const sources = readDataSources(options.data ?? [], context.cwd);
  if (sources.length === 0 && options.source === undefined) {
    throw new QuarterdeckError('option_invalid', 'Nothing says whose figures to show.', {
      next: 'quarterdeck facts --data crm/, or quarterdeck facts q4.pptx',
    });
  }
  if ([options.mapping, ...sources.map(({ path }) => path)].filter((source) => source === '-').length > 1)
    throw new QuarterdeckError('option_invalid', 'Only one thing can be read from stdin.', { next: 'give - once' });
  const data = await Promise.all(
    sources.map(async (source) => (source.path === '-' ? { ...source, bytes: await readStdin(context) } : source)),
  );
  return {
    data,
    options: readOptions(options, context),
    ...(options.source && { dataSources: options.source }),
    ...(options.mapping !== undefined && { mapping: await readText(options.mapping, context) }),
    ...(options.metric !== undefined && { metric: options.metric }),
    ...(options.where && { where: Object.fromEntries(options.where.map(readWhere)) }),
    ...(options.by !== undefined && { by: options.by }),
  };
}

const ofDataAlone = [
  'data',
  'source',
  'mapping',
  'metric',
  'where',
  'by',
  'sql',
  'period',
  'fiscalYear',
  'asOf',
  'dateOrder',
  'timeZone',
  'currency',
] as const satisfies readonly (keyof FactsOptions)[];

/** A deck is a zip package; an outline is text. */
async function ofDeck(context: Context, file: string, options: FactsOptions): Promise<FactsRequest> {
  const given = ofDataAlone.find((name) => options[name] !== undefined);
  if (given !== undefined) {
    throw new QuarterdeckError('option_invalid', `A deck's figures are as they were written: --${dashed(given)} asks about data.`, {
      next: `quarterdeck facts ${file}, or quarterdeck facts --data crm/`,
    });
  }
  const bytes = file === '-' ? await readStdin(context) : await readFileBytes(file, context);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return { deck: bytes };
  const { readYaml } = await import('../../../engine/read-yaml.ts');
  return { outline: parseStructured(bytes.toString('utf8'), file, 'outline_invalid', readYaml) };
}

function readWhere(value: string): [string, string] {
  const at = value.indexOf('=');
  if (at > 0 && at < value.length - 1) return [value.slice(0, at).trim(), value.slice(at + 1).trim()];
  throw new QuarterdeckError('option_invalid', `--where cannot be "${value}".`, {
    next: 'name a dimension and a member, such as region=East',
  });
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
