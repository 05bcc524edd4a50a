/** Every language by its code, with the texts of its catalogue. Written by `scripts/languages.mjs`. */
import { grammar as en } from './en/grammar.ts';
import enMeasures from './en/measures.ftl';
import { grammar as ar } from './ar/grammar.ts';
import arMeasures from './ar/measures.ftl';
import { grammar as de } from './de/grammar.ts';
import deMeasures from './de/measures.ftl';
import { grammar as es } from './es/grammar.ts';
import esMeasures from './es/measures.ftl';
import { grammar as fr } from './fr/grammar.ts';
import frMeasures from './fr/measures.ftl';
import { grammar as it } from './it/grammar.ts';
import itMeasures from './it/measures.ftl';
import { grammar as ja } from './ja/grammar.ts';
import jaMeasures from './ja/measures.ftl';
import { grammar as pt } from './pt/grammar.ts';
import ptMeasures from './pt/measures.ftl';
import { grammar as zh } from './zh/grammar.ts';
import zhMeasures from './zh/measures.ftl';

export const all = {
  en: { grammar: en, texts: [enMeasures] },
  ar: { grammar: ar, texts: [arMeasures] },
  de: { grammar: de, texts: [deMeasures] },
  es: { grammar: es, texts: [esMeasures] },
  fr: { grammar: fr, texts: [frMeasures] },
  it: { grammar: it, texts: [itMeasures] },
  ja: { grammar: ja, texts: [jaMeasures] },
  pt: { grammar: pt, texts: [ptMeasures] },
  zh: { grammar: zh, texts: [zhMeasures] },
} as const;

export type LanguageCode = keyof typeof all;
