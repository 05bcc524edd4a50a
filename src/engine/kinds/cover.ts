/** Cover: the deck's name, period and presenter. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { course, quarters } from './example-facts.ts';
import { centred, chartAlt } from './parts/chart-page.ts';
import { figureSizeIn } from './parts/pages.ts';
import { fullTitle, groundShape, placeOnOwn } from './parts/title-page.ts';

const coverContent = z.strictObject({
  subtitle: z.string().optional(),
  /** Period, date, presenter: one short line each. */
  details: z.array(z.string()).max(4).default([]),
  /** What the deck proves: each figure with its name and, below it, its change. */
  figures: z
    .array(z.strictObject({ value: z.string(), label: z.string(), note: z.string().optional() }))
    .max(3)
    .optional(),
  /** The first figure over its periods, oldest first, as a line under the figures; `caption` says which. */
  course: z.strictObject({ caption: z.string(), periods: z.array(z.string()), values: z.array(z.string().nullable()).min(3) }).optional(),
  /** Colours the band of figures: the worst state that the deck reports. */
  tone: z.enum(['good', 'warn', 'bad']).optional(),
});
type CoverContent = z.infer<typeof coverContent>;

export const cover = defineKind({
  summary: "The deck's name, period and presenter on a full background; always the first slide.",
  content: coverContent,
  frame: true,
  layout: 'title',
  dark: true,
  ownTitle: true,
  place: (content, page) => {
    const { subtitle, details, figures = [] } = content;
    const { ground, look, sizes, gaps } = page;
    if (page.own) {
      const said = [subtitle ?? page.lead ?? [], ...details].flat();
      return placeOnOwn(
        page.own,
        said.map((text) => ({ runs: page.runs(text), after: 2 })),
        page,
      );
    }
    const { x, w } = page.columns(0, 8);
    const below: Element[] = [];
    let y = page.height - page.body.x;
    if (details.length > 0) {
      const paragraphs: Paragraph[] = details.map((detail) => ({ runs: page.runs(detail), after: 2 }));
      const { height } = page.measure(paragraphs, w, sizes.body);
      y -= height;
      below.push(page.text('Details', { x, y, w, h: height }, paragraphs, { color: ground.quiet }));
      y -= gaps.between;
    }
    const under = subtitle ?? page.lead;
    if (under) {
      const paragraphs: Paragraph[] = [{ runs: page.runs(under) }];
      // A subtitle as long as a paragraph must not crowd the title.
      const size = page.fitSize(paragraphs, { w, h: page.height * 0.15 }, [sizes.lead, sizes.body]);
      const { height } = page.measure(paragraphs, w, size);
      y -= height;
      below.unshift(page.text('Subtitle', { x, y, w, h: height }, paragraphs, { placeholder: 'subtitle', size, color: ground.text }));
      y -= gaps.within;
    }
    const top = Math.max(page.coverTop, page.height * 0.2);
    const title = fullTitle(page, { x, y: top, w, h: y - top }, [sizes.cover, sizes.figure, sizes.title]);
    const text = [...(look.coverRule ? [rule(title, page)] : []), title, ...below];
    return figures.length > 0 ? [...text, ...figureBand(content, page)] : [...groundShape(page), ...text];
  },
  /** A cover with subtitle, period and presenter. */
  example: {
    title: 'Quarterly business review',
    content: {
      subtitle: 'Where the fourth quarter stands, why it moved and what we ask of the board',
      details: ['Meridian Hardware', 'Q4 2017, as of 31 December 2017', 'Prepared for the board'],
      figures: [
        { value: '{{won_value@0}}', label: 'Closed-won revenue', note: '{{won_value.pct@0|signed}} vs. Q3' },
        { value: '{{win_rate@0}}', label: 'Win rate', note: '{{win_rate.delta@0|signed}} vs. Q3' },
        { value: '{{open_pipeline@0}}', label: 'Open pipeline' },
      ],
      course: { caption: 'Closed-won revenue, Q1 2016 to Q4 2017', periods: quarters, values: course('won_value') },
    },
  },
});

