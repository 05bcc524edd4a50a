/** Strengths, weaknesses, opportunities and threats, in whatever form they are written. */
import type { SwotContent } from '../../../../kinds/swot.ts';
import type { Diagram, Material } from './material.ts';
import { type Part, partOf, partsUnder, withoutParent } from './parts.ts';

const fields: readonly (readonly [keyof SwotContent, RegExp])[] = [
  ['strengths', /^(?:strengths?|stärken|forces|fortalezas|forças|pontos fortes|punti di forza|強み|优势|نقاط القوة)/iu],
  ['weaknesses', /^(?:weaknesses|schwächen|faiblesses|debilidades|fraquezas|pontos fracos|punti di debolezza|弱み|劣势|نقاط الضعف)/iu],
  ['opportunities', /^(?:opportunities|chancen|opportunités|oportunidades|opportunità|機会|机会|الفرص)/iu],
  ['threats', /^(?:threats|risiken|bedrohungen|gefahren|menaces|amenazas|ameaças|minacce|脅威|威胁|التهديدات)/iu],
];

export function swotDraft({ sections, title }: Material): Diagram | null {
  const { own, skipped } = withoutParent(sections);
  const four = own.slice(0, 4).map(partOf);
  const told = contentOf(four);
  // Without a heading above them, the four name the page.
  if (told) return { draft: { kind: 'swot', title: skipped > 0 ? title : 'SWOT', weight: 7, content: told }, used: skipped + 4 };
  const listed = partsUnder(sections, 4);
  const content = listed && contentOf(listed.parts);
  return content && { draft: { kind: 'swot', title, weight: 7, content }, used: listed.used };
}

/** All four parts and nothing else. */
function contentOf(parts: readonly (Part | null)[]): SwotContent | null {
  if (parts.length !== 4) return null;
  const found = fields.map(([, sign]) => parts.find((part) => part !== null && sign.test(part.head))?.items);
  const [strengths, weaknesses, opportunities, threats] = found;
  return strengths && weaknesses && opportunities && threats ? { strengths, weaknesses, opportunities, threats } : null;
}
