/** Appendix: how each figure is defined, and what the data could not provide. */
import type { MetricNote, Undone } from '../../../../model/fact.ts';
import { ref } from '../../../../model/text.ts';
import type { AppendixContent } from '../../../kinds/appendix.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { notAppliedNotes } from '../not-applied.ts';
import { qualityText, spokenNotes } from '../quality-text.ts';
import { lengthOf } from '../titles.ts';
import { speaksOf, topicsOf, wishesOf } from '../topics.ts';

/** `pages`: the deck's pages, once chosen; only what they show needs a definition. */
export function definitions(context: Context, pages: readonly Draft[] = []): Draft | null {
  const { catalogue } = context;
  const shown = JSON.stringify(pages.map(({ slide }) => slide));
  const used = context.computed.filter(({ id }) => ['.', '@', '['].some((mark) => shown.includes(id + mark)));
  const items: AppendixContent['items'] = (used.length > 0 ? used : context.computed).map(({ id, definition }) => ({
    term: context.label(id),
    text: safe(definition, 300),
  }));
  if (items.length === 0) return null;
  return {
    part: 'appendix',
    topics: topicsOf(null, null, 'appendix definition definitions glossary'),
    worth: 0.55,
    proves: [],
    slide: {
      id: 'definitions',
      kind: 'appendix',
      title: catalogue.say('definitions-title'),
      lead: catalogue.say('lead-definitions'),
      section: catalogue.say('sections-appendix'),
      content: { items },
    },
  };
}

/** `undone`: what the brief says of the data in vain. */
export function dataQuality(context: Context, undone: readonly Undone[]): Draft {
  const { catalogue, table, date } = context;
  const spoken = spokenNotes(table);
  const partial = table.periods.filter((period) => period.partial).map(({ label }) => safe(label));
  const leftOut = new Set(table.quality.flatMap(({ code, tables = [] }) => (code === 'unused-table' ? tables : [])));
  // What other data would allow is of no interest unless it was asked for.
  const wishes = [...wishesOf(context.brief), ...context.brief.questions.map(({ about }) => about)];
  const isAsked = (note: MetricNote) => wishes.some((phrase) => speaksOf(phrase, topicsOf(note, null)));
  const uncomputed = table.metrics.filter((note) => note.status === 'not-computable' && note.reason && isAsked(note));
  // Whoever doubts a figure looks up what limits it; which files were read is said in few lines.
  const read = table.sources
    .filter(({ name }) => !leftOut.has(name))
    .map(({ file, rows, rejected }) => {
      const counts = catalogue.say('quality-file', {
        rows: ref(context.count('source_rows', `Rows of ${file}`, rows, { source: file })),
        rejected: ref(context.count('source_rejected', `Rows of ${file} rejected`, rejected, { source: file })),
      });
      return `**${safe(file)}:** ${counts}`;
    });
  const items: AppendixContent['items'] = [
    ...(partial.length > 0
      ? [{ term: catalogue.say('quality-period'), text: catalogue.say('quality-partial', { periods: partial }) }]
      : []),
    ...notAppliedNotes(undone).map((note, index) => ({ text: qualityText(context, note, spoken.length + index) })),
    ...spoken.map((note, index) => ({ text: qualityText(context, note, index) })),
    // Group what is missing for the same reason.
    ...[...new Set(uncomputed.map(({ reason }) => reason!))].map((reason) => ({
      term: uncomputed.flatMap((note) => (note.reason === reason ? safe(note.label) : [])).join(', '),
      text: catalogue.say('not-computable', { reason: safe(reason, 300) }),
    })),
    ...(catalogue.say('quality-guard') ? [{ term: catalogue.say('quality-tests'), text: catalogue.say('quality-guard') }] : []),
    ...Array.from({ length: Math.ceil(read.length / filesTogether) }, (_, at) => ({
      text: read.slice(at * filesTogether, (at + 1) * filesTogether).join('; '),
    })),
  ];
  return {
    part: 'appendix',
    topics: topicsOf(null, null, 'appendix data quality'),
    worth: 0.58,
    proves: [],
    slide: {
      id: 'data-quality',
      kind: 'appendix',
      title: catalogue.say('quality-title'),
      lead: catalogue.say('lead-as-of', { date }),
      section: catalogue.say('sections-appendix'),
      content: { items },
    },
  };
}

/** Files named in one item; more would be taller than a column. */
const filesTogether = 6;

export const appendixId = 'appendix';

/** What one page holds in two columns of 12-point text: lines, characters in each, and the space between two items in lines. */
const room = { lines: 42, characters: 74, apart: 0.35 };

/** Definitions and data quality on one page where both fit, instead of two half-empty ones. */
export function joinedAppendix({ catalogue }: Context, pages: readonly Draft[]): Draft[] {
  const [quality, defined] = ['data-quality', 'definitions'].map((id) => pages.find(({ slide }) => slide.id === id));
  if (quality?.slide.kind !== 'appendix' || defined?.slide.kind !== 'appendix') return [...pages];
  const heading = { term: defined.slide.title, text: '' };
  const items = [...quality.slide.content.items, heading, ...defined.slide.content.items];
  const lines = items.reduce((sum, { term = '', text }) => sum + Math.ceil(lengthOf(`${term}  ${text}`) / room.characters) + room.apart, 0);
  if (lines > room.lines) return [...pages];
  const { slide } = quality;
  const both: Draft = {
    ...quality,
    topics: [...quality.topics, ...defined.topics],
    slide: { ...slide, id: appendixId, title: catalogue.say('appendix-title'), content: { items } },
  };
  return pages.flatMap((page) => (page === defined ? [] : page === quality ? [both] : [page]));
}
