/** The frame of a page: title and lead, comment and legend, footer and slide number. */
import { all } from '../../languages/all.ts';
import { wordsOf } from '../../languages/catalogue.ts';
import { type BrandKit, fontOf } from '../../model/brand-kit.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import type { Box, ChartElement, ChartSeries, Element, Paragraph, TextElement } from '../../model/layout.ts';
import type { OutlineSlide } from '../../model/outline.ts';
import { smallAccent } from '../brand/colors.ts';
import { round } from '../brand/grid.ts';
import { sheetOf, type TitleStyle } from '../brand/sheet.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import type { Page } from '../kinds/define-kind.ts';

interface Head {
  title: string;
  lead: string | null;
  elements: TextElement[];
  /** Text that was cut and is nowhere on the slide: goes to the notes. */
  cut: string[];
  changes: string[];
}

/** Titles never shrink: what does not fit moves to the lead, or to the notes if there is a lead. */
export function placeHead(title: string, lead: string | null, suffix: string, kit: BrandKit, rtl: boolean): Head {
  const { sizes, frame, title: style } = sheetOf(kit, { rtl });
  const titleLines = (words: string) => {
    const text = style.capitals ? words.toUpperCase() : words;
    return measureParagraphs([{ runs: [{ text }] }], frame.title.w, sizes.title, { ...fontOf(kit, 'heading'), bold: style.bold }).lines;
  };
  const leadFits = (text: string) => measureParagraphs([{ runs: [{ text }] }], frame.lead.w, sizes.body, fontOf(kit, 'body')).lines === 1;

  const head: Head = { title, lead, elements: [], cut: [], changes: [] };
  const shortTitle = fitLine(title, (text) => titleLines(text + suffix) <= style.lines);
  head.title = shortTitle.kept + suffix;
  if (shortTitle.rest !== null) {
    const place = lead === null && !shortTitle.kept.endsWith('…') ? 'lead' : 'notes';
    if (place === 'lead') head.lead = shortTitle.rest;
    else head.cut.push(shortTitle.rest);
    head.changes.push(
      `The title was longer than ${style.lines === 1 ? 'one line' : 'two lines'}; "${shortTitle.rest}" moved to the ${place}.`,
    );
  }
  if (head.lead !== null) {
    const shortLead = fitLine(head.lead, leadFits);
    head.lead = shortLead.kept;
    if (shortLead.rest !== null) {
      head.cut.push(shortLead.rest);
      head.changes.push(`The lead was longer than one line; "${shortLead.rest}" moved to the notes.`);
    }
  }

  const oneLine = round((sizes.title * 1.2) / 72 + 0.005);
  // If the title is aligned to the top, the lead follows it directly.
  const closed = head.lead !== null && style.anchor === 'top' && !kit.template && titleLines(head.title) === 1;
  head.elements.push(
    titleText(
      'Title',
      'title',
      { ...frame.title, h: closed ? oneLine : frame.title.h },
      inCompany(head.title, titleLines),
      sizes.title,
      style,
    ),
  );
  if (head.lead !== null) {
    const y = closed ? round(frame.title.y + oneLine + 0.04) : frame.lead.y;
    head.elements.push(
      titleText('Lead', 'lead', { ...frame.lead, y }, head.lead, sizes.body, { ...style, bold: false, anchor: 'top', lineSpacing: 1 }),
    );
  }
  return head;
}

/** Points between the letters of an eyebrow. */
const tracked = 1;

/** The section of a page above its title, in spaced capitals where the script has them; none if the title says the same. */
export function placeEyebrow(section: string, title: string, language: LanguageCode, kit: BrandKit): TextElement[] {
  const { sizes, frame } = sheetOf(kit, { rtl: languages[language].direction === 'rtl' });
  const same = (text: string) => text.trim().toLocaleLowerCase(language);
  if (!frame.eyebrow || section.trim() === '' || same(section) === same(title)) return [];
  const { spaced: words, direction } = languages[language];
  const spaced = words && direction === 'ltr';
  const said = spaced ? section.toLocaleUpperCase(language) : section;
  const room = frame.eyebrow.w;
  const { kept } = fitLine(said, (text) => {
    const { lines, widest } = measureParagraphs([{ runs: [{ text, bold: true }] }], room, sizes.source, fontOf(kit, 'body'));
    return lines === 1 && widest + (spaced ? (text.length * tracked) / 72 : 0) <= room;
  });
  return [
    {
      type: 'text',
      name: 'Section name',
      ...frame.eyebrow,
      placeholder: 'eyebrow',
      paragraphs: [{ runs: [{ text: kept, bold: true }] }],
      size: sizes.source,
      color: smallAccent(kit),
      font: 'body',
      anchor: 'bottom',
      inset: 0,
      lineSpacing: 1,
      ...(spaced && { tracking: tracked }),
    },
  ];
}

/** Keeps a single last word from standing alone on the second line, with a no-break space. */
function inCompany(title: string, linesOf: (text: string) => number): string {
  const at = title.lastIndexOf(' ');
  if (at <= 0 || linesOf(title) !== 2 || linesOf(title.slice(0, at)) !== 1) return title;
  // Next to a figure, a no-break space belongs to the figure.
  if (/\p{N}/u.test(title.slice(title.lastIndexOf(' ', at - 1)))) return title;
  const joined = `${title.slice(0, at)}\u00a0${title.slice(at + 1)}`;
  return linesOf(joined) === 2 ? joined : title;
}

