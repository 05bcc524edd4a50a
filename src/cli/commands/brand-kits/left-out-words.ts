/** What of a template was not kept, in words. */
import type { LeftOut } from '../../../engine/brand/template/read-template.ts';
import { counted } from '../../counted.ts';

const words: Readonly<Record<keyof LeftOut, (count: number) => string>> = {
  slides: (count) => counted(count, 'slide'),
  notes: (count) => counted(count, 'notes page'),
  comments: () => 'comments',
  pictures: (count) => counted(count, 'picture'),
  charts: (count) => counted(count, 'chart'),
  embedded_files: (count) => counted(count, 'embedded file'),
  custom_xml: () => 'custom XML',
  properties: () => 'properties with its author',
  thumbnail: () => 'thumbnail',
};

/** `12 slides, 3 notes pages, properties with its author, thumbnail`. */
export function leftOutWords(left: LeftOut): string {
  const said = (Object.keys(words) as (keyof LeftOut)[]).flatMap((kind) => (left[kind] === undefined ? [] : [words[kind](left[kind])]));
  return said.join(', ');
}
