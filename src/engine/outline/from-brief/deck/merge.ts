/** Merges two short pages of the author's into one when there is no room for both, without losing anything. */
import type { Draft } from '../draft.ts';
import { capital } from '../read/topics.ts';

/** Maximum words on a two-column page besides its headings. */
const most = 60;

interface Side {
  head: string;
  items: string[];
}

/** The body one page shorter; null if no two neighbours fit on one page. */
export function mergedOnce(body: readonly Draft[], name: string): Draft[] | null {
  const commented = body.findIndex((draft, index) => withReading(draft, body[index + 1]) !== null);
  if (commented >= 0) return body.toSpliced(commented, 2, withReading(body[commented]!, body[commented + 1])!);
  const pairs = body.slice(1).flatMap((draft, index) => {
    const [left, right] = [sideOf(body[index]!), sideOf(draft)];
    const words = left && right ? wordsOf([...left.items, ...right.items].join(' ')) : Number.POSITIVE_INFINITY;
    return left && right && left.head !== right.head && words <= most ? [{ index, left, right, words }] : [];
  });
  const [best] = pairs.toSorted((a, b) => a.words - b.words || a.index - b.index);
  if (!best) return null;
  const [first, second] = [body[best.index]!, body[best.index + 1]!];
  const notes = [...(first.notes ?? []), ...(second.notes ?? [])];
  const page: Draft = {
    kind: 'two-columns',
    title: [best.left.head, best.right.head].some((head) => wordsOf(head) > 4) ? name : `${best.left.head} · ${best.right.head}`,
    weight: Math.max(first.weight, second.weight),
    ...(notes.length > 0 ? { notes } : {}),
    content: { left: best.left, right: best.right },
  };
  return body.toSpliced(best.index, 2, page);
}

/** A chart with the sentences that follow it in its section. */
function withReading(chart: Draft, next: Draft | undefined): Draft | null {
  const said = next === undefined || next.section === undefined || next.section !== chart.section ? null : sideOf(next);
  if (said === null || said.items.length > 3 || wordsOf(said.items.join(' ')) > 45) return null;
  const notes = [...(chart.notes ?? []), ...(next!.notes ?? [])];
  const more = notes.length > 0 ? { notes } : {};
  switch (chart.kind) {
    case 'comparison':
      return { ...chart, ...more, content: { ...chart.content, reading: said.items } };
    case 'ranking':
      return { ...chart, ...more, content: { ...chart.content, reading: said.items } };
    case 'trend':
      return { ...chart, ...more, content: { ...chart.content, reading: said.items } };
    case 'share':
      return { ...chart, ...more, content: { ...chart.content, reading: said.items } };
    default:
      return null;
  }
}

function sideOf(draft: Draft): Side | null {
  if (draft.scaffold) return null;
  const head = capital(draft.section ?? draft.title);
  if (head.includes('{{')) return null;
  if (draft.kind === 'statement') return { head, items: [draft.content.text] };
  if (draft.kind === 'big-number' && draft.content.text !== undefined) return { head, items: [draft.content.text] };
  if (draft.kind === 'bullets' && draft.content.items.length <= 5 && draft.content.items.every(({ children }) => children.length === 0))
    return { head, items: draft.content.items.map(({ text }) => text) };
  return null;
}

function wordsOf(text: string): number {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? text.length / 2 : text.split(/\s+/).length;
}
