import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thinPages } from '../../../../src/engine/check/report.ts';
import { type DeckOptions, type DeckResult, generateDeck } from '../../../../src/engine/generate-deck.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';
import { few } from '../../../helpers/rotating.ts';
import { accounts, files } from './account-data.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-account-'));
beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const decks = new Map<string, Promise<DeckResult>>();
/** A deck that several tests look at is made once. */
const made = (prompt: string, options: Partial<DeckOptions> = {}) => {
  const key = JSON.stringify([prompt, options]);
  const deck =
    decks.get(key) ?? generateDeck({ prompt, data: [{ path: folder }], options: { today: '2025-12-31', asOf: '2025-12-31', ...options } });
  decks.set(key, deck);
  return deck;
};
const planned = (prompt: string, options: Partial<DeckOptions> = {}) => made(prompt, { ...options, until: 'outline' });

/** What the data say of one account, computed here by hand. */
const rowsOf = (name: string) => {
  const [head, ...rows] = files[name]!.trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head!.map((column, at) => [column, row[at]!])));
};

describe('the review of one account for its customer', () => {
  it('counts the rows of that account alone', async () => {
    const { facts } = await planned('QBR for Aster Foods');
    const own = rowsOf('deals.csv').filter((row) => row['Associated Company ID'] === '100' && row['Deal Stage'] === 'closedwon');
    const until = own.filter((row) => row['Close Date']! <= '2025-12-31');
    expect(facts!.facts['orders@all']!.value).toBe(until.length);
    expect(facts!.facts['order_value@all']!.value).toBe(until.reduce((sum, row) => sum + Number(row.Amount), 0));
    expect(facts!.facts['requests@all']!.value).toBe(rowsOf('tickets.csv').filter((row) => row.company_id === '100').length);
    const mine = rowsOf('subscriptions.csv').filter((row) => row.company_id === '100');
    const used = rowsOf('feature_usage.csv').filter((row) => mine.some((each) => each.subscription_id === row.subscription_id));
    expect(facts!.facts['uses@all']!.value).toBe(used.reduce((sum, row) => sum + Number(row.usage_count), 0));
    expect(facts!.facts['seats@all']!.value).toBe(
      mine.filter((row) => row.end_date! > '2025-12-31').reduce((sum, row) => sum + Number(row.seats), 0),
    );
  });

  it('says when the subscription renews, and in how many days', async () => {
    const { outline, report } = await made('QBR for Aster Foods');
    expect(JSON.stringify(outline.slides)).toContain('Next renewal: {{renewal.date@all}}');
    expect(outline.facts['renewal.date@all']).toMatchObject({ display: '31 Mar 2026', value: 90 });
    expect(report.findings.filter(({ gate }) => gate === 'true')).toEqual([]);
  });

  it('holds no metric, dimension or fact of the sales process', async () => {
    const { facts, outline } = await planned('QBR for Aster Foods, leave out churn and win rate');
    const said = JSON.stringify({ ...facts, sources: [], facts: Object.keys(facts!.facts) }) + JSON.stringify(outline);
    expect(said).not.toMatch(/win.?rate|won|lost|pipeline|Nina|Omar|health|closedlost|contractsent|churn/i);
    for (const other of accounts.filter((name) => name !== 'Aster Foods')) expect(said).not.toContain(other);
  });

  it('asks which account is meant when several begin so, and lists them', async () => {
    await expect(made('QBR', { account: 'Borealis' })).rejects.toMatchObject({
      code: 'account_ambiguous',
      message: '“Borealis” can be several accounts: “Borealis Energy”, “Borealis GmbH”.',
    });
  });

  it('takes the key of an account for its name', async () => {
    const { facts } = await planned('QBR', { account: '101' });
    expect(facts!.account).toEqual({ name: 'Borealis GmbH', facing: 'customer' });
  });

  it('takes a name that no account has as the company, and says so', async () => {
    const { facts, report } = await made('QBR for Contoso');
    expect(facts!.account).toBeUndefined();
    expect(report.assumptions.join()).toContain('“Contoso” is taken as the company');
  });

  it('leaves goals and plan to the author, and takes them from the brief where it has them', async () => {
    const bare = await planned('QBR for Aster Foods');
    expect(bare.outline.slides.filter(({ scaffold }) => scaffold).map(({ id }) => id)).toEqual(['goals', 'plan']);
    const told = await planned(
      'QBR for Aster Foods\n\n## Goals\n- Cut scanning errors\n- One label format\n\n## Next steps\n- Dana: label audit by 15 Jan\n- Lee – new scanners – 31 Jan',
    );
    expect(told.outline.slides.some(({ scaffold }) => scaffold)).toBe(false);
    const plan = told.outline.slides.find(({ id }) => id === 'plan');
    expect(plan?.content).toEqual({
      actions: [
        { what: 'Label audit', who: 'Dana', when: '15 Jan' },
        { what: 'New scanners', who: 'Lee', when: '31 Jan' },
      ],
    });
    expect(told.report.open).toEqual([]);
  });

  it('gives the few pages of a short deck to what the data say, before what is left to fill', async () => {
    const { outline } = await planned('QBR for Aster Foods', { slides: { min: 4, max: 4 } });
    expect(outline.slides.map(({ id }) => id)).toEqual(['cover', 'delivered', 'subscription', 'support']);
  });

  it('says in one line what the data do not hold', async () => {
    const { outline } = await generateDeck({
      prompt: 'QBR for Aster Foods',
      data: [{ path: path.join(folder, 'companies.csv') }, { path: path.join(folder, 'deals.csv') }],
      options: { today: '2025-12-31', asOf: '2025-12-31', until: 'outline' },
    });
    const page = JSON.stringify(outline.slides.find(({ id }) => id === 'definitions'));
    expect(page).toContain('No usage on record for Q3 2025.');
    expect(page).toContain('No support requests on record.');
    expect(page).toContain('No active subscription on record.');
  });

  it('is made again from its outline with new data, the author’s pages kept', async () => {
    const first = await planned('QBR for Aster Foods\n\n## Goals\n- Cut scanning errors');
    const again = await generateDeck({
      prompt: first.outline.title,
      outline: first.outline,
      data: [{ path: folder }],
      options: { today: '2025-12-31', asOf: '2025-06-30', until: 'outline' },
    });
    expect(again.facts!.account?.name).toBe('Aster Foods');
    expect(again.outline.slides.map(({ id }) => id)).toEqual(first.outline.slides.map(({ id }) => id));
    expect(JSON.stringify(again.outline.slides)).toContain('Cut scanning errors');
    expect(again.outline.title).toBe('Aster Foods: business review, Q2 2025');
  });

  it.each(few(['ar', 'en', 'de', 'fr', 'es', 'pt', 'it', 'ja', 'zh'] satisfies LanguageCode[]))(
    'passes every gate in %s',
    async (language) => {
      const { report } = await made('QBR for Aster Foods', { language });
      expect(report.findings.filter(({ gate, rule }) => rule !== 'scaffold-text' && gate !== 'unfilled' && !thinPages.has(rule))).toEqual(
        [],
      );
    },
  );
});

describe('the review of one account for those who look after it', () => {
  it('holds the measures of sales of that account alone', async () => {
    const { facts } = await planned('Internal account review of Aster Foods');
    const own = rowsOf('deals.csv').filter((row) => row['Associated Company ID'] === '100' && row['Close Date']! <= '2025-12-31');
    const won = own.filter((row) => row['Deal Stage'] === 'closedwon').length;
    const lost = own.filter((row) => row['Deal Stage'] === 'closedlost').length;
    expect(facts!.account?.facing).toBe('internal');
    expect(facts!.facts['win_rate@all']!.value).toBeCloseTo(won / (won + lost), 10);
    const said = JSON.stringify(facts);
    for (const other of accounts.filter((name) => name !== 'Aster Foods')) expect(said).not.toContain(other);
  });
});
