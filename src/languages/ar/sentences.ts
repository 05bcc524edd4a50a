/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: 'لأن|بسبب|بفضل',
  adding: 'مما|حيث|مع',
  dependent: /^(?:إذا|عندما|رغم|لأن|بعد|قبل)\s/u,
  approvals: () => [{ nouns: 'الموافقة|موافقة', prepositions: 'على ', and: /،?\sو(?=على )/gu }],
};
