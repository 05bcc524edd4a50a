/** Action table: numbered steps with what each is worth, its success measure, who does it and by when; below them what is decided today. */
import { z } from 'zod';
import type { Run } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { tableForm } from './other-forms.ts';
import { type ActionBlock, placeActionBlocks } from './parts/action-blocks.ts';
import { bandHeight, placeBand } from './parts/band.ts';
import { measuredTable, roomiestSpec, sentenceRows, splitTextTable, type TableSpec } from './parts/measured-table.ts';
import { placeAlone } from './parts/stands-alone.ts';

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
        /** Owner and date are proposals that nobody has agreed to. */
        proposed: z.boolean().optional(),
      }),
    )
    .min(1),
  /** What the readers are asked to decide, in a band below the steps. */
  decisions: z.array(z.string()).optional(),
  /** Number of the first step; 1 by default. */
  first: z.number().int().positive().optional(),
});
export type ActionTableContent = z.infer<typeof actionTableContent>;

export const actionTable = defineKind({
  summary: 'Next steps with owner and date, and what is decided today; for asks and next steps.',
  content: actionTableContent,
  split: ({ actions, decisions, first = 1 }, page) => {
    const above = aboveBand(decisions, page);
    const pages = splitTextTable(actions, (group, size) => spec({ actions: group }, size, above), above);
    return pages.map((group, at) => ({
      actions: group,
      first: first + actions.indexOf(group[0]!),
      ...(decisions && at === pages.length - 1 && { decisions }),
    }));
  },
  place: (content, page) => {
    const { actions, decisions } = content;
    const above = aboveBand(decisions, page);
    const chosen = roomiestSpec((size) => spec(content, size, above), above);
    const alt = `${page.title}. ${actions.map(({ what }) => page.plain(what)).join('; ')}.`;
    const blocks = blocksOf(content, page);
    const alone = blocks.length === 1 ? placeAlone({ ...blocks[0]!, color: 'accent' }, alt, above) : null;
    const steps = alone ?? placeActionBlocks(blocks, alt, above, decisions) ?? [measuredTable('Actions', alt, chosen, above.body, page)];
    return decisions ? [...steps, placeBand('Decisions', decisionRuns(decisions, page), page)] : steps;
  },
  otherForms: ({ actions, decisions }, { words }) => {
    const rows = actions.map(({ what, who, when }) => [what, who ?? words.unassigned, when ?? words.undated]);
    const isMore = decisions !== undefined || actions.some(({ why, worth, measure }) => why ?? worth ?? measure);
    return isMore ? [] : [tableForm([words.what, words.who, words.when], rows)];
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
      decisions: ['approve the price corridor', 'open two positions in Central'],
    },
  },
});

/** Characters of one person or team. */
const longestOwner = 26;

/** Owner and date are never wrapped. */
function spec({ actions, first = 1 }: ActionTableContent, size: number, page: Page): TableSpec {
  const { words } = page;
  // Columns that no action fills would only narrow the others, as would one of nothing but proposals that are missing.
  const [priced, measured] = [actions.some(({ worth }) => worth), actions.some(({ measure }) => measure)];
  // Two names side by side would leave the steps themselves no room.
  const isShared = actions.some(({ who }) => who !== undefined && page.plain(who).length > longestOwner);
  const owned = actions.some(({ who, proposed }) => who ?? !proposed);
  return {
    columns: [
      { label: '', align: 'left', whole: true },
      { label: words.what, align: 'left', whole: false },
      ...(priced ? [{ label: words.worth, align: 'right' as const, whole: true }] : []),
      ...(measured ? [{ label: words.measure, align: 'left' as const, whole: false }] : []),
      ...(owned ? [{ label: words.who, align: 'left' as const, whole: !isShared }] : []),
      { label: words.when, align: 'left', whole: true },
    ],
    rows: actions.map(({ what, why, who, when, worth, measure }, at) => ({
      role: 'body',
      cells: [
        [{ text: String(first + at), bold: true, color: page.accentOn('paper', size) }],
        [...page.runs(what), ...(why ? page.runs(`\n${why}`, { color: 'ink-65', size: page.sizes.label }) : [])],
        ...(priced ? [worth ? page.runs(worth) : []] : []),
        ...(measured ? [measure ? page.runs(measure) : []] : []),
        ...(owned ? [given(who, words.unassigned, page)] : []),
        given(when, words.undated, page),
      ],
    })),
    size,
    rowHeight: sentenceRows(actions.length),
  };
}

/** The same of each step as in the table. */
function blocksOf({ actions, first = 1 }: ActionTableContent, page: Page): ActionBlock[] {
  const { words } = page;
  const measured = actions.some(({ measure }) => measure);
  const owned = actions.some(({ who, proposed }) => who ?? !proposed);
  return actions.map(({ what, why, who, when, worth, measure }, at) => ({
    number: first + at,
    what: [...page.runs(what), ...(why ? page.runs(`\n${why}`, { color: 'ink-65', size: page.sizes.label }) : [])],
    worth: worth ? page.runs(worth) : null,
    details: [
      ...(measured ? [{ label: words.measure, said: measure ? page.runs(measure) : [{ text: '–' }] }] : []),
      ...(owned ? [{ label: words.who, said: given(who, words.unassigned, page) }] : []),
      { label: words.when, said: given(when, words.undated, page) },
    ],
  }));
}

/** What nobody gave is marked, never invented. */
function given(text: string | undefined, open: string, page: Page): Run[] {
  return text ? page.runs(text) : page.runs(open, { color: 'ink-65' });
}

/** The page without the band of decisions. */
function aboveBand(decisions: readonly string[] | undefined, page: Page): Page {
  if (!decisions) return page;
  return { ...page, body: { ...page.body, h: page.body.h - bandHeight(decisionRuns(decisions, page), page) - page.gaps.within } };
}

/** `Decisions today: (1) clear the pipeline  (2) …` */
function decisionRuns(decisions: readonly string[], page: Page): Run[] {
  const numbered = decisions.flatMap((decision, at): Run[] => [{ text: ` (${at + 1}) `, bold: true }, ...page.runs(decision)]);
  return [{ text: page.words.decisions, bold: true }, ...numbered];
}
