/** The whole way from a request to a deck, through all stages of the pipeline. */
import type { BrandKit } from '../model/brand-kit.ts';
import type { Brief } from '../model/brief.ts';
import { QuarterdeckError } from '../model/errors.ts';
import type { FactQueries, FactTable } from '../model/fact.ts';
import type { LanguageCode } from '../model/language.ts';
import type { Layout } from '../model/layout.ts';
import type { Outline } from '../model/outline.ts';
import type { QualityNote } from '../model/quality-note.ts';
import { openAskedFacts } from './asked-facts.ts';
import { defaultBrandKit } from './brand/default-brand-kit.ts';
import type { Finding, Report } from './check/report.ts';
import type { DataSource } from './data/table-source.ts';
import { carryOutline } from './layout/carry-outline.ts';
import type { KeptLength } from './layout/keep-length.ts';
import type { LaidOut } from './layout/lay-out.ts';
import type { OpenFacts } from './metrics/read-facts.ts';
import { ownWords } from './outline/own-words.ts';
import { limitsAsked, queriesOf } from './outline/queries-of.ts';
import { type ReadPicture, readPictures } from './pictures/read-pictures.ts';
import {
  addCommentary,
  auditOutline,
  bindOutline,
  brandCompliance,
  checkDeck,
  designOf,
  gateSummary,
  keepLength,
  layOut,
  leaveOut,
  loadLaterStages,
  type Plan,
  plan,
  readBrief,
  summaryOnOnePage,
  writeDeck,
} from './pipeline.ts';
import type { LanguageModel } from './story/language-model.ts';
import { movedDates } from './story/moved-dates.ts';
import { saidAloud } from './story/prompts.ts';
import type { KeptAnswers } from './story/replay.ts';
import { understoodOf } from './understood.ts';

export const stages = ['brief', 'data', 'outline', 'layout', 'pptx', 'check'] as const;
export type Stage = (typeof stages)[number];

export interface DeckRequest {
  prompt: string;
  /** Documents as Markdown: material alone, whatever they ask for. */
  documents?: string;
  /** An outline to use instead of planning; its figures are updated if there are data. */
  outline?: Outline;
  /** Files, folders or patterns of data, with their names. */
  data: readonly DataSource[];
  /** Text of a mapping file. */
  mapping?: string;
  /** Commentary on the figures, in Markdown: each heading names what its text is about. */
  commentary?: string;
  /** Reads a picture named in the prompt or outline; without it, none can be read. */
  readPicture?: ReadPicture;
  /** The default kit if missing. */
  brandKit?: BrandKit;
  options: DeckOptions;
}

export interface DeckOptions {
  /** How far to go; `deck` by default. */
  until?: 'outline' | 'layout' | 'deck';
  slides?: { min: number; max: number };
  language?: LanguageCode;
  audience?: string;
  period?: string;
  /** Name of the account to review. */
  account?: string;
  /** ISO as-of date of the deck. */
  asOf?: string;
  /** ISO date of today, used if `asOf` is missing. */
  today: string;
  dateOrder?: 'dmy' | 'mdy';
  /** `feb`, `445:last-sat-jan`. */
  fiscalYear?: string;
  /** IANA name. */
  timeZone?: string;
  currency?: string;
  /** Fail rather than fall back to the embedded plan if the model gives no deck. */
  modelRequired?: boolean;
}

export interface DeckHooks {
  /** Called when a stage starts. */
  onStage?: (stage: Stage) => void;
  /** Checked between stages. */
  signal?: AbortSignal;
  /** Writes the outline over the embedded plan; without it, nothing leaves this machine. */
  model?: LanguageModel;
}

export interface DeckResult {
  brief: Brief;
  /** null without data. */
  facts: FactTable | null;
  outline: Outline;
  brandKit: BrandKit;
  /** null if it stopped earlier; so are `bytes`. */
  layout: Layout | null;
  bytes: Uint8Array | null;
  /** What a model answered, from which the same deck is made without it. */
  answers: KeptAnswers | null;
  report: Report;
}

/**
 * From request to checked bytes; the same request gives the same bytes.
 * @throws QuarterdeckError for anything unusable in the request; the signal's reason once aborted
 */
