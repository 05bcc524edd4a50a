/** A layout as ink on pages, as PowerPoint shows the file that is written from it. */

import { fontOf } from '../../model/brand-kit.ts';
import type { Drawing, DrawnPage, Mark } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import type { Element, IconElement, Layout, LayoutSlide, PictureElement, TextElement } from '../../model/layout.ts';
import { colorTable } from '../brand/colors.ts';
import type { ChartText } from '../charts/chart-frame.ts';
import type { IconPath } from '../icons/icon-path.ts';
import { lightTexts } from '../pptx/light-texts.ts';
import { type Placeholder, placeOf, type SlideLayout, slideLayouts } from '../pptx/placeholders.ts';
import { drawChart } from './charts/draw-chart.ts';
import { connectorMarks } from './connector.ts';
import { decoration } from './master.ts';
import { coordinate, inch, inPoints, type Paint, settingOf } from './paint.ts';
import { formOf, outlineOf, textBox } from './shapes.ts';
import { tableMarks } from './table.ts';
import { textMarks } from './text.ts';

type IconPaths = ((name: IconElement['icon']) => IconPath) | null;

/** Places, sizes and line breaks are those of the file. */
export async function draw(layout: Layout): Promise<Drawing> {
  const { brandKit, language, size, slides } = layout;
  const rtl = languages[language].direction === 'rtl';
  const layouts = slideLayouts(size, brandKit, rtl);
  const hasIcons = slides.some(({ elements }) => elements.some(({ type }) => type === 'icon'));
  // The drawings of icons take a while to load.
  const icons: IconPaths = hasIcons ? (await import('../icons/icon-path.ts')).iconPath : null;
  const colors = colorTable(brandKit);
  const ids = new Set(slides.map(({ id }) => id));
  const target = (link: string) => (link.startsWith('#') ? (ids.has(link.slice(1)) ? link : null) : URL.canParse(link) ? link : null);
  return {
    title: layout.title,
    language,
    w: size.w * inch,
    h: size.h * inch,
    pages: slides.map((slide) => {
      const base = layouts.find(({ name }) => name === slide.layout)!;
      const paint: Paint = { kit: brandKit, language, rtl, colors, link: base.plainLinks ? null : brandKit.colors.link, target };
      return drawPage(slide, base, size, paint, icons);
    }),
  };
}

function drawPage(slide: LayoutSlide, base: SlideLayout, size: Layout['size'], paint: Paint, icons: IconPaths): DrawnPage {
  const dark = slide.dark ?? base.dark;
  return {
    id: slide.id,
    title: slide.title,
    ...(slide.section !== undefined && { section: slide.section }),
    notes: slide.notes,
    ground: dark ? paint.colors.dark : paint.colors.paper,
    marks: [...decoration(base, dark, size, paint), ...slide.elements.flatMap((element) => marksOf(element, slide, base, paint, icons))],
    alt: Object.fromEntries(slide.elements.flatMap(({ name, alt }) => (alt === undefined ? [] : [[name, alt]]))),
  };
}

function marksOf(element: Element, slide: LayoutSlide, base: SlideLayout, paint: Paint, icons: IconPaths): Mark[] {
  switch (element.type) {
    case 'text':
      return textElementMarks(element, placeOf(element, slide, base), paint);
    case 'table':
      return tableMarks(element, paint);
    case 'picture':
      return [pictureMark(element)];
    case 'icon':
      return [iconMark(element, icons!(element.icon), paint)];
    case 'connector':
      return connectorMarks(element, slide, paint);
    case 'chart':
      return drawChart(element, paint.colors, chartText(paint));
  }
}

function textElementMarks(element: TextElement, place: Placeholder | null, paint: Paint): Mark[] {
  const { name, fill, line, opacity, turn, inset } = element;
  const form = formOf(element);
  const box = inPoints(element);
  const marks: Mark[] = [];
  if (fill !== undefined || line !== undefined) {
    marks.push({
      type: 'path',
      element: name,
      role: 'shape',
      d: outlineOf(form, box, turn),
      ...(fill !== undefined && form.geometry !== 'line' && { fill: paint.colors[fill] }),
      ...(opacity !== undefined && { opacity }),
      ...(line !== undefined && line.width > 0 && { stroke: { color: paint.colors[line.color], width: line.width } }),
    });
  }
  const inside = textBox(form, box);
  const edge = inset * inch;
  const aligned = element.paragraphs.some(({ align }) => align !== undefined);
  marks.push(
    ...textMarks(
      element.paragraphs,
      { x: inside.x + edge, y: inside.y + edge, w: inside.w - 2 * edge, h: inside.h - 2 * edge },
      {
        element: name,
        role: 'text',
        setting: settingOf(paint.kit, element.font, element.lineSpacing),
        size: element.size,
        color: paint.colors[element.color],
        bold: place?.bold ?? false,
        anchor: element.anchor,
        align: place !== null && !aligned ? place.align : paint.rtl ? 'right' : 'left',
        tracking: element.tracking ?? 0,
        quietLinks: lightTexts.includes(element.color),
      },
      paint,
    ),
  );
  return marks;
}

function chartText({ kit, language, rtl }: Paint): ChartText {
  return { font: fontOf(kit, 'body'), language, rtl };
}

function pictureMark(element: PictureElement): Mark {
  const { name, data, mime, crop, turn } = element;
  return { type: 'image', element: name, role: 'picture', data, mime, ...inPoints(element), ...(crop && { crop }), ...(turn && { turn }) };
}

function iconMark(element: IconElement, { side, segments }: IconPath, { colors }: Paint): Mark {
  const { x, y, w, h } = inPoints(element);
  const d = segments
    .map(
      ({ command, points }) =>
        command + points.map((point) => `${coordinate(x + (point.x * w) / side)} ${coordinate(y + (point.y * h) / side)}`).join(' '),
    )
    .join('');
  return { type: 'path', element: element.name, role: 'icon', d, fill: colors[element.color] };
}
