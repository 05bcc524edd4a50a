/** The whole way from a request to a deck: the stages of the pipeline, joined. */
import type { BrandKit } from './brand/brand-kit.ts';
import type { Brief } from './brief/brief.ts';
import type { Report } from './check/report.ts';
import type { LanguageCode } from './language/language.ts';
import type { Layout } from './layout/layout.ts';
import type { FactTable } from './metrics/fact.ts';
import type { Outline } from './outline/outline.ts';
import { checkDeck, layOut, plan, readBrandKit, readBrief, readFacts, writeDeck } from './pipeline.ts';

export const stages = ['brief', 'data', 'outline', 'layout', 'pptx', 'check'] as const;
export type Stage = (typeof stages)[number];

export interface DeckRequest {
  prompt: string | null;
  /** An outline to make instead of planning: parsed JSON or YAML. */
  outline?: unknown;
  /** Files or folders of data, with the names they are given. */
  data: readonly { name?: string; path: string }[];
  /** Text of a mapping file. */
  mapping?: string;
  /** Path of a brand kit file; the built-in kit without. */
  brandKit?: string;
  options: DeckOptions;
}

export interface DeckOptions {
  /** How far to go; `deck` unless given. */
  until?: 'outline' | 'layout' | 'deck';
  slides?: { min: number; max: number };
  language?: LanguageCode;
  audience?: string;
  period?: string;
  /** ISO date the deck speaks from. */
  asOf?: string;
  /** ISO date that counts as today where `asOf` is not given. */
  today: string;
  dateOrder?: 'dmy' | 'mdy' | 'ymd';
  currency?: string;
}

export interface DeckHooks {
  /** Called when a stage begins. */
  onStage?: (stage: Stage) => void;
  /** Asked between stages. */
  signal?: AbortSignal;
}

export interface DeckResult {
  brief: Brief;
  /** null without data. */
  facts: FactTable | null;
  outline: Outline;
  brandKit: BrandKit;
  /** null when the way ended before it, as for `bytes`. */
  layout: Layout | null;
  bytes: Uint8Array | null;
  report: Report;
}
