/** Figures typed into a deck of our own after it was made: each must still be one of the facts the deck carries. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { LanguageCode } from '../../../model/language.ts';
import { type Numeral, readNumerals } from '../../check/truth/numerals.ts';
import { normalise } from '../../check/truth/slide-texts.ts';
import { FactIndex } from '../../check/truth/trace.ts';
import type { Parts } from '../../opc/zip.ts';
import { fingerprint, readShapes } from '../../pptx/refresh/written.ts';
import { type EditedDeck, readEdited, slideOf } from '../../refresh/read-edited.ts';
import { quoted, type Reviewing } from '../finding.ts';
import type { OpenedDeck } from '../read/open-deck.ts';

/** Counts of things shown, and days of a month, need no fact. */
const largestCount = 31;

export function checkFigures({ pkg }: OpenedDeck, reviewing: Reviewing): void {
  const deck = carriedBy(pkg.parts as Parts, reviewing);
  if (!deck) return;
  const { facts, language } = deck.carried.outline;
  const index = new FactIndex(Object.values(facts));
  for (const [at, part] of pkg.slides.entries()) checkSlide(part, at + 1, { deck, index, language }, reviewing);
}

/** null for a deck of another maker, and for one whose facts cannot be read. */
function carriedBy(parts: Parts, { leave }: Reviewing): EditedDeck | null {
  try {
    return readEdited(parts);
  } catch (error) {
    if (!(error instanceof QuarterdeckError)) throw error;
    leave({ slide: null, shape: null, reason: `Its figures are not checked: ${error.message}` });
    return null;
  }
}

interface Carried {
  deck: EditedDeck;
  index: FactIndex;
  language: LanguageCode;
}

function checkSlide(part: string, slide: number, { deck, index, language }: Carried, { report }: Reviewing): void {
  const written = deck.carried.written[deck.ids[slide - 1] ?? ''];
  if (!written) return;
  const { xml, chartOf } = slideOf(deck.parts, deck.pkg, part);
  for (const { name, kind, content } of readShapes(xml, chartOf)) {
    const before = written[name]?.[0];
    if (kind === 'chart' || before === undefined || before === fingerprint(content)) continue;
    const odd = readNumerals(normalise(content), language).find((numeral) => !isPlain(numeral) && index.find(numeral) !== 'shown');
    if (odd)
      report(
        'untraced-figure',
        { slide },
        `${quoted(odd.text)} in ${quoted(name)} was typed in later, and is no figure of the data the deck was made from.`,
      );
  }
}

function isPlain({ text, value }: Numeral): boolean {
  return /^\d+$/.test(text) && (value <= largestCount || (value >= 1900 && value <= 2100));
}