export async function generateDeck(request: DeckRequest, { onStage, signal, model }: DeckHooks = {}): Promise<DeckResult> {
  const begin = (stage: Stage) => {
    signal?.throwIfAborted();
    onStage?.(stage);
  };
  const { until = 'deck', slides, language, audience, period, account, asOf, today } = request.options;

  const { brandKit = defaultBrandKit } = request;
  begin('brief');
  const asked = await readBrief({
    prompt: request.prompt,
    ...(request.documents !== undefined && { documents: request.documents }),
    ...(slides && { slides }),
    ...(language && { language }),
    ...(audience !== undefined && { audience }),
    ...(period !== undefined && { period }),
    ...(account !== undefined && { account }),
  });
  const brief: Brief = { ...asked, ...(brandKit.words && { words: brandKit.words }) };

  // An outline's title names its old quarter, which is not what is asked now.
  const isTitle = request.prompt === request.outline?.title && period === undefined;
  const reported = isTitle ? (request.outline?.planned?.brief.span ?? null) : brief.period;
  let open: OpenFacts | null = null;
  if (request.data.length > 0) {
    begin('data');
    const { outline } = request;
    const asking = outline?.planned ? (await import('./outline/planned.ts')).briefOf(outline, outline.planned, brief) : brief;
    const fiscalYearSaid = brief.fiscalYear ?? request.outline?.planned?.brief.fiscalYear ?? null;
    if (until === 'deck') void loadLaterStages();
    open = await openAskedFacts({
      data: request.data,
      mapping: request.mapping,
      options: request.options,
      period: reported,
      periodSaid: period === undefined,
      monthsAsked: brief.questions.flatMap((question) => question.period ?? []),
      basis: request.outline?.planned?.brief.basis ?? brief.basis,
      given: request.outline?.planned?.brief.given ?? brief.given,
      dictated: request.outline?.planned?.brief.dictated ?? brief.dictated,
      leaveOut: request.outline?.planned?.brief.leaveOut ?? brief.leaveOut,
      fiscalYearSaid,
      account: request.outline?.planned?.brief.account ?? brief.account,
      queries: request.outline ? queriesOf(request.outline) : [],
      brief: asking,
    });
  }
  const facts = open?.table ?? null;
  // Only a model asks for more.
  if (!model || request.outline) open?.close();

  begin('outline');
  const moved = movedDates(saidAloud(brief.prompt), asOf ?? today ?? null, brief.language);
  const allowed = [...allowedTexts(brief, facts), ...moved, ...ownWords(request.outline), request.commentary ?? ''];
  const planning: Promise<PlanInLength> = request.outline
    ? bindOutline(request.outline, facts, brief)
    : planInLength(brief, facts, facts?.asOf ?? asOf ?? today, brandKit, request.readPicture);
  const embedded = await planning.catch((error: unknown) => {
    // A process makes many decks: what was left open for the model does not outlive this one.
    if (model && !request.outline) open?.close();
    throw error;
  });
  const answers: KeptAnswers | null = model && !request.outline ? { model: model.name, answers: [] } : null;
  const told =
    model && answers
      ? await withModel({ brief, facts, queries: open?.queries ?? null, embedded, allowed, answers, brandKit }, model, {
          required: request.options.modelRequired === true,
          signal,
        }).finally(() => open?.close())
      : { plan: embedded, understood: [], words: [] };
  const planned = told.plan;
  allowed.push(...told.words);
  // What a person wrote is theirs to mend.
  const audited = request.outline ? { outline: planned.outline, changes: [] } : await auditOutline(planned.outline, allowed);
  const pictured = await readPictures(audited.outline, request.readPicture, request.outline !== undefined);
  const { commentary } = request;
  const commented =
    commentary === undefined ? { outline: pictured.outline, changes: [] } : await addCommentary(pictured.outline, commentary, facts);
  const { slides: length } = brief;
  const { fitted } = embedded;
  const kept = request.outline
    ? { outline: commented.outline, changes: [] }
    : fitted?.of === commented.outline
      ? fitted.kept
      : length.asked
        ? await keepLength(commented.outline, brandKit, length.max)
        : { outline: await summaryOnOnePage(commented.outline, brandKit), changes: [] };
  const result: DeckResult = {
    brief,
    facts,
    outline: kept.outline,
    brandKit,
    layout: null,
    bytes: null,
    answers,
    report: {
      understood: [...understoodOf(brief, facts, planned.notes.open), ...told.understood],
      assumptions: [
        ...brief.assumptions,
        ...brief.conflicts,
        ...accountNotes(brief, facts),
        ...planned.notes.assumptions,
        ...messages(facts, ({ code }) => code === 'assumed'),
      ],
      open: planned.notes.open,
      changes: [...planned.notes.changes, ...audited.changes, ...pictured.changes, ...commented.changes, ...kept.changes],
      quality: messages(facts, ({ code }) => code !== 'assumed'),
      gates: [],
      findings: [],
    },
  };
  if (until === 'outline') return result;

  begin('layout');
  let placed = await place(result.outline, brandKit);
  if (until === 'layout') return withLayout(result, placed);

  begin('pptx');
  let bytes = await writeDeck(placed.layout);

  begin('check');
  let findings = await checkDeck({ layout: placed.layout, outline: result.outline, bytes, allowed });
  const untrue = request.outline ? [] : untruePages(placed.layout, result.outline, findings);
  if (untrue.length > 0) {
    const left = await leaveOut(result.outline, untrue);
    result.outline = left.outline;
    result.report.changes = [...result.report.changes, ...left.changes];
    placed = await place(result.outline, brandKit);
    bytes = await writeDeck(placed.layout);
    findings = await checkDeck({ layout: placed.layout, outline: result.outline, bytes, allowed });
  }
  const { layout } = placed;
  result.bytes = bytes;
  result.report.findings = findings;
  result.report.gates = await gateSummary(findings);
  result.report.design = await designOf(layout);
  result.report.brand = await brandCompliance({ layout, bytes, findings });
  signal?.throwIfAborted();
  return withLayout(result, placed);
}

