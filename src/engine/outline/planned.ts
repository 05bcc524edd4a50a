/** What an outline remembers of its planning: the brief, the period names, and a fingerprint of every text as written. */
import { createHash } from 'node:crypto';
import type { Brief } from '../../model/brief.ts';
import type { FactTable } from '../../model/fact.ts';
import type { Direction } from '../../model/finding.ts';
import { type AnyOutlineSlide, editableFields, type Outline, type Planned } from '../../model/outline.ts';
import { isSpan } from '../../model/period.ts';
import type { Heard } from '../insight/score.ts';
import { givenActions } from './from-facts/pages/actions.ts';
import { reviewCalled } from './from-facts/pages/cover.ts';
import { asksFor } from './from-facts/topics.ts';

/** Findings in the deck, and those its readers had already heard. */
interface Told {
  said: Record<string, Record<string, Direction>>;
  heard: Heard;
}

export function plannedOf(
  brief: Brief,
  table: FactTable,
  date: (iso: string) => string,
  title: string,
  slides: readonly AnyOutlineSlide[],
  told?: Told,
): Planned {
  const { deckType, focus, questions, exclude, leaveOut, ending, fiscalYear, basis, sunk, given, dictated, blamed } = brief;
  const { account } = table;
  return {
    brief: {
      deckType,
      title: brief.title,
      instruction: remembered(brief, table),
      focus,
      exclude,
      ...(leaveOut.length > 0 && { leaveOut }),
      ending,
      fiscalYear,
      ...(basis && { basis }),
      ...(sunk && { sunk }),
      ...(given && { given }),
      ...(dictated && dictated.length > 0 && { dictated }),
      ...(questions.length > 0 && { questions }),
      ...(blamed && blamed.length > 0 && { blamed }),
      actions: givenActions(brief),
      ...(brief.period && namesSpan(brief.period) && { span: brief.period.replace(/\d{4}-/g, 'M') }),
      ...(account && { account: { ...account, sure: true } }),
    },
    reporting: table.reporting.id,
    periods: Object.fromEntries(table.periods.map(({ offset, label }) => [String(offset), label])),
    date: date(table.asOf),
    title: fingerprint(title),
    slides: Object.fromEntries(
      slides.map((slide) => [
        slide.id,
        Object.fromEntries(editableFields.flatMap((field) => (slide[field] === undefined ? [] : [[field, fingerprint(slide[field])]]))),
      ]),
    ),
    ...(told && { said: told.said }),
    ...(told && Object.keys(told.heard).length > 0 && { heard: { ...told.heard } }),
  };
}

/**
 * Of the instruction, what its review is called and the dimensions it names: by these, pages are chosen again. The rest stays out of the
 * outline, and so of the deck that carries it: a reader of the deck may not be meant to see it.
 */
function remembered(brief: Brief, { dimensions }: Pick<FactTable, 'dimensions'>): string {
  const review = reviewCalled(brief.instruction);
  return [...(review ? [review.words] : []), ...dimensions.filter((each) => asksFor(brief, each)).map(({ label }) => label)].join('; ');
}

/** Whether a period is a span of months of its own, which the next deck covers again. */
function namesSpan(period: string): boolean {
  return period === 'YTD' || /^L\d/.test(period) || isSpan(period);
}

/** What the outline's readers know: its findings if `table` reports a later period, otherwise what it was itself planned with. */
export function heardOf({ planned, slides }: Pick<Outline, 'planned' | 'slides'>, { reporting, periods }: FactTable): Heard {
  if (!planned) return {};
  if (planned.reporting === reporting.id) return planned.heard ?? {};
  if (!periods.some(({ id, offset }) => id === planned.reporting && offset < 0)) return {};
  const shown = new Set(slides.map(({ id }) => id));
  return Object.assign({}, ...Object.entries(planned.said ?? {}).flatMap(([slide, told]) => (shown.has(slide) ? [told] : [])));
}

/** The brief an outline was planned from, as far as the outline remembers it. */
export function briefOf({ language, company, audience }: Outline, { brief }: Planned, asked: Brief): Brief {
  const { actions, span: _, ...rest } = brief;
  const list = { type: 'list' as const, ordered: false, items: actions.map((text) => ({ text, children: [] })) };
  return {
    ...asked,
    questions: [],
    ...rest,
    language,
    company: company ?? null,
    audience: audience ?? null,
    material: actions.length > 0 ? [{ heading: 'Next steps', level: 2, blocks: [list] }] : [],
  };
}

/** Equal for values that mean the same, whatever the order of their fields. */
export function fingerprint(value: unknown): string {
  return createHash('sha1').update(canonical(value)).digest('hex').slice(0, 10);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
