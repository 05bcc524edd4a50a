/** The story of a business review: which pages a deck of the requested length has, and in which order. */
import type { Brief } from '../../../model/brief.ts';
import type { Context } from './context.ts';
import type { Draft, Part } from './draft.ts';
import { byWorth } from './evidence-pages.ts';
import { isActions } from './pages/actions.ts';
import { isForBoard } from './stories/listener.ts';
import { speaksOf, speaksOnlyOf, wishesOf } from './topics.ts';

/** Pages that every review has if the facts support them. */
export interface Frame {
  cover: Draft;
  scorecard: Draft | null;
  pipeline: Draft | null;
  risks: Draft | null;
  actions: Draft | null;
  definitions: Draft | null;
  dataQuality: Draft | null;
  /** Something that the brief says of the data could not be applied, which only that page tells. */
  owesQuality: boolean;
}

/** Minimum worth of evidence in a deck without a requested length. */
const worthShowing = 0.45;

/** Quality notes that fit on one page. */
const mostNotes = 24;

/** A page, or the place of the summary, which is written last, from the chosen pages. */
export type Slot = Draft | 'summary';

/** The page of the headline's trend; that of one place or one cause is of its own. */
export function courseOf(pages: readonly Draft[], headline: string | null): Draft | undefined {
  return pages.find(({ slide, metric }) => slide.kind === 'trend' && metric === headline && !/^(?:onset|effect)-/.test(slide.id));
}

/** The pages in the order the deck would miss them. */
export function priorities(brief: Brief, frame: Frame, evidence: readonly Draft[], headline: string | null): Slot[] {
  const [answering, others] = [evidence.filter(({ asked }) => asked), evidence.filter(({ asked }) => !asked)];
  if (answering.length > 0) return shown(brief, orderOfAnswers(frame, answering, others));
  // Whatever else is requested, a review shows its headline's trend.
  const joined = frame.scorecard?.slide.kind === 'scorecard' && frame.scorecard.slide.content.course ? frame.scorecard : null;
  const pages = byWorth(evidence);
  const course = joined ?? courseOf(pages, headline);
  const [e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, ...rest] = course ? [course, ...pages.filter((page) => page !== course)] : pages;
  const ends = brief.ending !== null && isActions(brief.ending);
  const { cover, pipeline, risks, actions, definitions, dataQuality, owesQuality } = frame;
  const owed = owesQuality ? dataQuality : null;
  const scorecard = joined ? null : frame.scorecard;
  const review = [
    cover,
    'summary' as const,
    ends ? actions : e1,
    scorecard,
    ends ? e1 : e2,
    ends ? e2 : actions,
    owed,
    e3,
    e4,
    owed ? null : dataQuality,
    e5,
    definitions,
    e6,
    e7,
    e8,
    e9,
    e10,
    pipeline,
    risks,
    ...rest,
  ];
  // A board hears risks and asks before the last of the evidence.
  const order = isForBoard(brief)
    ? [
        cover,
        'summary' as const,
        scorecard,
        e1,
        e2,
        actions,
        owed,
        risks,
        e3,
        e4,
        pipeline,
        e5,
        owed ? null : dataQuality,
        e6,
        definitions,
        e7,
        e8,
        e9,
        e10,
        ...rest,
      ]
    : review;
  return shown(brief, order);
}

const shown = (brief: Brief, order: readonly (Slot | null | undefined)[]): Slot[] =>
  order.filter((slot) => slot === 'summary' || (slot && !isExcluded(brief, slot))) as Slot[];

/** Pages of answers before those that a question keeps: what has not been asked for, such as figures, risks and notes on the data, comes after them. */
function orderOfAnswers(frame: Frame, answers: readonly Draft[], evidence: readonly Draft[]): (Slot | null | undefined)[] {
  const { cover, scorecard, pipeline, risks, actions, definitions, dataQuality, owesQuality } = frame;
  const [first, second, third, ...others] = answers.toSorted((a, b) => b.worth - a.worth);
  const [e1, e2, ...rest] = byWorth(evidence);
  const owed = owesQuality ? dataQuality : null;
  const notOwed = owed ? null : dataQuality;
  return [
    cover,
    'summary',
    first,
    actions,
    second,
    third,
    owed,
    ...others,
    scorecard,
    e1,
    notOwed,
    e2,
    risks,
    definitions,
    ...rest,
    pipeline,
  ];
}

/** The number of pages: as requested, otherwise whatever is worth showing within the story's usual range. */
export function lengthOf(brief: Brief, order: readonly Slot[], usual: { min: number; max: number }): number {
  const { min, max } = brief.slides.asked ? brief.slides : usual;
  if (min === max) return max;
  const worthy = order.filter(isWorthy).length;
  return Math.min(max - overflowing(order), Math.max(min, worthy));
}

const isWorthy = (slot: Slot) => slot === 'summary' || slot.part !== 'evidence' || slot.worth >= worthShowing;

/** Without a requested length, what is worth showing comes before all else. */
export function worthyFirst(brief: Brief, order: readonly Slot[]): Slot[] {
  return brief.slides.asked ? [...order] : [...order.filter(isWorthy), ...order.filter((slot) => !isWorthy(slot))];
}

