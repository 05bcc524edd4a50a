/** Action table: what, who, when, with unknown ones marked. */
import { z } from 'zod';
import type { Run } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { tableForm } from './other-forms.ts';
import { measuredTable, roomiestSpec, sentenceRows, splitTextTable, type TableSpec } from './parts/measured-table.ts';

const actionTableContent = z.strictObject({
  actions: z
    .array(
      z.strictObject({
        what: z.string(),
        who: z.string().optional(),
        when: z.string().optional(),
        why: z.string().optional(),
        /** What it brings or protects: `{{won_value.gap_cost@0}}`. */
        worth: z.string().optional(),
        /** The figure by which one will know that it worked. */
        measure: z.string().optional(),
      }),
    )
    .min(1),
});
export type ActionTableContent = z.infer<typeof actionTableContent>;

export const actionTable = defineKind({
  summary: 'Next steps with owner and date; for asks and next steps.',
  content: actionTableContent,
  split: (content, page) =>
    splitTextTable(content.actions, (actions, size) => spec({ actions }, size, page), page).map((actions) => ({ actions })),
  place: (content, page) => {
    const chosen = roomiestSpec((size) => spec(content, size, page), page);
    const names = content.actions.map(({ what }) => page.plain(what)).join('; ');
    return [measuredTable('Actions', `${page.title}. ${names}.`, chosen, page.body, page)];
  },
  otherForms: ({ actions }, { words }) => {
    const rows = actions.map(({ what, who, when }) => [what, who ?? words.unassigned, when ?? words.undated]);
    return actions.some(({ why, worth, measure }) => why ?? worth ?? measure) ? [] : [tableForm([words.what, words.who, words.when], rows)];
  },
  /** Four actions, one without an owner. */
  example: {
    title: 'Four decisions we ask for today',
    content: {
      actions: [
        {
          what: 'Approve the price corridor for GTXPro',
          who: 'Board',
          when: '15 January 2018',
          why: 'it lost {{won_value.delta[product=GTXPro]@0|abs}}',
        },
        { what: 'Name an owner for delivery dates', when: '1 February 2018' },
        { what: 'Open two positions in Central', who: 'Vicki Laflamme', when: '1 March 2018' },
        { what: 'Review stalled deals worth {{stalled_value@0}}', who: 'All owners' },
      ],
    },
  },
});

/** Owner and date are never wrapped; unknown ones are marked, never invented. */
function spec({ actions }: ActionTableContent, size: number, page: Page): TableSpec {
  const { words } = page;
  const given = (text: string | undefined, open: string): Run[] => (text ? page.runs(text) : page.runs(open, { color: 'ink-65' }));
  // Columns that no action fills would only narrow the others.
  const [priced, measured] = [actions.some(({ worth }) => worth), actions.some(({ measure }) => measure)];
  return {
    columns: [
      { label: words.what, align: 'left', whole: false },
      ...(priced ? [{ label: words.worth, align: 'right' as const, whole: true }] : []),
      ...(measured ? [{ label: words.measure, align: 'left' as const, whole: false }] : []),
      { label: words.who, align: 'left', whole: true },
      { label: words.when, align: 'left', whole: true },
    ],
    rows: actions.map(({ what, why, who, when, worth, measure }) => ({
      role: 'body',
      cells: [
        [...page.runs(what), ...(why ? page.runs(`\n${why}`, { color: 'ink-65', size: page.sizes.label }) : [])],
        ...(priced ? [worth ? page.runs(worth) : []] : []),
        ...(measured ? [measure ? page.runs(measure) : []] : []),
        given(who, words.unassigned),
        given(when, words.undated),
      ],
    })),
    size,
    rowHeight: sentenceRows,
  };
}
