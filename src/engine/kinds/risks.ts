/** Risks: what could go wrong, what it would cost, what is being done about it. */
import { z } from 'zod';
import { defineKind, type Page } from './define-kind.ts';
import { tableForm } from './other-forms.ts';
import { measuredTable, roomiestSpec, sentenceRows, splitTextTable, type TableSpec } from './parts/measured-table.ts';

const risksContent = z.strictObject({
  items: z.array(z.strictObject({ risk: z.string(), evidence: z.string().optional(), response: z.string().optional() })).min(1),
});
export type RisksContent = z.infer<typeof risksContent>;

export const risks = defineKind({
  summary: 'What could go wrong, how it would show and what is being done about it; used before the asks.',
  content: risksContent,
  split: (content, page) => splitTextTable(content.items, (items, size) => spec({ items }, size, page), page).map((items) => ({ items })),
  place: (content, page) => {
    const chosen = roomiestSpec((size) => spec(content, size, page), page);
    const names = content.items.map(({ risk }) => page.plain(risk)).join('; ');
    return [measuredTable('Risks', `${page.title}. ${names}.`, chosen, page.body, page)];
  },
  otherForms: ({ items }, { words }) => {
    const rows = items.map(({ risk, evidence, response }) => [risk, evidence ?? '', response ?? '']);
    return [tableForm([words.risk, words.evidence, words.response], rows)];
  },
  /** Three risks with evidence and response. */
  example: {
    title: 'Three risks could cost the next quarter',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      items: [
        {
          risk: 'GTXPro keeps losing',
          evidence: '{{won_value.delta[product=GTXPro]@0|signed}} in one quarter',
          response: 'Price corridor from March',
        },
        {
          risk: 'Stalled deals are lost',
          evidence: '{{stalled_value@0}} without a move for more than a quarter',
          response: 'Every owner decides: next step or close',
        },
        { risk: 'Central depends on few people', evidence: 'Darcel Schlecht won {{won_value[owner=Darcel%20Schlecht]@0}}' },
      ],
    },
  },
});

/** Leaves out empty columns; marks single unknown cells. */
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
