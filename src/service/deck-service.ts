/** The one contract of the service: what a caller can ask for, whoever answers. */
import type { Stage } from '../engine/generate-deck.ts';
import type { Layout } from '../engine/layout/layout.ts';
import type { Outline } from '../engine/outline/outline.ts';
import type { Deck } from './schema/deck.ts';
import type { Export } from './schema/export.ts';
import type { Facts, Provenance } from './schema/facts.ts';
import type { Refresh } from './schema/refresh.ts';
import type { ExportRequest, FactsRequest, GenerateRequest, RefreshRequest } from './schema/request.ts';
import type { Source, SourceDescription, SourceList, SourceRequest, SourceSnapshot, SourceTest } from './schema/source.ts';

export interface Hooks {
  /** Called when a stage begins. */
  onStage?: (stage: Stage) => void;
  signal?: AbortSignal;
}

export interface Exported {
  record: Export;
  title: string;
  /** How many. */
  slides: number;
  bytes: Uint8Array;
}

export interface Refreshed {
  record: Refresh;
  bytes: Uint8Array;
}

export interface DeckService {
  /**
   * Makes a deck and keeps it for the calls below.
   * @throws QuarterdeckError gate_failed when it would not open or says what no fact carries; with `strict`, for any gate and open scaffold
   */
  generate(request: GenerateRequest, hooks?: Hooks): Promise<Deck>;
  outline(deckId: string): Promise<Outline>;
  /** Not there when generation stopped at the outline. */
  layout(deckId: string): Promise<Layout>;
  /** The bytes of the deck's pptx file; not there when generation stopped before it. */
  file(deckId: string): Promise<Uint8Array>;
  /** Where each figure of that file comes from; not there either when generation stopped before it. */
  provenance(deckId: string): Promise<Provenance>;
  /**
   * A layout as a file.
   * @throws QuarterdeckError layout_invalid, option_invalid (a format that does not exist), gate_failed
   */
  export(request: ExportRequest, hooks?: Hooks): Promise<Exported>;
  /**
   * New data into a deck that a person has edited, their edits kept.
   * @throws QuarterdeckError deck_unsupported, data_insufficient, gate_failed
   */
  refresh(request: RefreshRequest, hooks?: Hooks): Promise<Refreshed>;
  /**
   * Every figure with its lineage.
   * @throws QuarterdeckError option_invalid, deck_unsupported, outline_invalid, and what reading data can throw
   */
  facts(request: FactsRequest, hooks?: Hooks): Promise<Facts>;
  /**
   * Keeps a source of data under a name.
   * @throws QuarterdeckError source_exists unless it may be replaced, source_invalid, password_in_argument, mapping_invalid, file_not_found
   */
  putSource(name: string, request: SourceRequest): Promise<Source>;
  /** @throws QuarterdeckError source_not_found, as all that follow */
  getSource(name: string): Promise<Source>;
  /** By name. */
  listSources(): Promise<SourceList>;
  deleteSource(name: string): Promise<void>;
  /** Reads it and says what its tables and columns were taken for; `today` is an ISO date. */
  describeSource(name: string, options: { today: string }): Promise<SourceDescription>;
  /** Reads it and says no more than what is there. */
  testSource(name: string): Promise<SourceTest>;
  /** Its tables as files, from which the same decks can be made offline; without any secret. */
  snapshotSource(name: string, options: { today: string }): Promise<SourceSnapshot>;
}
