/** One slide's elements, handed to PptxGenJS in drawing order. */
import { type LanguageCode, languages } from '../../../model/language.ts';
import type { LayoutSlide } from '../../../model/layout.ts';
import { placeOf, type SlideLayout } from '../placeholders.ts';
import type { Slide } from '../pptxgenjs.ts';
import { requireWritable } from '../require-writable.ts';
import { emitChart } from './chart.ts';
import type { LeadsTo } from './link.ts';
import { emitPicture } from './picture.ts';
import { emitTable } from './table.ts';
import { emitText } from './text.ts';

/** Icons and connectors are not known to PptxGenJS; they are written when the slide is put together. */
export function emitSlide(target: Slide, slide: LayoutSlide, layout: SlideLayout, language: LanguageCode, leadsTo: LeadsTo): void {
  const { locale, direction } = languages[language];
  const rtl = direction === 'rtl';
  const setting = { lang: locale, rtl, leadsTo, plainLinks: layout.plainLinks };
  for (const element of slide.elements) {
    requireWritable(element, slide);
    if (element.type === 'text') emitText(target, element, placeOf(element, slide, layout), setting);
    else if (element.type === 'table') emitTable(target, element, setting);
    else if (element.type === 'chart') emitChart(target, element, locale, rtl);
    else if (element.type === 'picture') emitPicture(target, element);
  }
}
