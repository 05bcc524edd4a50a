/** The names of a language; none for English, which the data stage writes itself. */
import type { LanguageCode } from '../../../../../model/language.ts';
import { names as ar } from './ar.ts';
import { names as de } from './de.ts';
import { names as es } from './es.ts';
import { names as fr } from './fr.ts';
import { names as it } from './it.ts';
import { names as ja } from './ja.ts';
import type { Names } from './names.ts';
import { names as pt } from './pt.ts';
import { names as zh } from './zh.ts';

const all: Readonly<Record<Exclude<LanguageCode, 'en'>, Names>> = { de, fr, es, pt, it, ja, zh, ar };

export function namesIn(language: LanguageCode): Names | null {
  return language === 'en' ? null : all[language];
}