interface PlanInLength extends Plan {
  /** What keeping to the length made of an outline, which is the plan's own unless it has pictures. */
  fitted?: { of: Outline; kept: KeptLength };
}

/**
 * What is planned may take more pages than slides: the words of a brief are planned for fewer, pages of figures shortened, and where
 * neither is enough, both, until the deck is no longer than asked for.
 */
async function planInLength(
  brief: Brief,
  facts: FactTable | null,
  asOf: string,
  brandKit: BrandKit,
  readPicture: ReadPicture | undefined,
): Promise<PlanInLength> {
  const { min, asked } = brief.slides;
  const whole = await plan(brief, facts, asOf);
  const max = asked ? brief.slides.max : whole.most;
  if (max === undefined) return whole;
  const planFor = (fewer: number) =>
    plan({ ...brief, slides: { min: asked ? Math.min(min, fewer) : 1, max: fewer, asked: true } }, facts, asOf);
  let planned = whole;
  for (let fewer = max; !facts && fewer > max - mostFewer && fewer > 1; ) {
    const { outline } = await readPictures(planned.outline, readPicture, false);
    const { layout } = await layOut(outline, brandKit);
    const over = layout.slides.length - max;
    if (over <= 0) return planned;
    // A summary of fewer words goes before a page less.
    const short = await summaryOnOnePage(planned.outline, brandKit);
    const pages =
      short === planned.outline ? null : (await layOut((await readPictures(short, readPicture, false)).outline, brandKit)).layout;
    if (pages !== null && pages.slides.length <= max) return { ...planned, outline: short };
    fewer -= over;
    planned = await planFor(Math.max(1, fewer));
  }
  planned = whole;
  for (let fewer = max; fewer > 1; ) {
    const { outline } = await readPictures(planned.outline, readPicture, false);
    const kept = await keepLength(asked ? outline : await summaryOnOnePage(outline, brandKit), brandKit, max);
    const over = kept.pages - max;
    if (over <= 0) return { ...planned, fitted: { of: outline, kept } };
    fewer -= over;
    planned = await planFor(Math.max(1, fewer));
  }
  return planned;
}

/** Of more pages than that a deck gives up for the length of others, others are shortened first. */
const mostFewer = 3;

interface Embedded {
  brief: Brief;
  facts: FactTable | null;
  /** What the model may ask of the data. */
  queries: FactQueries | null;
  embedded: Plan;
  allowed: readonly string[];
  answers: KeptAnswers;
  brandKit: BrandKit;
}

