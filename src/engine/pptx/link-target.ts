/** Where links lead: to another slide of the deck, or out of it. */
import type { LayoutSlide } from '../../model/layout.ts';

type Target = { url: string } | { slide: number };
/** null for a link without a target: its words stay plain. */
export type LeadsTo = (link: string) => Target | null;

export function leadsTo(slides: readonly LayoutSlide[]): LeadsTo {
  const numbers = new Map(slides.map(({ id }, index) => [id, index + 1]));
  return (link) => {
    const slide = link.startsWith('#') ? numbers.get(link.slice(1)) : undefined;
    if (slide !== undefined) return { slide };
    if (!URL.canParse(link)) return null;
    const url = new URL(link);
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? { url: url.href } : null;
  };
}