/** Shares of the slide's height: each figure with its name and change, and the course below them. */
const heights = { figure: 0.22, figureOverCourse: 0.19, course: 0.14 } as const;

/** Down the right side, in the colour of the look's cover shape. */
function figureBand(content: CoverContent, page: Page): Element[] {
  const { figures = [], course, tone } = content;
  const { look, sizes, gaps } = page;
  const own = tone ?? look.coverShape?.fill ?? 'light';
  const fill = page.carriesText(own) ? own : 'ink';
  const color = page.textOn(fill);
  const { x, w } = page.columns(9, 3);
  const band = { x: x - gaps.between, y: page.coverTop, w: page.width - x + gaps.between, h: page.height - page.coverTop };
  const row = page.height * (course ? heights.figureOverCourse : heights.figure);
  const size = figureSizeIn(
    figures.map(({ value }) => value),
    { w, h: row / 2 },
    [sizes.figure, sizes.title, sizes.lead],
    page,
    { font: 'heading' },
  );
  const written = figures.map(({ value, label, note }): Paragraph[] => [
    { runs: page.runs(value, { size, bold: true }), after: 2 },
    { runs: page.runs(label) },
    ...(note === undefined ? [] : [{ runs: page.runs(note) }]),
  ]);
  // Long names of measures need the height of the course.
  if (course && written.some((paragraphs) => page.measure(paragraphs, w, sizes.body).height > row)) {
    const { course: _, ...alone } = content;
    return figureBand(alone, page);
  }
  const under = course ? gaps.between + page.height * heights.course : 0;
  const top = band.y + Math.max(gaps.between, (band.h - figures.length * row - under) / 2);
  const placed = written.map((paragraphs, at) =>
    page.text(`Figure ${at + 1}`, { x, y: top + at * row, w, h: row }, paragraphs, { size: sizes.body, color, group: 'Figures' }),
  );
  const y = top + figures.length * row + gaps.between;
  return [
    page.shape('Band', band, { fill, group: 'Figures' }),
    ...placed,
    ...(course ? placeCourse(course, color, { x, y, w, h: page.height * heights.course }, page) : []),
  ];
}

/** A line without axes; its caption names measure and periods. */
function placeCourse(
  { caption, periods, values: ids }: NonNullable<CoverContent['course']>,
  color: 'paper' | 'ink',
  box: Box,
  page: Page,
): Element[] {
  const paragraphs: Paragraph[] = [{ runs: page.runs(caption) }];
  const { height } = page.measure(paragraphs, box.w, page.sizes.label);
  const plain = page.plain(caption);
  const values = ids.map((id) => (id === null ? null : page.value(id)));
  const chart: Element = {
    type: 'chart',
    name: 'Course',
    alt: chartAlt(plain, periods, [{ name: '', values: ids }], page),
    group: 'Figures',
    ...box,
    h: box.h - height,
    chart: 'line',
    categories: periods,
    series: [{ name: plain, values, color, points: { [values.length - 1]: color }, labels: false }],
    format: page.format(ids),
    size: page.sizes.label,
    gap: 50,
    axis: { categories: false, values: false, gridlines: false, ...centred(values) },
    legend: false,
  };
  return [
    chart,
    page.text('Course caption', { ...box, y: box.y + box.h - height, h: height }, paragraphs, {
      size: page.sizes.label,
      color,
      group: 'Figures',
    }),
  ];
}

/** Above the first line of the title, wherever that is. */
function rule({ x, y, h, paragraphs, size }: ReturnType<typeof fullTitle>, page: Page): Element {
  const { height } = page.measure(paragraphs, page.columns(0, 8).w, size, { font: 'heading', lineSpacing: 1 });
  const above = Math.max(page.body.x, y + h - height - page.gaps.between);
  return page.shape('Rule', { x, y: above, w: page.columns(0, 1).w, h: 0 }, { geometry: 'line', line: { color: 'accent', width: 2 } });
}
