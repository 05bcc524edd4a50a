/** Risks: what could go wrong, what it would cost, what is done about it. */
import { z } from 'zod';
import type { Page, SlideKind } from './slide-kind.ts';
import { measuredTable, sentenceRows, type TableSpec } from './tables/measured-table.ts';
import { roomiestSpec, splitTextTable } from './tables/text-table.ts';

export const risksContent = z.strictObject({
  items: z.array(z.strictObject({ risk: z.string(), evidence: z.string().optional(), response: z.string().optional() })).min(1),
});
export type RisksContent = z.infer<typeof risksContent>;

export const risks: SlideKind<RisksContent> = {
  summary: 'What could go wrong, what shows it and what is done about it; chosen before the asks.',
  content: risksContent,
  layout: 'title-only',
  split: (content, page) => splitTextTable(content.items, (items, size) => spec({ items }, size, page), page).map((items) => ({ items })),
  place: (content, page) => {
    const chosen = roomiestSpec((size) => spec(content, size, page), page);
    const names = content.items.map(({ risk }) => page.plain(risk)).join('; ');
    return [measuredTable('Risks', `${page.title}. ${names}.`, chosen, page.body, page)];
  },
};

/** Columns nobody filled are left out; a single unknown cell says so. */
function spec({ items }: RisksContent, size: number, page: Page): TableSpec {
  const { words } = page;
  const shown = (['evidence', 'response'] as const).filter((field) => items.some((item) => item[field] !== undefined));
  return {
    columns: [words.risk, ...shown.map((field) => words[field])].map((label) => ({ label, align: 'left', whole: false })),
    rows: items.map((item) => ({
      role: 'body',
      cells: [
        page.runs(item.risk, { bold: true }),
        ...shown.map((field) => (item[field] ? page.runs(item[field]) : page.runs(words.open, { color: 'ink-65' }))),
      ],
    })),
    size,
    rowHeight: sentenceRows,
  };
}
