/** Every language by its code, with the texts of its catalogue. Written by `scripts/languages.mjs`. */
import type { LanguageCode } from '../model/language.ts';
import type { Grammar } from './grammar.ts';
import type { NumberPattern } from './numbers.ts';
import type { IconWords, Signs, Topics } from './signs.ts';
import { grammar as enGrammar } from './en/grammar.ts';
import { icons as enIcons } from './en/icons.ts';
import { numbers as enNumbers } from './en/numbers.ts';
import { signs as enSigns } from './en/signs.ts';
import enAccount from './en/account.ftl';
import enBrief from './en/brief.ftl';
import enCauses from './en/causes.ftl';
import enFindings from './en/findings.ftl';
import enMeasures from './en/measures.ftl';
import enOutlook from './en/outlook.ftl';
import enPages from './en/pages.ftl';
import enQuality from './en/quality.ftl';
import enWords from './en/words.ftl';
import { grammar as deGrammar } from './de/grammar.ts';
import { icons as deIcons } from './de/icons.ts';
import { numbers as deNumbers } from './de/numbers.ts';
import { signs as deSigns } from './de/signs.ts';
import { topics as deTopics } from './de/topics.ts';
import deAccount from './de/account.ftl';
import deBrief from './de/brief.ftl';
import deCauses from './de/causes.ftl';
import deFindings from './de/findings.ftl';
import deMeasures from './de/measures.ftl';
import deOutlook from './de/outlook.ftl';
import dePages from './de/pages.ftl';
import deQuality from './de/quality.ftl';
import deWords from './de/words.ftl';
import { grammar as frGrammar } from './fr/grammar.ts';
import { icons as frIcons } from './fr/icons.ts';
import { numbers as frNumbers } from './fr/numbers.ts';
import { signs as frSigns } from './fr/signs.ts';
import { topics as frTopics } from './fr/topics.ts';
import frAccount from './fr/account.ftl';
import frBrief from './fr/brief.ftl';
import frCauses from './fr/causes.ftl';
import frFindings from './fr/findings.ftl';
import frMeasures from './fr/measures.ftl';
import frOutlook from './fr/outlook.ftl';
import frPages from './fr/pages.ftl';
import frQuality from './fr/quality.ftl';
import frWords from './fr/words.ftl';
import { grammar as esGrammar } from './es/grammar.ts';
import { icons as esIcons } from './es/icons.ts';
import { numbers as esNumbers } from './es/numbers.ts';
import { signs as esSigns } from './es/signs.ts';
import { topics as esTopics } from './es/topics.ts';
import esAccount from './es/account.ftl';
import esBrief from './es/brief.ftl';
import esCauses from './es/causes.ftl';
import esFindings from './es/findings.ftl';
import esMeasures from './es/measures.ftl';
import esOutlook from './es/outlook.ftl';
import esPages from './es/pages.ftl';
import esQuality from './es/quality.ftl';
import esWords from './es/words.ftl';
import { grammar as ptGrammar } from './pt/grammar.ts';
import { icons as ptIcons } from './pt/icons.ts';
import { numbers as ptNumbers } from './pt/numbers.ts';
import { signs as ptSigns } from './pt/signs.ts';
import { topics as ptTopics } from './pt/topics.ts';
import ptAccount from './pt/account.ftl';
import ptBrief from './pt/brief.ftl';
import ptCauses from './pt/causes.ftl';
import ptFindings from './pt/findings.ftl';
import ptMeasures from './pt/measures.ftl';
import ptOutlook from './pt/outlook.ftl';
import ptPages from './pt/pages.ftl';
import ptQuality from './pt/quality.ftl';
import ptWords from './pt/words.ftl';
import { grammar as itGrammar } from './it/grammar.ts';
import { icons as itIcons } from './it/icons.ts';
import { numbers as itNumbers } from './it/numbers.ts';
import { signs as itSigns } from './it/signs.ts';
import { topics as itTopics } from './it/topics.ts';
import itAccount from './it/account.ftl';
import itBrief from './it/brief.ftl';
import itCauses from './it/causes.ftl';
import itFindings from './it/findings.ftl';
import itMeasures from './it/measures.ftl';
import itOutlook from './it/outlook.ftl';
import itPages from './it/pages.ftl';
import itQuality from './it/quality.ftl';
import itWords from './it/words.ftl';
import { grammar as jaGrammar } from './ja/grammar.ts';
import { icons as jaIcons } from './ja/icons.ts';
import { numbers as jaNumbers } from './ja/numbers.ts';
import { signs as jaSigns } from './ja/signs.ts';
import { topics as jaTopics } from './ja/topics.ts';
import jaAccount from './ja/account.ftl';
import jaBrief from './ja/brief.ftl';
import jaCauses from './ja/causes.ftl';
import jaFindings from './ja/findings.ftl';
import jaMeasures from './ja/measures.ftl';
import jaOutlook from './ja/outlook.ftl';
import jaPages from './ja/pages.ftl';
import jaQuality from './ja/quality.ftl';
import jaWords from './ja/words.ftl';
import { grammar as zhGrammar } from './zh/grammar.ts';
import { icons as zhIcons } from './zh/icons.ts';
import { numbers as zhNumbers } from './zh/numbers.ts';
import { signs as zhSigns } from './zh/signs.ts';
import { topics as zhTopics } from './zh/topics.ts';
import zhAccount from './zh/account.ftl';
import zhBrief from './zh/brief.ftl';
import zhCauses from './zh/causes.ftl';
import zhFindings from './zh/findings.ftl';
import zhMeasures from './zh/measures.ftl';
import zhOutlook from './zh/outlook.ftl';
import zhPages from './zh/pages.ftl';
import zhQuality from './zh/quality.ftl';
import zhWords from './zh/words.ftl';
import { grammar as arGrammar } from './ar/grammar.ts';
import { icons as arIcons } from './ar/icons.ts';
import { numbers as arNumbers } from './ar/numbers.ts';
import { signs as arSigns } from './ar/signs.ts';
import { topics as arTopics } from './ar/topics.ts';
import arAccount from './ar/account.ftl';
import arBrief from './ar/brief.ftl';
import arCauses from './ar/causes.ftl';
import arFindings from './ar/findings.ftl';
import arMeasures from './ar/measures.ftl';
import arOutlook from './ar/outlook.ftl';
import arPages from './ar/pages.ftl';
import arQuality from './ar/quality.ftl';
import arWords from './ar/words.ftl';

