import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../../src/engine/outline/from-brief/plan-from-brief.ts';

async function slidesOf(prompt: string) {
  return planFromBrief(await readBrief({ prompt }), '2026-11-24').outline.slides;
}

describe('series told in words', () => {
  it('over the same years are small charts on one page, with what is said of them', async () => {
    const slides = await slidesOf(
      'Slides for the library committee on the opening hours.\n\nLoans were 41,200 in 2022, 38,900 in 2023, 35,100 in 2024 and 31,700 in 2025. Days closed over the same years: 6, 9, 17 and 28. Most of the closed days fell in the winter, when two of the three librarians were ill.',
    );
    const page = slides.find(({ kind }) => kind === 'small-multiples');
    expect(page?.content).toMatchObject({
      measures: true,
      periods: ['2022', '2023', '2024', '2025'],
      panels: [{ label: 'Loans' }, { label: 'Days closed' }],
      reading: [expect.stringContaining('librarians were ill')],
    });
    expect(page?.title).toMatch(/^Days closed rose from .*; loans fell from /);
  });

  it('are one table with the change where there are more than four', async () => {
    const lists = [
      'aulas: 18 (2022), 21 (2023), 23 (2024)',
      'alumnos: 310 / 352 / 391',
      'quejas 4, 9, 16',
      'ingresos: 1,42 M€ / 1,61 / 1,70',
      'horas extra: 210 / 340 / 505',
    ];
    const slides = await slidesOf(
      `Presentación para el consejo escolar sobre la ampliación.\n\n${lists.map((line) => `- ${line}`).join('\n')}\n`,
    );
    const page = slides.find(({ kind }) => kind === 'table');
    expect(page?.kind === 'table' && page.content.columns.map(({ label }) => label)).toEqual(['', '2022', '2023', '2024', 'Variación']);
    expect(page?.kind === 'table' && page.content.rows).toHaveLength(5);
  });

  it('are a chart where there is one', async () => {
    const slides = await slidesOf(
      'Vortrag für den Vorstand über den Verleih.\n\nDie Ausleihen stiegen von 2.140 (2023) über 2.310 (2024) auf 2.655 (2025). Grund sind die neuen Öffnungszeiten am Samstag.',
    );
    expect(slides.find(({ kind }) => kind === 'trend')?.content).toMatchObject({ periods: ['2023', '2024', '2025'] });
  });
});
