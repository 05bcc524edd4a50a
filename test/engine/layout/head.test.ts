import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { placeHead } from '../../../src/engine/layout/head.ts';
import { measureParagraphs } from '../../../src/engine/layout/measure.ts';
import { frameOf } from '../../../src/engine/layout/sheet.ts';

const kit = { ...defaultBrandKit, fonts: { heading: 'Arial', body: 'Arial' } };
const shown = (title: string) => placeHead(title, null, '', kit).elements[0]!.paragraphs[0]!.runs[0]!.text;
const linesOf = (text: string) =>
  measureParagraphs([{ runs: [{ text }] }], frameOf(kit).title.w, 26, { family: kit.fonts.heading, bold: true }).lines;

describe('the title of a page', () => {
  const long = 'Won value and deals won fell; sales cycle rose; win rate and deals lost held';

  it('leaves no word alone on its second line', () => {
    expect(linesOf(long)).toBe(2);
    expect(shown(long)).toBe(long.replace('lost held', 'lost\u00a0held'));
  });

  it('of one line stands as it is written', () => {
    expect(shown('Won value fell')).toBe('Won value fell');
  });
});
