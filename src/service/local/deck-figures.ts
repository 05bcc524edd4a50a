/** What metrics count of a finished deck; it outlives the deck itself, and says nothing of what it was about. */
import type { BrandCheck } from '../../engine/check/report.ts';
import type { MadeDeck } from './render/made-deck.ts';

export interface DeckFigures {
  /** How many. */
  slides: number;
  /** Of all its files. */
  bytes: number;
  /** Whether it passed the gate "on-brand"; null when no gate was asked, as for an outline alone. */
  onBrand: boolean | null;
  /** Rules of that gate that were broken, once for each finding. */
  brandFindings: string[];
  /** How far it keeps its brand, 0..1; absent where no deck was written, and of decks made before this was told. */
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
