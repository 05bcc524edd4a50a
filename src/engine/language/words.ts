/** The deck's own words: labels the engine writes that come from neither the brief nor the data. */
import type { DeckType } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { words as ar } from './words/ar.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';
import { words as it } from './words/it.ts';
import { words as ja } from './words/ja.ts';
import { words as pt } from './words/pt.ts';
import { words as zh } from './words/zh.ts';

export interface Words {
  agenda: string;
  executiveSummary: string;
  scorecard: string;
  nextSteps: string;
  appendix: string;
  definitions: string;
  dataQuality: string;
  source: string;
  continued: string;
  /** Column heads of the action table and the risks. */
  what: string;
  who: string;
  when: string;
  /** An owner or date nobody gave. */
  open: string;
  risk: string;
  evidence: string;
  response: string;
  other: string;
  total: string;
  netChange: string;
  /** Ends of a scale of colours: of amounts, and of what is better or worse than a middle. */
  lowest: string;
  highest: string;
  worse: string;
  better: string;
  /** Mark of the offer that is advised. */
  recommended: string;
  target: string;
  /** `see slide 4`, where 4 is put for `{n}`. */
  seeSlide: string;
  /** Under small charts that are too unlike for one scale. */
  ownScale: string;
  partialPeriod: string;
  /** Under a chart whose labels, as rounded, do not add up. */
  rounded: string;
  asOf: string;
  /** Mark of scaffold text: `To fill:` */
  toFill: string;
  /** Column heads of a status table. */
  item: string;
  status: string;
  done: string;
  note: string;
  /** What stands before a person's words on a figure. */
  comment: string;
  /** Mark of the day the deck speaks from on a scale of time. */
  today: string;
  /** The four fields of a SWOT analysis. */
  strengths: string;
  weaknesses: string;
  opportunities: string;
  threats: string;
  /** What speaks for something and what against it. */
  pros: string;
  cons: string;
  /** `For the exec team`, where the audience is put for `{audience}`. */
  forAudience: string;
  /** Source of a figure that stands in the brief itself. */
  brief: string;
  /** `Q3 2026`: where the quarter is put for `{n}` and the year for `{year}`. */
  quarter: string;
  /** `H2 2026`, the same way. */
  half: string;
  /** What a deck of each type is called. */
  deckTypes: Readonly<Record<DeckType, string>>;
  /** Labels of what was understood of the brief. */
  understood: Readonly<
    Record<
      'language' | 'type' | 'subject' | 'company' | 'audience' | 'period' | 'slides' | 'focus' | 'sections' | 'exclude' | 'ending',
      string
    >
  >;
}

const all: Readonly<Record<LanguageCode, Words>> = { en, de, fr, es, pt, it, ja, zh, ar };

/** The deck's words in a language. */
export function wordsOf(language: LanguageCode): Words {
  return all[language];
}
