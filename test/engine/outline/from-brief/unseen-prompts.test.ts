/** Prompts of every category, from words to a planned deck. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { formatFact, numberContext } from '../../../../src/engine/language/numbers.ts';
import { planFromBrief } from '../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { parseOutline } from '../../../../src/engine/outline/parse-outline.ts';
import { mentions, numbersIn, slideWords } from './slide-words.ts';
import { type UnseenPrompt, unseenPrompts } from './unseen-prompts.ts';

/** What a plan lacks of what is expected, and what it holds that it may not; all empty for a good one. */
async function flaws({ prompt, expects }: UnseenPrompt) {
  const brief = await readBrief({ prompt });
  const { outline, notes } = planFromBrief(brief, '2026-11-21');
  const slides = slideWords(outline);
  const shown = slides.map((slide) => slide.shown).join('\n');
  const all = `${shown}\n${slides.map((slide) => slide.notes).join('\n')}`;
  const facts = Object.values(outline.facts);
  const derived = facts
    .filter((fact) => fact.display === undefined || fact.from !== undefined)
    .flatMap((fact) => ['plain', 'full', 'abs'].map((style) => formatFact(fact, style as 'plain', numberContext(facts, outline.language))));
  // Cells of a typed table stand side by side, and a quarter told in words is a number on the cover.
  const known = new Set(
    numbersIn(
      [prompt, prompt.replace(/[,;]/g, ' '), brief.period ?? '', ...derived, ...facts.map(({ display }) => display ?? '')]
        .join(' ')
        .replace(/(?<=-[QH])/g, ' '),
    ),
  );
  const titles = slides.map(({ title }) => title.normalize('NFKC').toLowerCase());
  // A section is told on a page, or asked about.
  const sections = [...titles, ...shown.split('\n'), ...outline.slides.flatMap(({ section }) => section ?? []), ...notes.open].map((text) =>
    text.normalize('NFKC').toLowerCase(),
  );
  const shorter = slides.length < expects.slides[0] && notes.open.length + notes.assumptions.length === 0;
  const kinds = new Set(outline.slides.map(({ kind }) => kind as string));
  const differs = (wanted: string | undefined, found: string | null) =>
    wanted === undefined || wanted.split('|').includes(found ?? '') ? [] : [found];
  return {
    length: shorter || slides.length > expects.slides[1] ? [slides.length] : [],
    language: differs(expects.language, outline.language),
    missing: expects.mustMention.filter((words) => !mentions(shown, words)),
    sections: expects.sections.filter(
      (words) => !sections.some((title) => new RegExp(words.toLowerCase().replace(/\$$/, '(?:$|:)')).test(title)),
    ),
    forbidden: (expects.mustNot ?? []).filter((words) => mentions(all, words)),
    // A page may count its own rows; the gate "true" checks that.
    ungrounded: numbersIn(all).filter((number) => !known.has(number) && number.length > 1),
    repeated: titles.filter((title, index) => titles.indexOf(title) !== index),
    kinds: (expects.kinds ?? []).filter((words) => !words.split('|').some((kind) => kinds.has(kind))),
    type: differs(expects.type, brief.deckType),
    audience: differs(expects.audience, brief.audience),
    period: differs(expects.period, brief.period),
  };
}

describe('prompts of every category', () => {
  it.each(unseenPrompts)('$id becomes a deck that holds what it must', async (unseen) => {
    expect(Object.fromEntries(Object.entries(await flaws(unseen)).filter(([, found]) => found.length > 0))).toEqual({});
  });

  it.each(unseenPrompts)('$id gives an outline that can be saved and read again', async ({ prompt }) => {
    const { outline } = planFromBrief(await readBrief({ prompt }), '2026-11-21');
    expect(parseOutline(JSON.parse(JSON.stringify(outline)))).toEqual(outline);
  });
});
