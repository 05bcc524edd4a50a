/** Funnel: how many reach each stage, as bars from zero, with the conversion rates between them. */
import { z } from 'zod';
import type { Box, ChartElement, Element } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { scoped } from './example-facts.ts';
import { chartAlt, mostBesideReading, placeChartPage, rowNames, rowNamesFit, splitByReading } from './parts/chart-page.ts';
import { evenPages } from './parts/pages.ts';
import { readingFields } from './parts/reading.ts';

const funnelContent = z.strictObject({
  /** In order; `value` is a fact ID, `rate` that of the share that moved on. */
  stages: z.array(z.strictObject({ label: z.string(), value: z.string(), rate: z.string().optional() })).min(2),
  /** Fact of the longest bar; by default the largest on the page. */
  longest: z.string().optional(),
  /** Index of the stage whose rate is in the title. */
  highlight: z.number().int().nonnegative().optional(),
  ...readingFields,
});
export type FunnelContent = z.infer<typeof funnelContent>;

/** With more bars, there is no room for the rates. */
const mostStages = 8;
/** Maximum height of a bar with the space below it, inches. */
const tallest = 1.9;

const stages = ['Qualified', 'Engaged', 'Proposal', 'Negotiation', 'Won'];

export const funnel = defineKind({
  summary: 'How many reach each stage and what share moves on; used to show where they drop out.',
  content: funnelContent,
  split: (content, page) => splitByStages(content, page).flatMap((part) => splitByReading(part, page, namesOf(part.stages))),
  place: (content, page) =>
    placeChartPage(content, page, (box) => draw(content, box, page), {
      cramped: ({ w }) => !rowNamesFit(namesOf(content.stages), w, page),
    }),
  /** Deals through the stages, with the share that went on from each. */
  example: {
    title: '{{passed[stage=Engaged]@0}} of engaged deals came to a proposal',
    lead: 'Deals that came into each stage and share that went on, closed in Q4 2017',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      stages: stages.map((stage, index) => ({
        label: stage,
        value: scoped('entered', 'stage', stage),
        ...(index < stages.length - 1 && { rate: scoped('passed', 'stage', stage) }),
      })),
      highlight: 1,
      reading: [
        '**{{passed[stage=Engaged]@0}}** of the engaged deals came to a proposal.',
        'From negotiation {{passed[stage=Negotiation]@0}} were won.',
      ],
    },
  },
});

function namesOf(stages: readonly { label: string }[]): string[] {
  return stages.map(({ label }) => label);
}

function splitByStages(content: FunnelContent, page: Page): FunnelContent[] {
  const { highlight, ...rest } = content;
  let from = 0;
  const most = mostBesideReading(content.stages, mostStages, namesOf, content.reading, page);
  const groups = evenPages(content.stages, most);
  const ids = content.stages.map(({ value }) => value);
  const longest = content.longest ?? ids.toSorted((a, b) => (page.value(b) ?? 0) - (page.value(a) ?? 0))[0]!;
  return groups.map((stages) => {
    const local = highlight === undefined ? -1 : highlight - from;
    from += stages.length;
    return { ...rest, stages, ...(groups.length > 1 && { longest }), ...(local >= 0 && local < stages.length && { highlight: local }) };
  });
}

function draw({ stages, longest, highlight = stages.length - 1 }: FunnelContent, whole: Box, page: Page): Element[] {
  const box = { ...whole, h: Math.min(whole.h, stages.length * tallest) };
  const labels = stages.map(({ label }) => label);
  const ids = stages.map(({ value }) => value);
  const rates = stages.map(({ rate }) => rate ?? null);
  const values = ids.map((id) => page.value(id));
  // One unit and one scale on all pages of a split funnel.
  const scaled = longest === undefined ? ids : [...ids, longest];
  const highest = Math.max(1e-9, ...scaled.map((id) => page.value(id) ?? 0));
  const name = page.plain(page.lead ?? page.title);
  const some = rates.some((rate) => rate !== null);
  const names = rowNames(labels, box, page, highlight, some ? 0.5 : 1);
  const chart: ChartElement = {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, labels, [{ name: '', values: ids }, ...(some ? [{ name: '▼', values: rates }] : [])], page),
    ...names.plot,
    chart: 'bar',
    categories: labels,
    series: [
      { name, values, color: 'past', points: { [highlight]: 'accent' }, labels: true },
      // An invisible bar under each stage carries its rate, as a real chart label.
      ...(some
        ? [
            {
              name: '▼',
              values: rates.map((id) => (id === null ? null : page.value(id))),
              color: 'none' as const,
              labels: true,
              labelColor: 'ink-65' as const,
              format: `"▼ "${page.format(rates)}`,
            },
          ]
        : []),
    ],
    format: page.format(scaled),
    size: page.sizes.label,
    gap: some ? 0 : 60,
    // Room for the value of the longest bar.
    axis: { categories: false, values: false, gridlines: false, min: 0, max: highest * 1.2 },
    plot: { x: 0, y: 0, w: 1, h: 1 },
    legend: false,
  };
  return [...names.elements, chart];
}
