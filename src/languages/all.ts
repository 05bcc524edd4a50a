/** Every language by its code, with the texts of its catalogue. Written by `scripts/languages.mjs`. */
import { grammar as en } from './en/grammar.ts';
import enBrief from './en/brief.ftl';
import enMeasures from './en/measures.ftl';
import enQuality from './en/quality.ftl';
import enWords from './en/words.ftl';
import { grammar as ar } from './ar/grammar.ts';
import arBrief from './ar/brief.ftl';
import arMeasures from './ar/measures.ftl';
import arQuality from './ar/quality.ftl';
import arWords from './ar/words.ftl';
import { grammar as de } from './de/grammar.ts';
import deBrief from './de/brief.ftl';
import deMeasures from './de/measures.ftl';
import deQuality from './de/quality.ftl';
import deWords from './de/words.ftl';
import { grammar as es } from './es/grammar.ts';
import esBrief from './es/brief.ftl';
import esMeasures from './es/measures.ftl';
import esQuality from './es/quality.ftl';
import esWords from './es/words.ftl';
import { grammar as fr } from './fr/grammar.ts';
import frBrief from './fr/brief.ftl';
import frMeasures from './fr/measures.ftl';
import frQuality from './fr/quality.ftl';
import frWords from './fr/words.ftl';
import { grammar as it } from './it/grammar.ts';
import itBrief from './it/brief.ftl';
import itMeasures from './it/measures.ftl';
import itQuality from './it/quality.ftl';
import itWords from './it/words.ftl';
import { grammar as ja } from './ja/grammar.ts';
import jaBrief from './ja/brief.ftl';
import jaMeasures from './ja/measures.ftl';
import jaQuality from './ja/quality.ftl';
import jaWords from './ja/words.ftl';
import { grammar as pt } from './pt/grammar.ts';
import ptBrief from './pt/brief.ftl';
import ptMeasures from './pt/measures.ftl';
import ptQuality from './pt/quality.ftl';
import ptWords from './pt/words.ftl';
import { grammar as zh } from './zh/grammar.ts';
import zhBrief from './zh/brief.ftl';
import zhMeasures from './zh/measures.ftl';
import zhQuality from './zh/quality.ftl';
import zhWords from './zh/words.ftl';

export const all = {
  en: { grammar: en, texts: [enBrief, enMeasures, enQuality, enWords] },
  ar: { grammar: ar, texts: [arBrief, arMeasures, arQuality, arWords] },
  de: { grammar: de, texts: [deBrief, deMeasures, deQuality, deWords] },
  es: { grammar: es, texts: [esBrief, esMeasures, esQuality, esWords] },
  fr: { grammar: fr, texts: [frBrief, frMeasures, frQuality, frWords] },
  it: { grammar: it, texts: [itBrief, itMeasures, itQuality, itWords] },
  ja: { grammar: ja, texts: [jaBrief, jaMeasures, jaQuality, jaWords] },
  pt: { grammar: pt, texts: [ptBrief, ptMeasures, ptQuality, ptWords] },
  zh: { grammar: zh, texts: [zhBrief, zhMeasures, zhQuality, zhWords] },
} as const;

export type LanguageCode = keyof typeof all;
