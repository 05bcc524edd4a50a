import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { isForBoard, listenerOf } from '../../../../src/engine/outline/from-facts/stories/listener.ts';

describe('which story a brief asks for', () => {
  it.each([
    'Board deck for Q4 2024',
    'Q4 2024 review for the board',
    'Quarterly review for the CFO',
    'Q4 results for the finance team',
    'Q4 update for our investors',
    'Quartalsbericht für den Aufsichtsrat',
    'Rapport trimestriel pour le conseil d’administration',
    'Informe trimestral para el consejo de administración',
    '取締役会向けの四半期報告',
    '董事会季度汇报',
  ])('a board is told its own: %s', async (prompt) => {
    expect(isForBoard(await readBrief({ prompt }))).toBe(true);
  });

  it.each([
    'Q4 2017 sales QBR for the exec team, focus on product mix and win rate, end with next steps',
    'QBR, 12 slides',
    'QBR for sales leadership',
    'Weekly sales report for the regional managers',
  ])('sales keeps its own: %s', async (prompt) => {
    expect(isForBoard(await readBrief({ prompt }))).toBe(false);
  });

  it('an audience given beside the brief decides', async () => {
    expect(isForBoard(await readBrief({ prompt: 'Q4 review', audience: 'the board' }))).toBe(true);
  });
});

describe('for whom findings are weighed', () => {
  it.each([
    ['the sales leadership team', 'sales'],
    ['Vertriebsleitung', 'sales'],
    ['営業部', 'sales'],
    ['our customers', 'customer'],
    ['unsere Kunden', 'customer'],
    ['the board', 'board'],
    ['the customer success team', null],
    ['the leadership team', null],
  ] as const)('%s', (audience, listener) => {
    expect(listenerOf({ deckType: 'qbr', audience })).toBe(listener);
  });
});
