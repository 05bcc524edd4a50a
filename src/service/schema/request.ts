/** What a caller asks of the service. */
import type { LanguageCode } from '../../engine/language/language.ts';

export interface GenerateRequest {
  prompt: string | null;
  /** An outline to make instead of planning: parsed JSON or YAML. */
  outline?: unknown;
  /** Files or folders of data, with the names they are given. */
  data: readonly { name?: string; path: string }[];
  /** Text of a mapping file. */
  mapping?: string;
  /** Path of a brand kit file; the built-in kit without. */
  brandKit?: string;
  options: GenerateOptions;
  metadata?: Readonly<Record<string, string>>;
}

export interface GenerateOptions {
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
  /** Any failed gate and any text left to fill fails the deck. */
  strict?: boolean;
}

export interface ExportRequest {
  layout: unknown;
  /** pptx unless given. */
  format?: string;
  strict?: boolean;
}
