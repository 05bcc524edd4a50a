/** The way to another slide, at the end of a row. */
import { languages } from '../../../model/language.ts';
import type { Box, Run, TextElement } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';

/** `in words` says "see slide 7"; `short` is an arrow and the number, where a page has no words or no room to spare. */
export type JumpForm = 'in words' | 'short';

/** null where there is no such slide. */
export function placeJump(name: string, slide: string | undefined, form: JumpForm, box: Box, page: Page): TextElement | null {
  const number = slide === undefined ? null : page.slideNumber(slide);
  if (number === null) return null;
  const said = form === 'in words' ? page.words.seeSlide : `${rightToLeft(page) ? '←' : '→'} {n}`;
  const runs = linked(said.replace('{n}', String(number)), `#${slide}`, page);
  return page.text(name, box, [{ runs, align: 'right' }], { size: page.sizes.label, color: 'ink-65', anchor: 'middle' });
}

/** Some programs stretch a link of several Arabic words over its box: there each word is a link. */
function linked(text: string, link: string, page: Page): Run[] {
  if (!rightToLeft(page)) return [{ text, link }];
  return text.split(/( )/).map((part) => (part === ' ' ? { text: part } : { text: part, link }));
}

function rightToLeft({ language }: Page): boolean {
  return languages[language].direction === 'rtl';
}
