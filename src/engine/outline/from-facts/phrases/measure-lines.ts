/** How a measure is computed, as a line of the notes, in nine languages. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

type Line = (label: string, definition: string) => Text;

const plain: Line = (label, definition) => `${label}: ${inner(definition)}`;

export const measureLines: Readonly<Record<LanguageCode, Line>> = {
  en: plain,
  de: (label, definition) => `${label}: ${definition}`,
  fr: (label, definition) => `${label}\u00A0: ${inner(definition)}`,
  es: plain,
  pt: plain,
  it: plain,
  ja: (label, definition) => `${label}：${definition}`,
  zh: (label, definition) => `${label}：${definition}`,
  ar: (label, definition) => `${label}: ${definition}`,
};
