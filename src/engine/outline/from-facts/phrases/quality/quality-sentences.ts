/** Sentences of quality notes in languages other than English, which the data stage writes itself. */
import type { LanguageCode } from '../../../../../model/language.ts';
import type {
  CaveatSentence,
  ConversionSentence,
  DateSentence,
  OwnerSentence,
  QualitySentence,
} from '../../../../../model/quality-note.ts';
import { sentences as ar } from './ar.ts';
import { caveatSentences } from './caveats.ts';
import { conversionSentences } from './conversions.ts';
import { dateSentences } from './date-sentences.ts';
import { sentences as de } from './de.ts';
import { sentences as es } from './es.ts';
import { type FamilySentence, familySentences } from './families.ts';
import { sentences as fr } from './fr.ts';
import { sentences as it } from './it.ts';
import { sentences as ja } from './ja.ts';
import { ownerSentences } from './owner.ts';
import { sentences as pt } from './pt.ts';
import { sentences as zh } from './zh.ts';

/** Those of dates, of conversions and of subscriptions and tickets stand in files of their own. */
export type QualitySentences = Readonly<
  Record<Exclude<QualitySentence, DateSentence | FamilySentence | ConversionSentence | CaveatSentence | OwnerSentence>, string>
>;

const all: Readonly<Record<Exclude<LanguageCode, 'en'>, QualitySentences>> = { de, fr, es, pt, it, ja, zh, ar };

export function qualitySentences(language: LanguageCode): Readonly<Record<QualitySentence, string>> | null {
  return language === 'en'
    ? null
    : {
        ...all[language],
        ...dateSentences[language],
        ...familySentences[language],
        ...conversionSentences[language],
        ...caveatSentences[language],
        ...ownerSentences[language],
      };
}
