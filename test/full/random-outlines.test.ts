import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkDeck } from '../../src/engine/check/check-deck.ts';
import { countWords } from '../../src/engine/check/readable.ts';
import { type Finding, thinPages } from '../../src/engine/check/report.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { parseOutline } from '../../src/engine/outline/parse-outline.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import type { BrandKit } from '../../src/model/brand-kit.ts';
import { type LanguageCode, languages } from '../../src/model/language.ts';
import type { LayoutSlide } from '../../src/model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../src/model/outline.ts';
import { hasSchemas, schemaErrors } from '../helpers/ooxml.ts';
import { rotating } from '../helpers/rotating.ts';
import { brandKits } from './brand-kits.ts';
import { outlineOf } from './random-outline.ts';
import { text } from './random-text.ts';

const lots = 8;
const inLot = 60;
const outline = outlineOf({ text, languages: Object.keys(languages) as LanguageCode[], slides: [1, 6] });
const outlines = fc.sample(outline, { seed: 20_251_231, numRuns: lots * inLot });
/** Words a slide may have, less the mark of a continued one. */
const mostWords = 75 - 3;

let kits: BrandKit[];
beforeAll(async () => {
  kits = await brandKits();
});

describe('an outline of anything', () => {
  it.each(
    rotating(
      Array.from({ length: lots }, (_, lot) => lot + 1),
      4,
    ),
  )('becomes a deck that holds every gate, lot %d', async (lot) => {
    const wrong: string[] = [];
    for (let index = (lot - 1) * inLot; index < lot * inLot; index++) {
      const found = await problems(outlines[index]!, kits[index % kits.length]!);
      wrong.push(...found.map((problem) => `outline ${index} (${outlines[index]!.language}): ${problem}`));
    }
    expect(wrong).toEqual([]);
  });
});

async function problems(given: Outline, kit: BrandKit): Promise<string[]> {
  const parsed = parseOutline(JSON.parse(JSON.stringify(given)));
  const { layout } = layOut(parsed, kit);
  const bytes = await writeDeck(layout);
  const findings = checkDeck({ layout, outline: parsed, bytes, allowed: ownWords([parsed.slides, parsed.title, parsed.company]) });
  const again = await writeDeck(layOut(parsed, kit).layout);
  return [
    ...findings
      .filter((finding) => !isDeserved(finding, layout.slides[(finding.slide ?? 0) - 1], parsed))
      .map(({ gate, rule, slide, message }) => `${gate}/${rule} on ${slide} (${layout.slides[(slide ?? 0) - 1]?.kind}): ${message}`),
    ...(hasSchemas ? schemaErrors(bytes) : []),
    ...(Buffer.compare(bytes, again) === 0 ? [] : ['the second file differs']),
  ];
}

/** Too many words are the outline's own where the least that a page can hold has them; so is an owner or a date that it does not give. */
function isDeserved({ gate, rule }: Finding, page: LayoutSlide | undefined, { slides }: Outline): boolean {
  const slide = slides.find(({ id }) => page?.id === id || page?.id.replace(/-\d+$/, '') === id);
  return thinPages.has(rule) || gate === 'unfilled' || (rule === 'too-many-words' && slide !== undefined && leastWords(slide) > mostWords);
}

/** Words of the title, the lead, and one item of each list of the slide: the longest one. */
function leastWords({ title, lead, content }: AnyOutlineSlide): number {
  return countWords(title) + countWords(lead ?? '') + longest(content);
}

function longest(value: unknown): number {
  // A figure may come with the word for its unit.
  if (typeof value === 'string') return countWords(value.replace(/\{\{[^}]*\}\}/g, 'days'));
  if (Array.isArray(value)) return Math.max(0, ...value.map(longest));
  if (typeof value === 'object' && value !== null) return Object.values(value).reduce((sum: number, each) => sum + longest(each), 0);
  return 0;
}

/** What an outline says in its own words needs no other source. */
function ownWords(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\{[^}]*\}\}/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ownWords) : [];
}
