/** How much of the material is read: as many paragraphs and points as a deck could ever show, each as long as a page could. */
import type { Block, ListItem, Section } from '../../model/brief.ts';
import { cutLong } from './legible.ts';

/** Paragraphs, tables and points in all: six for each of the hundred slides a deck may have. */
const mostParts = 600;
/** White space longer than anybody writes inside a sentence. */
const gap = /\s{9,}/g;
/** Lines of Markdown, tables aside. */
export const mostLines = 1500;
/** Characters of a heading, a point, a cell or a quote. */
const longestPart = 2000;
/** Characters of lines that stand together. */
const longestParagraph = 5000;
/** Signs of emphasis in lines that stand together: the parser looks for the partner of each among all of them. */
const mostMarks = 400;

/**
 * The material as far as it is read, and what is left out of it, in sentences.
 * Readers look at the parts of a text more than once, and some of them at all that follow; within these bounds that takes no time.
 */
export function withinBounds(sections: readonly Section[]): { sections: Section[]; left: string[] } {
  let parts = 0;
  let unread = 0;
  let cut = 0;
  const taken = () => {
    parts += 1;
    if (parts > mostParts) unread += 1;
    return parts <= mostParts;
  };
  const short = (given: string) => {
    const text = given.replace(gap, ' ');
    if (text.length <= longestPart) return text;
    cut += 1;
    return `${text.slice(0, longestPart).replace(/[\ud800-\udbff]$/, '')}…`;
  };
  const point = ({ text, children, below }: ListItem): ListItem => ({
    text: short(text),
    children: children.filter(taken).map(short),
    ...(below && { below: below.filter(taken).map(point) }),
  });
  const within = (block: Block): Block => {
    switch (block.type) {
      case 'list':
        return { ...block, items: block.items.filter(taken).map(point) };
      case 'table':
        return { ...block, header: block.header.map(short), rows: block.rows.map((row) => row.map(short)) };
      case 'quote':
        return { ...block, text: short(block.text) };
      case 'picture':
        return { ...block, alt: short(block.alt) };
      default:
        return { ...block, text: block.text.replace(gap, ' ') };
    }
  };
  const kept = sections.flatMap(({ heading, level, blocks }): Section[] => {
    const read = blocks.filter(taken).map(within);
    if (blocks.length > 0 ? read.length === 0 : !taken()) return [];
    return [{ heading: heading === null ? null : short(heading), level, blocks: read }];
  });
  return {
    sections: kept,
    left: [
      ...(unread > 0 ? [`Material: the first ${mostParts} paragraphs and points were read, ${unread} more were left out`] : []),
      ...(cut > 0 ? [`Material: ${cut} texts of more than ${longestPart} characters were cut to their beginning`] : []),
    ],
  };
}

const markup = /^\s*(?:[|>#*+-]|\d+[.)]\s|```|~~~)/;
/** Quotes and lists that one line opens inside each other; deeper ones are read as the twelfth. */
const nested = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){12})(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm;

/** Markdown whose paragraphs are no longer and whose quotes and lists no deeper than can be read in time. */
export function brokenUp(markdown: string): string {
  if (markdown.length <= longestParagraph) return flattened(markdown);
  let length = 0;
  let marks = 0;
  const lines = flattened(markdown)
    .split('\n')
    .flatMap((line) => {
      if (line.trim() === '' || markup.test(line)) {
        length = 0;
        marks = 0;
      }
      const lines = line.length > longestParagraph ? cutLong(line, longestParagraph) : [line];
      return lines.flatMap((part) => {
        const own = part.match(/[*_~]+/g)?.length ?? 0;
        length += part.length;
        marks += own;
        const plain = marks > mostMarks ? part.replace(/(?<!\\)[*_~]/g, '\\$&') : part;
        if (length <= longestParagraph || length === part.length) return [plain];
        length = part.length;
        marks = own;
        return ['', own > mostMarks ? plain : part];
      });
    });
  // A long line that was cut may go on with what opens a list.
  return flattened(lines.join('\n'));
}

function flattened(markdown: string): string {
  return markdown.replace(nested, '$1 ');
}
