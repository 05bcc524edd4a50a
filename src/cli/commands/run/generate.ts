/** Runs `generate`; imported on demand. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DeckOptions } from '../../../engine/generate-deck.ts';
import type { PreviewFormat } from '../../../engine/preview/write-preview.ts';
import type { DocumentFile } from '../../../engine/read-documents.ts';
import { type ModelChoice, readChoice } from '../../../language-models/choice.ts';
import { readJson } from '../../../model/bounds.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { gates } from '../../../model/gate.ts';
import { isLanguage } from '../../../model/language.ts';
import type { Decks } from '../../../service/deck-service.ts';
import { readFile } from '../../../service/read-file.ts';
import type { ArtifactFormat } from '../../../service/schema/deck-status.ts';
import { type ExportFormat, formatFacts } from '../../../service/schema/export-formats.ts';
import type { GenerateRequest } from '../../../service/schema/request.ts';
import type { Context } from '../../context.ts';
import { decryption } from '../../decryption.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { readGates } from '../../fail-on.ts';
import { promisedFormat } from '../../file-format.ts';
import { finishedDeck, following, readSeconds, settledDeck } from '../../follow-deck.ts';
import { noticeModel } from '../../model-notice.ts';
import { notesOf, printResult, stateLine } from '../../output.ts';
import { parseStructured, readBrandKit, readDocumentFile, readStdin, readText, today } from '../../read-input.ts';
import { chooseService } from '../../which-service.ts';
import { openOutput } from '../../write-file.ts';
import { shownPaths, writePages } from '../../write-pages.ts';
import type { GenerateOptions } from '../generate.ts';

const ending = '.provenance.json';

export interface ProvenanceFile {
  /** @returns the path of the file */
  write(decks: Decks, deckId: string, deck: string | null): Promise<{ path: string }>;
}

/**
 * Checks the path before doing any work; null if not requested.
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export function openProvenance(
  context: Context,
  { provenance, output, outlineOnly, layoutOnly, force }: GenerateOptions,
): ProvenanceFile | null {
  if (provenance === undefined) return null;
  if (outlineOnly || layoutOnly) {
    throw new QuarterdeckError('option_invalid', '--provenance speaks of a deck, and none is made.', {
      next: `leave out ${outlineOnly ? '--outline-only' : '--layout-only'}`,
    });
  }
  if (provenance === '' || provenance === '-' || (provenance === true && output === '-')) {
    throw new QuarterdeckError('option_invalid', '--provenance needs a file of its own.', { next: `--provenance q4${ending}` });
  }
  const open = (file: string) => openOutput(context, { file, force: force === true, binary: false, ending });
  const named = provenance === true ? (output !== undefined && /\.pptx$/i.test(output) ? beside(output) : null) : provenance;
  const early = named === null ? null : open(named);
  return {
    async write(decks, deckId, deck) {
      const bytes = await readFile(decks, deckId, { format: 'provenance', open: decryption(context) });
      const target = early ?? open(beside(deck!));
      const written = await target.write(bytes, path.basename(deck ?? 'deck', '.pptx'), { toStdoutByDefault: false });
      return { path: written! };
    },
  };
}

function beside(deck: string): string {
  return path.join(path.dirname(deck), `${path.basename(deck, path.extname(deck))}${ending}`);
}

/**
 * @throws QuarterdeckError option_invalid
 */
