/** Every pattern of the program: what is written as one, and what is made of parts while a module loads or a sign is first looked for. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { vi } from 'vitest';
import { legible } from '../../src/engine/brief/legible.ts';
import { type LanguageCode, languages } from '../../src/model/language.ts';
import { slowness } from './slowness.ts';
import { tooSlow } from './worst-texts.ts';

export interface Pattern {
  /** `engine/brief/subject.ts`. */
  file: string;
  pattern: RegExp;
}

const src = path.resolve(import.meta.dirname, '../../src');

/** Files of the program, from `src` on. */
export function programFiles(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
}

export function textOf(file: string): string {
  return readFileSync(path.join(src, file), 'utf8');
}

export function writtenPatterns(): Pattern[] {
  return programFiles().flatMap((file) => {
    const found: Pattern[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (regex) found.push({ file, pattern: new RegExp(regex.pattern, regex.flags) });
      for (const inner of Object.values(node)) visit(inner);
    };
    visit(parseSync(file, textOf(file)).program);
    return found;
  });
}

/** What modules make with `new RegExp` as they load, and each sign of the readers of briefs. */
export async function madePatterns(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  let file = '';
  const keep = (pattern: RegExp) => {
    found.push({ file, pattern });
    return pattern;
  };
  const Plain = globalThis.RegExp;
  vi.resetModules();
  globalThis.RegExp = new Proxy(Plain, { construct: (target, [source, flags]) => keep(new target(source as string, flags as string)) });
  try {
    for (file of programFiles().filter((each) => each.startsWith('engine/') && textOf(each).includes('new RegExp(')))
      await import(path.join(src, file));
    for (file of programFiles().filter((each) => /from '\.{1,2}\/sign\.ts'/.test(textOf(each)))) await import(path.join(src, file));
    // How a language asks for approval is made into patterns when it is first read.
    file = 'engine/outline/from-brief/people/ask-parts.ts';
    const { askParts } = (await import(path.join(src, file))) as typeof import('../../src/engine/outline/from-brief/people/ask-parts.ts');
    for (const code of Object.keys(languages) as LanguageCode[]) askParts('x', code);
    const brief = (name: string) => import(path.join(src, 'engine/brief', name));
    const { subjectOf } = await brief('subject.ts');
    const readers: ((text: string) => unknown)[] = [(text) => subjectOf(text, [])];
    for (const [module, reader] of [
      ['account.ts', 'accountOf'],
      ['audience.ts', 'audienceOf'],
      ['bans.ts', 'isForbidding'],
      ['basis.ts', 'basisOf'],
      ['company.ts', 'companyOf'],
      ['dictated.ts', 'dictatedIn'],
      ['corrections/corrected.ts', 'corrected'],
      ['fiscal-year.ts', 'fiscalYearOf'],
      ['questions.ts', 'questionsOf'],
      ['slide-count.ts', 'slideCount'],
      ['spans.ts', 'lastingOf'],
      ['spans.ts', 'monthIn'],
      ['spans.ts', 'namesYearToDate'],
      ['subject.ts', 'titleOf'],
      ['topics.ts', 'topicsOf'],
    ] as const)
      readers.push((await brief(module))[reader]);
    file = 'engine/brief/sign.ts';
    // A sign is made when a text first holds one of its words, patterns without flags: all do for as long as those say so, and none that is
    // made is found, so that the next one is looked for. Nothing may be imported meanwhile, as whoever loads modules asks patterns too.
    const test = vi.spyOn(Plain.prototype, 'test').mockImplementation(function (this: RegExp) {
      return this.flags === '';
    });
    try {
      for (const reader of readers) reader('x. x');
    } finally {
      test.mockRestore();
    }
  } finally {
    globalThis.RegExp = Plain;
    vi.resetModules();
  }
  return found;
}

/** Patterns that read no more than so many characters at once, as what calls them cuts its text; white space comes in short runs there. */
const bounded: readonly (readonly [file: RegExp, characters: number, shaped: (text: string) => string])[] = [
  [/^engine\/brief\/sign\.ts$/, 2000, legible],
  [
    /^(?:engine\/(?:brief|outline\/from-brief)\/|languages\/\w+\/(?:figures|sentences)\.ts$)/,
    2000,
    (text) => text.replace(/\s{9,}/g, ' '.repeat(8)),
  ],
  [/^engine\/data\/(?:lexicon|families\/|records\/|money\/)/, 300, (text) => text],
];

/** Milliseconds for the longest text of bounded ones, for two thousand characters of the others. */
const most = { bounded: 20, other: 1 } as const;

export function slow({ file, pattern }: Pattern, deep = false) {
  const [, characters = 2000, shaped = (text: string) => text] = bounded.find(([files]) => files.test(file)) ?? [];
  const bound = bounded.some(([files]) => files.test(file)) ? most.bounded : most.other;
  const slowAt = (factor: number) => tooSlow(pattern, characters, bound * factor, shaped, deep);
  // What is too slow is measured again beside a pattern of known cost, as a busy machine takes longer for any.
  const found = slowAt(1) && slowAt(slowness());
  return found && { file, pattern: String(pattern).slice(0, 120), ...found };
}

export const unlike = (patterns: readonly Pattern[]) => [...new Map(patterns.map((each) => [String(each.pattern), each])).values()];

/** How many signs the readers of briefs write. */
export function signsWritten(): number {
  return programFiles().flatMap((file) => textOf(file).match(/(?<!function |class |export )\b(?:sign|new Sign)\(\n? *['`"]/g) ?? []).length;
}
