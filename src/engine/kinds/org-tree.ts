/** Org tree: who reports to whom, up to four levels, as boxes joined by glued elbows. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, familyFill, join, labelParagraphs, scales, standsIn } from './parts/diagram.ts';
import { fewEnoughWords, fittingPages } from './parts/pages.ts';

const member = z.strictObject({
  /** A person, a team or a position. */
  name: z.string(),
  role: z.string().optional(),
  get reports() {
    return z.array(member).optional();
  },
});
export type OrgTreeContent = z.infer<typeof member>;

type Member = OrgTreeContent;

const mostLevels = 4;
const depth = ({ reports = [] }: Member): number => 1 + reports.reduce((deepest, report) => Math.max(deepest, depth(report)), 0);
const orgTreeContent: z.ZodType<OrgTreeContent> = member.refine((root) => depth(root) <= mostLevels, {
  message: `takes at most ${mostLevels} levels`,
});

const inset = 0.1;
const box = { widest: 3, narrowest: 1.1, lowest: 0.6, roomy: 0.95 };
const gap = { across: 0.2, down: 0.36, stacked: 0.12 };
/** Maximum extra space between levels. */
const roomiest = 0.7;
/** Indent of members listed under each other, and room for the line beside them. */
const hang = { indent: 0.22, line: 0.14 };

export const orgTree = defineKind({
  summary: 'People or teams and who reports to whom, up to four levels; used to show a team or who owns what.',
  content: orgTreeContent,
  split: (root, page) => splitTree(root, page),
  place: (root, page) => {
    const { placed, size } = drawn(root, page);
    const levels = depth(root);
    const shapes = placed.map(({ name, at, level, paragraphs }): Element => {
      const fill = familyFill(levels - 1 - level, levels);
      return page.text(name, at, paragraphs, { geometry: 'rect', fill, color: page.textOn(fill), size, inset, anchor: 'middle' });
    });
    const lines = placed.flatMap(({ name, at, parent, hanging }) => {
      const above = parent === null ? undefined : placed[parent];
      const from = above && { name: above.name, box: above.at };
      return from ? [join(from, { name, box: at }, { shape: 'elbow', side: hanging ? 'left' : 'down' })] : [];
    });
    return diagram('Org tree', told(root, page).join('; '), [...lines, ...shapes]);
  },
  /** Three levels of a sales team. */
  example: {
    title: 'Each region has one manager who answers for its price corridor',
    content: {
      name: 'Dana Whitcomb',
      role: 'Head of sales',
      reports: [
        {
          name: 'Melvin Marxen',
          role: 'Central',
          reports: [{ name: 'Anna Snelling' }, { name: 'Moses Frase' }, { name: 'Jonathan Berthelot' }],
        },
        { name: 'Rocco Neubert', role: 'East', reports: [{ name: 'Cassey Cress' }, { name: 'Donn Cantrell' }] },
        { name: 'Celia Rouche', role: 'West', reports: [{ name: 'Hayden Neloms' }, { name: 'Markita Hansen' }] },
      ],
    },
  },
});

/** `Ada: Ben, Cleo` for everyone with reports. */
function told({ name, reports = [] }: Member, page: Page): string[] {
  if (reports.length === 0) return [];
  const own = `${page.plain(name)}: ${reports.map((report) => page.plain(report.name)).join(', ')}`;
  return [own, ...reports.flatMap((report) => told(report, page))];
}

/** Splits a large tree: as many branches per page as fit; a branch too large for one page continues on its own pages. */
function splitTree(root: Member, page: Page): Member[] {
  const { reports = [] } = root;
  if (holds(root, page) || reports.length === 0) return [root];
  return fittingPages(reports, (group) => holds({ ...root, reports: [...group] }, page)).flatMap((group) => {
    const part = { ...root, reports: group };
    if (group.length > 1 || holds(part, page)) return [part];
    const { reports: below = [], ...alone } = group[0]!;
    return below.length > 0 ? [{ ...root, reports: [alone] }, ...splitTree(group[0]!, page)] : [part];
  });
}

function holds(root: Member, page: Page): boolean {
  const words = (one: Member): (string | undefined)[] => [one.name, one.role, ...(one.reports ?? []).flatMap(words)];
  return fewEnoughWords(page, ...words(root)) && drawn(root, page).fits;
}

interface PlacedMember {
  /** `Member 3` in reading order, because names may repeat. */
  name: string;
  at: Box;
  level: number;
  /** Index of the manager. */
  parent: number | null;
  /** Listed under the manager instead of side by side. */
  hanging: boolean;
  paragraphs: Paragraph[];
}

