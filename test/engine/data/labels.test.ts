/** What columns are called in decks. */
import { describe, expect, it } from 'vitest';
import { label } from '../../../src/engine/data/dimensions.ts';
import { columnLabel } from '../../../src/engine/data/records/measure-columns.ts';

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

describe('what a column measures', () => {
  it.each([
    ['est_fee_usd', 'Estimated fee'],
    ['visit_seq', 'Visit sequence'],
    ['Techniker_vor_Ort', 'Techniker vor Ort'],
    ['Order Value', 'Order value'],
    ['net_generation', 'Net generation'],
  ])('%s is called %s', (column, called) => {
    expect(columnLabel(column)).toBe(called);
  });
});
