import { describe, expect, it } from 'vitest';
import { checkAccessible } from '../../../src/engine/check/accessible.ts';
import { checkClean } from '../../../src/engine/check/clean.ts';
import { checkEditable } from '../../../src/engine/check/editable.ts';
import { checkFits } from '../../../src/engine/check/fits.ts';
import { checkOnBrand } from '../../../src/engine/check/on-brand.ts';
import { checkReadable, countWords } from '../../../src/engine/check/readable.ts';
import { type Finding, gateSummary } from '../../../src/engine/check/report.ts';
import type { Element, Layout, LayoutSlide } from '../../../src/model/layout.ts';
import { brandKit, chart, layoutOf, slide, table, text, title } from './sample.ts';

const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);
const of =
  (check: (layout: Layout) => Finding[]) =>
  (elements: Element[], more: Partial<LayoutSlide> = {}) =>
    rulesOf(check(layoutOf(slide([title('Won value fell 6.0%'), ...elements], more))));

describe('the gate "fits"', () => {
  const fits = of(checkFits);

  it('passes a panel under its text', () => {
    expect(fits([text('Panel', '', { fill: 'light', h: 2 }), text('Words', 'Inside', { x: 0.8, y: 2.2, w: 5, h: 0.5 })])).toEqual([]);
  });

  it('finds what leaves the slide', () => {
    expect(fits([text('Words', 'Far right', { x: 9, w: 6 })])).toEqual(['off-slide']);
  });

  it('finds text higher than its box', () => {
    expect(fits([text('Words', 'One line and another and yet another', { w: 1, h: 0.3 })])).toEqual(['text-overflows']);
  });

  it('finds elements that overlap', () => {
    expect(fits([text('A', 'a'), text('B', 'b', { y: 2.5, x: 3 })])).toEqual(['overlap']);
  });

  it('lets words overlap a shape of their group, but not its words', () => {
    const words = text('B', 'b', { y: 2.5, x: 3, group: 'G' });
    expect(fits([text('A', '', { group: 'G' }), words])).toEqual([]);
    expect(fits([text('A', 'a', { group: 'G' }), words])).toEqual(['overlap']);
  });

  it('lets edges touch', () => {
    expect(fits([text('A', 'a'), text('B', 'b', { y: 3 })])).toEqual([]);
  });

  it('finds an element laid over the words of the one around it', () => {
    expect(fits([text('Panel', 'Words here', { fill: 'light', h: 2 }), text('B', 'b', { x: 0.7, y: 2.05, w: 1, h: 0.4 })])).toEqual([
      'overlap',
    ]);
  });

  it('finds a table row too low for its text', () => {
    const low = table();
    low.rows[1]!.height = 0.1;
    expect(fits([low])).toEqual(['cell-overflows']);
  });

  it('finds columns that do not add up to the table', () => {
    expect(fits([table({ columns: [3, 2] })])).toEqual(['table-width']);
  });

  it('finds rows that do not fit the table', () => {
    expect(fits([table({ h: 0.5 })])).toEqual(['table-height']);
  });
});

