/** Every text a slide shows or says, with where it stands. */
import type { Element, LayoutSlide, Paragraph, Run } from '../../model/layout.ts';

export interface SlideText {
  where: 'title' | 'text' | 'foot' | 'table' | 'chart' | 'alt' | 'notes';
  text: string;
  /** Name of the element; `Notes` for the notes. */
  name: string;
}

export const runsText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** A paragraph a line. */
export const paragraphsText = (paragraphs: readonly Paragraph[]): string => paragraphs.map(({ runs }) => runsText(runs)).join('\n');

/** Source line, page number and footer: what stands at the foot of every page. */
export function isFoot(element: Element): boolean {
  return (
    element.type === 'text' && (element.placeholder === 'footer' || element.placeholder === 'number' || /^source\b/i.test(element.name))
  );
}

export function isTitle(element: Element): boolean {
  return element.type === 'text' && element.placeholder === 'title';
}

export function slideTexts({ elements, notes }: Pick<LayoutSlide, 'elements' | 'notes'>): SlideText[] {
  const texts = elements.flatMap(elementTexts);
  for (const text of notes) texts.push({ where: 'notes', text, name: 'Notes' });
  return texts.filter(({ text }) => text !== '');
}

function elementTexts(element: Element): SlideText[] {
  const { name } = element;
  const alts = [element.alt, element.groupAlt].filter((alt) => alt !== undefined);
  const texts: SlideText[] = alts.map((text) => ({ where: 'alt', text, name }));
  if (element.type === 'text') {
    const where = isTitle(element) ? 'title' : isFoot(element) ? 'foot' : 'text';
    texts.push({ where, text: paragraphsText(element.paragraphs), name });
  } else if (element.type === 'table')
    for (const { cells } of element.rows) for (const { runs } of cells) texts.push({ where: 'table', text: runsText(runs), name });
  else if (element.type === 'chart') {
    const labels = element.series.flatMap((series) => [series.name, ...Object.values(series.labelTexts ?? {})]);
    for (const text of [...element.categories, ...labels]) texts.push({ where: 'chart', text, name });
  }
  return texts;
}
