/** Win rates as won against lost: the counts behind each rate. */
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';

const rate = 'win_rate';

/** Redraws a win-rate comparison from its counts; unchanged if a count is missing or they do not add up. */
export function withCounts(context: Context, draft: Draft): Draft {
  const { slide, metric, dimension } = draft;
  if (slide.kind !== 'comparison' || metric !== rate || dimension === undefined || slide.content.series.length !== 1) return draft;
  const { evidence } = context;
  const { categories, series, highlight, reading } = slide.content;
  const rows = series[0]!.values.map((id) => {
    const of = (metric: string) => (id === null ? null : evidence.byId(id.replace(rate, metric)));
    const [share, won, lost] = [of(rate), of('won_count'), of('lost_count')];
    if (!share || !won || !lost || won.value + lost.value !== share.n) return null;
    return { won: won.id, lost: lost.id, n: evidence.rowsBehind(share).id, rate: share.id };
  });
  if (rows.some((row) => row === null)) return draft;
  const { many: subject } = context.note(rate).subject ?? context.table.subject;
  return {
    ...draft,
    slide: {
      ...slide,
      kind: 'win-loss',
      content: {
        form: 'percent',
        names: {
          won: context.label('won_count'),
          lost: context.label('lost_count'),
          rate: context.label(rate),
          n: subject.charAt(0).toUpperCase() + subject.slice(1),
        },
        segments: categories.map((label, index) => ({ label, ...rows[index]! })),
        ...(highlight !== undefined && draft.proves.length > 0 && { highlight }),
        reading,
      },
    },
  };
}
