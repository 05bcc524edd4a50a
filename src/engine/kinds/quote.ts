/** Quote: somebody's words, verbatim, with who said them. */
import { z } from 'zod';
import { placeOneThing } from './parts/one-thing.ts';
import type { SlideKind } from './slide-kind.ts';

export const quoteContent = z.strictObject({ text: z.string(), by: z.string().optional() });
export type QuoteContent = z.infer<typeof quoteContent>;

export const quote: SlideKind<QuoteContent> = {
  summary: "Somebody's words, verbatim, with who said them; chosen for a voice from outside.",
  content: quoteContent,
  layout: 'title-only',
  ownTitle: true,
  split: (content) => [content],
  place: ({ text, by }, page) => placeOneThing(text, by, page, page.look.quoteBar),
};
