import { describe, expect, it } from 'vitest';
import type { Element } from '../../../src/model/layout.ts';
import { pagesOf } from './test-page.ts';

const named = (elements: readonly Element[], name: RegExp) => elements.filter((element) => name.test(element.name));
const points = (...heads: string[]) => heads.map((head) => ({ head }));

describe('few points', () => {
  it.each([
    [2, points('The quay is closed until May.', 'Both cranes stand idle.')],
    [3, points('The quay is closed until May.', 'Both cranes stand idle.', 'Trucks wait for an hour.')],
  ])('stand side by side where there are %i', (count, all) => {
    const [page] = pagesOf('points', { points: all });
    const panels = named(page!, /panel$/);
    expect(panels).toHaveLength(count);
    expect(new Set(panels.map(({ y }) => y)).size).toBe(1);
    expect(new Set(panels.map(({ x }) => x)).size).toBe(count);
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
