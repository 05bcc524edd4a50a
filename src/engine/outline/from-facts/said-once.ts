/** Sentences that a deck has said already are left out of later readings. */
import type { AnyOutlineSlide } from '../../../model/outline.ts';

/** A reading keeps its last sentence, so that no chart stands without one. */
export function saidOnce(slides: readonly AnyOutlineSlide[]): AnyOutlineSlide[] {
  const said = new Set<string>();
  return slides.map((slide) => {
    const { content } = slide;
    if (!('reading' in content) || !Array.isArray(content.reading)) return slide;
    const reading: readonly string[] = content.reading;
    const fresh = reading.filter((text) => !said.has(text));
    for (const text of fresh) said.add(text);
    return fresh.length === reading.length
      ? slide
      : ({ ...slide, content: { ...content, reading: fresh.length > 0 ? fresh : reading.slice(-1) } } as AnyOutlineSlide);
  });
}
