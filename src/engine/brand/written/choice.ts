/** One of some words; a near miss is told which was meant. */
import { z } from 'zod';
import { nearestName } from '../nearest-name.ts';

export function choice<const T extends string>(words: readonly T[]) {
  return z.enum(words, {
    error: ({ input }) => {
      const meant = typeof input === 'string' ? nearestName(input, words) : null;
      return `cannot be ${JSON.stringify(input)}; ${meant === null ? `known: ${words.join(', ')}` : `did you mean "${meant}"?`}`;
    },
  });
}
