/** Writes the name of a measure in one line, with the forms that its language needs. */
import type { Noun as Arabic } from './ar.ts';
import type { Noun as German } from './de.ts';
import type { Noun as Spanish } from './es.ts';
import type { Noun as French } from './fr.ts';
import type { Noun as Italian } from './it.ts';
import type { Name } from './names.ts';
import type { Noun as Portuguese } from './pt.ts';

export const de = (label: string, the: string, of: string, within: string, definition: string): German => ({
  label,
  the,
  of,
  in: within,
  definition,
});
export const fr = (label: string, the: string, of: string, definition: string): French => ({ label, the, of, definition });
export const the = (label: string, the: string, definition: string): Spanish & Portuguese & Italian => ({ label, the, definition });
export const plain = (label: string, definition: string): Name => ({ label, definition });
export const ar = (label: string, gender: 'm' | 'f', definition: string): Arabic => ({ label, definition, feminine: gender === 'f' });
