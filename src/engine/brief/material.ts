/**
 * Material to sections: Markdown by its tree, inline tables by cells, `Label: a; b; c` sentences by punctuation.
 *
 * A paragraph that enumerates, such as `We looked at two options. Repair: $40K. Replace: $90K, done by May. I would repair.`, becomes
 * sections of one paragraph: the sentences before the first label under the heading they stand under; each label as the heading of a
 * section of level 2, with its items as a list or its statement as a paragraph; what follows the last label as a section without a
 * heading. All but the first of these are `inline`. A label inside running text ends with its paragraph: the next one stands in a
 * section without a heading, which is not `inline`. A label alone on its line (`Repair:`) is the heading of what stands below it.
 */
import type { ListItem as ListNode, PhrasingContent, RootContent } from 'mdast';
import type { Block, ListItem, Section } from '../../model/brief.ts';
import { inTime } from '../time-limit.ts';
import { courses } from './courses.ts';
import { enumerated } from './enumeration.ts';
import { withHeadings } from './headings.ts';
import { readInlineTable } from './inline-table.ts';
import { brokenUp, mostLines, withinBounds } from './material-bounds.ts';
import { sentences } from './sentences.ts';

export interface Material {
  sections: Section[];
  /** Front matter strings: title, author, company, date. */
  meta: Readonly<Record<string, string>>;
  /** Sentences about what was left out as too much. */
  left: readonly string[];
}

const speakerNotes = /^(?:notes?|speaker notes|notizen|ノート|备注)\s*[:：]\s*/iu;

/** Sections in the author's order. Text before the first heading is a section without one. */
export async function readMaterial(given: string): Promise<Material> {
  if (given === '') return { sections: [], meta: {}, left: [] };
  // Most prompts have no material, and the parser is a hundred modules.
  const { frontMatter, parseMarkdown } = await import('./markdown.ts');
  return inTime('brief', () => readMarkdown(given, parseMarkdown, frontMatter));
}

