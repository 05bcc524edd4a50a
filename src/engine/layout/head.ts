/** The head of a content slide: the title in two lines at most, the lead in one. */
import type { BrandKit } from '../../model/brand-kit.ts';
import { fontOf } from '../../model/brand-kit.ts';
import type { TextElement } from '../../model/layout.ts';
import { round } from '../brand/grid.ts';
import { sheetOf, type TitleStyle } from '../brand/sheet.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { measureParagraphs } from '../fonts/measure.ts';

export interface Head {
  title: string;
  lead: string | null;
  elements: TextElement[];
  /** What had to be cut and stands nowhere on the slide: for the notes. */
  cut: string[];
  changes: string[];
}

/** Titles are never set smaller: what does not fit moves to the lead, or to the notes when there is a lead. */
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
  // Where the title hangs from the top of its place, the lead follows it.
  const closed = head.lead !== null && style.anchor === 'top' && !kit.template && titleLines(head.title) === 1;
  head.elements.push(
    text('Title', 'title', { ...frame.title, h: closed ? oneLine : frame.title.h }, inCompany(head.title, titleLines), sizes.title, style),
  );
  if (head.lead !== null) {
    const y = closed ? round(frame.title.y + oneLine + 0.04) : frame.lead.y;
    head.elements.push(
      text('Lead', 'lead', { ...frame.lead, y }, head.lead, sizes.body, { ...style, bold: false, anchor: 'top', lineSpacing: 1 }),
    );
  }
  return head;
}

/** A last word that would stand alone on the second line takes the one before it along, by a no-break space. */
function inCompany(title: string, linesOf: (text: string) => number): string {
  const at = title.lastIndexOf(' ');
  if (at <= 0 || linesOf(title) !== 2 || linesOf(title.slice(0, at)) !== 1) return title;
  // Beside a figure a no-break space belongs to the figure.
  if (/\p{N}/u.test(title.slice(title.lastIndexOf(' ', at - 1)))) return title;
  const joined = `${title.slice(0, at)}\u00a0${title.slice(at + 1)}`;
  return linesOf(joined) === 2 ? joined : title;
}

function text(
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