export function readOptions(options: GenerateOptions, context: Pick<Context, 'env' | 'clock'>): DeckOptions {
  if (options.outlineOnly && options.layoutOnly) {
    throw new QuarterdeckError('option_invalid', '--outline-only and --layout-only exclude each other.', { next: 'give one of them' });
  }
  const until = options.outlineOnly ? 'outline' : options.layoutOnly ? 'layout' : 'deck';
  return {
    until,
    today: today(context),
    ...(options.slides === undefined ? {} : { slides: readSlides(options.slides) }),
    ...(options.language !== undefined && isLanguage(options.language) ? { language: options.language } : {}),
    ...(options.audience === undefined ? {} : { audience: readWords('--audience', options.audience, '"the board"') }),
    ...(options.account === undefined ? {} : { account: readWords('--account', options.account, '"Isdom"') }),
    ...(options.period === undefined ? {} : { period: readWords('--period', options.period, '2025-Q4') }),
    ...(options.asOf === undefined ? {} : { asOf: readDate('--as-of', options.asOf) }),
    ...(options.dateOrder === undefined ? {} : { dateOrder: options.dateOrder as 'dmy' | 'mdy' }),
    ...(options.fiscalYear === undefined ? {} : { fiscalYear: readWords('--fiscal-year', options.fiscalYear, 'feb') }),
    ...(options.timeZone === undefined ? {} : { timeZone: readWords('--time-zone', options.timeZone, 'America/New_York') }),
    ...(options.currency === undefined ? {} : { currency: readCurrency(options.currency) }),
  };
}

/** `name=path` or a path, `-` for stdin, or a database URL; a name is one word, and an existing path is a path. */
export function readDataSources(values: readonly string[], cwd: string): GenerateRequest['data'] {
  return values.map((value) => {
    if (value.trim() === '') throw new QuarterdeckError('option_invalid', '--data is empty.', { next: '--data deals.csv' });
    if (value === '-') return { path: '-' };
    const database = /^(?:([\p{L}_][\p{L}\p{N}_-]*)=)?(postgres(?:ql)?:\/\/.*)$/isu.exec(value);
    if (database) return { ...(database[1] && { name: database[1] }), path: database[2]! };
    const named = existsSync(path.resolve(cwd, value)) ? null : /^([\p{L}_][\p{L}\p{N}_-]*)=(.+)$/u.exec(value);
    if (!named) return { path: path.resolve(cwd, value) };
    return { name: named[1]!, path: named[2] === '-' ? '-' : path.resolve(cwd, named[2]!) };
  });
}

/** Pairs `name=value`. @throws QuarterdeckError option_invalid */
export function readMetadata(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    values.map((value) => {
      const found = /^([^=]{1,64})=(.{0,500})$/s.exec(value);
      if (found && values.length <= 20) return [found[1]!, found[2]!];
      throw new QuarterdeckError(
        'option_invalid',
        found ? '--metadata was given more than 20 times.' : `--metadata cannot be "${value}".`,
        {
          next: '--metadata team=sales',
        },
      );
    }),
  );
}

/** @throws QuarterdeckError option_invalid */
export function checkIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return;
  throw new QuarterdeckError('option_invalid', '--idempotency-key takes up to 200 letters, digits and signs, without spaces.', {
    next: '--idempotency-key q4-board',
  });
}

export function readSlides(value: string): { min: number; max: number } {
  const found = /^\s*(\d{1,6})\s*(?:(?:-|–|\.\.)\s*(\d{1,6})\s*)?$/.exec(value);
  if (!found) {
    throw new QuarterdeckError('option_invalid', `--slides cannot be "${value}".`, {
      next: 'give a number such as 12, or a range such as 8-12',
    });
  }
  const min = Number(found[1]);
  const max = Number(found[2] ?? found[1]);
  if (min > max) throw new QuarterdeckError('option_invalid', `--slides ${value} runs backwards.`, { next: `--slides ${max}-${min}` });
  return { min, max };
}

function readDate(flag: string, value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) return value;
  throw new QuarterdeckError('option_invalid', `${flag} cannot be "${value}": it is not a date of the calendar.`, {
    next: `${flag} 2025-12-31`,
  });
}

function readCurrency(value: string): string {
  const code = value.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new QuarterdeckError('option_invalid', `--currency cannot be "${value}".`, {
    next: 'give a code of three letters, such as USD or EUR',
  });
}

