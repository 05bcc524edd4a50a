/** Two or three sets and what they share: `Sales: …`, `Finance: …`, `Both: …`. */
import type { Diagram, Material } from './material.ts';
import { headed, onlyList, partOf, withoutParent } from './parts.ts';

const shared =
  /^(?:overlap|intersection|shared|both|all (?:two|three)|common|in common|schnittmenge|gemeinsam\p{L}*|beide|überschneidung|intersección|en común|común|ambos|interseção|em comum|comum|intersezione|in comune|comune|entrambi|en commun|commun|les deux|重なり|共通|両方|交集|共同|重叠|共有|التقاطع|المشترك|كلاهما)/iu;

export function vennDraft({ sections, named, title }: Material): Diagram | null {
  const list = sections[0] && onlyList(sections[0]);
  const { own, skipped } = withoutParent(sections);
  const parts = list ? list.items.map(headed) : skipped > 0 ? headedUnder(own) : [];
  const middle = parts.at(-1);
  const sets = parts.slice(0, -1);
  if (!middle || !shared.test(middle.head) || sets.length < 2 || sets.length > 3) return null;
  // A list ending in `both` is a Venn diagram only if requested, or if every set describes itself.
  if (named !== 'venn' && !parts.every(({ text }) => text !== undefined)) return null;
  // A short description goes in the overlap itself.
  const overlap = middle.text !== undefined && middle.text.length <= 40 ? { head: middle.text } : middle;
  return {
    draft: { kind: 'venn', title, weight: 6, content: { sets, overlaps: [{ of: sets.map((_, at) => at + 1), ...overlap }] } },
    used: list ? 1 : skipped + parts.length,
  };
}

/** Sections of one level up to the shared one. */
function headedUnder(own: Material['sections']): { head: string; text?: string }[] {
  const end = own.slice(0, 4).findIndex(({ heading }) => shared.test(heading ?? ''));
  const parts = end < 0 ? [] : own.slice(0, end + 1).map(partOf);
  return parts.every((part) => part !== null) ? parts.map(({ head, items }) => ({ head, text: items.join(', ') })) : [];
}
