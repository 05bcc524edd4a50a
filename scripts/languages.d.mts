/** The text of `src/model/language.ts`. */
export function languageList(folder?: string): string;
/** The text of `src/languages/all.ts`. */
export function allLanguages(folder?: string): string;
/** The text of `src/languages/texts.ts`. */
export function allTexts(folder?: string): string;
/** The text of `src/languages/messages.ts`; throws where a language lacks a message or a catalogue cannot be read. */
export function messageTypes(folder?: string): string;
