/** What of a page no rule can judge, with the reason. */
import type { DeckPackage } from '../../opc/deck-package.ts';
import { all, type XmlNode } from '../../opc/read-xml.ts';
import type { Shape, Unchecked } from '../page.ts';

interface PageParts {
  number: number;
  /** All elements of the slide, in document order. */
  nodes: readonly XmlNode[];
  shapes: readonly Shape[];
  relationships: ReturnType<DeckPackage['relationships']>;
}

/** What a graphic frame holds besides tables and charts, by the last part of its URI. */
const graphics: readonly [RegExp, string][] = [
  [/diagram$/, 'SmartArt: its text and shapes are laid out by PowerPoint.'],
  [/\/ole$/, 'an embedded object: only its picture is in the slide.'],
  [/chartex$/, 'a chart of a kind newer than this check.'],
];

export function uncheckedOn({ number, nodes, shapes, relationships }: PageParts): Unchecked[] {
  const found: Unchecked[] = [];
  const say = (shape: string | null, reason: string) => found.push({ slide: number, shape, reason });
  for (const shape of shapes) {
    const uri = all(shape.node, 'a:graphicData')[0]?.attributes.uri ?? '';
    if (shape.kind === 'other')
      say(shape.name, `It is ${graphics.find(([pattern]) => pattern.test(uri))?.[1] ?? 'of a kind that is not read.'}`);
    if (shape.kind === 'picture' && shape.picture?.part && /\.(?:emf|wmf|svg)$/i.test(shape.picture.part))
      say(shape.name, 'It is a drawing as a picture: its words are not read.');
    if (shape.text && isBent(shape)) say(shape.name, 'Its text is bent: where its letters stand is not computed.');
  }
  const variants = nodes.filter(({ name }) => name === 'mc:Choice').map(({ attributes }) => attributes.Requires ?? '');
  if (variants.some((requires) => /^cx/.test(requires)))
    say(null, 'A chart of a kind newer than this check is judged by its picture alone.');
  if (variants.includes('a14')) say(null, 'An equation is judged by its picture alone.');
  if (nodes.some(({ name }) => name === 'p:timing') && nodes.some(({ name }) => /^p:(?:anim\w*|set)$/.test(name)))
    say(null, 'Animations: every shape is judged as if it were shown from the start.');
  if (relationships.some(({ type }) => type === 'video' || type === 'audio' || type === 'media')) say(null, 'Film or sound is not judged.');
  if (relationships.some(({ type }) => type === 'comments')) say(null, 'Comments of reviewers are not read.');
  return found;
}

function isBent({ node }: Shape): boolean {
  const warp = all(node, 'a:prstTxWarp')[0]?.attributes.prst;
  return warp !== undefined && warp !== 'textNoShape';
}