function readMarkdown(
  given: string,
  parseMarkdown: (text: string) => RootContent[],
  frontMatter: (yaml: string) => Record<string, string>,
): Material {
  const document = /^#{1,6}\s/m.test(given);
  // A line right below a list is not part of its last item, whatever Markdown says.
  const text = withHeadings(withItems(tablesApart(given)), document).replace(
    /^([-*+]|\d{1,2}[.)])(\s.+)\n(?=[^\s\-*+\d>|#])/gm,
    '$1$2\n\n',
  );
  const sections: Section[] = [];
  let meta: Record<string, string> = {};
  const current = (): Section => {
    if (sections.length === 0) sections.push({ heading: null, level: 0, blocks: [] });
    return sections.at(-1)!;
  };
  /** Sections whose label stands inside running text. */
  const labelled = new Set<Section>();
  let parsed = 0;
  let unread = 0;
  for (const chunk of chunks(brokenUp(timesListed(text)))) {
    if (typeof chunk !== 'string') {
      current().blocks.push(chunk);
      continue;
    }
    // A line that begins with its label is no part of the line above it.
    const apart = chunk.startsWith('---') ? chunk : chunk.replace(/\n(?=\p{Lu}[^:：\n.!?|]{1,40}[:：](?:\s|$))/gu, '\n\n');
    const lines = withEnds(apart.split('\n'));
    const read = lines.slice(0, Math.max(0, mostLines - parsed));
    parsed += read.length;
    unread += lines.length - read.length;
    const nodes = parseMarkdown(read.join('\n'));
    for (const [at, node] of nodes.entries()) {
      if (node.type === 'yaml') meta = { ...meta, ...frontMatter(node.value) };
      else if (node.type === 'heading') sections.push({ heading: plain(node.children), level: node.depth, blocks: [] });
      else if (node.type === 'paragraph') {
        const text = withLabel(node.children);
        // What stands on the web is no picture of the deck: badges, counters, logos.
        const pictures = node.children.flatMap((child) =>
          child.type === 'image' && !/^(?:https?:)?\/\//iu.test(child.url) ? [child] : [],
        );
        for (const { url, alt } of pictures) current().blocks.push({ type: 'picture', file: url, alt: alt?.trim() ?? '' });
        if (text === '') continue;
        const label = nodes[at + 1]?.type === 'table' ? undefined : /^([^.!?:：]{3,60})[:：]$/u.exec(text)?.[1];
        // `How to react:` above a list is its heading; above a table it says what the table is.
        if (label !== undefined)
          sections.push({ heading: label, level: 2, blocks: [], ...(document && sections.length > 0 && { inline: true }) });
        else if (text !== plain(node.children)) addLabelled(text, current());
        else if (document && !speakerNotes.test(text)) current().blocks.push({ type: 'paragraph', text });
        else addParagraph(text, sections, current, labelled);
      } else if (node.type === 'thematicBreak') {
        // A rule ends what stands under a label.
        if (!document && current().heading !== null) sections.push({ heading: null, level: 0, blocks: [] });
      } else current().blocks.push(...blocksOf(node));
    }
  }
  const told = courses(sections.filter(({ heading, blocks }) => heading !== null || blocks.length > 0));
  const { sections: kept, left } = withinBounds(told);
  const most = `Material: the first ${mostLines} lines were read, ${unread} more were left out`;
  return { sections: kept, meta, left: unread > 0 ? [most, ...left] : left };
}

const row = /^\s*\|.*\|\s*$/u;

/**
 * A table right below a line is none to Markdown, and below an item it would be the item's text. An item that only leads in to it,
 * `4. What changes:`, is a line of its own.
 */
function tablesApart(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const [above = '', below = ''] = [lines[at - 1], lines[at + 1]];
      if (row.test(line))
        return `${above.trim() !== '' && !row.test(above) ? '\n' : ''}${line.trim()}${below.trim() !== '' && !row.test(below) ? '\n' : ''}`;
      if (!row.test(below)) return line;
      const leadIn = /^\s*(?:[-*+]|\d{1,2}[.)、])\s*([^:：]{2,60}[:：])\s*$/u.exec(line)?.[1];
      return leadIn === undefined ? line : `\n${leadIn}`;
    })
    .join('\n');
}

/** Items as Markdown writes them: with its marks, and without a number where a day is meant. A rule that opens nothing is none. */
function withItems(text: string): string {
  return (
    text
      .replace(/^---[ \t]*\n(?![\s\S]*\n---[ \t]*(?:\n|$))/u, '')
      .replace(/^[ \t]*[•・‣▪◦][ \t]*(?=\S)/gmu, '- ')
      .replace(/^(\s*[-*+]\s+\d{1,2})\.(?=\s)/gm, '$1\\.')
      // What follows from a list is none of its items.
      .replace(/\n[ \t]*(?:[-=–]>|[→⇒➔])[ \t]*(?=\S)/gu, '\n\n')
      .split('\n')
      .map((line, at, lines) => (isCourse(line) && (isCourse(lines[at - 1]) || isCourse(lines[at + 1])) ? `- ${line}` : line))
      .map((line, at, lines) =>
        isLettered(line, lines[at - 1], -1) || isLettered(line, lines[at + 1], 1) ? line.replace(/^(\s*)(?:- )?/u, '$1- ') : line,
      )
      .map((line, at, lines) =>
        at > 0 && arrow.test(line) ? `${lines[at - 1]!.trim() === '' ? '' : '\n'}${line.replace(arrow, '')}\n` : line,
      )
      .join('\n')
  );
}

/** `-> we recommend C` below a list: what follows from all of it, and no item. */
const arrow = /^\s{0,12}(?:[-=]+>|[→⇒➔➜])\s{0,4}(?=\S)/u;

/** `22:10 the alarm rings`: one of several lines that tell when. */
const isCourse = (line = '') => /^(?:次日|翌日|第二天)?\d{1,2}[:：h]\d{2}(?:\s(?:[ap]m|uhr))?\s{1,3}[\p{L}\d]/iu.test(line);