function titleText(
  name: string,
  placeholder: 'title' | 'lead',
  box: { x: number; y: number; w: number; h: number },
  words: string,
  size: number,
  { bold, anchor, align, lineSpacing }: TitleStyle,
): TextElement {
  const title = placeholder === 'title';
  return {
    type: 'text',
    name,
    ...box,
    placeholder,
    paragraphs: [{ runs: [{ text: words, ...(bold && { bold }) }], ...(align === 'center' && { align }) }],
    size,
    color: title ? 'ink' : 'ink-65',
    font: title ? 'heading' : 'body',
    anchor,
    inset: 0,
    lineSpacing,
  };
}

interface Foot {
  elements: TextElement[];
  changes: string[];
}

const apart = ' · ';

/** `note`: what a reader must know about the figures; it stays even if source files are left out. */
export function placeFoot(
  { source, note }: { source: string | null; note: string | null },
  number: number,
  language: LanguageCode,
  kit: BrandKit,
): Foot {
  const { sizes, frame } = sheetOf(kit, { rtl: languages[language].direction === 'rtl' });
  const fits = (text: string) => measureParagraphs([{ runs: [{ text }] }], frame.footer.w, sizes.source, fontOf(kit, 'body')).lines === 1;
  const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(apart);
  const whole = source === null ? '' : named(source, language);
  const [files = '', ...beside] = whole.split(apart);
  const said = beside.length > 0 ? beside.join(apart) : null;
  const short = files === '' ? '' : shortened(files, (text) => fits(joined(text, said, note, kit.footer)));
  // The source is shortened before the note.
  const origin = short === '' ? '' : fitLine(short, (text) => fits(joined(text, said, note, kit.footer))).kept;
  const line = fitLine(joined(origin, said, note, kit.footer), fits).kept;
  return {
    elements: [
      ...(line === '' ? [] : [footText('Footer', 'footer', frame.footer, line, sizes.source, frame.own ? 'left' : undefined)]),
      ...(frame.number
        ? [footText('Slide number', 'number', frame.number, String(number), sizes.source, frame.own ? undefined : 'right')]
        : []),
    ],
    changes: line === joined(whole, note, kit.footer) ? [] : [`The source line was too long; it now reads "${line}".`],
  };
}

/** `Source: sales_pipeline.csv`; a source that already says so stays. */
function named(source: string, language: LanguageCode): string {
  const { source: word } = wordsOf(language);
  return source.toLowerCase().startsWith(word.toLowerCase()) ? source : word + (all[language].grammar.colon ?? ': ') + source;
}

/** Drops files from the end: `a.csv, b.csv, …`. */
function shortened(source: string, fits: (text: string) => boolean): string {
  const files = source.split(', ');
  for (let kept = files.length; kept > 0; kept--) {
    const text = files.slice(0, kept).join(', ') + (kept < files.length ? ', …' : '');
    if (fits(text)) return text;
  }
  return source;
}

/** Slide numbers follow the template; a source starts where content does. */
function footText(
  name: string,
  placeholder: 'footer' | 'number',
  box: Box,
  words: string,
  size: number,
  align?: 'left' | 'right',
): TextElement {
  return {
    type: 'text',
    name,
    ...box,
    placeholder,
    paragraphs: [{ runs: [{ text: words }], ...(align && { align }) }],
    size,
    color: 'ink-65',
    font: 'body',
    anchor: 'top',
    inset: 0,
    lineSpacing: 1,
  };
}

type Comment = NonNullable<OutlineSlide['comment']>;

/** The page with its body above the comment strip, and the strip. */
export function withComment(page: Page, { text, by }: Comment): { page: Page; strip: Element[] } {
  const { x, y, w, h } = page.body;
  const inset = page.gaps.within;
  const size = page.sizes.label;
  const lead = { text: `${by ?? page.words.comment}: `, bold: true };
  const paragraphs = text.map((words, index): Paragraph => ({ runs: index === 0 ? [lead, { text: words }] : [{ text: words }] }));
  const { height } = page.measure(paragraphs, w - inset, size);
  const top = y + h - height;
  const group = 'Comment';
  return {
    page: { ...page, body: { x, y, w, h: h - height - page.gaps.between } },
    strip: [
      page.shape('Comment mark', { x, y: top, w: 0.05, h: height }, { fill: 'accent', group }),
      page.text('Comment', { x: x + inset, y: top, w: w - inset, h: height }, paragraphs, { size, color: 'ink-65', group }),
    ],
  };
}

export function inScenarios(chart: ChartElement): ChartElement {
  if (chart.chart !== 'column') return { ...chart, series: chart.series.map(hatched) };
  const series = chart.series.map(asColumns);
  // Columns have no end to be named at.
  return { ...chart, series, legend: chart.legend || series.some(({ plan }) => plan) };
}

/** A line over columns is a target; a rate with its own axis stays a line, as does what shows no figure. */
function asColumns(series: ChartSeries): ChartSeries {
  if (series.asLine !== true || series.secondary || series.guide) return hatched(series);
  const { asLine: _, endName: __, ...planned } = series;
  return { ...planned, plan: true };
}

function hatched(series: ChartSeries): ChartSeries {
  return series.outlined ? { ...series, hatched: true } : series;
}
