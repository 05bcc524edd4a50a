/** Every rule of a review: its gate, how grave a breach is, and what to do about it. */
import { gates } from '../../model/gate.ts';
import type { Severity } from './finding.ts';

/** How a page is composed is judged in finished decks alone. */
export const reviewGates = [...gates, 'composed'] as const;
export type ReviewGate = (typeof reviewGates)[number];

interface Rule {
  gate: ReviewGate;
  severity: Severity;
  /** What it looks for, as a fragment: `text higher than its box`. */
  about: string;
  remedy: string;
}

const rule = <Gate extends ReviewGate>(gate: Gate, severity: Severity, about: string, remedy: string) =>
  ({ gate, severity, about, remedy }) satisfies Rule;

export const rules = {
  'text-overflows': rule('fits', 'error', 'text higher or wider than its box', 'Shorten the text, enlarge the box, or split the slide.'),
  'off-slide': rule('fits', 'error', 'a shape beyond the edge of the slide', 'Move the shape onto the slide, or delete it.'),
  'title-missing': rule('accessible', 'error', 'a slide without a title', 'Write a title into the title placeholder.'),
  'title-repeated': rule('accessible', 'warning', 'two slides with one title', 'Give each slide a title of its own.'),
  'alt-missing': rule(
    'accessible',
    'error',
    'a picture, chart or table without a description',
    'Describe what it shows (right-click, View Alt Text), or mark a decorative picture as such.',
  ),
  filler: rule('clean', 'error', 'filler such as "Lorem ipsum", "TBD" or "XX%"', 'Write what belongs there, or delete it.'),
  'long-title': rule('readable', 'error', 'a title of more than two lines', 'Say it in two lines.'),
  contrast: rule('readable', 'error', 'text that hardly differs from its ground', 'Darken or lighten the text until it reads.'),
} as const satisfies Record<string, Rule>;
