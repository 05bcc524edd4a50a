import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { logoZone } from '../../../src/engine/brand/logo.ts';
import { measureParagraphs } from '../../../src/engine/fonts/measure.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import type { BrandKit, BrandLogo } from '../../../src/model/brand-kit.ts';
import type { LanguageCode } from '../../../src/model/language.ts';
import type { LayoutSlide, TextElement } from '../../../src/model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../../src/model/outline.ts';
import { gallery } from '../../gallery/gallery.ts';

const bullets = (id: string, more: Partial<AnyOutlineSlide> = {}): AnyOutlineSlide =>
  ({
    id,
    kind: 'bullets',
    title: 'Pipeline held in all regions',
    content: {
      items: [
        { text: 'One point', children: [] },
        { text: 'Another', children: [] },
      ],
    },
    ...more,
  }) as AnyOutlineSlide;

function outline(...slides: AnyOutlineSlide[]): Outline {
  return { version: 1, title: 'A review', language: 'en', asOf: '2017-12-31', slides, facts: gallery.facts };
}

function element(slide: LayoutSlide | undefined, name: string): TextElement {
  const found = slide?.elements.find((one) => one.name === name);
  if (found?.type !== 'text') throw new Error(`no text "${name}"`);
  return found;
}
const words = ({ paragraphs }: TextElement) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

const logo: BrandLogo = { data: '', type: 'png', width: 600, height: 200, alt: 'Logo', corner: 'top-right', size: 0.4, safeZone: 0.25 };
const withLogo = (corner: BrandLogo['corner']): BrandKit => ({ ...defaultBrandKit, logo: { ...logo, corner } });

const endless = 'One of so many words that no page could ever show them all as its title at any size '.repeat(4).trim();

describe('a title that its kind places', () => {
  it.each([
    ['cover', { details: [] }],
    ['section', {}],
    ['closing', { lines: [] }],
    ['statement', { text: 'Short' }],
  ] as const)('takes two lines of a %s at most; the rest is said in the notes', (kind, content) => {
    const { layout, changes } = layOut(outline({ id: 'a', kind, title: endless, content } as AnyOutlineSlide), defaultBrandKit);
    const title = element(layout.slides[0], 'Title');
    const { lines } = measureParagraphs(title.paragraphs, title.w, title.size, { family: defaultBrandKit.fonts.heading });
    expect(lines).toBe(2);
    expect(layout.slides[0]!.notes).toEqual([endless]);
    expect(changes).toHaveLength(1);
  });

  it('keeps clear of a logo at the top', () => {
    const zone = logoZone({ ...logo, size: 0.9 }, { w: 40 / 3, h: 7.5 });
    const kit = { ...defaultBrandKit, logo: { ...logo, size: 0.9 } };
    const { layout } = layOut(outline({ id: 'a', kind: 'quote', title: endless, content: { text: 'Short' } }), kit);
    const { x, w } = element(layout.slides[0], 'Title');
    expect(x + w).toBeLessThanOrEqual(zone.x);
  });
});

