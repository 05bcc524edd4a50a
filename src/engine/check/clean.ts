/** Gate "clean": no empty elements, filler text or traces of the maker's machine; lists scaffold text. */
import { wordsOf } from '../../languages/catalogue.ts';
import type { Layout, LayoutSlide } from '../../model/layout.ts';
import type { XmlNode } from '../opc/read-xml.ts';
import type { PartRule } from './part-rules.ts';
import type { Finding } from './report.ts';
import { paragraphsText, slideTexts } from './truth/slide-texts.ts';

const filler = /lorem ipsum|\bTBD\b|\bundefined\b|\bNaN\b|(?<!-)\bnull\b|\[object \w+\]|\{\{|\}\}|click to (add|edit)/i;
/** Capitals on their own: `Xx-holding` is a company, and todo means all in Spanish. */
const blank = /\bX{2,}\b(?!-)|\bTODO\b/;
const leak = /(?:^|[\s"'(=])(?:[A-Za-z]:\\|\/(?:home|Users|root|tmp|var|mnt|opt|private)\/)|file:\/\/|PptxGenJS/i;

/** No machine paths and no tool names anywhere in the file. */
export const leaks: PartRule = {
  gate: 'clean',
  check({ name, nodes }, found) {
    for (const node of nodes) {
      const value = leakIn(node);
      if (value === undefined) continue;
      found('leak', `${name} says "${value.trim().slice(0, 60)}".`);
      return;
    }
  },
};

function leakIn({ text, attributes }: XmlNode): string | undefined {
  if (text !== '' && leak.test(text)) return text;
  for (const key in attributes) if (leak.test(attributes[key]!)) return attributes[key];
  return undefined;
}

export function checkClean(layout: Layout): Finding[] {
  const mark = wordsOf(layout.language).toFill;
  return layout.slides.flatMap((slide, i) => {
    const find = (rule: string, message: string): Finding => ({ gate: 'clean', rule, slide: i + 1, message });
    const findings = emptyElements(slide).map((name) => find('empty-text', `"${name}" is empty.`));
    for (const { text, name } of slideTexts(slide)) {
      const match = (filler.exec(text) ?? blank.exec(text))?.[0];
      if (match) findings.push(find('filler', `"${name}" says "${match}".`));
      if (text.includes(mark)) findings.push(find('scaffold-text', text.slice(text.indexOf(mark)).split('\n')[0]!));
    }
    return findings;
  });
}

/** Placeholders and boxes that show nothing: no text, fill or outline. */
function emptyElements({ elements }: LayoutSlide): string[] {
  return elements
    .filter(
      (element) =>
        element.type === 'text' &&
        paragraphsText(element.paragraphs).trim() === '' &&
        (element.placeholder !== undefined || (element.fill === undefined && element.line === undefined)),
    )
    .map(({ name }) => name);
}
