/** Makes material safe and trims it to what may be shown: plain text, no comment columns, nothing excluded. */
import type { Block, ListItem, Section } from '../../../../model/brief.ts';
import { sentences } from '../../../brief/sentences.ts';
import type { Exclusions } from './exclusions.ts';
import { isUnsafe, safeText } from './safe-text.ts';

const commentColumn =
  /^(?:comments?|remarks?|free ?text|description|kommentare?|bemerkung(?:en)?|anmerkung(?:en)?|commentaires?|remarques?|comentarios?|observaciones|comentários|commenti|コメント|备注|评论|ملاحظات)$/iu;

/** Headings that pose as machine instructions. */
const ofMachine =
  /^(?:(?:begin|end|new)\s+)?(?:system|assistant|developer|admin|instructions?|prompt)(?:\s+(?:prompt|message|override|instructions?))?\s*:?$/iu;
/** Words that continue an instruction. */
const ordering =
  /^(?:send|print|reveal|post|e-?mail|output|call|visit|upload|download|title|replace|set|add|change|write|respond|reply|do not tell)(?!\p{L})/iu;

export function safeMaterial(material: readonly Section[], exclusions: Exclusions): { sections: Section[]; changes: string[] } {
  const changes: string[] = [];
  const sections = material
    .filter(({ heading }) => heading === null || !exclusions.hits(heading))
    .map(({ heading, blocks, ...section }) => ({
      ...section,
      heading: heading === null || ofMachine.test(heading.trim()) ? null : safeText(heading) || null,
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
      const safe = (given: readonly ListItem[]): ListItem[] =>
        given
          .map(({ text, children, below }) => ({
            text: say(text),
            children: children.map(say).filter(keep),
            ...(below === undefined ? {} : { below: safe(below) }),
          }))
          .filter(({ text }) => keep(text));
      const items = safe(block.items);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    case 'picture': {
      const alt = say(block.alt);
      return [{ ...block, alt: keep(alt) ? alt : '' }];
    }
    default: {
      const text = block.type === 'quote' ? say(block.text) : sentencesKept(block.text, say, keep);
      return keep(text) ? [{ ...block, text }] : [];
    }
  }
}

/** Drops single sentences that may not be shown, with those that continue their instruction. */
function sentencesKept(text: string, say: (text: string) => string, keep: (text: string) => boolean): string {
  if (keep(say(text)) && !isUnsafe(text)) return text;
  let ordered = false;
  return sentences(text)
    .filter((part) => {
      ordered = isUnsafe(part) || (ordered && ordering.test(part));
      return !(ordered && (safeText(part) === '' || ordering.test(part)));
    })
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
