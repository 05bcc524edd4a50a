/** Quote: a verbatim quote and who said it. */
import { z } from 'zod';
import { defineKind } from './define-kind.ts';
import { placeOneThing } from './parts/title-page.ts';
import type { StatementContent } from './statement.ts';

const quoteContent = z.strictObject({ text: z.string(), by: z.string().optional() });

export const quote = defineKind({
  summary: 'A verbatim quote and who said it; used for an outside voice.',
  content: quoteContent,
  oneThing: true,
  ownTitle: true,
  place: ({ text, by }, page) => placeOneThing(text, by, page, page.look.quoteBar),
  otherForms: ({ text, by }) => [
    { kind: 'statement', content: { text: `“${text}”`, ...(by === undefined ? {} : { support: by }) } satisfies StatementContent },
  ],
  /** A customer in their own words. */
  example: {
    title: 'What customers say about the price',
    content: {
      text: '“The product is the best we tested. We bought the other one because nobody could tell us what it would cost.”',
      by: 'Head of purchasing, lost GTXPro deal',
    },
  },
});