/** `A keep it`, beside `B replace it`; behind a mark of its own, `a) keep it`. */
function isLettered(line: string, beside: string | undefined, by: 1 | -1): boolean {
  const letter = (text = '') =>
    /^\s{0,8}(?:- )?(?:([A-H])[\s:：、]\s?(?=\p{Lo}|\p{Lu}|\d)|[(（]?([A-Ha-h])[)）.]\s?(?=[\p{L}\d]))/u
      .exec(text)
      ?.slice(1)
      .find((found) => found !== undefined)
      ?.toUpperCase()
      .charCodeAt(0);
  const [own, other] = [letter(line), letter(beside)];
  return own !== undefined && other === own + by;
}

const atTime =
  /^(?:次日|翌日|当日|(?:next day|nächster tag|am nächsten tag|le lendemain|al día siguiente|no dia seguinte|il giorno dopo),?\s)?\s?\d{1,2}[:：]\d\d(?=[\s\p{L}])/iu;

/** Lines that each begin with a time of day, three or more, are a list of what happened. */
function timesListed(text: string): string {
  const lines = text.split('\n');
  const isTimed = lines.map((line) => atTime.test(line));
  const isCourse = (at: number) => {
    let [from, to] = [at, at];
    while (isTimed[from - 1]) from -= 1;
    while (isTimed[to + 1]) to += 1;
    return to - from >= 2;
  };
  return lines.map((line, at) => (isTimed[at] && isCourse(at) ? `${isTimed[at - 1] ? '' : '\n'}- ${line}` : line)).join('\n');
}

const plainLine = /^(?![#>|*+\-=~`]|\d+[.)]\s|\s{2,})\S+(?:\s+\S+){2,}$/u;

/**
 * Lines of a chat or of notes, each with an end mark, as Markdown would join them. In a paragraph broken at a width, which stays as it
 * is, the first word of a line would not have fitted on the line before.
 */
function withEnds(lines: readonly string[]): string[] {
  const found = [...lines];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && plainLine.test(lines[to]!)) to += 1;
    const run = lines.slice(from, to);
    const width = Math.max(0, ...run.map((line) => line.length));
    const broken = width >= 60 && run.slice(0, -1).every((line, at) => line.length + 1 + run[at + 1]!.search(/\s|$/) > width);
    if (run.length > 1 && !broken)
      for (let at = from; at + 1 < to; at += 1) if (/[\p{L}\p{N})%\]’'"€$£]$/u.test(lines[at]!)) found[at] = `${lines[at]}.`;
    from = Math.max(to, from + 1);
  }
  return found;
}

