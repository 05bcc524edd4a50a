/** `generate`: reads what was given, asks the service for the deck, writes the file, says what came of it. */
import path from 'node:path';
import { QuarterdeckError } from '../../../engine/errors.ts';
import type { GenerateRequest } from '../../../service/schema/request.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { openOutput } from '../../output-file.ts';
import { startProgress } from '../../progress.ts';
import { parseStructured, readStdin, readText } from '../../read-input.ts';
import { notesOf } from '../../report-notes.ts';
import { stageNames } from '../../stage-names.ts';
import { openProvenance } from './provenance-file.ts';
import { readDataSources, readOptions } from './read-options.ts';
import type { GenerateOptions } from './spec.ts';

export async function run(context: Context, args: readonly string[], options: GenerateOptions): Promise<ExitCode> {
  const service = await context.service();
  const request = await readRequest(context, args[0], options);
  const until = request.options.until ?? 'deck';
  const provenance = openProvenance(context, options);
  const output = openOutput(context, { file: options.output, force: options.force === true, binary: until === 'deck', ending: '.pptx' });

  const progress = await startProgress(context);
  try {
    const deck = await service.generate(request, { signal: context.signal, onStage: (stage) => progress.stage(stageNames[stage]) });
    const bytes =
      until === 'deck'
        ? await service.file(deck.deck_id)
        : jsonBytes(await (until === 'outline' ? service.outline(deck.deck_id) : service.layout(deck.deck_id)));
    progress.stop();
    const written = await output.write(bytes, deck.title, { toStdoutByDefault: until !== 'deck' });
    const traced = provenance && (await provenance.write(service, deck.deck_id, written));
    const pages = `${deck.slide_count} ${deck.slide_count === 1 ? 'slide' : 'slides'}`;
    // stdout holds the outline or the layout; a record beside it would break both.
    if (written === null && context.globals.json) return 0;
    await printResult(context, {
      record: { ...deck, files: [...deck.files.map((file) => ({ ...file, path: written })), ...(traced ? [traced] : [])] },
      receipt: written === null ? null : `Wrote ${written}, ${pages}${traced ? `, and ${traced.path}` : ''}`,
      notes: notesOf(deck.report),
    });
    return 0;
  } finally {
    progress.stop();
  }
}

async function readRequest(context: Context, prompt: string | undefined, options: GenerateOptions): Promise<GenerateRequest> {
  const sources = readDataSources(options.data ?? [], context.cwd);
  const read = [prompt, options.promptFile, options.outline, options.mapping, options.commentary, ...sources.map((source) => source.path)];
  if (read.filter((source) => source === '-').length > 1)
    throw new QuarterdeckError('option_invalid', 'Only one thing can be read from stdin.', { next: 'give - once' });
  if (prompt !== undefined && options.promptFile !== undefined) {
    throw new QuarterdeckError('option_invalid', 'The prompt is given twice: on the command line and with --prompt-file.', {
      next: 'give one of them',
    });
  }
  const data = await Promise.all(
    sources.map(async (source) => (source.path === '-' ? { ...source, bytes: await readStdin(context) } : source)),
  );
  const parsed = readOptions(options, context);
  const text = await readPrompt(context, prompt, options, data.length > 0 || options.source !== undefined);
  return {
    prompt: text,
    data,
    options: parsed,
    ...(options.source && { dataSources: options.source }),
    ...(options.strict ? { strict: true } : {}),
    ...(options.outline === undefined ? {} : { outline: await readOutline(options.outline, context) }),
    ...(options.mapping === undefined ? {} : { mapping: await readText(options.mapping, context) }),
    ...(options.commentary === undefined ? {} : { commentary: await readText(options.commentary, context) }),
    ...(options.brandKit === undefined ? {} : { brandKit: path.resolve(context.cwd, options.brandKit) }),
  };
}

/** null when an outline says it all. */
async function readPrompt(
  context: Context,
  prompt: string | undefined,
  options: GenerateOptions,
  hasData: boolean,
): Promise<string | null> {
  if (options.promptFile !== undefined) return readText(options.promptFile, context);
  if (prompt !== undefined) return prompt === '-' ? readText('-', context) : prompt;
  if (options.outline !== undefined) return null;
  if (hasData) return 'Quarterly business review';
  const asked = await askPrompt(context);
  if (asked !== null) return asked;
  throw new QuarterdeckError('prompt_empty', 'Nothing says what the deck is for.', {
    next: 'quarterdeck generate "Quarterly business review" --data crm/',
  });
}

async function askPrompt(context: Context): Promise<string | null> {
  const { canAsk, ask } = await import('../../ask.ts');
  return canAsk(context) ? ask(context, 'What is the deck for?') : null;
}

async function readOutline(file: string, context: Context): Promise<unknown> {
  const { parse } = await import('yaml');
  return parseStructured(await readText(file, context), file, 'outline_invalid', (text) => parse(text));
}

function jsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
