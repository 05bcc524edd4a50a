/** Risks: what could go wrong, what it would cost, what is being done about it. */
import { z } from 'zod';
import type { Run } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { tableForm } from './other-forms.ts';
import { measuredTable, roomiestSpec, sentenceRows, splitTextTable, type TableSpec } from './parts/measured-table.ts';
import { placeRiskBlocks, type RiskBlock } from './parts/risk-blocks.ts';
import { placeAlone } from './parts/stands-alone.ts';

const risksContent = z.strictObject({
  items: z.array(z.strictObject({ risk: z.string(), evidence: z.string().optional(), response: z.string().optional() })).min(1),
});
export type RisksContent = z.infer<typeof risksContent>;

export const risks = defineKind({
  summary: 'What could go wrong, how it would show and what is being done about it; used before the asks.',
  content: risksContent,
  split: (content, page) => splitTextTable(content.items, (items, size) => spec({ items }, size, page), page).map((items) => ({ items })),
  place: (content, page) => {
    const alt = `${page.title}. ${content.items.map(({ risk }) => page.plain(risk)).join('; ')}.`;
    const chosen = roomiestSpec((size) => spec(content, size, page), page);
    const blocks = blocksOf(content, page);
    const [first] = blocks;
    const alone =
      blocks.length === 1 ? placeAlone({ what: first!.risk, worth: null, details: first!.details, color: 'warn' }, alt, page) : null;
    return alone ?? placeRiskBlocks(blocks, alt, page) ?? [measuredTable('Risks', alt, chosen, page.body, page)];
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

/** The same of each risk as in the table. */
function blocksOf({ items }: RisksContent, page: Page): RiskBlock[] {
  return items.map((item) => ({
    risk: page.runs(item.risk),
    details: shownOf(items).map((field) => ({ label: page.words[field], said: said(item[field], page) })),
  }));
}

function shownOf(items: RisksContent['items']) {
  return (['evidence', 'response'] as const).filter((field) => items.some((item) => item[field] !== undefined));
}

function said(text: string | undefined, page: Page): Run[] {
  return text ? page.runs(text) : page.runs(page.words.open, { color: 'ink-65' });
}

/** Leaves out empty columns; marks single unknown cells. */
function spec({ items }: RisksContent, size: number, page: Page): TableSpec {
  const { words } = page;
  const shown = shownOf(items);
  return {
    columns: [words.risk, ...shown.map((field) => words[field])].map((label) => ({ label, align: 'left', whole: false })),
    rows: items.map((item) => ({
      role: 'body',
      cells: [page.runs(item.risk, { bold: true }), ...shown.map((field) => said(item[field], page))],
    })),
    size,
    rowHeight: sentenceRows(items.length),
  };
}
