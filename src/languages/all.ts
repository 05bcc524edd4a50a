/** Every language by its code, with the texts of its catalogue. Written by `scripts/languages.mjs`. */
import { grammar as en } from './en/grammar.ts';
import enAccount from './en/account.ftl';
import enBrief from './en/brief.ftl';
import enFindings from './en/findings.ftl';
import enMeasures from './en/measures.ftl';
import enOutlook from './en/outlook.ftl';
import enPages from './en/pages.ftl';
import enQuality from './en/quality.ftl';
import enWords from './en/words.ftl';
import { grammar as ar } from './ar/grammar.ts';
import arAccount from './ar/account.ftl';
import arBrief from './ar/brief.ftl';
import arFindings from './ar/findings.ftl';
import arMeasures from './ar/measures.ftl';
import arOutlook from './ar/outlook.ftl';
import arPages from './ar/pages.ftl';
import arQuality from './ar/quality.ftl';
import arWords from './ar/words.ftl';
import { grammar as de } from './de/grammar.ts';
import deAccount from './de/account.ftl';
import deBrief from './de/brief.ftl';
import deFindings from './de/findings.ftl';
import deMeasures from './de/measures.ftl';
import deOutlook from './de/outlook.ftl';
import dePages from './de/pages.ftl';
import deQuality from './de/quality.ftl';
import deWords from './de/words.ftl';
import { grammar as es } from './es/grammar.ts';
import esAccount from './es/account.ftl';
import esBrief from './es/brief.ftl';
import esFindings from './es/findings.ftl';
import esMeasures from './es/measures.ftl';
import esOutlook from './es/outlook.ftl';
import esPages from './es/pages.ftl';
import esQuality from './es/quality.ftl';
import esWords from './es/words.ftl';
import { grammar as fr } from './fr/grammar.ts';
import frAccount from './fr/account.ftl';
import frBrief from './fr/brief.ftl';
import frFindings from './fr/findings.ftl';
import frMeasures from './fr/measures.ftl';
import frOutlook from './fr/outlook.ftl';
import frPages from './fr/pages.ftl';
import frQuality from './fr/quality.ftl';
import frWords from './fr/words.ftl';
import { grammar as it } from './it/grammar.ts';
import itAccount from './it/account.ftl';
import itBrief from './it/brief.ftl';
import itFindings from './it/findings.ftl';
import itMeasures from './it/measures.ftl';
import itOutlook from './it/outlook.ftl';
import itPages from './it/pages.ftl';
import itQuality from './it/quality.ftl';
import itWords from './it/words.ftl';
import { grammar as ja } from './ja/grammar.ts';
import jaAccount from './ja/account.ftl';
import jaBrief from './ja/brief.ftl';
import jaFindings from './ja/findings.ftl';
import jaMeasures from './ja/measures.ftl';
import jaOutlook from './ja/outlook.ftl';
import jaPages from './ja/pages.ftl';
import jaQuality from './ja/quality.ftl';
import jaWords from './ja/words.ftl';
import { grammar as pt } from './pt/grammar.ts';
import ptAccount from './pt/account.ftl';
import ptBrief from './pt/brief.ftl';
import ptFindings from './pt/findings.ftl';
import ptMeasures from './pt/measures.ftl';
import ptOutlook from './pt/outlook.ftl';
import ptPages from './pt/pages.ftl';
import ptQuality from './pt/quality.ftl';
import ptWords from './pt/words.ftl';
import { grammar as zh } from './zh/grammar.ts';
import zhAccount from './zh/account.ftl';
import zhBrief from './zh/brief.ftl';
import zhFindings from './zh/findings.ftl';
import zhMeasures from './zh/measures.ftl';
import zhOutlook from './zh/outlook.ftl';
import zhPages from './zh/pages.ftl';
import zhQuality from './zh/quality.ftl';
import zhWords from './zh/words.ftl';

export const all = {
  en: { grammar: en, texts: [enAccount, enBrief, enFindings, enMeasures, enOutlook, enPages, enQuality, enWords] },
  ar: { grammar: ar, texts: [arAccount, arBrief, arFindings, arMeasures, arOutlook, arPages, arQuality, arWords] },
  de: { grammar: de, texts: [deAccount, deBrief, deFindings, deMeasures, deOutlook, dePages, deQuality, deWords] },
  es: { grammar: es, texts: [esAccount, esBrief, esFindings, esMeasures, esOutlook, esPages, esQuality, esWords] },
  fr: { grammar: fr, texts: [frAccount, frBrief, frFindings, frMeasures, frOutlook, frPages, frQuality, frWords] },
  it: { grammar: it, texts: [itAccount, itBrief, itFindings, itMeasures, itOutlook, itPages, itQuality, itWords] },
  ja: { grammar: ja, texts: [jaAccount, jaBrief, jaFindings, jaMeasures, jaOutlook, jaPages, jaQuality, jaWords] },
  pt: { grammar: pt, texts: [ptAccount, ptBrief, ptFindings, ptMeasures, ptOutlook, ptPages, ptQuality, ptWords] },
  zh: { grammar: zh, texts: [zhAccount, zhBrief, zhFindings, zhMeasures, zhOutlook, zhPages, zhQuality, zhWords] },
} as const;

export type LanguageCode = keyof typeof all;