describe('the gallery laid out', () => {
  const { layout } = layOut(gallery, defaultBrandKit);

  it('comes back from JSON just as it was', () => {
    expect(parseLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
  });

  it('is the same a second time', () => {
    expect(JSON.stringify(layOut(gallery, defaultBrandKit).layout)).toBe(JSON.stringify(layout));
  });

  it('keeps every element on the slide', () => {
    const outside = layout.slides.flatMap(({ id, elements }) =>
      elements
        .filter(({ x, y, w, h }) => x < -1e-4 || y < -1e-4 || x + w > 40 / 3 + 1e-4 || y + h > 7.5 + 1e-4)
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(outside).toEqual([]);
  });

  it('leaves no reference unresolved', () => {
    expect(JSON.stringify(layout)).not.toContain('{{');
  });

  it('numbers its pages in order', () => {
    const numbers = layout.slides.flatMap(({ elements }, index) =>
      elements.flatMap((one) => (one.type === 'text' && one.placeholder === 'number' ? [[words(one), String(index + 1)]] : [])),
    );
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.every(([shown, true_]) => shown === true_)).toBe(true);
  });
});

describe('the head of a slide', () => {
  const long =
    'Won value fell in every region of the country and the pipeline for the coming quarter is smaller than it was a year ago; two of the three product lines account for nearly all of the difference between the quarters';

  it('sets the title in the heading font at 26 points', () => {
    const title = element(layOut(outline(bullets('a')), defaultBrandKit).layout.slides[0], 'Title');
    expect([title.placeholder, title.size, title.font, words(title)]).toEqual(['title', 26, 'heading', 'Pipeline held in all regions']);
  });

  it('moves the end of a title longer than two lines to the lead', () => {
    const { layout, changes } = layOut(outline(bullets('a', { title: long })), defaultBrandKit);
    const [slide] = layout.slides;
    expect(words(element(slide, 'Title'))).toMatch(/a year ago$/);
    expect(words(element(slide, 'Lead'))).toMatch(/^Two of the three product lines/);
    expect(changes).toEqual([expect.stringMatching(/Slide "a": The title was longer than two lines/)]);
  });

  it('moves it to the notes when there is a lead', () => {
    const [slide] = layOut(outline(bullets('a', { title: long, lead: 'USD' })), defaultBrandKit).layout.slides;
    expect([words(element(slide, 'Lead')), slide?.notes[0]]).toEqual(['USD', expect.stringMatching(/^Two of the three/)]);
  });

  it('keeps the lead to one line', () => {
    const { layout } = layOut(outline(bullets('a', { lead: `In US dollars, ${'of closed deals '.repeat(20)}` })), defaultBrandKit);
    const lead = element(layout.slides[0], 'Lead');
    expect(measureParagraphs(lead.paragraphs, lead.w, 14, { family: 'Calibri' }).lines).toBe(1);
  });

  it('never covers the lead with the title', () => {
    for (const title of ['Short', long]) {
      const [slide] = layOut(outline(bullets('a', { title, lead: 'USD' })), defaultBrandKit).layout.slides;
      const [head, lead] = [element(slide, 'Title'), element(slide, 'Lead')];
      expect(head.y + head.h).toBeLessThanOrEqual(lead.y);
      expect(lead.y + lead.h).toBeLessThanOrEqual(1.85);
    }
  });
});

describe('the eyebrow of a slide', () => {
  const laid = (slide: Partial<AnyOutlineSlide>, language: LanguageCode = 'en') =>
    layOut({ ...outline(bullets('a', slide)), language }, defaultBrandKit).layout.slides[0];
  const eyebrowOf = (...given: Parameters<typeof laid>) =>
    laid(...given)?.elements.find((each): each is TextElement => each.type === 'text' && each.placeholder === 'eyebrow');

  it('names the section in spaced capitals over the title, which stands where it stands without one', () => {
    const eyebrow = eyebrowOf({ section: 'Win rate' })!;
    expect([words(eyebrow), eyebrow.size, eyebrow.color, eyebrow.tracking]).toEqual(['WIN RATE', 9, 'accent', 1]);
    const title = element(laid({ section: 'Win rate' }), 'Title');
    expect(eyebrow.y + eyebrow.h).toBeLessThanOrEqual(title.y);
    expect(title.y).toBe(element(laid({}), 'Title').y);
    expect(eyebrowOf({})).toBeUndefined();
  });

  it('neither repeats the title nor spaces Japanese or Arabic letters', () => {
    expect(eyebrowOf({ title: 'Win rate', section: 'win rate' })).toBeUndefined();
    expect(eyebrowOf({ section: '成約率' }, 'ja')?.tracking).toBeUndefined();
    expect(eyebrowOf({ section: 'معدل الفوز' }, 'ar')?.tracking).toBeUndefined();
  });

  it('is cut to one line, and left off where the whole page is one message', () => {
    const long = eyebrowOf({ section: 'Where the year stands '.repeat(20) })!;
    expect(measureParagraphs(long.paragraphs, long.w, 9, { family: 'Calibri' }).lines).toBe(1);
    const [closing] = layOut(outline({ id: 'a', kind: 'closing', title: 'Bye', section: 'End', content: { lines: [] } }), defaultBrandKit)
      .layout.slides;
    expect(closing!.elements.some((each) => each.type === 'text' && each.placeholder === 'eyebrow')).toBe(false);
  });
});

describe('the foot of a slide', () => {
  it('names the source and the brand', () => {
    const kit = { ...defaultBrandKit, footer: 'Confidential' };
    const [slide] = layOut(outline(bullets('a', { source: 'pipeline.csv' })), kit).layout.slides;
    expect(words(element(slide, 'Footer'))).toBe('Source: pipeline.csv · Confidential');
  });

  it('does not name the source twice', () => {
    const [slide] = layOut(outline(bullets('a', { source: 'Source: pipeline.csv' })), defaultBrandKit).layout.slides;
    expect(words(element(slide, 'Footer'))).toBe('Source: pipeline.csv');
  });

  it('marks that it leaves files out, with no number that no fact carries', () => {
    const files = Array.from({ length: 40 }, (_, index) => `pipeline-${index}.csv`).join(', ');
    const { layout, changes } = layOut(outline(bullets('a', { source: files })), defaultBrandKit);
    const footer = words(element(layout.slides[0], 'Footer'));
    const [, kept] = /^Source: (.*), …$/.exec(footer)!;
    expect(files.startsWith(kept!)).toBe(true);
    expect(kept!.split(', ').length).toBeGreaterThan(3);
    expect(changes).toEqual([expect.stringContaining('source line was too long')]);
  });
});

describe('a slide that is too long', () => {
  const points = Array.from({ length: 40 }, (_, index) => ({
    text: `Point ${index}: ${'something worth saying '.repeat(6)}`,
    children: [],
  }));
  const { layout, changes } = layOut(
    outline(bullets('first'), bullets('long', { content: { items: points } } as Partial<AnyOutlineSlide>), bullets('last')),
    defaultBrandKit,
  );

  it('goes on over pages with ids and titles of their own', () => {
    const parts = layout.slides.filter(({ id }) => id.startsWith('long'));
    expect(parts.length).toBeGreaterThan(2);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
    expect(parts[1]?.title).toBe('Pipeline held in all regions (continued\u00a02)');
  });

  it('says so', () => {
    expect(changes).toEqual([expect.stringMatching(/Slide "long" did not fit one page and was split over \d/)]);
  });

  it('loses no point', () => {
    const shown = layout.slides
      .flatMap(({ elements }) => elements)
      .flatMap((one) => (one.type === 'text' ? [words(one)] : []))
      .join('\n');
    expect(points.filter((_, index) => !shown.includes(`Point ${index}:`))).toEqual([]);
  });
});

describe('a logo', () => {
  it.each(['top-right', 'bottom-right'] as const)('at the %s has its zone to itself', (corner) => {
    const kit = withLogo(corner);
    const zone = logoZone(kit.logo!, { w: 40 / 3, h: 7.5 });
    const { layout } = layOut(gallery, kit);
    const inside = layout.slides
      .filter(({ dark }) => !dark)
      .flatMap(({ id, elements }) =>
        elements
          .filter(
            ({ x, y, w, h }) => x < zone.x + zone.w - 1e-3 && x + w > zone.x + 1e-3 && y < zone.y + zone.h - 1e-3 && y + h > zone.y + 1e-3,
          )
          .map(({ name }) => `${id}: ${name}`),
      );
    expect(inside).toEqual([]);
  });
});

describe('a table', () => {
  it('shows each column in one unit', () => {
    const won = (id: string, value: number) => ({
      ...Object.values(gallery.facts)[0]!,
      id,
      metric: 'won_value',
      unit: 'money' as const,
      currency: 'USD',
      value,
    });
    const facts = Object.fromEntries([won('a@0', 2_800_000), won('b@0', 138_000)].map((fact) => [fact.id, fact]));
    const table = {
      id: 't',
      kind: 'table',
      title: 'Won value',
      content: {
        columns: [
          { label: 'Product', align: 'left' },
          { label: 'Won', align: 'right' },
        ],
        rows: ['a@0', 'b@0'].map((id) => ({ cells: [id, `{{${id}}}`], role: 'body' })),
        reading: [],
      },
    } as AnyOutlineSlide;
    const { layout } = layOut({ ...outline(table), facts }, defaultBrandKit);
    expect(JSON.stringify(layout)).toContain('$2.80M');
    expect(JSON.stringify(layout)).toContain('$0.14M');
  });
});

describe('what cannot be laid out', () => {
  it('is refused with the slide and the fact', () => {
    expect(() => layOut(outline(bullets('a', { title: '{{nothing@0}}' })), defaultBrandKit)).toThrowError(/Slide "a".*"nothing@0"/);
  });

  it('or reported, as a font whose widths are not known', () => {
    const { changes } = layOut(outline(bullets('a')), { ...defaultBrandKit, fonts: { heading: 'Gotham', body: 'Calibri' } });
    expect(changes).toEqual([expect.stringContaining('"Gotham"')]);
  });
});

describe('pages with a chart and a reading', () => {
  const reading = Array<string>(3).fill('It rose in every region and in every month, and most of all in the West and in the South.');
  const { content } = gallery.slides.find(({ kind }) => kind === 'comparison')!;
  const page = (id: string): AnyOutlineSlide =>
    ({ id, kind: 'comparison', title: id, content: { ...content, reading } }) as AnyOutlineSlide;
  const widths = (...slides: AnyOutlineSlide[]) =>
    layOut(outline(...slides), defaultBrandKit).layout.slides.map(({ elements }) => elements.find(({ type }) => type === 'chart')?.w);

  it('have the reading beside the chart twice at most, and then under it', () => {
    const [first, second, third, fourth] = widths(page('a'), page('b'), page('c'), page('d')) as number[];
    expect([second, fourth]).toEqual([first, first]);
    expect(third).toBeGreaterThan(first!);
  });

  it('begin anew after a page of another kind', () => {
    const [first, second, , third] = widths(page('a'), page('b'), bullets('c'), page('d'));
    expect([second, third]).toEqual([first, first]);
  });

  it('have the claim of one of them on a block, and no second', () => {
    const claiming = (id: string): AnyOutlineSlide => {
      const said = ['**{{won_value@0}} was won** in the quarter.', ...reading.slice(0, 2)];
      return { id, kind: 'comparison', title: id, content: { ...content, reading: said } } as AnyOutlineSlide;
    };
    const { slides } = layOut(outline(claiming('a'), claiming('b'), claiming('c')), defaultBrandKit).layout;
    const blocks = slides.filter(({ elements }) => elements.some(({ name }) => name === 'Hero block'));
    expect(blocks.map(({ id }) => id)).toEqual(['a']);
  });
});
