/** What a plan without data says of its own: titles and prompts of the roles a deck is made of, and sentences around given figures. */
import type { LanguageCode } from '../../../model/language.ts';
import type { RoleId } from './deck/skeletons.ts';
import { phrases as ar } from './phrases/ar.ts';
import { phrases as de } from './phrases/de.ts';
import { phrases as en } from './phrases/en.ts';
import { phrases as es } from './phrases/es.ts';
import { phrases as fr } from './phrases/fr.ts';
import { phrases as it } from './phrases/it.ts';
import { phrases as ja } from './phrases/ja.ts';
import { phrases as pt } from './phrases/pt.ts';
import { phrases as zh } from './phrases/zh.ts';

export interface Phrases {
  /** Title of the page, and what its author must fill in: which figure or statement, from where. */
  roles: Readonly<Record<RoleId, readonly [title: string, ask: string]>>;
  /** Prompts for any topic, which is put for `{topic}`. */
  figures: string;
  change: string;
  consequence: string;
  explain: string;
  example: string;
  action: string;
  milestone: string;
  step: string;
  riskAsk: string;
  evidenceAsk: string;
  responseAsk: string;
  /** Sides of one topic, for decks longer than their topics. */
  aspects: readonly string[];
  /** The same for decks that teach. */
  lessons: readonly string[];
  /** Sentences around figures: `{label}`, `{value}`, `{change}`, `{target}`, `{other}` are put in. */
  rose: string;
  fell: string;
  unchanged: string;
  total: string;
  ofTarget: string;
  leads: string;
  ofWhole: string;
  by: string;
  recommended: string;
}

const all: Readonly<Record<LanguageCode, Phrases>> = { en, de, fr, es, pt, it, ja, zh, ar };

export function phrasesOf(language: LanguageCode): Phrases {
  return all[language];
}
