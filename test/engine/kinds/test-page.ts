/** A page as the layout gives it to a kind, with the gallery's figures and a plain brand kit. */

import type { Page, SlideKind } from '../../../src/engine/kinds/define-kind.ts';
import { exampleFacts as facts } from '../../../src/engine/kinds/example-facts.ts';
import { slideKinds } from '../../../src/engine/kinds/registry.ts';
import { numberContext } from '../../../src/engine/language/numbers.ts';
import { createPage } from '../../../src/engine/layout/page.ts';
import type { BrandKit } from '../../../src/model/brand-kit.ts';
import type { Element } from '../../../src/model/layout.ts';
import type { ContentOf, KindId } from '../../../src/model/outline.ts';

const plainKit: BrandKit = {
  id: 'plain',
  name: 'Plain',
  colors: {
    primary: '#1F5FA8',
    secondary: '#C26A1B',
    text: '#1B1F24',
    background: '#FFFFFF',
    dark: '#12263F',
    light: '#F3F4F6',
    positive: '#2E7D4F',
    negative: '#B3382C',
    palette: ['#6B7F94', '#8A6FB0'],
    link: '#1F5FA8',
  },
  fonts: { heading: 'Carlito', body: 'Carlito' },
  logo: null,
  footer: null,
};

export function testPage(title = 'A title', lead?: string, reports: string[] = [], kit: Partial<BrandKit> = {}): Page {
  return createPage({
    slide: { id: 'test', title, ...(lead === undefined ? {} : { lead }) },
    brandKit: { ...plainKit, ...kit },
    language: 'en',
    asOf: '2017-12-31',
    facts,
    numbers: numberContext(Object.values(facts), 'en'),
    slideNumber: () => 4,
    report: (change) => reports.push(change),
  });
}

/** The elements of every page a content splits into. */
export function pagesOf<K extends KindId>(id: K, content: ContentOf<K>, page: Page = testPage()): Element[][] {
  const kind = slideKinds[id] as unknown as SlideKind<ContentOf<K>>;
  return kind.split(content, page).map((part) => kind.place(part, page));
}
