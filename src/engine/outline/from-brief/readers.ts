/** The readers of a brief's material, each of one kind; where two make the same page, the earlier is kept. */
import { readFigures } from './figures/readers.ts';
import { people } from './people/people.ts';
import type { Reader } from './said.ts';

export const readers: readonly Reader[] = [readFigures, ...people];
