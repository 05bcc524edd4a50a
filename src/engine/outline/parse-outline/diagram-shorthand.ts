/** The fields of the shorthand that say what a diagram shows, and the kind each of them means. */
import { z } from 'zod';
import type { KindId } from '../../../model/outline.ts';

const part = z.union([z.string(), z.strictObject({ head: z.string(), text: z.string().optional() })]);
const parts = z.array(part);
const points = z.array(z.string()).min(1).optional();
const axis = z
  .union([z.string(), z.strictObject({ name: z.string(), low: z.string().optional(), high: z.string().optional() })])
  .optional();
/** People write either word for what something is called. */
const called = { name: z.string().optional(), head: z.string().optional() };

export const diagramFields = {
  /** With `steps`: the last leads back to the first. */
  cyclic: z.boolean().optional(),
  center: z.string().optional(),
  strengths: points,
  weaknesses: points,
  opportunities: points,
  threats: points,
  pros: points,
  cons: points,
  verdict: z.string().optional(),
  periods: z.array(z.string()).optional(),
  lanes: z
    .array(z.strictObject({ ...called, items: z.array(z.strictObject({ ...called, from: z.string(), to: z.string().optional() })).min(1) }))
    .min(1)
    .optional(),
  x_axis: axis,
  y_axis: axis,
  fields: z.array(z.string()).length(4).optional(),
  items: z
    .array(z.strictObject({ ...called, x: z.union([z.number(), z.string()]), y: z.union([z.number(), z.string()]) }))
    .min(1)
    .optional(),
  /** Who reports to whom: `{name, role, reports}`, the reports alike; also written straight into the slide. */
  org: z.unknown().optional(),
  name: z.string().optional(),
  role: z.string().optional(),
  reports: z.array(z.unknown()).min(1).optional(),
  sets: parts.optional(),
  /** What two sets share, or who of three shares what. */
  overlap: part.optional(),
  overlaps: z.array(z.strictObject({ of: z.array(z.number()), head: z.string(), text: z.string().optional() })).optional(),
  levels: parts.optional(),
} as const;

const shape = z.object({ ...diagramFields, steps: parts.optional() });
type Fields = z.infer<typeof shape>;

const headed = (one: z.infer<typeof part>) => (typeof one === 'string' ? { head: one } : one);
const named = ({ name, head, ...rest }: { name?: string | undefined; head?: string | undefined }) => ({ head: head ?? name, ...rest });
const axisOf = (one: z.infer<typeof axis>) => (typeof one === 'string' ? { name: one } : one);

/** Null where no field speaks of a diagram. What is missing in the content is told by the kind's own schema. */
export function diagramOf(slide: Fields): { kind: KindId; content: unknown } | null {
  const { strengths, weaknesses, opportunities, threats, pros, cons, verdict } = slide;
  if (strengths ?? weaknesses ?? opportunities ?? threats)
    return { kind: 'swot', content: { strengths, weaknesses, opportunities, threats } };
  if (pros ?? cons) return { kind: 'pros-cons', content: { pros, cons, verdict } };
  if (slide.lanes) {
    const lanes = slide.lanes.map(({ items, ...lane }) => ({ ...named(lane), items: items.map(named) }));
    return { kind: 'roadmap', content: { periods: slide.periods, lanes } };
  }
  if (slide.x_axis && slide.y_axis && slide.items) {
    const content = { x: axisOf(slide.x_axis), y: axisOf(slide.y_axis), fields: slide.fields, items: slide.items.map(named) };
    return { kind: 'matrix', content };
  }
  if (slide.org) return { kind: 'org-tree', content: slide.org };
  if (slide.reports) return { kind: 'org-tree', content: { name: slide.name, role: slide.role, reports: slide.reports } };
  if (slide.sets) {
    const overlaps =
      slide.overlaps ?? (slide.overlap === undefined ? [] : [{ of: slide.sets.map((_, index) => index + 1), ...headed(slide.overlap) }]);
    return { kind: 'venn', content: { sets: slide.sets.map(headed), overlaps } };
  }
  if (slide.levels) return { kind: 'pyramid', content: { levels: slide.levels.map(headed) } };
  if (slide.steps && slide.cyclic) return { kind: 'cycle', content: { steps: slide.steps.map(headed), center: slide.center } };
  return null;
}
