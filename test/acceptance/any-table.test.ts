/** Any table becomes a deck: exports of other people's systems and public tables, each by itself, said in plain words. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { thinPages } from '../../src/engine/check/report.ts';
import { readZip } from '../../src/engine/opc/zip.ts';
import { few } from '../helpers/rotating.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tables } from './look-alikes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-any-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Deck {
  slides: { kind: string; title: string }[];
  findings: { gate: string; rule: string }[];
  /** Text of slides, notes and charts. */
  text: string;
}

const decks = new Map<string, Promise<Deck>>();

/** A deck that several tests look at is made once. */
function deckOf(data: string, prompt = 'Review of the data for the management'): Promise<Deck> {
  const key = JSON.stringify([data, prompt]);
  const deck = decks.get(key) ?? makeDeck(data, prompt);
  decks.set(key, deck);
  return deck;
}

async function makeDeck(data: string, prompt: string): Promise<Deck> {
  const out = path.join(folder, `${path.basename(data).replace(/\W/g, '-')}-${prompt.length}.pptx`);
  const run = await runInProcess(['generate', prompt, '--data', data, '--json', '--force', '-o', out]);
  expect(run.code, run.stderr + run.stdout).toBe(0);
  const { slides, report } = JSON.parse(run.stdout);
  const text = [...readZip(readFileSync(out))]
    .filter(([name]) => /^ppt\/(slides\/slide|notesSlides\/notesSlide|charts\/chart)\d+\.xml$/.test(name))
    .map(([, xml]) =>
      xml
        .toString('utf8')
        .replace(/<\/(a:p|c:v)>/g, '\n')
        .replace(/<[^>]+>/g, ''),
    )
    .join('\n');
  return { slides, findings: report.findings, text };
}

const title = (deck: Deck) => deck.slides.map((slide) => slide.title).join('\n');

describe('look-alikes of common exports', () => {
  const files = Object.entries(tables()).map(([name, content]) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return [name, file] as const;
  });
  const file = (name: string) => files.find(([each]) => each === name)![1];

  it.each(few(files, 3))('%s gives a deck that passes every gate and says no field name', async (name, data) => {
    const deck = await deckOf(data);
    expect(deck.findings.filter(({ gate, rule }) => gate !== 'unfilled' && !thinPages.has(rule))).toEqual([]);
    // Five lines of one statement are told with their course on one page less.
    expect(deck.slides.length).toBeGreaterThanOrEqual(name === 'p-and-l.csv' ? 6 : 7);
    expect(title(deck)).not.toMatch(/[a-z]_[a-z]|\(mean\)|undefined|null|NaN|Infinity|\[object/);
    expect(title(deck)).not.toMatch(/postal|row id|cluster/i);
    expect(new Set(deck.slides.map((slide) => slide.title)).size).toBe(deck.slides.length);
  });

  it('a table without dates opens with the rate that ends its story', async () => {
    const deck = await deckOf(file('telco.csv'));
    expect(deck.slides[1]!.title).toBe('Churn rate came to 20.2% across all customers');
    expect(title(deck)).toMatch(/Month-to-month is above average on churn rate: 43(\.\d)?% vs\. 20\.2% overall/);
  });

  it('trap 38: no ranking draws a remainder longer than its first bar', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Shop ${String(at).padStart(2, '0')},${100 - at}`);
    const data = path.join(folder, 'shops.csv');
    writeFileSync(data, `shop,sales\n${rows.join('\n')}\n`);
    const deck = await deckOf(data);
    expect(deck.text).toMatch(/The other 5\d shops total/);
    expect(deck.text).not.toContain('"Other" combines');
  });

  it('trap 39: a ranking cut short says who is last', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `Country ${String(at).padStart(2, '0')},${80 - at}.5`);
    const data = path.join(folder, 'health.csv');
    writeFileSync(data, `country,life_expectancy\n${rows.join('\n')}\n`);
    const deck = await deckOf(data);
    expect(deck.text).toContain('down to Country 39 at 41.5');
  });

  it('trap 47: months stand in the order of the year', async () => {
    const deck = await deckOf(file('web.csv'));
    const order = ['Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024'].map((quarter) => deck.text.indexOf(`${quarter}\n`));
    expect(order.every((at) => at >= 0)).toBe(true);
  });

  it('says the measures of the data in the language of the deck', async () => {
    const deck = await deckOf(file('telco.csv'), 'Auswertung der Kundendaten für die Geschäftsführung');
    expect(deck.text).not.toMatch(/\b(Average|Mean of|Sum of|Rows that say yes|over all rows)\b/);
  });
});

const publicData = path.resolve(import.meta.dirname, '../..', process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/gapminder');
const present = existsSync(publicData);
if (!present)
  console.warn(`NOT RUN: public tables are absent (${publicData}); set QUARTERDECK_TEST_DATA to the folder that holds data/gapminder`);

describe.skipIf(!present)('public tables', () => {
  it.each(few(['gapminder.json', 'gapminder-health-income.csv', 'us-employment.csv', 'iowa-electricity.csv', 'stocks.csv']))(
    '%s gives a deck that says nothing it must not',
    async (name) => {
      const deck = await deckOf(path.join(publicData, name));
      expect(deck.findings.filter(({ gate, rule }) => gate !== 'unfilled' && !thinPages.has(rule))).toEqual([]);
      expect(deck.text).not.toMatch(/world/i);
      expect(deck.text).not.toMatch(/cluster/i);
      expect(deck.text).not.toMatch(/sum of life/i);
      expect(title(deck)).not.toMatch(/[a-z]_[a-z]|\(mean\)/);
    },
  );
});
