/**
 * Brief → facts → outline → layout → file: one function per arrow, each from one plain value to the next.
 * Read this first. Every stage is in its own folder and loaded on first use; `generate-deck.ts` joins them.
 */
import { setTimeout } from 'node:timers/promises';
import type { BrandKit } from '../model/brand-kit.ts';
import type { Brief } from '../model/brief.ts';
import type { EffectAsked, EffectMissing, FactTable } from '../model/fact.ts';
import type { Gate } from '../model/gate.ts';
import type { Layout } from '../model/layout.ts';
import type { Outline } from '../model/outline.ts';
import type { LeftOut } from './brand/template/read-template.ts';
import type { BriefRequest } from './brief/read-brief.ts';
import type { Audited } from './check/audit.ts';
import type { ComplianceInput } from './check/brand-compliance.ts';
import type { CheckInput } from './check/check-deck.ts';
import type { BrandCompliance, DesignFigures, Finding, Report } from './check/report.ts';
import type { Snapshot, SnapshotHeader } from './data/snapshot.ts';
import type { DataSource } from './data/table-source.ts';
import type { KeptLength } from './layout/keep-length.ts';
import type { LaidOut } from './layout/lay-out.ts';
import type { DataDescription } from './metrics/describe-data.ts';
import type { FactOptions } from './metrics/fact-options.ts';
import type { OpenFacts } from './metrics/read-facts.ts';
import type { Commented } from './outline/add-commentary.ts';
import type { PreviewRequest } from './preview/write-preview.ts';
import { inTime } from './time-limit.ts';

/** An outline, with what is left to do, what was changed and what was assumed. */
export interface Plan {
  outline: Outline;
  notes: { open: string[]; changes: string[]; assumptions: string[] };
  /** Pages that it may have, though nobody asked for so many. */
  most?: number;
}

/** A brand kit as a person writes it, and a reader for the files it names → all colours, fonts, logo, template. */
export async function readBrandKit(value: unknown, readFile: (path: string) => Promise<Uint8Array>): Promise<BrandKit> {
  return (await import('./brand/read-brand-kit.ts')).readBrandKit(value, readFile);
}

/** A template file and its kept part → what was left out, by kind. */
export async function leftOutOf(file: Uint8Array, kept: Uint8Array): Promise<LeftOut> {
  return (await import('./brand/template/read-template.ts')).leftOut(file, kept);
}

/** A request → the brief. */
export async function readBrief(request: BriefRequest): Promise<Brief> {
  return (await import('./brief/read-brief.ts')).readBrief(request);
}

/** Files, folders and patterns of tables → the fact table. */
export async function readFacts(
  sources: readonly DataSource[],
  options: Omit<FactOptions, 'mapping'> & { mapping?: string },
): Promise<FactTable> {
  const open = await openFacts(sources, options);
  open.close();
  return open.table;
}

/** The same, and the data left open for what the table does not hold. */
export async function openFacts(
  sources: readonly DataSource[],
  { mapping, ...options }: Omit<FactOptions, 'mapping'> & { mapping?: string },
): Promise<OpenFacts> {
  const { openFacts } = await import('./metrics/read-facts.ts');
  const { gatherData } = await import('./data/data-file.ts');
  const { files, ...known } = await gatherData(sources, mapping, options.today);
  return openFacts(files, { ...options, ...known });
}

/** Loads the stages that follow the data, one at a time, each while this thread waits for the threads of the database. */
export async function loadLaterStages(): Promise<void> {
  for (const load of [
    () => import('./outline/from-facts/plan-from-facts.ts'),
    () => import('./check/audit.ts'),
    () => import('./layout/lay-out.ts'),
    () => import('./pptx/write-deck.ts'),
    () => import('./check/check-deck.ts'),
  ]) {
    await hasTime();
    await load();
  }
}

/** Until this thread has mostly waited for some milliseconds. */
async function hasTime(): Promise<void> {
  let busy = 1;
  while (busy > 0.5) {
    const before = performance.eventLoopUtilization();
    await setTimeout(10);
    busy = performance.eventLoopUtilization(before).utilization;
  }
}

/** The same tables → how they are interpreted: roles of columns, joins, available metrics. */
export async function describeData(
  sources: readonly DataSource[],
  { mapping, ...options }: Omit<FactOptions, 'mapping'> & { mapping?: string },
): Promise<DataDescription> {
  const { describeData } = await import('./metrics/describe-data.ts');
  const { gatherData } = await import('./data/data-file.ts');
  const { files, ...known } = await gatherData(sources, mapping, options.today);
  return describeData(files, { ...options, ...known });
}

/** The same tables as read → a snapshot: files that give the same deck again, offline. */
export async function takeSnapshot(sources: readonly DataSource[], header: SnapshotHeader): Promise<Snapshot> {
  return (await import('./data/take-snapshot.ts')).takeSnapshot(sources, header);
}

/** What is asked, and the facts → IDs of the measures it is about. */
export async function measuresAsked(
  brief: Pick<Brief, 'questions' | 'prompt' | 'language' | 'words' | 'given'>,
  facts: FactTable,
): Promise<string[]> {
  const { measuresInQuestion } = await import('./outline/from-facts/answers/in-question.ts');
  return inTime('outline', () => measuresInQuestion(brief, facts));
}

