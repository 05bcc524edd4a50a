/** `facts`: asks the service for the figures of data or of a deck, and prints them with where they come from. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Facts } from '../../../service/schema/facts.ts';
import type { FactsRequest } from '../../../service/schema/request.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { startProgress } from '../../progress.ts';
import { parseStructured, readFileBytes, readStdin, readText } from '../../read-input.ts';
import { stageNames } from '../../stage-names.ts';
import { readDataSources, readOptions } from '../generate/read-options.ts';
import { factLines } from './fact-lines.ts';
import type { FactsOptions } from './spec.ts';

export async function run(context: Context, [deck]: readonly string[], options: FactsOptions): Promise<ExitCode> {
  const desk = await context.desk();
  const request = deck === undefined ? await ofData(context, options) : await ofDeck(context, deck, options);
  const progress = await startProgress(context);
  let found: Facts;
  try {
    found = await desk.facts(request, { signal: context.signal, onStage: (stage) => progress.stage(stageNames[stage]) });
  } finally {
    progress.stop();
  }
  // What cannot be computed stands in the table itself.
  const quality = found.quality.flatMap(({ code, message }) => (code === 'not-computable' ? [] : [message]));
  if (!context.globals.json) await context.io.out.write(`${factLines(found, context.io.out, { sql: options.sql === true }).join('\n')}\n`);
  await printResult(context, { record: found, receipt: null, notes: [{ heading: 'Data', tone: 'warn', lines: quality }] });
  return 0;
}

async function ofData(context: Context, options: FactsOptions): Promise<FactsRequest> {
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