describe('the gate "readable"', () => {
  const readable = of(checkReadable);

  it('finds small words of too little contrast', () => {
    expect(readable([text('Words', 'pale', { color: 'ink-35' })])).toEqual(['contrast']);
  });

  it('asks less contrast of large words', () => {
    const kit = { ...brandKit, colors: { ...brandKit.colors, primary: '#8A8A8A' as const } };
    const layout = (size: number) => ({
      ...layoutOf(slide([title('T'), text('Words', 'grey', { color: 'accent', size })])),
      brandKit: kit,
    });
    expect([rulesOf(checkReadable(layout(14))), rulesOf(checkReadable(layout(18)))]).toEqual([['contrast'], []]);
  });

  it('measures against the panel that lies under the words', () => {
    expect(readable([text('Panel', '', { fill: 'dark' }), text('Words', 'dark on dark', { x: 1, y: 2.2, w: 3, h: 0.5 })])).toEqual([
      'contrast',
    ]);
  });

  it('measures against the dark ground of a full colour page', () => {
    const layout = layoutOf(slide([title('T', { color: 'on-dark' }), text('Words', 'dark on dark')], { dark: true }));
    expect(rulesOf(checkReadable(layout))).toEqual(['contrast']);
  });

  it('measures labels inside columns against their segments, and others against the page', () => {
    const drawn = (kind: 'percent-column' | 'column', more: object) =>
      readable([chart({ chart: kind, series: [{ name: 'S', values: [1, 2], color: 'dark', labels: true, ...more }] })]);
    expect(drawn('percent-column', { labelColor: 'ink' })).toEqual(['contrast']);
    expect(drawn('percent-column', { labelColor: 'paper' })).toEqual([]);
    expect(drawn('column', { labelColor: 'ink' })).toEqual([]);
    expect(drawn('percent-column', { labelColor: 'paper', points: { 1: 'ink-12' } })).toEqual(['contrast']);
    expect(drawn('percent-column', { labelColor: 'paper', points: { 1: 'ink-12' }, labels: [0] })).toEqual([]);
  });

  it('finds body text below 12 points', () => {
    expect(readable([text('Words', 'small', { size: 11 })])).toEqual(['small-text']);
  });

  it('finds a small run in a text of full size', () => {
    expect(readable([text('Words', '', { paragraphs: [{ runs: [{ text: 'large' }, { text: 'small', size: 8 }] }] })])).toEqual([
      'small-text',
    ]);
  });

  it('lets the source be 9 points, and no less', () => {
    const source = (size: number) => readable([text('Source', 'Source: CRM', { placeholder: 'footer', size })]);
    expect([source(9), source(8)]).toEqual([[], ['small-text']]);
  });

  it('finds charts and tables below 10 points', () => {
    expect(readable([chart({ size: 9 }), table({ size: 9 })])).toEqual(['small-text', 'small-text']);
  });

  it('finds more than 75 words, but not in an appendix or a table', () => {
    const words = text('Words', 'word '.repeat(80));
    expect([readable([words]), readable([words], { kind: 'appendix' })]).toEqual([['too-many-words'], []]);
  });

  it('counts no figures as words, and two characters of Chinese as one', () => {
    expect(countWords('Won value fell 6.0% to $2.80M')).toBe(4);
    expect(countWords('第四季度业绩')).toBe(3);
  });

  it('finds a title of three lines', () => {
    const layout = layoutOf(slide([title('A title that goes on and on '.repeat(8))]));
    expect(rulesOf(checkReadable(layout))).toEqual(['long-title']);
  });
});

