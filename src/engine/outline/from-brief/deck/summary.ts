/** The executive summary of a deck made from material: the claims of its pages, in order. */
import type { Draft } from '../draft.ts';
import { capital } from '../read/topics.ts';
import type { ScaffoldTopic } from './scaffold.ts';

const most = 4;

/** Null if fewer than two pages make a claim. */
export function summaryOf({ title, weight }: ScaffoldTopic, own: readonly Draft[]): Draft | null {
  const points = own
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((draft) => {
      const claim = claimOf(draft);
      return claim === null ? [] : [{ at: own.indexOf(draft), claim }];
    })
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ claim }) => ({ text: claim }));
  return points.length < 2 ? null : { kind: 'executive-summary', title, weight, content: { points } };
}

/** A title with a figure stands alone; tiles and statements are introduced by their section. */
function claimOf(draft: Draft): string | null {
  const name = capital(draft.section ?? draft.title);
  if (draft.title.includes('{{')) return draft.title;
  if (draft.kind === 'statement') return draft.content.text.length > 140 ? null : `**${name}:** ${draft.content.text}`;
  if (draft.kind === 'scorecard' && draft.content.tiles.length <= 4)
    return `**${name}:** ${draft.content.tiles.map(({ label, value }) => `${label} ${value}`).join('; ')}`;
  return null;
}
