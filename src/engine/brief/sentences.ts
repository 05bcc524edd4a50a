/** Splits text into sentences, coping with `max. 5`, `3. Quartal`, `L. Fox` and `Nimbus 2.0`. */
import { cutLong } from './legible.ts';

const abbreviation =
  /(?:^|[\s(„"«])(?:max|min|ca|vs|approx|incl|excl|resp|no|nr|st|dr|mr|mrs|ms|prof|etc|e\.g|i\.e|z\.b|d\.h|u\.a|bzw|inkl|exkl|mio|mrd|tsd|env|p\.ex|ex|art|fig|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|\p{L})\.$/iu;

/** Maximum sentence length; longer text is cut between words, because patterns that read it may take quadratic time. */
const longest = 2000;

/** Context around a full stop: longer than any abbreviation or month name. */
const reach = 24;

/** Trimmed sentences in order, with their end marks. Newlines end a sentence. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split('\n')) {
    let start = 0;
    for (const match of line.matchAll(/(?<![.!?])[.!?]+["”»')\]]*(?=\s|$)|[。！？؟]+/gu)) {
      const end = match.index + match[0].length;
      const head = line.slice(start, end);
      if (match[0] === '.' && (abbreviation.test(head.slice(-reach)) || isOrdinal(head, line.slice(end, end + reach)))) continue;
      found.push(head.trim());
      start = end;
    }
    found.push(line.slice(start).trim());
  }
  return found.flatMap((sentence) => cutLong(sentence, longest));
}

const afterOrdinal = /^(?:quartal|halbjahr|klasse|kapitel|platz|jahrhundert|tri|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;

/** `3. Quartal`, `15. Dezember` and a list's `1. Test` continue; `5, 4, 3. Decision by` ends. */
function isOrdinal(head: string, after: string): boolean {
  if (!/(?:^|\D)\d{1,2}\.$/.test(head.slice(-reach))) return false;
  const next = after.trimStart();
  return head.trim().length <= 3 || /^\p{Ll}/u.test(next) || afterOrdinal.test(next);
}
