/** Whatever a request brings that is text, the deck or the refusal of it takes three seconds of computing at most. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DeckRequest, generateDeck } from '../../src/engine/generate-deck.ts';
import { parseOutline, readBrandKit } from '../../src/engine/pipeline.ts';
import { QuarterdeckError } from '../../src/model/errors.ts';
import { rotating } from '../helpers/rotating.ts';
import { suiteDir } from '../helpers/temp-dir.ts';
import { units } from '../helpers/worst-texts.ts';

const most = 3000;
const characters = 20_000;
/** Of as many letters as most words. */
const ordinary = 'harbour works ';
const plain = { prompt: 'Board update', data: [], options: { today: '2025-10-02' } } satisfies DeckRequest;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Deals in which one text is a name, a header, a date or an amount. */
function deals({
  product,
  header = 'Product',
  created,
  amount,
}: {
  product?: string;
  header?: string;
  created?: string;
  amount?: string;
}): string {
  const rows = Array.from({ length: 240 }, (_, at) => {
    const first = at === 5;
    const cells = [
      `D${at}`,
      `Account ${at % 9}`,
      `Owner ${at % 4}`,
      product !== undefined && at % 4 === 0 ? quoted(product) : `P${at % 4}`,
      at % 3 ? 'Closed Won' : 'Closed Lost',
      first && amount !== undefined ? quoted(amount) : 1000 + at * 7,
      first && created !== undefined ? quoted(created) : '2024-12-05',
      `2025-0${1 + (at % 9)}-15`,
    ];
    return cells.join(',');
  });
  return [`Deal ID,Account,Owner,${quoted(header)},Stage,Amount,Created,Closed`, ...rows].join('\n');
}

const folder = suiteDir();
function csv(text: string): DeckRequest {
  const file = path.join(folder, 'deals.csv');
  writeFileSync(file, text);
  return { ...plain, data: [{ path: file }] };
}

const places: Record<string, (text: string) => DeckRequest | Promise<DeckRequest>> = {
  'a prompt': (text) => ({ ...plain, prompt: text }),
  'the end of a prompt': (text) => ({ ...plain, prompt: `Make a deck about growth, ${text}` }),
  'material under a heading': (text) => ({ ...plain, prompt: `Board update on the plan.\n\n# Notes\n\nLabel: ${text}` }),
  'an outline': async (text) => ({
    ...plain,
    outline: await parseOutline({
      title: text,
      slides: [
        { title: text, points: [text, 'b'] },
        { title: 'T', text },
      ],
    }),
  }),
  'the name of an audience': (text) => ({ ...plain, options: { ...plain.options, audience: text } }),
  'a period': (text) => ({ ...plain, options: { ...plain.options, period: text } }),
  'an account': (text) => ({ ...csv(deals({})), options: { ...plain.options, account: text } }),
  'the name of a brand': async (text) => ({ ...plain, brandKit: await readBrandKit({ name: text }, () => Promise.reject(new Error())) }),
  'a font': async (text) => ({
    ...plain,
    brandKit: await readBrandKit({ name: 'A', fonts: { heading: text } }, () => Promise.reject(new Error())),
  }),
  commentary: (text) => ({ ...csv(deals({})), commentary: `## Win rate\n\n${text}` }),
  'a mapping file': (text) => ({ ...csv(deals({})), mapping: text }),
  'a table': (text) => csv(text),
  'a name in data': (text) => csv(deals({ product: text })),
  'a header': (text) => csv(deals({ header: text })),
  'a date': (text) => csv(deals({ created: text })),
  'an amount': (text) => csv(deals({ amount: text })),
};

/** Milliseconds of computing, whatever becomes of the deck. */
async function taken(request: () => Promise<DeckRequest> | DeckRequest): Promise<number> {
  const before = process.cpuUsage();
  try {
    await generateDeck(await request());
  } catch (error) {
    if (!(error instanceof QuarterdeckError) || error.code === 'internal') throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

describe.each(rotating(Object.entries(places), 3))('as %s', (_, request) => {
  it('no text takes more than three seconds', async () => {
    const made = (unit: string) => () => request(unit.repeat(characters / unit.length));
    // Loading the program is no part of it.
    await taken(made(ordinary));
    const slow: string[] = [];
    for (const unit of rotating(units)) {
      const took = await taken(made(unit));
      if (took > most) slow.push(`${JSON.stringify(unit)}: ${took} ms`);
    }
    expect(slow).toEqual([]);
  });
});
