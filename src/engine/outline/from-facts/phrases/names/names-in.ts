/** The names of a language; none for English, which the data stage writes itself. */
import type { LanguageCode } from '../../../../language/language.ts';
import { names as de } from './de.ts';
import { names as es } from './es.ts';
import { names as fr } from './fr.ts';
import { names as it } from './it.ts';
import type { Names } from './names.ts';
import { names as pt } from './pt.ts';

const all: Readonly<Partial<Record<LanguageCode, Names>>> = { de, fr, es, pt, it };

export function namesIn(language: LanguageCode): Names | null {
  return all[language] ?? null;
}