/** The plan as the model writes it; the embedded one, and the reason, if it gives none. @throws QuarterdeckError model_failed if it is required */
async function withModel(
  { brief, facts, queries, embedded, allowed, answers, brandKit }: Embedded,
  model: LanguageModel,
  { required, signal }: { required: boolean; signal: AbortSignal | undefined },
): Promise<{ plan: Plan; understood: { label: string; value: string }[]; words: string[] }> {
  const [{ tellStory }, { keeping }] = await Promise.all([import('./story/tell-story.ts'), import('./story/replay.ts')]);
  // From data it may choose among all pages there are, not only those that the count asked for has room for.
  const { outline } = facts ? await plan({ ...brief, slides: { min: 100, max: 100, asked: true } }, facts, facts.asOf) : embedded;
  const input = { brief, facts, queries, embedded: outline, planned: embedded.outline, allowed, brandKit };
  const story = await tellStory(input, keeping(model, answers), signal).catch((error: unknown) => {
    // Its own kind of error, whoever brought the model.
    if (!(error instanceof Error) || error.name !== 'ModelFailure') throw error;
    return error;
  });
  if (!(story instanceof Error)) {
    const { changes, pages } = story;
    const count = (of: 'read' | 'written') => answers.answers.reduce((sum, answer) => sum + answer[of], 0).toLocaleString('en-US');
    const value = `${model.name}, ${pages}; ${count('read')} tokens read, ${count('written')} written`;
    const remark = model.remark?.() ?? null;
    const notes = {
      open: [],
      changes: remark === null ? changes : [remark, ...changes],
      assumptions: facts ? embedded.notes.assumptions : [],
    };
    // It may say again what a page that it read says.
    return {
      plan: { outline: story.outline, notes },
      understood: [{ label: 'Written by', value }],
      words: [...ownWords(outline), ...limitsAsked(story.outline), ...story.stated],
    };
  }
  if (required) {
    throw new QuarterdeckError('model_failed', `${model.name} wrote no deck: ${story.message}`, {
      next: 'quarterdeck model test, or leave out --model-required to have the embedded planner write it',
      cause: story,
    });
  }
  const changes = [`${model.name} wrote no deck, and the embedded planner did: ${story.message}`, ...embedded.notes.changes];
  return { plan: { ...embedded, notes: { ...embedded.notes, changes } }, understood: [], words: [] };
}

async function place(outline: Outline, brandKit: BrandKit): Promise<LaidOut> {
  const { layout, changes } = await layOut(outline, brandKit);
  return { layout: carryOutline(layout, outline), changes };
}

function withLayout(result: DeckResult, { layout, changes }: LaidOut): DeckResult {
  return { ...result, layout, report: { ...result.report, changes: [...result.report.changes, ...changes] } };
}

/** IDs of the pages that the program wrote and that, as shown, are not true: they are left out rather than the deck refused. */
function untruePages({ slides }: Layout, outline: Outline, findings: readonly Finding[]): string[] {
  const shown = new Set(findings.flatMap(({ gate, slide }) => (gate === 'true' && slide !== null ? [slides[slide - 1]?.id ?? ''] : [])));
  return outline.slides
    .filter(({ id, kind }) => kind !== 'cover' && [...shown].some((page) => page === id || page.replace(/-\d+$/, '') === id))
    .map(({ id }) => id);
}

/** A possible account name that is not in the data. */
function accountNotes({ account }: Brief, facts: FactTable | null): string[] {
  if (!account || !facts || facts.account) return [];
  return [`“${account.name}” is taken as the company: the data name no account so; --account names one`];
}

/** Texts whose figures need no fact. */
export function allowedTexts(brief: Brief, facts: FactTable | null): string[] {
  const names = facts
    ? [
        ...(facts.account ? [facts.account.name] : []),
        ...facts.dimensions.flatMap(({ members }) => members),
        // A table without dates is called by its file, in words.
        ...facts.sources.flatMap(({ file }) => [file, file.replace(/[^\p{L}\p{N}]+/gu, ' ')]),
      ]
    : [];
  // Picture bytes in an outline are not figures.
  const prompt = brief.prompt.replace(/"data"\s*:\s*"[^"]*"/g, '');
  return [prompt, ...(brief.audience ? [brief.audience] : []), ...names, ...(facts?.quality.map(({ message }) => message) ?? [])];
}

/** What is said of the data in some notes: how signs are read is an assumption, the others are of their quality. */
function messages(facts: FactTable | null, isSome: (note: QualityNote) => boolean): string[] {
  return facts?.quality.filter(isSome).map(({ message }) => message) ?? [];
}