/** Reports side by side if the boxes are readable, otherwise the lowest level listed. */
function drawn(root: Member, page: Page): { placed: PlacedMember[]; size: number; fits: boolean } {
  let last: ReturnType<typeof arranged> | undefined;
  for (const scale of scales)
    for (const stacked of [false, true]) {
      last = arranged(root, stacked, scale, page);
      if (last.fits) return last;
    }
  return last!;
}

function arranged(root: Member, stacked: boolean, scale: (typeof scales)[number], page: Page) {
  const { body } = page;
  const stacks = (one: Member) =>
    stacked && one !== root && (one.reports ?? []).length > 1 && one.reports!.every(({ reports = [] }) => reports.length === 0);
  const columnsOf = (one: Member): number =>
    stacks(one)
      ? 1
      : Math.max(
          1,
          (one.reports ?? []).reduce((sum, report) => sum + columnsOf(report), 0),
        );
  const columns = columnsOf(root);
  const anyStack = (one: Member): boolean => stacks(one) || (one.reports ?? []).some(anyStack);
  const extra = anyStack(root) ? hang.indent + hang.line : 0;
  const w = Math.min(box.widest, (body.w - gap.across * (columns - 1)) / columns - extra);
  const words = (one: Member) => labelParagraphs({ head: one.name, text: one.role }, scale, page, { align: 'center' });
  const everyone = (one: Member): Member[] => [one, ...(one.reports ?? []).flatMap(everyone)];
  const all = everyone(root).map(words);
  const needed = Math.max(box.lowest, ...all.map((each) => page.measure(each, w - 2 * inset, scale.head).height + 2 * inset));
  // Only a tree without lists has as many rows as levels, and space to share among them.
  const roomy = (body.h - gap.down * (depth(root) - 1)) / depth(root);
  const h = anyStack(root) ? needed : Math.max(needed, Math.min(box.roomy, roomy));
  const pitch = w + extra + gap.across;
  const placed: PlacedMember[] = [];
  let free = 0;
  let lowest = 0;
  const put = (one: Member, level: number, parent: number | null): number => {
    const index = placed.length;
    const y = level * (h + gap.down);
    lowest = Math.max(lowest, y + h);
    placed.push({ name: `Member ${index + 1}`, at: { x: 0, y, w, h }, level, parent, hanging: false, paragraphs: words(one) });
    const { reports = [] } = one;
    let x: number;
    if (stacks(one)) {
      x = free++ * pitch + extra - hang.indent;
      reports.forEach((report, order) => {
        const at = { x: x + hang.indent, y: y + h + gap.stacked + order * (h + gap.stacked), w, h };
        lowest = Math.max(lowest, at.y + h);
        placed.push({ name: `Member ${placed.length + 1}`, at, level: level + 1, parent: index, hanging: true, paragraphs: words(report) });
      });
    } else if (reports.length > 0) {
      const middles = reports.map((report) => put(report, level + 1, index));
      x = (middles[0]! + middles[middles.length - 1]!) / 2;
    } else x = free++ * pitch + (extra > 0 ? extra - hang.indent : 0);
    placed[index]!.at.x = x;
    return x;
  };
  put(root, 0, null);
  const left = Math.min(...placed.map(({ at }) => at.x)) - (extra > 0 ? hang.line : 0);
  const right = Math.max(...placed.map(({ at }) => at.x + at.w));
  // A low tree gets more space between its levels.
  const air = Math.min(roomiest, Math.max(0, body.h - lowest) / (2 * depth(root)));
  const bottom = lowest + air * Math.max(...placed.map(({ level, hanging }) => level - (hanging ? 1 : 0)));
  const shift = { x: body.x + (body.w - (right - left)) / 2 - left, y: body.y + Math.max(0, (body.h - bottom) * 0.4) };
  for (const { at, level, hanging } of placed) {
    at.x += shift.x;
    at.y += shift.y + air * (level - (hanging ? 1 : 0));
  }
  const whole = all.every((each) => standsIn(each, { w: w - 2 * inset, h }, scale.head, page));
  // Large names are only worth it if none needs a second line.
  const short =
    scale !== scales[0] ||
    everyone(root).every(({ name }) => page.measure([{ runs: page.runs(name, { bold: true }) }], w - 2 * inset, scale.head).lines === 1);
  return { placed, size: scale.head, fits: w >= box.narrowest && lowest <= body.h + 1e-6 && whole && short };
}
