/** The foot of a content slide: source and brand footer on one line, and the page's number. */
import type { BrandKit } from '../../model/brand-kit.ts';
import { fontOf } from '../../model/brand-kit.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import type { Box, TextElement } from '../../model/layout.ts';
import { sheetOf } from '../brand/sheet.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import { wordsOf } from '../language/words.ts';

export interface Foot {
  elements: TextElement[];
  changes: string[];
}

const apart = ' · ';

const colon: Partial<Record<LanguageCode, string>> = { fr: '\u00A0: ', ja: '：', zh: '：' };

/** `note` is what a reader must know of the page's figures; it stays when files of the source are left out. */
export function placeFoot(
  { source, note }: { source: string | null; note: string | null },
  number: number,
  language: LanguageCode,
  kit: BrandKit,
): Foot {
  const { sizes, frame } = sheetOf(kit, { rtl: languages[language].direction === 'rtl' });
  const fits = (text: string) => measureParagraphs([{ runs: [{ text }] }], frame.footer.w, sizes.source, fontOf(kit, 'body')).lines === 1;
  const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(apart);
  const whole = source === null ? '' : named(source, language);
  const [files = '', ...beside] = whole.split(apart);
  const said = beside.length > 0 ? beside.join(apart) : null;
  const short = files === '' ? '' : shortened(files, (text) => fits(joined(text, said, note, kit.footer)));
  // The source gives way to what must be known.
  const origin = short === '' ? '' : fitLine(short, (text) => fits(joined(text, said, note, kit.footer))).kept;
  const line = fitLine(joined(origin, said, note, kit.footer), fits).kept;
  return {
    elements: [
      ...(line === '' ? [] : [text('Footer', 'footer', frame.footer, line, sizes.source, frame.own ? 'left' : undefined)]),
      ...(frame.number
        ? [text('Slide number', 'number', frame.number, String(number), sizes.source, frame.own ? undefined : 'right')]
        : []),
    ],
    changes: line === joined(whole, note, kit.footer) ? [] : [`The source line was too long; it now reads "${line}".`],
  };
}

/** `Source: sales_pipeline.csv`; sources that name themselves so are left alone. */
function named(source: string, language: LanguageCode): string {
  const { source: word } = wordsOf(language);
  return source.toLowerCase().startsWith(word.toLowerCase()) ? source : word + (colon[language] ?? ': ') + source;
}

/** Drops files from the end: `a.csv, b.csv, …`. */
function shortened(source: string, fits: (text: string) => boolean): string {
  const files = source.split(', ');
  for (let kept = files.length; kept > 0; kept--) {
    const text = files.slice(0, kept).join(', ') + (kept < files.length ? ', …' : '');
    if (fits(text)) return text;
  }
  return source;
}

/** A number stands as the template has it; a source begins where content does. */
function text(
  name: string,
  placeholder: 'footer' | 'number',
  box: Box,
  words: string,
  size: number,
  align?: 'left' | 'right',
): TextElement {
  return {
    type: 'text',
    name,
    ...box,
    placeholder,
    paragraphs: [{ runs: [{ text: words }], ...(align && { align }) }],
    size,
    color: 'ink-65',
    font: 'body',
    anchor: 'top',
    inset: 0,
    lineSpacing: 1,
  };
}