/** Causes that the brief suspects, and the facts → the measures they are tested on and the members they are said to concern. */
export async function effectsAsked(
  brief: Pick<Brief, 'questions' | 'prompt' | 'language' | 'words' | 'given'>,
  facts: FactTable,
): Promise<(EffectAsked | EffectMissing)[]> {
  const { effectsInQuestion } = await import('./outline/from-facts/answers/in-question.ts');
  return inTime('outline', () => effectsInQuestion(brief, facts));
}

/** Brief and facts → slides in order, with numbers only as references. `asOf`: ISO date, used only without facts, which have their own. */
export async function plan(brief: Brief, facts: FactTable | null, asOf: string): Promise<Plan> {
  if (facts) {
    const { planFromFacts } = await import('./outline/from-facts/plan-from-facts.ts');
    return inTime('outline', () => planFromFacts(brief, facts));
  }
  const { planFromBrief } = await import('./outline/from-brief/plan-from-brief.ts');
  return inTime('outline', () => planFromBrief(brief, asOf));
}

/** An outline in parsed JSON or YAML, in full or in shorthand → validated and complete. */
export async function parseOutline(value: unknown): Promise<Outline> {
  const { parseOutline } = await import('./outline/parse-outline.ts');
  return inTime('outline', () => parseOutline(value));
}

/** An outline and this run's facts → the outline with this run's figures. `numbers`, `retitled`: slide ID → its number, the note on its new title. */
export async function bindOutline(
  outline: Outline,
  facts: FactTable | null,
  brief: Brief,
  numbers?: ReadonlyMap<string, number>,
): Promise<Plan & { retitled: ReadonlyMap<string, string> }> {
  const { bindOutline } = await import('./outline/bind-outline.ts');
  return inTime('outline', () => bindOutline(outline, facts, brief, numbers));
}

/** An outline and commentary in Markdown → the outline with each part next to the figures it is about, verbatim. */
export async function addCommentary(outline: Outline, markdown: string, facts: FactTable | null): Promise<Commented> {
  const { readCommentary } = await import('./brief/commentary.ts');
  const { addCommentary } = await import('./outline/add-commentary.ts');
  const comments = await readCommentary(markdown);
  return inTime('outline', () => addCommentary(outline, comments, facts));
}

/** A planned outline → the same without what its own pages contradict. */
export async function auditOutline(outline: Outline, allowed: readonly string[]): Promise<Audited> {
  const { auditOutline } = await import('./check/audit.ts');
  return inTime('outline', () => auditOutline(outline, allowed));
}

/** A planned outline → the same without pages that are not true as they are shown. */
export async function leaveOut(outline: Outline, pages: readonly string[]): Promise<Audited> {
  return (await import('./check/audit.ts')).leaveOut(outline, pages);
}

/** Outline and brand kit → every box placed, every text fitted. */
export async function layOut(outline: Outline, brandKit: BrandKit): Promise<LaidOut> {
  const { layOut } = await import('./layout/lay-out.ts');
  return inTime('layout', () => layOut(outline, brandKit));
}

/** An outline that the program wrote → the same within so many pages, where its sentences can be fewer. */
export async function keepLength(outline: Outline, brandKit: BrandKit, most: number): Promise<KeptLength> {
  const { keepLength } = await import('./layout/keep-length.ts');
  return inTime('layout', () => keepLength(outline, brandKit, most));
}

export async function summaryOnOnePage(outline: Outline, brandKit: BrandKit): Promise<Outline> {
  const { summaryOnOnePage } = await import('./layout/keep-length.ts');
  return inTime('layout', () => summaryOnOnePage(outline, brandKit));
}

/** Layout → the bytes of a pptx file. */
export async function writeDeck(layout: Layout): Promise<Uint8Array> {
  return (await import('./pptx/write-deck.ts')).writeDeck(layout);
}

/** Layout → files to look at: one, or one for each slide where the format is a picture. */
export async function writePreview(layout: Layout, request: PreviewRequest): Promise<Uint8Array[]> {
  return (await import('./preview/write-preview.ts')).writePreview(layout, request);
}

/** Layout, outline and bytes → findings. */
export async function checkDeck(input: CheckInput): Promise<Finding[]> {
  const { checkDeck } = await import('./check/check-deck.ts');
  return inTime('check', () => checkDeck(input));
}

/** Layout, bytes and findings → brand compliance. */
export async function brandCompliance(input: ComplianceInput): Promise<BrandCompliance> {
  return (await import('./check/brand-compliance.ts')).brandCompliance(input);
}

/** Layout → design figures. */
export async function designOf(layout: Layout): Promise<DesignFigures> {
  return (await import('./check/design.ts')).designOf(layout);
}

/** Findings → which gates passed. */
export async function gateSummary(findings: readonly Finding[], asked?: readonly Gate[]): Promise<Report['gates']> {
  return (await import('./check/report.ts')).gateSummary(findings, asked);
}
