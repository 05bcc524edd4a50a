/** What metrics count of a finished deck; it outlives the deck itself, and says nothing of what it was about. */
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
}

export function figuresOf({ slides, files, report }: MadeDeck): DeckFigures {
  return {
    slides: slides.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    onBrand: report.gates.find(({ gate }) => gate === 'on-brand')?.passed ?? null,
    brandFindings: report.findings.filter(({ gate, warning }) => gate === 'on-brand' && !warning).map(({ rule }) => rule),
  };
}
