/** Gate "clean": nothing left over from the making of the deck. */
import { all } from '../../../languages/all.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { type ForeignDeck, type Page, type Shape, seen, textOf } from '../page.ts';

/** In any language; capitals on their own, because `Xx-holding` is a company. */
const anywhere =
  /lorem ipsum|dolor sit amet|\bT\.?B\.?[DAC]\b\.?|\bTO ?DO\b|\bFIXME\b|\bundefined\b|\bNaN\b|\[object \w+\]|\{\{|\}\}|\[(?:insert|your|name|date|company|client|x+)\b[^\]]*\]|<(?:insert|your)\b[^>]*>|(?<![\p{L}\d])[xX]{2,}(?= ?[%€$£]| (?:million|mio|bn)\b)|(?<=[€$£] ?)[xX]{2,}(?![\p{L}])|(?<![\p{L}\d])\?{3,}|#(?:REF|DIV\/0|N\/A|VALUE|NAME)[!?]?/iu;
const blank = /(?<![\p{L}\d-])X{2,}(?![\p{L}\d-])/u;
const inLanguages = new RegExp(
  Object.values(all)
    .map(({ signs }) => signs.fillers)
    .join('|'),
  'iu',
);

export function checkClean({ pages }: ForeignDeck, reviewing: Reviewing): void {
  for (const page of pages) {
    for (const shape of seen(page)) checkFiller(shape, page, reviewing);
    const match = fillerIn(page.notes);
    if (match) reviewing.report('filler', { page, shape: 'Notes' }, `The notes say ${quoted(match)}.`);
  }
}

function checkFiller(shape: Shape, page: Page, { report }: Reviewing): void {
  for (const text of textsOf(shape)) {
    const match = fillerIn(text);
    if (!match) continue;
    report('filler', { page, shape }, `${quoted(shape.name)} says ${quoted(match)}.`);
    return;
  }
}

export function fillerIn(text: string): string | null {
  return (anywhere.exec(text) ?? blank.exec(text) ?? inLanguages.exec(text))?.[0] ?? null;
}

/** What a shape says, cell by cell and name by name. */
export function textsOf({ text, table, chart, alt }: Shape): string[] {
  const cells = table?.rows.flatMap(({ cells }) => cells.map((cell) => textOf(cell.text))) ?? [];
  const names = chart
    ? [chart.title ?? '', ...chart.plots.flatMap(({ series }) => series.flatMap(({ name, categories }) => [name, ...categories]))]
    : [];
  return [textOf(text), ...cells, ...names, alt].filter((each) => each.trim() !== '');
}
