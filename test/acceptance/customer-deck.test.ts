/** The review of one account as its customer gets it: nothing of any other account and nothing internal, in no part of the file. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readZip } from '../../src/engine/opc/zip.ts';
import { publicData, salesData } from '../helpers/data-sets.ts';
import { few } from '../helpers/rotating.ts';
import { runInProcess } from '../helpers/run-in-process.ts';

const [generated, crm] = salesData();
const saas = publicData('ravenstack-saas');

interface AccountData {
  folder: string;
  file: string;
  column: string;
  account: string;
  asOf: string;
  /** Where people of the seller are named. */
  people?: [file: string, columns: string[]];
}

const sets: Record<string, AccountData> = {
  generated: {
    ...generated!,
    file: 'accounts.csv',
    column: 'account',
    account: 'Ember Foods',
    people: ['owners.csv', ['owner', 'manager']],
  },
  ...(crm && {
    crm: { ...crm, file: 'accounts.csv', column: 'account', account: 'Isdom', people: ['sales_teams.csv', ['sales_agent', 'manager']] },
  }),
  ...(saas && {
    saas: { folder: saas, file: 'ravenstack_accounts.csv', column: 'account_name', account: 'Company_17', asOf: '2024-12-31' },
  }),
};

const misspelt = [
  { ...generated!, account: 'Ember Foods', typed: 'Ember Fods', other: 'Russet Mills' },
  ...(crm ? [{ ...crm, account: 'Isdom', typed: 'Isdon', other: 'Cancity' }] : []),
];

/** Words of the sales process and of internal measures, in whatever inflection. */
const internal =
  /win[ _]?rate|\bwon\b|\blost\b|\bloss(?:es)?\b|probabilit|health|margin|quota|pipeline|\bstage|engaging|prospecting|benchmark|sales[ _](?:agent|rep|team|cycle)|leaderboard|churn|\bMRR\b|\bARR\b|\bNRR\b|\bGRR\b|refund|competitor|deals?\b|opportunit/i;

const work = mkdtempSync(path.join(tmpdir(), 'quarterdeck-customer-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

function cells(file: string, column: string): string[] {
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const at = head!.split(',').indexOf(column);
  return at < 0 ? [] : [...new Set(rows.map((row) => row.split(',')[at]!).filter((value) => value !== ''))];
}

/** Every part of a file as text, and the parts of the files inside it. */
function texts(bytes: Uint8Array, at = ''): { name: string; text: string }[] {
  return [...readZip(Buffer.from(bytes))].flatMap(([name, part]) =>
    /\.(?:xlsx|pptx|zip)$/.test(name) ? texts(part, `${at}${name}!`) : [{ name: `${at}${name}`, text: part.toString('utf8') }],
  );
}

const run = (args: readonly string[]) => runInProcess(['generate', ...args], { cwd: work });

/** What a part says, without the names of its markup and of its own plumbing. */
const said = ({ name, text }: { name: string; text: string }) =>
  /\.(?:xml|rels|vml)$/.test(name)
    ? [...text.matchAll(/>([^<]+)</g), ...text.matchAll(/\s(?:descr|title|name)="([^"]*)"/g)].map(([, words]) => words).join('\n')
    : text;

describe('trap 53: a customer-facing deck holds nothing of others and nothing internal', () => {
  for (const [id, { folder, file, column, account, asOf, people: named }] of few(Object.entries(sets))) {
    const deck = path.join(work, `${id}.pptx`);
    const make = async () => {
      if (!existsSync(deck)) {
        const made = await run([`QBR for ${account}, end with next steps`, '--data', folder, '--as-of', asOf, '-o', deck]);
        expect(made.code, made.stderr).toBe(0);
        expect(made.stderr).toContain(`${account}, for the customer to see`);
      }
      return texts(readFileSync(deck));
    };

    it(`trap 53: no part of the deck of ${account} names another account`, async () => {
      const parts = await make();
      const others = [...cells(path.join(folder, file), column), ...cells(path.join(folder, file), 'account_id')].filter(
        (name) => name !== account,
      );
      expect(others.length).toBeGreaterThan(50);
      const found = parts.flatMap(({ name, text }) =>
        others
          .filter((other) =>
            new RegExp(`(?<![\\p{L}\\p{N}_-])${other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}_-])`, 'u').test(text),
          )
          .map((other) => `${name}: ${other}`),
      );
      expect(found).toEqual([]);
      expect(parts.some(({ text }) => text.includes(account))).toBe(true);
    });

    it(`trap 53: no part of the deck of ${account} says anything internal`, async () => {
      const found = (await make()).flatMap((part) => {
        const hit = internal.exec(said(part));
        return hit ? [`${part.name}: ${said(part).slice(Math.max(0, hit.index - 60), hit.index + 60)}`] : [];
      });
      expect(found).toEqual([]);
    });

    it(`trap 53: no part of the deck of ${account} names a person or a file of the seller`, async () => {
      const people = named?.[1].flatMap((each) => cells(path.join(folder, named[0]), each)) ?? [];
      const found = (await make()).flatMap(({ name, text }) =>
        [...people, 'sales_pipeline', 'ravenstack_', 'accounts.csv', 'opportunities.csv']
          .filter((other) => text.includes(other))
          .map((other) => `${name}: ${other}`),
      );
      expect(found).toEqual([]);
    });
  }

  it.each(few(misspelt))(
    'says which account is meant when $typed is typed, and makes no deck of all of them',
    async ({ typed, account, folder }) => {
      const made = await run([`QBR for ${typed}`, '--data', folder, '-o', path.join(work, 'none.pptx')]);
      expect(made.code).toBe(2);
      expect(made.stderr).toContain(`did you mean “${account}”`);
      expect(existsSync(path.join(work, 'none.pptx'))).toBe(false);
    },
  );

  it.each(few(misspelt))('keeps the measures of sales where the review of $account stays inside', async ({ account, folder, asOf }) => {
    const deck = path.join(work, `internal-${account}.pptx`);
    const made = await run([`internal account review of ${account}`, '--data', folder, '--as-of', asOf, '-o', deck]);
    expect(made.code, made.stderr).toBe(0);
    expect(made.stderr).toContain(`${account}, internal`);
    expect(texts(readFileSync(deck)).some(({ text }) => /Win rate/.test(text))).toBe(true);
  });

  it.each(few(misspelt))('the flag beats the words, of $account too', async ({ account, other, folder, asOf }) => {
    const deck = path.join(work, `flag-${account}.pptx`);
    const made = await run([`QBR for ${account}`, '--account', other, '--data', folder, '--as-of', asOf, '-o', deck]);
    expect(made.code, made.stderr).toBe(0);
    expect(texts(readFileSync(deck)).some(({ name, text }) => name === 'ppt/slides/slide1.xml' && text.includes(other))).toBe(true);
  });
});
