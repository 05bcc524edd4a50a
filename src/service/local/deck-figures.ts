/** What metrics record of a finished deck; outlives the deck and says nothing about its content. */
import type { BrandCheck } from '../../engine/check/report.ts';
import type { MadeDeck } from './render/made-deck.ts';

export interface DeckFigures {
  /** Number of slides. */
  slides: number;
  /** Of all its files together. */
  bytes: number;
  /** Whether it passed the "on-brand" gate; null if no gate ran, as for an outline alone. */
  onBrand: boolean | null;
  /** Rules of that gate that were broken, one entry per finding. */
  brandFindings: string[];
  /** Brand compliance score, 0..1; missing if no deck was written, or for older decks. */
  brand?: { score: number; checks: Partial<Record<BrandCheck['check'], number>> };
}

export function figuresOf({ slides, files, report }: MadeDeck): DeckFigures {
  return {
    slides: slides.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    onBrand: report.gates.find(({ gate }) => gate === 'on-brand')?.passed ?? null,
    brandFindings: report.findings.filter(({ gate, warning }) => gate === 'on-brand' && !warning).map(({ rule }) => rule),
    ...(report.brand && {
      brand: { score: report.brand.score, checks: Object.fromEntries(report.brand.checks.map(({ check, score }) => [check, score])) },
    }),
  };
}
