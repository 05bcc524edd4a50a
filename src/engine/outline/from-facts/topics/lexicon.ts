/** Subjects of pages in English, the language they are matched in, and the words of other languages that mean them. */
import { normalForm } from '../../../language/normal-form.ts';

export const subjects = [
  'product',
  'mix',
  'share',
  'region',
  'team',
  'rep',
  'individual',
  'segment',
  'customer',
  'win',
  'rate',
  'revenue',
  'won',
  'lost',
  'pipeline',
  'open',
  'size',
  'cycle',
  'outlook',
  'trend',
  'ranking',
  'comparison',
  'risk',
  'step',
  'next',
  'appendix',
  'definition',
  'quality',
  'data',
  'kpi',
  'month',
  'quarter',
  'target',
  'churn',
] as const;
type Subject = (typeof subjects)[number];

/** Words, stems and phrases parted by `|`; `stop` holds those that say nothing of a subject. */
export type Lexicon = Readonly<Partial<Record<Subject, string>> & { stop: string }>;

/** Lower case without accents, apostrophes and the marks of Arabic vowels, so that `Régions` meets `region`. */
export function fold(text: string): string {
  const words = normalForm(text.toLowerCase(), 'NFKC').replaceAll('ß', 'ss').replace(/['’]/g, ' ');
  return normalForm(normalForm(words, 'NFD').replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, ''), 'NFC');
}
