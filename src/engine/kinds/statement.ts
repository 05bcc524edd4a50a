/** Statement: one sentence to remember. */
import { z } from 'zod';
import type { BulletsContent } from './bullets.ts';
import { defineKind } from './define-kind.ts';
import { placeOneThing } from './parts/title-page.ts';

const statementContent = z.strictObject({ text: z.string(), support: z.string().optional() });
export type StatementContent = z.infer<typeof statementContent>;

export const statement = defineKind({
  summary: 'One sentence to remember; used as a calm slide between dense ones.',
  content: statementContent,
  oneThing: true,
  ownTitle: true,
  place: ({ text, support }, page) => placeOneThing(text, support, page),
  otherForms: ({ text, support }) => [
    {
      kind: 'bullets',
      content: {
        items: [text, ...(support === undefined ? [] : [support])].map((each) => ({ text: each, children: [] })),
      } satisfies BulletsContent,
    },
  ],
  /** The sentence to keep. */
  example: {
    title: 'The quarter in one sentence',
    content: {
      text: 'We won more deals than ever and earned less on each of them.',
      support: '{{won_deals@0}} deals won at {{average_deal@0}} on average',
    },
  },
});
