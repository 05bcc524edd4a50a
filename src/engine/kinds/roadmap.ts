/** Roadmap: what each team or theme does when, as bars in lanes; to scale, with today marked, where dates are given. */
import { z } from 'zod';
import type { Element } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { type Bar, lanesDrawn } from './diagrams/bars-in-lanes.ts';
import { diagram } from './diagrams/diagram.ts';
import { placeBand, todayWidth, todayWords } from './diagrams/time-band.ts';
import { dayAfter, type TimeScale, timeScale } from './diagrams/time-scale.ts';
import { fittingPages } from './parts/pages.ts';
import { hairline } from './parts/reading.ts';
import { fewEnoughWords } from './parts/word-limit.ts';

const item = z.strictObject({
  head: z.string(),
  /** The period in which it begins, or its first day as an ISO date. */
  from: z.string(),
  /** The period in which it ends, or its last day; without it, one period, or a milestone on a day. */
  to: z.string().optional(),
});
const roadmapContent = z
  .strictObject({
    /** Names of the columns; without them the items have dates and the columns are months or years. */
    periods: z.array(z.string()).min(2).max(12).optional(),
    lanes: z.array(z.strictObject({ head: z.string(), items: z.array(item).min(1) })).min(1),
    /** First and last day of the scale, where it is longer than its items. */
    span: z.tuple([z.iso.date(), z.iso.date()]).optional(),
  })
  .superRefine(({ periods, lanes }, context) => {
    for (const [lane, { items }] of lanes.entries())
      for (const [index, { from, to = from }] of items.entries()) {
        const complain = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: ['lanes', lane, 'items', index, field], message });
        const known = (when: string) => (periods ? periods.includes(when) : z.iso.date().safeParse(when).success);
        const expected = periods ? `one of the periods ${periods.join(', ')}` : 'a date such as "2026-03-31", or periods to name';
        if (!known(from)) complain('from', `must be ${expected}`);
        else if (!known(to)) complain('to', `must be ${expected}`);
        else if (periods ? periods.indexOf(to) < periods.indexOf(from) : to < from) complain('to', 'ends before it begins');
      }
  });
export type RoadmapContent = z.infer<typeof roadmapContent>;

const header = 0.42;

export const roadmap = defineKind({
  summary: 'Lanes with bars over periods or dates, today marked; chosen for plans in which several teams or themes run side by side.',
  content: roadmapContent,
  split: (content, page) => {
    const { periods, lanes } = content;
    const span = content.span ?? (periods ? undefined : spanOf(content));
    const all = lanes.flatMap((lane) => lane.items.map((item) => ({ lane, item })));
    const part = (group: readonly (typeof all)[number][]): RoadmapContent => ({
      ...content,
      ...(span && { span }),
      lanes: lanes.flatMap(({ head, items }) => {
        const own = items.filter((item) => group.some((one) => one.item === item));
        return own.length > 0 ? [{ head, items: own }] : [];
      }),
    });
    const fits = (group: readonly (typeof all)[number][]) => {
      const some = part(group);
      const { scale, showsToday, fits } = drawn(some, page);
      const words = some.lanes.flatMap(({ head, items }) => [head, ...items.map((item) => item.head)]);
      const over = [...scale.segments.map(({ label }) => label), ...(showsToday ? [page.words.today] : [])];
      return fits && fewEnoughWords([...over, ...words], page);
    };
    const groups = fittingPages(all, fits);
    return groups.length === 1 ? [content] : groups.map(part);
  },
  place: (content, page) => {
    const { scale, area, lanes, bottom, showsToday, size } = drawn(content, page);
    const { body } = page;
    const at = area.x + scale.at(page.today) * area.w;
    const w = todayWidth(page);
    const today = showsToday
      ? [
          page.shape(
            'Today line',
            { x: at, y: body.y + header, w: 0, h: bottom - body.y - header },
            { geometry: 'line', line: { color: 'accent-2', width: 2 } },
          ),
          page.text(
            'Today',
            { x: Math.min(Math.max(at - w / 2, area.x), area.x + area.w - w), y: bottom + 0.04, w, h: todayHeight(page) },
            todayWords(page),
            { size: page.sizes.label },
          ),
        ]
      : [];
    const elements = lanes.flatMap(({ head, y, h, bars }, index): Element[] => [
      ...(index > 0 ? [hairline(`Lane line ${index}`, { x: body.x, y, w: body.w }, page)] : []),
      page.text(
        `Lane ${index + 1}`,
        { x: body.x, y, w: area.x - body.x - page.gaps.within, h },
        [{ runs: page.runs(head, { bold: true }) }],
        {
          anchor: 'middle',
          size,
        },
      ),
      ...bars.flatMap((bar, order) => placeBar(bar, `${index + 1}.${order + 1}`, size, page)),
    ]);
    const alt = content.lanes
      .map(({ head, items }) => `${page.plain(head)}: ${items.map((one) => page.plain(one.head)).join(', ')}`)
      .join('; ');
    const band = placeBand(scale, { x: area.x, y: body.y, w: area.w, h: header }, page);
    // Few lanes stand a little above the middle of the page.
    const end = bottom + (showsToday ? todayHeight(page) + 0.04 : 0);
    const down = Math.max(0, (body.y + body.h - end) * 0.4);
    const all = [...band, ...today.slice(0, 1), ...elements, ...today.slice(1)];
    return diagram(
      'Roadmap',
      alt,
      all.map((element) => ({ ...element, y: element.y + down })),
    );
  },
  /** Three teams over two quarters, with today marked. */
  example: {
    title: 'The price corridor is ready before the new catalogue goes out',
    content: {
      lanes: [
        {
          head: 'Pricing',
          items: [
            { head: 'Corridor for GTXPro', from: '2017-11-01', to: '2018-01-31' },
            { head: 'Approval', from: '2018-02-15' },
            { head: 'All products', from: '2018-03-01', to: '2018-04-30' },
          ],
        },
        {
          head: 'Sales',
          items: [
            { head: 'Training in Central', from: '2017-12-01', to: '2018-01-15' },
            { head: 'Training in East and West', from: '2018-02-01', to: '2018-03-31' },
            { head: 'Accounts reviewed', from: '2018-01-15', to: '2018-02-28' },
          ],
        },
        {
          head: 'Marketing',
          items: [
            { head: 'New catalogue', from: '2018-01-01', to: '2018-03-15' },
            { head: 'Catalogue out', from: '2018-04-01' },
          ],
        },
      ],
    },
  },
});

