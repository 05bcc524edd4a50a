/** Cover: company, period, audience and as-of date. */
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { periodSpan } from '../period-span.ts';
import { qualityText, spokenNotes } from '../quality-text.ts';
import { fitTitle } from '../titles.ts';

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