describe('the gate "accessible"', () => {
  const accessible = of(checkAccessible);

  it('finds charts, tables and pictures without a description', () => {
    expect(accessible([chart({ alt: ' ' })])).toEqual(['alt-missing']);
  });

  it('finds a slide without a title', () => {
    expect(rulesOf(checkAccessible(layoutOf(slide([text('Words', 'alone')]))))).toEqual(['title-missing']);
  });

  it('finds two slides of one title', () => {
    expect(rulesOf(checkAccessible(layoutOf(slide([title('Same')]), slide([title('Same')]))))).toEqual(['title-repeated']);
  });

  it('finds a table without a header row', () => {
    const headless = table();
    headless.rows[0]!.role = 'body';
    expect(accessible([headless])).toEqual(['table-header']);
  });

  it('finds a title that is not read first', () => {
    expect(rulesOf(checkAccessible(layoutOf(slide([text('Words', 'below'), title('T')]))))).toEqual(['title-not-first']);
  });

  it('lets a line above the title come before it', () => {
    expect(rulesOf(checkAccessible(layoutOf(slide([text('Number', '2', { y: 0.1, h: 0.3 }), title('T')]))))).toEqual([]);
  });

  it('finds words read before those above them', () => {
    expect(accessible([text('Lower', 'b', { y: 4 }), text('Upper', 'a')])).toEqual(['reading-order']);
  });

  it('reads two columns one after the other', () => {
    const at = (name: string, x: number, y: number) => text(name, name, { x, y, w: 4, h: 0.5 });
    expect(accessible([at('A1', 1, 2), at('A2', 1, 3), at('B1', 6, 2), at('B2', 6, 3)])).toEqual([]);
  });

  it('reads a row from the right in Arabic', () => {
    const layout = layoutOf(slide([title('T'), text('Left', 'a', { w: 2 }), text('Right', 'b', { x: 6, w: 2 })]));
    expect([rulesOf(checkAccessible(layout)), rulesOf(checkAccessible({ ...layout, language: 'ar' }))]).toEqual([[], ['reading-order']]);
  });

  it('finds a group whose elements stand apart', () => {
    const at = (name: string, y: number, group: string) => text(name, name, { y, h: 0.3, group });
    expect(accessible([at('A', 2, 'G'), at('B', 3, 'H'), at('C', 4, 'G')])).toContain('group-scattered');
  });
});

describe('the gate "clean"', () => {
  const clean = of(checkClean);

  it('finds an empty text box, but lets a hairline be', () => {
    expect([clean([text('Empty', ' ')]), clean([text('Line', '', { fill: 'ink-12', h: 0.01 })])]).toEqual([['empty-text'], []]);
  });

  it.each(['lorem ipsum dolor', 'Owner: TBD', 'undefined deals', 'Win rate NaN%', 'null', '[object Object]', '{{won_value@0}}'])(
    'finds the filler "%s"',
    (filler) => {
      expect(clean([text('Words', filler)])).toEqual(['filler']);
    },
  );

  it('takes no company for filler', () => {
    expect([clean([text('Words', 'Xx-holding leads')]), clean([text('Words', 'XXX leads')])]).toEqual([[], ['filler']]);
  });

  it('finds filler in notes, tables and charts', () => {
    expect(clean([chart({ categories: ['undefined', 'Q4 2017'] })], { notes: ['TBD'] })).toEqual(['filler', 'filler']);
  });

  it('lists scaffold text, and fails it only when strict', () => {
    const findings = checkClean(layoutOf(slide([title('T'), text('Words', 'To be added: name the owner')])));
    expect(rulesOf(findings)).toEqual(['scaffold-text']);
    const passed = (strict: boolean) => gateSummary(findings, strict ? ['clean'] : []).find(({ gate }) => gate === 'clean')!.passed;
    expect([passed(false), passed(true)]).toEqual([true, false]);
  });
});

describe('the gates "on-brand" and "editable"', () => {
  const logo = { data: '', type: 'png', width: 200, height: 100, alt: 'Logo', corner: 'top-right', size: 0.4, safeZone: 0.5 } as const;
  const branded = (elements: Element[], more: Partial<LayoutSlide> = {}): Layout => ({
    ...layoutOf(slide(elements, more)),
    brandKit: { ...brandKit, logo },
  });

  it('find an element in the free space around the logo', () => {
    expect(rulesOf(checkOnBrand(branded([title('T')])))).toEqual(['logo-zone']);
  });

  it('let an element end before it', () => {
    expect(rulesOf(checkOnBrand(branded([title('T', { w: 11 })])))).toEqual([]);
  });

  it('find a connector that leads to no element', () => {
    const connector: Element = {
      type: 'connector',
      name: 'C',
      x: 0,
      y: 0,
      w: 1,
      h: 0,
      from: 'A',
      to: 'B',
      shape: 'straight',
      color: 'ink',
      width: 1,
      arrow: false,
    };
    expect(rulesOf(checkEditable(layoutOf(slide([text('A', 'a'), connector]))))).toEqual(['connector-loose']);
  });
});
