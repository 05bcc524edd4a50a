/** Levels of a pyramid, top down as the author lists them, or bottom up if the heading says so. */
import type { Diagram, Material } from './material.ts';
import { headed, onlyList } from './parts.ts';

const fromBase =
  /bottom[- ](?:up|to)|from the (?:base|bottom)|base first|von unten|de bas en haut|à partir de la base|de abajo|desde la base|de baixo|da base|dal basso|下から|自下而上|من الأسفل|من القاعدة/iu;

export function pyramidDraft({ sections, place, named, title }: Material): Diagram | null {
  const list = sections[0] && named === 'pyramid' ? onlyList(sections[0]) : null;
  if (!list || list.items.length < 3 || list.items.length > 6) return null;
  const levels = list.items.map(headed);
  const up = fromBase.test(`${sections[0]!.heading} ${place.brief.instruction}`);
  return { draft: { kind: 'pyramid', title, weight: 6, content: { levels: up ? levels.toReversed() : levels } }, used: 1 };
}
