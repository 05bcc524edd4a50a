/** Cover: company, period, audience and as-of date. */
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { periodSpan } from '../period-span.ts';
import { qualityText, spokenNotes } from '../quality-text.ts';
import { fitTitle } from '../titles.ts';
import type { Tile } from './scorecard.ts';

const mostFigures = 3;

const reviews = new Set(['qbr', 'board', 'report', 'status', 'general']);

export function cover(context: Context): Draft {
  const { brief, catalogue, table, date } = context;
  const now = table.reporting.label;
  const whose = table.account?.name ?? brief.company;
  const span = periodSpan(table.reporting, brief.language);
  const plain = catalogue.say('cover-title', { period: now, company: whose && safe(whose), isReview: reviews.has(brief.deckType) });
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
        ...(brief.focus.length > 0
          ? { subtitle: catalogue.say('cover-focus', { topics: brief.focus.map((phrase) => safe(phrase)) }) }
          : {}),
        details: [
          ...(brief.audience ? [catalogue.say('cover-audience', { audience: safe(brief.audience) })] : []),
          ...(brief.title ? [now] : []),
          ...(span ? [span] : []),
          catalogue.say('cover-as-of', { date }),
          // Who asked for another period reads it before any figure.
          ...spokenNotes(table).flatMap((note, index) => (note.code === 'period-absent' ? [qualityText(context, note, index)] : [])),
        ],
      },
    },
  };
}

/** With the figures that the deck is about: the first of the scorecard, those that the summary speaks of before others. */
export function withFigures(page: Draft, [headline, ...others]: readonly Tile[], summary: Draft | null): Draft {
  if (page.slide.kind !== 'cover' || !headline) return page;
  const said = JSON.stringify(summary?.slide.content ?? '');
  const spoken = others.filter(({ value }) => said.includes(value));
  const chosen = [headline, ...spoken, ...others.filter((tile) => !spoken.includes(tile))].slice(0, mostFigures);
  const shown = chosen.map(({ value, label, change }) => ({ value, label, ...(change && { note: change.text }) }));
  return { ...page, slide: { ...page.slide, content: { ...page.slide.content, figures: shown } } };
}
