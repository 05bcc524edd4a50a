/** No two slides with the same title: a repeated one names its page, where a title has room for it. */
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import { isLong } from './fit-title.ts';

export function uniqueTitles(slides: readonly AnyOutlineSlide[]): AnyOutlineSlide[] {
  const seen = new Set<string>();
  return slides.map((slide) => {
    let title = slide.title;
    const named = `${slide.title} (${slide.lead})`;
    if (seen.has(title) && slide.lead && !isLong(named)) title = named;
    for (let part = 2; seen.has(title); part++) title = `${slide.title} (${part})`;
    seen.add(title);
    return title === slide.title ? slide : { ...slide, title };
  });
}