function readWords(flag: string, value: string, example: string): string {
  if (value.trim() !== '') return value.trim();
  throw new QuarterdeckError('option_invalid', `${flag} is empty.`, { next: `${flag} ${example}` });
}

export async function readRequest(context: Context, prompt: string | undefined, options: GenerateOptions): Promise<GenerateRequest> {
  const sources = readDataSources(options.data ?? [], context.cwd);
  const named = [prompt, options.promptFile, options.outline, options.mapping, options.commentary, ...(options.document ?? [])];
  const read = [...named, ...sources.map((source) => source.path)];
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
  // Pictures are next to the file that names them.
  const beside = options.outline ?? options.promptFile;
  const folder = beside === undefined || beside === '-' ? null : path.dirname(path.resolve(context.cwd, beside));
  const model = await chosenModel(context, options);
  const hasData = data.length > 0 || options.source !== undefined;
  const documents: DocumentFile[] = [];
  for (const file of options.document ?? []) documents.push(await readDocumentFile(file, context));
  const given = { prompt: await readPrompt(context, prompt, options, hasData), documents };
  // Nobody answers questions to learn of a mistyped option.
  const request = {
    data,
    options: { ...parsed, ...(options.modelRequired && { modelRequired: true }) },
    ...(model && { model }),
    ...(options.model === false && { planner: 'embedded' as const }),
    ...(options.replay !== undefined && { replay: await readReplay(options.replay, context) }),
    ...(options.source && { dataSources: options.source }),
    ...(folder === null ? {} : { pictures: folder }),
    ...(options.strict ? { strict: true } : {}),
    ...(options.failOn === undefined ? {} : { failOn: readGates(options.failOn, gates) }),
    ...(options.outline === undefined ? {} : { outline: await readOutline(options.outline, context) }),
    ...(options.mapping === undefined ? {} : { mapping: await readText(options.mapping, context) }),
    ...(options.commentary === undefined ? {} : { commentary: await readText(options.commentary, context) }),
    ...(options.brandKit === undefined ? {} : { brandKit: await readBrandKit(options.brandKit, context) }),
    ...(options.metadata === undefined ? {} : { metadata: readMetadata(options.metadata) }),
  };
  const asked = hasData || options.outline !== undefined ? given : await withAnswers(context, given, parsed);
  return { prompt: asked.prompt, ...(asked.documents.length > 0 && { documents: asked.documents }), ...request };
}

/** A server asks the model that its operator has set up, so that none of this machine's is told anything. @throws QuarterdeckError option_invalid, model_invalid */
async function chosenModel(context: Context, options: GenerateOptions): Promise<ModelChoice | null> {
  const { model, modelBaseUrl, modelLimit, modelRequired, replay, dryRun, outline } = options;
  if (chooseService(context).kind === 'remote') {
    const flag = replay !== undefined ? '--replay' : dryRun ? '--dry-run' : modelRequired ? '--model-required' : null;
    if (flag === null) return null;
    throw new QuarterdeckError('option_invalid', `${flag} is about a model of this machine, and a server makes this deck.`, {
      next: `add --local, or leave out ${flag}`,
    });
  }
  if (!model) return null;
  const choice = readChoice(model, modelBaseUrl, modelLimit === undefined ? undefined : readLimit(modelLimit));
  if (replay === undefined && outline === undefined && !dryRun) await noticeModel(context, choice);
  return choice;
}

/** @throws QuarterdeckError option_invalid */
function readLimit(text: string): number {
  if (/^\d{4,9}$/.test(text) && Number(text) >= leastLimit) return Number(text);
  throw new QuarterdeckError('option_invalid', `--model-limit cannot be "${text}".`, {
    next: `give a number of tokens of at least ${leastLimit}, such as 200000`,
  });
}

/** Less would not hold the first question. */
const leastLimit = 5000;

