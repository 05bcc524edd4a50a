/** What columns are called in decks. */
import { describe, expect, it } from 'vitest';
import { label } from '../../../src/engine/data/dimensions.ts';

describe('a column', () => {
  it.each([
    ['sales_agent', 'Sales agent'],
    ['csm', 'CSM'],
    ['mrr_gbp', 'MRR gbp'],
    ['HubSpot Team', 'Team'],
    ['ARR', 'ARR'],
    ['starring', 'Starring'],
  ])('%s is called %s', (column, called) => {
    expect(label(column)).toBe(called);
  });
});
