/** Cover: company, period, audience and as-of date. */
import { first } from '../../../../languages/catalogue.ts';
import type { Text } from '../../../../model/text.ts';
import type { ScorecardContent } from '../../../kinds/scorecard.ts';
import { askedMeasures } from '../answers/in-question.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { periodSpan } from '../period-span.ts';
import { qualityText, spokenNotes } from '../quality-text.ts';
import type { Only } from '../stories/one-question.ts';
import { fitTitle } from '../titles.ts';

const mostFigures = 3;

const reviews = new Set(['qbr', 'board', 'report', 'status', 'general']);

/** @param only the measure that all of the deck is about, with the months that it is told of */
export function cover(context: Context, only: Only | null = null): Draft {
  const { brief, catalogue, table, date } = context;
  const now = table.reporting.label;
  const whose = table.account?.name ?? brief.company;
  const span = periodSpan(table.reporting, brief.language);
  const about = aboutOf(context);
  // What is asked about says more than that it is a review.
  const [measure] = about === 'business' ? askedMeasures(context) : [];
  const review =
    measure === undefined
      ? catalogue.say('cover-review', { about, measure: '' })
      : catalogue.say('cover-review', { about: 'measure', measure: context.label(measure) });
  const plain = only
    ? catalogue.say('cover-measure', { period: only.span ?? now, company: whose && safe(whose), measure: context.label(only.measure.id) })
    : catalogue.say('cover-title', { period: now, company: whose && safe(whose), review });
  return {
    part: 'cover',
    topics: [],
    worth: 1,
    proves: [],
    slide: {
      id: 'cover',
      kind: 'cover',
      title: brief.title ? fitTitle([safe(brief.title)]) : fitTitle([plain]),
      content: {
        ...subtitleOf(context),
        details: [
          ...(brief.audience ? [catalogue.say('cover-audience', { audience: safe(brief.audience) })] : []),
          ...(brief.title ? [only?.span ?? now] : []),
          ...(span && !only ? [span] : []),
          catalogue.say('cover-as-of', { date }),
          // Who asked for another period reads it before any figure.
          ...spokenNotes(table).flatMap((note, index) => (note.code === 'period-absent' ? [qualityText(context, note, index)] : [])),
        ],
      },
    },
  };
}

/** What the brief focuses on, or else the topics that it lists, with how it ends. */
function subtitleOf({ brief: { focus, sections, ending }, catalogue }: Context): { subtitle?: Text } {
  if (focus.length > 0) return { subtitle: catalogue.say('cover-focus', { topics: focus.map((phrase) => safe(phrase)) }) };
  if (sections.length < leastListed) return {};
  const listed = [...sections, ...(ending === null ? [] : [ending])];
  return { subtitle: first(catalogue.say('cover-topics', { topics: listed.map((phrase) => safe(phrase)) })) };
}

/** A topic alone is no list. */
const leastListed = 2;

type About = 'sales' | 'success' | 'support' | 'people' | 'marketing' | 'finance' | 'results' | 'business';

/** What a prompt calls its review: the words before `review`, `QBR`, `report`. */
const called: readonly (readonly [RegExp, About])[] = [
  [/customer success/, 'success'],
  [/sales|revenue|bookings|pipeline/, 'sales'],
  [/support|service desk|helpdesk|tickets?/, 'support'],
  [/people|hr|headcount|workforce/, 'people'],
  [/marketing|campaigns?/, 'marketing'],
  [/financ\w+|budget/, 'finance'],
];
const reviewed = /(?<!\p{L})((?:\p{L}{1,20} ){0,3})(?:(?:business )?review|qbr|report|readout)\b/giu;

/** What an instruction calls its review: `support review`; null where it says nothing of the kind. */
export function reviewCalled(instruction: string): { about: About; words: string } | null {
  for (const [, before = ''] of instruction.matchAll(reviewed)) {
    for (const [words, about] of called) {
      const own = new RegExp(`\\b(?:${words.source})\\b`, 'i').exec(before);
      if (own) return { about, words: `${own[0]} review` };
    }
  }
  return null;
}

/** What the data measure, where the prompt does not say. */
const measured: readonly (readonly [RegExp, About])[] = [
  [/headcount|attrition|leavers|hires/, 'people'],
  [/campaign|impressions|clicks|leads|ad_spend/, 'marketing'],
];

/** What kind of review it is: as the prompt calls it, otherwise what its data are about. */
function aboutOf({ brief, table, insights }: Context): About {
  if (!reviews.has(brief.deckType)) return 'results';
  const own = reviewCalled(brief.instruction);
  if (own) return own.about;
  if (table.statement) return 'finance';
  const leading = table.metrics.find(({ family }) => family !== undefined)?.family;
  if (leading === 'sales' || leading === 'support') return leading;
  const { headline } = insights;
  const known = headline === null ? undefined : measured.find(([names]) => names.test(headline));
  if (known) return known[1];
  return headline !== null && /^(?:revenue|sales|orders|won_value|won_count)$/.test(headline) ? 'sales' : 'business';
}

const mostTopics = 3;

/** With what its pages are about, in one line, unless the brief already says what it focuses on. */
export function withTopics({ catalogue }: Context, page: Draft, pages: readonly Draft[]): Draft {
  if (page.slide.kind !== 'cover' || page.slide.content.subtitle !== undefined) return page;
  const evidence = pages.flatMap(({ part, slide }) => (part === 'evidence' && slide.section ? [slide.section] : []));
  const results = catalogue.say('sections-results');
  const told = [...new Set(evidence)].filter((section) => section !== results).slice(0, mostTopics);
  const asks = pages.some(({ part }) => part === 'actions') ? [catalogue.say('sections-actions')] : [];
  if (told.length === 0) return page;
  const subtitle = first(catalogue.say('cover-topics', { topics: [...told, ...asks] }));
  return { ...page, slide: { ...page.slide, content: { ...page.slide.content, subtitle } } };
}

/** Earlier periods from which a line is a course. */
const leastCourse = 3;

/** With the figures that the deck is about, and the course of the headline: the first of the scorecard, those that the summary speaks of before others. */
export function withFigures(context: Context, page: Draft, { tiles, periods }: ScorecardContent, summary: Draft | null): Draft {
  const [headline, ...others] = tiles;
  if (page.slide.kind !== 'cover' || !headline) return page;
  const said = JSON.stringify(summary?.slide.content ?? '');
  const spoken = others.filter(({ value }) => said.includes(value));
  const chosen = [headline, ...spoken, ...others.filter((tile) => !spoken.includes(tile))].slice(0, mostFigures);
  const figures = chosen.map(({ value, label, change }) => ({ value, label, ...(change && { note: change.text }) }));
  const { trend: values = [] } = headline;
  const from = values.findIndex((id) => id !== null);
  const shown = from < 0 ? [] : values.slice(from);
  const span = spanOf(context, headline.label, periods.slice(from));
  const course = shown.length >= leastCourse ? { course: { caption: span, periods: periods.slice(from), values: shown } } : {};
  return { ...page, slide: { ...page.slide, content: { ...page.slide.content, figures, ...course } } };
}

function spanOf({ catalogue }: Context, label: string, periods: readonly string[]): Text {
  return catalogue.say('lead-span', { label, unit: null, first: periods[0] ?? '', last: periods.at(-1) ?? '' });
}