/** Quality notes that overflow to a second page take the place of another. */
function overflowing(order: readonly Slot[]): number {
  const notes = order.find((slot) => slot !== 'summary' && slot.slide.id === 'data-quality');
  return notes && notes !== 'summary' && notes.slide.kind === 'appendix' && notes.slide.content.items.length > mostNotes ? 1 : 0;
}

/** A single page is the summary, which says most. */
export function take(order: readonly Slot[], length: number): Slot[] {
  return length === 1 ? ['summary'] : order.slice(0, length);
}

/** The story ends with the next steps; the appendix stands behind it, also where a brief asks for them at the end. */
const places: Record<Part, number> = { cover: 0, summary: 1, scorecard: 2, evidence: 3, outlook: 4, risks: 5, actions: 6, appendix: 7 };

/** Where a measure has changed, what that makes of the whole, and who is not to blame follow one another. */
function placeOfOnset(id: string): number | null {
  const at = ['onset-', 'along-', 'apart-', 'beside-'].findIndex((page) => id.startsWith(page));
  return at < 0 ? null : 0.3 + at / 10;
}

/** Story order: what is asked about, the headline's trend and bridge, then the rest; pages of one subject together. @param asked IDs of measures */
export function inOrder(context: Context, drafts: readonly Draft[], asked: readonly string[] = []): Draft[] {
  const { brief, insights } = context;
  const place = ({ part }: Draft) => places[part];
  const wishes = wishesOf(brief);
  const focus = (draft: Draft) => {
    const index = wishes.findIndex((phrase) => speaksOf(phrase, draft.topics));
    return index < 0 ? wishes.length : index;
  };
  const firstBridge = drafts.find(({ slide, metric }) => slide.id.startsWith('bridge-') && metric === insights.headline);
  // How it stands, what changed, why; where comes after. What was kept and why more was lost follow one another.
  const lost = drafts.some(({ slide }) => lossPages.slice(1, 3).includes(slide.id));
  const early = (draft: Draft) => {
    const { id, kind } = draft.slide;
    // What is asked comes first: its course, where it lies, then the rest of it.
    const place = asked.indexOf(draft.metric ?? '');
    if (place >= 0 && draft.metric !== insights.headline)
      return place - asked.length + (kind === 'trend' ? 0 : id.startsWith('cells-') ? 0.3 : (placeOfOnset(id) ?? 0.6));
    if (draft.metric === insights.headline && kind === 'trend') return 0;
    if (placeOfOnset(id) !== null) return placeOfOnset(id)!;
    if (id.startsWith('year-on-year-')) return 1;
    if (id.startsWith('factors-')) return 2;
    if (draft === firstBridge) return 3;
    if (id === 'recurring-growth') return 3.5;
    if (renewalPages.includes(id)) return renewalPages.indexOf(id) / renewalPages.length;
    if (draft.metric === insights.headline && id.startsWith('mix-')) return 4;
    const lossPlace = lost ? lossPages.indexOf(id) : -1;
    return lossPlace < 0 ? 6 : 5 + lossPlace / lossPages.length;
  };
  const subjects = [...new Set(drafts.map(subjectOf))];
  const kinds = ['trend', 'bridge', 'share', 'funnel', 'win-loss', 'comparison', 'distribution', 'ranking', 'table'];
  return drafts
    .map((draft, index) => ({ draft, index }))
    .sort(
      (a, b) =>
        place(a.draft) - place(b.draft) ||
        (a.draft.part !== 'evidence'
          ? a.index - b.index
          : early(a.draft) - early(b.draft) ||
            focus(a.draft) - focus(b.draft) ||
            subjects.indexOf(subjectOf(a.draft)) - subjects.indexOf(subjectOf(b.draft)) ||
            kinds.indexOf(a.draft.slide.kind) - kinds.indexOf(b.draft.slide.kind) ||
            a.index - b.index),
    )
    .map(({ draft }) => draft);
}

/** What was lost, where, why, and what is next: they are the story of renewals. */
const renewalPages: readonly string[] = ['renewals-overview', 'renewals-lost', 'renewal-reasons', 'renewals-at-risk'];

/** In the order they are told. */
const lossPages: readonly string[] = [
  'retention',
  'plan-moves',
  'loss-causes',
  'loss-by-age',
  'loss-where',
  'reasons-loss',
  'signals-loss',
  'loss-stake',
];

const subjectOf = ({ metric, dimension }: Draft) => dimension ?? metric ?? '';

/** What is asked is left out only by words that mean nothing else: new customers are no reason to leave out the churn of customers. */
export function isExcluded(brief: Brief, { topics, asked }: Draft): boolean {
  return brief.exclude.some((phrase) => (asked ? speaksOnlyOf(phrase, topics) : speaksOf(phrase, topics)));
}

/** What the brief focuses on that no page of the deck covers. */
export function unanswered(context: Context, drafts: readonly Draft[]): string[] {
  const { questions } = context.brief;
  // Whether a question is answered is told of it.
  const wishes = wishesOf(context.brief).filter((phrase) => !questions.some(({ text }) => text === phrase));
  return wishes.filter((phrase) => !drafts.some(({ topics }) => speaksOf(phrase, topics)));
}
