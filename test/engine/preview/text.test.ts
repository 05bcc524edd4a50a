import { describe, expect, it } from 'vitest';
import type { Paragraph, TextElement } from '../../../src/model/layout.ts';
import { text, words } from '../pptx/fixtures/layout.ts';
import { linesOf, pageOf, pathsOf, textsOf } from './drawn.ts';

const box = (paragraphs: Paragraph[], more: Partial<TextElement> = {}) =>
  text('Text', [1, 1, 4, 2], paragraphs, { lineSpacing: 1, size: 20, ...more });
const drawn = (paragraphs: Paragraph[], more: Partial<TextElement> = {}, language: 'en' | 'ar' | 'ja' = 'en') =>
  pageOf([box(paragraphs, more)], {}, { language });

describe('a text', () => {
  it('has its first baseline one size below the top of its box, and lines 1.2 sizes apart', async () => {
    const page = await drawn([words('One\nTwo')]);
    expect(textsOf(page).map(({ x, y }) => [x, y])).toEqual([
      [72, expect.closeTo(92, 6)],
      [72, expect.closeTo(116, 6)],
    ]);
  });

  it('gets the space of wider lines above them', async () => {
    const page = await drawn([words('One\nTwo')], { lineSpacing: 1.5 });
    expect(textsOf(page).map(({ y }) => y)).toEqual([expect.closeTo(104, 6), expect.closeTo(140, 6)]);
  });

  it('stands at the top, in the middle or at the bottom of its box, without the insets', async () => {
    const first = async (anchor: TextElement['anchor']) => textsOf(await drawn([words('One\nTwo')], { anchor, inset: 0.5 }))[0]!.y;
    expect([await first('top'), await first('middle'), await first('bottom')]).toEqual([
      expect.closeTo(72 + 36 + 20, 6),
      expect.closeTo(72 + 72 - 24 + 20, 6),
      expect.closeTo(72 + 144 - 36 - 48 + 20, 6),
    ]);
  });

  it('is aligned left, centred or right', async () => {
    const page = await drawn([words('Left'), words('Centre', { align: 'center' }), words('Right', { align: 'right' })]);
    const [left, centre, right] = textsOf(page);
    expect(left!.x).toBe(72);
    expect(centre!.x + centre!.w / 2).toBeCloseTo(72 + 144, 6);
    expect(right!.x + right!.w).toBeCloseTo(72 + 288, 6);
  });

  it('is broken where it was measured, and the stretches of a line follow each other', async () => {
    const page = await drawn([
      {
        runs: [
          { text: 'Won value fell ' },
          { text: '6.0%', bold: true, color: 'bad' },
          { text: ' to $2.80M although more deals were won than ever' },
        ],
      },
    ]);
    expect(linesOf(page)).toEqual(['Won value fell 6.0% to $2.80M', 'although more deals were won', 'than ever']);
    const [first, bold, rest] = textsOf(page);
    expect(bold).toMatchObject({ bold: true, color: '#B3261E', text: '6.0%', line: 0 });
    expect(bold!.x).toBeCloseTo(first!.x + first!.w, 6);
    expect(rest!.x).toBeCloseTo(bold!.x + bold!.w, 6);
  });

  it('keeps the space after a paragraph, but none after the last', async () => {
    const page = await drawn([words('One', { after: 10 }), words('Two', { after: 10 })], { anchor: 'bottom' });
    expect(textsOf(page).map(({ y }) => y)).toEqual([expect.closeTo(216 - 4 - 34, 6), expect.closeTo(216 - 4, 6)]);
  });

  it('gives a line the height of its largest run', async () => {
    const page = await drawn([{ runs: [{ text: 'small ' }, { text: 'large', size: 40 }] }]);
    expect(textsOf(page).map(({ y, size }) => [y, size])).toEqual([
      [expect.closeTo(112, 6), 20],
      [expect.closeTo(112, 6), 40],
    ]);
  });

  it('hangs bullets before their text, and counts numbers per level', async () => {
    const page = await drawn([
      words('A', { bullet: 'number' }),
      words('under', { bullet: 'dot', level: 1 }),
      words('B', { bullet: 'number' }),
    ]);
    const bullets = textsOf(page).filter(({ role }) => role === 'bullet');
    expect(bullets.map(({ text }) => text)).toEqual(['1.', '•', '2.']);
    expect(bullets.map(({ x }) => x)).toEqual([72, expect.closeTo(72 + 0.36 * 72, 6), 72]);
    expect(textsOf(page).filter(({ role }) => role === 'text')[0]!.x).toBeCloseTo(72 + 0.36 * 72, 6);
  });

  it('spaces letters apart', async () => {
    const [plain] = textsOf(await drawn([words('RESULTS')]));
    const [tracked] = textsOf(await drawn([words('RESULTS')], { tracking: 2 }));
    expect(tracked!.w).toBeCloseTo(plain!.w + 14, 6);
    expect(tracked!.tracking).toBe(2);
  });

  it('shows links underlined and in the colour of links, and words without a target plain', async () => {
    const page = await drawn([
      {
        runs: [
          { text: 'there', link: 'https://example.com/' },
          { text: ' nowhere', link: '#gone' },
        ],
      },
    ]);
    expect(textsOf(page).map(({ color, link }) => [color, link])).toEqual([
      ['#0B5CAD', 'https://example.com/'],
      ['#1B1F2A', undefined],
    ]);
    expect(pathsOf(page).map(({ role, link }) => [role, link])).toEqual([['rule', 'https://example.com/']]);
  });
});

describe('a text from right to left', () => {
  it('stands at the right, its figures between words in the order they are read', async () => {
    const page = await drawn([words('قيمة 2.80 مليون')], {}, 'ar');
    const marks = textsOf(page);
    expect(marks.map(({ text, rtl }) => [text.trim(), rtl ?? false])).toEqual([
      ['مليون', true],
      ['2.80', false],
      ['قيمة', true],
    ]);
    const last = marks.at(-1)!;
    expect(last.x + last.w).toBeCloseTo(72 + 288, 6);
  });

  it('has its bullets at the right edge', async () => {
    const page = await drawn([words('قيمة', { bullet: 'dot' })], {}, 'ar');
    const [bullet, word] = textsOf(page);
    expect(bullet!.x + bullet!.w).toBeCloseTo(72 + 288, 6);
    expect(word!.x + word!.w).toBeCloseTo(72 + 288 - 0.36 * 72, 6);
  });
});

describe('an East Asian text', () => {
  it('has a little space where it meets other letters', async () => {
    const [left, right] = textsOf(await drawn([words('値Q4')], {}, 'ja'));
    expect(right!.x - left!.x - left!.w).toBeCloseTo(5, 6);
  });
});
