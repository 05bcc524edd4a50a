/** What the brief says about goals, roadmap and plan, which only the author knows. */
import type { Brief, Section } from '../../../../model/brief.ts';
import { safeText } from '../../from-brief/read/safe-text.ts';

const goals =
  /(?<!\p{L})(?:goals?|objectives?|success (?:criteria|plan)|ziele?|zielsetzung|objectifs?|objetivos?|metas?|obiettiv[oi])(?!\p{L})|目標|目标|أهداف|الأهداف/iu;
const roadmap =
  /(?<!\p{L})(?:road ?map|upcoming|releases?|feuille de route|hoja de ruta|roteiro|ausblick)(?!\p{L})|ロードマップ|路线图|خارطة/iu;

export const goalsOf = (brief: Brief): string[] => itemsUnder(brief, goals);
export const roadmapOf = (brief: Brief): string[] => itemsUnder(brief, roadmap);

function itemsUnder({ material }: Brief, about: RegExp): string[] {
  return material.filter(({ heading }) => heading !== null && about.test(heading)).flatMap(itemsOf);
}

function itemsOf({ blocks }: Section): string[] {
  return blocks
    .flatMap((block) =>
      block.type === 'list'
        ? block.items.map(({ text, children }) => (children.length > 0 ? `${text}: ${children.join('; ')}` : text))
        : block.type === 'paragraph'
          ? [block.text]
          : [],
    )
    .map((text) => safeText(text))
    .filter((text) => text !== '');
}