/** What a folder holds. */
interface Language {
  grammar: Grammar;
  numbers: NumberPattern;
  signs: Signs;
  icons: IconWords;
  /** What briefs call the subjects of pages; none for English, in which they are matched. */
  topics?: Topics;
  texts: readonly string[];
}

export const all: Readonly<Record<LanguageCode, Language>> = {
  en: { grammar: enGrammar, icons: enIcons, numbers: enNumbers, signs: enSigns, texts: [enAccount, enBrief, enCauses, enFindings, enMeasures, enOutlook, enPages, enQuality, enWords] },
  de: { grammar: deGrammar, icons: deIcons, numbers: deNumbers, signs: deSigns, topics: deTopics, texts: [deAccount, deBrief, deCauses, deFindings, deMeasures, deOutlook, dePages, deQuality, deWords] },
  fr: { grammar: frGrammar, icons: frIcons, numbers: frNumbers, signs: frSigns, topics: frTopics, texts: [frAccount, frBrief, frCauses, frFindings, frMeasures, frOutlook, frPages, frQuality, frWords] },
  es: { grammar: esGrammar, icons: esIcons, numbers: esNumbers, signs: esSigns, topics: esTopics, texts: [esAccount, esBrief, esCauses, esFindings, esMeasures, esOutlook, esPages, esQuality, esWords] },
  pt: { grammar: ptGrammar, icons: ptIcons, numbers: ptNumbers, signs: ptSigns, topics: ptTopics, texts: [ptAccount, ptBrief, ptCauses, ptFindings, ptMeasures, ptOutlook, ptPages, ptQuality, ptWords] },
  it: { grammar: itGrammar, icons: itIcons, numbers: itNumbers, signs: itSigns, topics: itTopics, texts: [itAccount, itBrief, itCauses, itFindings, itMeasures, itOutlook, itPages, itQuality, itWords] },
  ja: { grammar: jaGrammar, icons: jaIcons, numbers: jaNumbers, signs: jaSigns, topics: jaTopics, texts: [jaAccount, jaBrief, jaCauses, jaFindings, jaMeasures, jaOutlook, jaPages, jaQuality, jaWords] },
  zh: { grammar: zhGrammar, icons: zhIcons, numbers: zhNumbers, signs: zhSigns, topics: zhTopics, texts: [zhAccount, zhBrief, zhCauses, zhFindings, zhMeasures, zhOutlook, zhPages, zhQuality, zhWords] },
  ar: { grammar: arGrammar, icons: arIcons, numbers: arNumbers, signs: arSigns, topics: arTopics, texts: [arAccount, arBrief, arCauses, arFindings, arMeasures, arOutlook, arPages, arQuality, arWords] },
};
