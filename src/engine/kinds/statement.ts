/** Statement: one sentence the room should keep. */
import { z } from 'zod';
import { placeOneThing } from './parts/one-thing.ts';
import type { SlideKind } from './slide-kind.ts';

export const statementContent = z.strictObject({ text: z.string(), support: z.string().optional() });
export type StatementContent = z.infer<typeof statementContent>;

export const statement: SlideKind<StatementContent> = {
  summary: 'One sentence the room should keep; chosen as a calm page between dense ones.',
  content: statementContent,
  layout: 'title-only',
  ownTitle: true,
  split: (content) => [content],
  place: ({ text, support }, page) => placeOneThing(text, support, page),
};
