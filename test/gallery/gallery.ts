/** One example of every slide kind, in the order of a deck. */
import { exampleFacts } from '../../src/engine/kinds/example-facts.ts';
import { slideKinds } from '../../src/engine/kinds/registry.ts';
import type { AnyOutlineSlide, KindId, Outline } from '../../src/model/outline.ts';
import { landscape } from './landscape.ts';

export const examples = (Object.keys(slideKinds) as KindId[]).map((kind) => {
  const { example } = slideKinds[kind];
  const slide = { id: `example-${kind}`, kind, ...example } as AnyOutlineSlide;
  if (slide.kind !== 'picture-text') return slide;
  const { file: _, ...said } = slide.content.picture;
  return { ...slide, content: { ...slide.content, picture: { data: landscape(800, 560), ...said } } };
});

export const gallery: Outline = {
  version: 1,
  title: 'Quarterly business review',
  language: 'en',
  asOf: '2017-12-31',
  company: 'Meridian Hardware',
  audience: 'board',
  slides: examples,
  facts: { ...exampleFacts },
};
