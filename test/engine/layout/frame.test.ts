import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { sheetOf } from '../../../src/engine/brand/sheet.ts';
import { measureParagraphs } from '../../../src/engine/fonts/measure.ts';
import { placeHead } from '../../../src/engine/layout/frame.ts';

const kit = { ...defaultBrandKit, fonts: { heading: 'Arial', body: 'Arial' } };
const shown = (title: string) => placeHead(title, null, '', kit, false).elements[0]!.paragraphs[0]!.runs[0]!.text;
const linesOf = (text: string) =>
  measureParagraphs([{ runs: [{ text }] }], sheetOf(kit).frame.title.w, 26, { family: kit.fonts.heading, bold: true }).lines;

describe('the lead under a title of one line', () => {
  const leadOf = (title: string) => placeHead(title, 'Lead', '', kit, false).elements[1]!.y;
  const twoLines = leadOf('Won value and deals won fell; sales cycle rose; win rate and deals lost held');

  it('moves up to it', () => {
    expect(leadOf('Won value fell')).toBeLessThan(twoLines);
    expect(leadOf('القطاع')).toBeLessThan(twoLines);
  });

  it('stays below the second line where Arabic letters fill the first', () => {
    const title = 'القطاع بالأرقام: retail في صدارة قيمة الصفقات الرابحة عند 546 ألف $';
    expect(linesOf(title)).toBe(2);
    expect(leadOf(title)).toBe(twoLines);
  });
});

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
