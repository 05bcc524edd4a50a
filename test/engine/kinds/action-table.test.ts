import { describe, expect, it } from 'vitest';
import type { ActionTableContent } from '../../../src/engine/kinds/action-table.ts';
import { pagesOf, testPage } from './test-page.ts';

const step = {
  what: 'Approve the price corridor',
  worth: '{{won_value@0}}',
  measure: 'Win rate above 60%',
  who: 'Board',
  when: '15 January',
};
const place = (actions: ActionTableContent['actions']) => pagesOf('action-table', { actions })[0]!;
const types = (actions: ActionTableContent['actions']) => new Set(place(actions).map(({ type }) => type));

describe('two or three steps with a worth', () => {
  it('stand side by side as blocks of one height', () => {
    const blocks = place([step, { ...step, what: `${step.what} in every region of the company` }]).filter(({ name }) =>
      name.endsWith('panel'),
    );
    expect(blocks).toHaveLength(2);
    expect(new Set(blocks.map(({ y, h }) => `${y} ${h}`)).size).toBe(1);
    expect(blocks[0]!.x + blocks[0]!.w).toBeLessThan(blocks[1]!.x);
  });

  it('have worth, success measure, owner and date each on one line across the blocks', () => {
    const placed = place([step, { ...step, measure: 'A success measure that takes more than a single line of a block to say in full' }]);
    for (const part of ['worth', 'detail 1', 'detail 2', 'detail 3'])
      expect(new Set(placed.filter(({ name }) => name.endsWith(part)).map(({ y }) => y)).size, part).toBe(1);
  });

  it('mark what nobody gave', () => {
    const words = JSON.stringify(place([step, { what: 'Open two positions', worth: '{{won_value@0}}' }]));
    expect(words).toContain(testPage().words.unassigned);
    expect(words).toContain(testPage().words.undated);
  });
});

describe('a step that stands alone', () => {
  it('has the page: large, with its worth beside it and what else is known under it', () => {
    const placed = place([step]);
    const named = (name: string) => placed.find((element) => element.name === name)!;
    expect(named('Worth').x).toBeGreaterThan(named('What').x);
    expect(named('Detail 3').y).toBeGreaterThan(named('What').y + named('What').h);
    const { body } = testPage();
    expect(named('Detail 3').y + named('Detail 3').h).toBeGreaterThan(body.y + body.h * 0.75);
  });
});

describe('steps', () => {
  it.each([
    ['four', [step, step, step, step]],
    [
      'two without a worth',
      [
        { what: 'Ask', who: 'Board' },
        { what: 'Decide', who: 'Board' },
      ],
    ],
    ['two that do not fit blocks', [{ ...step, what: 'Approve the corridor of prices. '.repeat(16) }, step]],
  ])('are a table where they are %s', (_, actions) => {
    expect(types(actions)).toContain('table');
  });
});
