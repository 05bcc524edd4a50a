import { describe, expect, it } from 'vitest';
import type { Element } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

const named = (elements: readonly Element[], name: RegExp) => elements.filter((element) => name.test(element.name));
const points = (...heads: string[]) => heads.map((head) => ({ head }));

describe('few points', () => {
  it.each([
    [
      2,
      [
        'The quay is closed until May as its wall has to be rebuilt and its ground filled up again.',
        'Both cranes stand idle, and their crews help at the northern berth until the middle of June.',
      ],
    ],
    [
      3,
      [
        'The quay is closed until May as its wall has to be rebuilt.',
        'Both cranes stand idle, and their crews help at the northern berth.',
        'Trucks wait for an hour at the gate because one lane is left for them.',
      ],
    ],
  ])('whose words fill their columns stand side by side: %i', (count, heads) => {
    const [page] = pagesOf('points', { points: points(...heads) });
    const panels = named(page!, /panel$/);
    expect(panels).toHaveLength(count);
    expect(new Set(panels.map(({ y }) => y)).size).toBe(1);
    expect(new Set(panels.map(({ x }) => x)).size).toBe(count);
  });

  it('of a few words are rows in large type, without numbers', () => {
    const [page] = pagesOf('points', { points: points('The quay is closed until May.', 'Both cranes stand idle.') });
    expect(named(page!, /panel$/)).toEqual([]);
    expect(named(page!, /^Mark/)).toEqual([]);
    const texts = named(page!, /text$/) as Extract<Element, { type: 'text' }>[];
    expect(new Set(texts.map(({ x }) => x)).size).toBe(1);
    expect(texts.every(({ size }) => size > 18)).toBe(true);
  });

  it('are numbered only where they are counted', () => {
    const all = points('One berth is shut.', 'Two are open.', 'The third is new.', 'A fourth is planned.');
    expect(named(pagesOf('points', { points: all })[0]!, /^Mark/)).toEqual([]);
    expect(named(pagesOf('points', { points: all, first: 1 })[0]!, /^Mark/)).toHaveLength(4);
  });

  it('stands on a ground of its own where it is one, its figure above its words', () => {
    const [page] = pagesOf('points', { points: [{ figure: '40%', head: 'Residents pay 40% less.' }] });
    const [block, figure, text] = [/^Block$/, /^Block figure$/, /^Block text$/].map((name) => named(page!, name)[0]!);
    expect(figure!.y).toBeLessThan(text!.y);
    expect(text!.y + text!.h).toBeLessThanOrEqual(block!.y + block!.h);
  });

  it('show their figures only where each has one', () => {
    const figures = (second: object) =>
      named(
        pagesOf('points', {
          points: [
            { figure: '61', head: 'Late ferries left Ardmore.' },
            { head: 'The pier is old.', ...second },
          ],
        })[0]!,
        /^Mark/,
      );
    expect(figures({ figure: '1974' })).toHaveLength(2);
    expect(figures({})).toHaveLength(0);
  });

  it('are rows where there are more', () => {
    const [page] = pagesOf('points', {
      points: points('One berth is shut.', 'Two are open.', 'The third is new.', 'A fourth is planned.'),
    });
    const texts = named(page!, /^Point \d text$/);
    expect(new Set(texts.map(({ x }) => x)).size).toBe(1);
  });
});
