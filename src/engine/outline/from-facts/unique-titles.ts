/** No two slides with the same title: a repeated one names its page. */
import type { AnyOutlineSlide } from '../outline.ts';

export function uniqueTitles(slides: readonly AnyOutlineSlide[]): AnyOutlineSlide[] {
  const seen = new Set<string>();
  return slides.map((slide) => {
    let title = slide.title;
    if (seen.has(title) && slide.lead) title = `${slide.title} (${slide.lead})`;
    for (let part = 2; seen.has(title); part++) title = `${slide.title} (${part})`;
    seen.add(title);
    return title === slide.title ? slide : { ...slide, title };
  });
}