function placeBar({ box, label, paragraphs, milestone }: Bar, number: string, size: number, page: Page): Element[] {
  const fill = milestone ? 'accent' : 'accent-30';
  const shape = { geometry: milestone ? ('diamond' as const) : ('rect' as const), fill } as const;
  if (label === null)
    return [
      page.text(`Bar ${number}`, box, paragraphs, {
        ...shape,
        color: page.textOn(fill),
        size,
        anchor: 'middle',
        inset: 0.06,
        lineSpacing: 1,
      }),
    ];
  return [
    page.shape(`Bar ${number}`, box, shape),
    page.text(`Bar label ${number}`, label, paragraphs, { fill: 'paper', size, anchor: 'middle', lineSpacing: 1 }),
  ];
}

function todayHeight(page: Page): number {
  return page.measure(todayWords(page), page.body.w, page.sizes.label).height;
}

function spanOf({ lanes }: RoadmapContent): [string, string] {
  const days = lanes.flatMap(({ items }) => items.flatMap(({ from, to = from }) => [from, to])).sort();
  return [days[0]!, days[days.length - 1]!];
}

function drawn(content: RoadmapContent, page: Page) {
  const { periods, lanes } = content;
  const { body, gaps } = page;
  const span = content.span ?? (periods ? null : spanOf(content));
  const scale: TimeScale = periods ? evenScale(periods) : timeScale(span!, page.language);
  const showsToday = !periods && page.today >= span![0] && page.today <= span![1];
  const headWidth = widthOfHeads(lanes, page);
  const area = { x: body.x + headWidth + gaps.within, w: body.w - headWidth - gaps.within };
  const shares = lanes.map(({ head, items }) => ({
    head,
    items: items.map(({ head, from, to }) => {
      const milestone = !periods && to === undefined;
      const [start, end] = periods
        ? [periods.indexOf(from) / periods.length, (periods.indexOf(to ?? from) + 1) / periods.length]
        : [scale.at(from), scale.at(milestone ? from : dayAfter(to!))];
      return { head, from: start, to: end, milestone };
    }),
  }));
  const under = showsToday ? todayHeight(page) + 0.04 : 0;
  const room = { x: area.x, y: body.y + header, w: area.w, h: body.h - header - under };
  return { scale, area, showsToday, ...lanesDrawn(shares, room, headWidth, page) };
}

/** Two columns, more where a word needs it. */
function widthOfHeads(lanes: RoadmapContent['lanes'], page: Page): number {
  const { w } = page.columns(0, 2);
  const widest = Math.max(...lanes.map(({ head }) => page.measure([{ runs: page.runs(head, { bold: true }) }], w, page.sizes.body).widest));
  return Math.min(page.columns(0, 3).w, Math.max(w, widest + 0.02));
}

function evenScale(periods: readonly string[]): TimeScale {
  const count = periods.length;
  return { at: () => 0, segments: periods.map((label, index) => ({ label, from: index / count, to: (index + 1) / count })) };
}
