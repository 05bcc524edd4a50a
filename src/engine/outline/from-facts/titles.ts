/** Makes titles fit, unique and free of bold, and drops repeated sentences. */
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import type { Text } from '../../../model/text.ts';

const most = 90;
/** More than a title should have, but better than one that is cut. */
const mostWhole = 100;
/** Of one that says two things, the first says enough from so many characters on. */
const enough = 30;
/** Characters in the first line of a title. */
const aLine = 76;
const breaks = /[\s,;:、，；：]+[^\s、，；：]*$/;

/** Approximate length: a reference counts as `$2.80M`, a Chinese or Japanese character as two. */
export function lengthOf(text: Text): number {
  const plain = text.replace(/\{\{[^{}]*\}\}/g, '$00.00M').replaceAll('**', '');
  return plain.length + (plain.match(wide)?.length ?? 0);
}

const wide = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]/g;

/** Whether a title takes a second line. */
export function isLong(text: Text): boolean {
  return lengthOf(text) > aLine;
}

/**
 * The first wording that fits; otherwise the first of two things that one says, or else the last one, cut at a word or, in Chinese and Japanese, at a
 * comma.
 */
export function fitTitle(wordings: readonly Text[]): Text {
  const heads = wordings.map((text) => text.slice(0, Math.max(0, text.search(/\s?[;；]/u))));
  const fitting =
    wordings.find((text) => lengthOf(text) <= most) ??
    heads.find((text) => lengthOf(text) >= enough && lengthOf(text) <= most) ??
    wordings.findLast((text) => lengthOf(text) <= mostWhole);
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
    const placed = `${slide.title} (${slide.section})`;
    if (seen.has(title) && slide.section && lengthOf(placed) <= most) title = placed;
    // A number behind a title would be one that no fact has.
    for (let letter = 'b'; seen.has(title); letter = String.fromCharCode(letter.charCodeAt(0) + 1)) title = `${slide.title} (${letter})`;
    seen.add(title);
    return title === slide.title ? slide : { ...slide, title };
  });
}

/** References stay as they are: a member's name inside an ID may contain asterisks. */
export function withoutBold(text: Text): Text {
  return text.replace(/(\{\{[^{}]*\}\})|\*\*/g, '$1');
}

/** Drops sentences that the deck has already said from later readings; each keeps at least its last sentence, so that no chart is without one. */
export function saidOnce(slides: readonly AnyOutlineSlide[]): AnyOutlineSlide[] {
  const said = new Set<string>();
  return slides.map((slide) => {
    const { content } = slide;
    if (!('reading' in content) || !Array.isArray(content.reading)) return slide;
    const reading: readonly string[] = content.reading;
    const fresh = reading.filter((text) => !said.has(text));
    for (const text of fresh) said.add(text);
    const { soWhat, ...rest } = content as { soWhat?: Text };
    const again = soWhat !== undefined && said.has(soWhat);
    if (soWhat !== undefined) said.add(soWhat);
    return fresh.length === reading.length && !again
      ? slide
      : ({ ...slide, content: { ...(again ? rest : content), reading: fresh.length > 0 ? fresh : reading.slice(-1) } } as AnyOutlineSlide);
  });
}
