import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../src/engine/brief/account.ts';

describe('whose account a review is of', () => {
  it.each([
    ['QBR for Isdom', 'Isdom'],
    ['Q4 2017 QBR for Isdom, 8 slides', 'Isdom'],
    ['QBR Q4 2017 with Acme Corporation on Friday', 'Acme Corporation'],
    ['QBR for Company_17', 'Company_17'],
    ['Quarterly business review for Green-Plus, end with next steps', 'Green-Plus'],
    ['Internal account review of Isdom', 'Isdom'],
    ['Build a deck for the customer Isdom', 'Isdom'],
    ['QBR für Isdom, 8 Folien', 'Isdom'],
    ['Kundenreview mit Isdom', 'Isdom'],
    ['Revue trimestrielle pour Isdom', 'Isdom'],
    ['Revisión trimestral con Isdom', 'Isdom'],
    ['Revisão trimestral com Isdom', 'Isdom'],
    ['Revisione trimestrale con Isdom', 'Isdom'],
    ['Isdom様向けの四半期レビュー', 'Isdom'],
    ['为客户Isdom做季度回顾', 'Isdom'],
    ['مراجعة ربع سنوية للعميل Isdom', 'Isdom'],
  ])('%s', (brief, name) => {
    expect(accountOf(brief, undefined)?.name).toBe(name);
  });

  it.each([
    'Q4 2017 sales QBR for the exec team, focus on product mix and win rate, end with next steps',
    "Create a 10-slide Q3 2026 QBR for Acme Corp's exec team, focus on pipeline health and churn",
    'QBR for our board',
    'QBR, 12 slides',
    'QBR for sales leadership',
    'QBR for EMEA',
    'Churn deck for our board (two investors, the founder and me, head of customer success)',
    'Review of customer support for the heads of customer service',
    'QBR for Q4',
    'Board deck for Q4 2024',
    'Explain photosynthesis to 8th graders in 6 slides with a quiz at the end',
  ])('is nobody’s in: %s', (brief) => {
    expect(accountOf(brief, undefined)).toBeNull();
  });

  it('is shown to the customer unless the brief says that it stays inside', () => {
    expect(accountOf('QBR for Isdom', undefined)?.facing).toBe('customer');
    expect(accountOf('Internal account review of Isdom', undefined)?.facing).toBe('internal');
    expect(accountOf('Interner Rückblick: QBR für Isdom', undefined)?.facing).toBe('internal');
    expect(accountOf('QBR for Isdom for our sales team', undefined)?.facing).toBe('internal');
  });

  it('is not sure of what a deck comes with: an appendix is nobody', () => {
    expect(accountOf('Sales QBR with appendix, definitions and data quality', undefined)?.sure ?? false).toBe(false);
  });

  it('is sure where the words say customer or with, and where a flag names it', () => {
    expect(accountOf('QBR for Contoso', undefined)?.sure).toBe(false);
    expect(accountOf('QBR with Contoso', undefined)?.sure).toBe(true);
    expect(accountOf('QBR for the customer Contoso', undefined)?.sure).toBe(true);
    expect(accountOf('QBR for Isdom', 'Cancity')).toEqual({ name: 'Cancity', facing: 'customer', sure: true });
  });
});
