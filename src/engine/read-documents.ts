/** Documents that a deck is made from, as the material of a brief. */

import { QuarterdeckError } from '../model/errors.ts';
import type { LanguageCode } from '../model/language.ts';
import { languageOf } from './brief/detect-language.ts';
import { longest, readDocument } from './documents/read-document.ts';

export interface DocumentFile {
  /** For its ending and for errors. */
  name: string;
  bytes: Uint8Array;
}

export interface DocumentsRead {
  /** Markdown; a rule separates the documents. */
  text: string;
  language: LanguageCode;
}

const rule = '\n\n---\n\n';

/** @throws file_unreadable, prompt_too_long */
export async function readDocuments(files: readonly DocumentFile[]): Promise<DocumentsRead> {
  const texts: string[] = [];
  for (const { name, bytes } of files) texts.push(await readDocument(name, bytes));
  const text = texts.join(rule);
  if (text.length > longest) {
    throw new QuarterdeckError('prompt_too_long', `The documents hold ${text.length} characters of text; at most ${longest} can be read.`, {
      next: 'Give the chapters that the deck is about.',
    });
  }
  return { text, language: (await languageOf(text)).language };
}

/** What is asked where there are only documents. */
export const documentPrompt = 'Make a presentation of this document.';
