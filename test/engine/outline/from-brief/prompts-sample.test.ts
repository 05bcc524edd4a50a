/** Prompts with what a good deck of them must hold. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { formatFact, numberContext } from '../../../../src/engine/language/numbers.ts';
import { planFromBrief } from '../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { parseOutline } from '../../../../src/engine/outline/parse-outline.ts';
import { mentions, numbersIn, slideWords } from './slide-words.ts';

interface Sample {
  id: string;
  prompt: string;
  expects: {
    slides?: [number, number];
    language?: string;
    mustMention: string[];
    sections?: string[];
    mustNot?: string[];
    audience?: string;
    period?: string;
    type?: string;
  };
}

const file = path.resolve(
  process.env.QUARTERDECK_TEST_DATA ?? path.resolve(import.meta.dirname, '../../../../../shared'),
  'prompts-sample.json',
);
const there = existsSync(file);
if (!there) console.warn(`No sample prompts at ${file}: their tests are skipped. Set QUARTERDECK_TEST_DATA.`);
const samples = there ? (JSON.parse(readFileSync(file, 'utf8')) as { prompts: Sample[] }).prompts : [];

describe.skipIf(!there)('the sample prompts', () => {
  it.each(samples)('$id becomes a deck that holds what it must', async ({ prompt, expects }) => {
    const brief = await readBrief({ prompt });
    const { outline, notes } = planFromBrief(brief, '2026-11-21');
    const slides = slideWords(outline);
    const shown = slides.map((slide) => slide.shown).join('\n');
    const titles = slides.map((slide) => slide.title);
    // A section is a page, what a page tells where there is too little for one of its own, or a question about what it would say.
    const named = [...titles, shown, ...outline.slides.flatMap(({ section }) => section ?? []), ...notes.open];
    const reasons = notes.open.length + notes.assumptions.length;
    const all = `${shown}\n${slides.map((slide) => slide.notes).join('\n')}`;
    const derived = Object.values(outline.facts)
      .filter((fact) => fact.display === undefined)
      .flatMap((fact) =>
        ['plain', 'full', 'abs'].map((style) =>
          formatFact(fact, style as 'plain', numberContext(Object.values(outline.facts), outline.language)),
        ),
      );
    const known = new Set(numbersIn([prompt, ...derived, ...Object.values(outline.facts).map(({ display }) => display ?? '')].join(' ')));

    expect({
      length:
        expects.slides === undefined || ((slides.length >= expects.slides[0] || reasons > 0) && slides.length <= expects.slides[1])
          ? 'in range'
          : slides.length,
      language: outline.language,
      missing: expects.mustMention.filter((words) => !mentions(shown, words)),
      sectionsMissing: (expects.sections ?? []).filter(
        (words) => !named.some((title) => title.normalize('NFKC').toLowerCase().match(new RegExp(words.toLowerCase()))),
      ),
      forbidden: (expects.mustNot ?? []).filter((words) => mentions(all, words)),
      ungrounded: numbersIn(all).filter((number) => !known.has(number)),
      titles: new Set(titles).size,
      audience: expects.audience === undefined ? undefined : brief.audience,
      period: expects.period === undefined ? undefined : brief.period,
      type: expects.type === undefined ? undefined : brief.deckType,
    }).toEqual({
      length: 'in range',
      language: expects.language ?? 'en',
      missing: [],
      sectionsMissing: [],
      forbidden: [],
      ungrounded: [],
      titles: titles.length,
      audience: expects.audience,
      period: expects.period,
      type: expects.type,
    });
  });

  it.each(samples)('$id gives an outline that can be saved and read again', async ({ prompt }) => {
    const { outline } = planFromBrief(await readBrief({ prompt }), '2026-11-21');
    expect(parseOutline(JSON.parse(JSON.stringify(outline)))).toEqual(outline);
  });
});