async function readReplay(file: string, context: Context): Promise<unknown> {
  const text = await readText(file, context);
  try {
    return readJson(text);
  } catch (cause) {
    throw new QuarterdeckError('model_invalid', `${file} holds no answers of a model.`, {
      next: 'get those of a deck with quarterdeck download last --format answers',
      cause,
    });
  }
}

/** null if there is only an outline, or only documents. */
async function readPrompt(
  context: Context,
  prompt: string | undefined,
  options: GenerateOptions,
  hasData: boolean,
): Promise<string | null> {
  if (options.promptFile !== undefined) return readText(options.promptFile, context);
  if (prompt !== undefined) return prompt === '-' ? readText('-', context) : prompt;
  if (options.outline !== undefined || options.document !== undefined) return null;
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

interface Given {
  prompt: string | null;
  documents: DocumentFile[];
}

/** On a terminal, with answers to the questions that the prompt and its documents leave most open. */
async function withAnswers(context: Context, given: Given, options: DeckOptions): Promise<Given> {
  const { canAsk, ask } = await import('../../ask.ts');
  if (!canAsk(context)) return given;
  const { answered, questionsOn } = await import('../../../engine/open-questions.ts');
  const { documentPrompt, readDocuments } = await import('../../../engine/read-documents.ts');
  const { prompt: typed, documents } = given;
  const read = documents.length > 0 ? { documents: (await readDocuments(documents)).text } : {};
  const prompt = typed ?? documentPrompt;
  const answers: { page: string; answer: string }[] = [];
  for (const { page, question } of await questionsOn({ prompt, ...read }, options)) {
    const answer = await ask(context, `${page}: ${question} (Enter to skip)`);
    if (answer.trim() !== '') answers.push({ page, answer });
  }
  if (answers.length === 0) return given;
  if (typed !== null) return { prompt: answered(typed, answers), documents };
  // Without words of its own, the request stays in the language of the documents.
  return { prompt: null, documents: [...documents, { name: 'answers.md', bytes: new TextEncoder().encode(answered('', answers)) }] };
}

async function readOutline(file: string, context: Context): Promise<unknown> {
  const { readYaml } = await import('../../../engine/read-yaml.ts');
  return parseStructured(await readText(file, context), file, 'outline_invalid', readYaml);
}

export async function generate(context: Context, args: readonly string[], options: GenerateOptions): Promise<ExitCode> {
  if (options.dryRun) return dryRun(context, args, options);
  const { decks } = await context.service({ once: options.wait !== false });
  const { idempotencyKey } = options;
  if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey);
  const how = idempotencyKey === undefined ? {} : { idempotencyKey };
  const seconds = readSeconds('--wait-timeout', options.waitTimeout);
  if (options.wait === false) return leaveBehind(context, decks, args, options, how);

  const request = await readRequest(context, args[0], options);
  const until = request.options?.until ?? 'deck';
  const kept = until === 'deck' ? 'pptx' : until;
  const provenance = openProvenance(context, options);
  const format = until === 'deck' ? (promisedFormat(options.output) ?? 'pptx') : 'json';
  if (until === 'deck' && format === 'json') throw promisesLayout(options.output!);
  const force = options.force === true;
  // Where several files go is known when it is known how many there are.
  const output = formatFacts[format].byPage
    ? null
    : openOutput(context, {
        file: options.output,
        force,
        binary: formatFacts[format].binary,
        ending: until === 'deck' ? `.${format}` : '.pptx',
      });

  const { deck_id } = await decks.generate(request, how);
  const deck = finishedDeck(await settledDeck(context, decks, deck_id, following(context, decks, deck_id, seconds)));
  const files = await filesOf(context, decks, deck_id, kept, format);
  const paths = output
    ? [await output.write(files[0]!, deck.title, { toStdoutByDefault: until !== 'deck' })].filter((file) => file !== null)
    : await writePages(context, files, { file: options.output, force, format, title: deck.title });
  const written = paths[0] ?? null;
  const traced = provenance && (await provenance.write(decks, deck_id, written));
  const pages = `${deck.slide_count} ${deck.slide_count === 1 ? 'slide' : 'slides'}`;
  // stdout has the outline or layout; a record next to it would break both.
  if (written === null && context.globals.json) return 0;
  await printResult(context, {
    record: {
      ...deck,
      files: deck.files.map((file) => ({
        ...file,
        path: file.format === kept && isKept(format) ? written : file.format === 'provenance' ? (traced?.path ?? null) : null,
      })),
      paths,
    },
    receipt: written === null ? null : `Wrote ${shownPaths(paths)}, ${pages}${traced ? `, and ${traced.path}` : ''}`,
    notes: notesOf(deck.report),
  });
  return 0;
}

