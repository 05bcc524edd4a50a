/** Commentary on the figures: Markdown whose headings name what each part is about. */
import type { Block } from '../../model/brief.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { cleanPrompt } from './clean.ts';
import { readMaterial } from './material.ts';

export interface Comment {
  /** The heading: a measure, a dimension or a member of one. */
  about: string;
  /** The text, one entry per paragraph, unchanged. */
  text: string[];
  /** The author: the last line, if it is a dash and a name. */
  by: string | null;
}

/**
 * `## Win rate`, the text below it, and optionally `— Dana Cole` as the last line.
 * @throws commentary_invalid for text without a heading, or a heading without text
 */
export async function readCommentary(markdown: string): Promise<Comment[]> {
  const { sections, left } = await readMaterial(cleanPrompt(markdown));
  if (left.length > 0) {
    throw new QuarterdeckError('commentary_invalid', `The commentary is longer than a deck can show. ${left.join('. ')}.`, {
      next: 'Shorten it to what the audience is to read.',
    });
  }
  return sections.map(({ heading, blocks }): Comment => {
    const lines = blocks.flatMap(linesOf);
    const author = /^(?:—|–|--)\s*(\S.{0,79})$/u.exec(lines.at(-1) ?? '')?.[1] ?? null;
    const text = author === null ? lines : lines.slice(0, -1);
    if (heading === null || text.length === 0) {
      const what =
        heading === null ? `The words "${text.join(' ').slice(0, 60)}" stand under no heading` : `Nothing stands under "${heading}"`;
      throw new QuarterdeckError('commentary_invalid', `${what}, so it is not known what the commentary says of which figure.`, {
        next: 'Write a heading such as "## Win rate", and the words below it.',
      });
    }
    return { about: heading, text, by: author };
  });
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'notes':
      return splitAuthor(block.text);
    case 'quote':
      return [block.text, ...(block.by === null ? [] : [`— ${block.by}`])];
    case 'list':
      return block.items.flatMap(({ text, children }) => [text, ...children]);
    case 'picture':
      return [];
    case 'table':
      return [block.header, ...block.rows].map((cells) => cells.join(' · '));
  }
}

/** A Markdown line break is a space, so the author's line may be attached to the text. */
function splitAuthor(text: string): string[] {
  const match = /^(.+[.!?…。！？»”"])\s+((?:—|–|--)\s*[\p{Lu}\p{Lo}][^.!?。]{1,78})$/u.exec(text);
  return match ? [match[1]!, match[2]!] : [text];
}
