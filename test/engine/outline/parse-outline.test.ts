/** Outlines from files and JSON prompts. */
import { describe, expect, it } from 'vitest';
import { parseOutline } from '../../../src/engine/outline/parse-outline.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';

const errorsOf = (value: unknown) => {
  try {
    parseOutline(value);
  } catch (error) {
    if (error instanceof QuarterdeckError) return error.errors;
    throw error;
  }
  return [];
};
const deck = (slide: unknown) => ({ title: 'Deck', slides: [slide] });

describe('the shorthand', () => {
  it.each([
    [{ points: ['One'] }, 'bullets'],
    [{ kpis: [{ label: 'Churn', value: '2.1%' }] }, 'scorecard'],
    [{ quote: { text: 'Go.', by: 'Ann' } }, 'quote'],
    [{ table: { columns: ['A', 'B'], rows: [['x', 1]] } }, 'table'],
    [{ heat: { columns: ['M0', 'M1'], rows: [{ label: 'January', values: ['100%', null] }] } }, 'heat-table'],
    [
      {
        plans: [
          { name: 'Basic', price: '$90' },
          { name: 'Plus', price: '$140', recommended: true },
        ],
      },
      'pricing',
    ],
    [{ steps: ['Buy', 'Build'] }, 'process'],
    [
      {
        columns: [
          { head: 'A', items: ['x'] },
          { head: 'B', items: ['y'] },
        ],
      },
      'two-columns',
    ],
    [{ chart: { type: 'line', categories: ['Q1', 'Q2'], series: [{ name: 'Won', values: [1, 2] }] } }, 'trend'],
    [{ chart: { type: 'bar', categories: ['A', 'B'], series: [{ name: 'Won', values: [1, 2] }] } }, 'ranking'],
    [{ actions: ['Renew'] }, 'action-table'],
    [{ text: 'Keep this.' }, 'statement'],
    [{}, 'section'],
  ])('infers the kind of %j', (fields, kind) => {
    expect(parseOutline(deck({ title: 'Slide', ...fields })).slides[1]?.kind).toBe(kind);
  });

  it('names an audience with dollar signs as typed', () => {
    const [cover] = parseOutline({ ...deck({ title: 'Slide' }), audience: "the A$' team" }).slides;
    expect(cover?.content).toMatchObject({ details: ["Prepared for: the A$' team"] });
  });

  it('keeps titles and texts as typed and puts a cover first', () => {
    const { slides } = parseOutline(deck({ title: '  Odd   title', points: ['Took 94 minutes'] }));
    expect(slides.map(({ kind, title }) => [kind, title])).toEqual([
      ['cover', 'Deck'],
      ['bullets', '  Odd   title'],
    ]);
  });

  it('makes figures given facts that show exactly what was typed', () => {
    const { facts } = parseOutline(
      deck({
        title: 'Results',
        kpis: [
          { label: 'Changeover', value: '52 min' },
          { label: 'Output', value: '11%' },
        ],
      }),
    );
    expect(Object.values(facts).map(({ id, value, unit, display }) => [id, value, unit, display])).toEqual([
      ['given.1', 52, 'number', '52 min'],
      ['given.2', 0.11, 'ratio', '11%'],
    ]);
  });

  it('names an unknown field and the one meant', () => {
    expect(errorsOf(deck({ title: 'Slide', pionts: ['One'] }))).toEqual([
      { path: '/slides/0/pionts', code: 'unknown_field', message: 'is not a field here; did you mean "points"?' },
    ]);
  });

  it('names an unknown kind and the one meant', () => {
    expect(errorsOf(deck({ title: 'Slide', kind: 'scorcard', kpis: [{ label: 'A', value: 1 }] }))[0]?.message).toContain(
      'Did you mean "scorecard"?',
    );
  });

  it.each([
    null,
    [],
    'x',
    7,
    {},
    { title: 'T' },
    { title: 'T', slides: [] },
    { title: 'T', slides: [3] },
    { title: 4, slides: [{ title: 'S' }] },
  ])('refuses %j and says where', (value) => {
    expect(errorsOf(value).length).toBeGreaterThan(0);
  });
});

describe('the full form', () => {
  const full = () => parseOutline(deck({ title: 'Results', kpis: [{ label: 'Output', value: '11%' }] }));

  it('reads back what it wrote', () => {
    expect(parseOutline(JSON.parse(JSON.stringify(full())))).toEqual(full());
  });

  it('refuses content that does not fit its kind, by path', () => {
    const value = { ...full(), slides: [{ id: 'a', kind: 'quote', title: 'Q', content: { words: 'Go.' } }] };
    expect(errorsOf(value).every(({ path }) => path.startsWith('/slides/0/content'))).toBe(true);
  });

  it('refuses a reference to a fact that is not there', () => {
    const value = { ...full(), facts: {} };
    expect(errorsOf(value).map(({ code }) => code)).toEqual(['unknown_fact']);
  });
});
