/**
 * Brief → facts → outline → layout → file: one function an arrow, each from one plain value to the next.
 * Read this first. Every stage lives in its own folder and is loaded when it is first used; `generate-deck.ts` joins them.
 */
import type { BrandKit } from '../model/brand-kit.ts';
import type { Brief } from '../model/brief.ts';
import type { FactTable } from '../model/fact.ts';
import type { Layout } from '../model/layout.ts';
import type { Outline } from '../model/outline.ts';
import type { LeftOut } from './brand/template/read-template.ts';
import type { BriefRequest } from './brief/read-brief.ts';
import type { ComplianceInput } from './check/brand-compliance.ts';
import type { CheckInput } from './check/check-deck.ts';
import type { BrandCompliance, DesignFigures, Finding, Report } from './check/report.ts';
import type { Snapshot, SnapshotHeader } from './data/snapshot.ts';
import type { DataSource } from './data/table-source.ts';
import type { LaidOut } from './layout/lay-out.ts';
import type { DataDescription } from './metrics/describe-data.ts';
import type { FactOptions } from './metrics/fact-options.ts';
import type { Commented } from './outline/add-commentary.ts';
import { inTime } from './time-limit.ts';

/** An outline with what its making left open, changed and took for granted. */
export interface Plan {
  outline: Outline;
  notes: { open: string[]; changes: string[]; assumptions: string[] };
}

/** What a person wrote as brand kit, and a reader for the files it names → all colours, fonts, the logo, the template. */
export async function readBrandKit(value: unknown, readFile: (path: string) => Promise<Uint8Array>): Promise<BrandKit> {
  return (await import('./brand/read-brand-kit.ts')).readBrandKit(value, readFile);
}

/** A template file and what was kept of it → what was not, by kind. */
export async function leftOutOf(file: Uint8Array, kept: Uint8Array): Promise<LeftOut> {
  return (await import('./brand/template/read-template.ts')).leftOut(file, kept);
}

/** What was asked → how it is understood. */
export async function readBrief(request: BriefRequest): Promise<Brief> {
  return (await import('./brief/read-brief.ts')).readBrief(request);
}

/** Files, folders and patterns of tables → the one table of facts. */
export async function readFacts(
  sources: readonly DataSource[],
  { mapping, ...options }: Omit<FactOptions, 'mapping'> & { mapping?: string },
): Promise<FactTable> {
  const { readFacts } = await import('./metrics/read-facts.ts');
  const { gatherData } = await import('./data/data-file.ts');
  const { files, ...known } = await gatherData(sources, mapping, options.today);
  return readFacts(files, { ...options, ...known });
}

/** The same tables → how they are understood: what each column is, how tables join, what can be computed. */
export async function describeData(
  sources: readonly DataSource[],
  { mapping, ...options }: Omit<FactOptions, 'mapping'> & { mapping?: string },
): Promise<DataDescription> {
  const { describeData } = await import('./metrics/describe-data.ts');
  const { gatherData } = await import('./data/data-file.ts');
  const { files, ...known } = await gatherData(sources, mapping, options.today);
  return describeData(files, { ...options, ...known });
}

/** The same tables as they were read → a snapshot: files from which the same deck can be made again, offline. */
export async function takeSnapshot(sources: readonly DataSource[], header: SnapshotHeader): Promise<Snapshot> {
  return (await import('./data/take-snapshot.ts')).takeSnapshot(sources, header);
}

/** Brief and facts → ordered slides, numbers only as references. */
export async function plan(brief: Brief, facts: FactTable | null, asOf: string): Promise<Plan> {
  const { plan } = await import('./outline/plan.ts');
  return inTime('outline', () => plan(brief, facts, asOf));
}

/** An outline in parsed JSON or YAML, in full or the shorthand of titles and points → checked and complete. */
export async function parseOutline(value: unknown): Promise<Outline> {
  const { parseOutline } = await import('./outline/parse-outline.ts');
  return inTime('outline', () => parseOutline(value));
}

/** A finished outline and this run's facts → the outline with this run's figures. `numbers` and `retitled`: slide id → its number, its new title's note. */
export async function bindOutline(
  outline: Outline,
  facts: FactTable | null,
  brief: Brief,
  numbers?: ReadonlyMap<string, number>,
): Promise<Plan & { retitled: ReadonlyMap<string, string> }> {
  const { bindOutline } = await import('./outline/bind-outline.ts');
  return inTime('outline', () => bindOutline(outline, facts, brief, numbers));
}

/** An outline and a person's words in Markdown → the outline with each part beside the figures it speaks of, verbatim. */
export async function addCommentary(outline: Outline, markdown: string, facts: FactTable | null): Promise<Commented> {
  const { readCommentary } = await import('./brief/commentary.ts');
  const { addCommentary } = await import('./outline/add-commentary.ts');
  const comments = await readCommentary(markdown);
  return inTime('outline', () => addCommentary(outline, comments, facts));
}

/** Outline and brand kit → every box placed, every text fitted. */
export async function layOut(outline: Outline, brandKit: BrandKit): Promise<LaidOut> {
  const { layOut } = await import('./layout/lay-out.ts');
  return inTime('layout', () => layOut(outline, brandKit));
}

/** Layout → the bytes of a pptx file. */
export async function writeDeck(layout: Layout): Promise<Uint8Array> {
  return (await import('./pptx/write-deck.ts')).writeDeck(layout);
}

/** Layout, outline and bytes → what is wrong with them. */
export async function checkDeck(input: CheckInput): Promise<Finding[]> {
  const { checkDeck } = await import('./check/check-deck.ts');
  return inTime('check', () => checkDeck(input));
}

/** Layout, bytes and what was found in them → how far the deck keeps its brand. */
export async function brandCompliance(input: ComplianceInput): Promise<BrandCompliance> {
  return (await import('./check/brand-compliance.ts')).brandCompliance(input);
}

/** Layout → how it is composed, in figures. */
export async function designOf(layout: Layout): Promise<DesignFigures> {
  return (await import('./check/design.ts')).designOf(layout);
}

/** Findings → which gates hold. */
export async function gateSummary(findings: readonly Finding[], options?: { strict?: boolean }): Promise<Report['gates']> {
  return (await import('./check/report.ts')).gateSummary(findings, options);
}