/** Whether the format is one of the deck's own files; the others are drawn from its layout. */
function isKept(format: ExportFormat): boolean {
  return format === 'pptx' || format === 'json';
}

/** The file that was asked for, or a picture of each slide. */
async function filesOf(context: Context, decks: Decks, deckId: string, kept: ArtifactFormat, format: ExportFormat): Promise<Uint8Array[]> {
  const open = decryption(context);
  if (isKept(format)) return [await readFile(decks, deckId, { format: kept, open })];
  const [{ parseLayout }, { writePreview }] = await Promise.all([
    import('../../../engine/layout/parse-layout.ts'),
    import('../../../engine/pipeline.ts'),
  ]);
  const layout = parseLayout(JSON.parse((await readFile(decks, deckId, { format: 'layout', open })).toString()));
  return writePreview(layout, { format: format as PreviewFormat });
}

function promisesLayout(output: string): QuarterdeckError {
  return new QuarterdeckError('option_invalid', `${path.basename(output)} promises another kind of file than a deck.`, {
    next: '-o deck.pptx, or add --layout-only for the layout as JSON',
  });
}

/** `--dry-run`: what the model would be asked first. */
async function dryRun(context: Context, args: readonly string[], options: GenerateOptions): Promise<ExitCode> {
  const request = await readRequest(context, args[0], options);
  const { model, outline } = request;
  if (!model || outline !== undefined) {
    throw new QuarterdeckError(
      'option_invalid',
      `--dry-run shows what a model is sent, and ${model ? 'with --outline' : 'without one'} nothing is.`,
      {
        next: model ? 'leave out --outline' : '--model anthropic:claude-sonnet-4-5',
      },
    );
  }
  const preview = await (await context.desk()).preview({ ...request, model, options: { today: today(context), ...request.options } });
  await context.io.out.write(`${JSON.stringify(preview, null, 2)}\n`);
  return 0;
}

/** `--no-wait`: the deck is accepted and made after this command exits. */
async function leaveBehind(
  context: Context,
  decks: Decks,
  args: readonly string[],
  options: GenerateOptions,
  how: { idempotencyKey?: string },
): Promise<ExitCode> {
  for (const flag of ['output', 'provenance', 'waitTimeout'] as const) {
    if (options[flag] === undefined) continue;
    const typed = `--${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    throw new QuarterdeckError('option_invalid', `${typed} needs someone who waits, and --no-wait says nobody does.`, {
      next: `leave out ${typed}, and get the file later: quarterdeck download last`,
    });
  }
  const request = await readRequest(context, args[0], options);
  const { deck_id } = await decks.generate(request, { ...how, detached: true });
  const deck = await decks.get(deck_id);
  const format = deck.files.length > 0 || request.options?.until === 'deck' ? '' : ` --format ${request.options?.until}`;
  await printResult(context, {
    record: deck,
    receipt: `${deck_id}  ${stateLine(deck)}\n\nWait for it:\n  quarterdeck status ${deck_id} --watch\nGet it:\n  quarterdeck download ${deck_id}${format}`,
    notes: [],
  });
  return 0;
}
