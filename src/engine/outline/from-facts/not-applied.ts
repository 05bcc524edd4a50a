/** What the brief says of the data and the figures do not show, for its author and for readers. */
import type { Brief } from '../../../model/brief.ts';
import type { FactTable, Undone } from '../../../model/fact.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { speaksOf, speaksOnlyOf, topicsOf } from './topics.ts';

const reasons: Readonly<Record<Undone['why'], string>> = {
  unnamed: 'no column or value is called so; call it as the data do',
  'no-row': 'no row fits it; look up its value or date in the data',
  'every-row': 'it fits every row, so that nothing would change; name fewer',
  several: 'it fits several rows; name one by its ID',
  'no-value': 'no cell that it names holds the wrong value; correct it in the file',
  'no-rate': 'it names no rate; say how many per cent',
  already: 'the data are read so already; nothing needs doing',
  'no-name': 'no cell holds the old name; write both names as the data do',
  'most-rows': 'only a part of it is a value of the data, and that fits more than half of the rows; name the value as the data do',
  'no-repeat': 'no row repeats another by its number; say by which columns two rows are the same',
  single: 'it stands in the data once; ask to leave it out if it is wrong',
};

/** How a deck is made, or what every one has: no row is meant. */
const ofForm =
  /(?<!\p{L})(?:slides?|pages?|charts?|graphs?|tables?|bullets?|points|words?|text|colou?rs?|fonts?|icons?|images?|pictures?|photos?|animations?|transitions?|logos?|jargon|fluff|filler|buzzwords?|acronyms?|abbreviations?|details?|decimals?|notes?|appendix|agenda|cover|introduction|summary|definitions?|glossary|contents|folien?|seiten?|diagramme?|anhang|agenda|titelfolie|bilder|fachbegriffe|details|pages?|annexe|sommaire|images|jargon|diapositivas?|páginas?|anexo|imágenes|apêndice|imagens|pagine|appendice|immagini|diapositive)(?!\p{L})|スライド|ページ|付録|目次|画像|专业术语|附录|目录|图片|页|ملحق|صور|شرائح/iu;

/**
 * What changed nothing; a phrase that names a page, a measure or a dimension is heard by leaving that out. `tables`: the facts by
 * their names in the data and in the deck; `pages`: the topics of its pages.
 */
export function notApplied(
  { dictated }: FactTable,
  tables: readonly Pick<FactTable, 'metrics' | 'dimensions'>[],
  pages: readonly (readonly string[])[],
): Undone[] {
  const topics = [
    ...tables.flatMap(({ metrics }) => metrics.map((note) => topicsOf(note, null))),
    ...tables.flatMap(({ dimensions }) => dimensions.map((dimension) => topicsOf(null, dimension))),
    ...pages,
  ];
  return (dictated?.left ?? []).filter(
    ({ text, phrase }) =>
      !phrase || (!ofForm.test(text) && !(topics.some((each) => speaksOf(text, each)) && speaksOnlyOf(text, topics.flat()))),
  );
}

/** Lines for the report. */
export function notAppliedLines(undone: readonly Undone[]): string[] {
  return undone.map(({ text, why }) => `Not applied: “${text}”: ${reasons[why]}`);
}

/** Lines for the report of a review that takes no price, limit or target from the brief, only the currency. */
export function notTakenLines({ given = [] }: Brief, { currency }: FactTable): string[] {
  return given.flatMap((each) =>
    each.kind === 'currency' && each.currency === currency
      ? []
      : [`Not applied: “${each.text}”: a review of this kind takes it from the data alone`],
  );
}

/** Lines for the report on what did change figures. */
export const appliedLines = ({ dictated }: FactTable) => (dictated?.applied ?? []).map((text) => `Applied: “${text}”`);

/** Notes for the page on data quality. */
export function notAppliedNotes(undone: readonly Undone[]): QualityNote[] {
  return undone.map(({ text, why }) => ({
    code: 'not-applied',
    message: `Not applied: “${text}”: ${reasons[why]}.`,
    sentence: 'not-applied',
    figures: { text, why },
  }));
}