/** Separates inline tables from Markdown. A leading `---` keeps front matter first in its chunk. */
function chunks(text: string): (string | (Block & { type: 'table' }))[] {
  const lines = text.split('\n');
  const found: (string | (Block & { type: 'table' }))[] = [];
  let held: string[] = [];
  let fenced = false;
  for (let at = 0; at < lines.length; at += 1) {
    if (/^(?:```|~~~)/.test(lines[at]!)) fenced = !fenced;
    const table = fenced || /^\s*(?:\||#|>|[-*+]\s)/.test(lines[at]!) ? null : readInlineTable(lines, at);
    if (table === null) {
      held.push(lines[at]!);
      continue;
    }
    found.push(held.join('\n').trimStart(), table.block);
    held = [];
    at += table.taken - 1;
  }
  return [...found, held.join('\n').trimStart()].filter((chunk) => chunk !== '');
}

/** Turns a paragraph's enumerations into sections; its other sentences stay a paragraph. */
function addParagraph(text: string, sections: Section[], current: () => Section, labelled: Set<Section>): void {
  const notes = speakerNotes.exec(text);
  if (notes && sections.length > 0) {
    current().blocks.push({ type: 'notes', text: text.slice(notes[0].length) });
    return;
  }
  let kept: string[] = [];
  let begun = false;
  const flush = () => {
    if (kept.length === 0) return;
    // What follows an enumeration is not part of it, in the next paragraph neither.
    if (labelled.has(current())) sections.push({ heading: null, level: 0, blocks: [], ...(begun && { inline: true }) });
    current().blocks.push({ type: 'paragraph', text: kept.join(' ') });
    begun = true;
    kept = [];
  };
  for (const sentence of sentences(text)) {
    const found = enumerated(sentence);
    if (found === null) kept.push(sentence);
    else {
      flush();
      sections.push({ heading: found.heading, level: 2, blocks: [found.block], ...(begun && { inline: true }) });
      labelled.add(current());
      begun = true;
    }
  }
  flush();
}

/** Paragraphs that each begin with a label in bold are the items of a list. */
function addLabelled(text: string, { blocks }: Section): void {
  const last = blocks.at(-1);
  if (last?.type === 'list') last.items.push({ text, children: [] });
  else blocks.push({ type: 'list', ordered: false, items: [{ text, children: [] }] });
}

/** `**Option A.** Repair the lights.` */
function startsBold([first, second]: readonly PhrasingContent[]): boolean {
  return first?.type === 'strong' && second?.type === 'text' && /^[\s:：.–—-]*\S/u.test(second.value) && plain([first]).length <= 80;
}

/** With a colon after a label in bold: `Option A: Repair the lights.` */
function withLabel(nodes: readonly PhrasingContent[]): string {
  if (!startsBold(nodes)) return plain(nodes);
  const label = plain(nodes.slice(0, 1)).replace(/\s*[.:：]$/u, '');
  const rest = plain(nodes.slice(1)).replace(/^\s*[:：.–—-]\s*/u, '');
  // `**Sales** grew` emphasises a word of its sentence.
  return /^\p{Ll}/u.test(rest) && !/[.:：]$/u.test(plain(nodes.slice(0, 1))) ? plain(nodes) : `${label}: ${rest}`;
}

function blocksOf(node: RootContent): Block[] {
  if (node.type === 'list') {
    return [{ type: 'list', ordered: node.ordered === true, items: node.children.map(itemOf) }];
  }
  if (node.type === 'table') {
    const [header, ...rows] = node.children.map((row) => row.children.map((cell) => plain(cell.children)));
    return [{ type: 'table', header: header ?? [], rows: rows.map((row) => (header ?? []).map((_, index) => row[index] ?? '')) }];
  }
  if (node.type === 'blockquote') {
    const text = node.children.flatMap((child) => (child.type === 'paragraph' ? [plain(child.children)] : [])).join(' ');
    return [quoteOf(text)];
  }
  return [];
}

/** A list item with everything under it. */
function itemOf(node: ListNode): ListItem {
  const text = node.children.flatMap((child) => (child.type === 'paragraph' ? [withLabel(child.children)] : [])).join(' ');
  const below = node.children.flatMap((child) => (child.type === 'list' ? child.children.map(itemOf) : []));
  return { text, children: below.map(inOneLine), ...(below.some(({ children }) => children.length > 0) ? { below } : {}) };
}

function inOneLine({ text, children }: ListItem): string {
  return children.length === 0 ? text : `${text.replace(/[:：]$/, '')}: ${children.join('; ')}`;
}

/** `"…" — Anna K., line operator` → words and speaker. */
function quoteOf(text: string): Block {
  const match = /^(.+?)(?:—|–|--|\s-)\s*([^—–]{2,80})$/u.exec(text);
  const bare = (words: string) =>
    words
      .trim()
      .replace(/^["“„«「]|["”“»」]$/gu, '')
      .trim();
  return match ? { type: 'quote', text: bare(bare(match[1]!)), by: match[2]!.trim() } : { type: 'quote', text: bare(text), by: null };
}

/** Text of inline nodes, without markup, link targets, images and raw HTML. */
function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode') return node.value;
      if (node.type === 'break') return ' ';
      return 'children' in node ? plain(node.children) : '';
    })
    .join('')
    .replace(/\n/g, ' ')
    .trim();
}
