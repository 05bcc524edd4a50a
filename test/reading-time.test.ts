/** Reading a text takes time that grows with its length, whatever it is made of. */
import { describe, expect, it } from 'vitest';
import { legible } from '../src/engine/brief/legible.ts';
import { columnName } from '../src/engine/data/raw-table.ts';
import { normalForm } from '../src/engine/language/normal-form.ts';
import { fitLine } from '../src/engine/layout/fit-line.ts';
import { plan, readBrief } from '../src/engine/pipeline.ts';
import { madePatterns, type Pattern, programFiles, textOf, writtenPatterns } from './helpers/patterns.ts';
import { tooSlow } from './helpers/worst-texts.ts';

const full = process.env.QUARTERDECK_FULL === '1';

/** Patterns that read no more than so many characters at once, as what calls them cuts its text; white space comes in short runs there. */
const bounded: readonly (readonly [file: RegExp, characters: number, shaped: (text: string) => string])[] = [
  [/^engine\/brief\/sign\.ts$/, 2000, legible],
  [/^engine\/(?:brief|outline\/from-brief)\//, 2000, (text) => text.replace(/\s{9,}/g, ' '.repeat(8))],
  [/^engine\/data\/(?:lexicon|families\/|records\/|money\/)/, 300, (text) => text],
];

/** Milliseconds for the longest text of bounded ones; for two thousand characters of the others. */
const most = { bounded: 20, other: 1 } as const;

function slow({ file, pattern }: Pattern, deep: boolean) {
  const [, characters = 2000, shaped = (text: string) => text] = bounded.find(([files]) => files.test(file)) ?? [];
  const found = tooSlow(pattern, characters, bounded.some(([files]) => files.test(file)) ? most.bounded : most.other, shaped, deep);
  return found && { file, pattern: String(pattern).slice(0, 120), ...found };
}

const unlike = (patterns: readonly Pattern[]) => [...new Map(patterns.map((each) => [String(each.pattern), each])).values()];

describe('every pattern', () => {
  it('written in the program looks at each character of a text a few times', () => {
    const patterns = unlike(writtenPatterns());
    expect(patterns.length).toBeGreaterThan(1000);
    expect(patterns.flatMap((each) => slow(each, full) ?? [])).toEqual([]);
  });

  it('made of parts does so too', async () => {
    const patterns = await madePatterns();
    const signs = programFiles().flatMap(
      (file) => textOf(file).match(/(?<!function |class |export )\b(?:sign|new Sign)\(\n? *['`"]/g) ?? [],
    );
    expect(patterns.filter(({ file }) => file === 'engine/brief/sign.ts').length).toBeGreaterThanOrEqual(signs.length);
    expect(unlike(patterns).flatMap((each) => slow(each, full) ?? [])).toEqual([]);
  });
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
  const worst = ['1', 'ا', 'a', 'e\u0301', '- a\n', 'a**', '[a](', 'a. ', 'Q1 '];
  it.each(worst)('of many %j is read and planned in time that grows with its length', async (unit) => {
    const made = (characters: number) => `Make a deck about growth, ${unit.repeat(characters / unit.length)}`;
    await reading(made(500), 1);
    const quarter = await reading(made(2500), 2);
    const whole = await reading(made(10_000), 2);
    // What takes less tells nothing: it is as long as a pause for garbage.
    expect(whole).toBeLessThan(Math.max(6 * quarter, 250));
  });
});
