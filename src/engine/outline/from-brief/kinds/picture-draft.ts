/** A section with a picture: the picture next to the section's text. */
import type { Block, Section } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';

/** null without a picture or text; further pictures get their own pages, with their descriptions. */
export function pictureDraft({ blocks }: Section, title: string): { drafts: Draft[]; rest: Block[] } | null {
  const pictures = blocks.flatMap((block) => (block.type === 'picture' ? [block] : []));
  const text = blocks.find((block) => block.type === 'paragraph');
  const list = blocks.find((block) => block.type === 'list');
  const [first, ...others] = pictures;
  if (first === undefined || (text === undefined && list === undefined && first.alt === '')) return null;
  const points = list?.items.map((item) => [item.text, ...item.children].join('; ')) ?? [];
  const words = text?.text ?? (list === undefined ? first.alt : undefined);
  const drafts: Draft[] = [
    page(title, first, words, points),
    ...others.filter(({ alt }) => alt !== '').map((picture) => page(`${title}: ${picture.alt}`, picture, picture.alt, [])),
  ];
  return { drafts, rest: blocks.filter((block) => block !== text && block !== list && block.type !== 'picture') };
}

function page(title: string, { file, alt }: { file: string; alt: string }, text: string | undefined, points: string[]): Draft {
  return {
    kind: 'picture-text',
    title,
    weight: 6,
    content: { picture: { file, ...(alt === '' ? {} : { alt }) }, ...(text === undefined ? {} : { text }), points },
  };
}
