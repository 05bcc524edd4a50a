/** Reading a text takes time that grows with its length, whatever it is made of. */
import { describe, expect, it } from 'vitest';
import { columnName } from '../src/engine/data/raw-table.ts';
import { fitLine } from '../src/engine/fonts/fit-line.ts';
import { normalForm } from '../src/engine/language/normal-form.ts';
import { plan, readBrief } from '../src/engine/pipeline.ts';
import { madePatterns, programFiles, signsWritten, slow, textOf, unlike, writtenPatterns } from './helpers/patterns.ts';
import { slowness } from './helpers/slowness.ts';

/** They take half a minute on a machine with nothing else to do. */
const long = 240_000;

describe('every pattern', () => {
  it(
    'written in the program looks at each character of a text a few times',
    () => {
      const patterns = unlike(writtenPatterns());
      expect(patterns.length).toBeGreaterThan(1000);
      expect(patterns.flatMap((each) => slow(each) ?? [])).toEqual([]);
    },
    long,
  );

  it(
    'made of parts does so too',
    async () => {
      const patterns = await madePatterns();
      expect(patterns.filter(({ file }) => file === 'engine/brief/sign.ts').length).toBeGreaterThanOrEqual(signsWritten());
      expect(unlike(patterns).flatMap((each) => slow(each) ?? [])).toEqual([]);
    },
    long,
  );
});

describe('what is normalized', () => {
  it('is so by the one function that marks in piles do not hold up', () => {
    const others = programFiles().filter((file) => /\.normalize\((?!inside)[^)]/.test(textOf(file)));
    expect(others).toEqual(['engine/language/normal-form.ts']);
    expect(normalForm(`a${'\u0301\u0316'.repeat(50_000)}`, 'NFKC').length).toBeLessThan(40);
  });
});

describe('a line', () => {
  it.each(['a'.repeat(20_000), 'a '.repeat(10_000), 'a, '.repeat(7000)])('is fitted without measuring all beginnings of %.10s…', (text) => {
    let measured = 0;
    const { kept } = fitLine(text, (part) => {
      measured += part.length;
      return part.length <= 60;
    });
    expect(kept.length).toBeGreaterThan(50);
    expect(measured).toBeLessThan(200_000);
  });
});

describe('columns', () => {
  it('of one name are numbered in one pass', () => {
    const looked = new (class extends Set<string> {
      asked = 0;
      override has(name: string) {
        this.asked += 1;
        return super.has(name);
      }
    })();
    const names = Array.from({ length: 2000 }, (_, at) => columnName('Amount', at, looked));
    expect(names.slice(0, 3)).toEqual(['Amount', 'Amount 2', 'Amount 3']);
    expect(looked.asked).toBeLessThan(3 * names.length);
  });
});

/** CPU milliseconds of reading and planning; the least of a few, as a busy machine only adds. */
async function reading(prompt: string, times: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const before = process.cpuUsage();
    await plan(await readBrief({ prompt }), null, '2026-10-01');
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('a prompt', () => {
  const worst = ['1', 'ا', 'e\u0301', '- a\n', 'a**', 'a. '];
  it.each(worst)('of many %j is read and planned in time that grows with its length', async (unit) => {
    const made = (characters: number) => `Make a deck about growth, ${unit.repeat(characters / unit.length)}`;
    await reading(made(500), 1);
    const quarter = await reading(made(1250), 2);
    const whole = await reading(made(5000), 2);
    // What takes less tells nothing: it is as long as a pause for garbage.
    expect(whole).toBeLessThan(Math.max(6 * quarter, 500 * slowness()));
  });
});
