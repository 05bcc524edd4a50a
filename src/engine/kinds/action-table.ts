/** Action table: what, who, when; unknown ones say so. */
import { z } from 'zod';
import type { Run } from '../../model/layout.ts';
import type { Page, SlideKind } from './slide-kind.ts';
import { measuredTable, sentenceRows, type TableSpec } from './tables/measured-table.ts';
import { roomiestSpec, splitTextTable } from './tables/text-table.ts';

export const actionTableContent = z.strictObject({
  actions: z
    .array(z.strictObject({ what: z.string(), who: z.string().optional(), when: z.string().optional(), why: z.string().optional() }))
    .min(1),
});
export type ActionTableContent = z.infer<typeof actionTableContent>;

export const actionTable: SlideKind<ActionTableContent> = {
  summary: 'What is done next, by whom and by when; chosen for asks and next steps.',
  content: actionTableContent,
  layout: 'title-only',
  split: (content, page) =>
    splitTextTable(content.actions, (actions, size) => spec({ actions }, size, page), page).map((actions) => ({ actions })),
  place: (content, page) => {
    const chosen = roomiestSpec((size) => spec(content, size, page), page);
    const names = content.actions.map(({ what }) => page.plain(what)).join('; ');
    return [measuredTable('Actions', `${page.title}. ${names}.`, chosen, page.body, page)];
  },
};

/** Owner and date are never wrapped; unknown ones are written as open, never invented. */
function spec({ actions }: ActionTableContent, size: number, page: Page): TableSpec {
  const { words } = page;
  const open = (text: string | undefined): Run[] =>
    text === undefined || text === '' ? page.runs(words.open, { color: 'ink-65' }) : page.runs(text);
  return {
    columns: [
      { label: words.what, align: 'left', whole: false },
      { label: words.who, align: 'left', whole: true },
      { label: words.when, align: 'left', whole: true },
    ],
    rows: actions.map(({ what, why, who, when }) => ({
      role: 'body',
      cells: [
        [...page.runs(what), ...(why ? page.runs(`\n${why}`, { color: 'ink-65', size: page.sizes.label }) : [])],
        open(who),
        open(when),
      ],
    })),
    size,
    rowHeight: sentenceRows,
  };
}
