/** Limits on material: as many paragraphs and points as a deck could ever show, each as long as a page could. */
import type { Block, ListItem, Section } from '../../model/brief.ts';
import { cutLong } from './legible.ts';

/** Maximum paragraphs, tables and points in total: six for each of up to a hundred slides. */
const mostParts = 600;
/** White space longer than anyone writes inside a sentence. */
const gap = /\s{9,}/g;
/** Maximum lines of Markdown, without tables. */
export const mostLines = 1500;
/** Maximum characters of all: a hundred pages, and more than any deck shows. */
const mostCharacters = 300_000;
/** Maximum characters of a heading, point, cell or quote. */
const longestPart = 2000;
/** Maximum characters of a paragraph. */
const longestParagraph = 5000;
/** Maximum emphasis marks in a paragraph: the parser searches all of them for each one's partner. */
const mostMarks = 400;

/** As much of a prompt as is read, to the end of a line, and sentences about what was left out. */
export function readable(prompt: string): { text: string; left: string[] } {
  const { text, left } = withinPoints(prompt);
  if (text.length <= mostCharacters) return { text, left };
  const end = text.lastIndexOf('\n', mostCharacters);
  const read = text.slice(0, end > mostCharacters / 2 ? end : mostCharacters).replace(/[\ud800-\udbff]$/, '');
  return {
    text: read,
    left: [...left, `Material: the first ${read.length} characters were read, ${text.length - read.length} more were left out`],
  };
}

const bullet = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** Each point is a part, so that later ones never find room: nothing has to hear them. */
function withinPoints(prompt: string): { text: string; left: string[] } {
  let points = 0;
  const lines = prompt.split('\n');
  const kept = lines.filter((line) => !bullet.test(line) || ++points <= mostParts);
  if (kept.length === lines.length) return { text: prompt, left: [] };
  return {
    text: kept.join('\n'),
    left: [`Material: of its points the first ${mostParts} were read, ${points - mostParts} more were left out`],
  };
}

/**
 * The material within these limits, and sentences about what was left out.
 * Readers look at parts more than once, and some at everything that follows; within these limits that takes no time.
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
  const kept = sections.flatMap(({ heading, level, blocks, inline }): Section[] => {
    const read = blocks.filter(taken).map(within);
    if (blocks.length > 0 ? read.length === 0 : !taken()) return [];
    return [{ heading: heading === null ? null : short(heading), level, blocks: read, ...(inline && { inline }) }];
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
/** Quotes and lists nested on one line; deeper ones count as level twelve. */
const nested = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){12})(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm;

/** Markdown with paragraphs short enough, and quotes and lists shallow enough, to be parsed in time. */
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
  // The rest of a cut line may start with a list marker.
  return flattened(lines.join('\n'));
}

function flattened(markdown: string): string {
  return markdown.replace(nested, '$1 ');
}
