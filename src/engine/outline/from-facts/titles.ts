/** Titles, fitted to their width, unique, without bold; and sentences that are said once. */
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import type { Text } from '../../../model/text.ts';

const most = 90;
/** Characters of a title's first line. */
const aLine = 76;
const breaks = /[\s,;:、，；：]+[^\s、，；：]*$/;

/** Characters the text will take: a reference is about as long as `$2.80M`, and a Chinese or Japanese character as wide as two. */
function lengthOf(text: Text): number {
  const plain = text.replace(/\{\{[^{}]*\}\}/g, '$00.00M').replaceAll('**', '');
  return plain.length + (plain.match(wide)?.length ?? 0);
}

const wide = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]/g;

/** Whether a title takes a second line. */
export function isLong(text: Text): boolean {
  return lengthOf(text) > aLine;
}

/** The first that fits, else the last, cut at a word, in Chinese and Japanese at a comma. */
export function fitTitle(wordings: readonly Text[]): Text {
  const fitting = wordings.find((text) => lengthOf(text) <= most);
  if (fitting !== undefined) return fitting;
  let text = wordings.at(-1) ?? '';
  while (lengthOf(text) > most - 1 && breaks.test(text)) text = text.replace(breaks, '');
  return `${text}…`;
}

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

/** References are left as they are: a member's name inside an id may hold asterisks. */
export function withoutBold(text: Text): Text {
  return text.replace(/(\{\{[^{}]*\}\})|\*\*/g, '$1');
}

/** Sentences that a deck has said already are left out of later readings; one keeps its last sentence, so that no chart stands without one. */
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
