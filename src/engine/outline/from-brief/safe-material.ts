/** Material made safe and cut to what may be shown: plain words, no comment columns, nothing excluded. */
import type { Block, Section } from '../../brief/brief.ts';
import type { Exclusions } from './exclusions.ts';
import { isUnsafe, safeText } from './safe-text.ts';

const commentColumn =
  /^(?:comments?|remarks?|free ?text|description|kommentare?|bemerkung(?:en)?|anmerkung(?:en)?|commentaires?|remarques?|comentarios?|observaciones|comentários|commenti|コメント|备注|评论|ملاحظات)$/iu;

export function safeMaterial(material: readonly Section[], exclusions: Exclusions): { sections: Section[]; changes: string[] } {
  const changes: string[] = [];
  const sections = material
    .filter(({ heading }) => heading === null || !exclusions.hits(heading))
    .map(({ heading, level, blocks }) => ({
      heading: heading === null ? null : safeText(heading) || null,
      level,
      blocks: blocks.flatMap((block) => safeBlock(block, exclusions, changes)),
    }));
  return { sections, changes };
}

function safeBlock(block: Block, exclusions: Exclusions, changes: string[]): Block[] {
  const say = (text: string) => {
    if (isUnsafe(text)) changes.push('Links, markup or instructions inside the material were left out.');
    return safeText(text);
  };
  const keep = (text: string) => text !== '' && !exclusions.hits(text);
  switch (block.type) {
    case 'table':
      return [safeTable(block, exclusions, changes)].filter(({ rows, header }) => rows.length > 0 && header.length > 1);
    case 'list': {
      const items = block.items
        .map(({ text, children }) => ({ text: say(text), children: children.map(say).filter(keep) }))
        .filter(({ text }) => keep(text));
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    default: {
      const text = block.type === 'quote' ? say(block.text) : sentencesKept(block.text, say, keep);
      return keep(text) ? [{ ...block, text }] : [];
    }
  }
}

/** One sentence that may not be shown does not cost the others. */
function sentencesKept(text: string, say: (text: string) => string, keep: (text: string) => boolean): string {
  const parts = text.match(/[^.!?。！？]+(?:[.!?]+(?=\s|$)|[。！？]+|(?:\.(?=\S))+|$)+\s*/gu) ?? [text];
  return keep(say(text)) && !isUnsafe(text)
    ? text
    : parts
        .map((part) => say(part))
        .filter(keep)
        .join(' ')
        .trim();
}

function safeTable(block: Block & { type: 'table' }, exclusions: Exclusions, changes: string[]): Block & { type: 'table' } {
  const columns = block.header
    .map((head, at) => ({ head, at }))
    .filter(({ head, at }) => {
      const free = at > 0 && (commentColumn.test(head.trim()) || block.rows.some((row) => isUnsafe(row[at] ?? '')));
      if (free) changes.push(`The free-text column "${safeText(head)}" was left out.`);
      return !free && !exclusions.hits(head);
    });
  return {
    type: 'table',
    header: columns.map(({ head }) => safeText(head)),
    rows: block.rows.filter((row) => !exclusions.hits(row[0] ?? '')).map((row) => columns.map(({ at }) => safeText(row[at] ?? ''))),
  };
}
