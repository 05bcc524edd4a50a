/** Material to sections: Markdown by its tree, inline tables by cells, `Label: a; b; c` sentences by punctuation. */
import type { ListItem as ListNode, PhrasingContent, RootContent } from 'mdast';
import type { Block, ListItem, Section } from '../../model/brief.ts';
import { inTime } from '../time-limit.ts';
import { courses } from './courses.ts';
import { enumerated } from './enumeration.ts';
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
  // A line right below a list is not part of its last item, whatever Markdown says.
  const text = given.replace(/^([-*+]|\d{1,2}[.)])(\s.+)\n(?=[^\s\-*+\d>|#])/gm, '$1$2\n\n');
  const document = /^#{1,6}\s/m.test(text);
  const sections: Section[] = [];
  let meta: Record<string, string> = {};
  const current = (): Section => {
    if (sections.length === 0) sections.push({ heading: null, level: 0, blocks: [] });
    return sections.at(-1)!;
  };
  let parsed = 0;
  let unread = 0;
  for (const chunk of chunks(brokenUp(text))) {
    if (typeof chunk !== 'string') {
      current().blocks.push(chunk);
      continue;
    }
    const lines = chunk.split('\n');
    const read = lines.slice(0, Math.max(0, mostLines - parsed));
    parsed += read.length;
    unread += lines.length - read.length;
    for (const node of parseMarkdown(read.join('\n'))) {
      if (node.type === 'yaml') meta = { ...meta, ...frontMatter(node.value) };
      else if (node.type === 'heading') sections.push({ heading: plain(node.children), level: node.depth, blocks: [] });
      else if (node.type === 'paragraph') {
        const text = plain(node.children);
        const pictures = node.children.flatMap((child) => (child.type === 'image' ? [child] : []));
        for (const { url, alt } of pictures) current().blocks.push({ type: 'picture', file: url, alt: alt?.trim() ?? '' });
        if (text === '') continue;
        const label = /^([^.!?:：]{3,60})[:：]$/u.exec(text)?.[1];
        // `How to react:` above a list is its heading.
        if (label !== undefined) sections.push({ heading: label, level: 2, blocks: [] });
        else if (document && !speakerNotes.test(text)) current().blocks.push({ type: 'paragraph', text });
        else addParagraph(text, sections, current);
      } else current().blocks.push(...blocksOf(node));
    }
  }
  const told = courses(sections.filter(({ heading, blocks }) => heading !== null || blocks.length > 0));
  const { sections: kept, left } = withinBounds(told);
  const most = `Material: the first ${mostLines} lines were read, ${unread} more were left out`;
  return { sections: kept, meta, left: unread > 0 ? [most, ...left] : left };
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
function addParagraph(text: string, sections: Section[], current: () => Section): void {
  const notes = speakerNotes.exec(text);
  if (notes && sections.length > 0) {
    current().blocks.push({ type: 'notes', text: text.slice(notes[0].length) });
    return;
  }
  let kept: string[] = [];
  let after = false;
  const flush = () => {
    // What follows an enumeration is not part of it.
    if (kept.length > 0 && after) sections.push({ heading: null, level: 0, blocks: [] });
    if (kept.length > 0) current().blocks.push({ type: 'paragraph', text: kept.join(' ') });
    kept = [];
  };
  for (const sentence of sentences(text)) {
    const found = enumerated(sentence);
    if (found === null) kept.push(sentence);
    else {
      flush();
      sections.push({ heading: found.heading, level: 2, blocks: [found.block] });
      after = true;
    }
  }
  flush();
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
  const text = node.children.flatMap((child) => (child.type === 'paragraph' ? [plain(child.children)] : [])).join(' ');
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
