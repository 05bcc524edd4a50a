/** A layout as ink on pages, as PowerPoint shows the file that is written from it. */

import { fontOf, type TemplatePlaceholder } from '../../model/brand-kit.ts';
import type { Drawing, DrawnPage, Mark } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import type { Element, IconElement, Layout, LayoutSlide, PictureElement, TextElement } from '../../model/layout.ts';
import { colorTable } from '../brand/colors.ts';
import type { ChartText } from '../charts/chart-frame.ts';
import type { IconPath } from '../icons/icon-path.ts';
import { lightTexts } from '../pptx/light-texts.ts';
import { leadsTo } from '../pptx/link-target.ts';
import { inheritsColor, type Placeholder, placeOf, type SlideLayout, slideLayouts } from '../pptx/placeholders.ts';
import { drawChart } from './charts/draw-chart.ts';
import { connectorMarks } from './connector.ts';
import { DrawablePictures } from './drawable-pictures.ts';
import { decoration } from './master.ts';
import { coordinate, inch, inPoints, type Paint, settingOf } from './paint.ts';
import { formOf, outlineOf, textBox } from './shapes.ts';
import { tableMarks } from './table.ts';
import { type TemplatePage, templateGround } from './template-ground.ts';
import { textMarks } from './text.ts';

type IconPaths = ((name: IconElement['icon']) => IconPath) | null;

/** Places, sizes and line breaks are those of the file. @param shown Slides of the layout. */
export async function draw(layout: Layout, shown: readonly LayoutSlide[] = layout.slides): Promise<Drawing> {
  const { brandKit, language, size, slides } = layout;
  const rtl = languages[language].direction === 'rtl';
  const layouts = slideLayouts(size, brandKit, rtl);
  const hasIcons = shown.some(({ elements }) => elements.some(({ type }) => type === 'icon'));
  // The drawings of icons take a while to load.
  const icons: IconPaths = hasIcons ? (await import('../icons/icon-path.ts')).iconPath : null;
  const colors = colorTable(brandKit);
  const template = brandKit.template ? templateGround(brandKit.template) : null;
  const leads = leadsTo(slides);
  const target = (link: string) => {
    const found = leads(link);
    return found && ('url' in found ? found.url : link);
  };
  const pictures = new DrawablePictures();
  const pages = shown.map((slide): DrawnPage => {
    const base = layouts.find(({ name }) => name === slide.layout)!;
    const paint: Paint = {
      kit: brandKit,
      language,
      rtl,
      colors,
      link: base.plainLinks ? null : (brandKit.template?.layouts[slide.layout].slots.hlink ?? brandKit.colors.link),
      target,
    };
    const page = drawPage(slide, base, size, paint, icons, template?.pages.get(slide.layout) ?? null);
    return { ...page, marks: page.marks.filter((mark) => mark.type !== 'image' || pictures.has(mark)) };
  });
  return {
    title: layout.title,
    language,
    w: size.w * inch,
    h: size.h * inch,
    pages,
    notDrawn: [...(template?.notDrawn ?? []), ...pictures.notDrawn],
  };
}

function drawPage(
  slide: LayoutSlide,
  base: SlideLayout,
  size: Layout['size'],
  paint: Paint,
  icons: IconPaths,
  template: TemplatePage | null,
): DrawnPage {
  const dark = slide.dark ?? base.dark;
  const own = dark ? paint.colors.dark : paint.colors.paper;
  // A page that is darker or lighter than its layout has a ground of its own.
  const theirs = template !== null && dark === base.dark ? (template.color ?? '#FFFFFF') : null;
  const behind =
    template === null ? decoration(base, dark, size, paint) : template.marks.filter(({ role }) => theirs !== null || role !== 'ground');
  return {
    id: slide.id,
    title: slide.title,
    ...(slide.section !== undefined && { section: slide.section }),
    notes: slide.notes,
    ground: theirs ?? own,
    marks: [...behind, ...slide.elements.flatMap((element) => marksOf(element, slide, base, paint, icons))],
    alt: Object.fromEntries(slide.elements.flatMap(({ name, alt }) => (alt === undefined ? [] : [[name, alt]]))),
  };
}

function marksOf(element: Element, slide: LayoutSlide, base: SlideLayout, paint: Paint, icons: IconPaths): Mark[] {
  switch (element.type) {
    case 'text':
      return textElementMarks(element, placed(element, slide, base, paint), paint);
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

/** What a text inherits from its placeholder. */
interface Placed {
  place: Placeholder;
  /** Of a template. */
  theirs: TemplatePlaceholder | null;
}

function placed(element: TextElement, slide: LayoutSlide, base: SlideLayout, { kit }: Paint): Placed | null {
  const place = placeOf(element, slide, base);
  const theirs = kit.template?.layouts[slide.layout].placeholders[element.placeholder!] ?? null;
  return place && { place, theirs };
}

function textElementMarks(element: TextElement, inherited: Placed | null, paint: Paint): Mark[] {
  const { place, theirs } = inherited ?? { place: null, theirs: null };
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
        setting: settingOf(paint.kit, element, place !== null && element.font === place.font ? theirs : null),
        size: element.size,
        color: theirs !== null && place !== null && inheritsColor(element, place) ? theirs.color : paint.colors[element.color],
        bold: place?.bold ?? false,
        anchor: element.anchor,
        align: place !== null && !aligned ? place.align : paint.rtl ? 'right' : 'left',
        tracking: element.tracking ?? 0,
        capitals: theirs?.capitals ?? false,
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
