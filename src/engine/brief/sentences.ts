/** Splits text into sentences, coping with `max. 5`, `3. Quartal`, `L. Fox` and `Nimbus 2.0`. */
import { cutLong } from './legible.ts';

const abbreviation =
  /(?:^|[\s(„"«])(?:max|min|ca|vs|approx|incl|excl|resp|no|nr|st|dr|mr|mrs|ms|prof|ing|rag|dott|avv|geom|sig|sra|fr|hr|mme|mlle|etc|e\.g|i\.e|z\.b|d\.h|u\.a|bzw|inkl|exkl|mio|mrd|tsd|env|p\.ex|ex|art|fig|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|\p{L})\.$/iu;

/** `Option B.` ends a sentence, `Anna B.` is a name. */
const lettered =
  /(?<!\p{L})(?:option|plan|phase|variante?|scenario|szenario|scénario|escenario|cenário|site|line|lot|tier|team|group|gruppe|grupo|groupe|gruppo|class|klasse|gate|block|hall|halle|type|typ|tipo|model|modell|part|teil|route|opción|opção|opzione|fase|step|case|fall|version|offer|angebot|offre|offerta|bid|supplier|vendor|campus|building|zone|zona)\s\p{Lu}\.$/iu;

/** `a Y or an N.` ends a sentence, too. */
const ofTwo = /(?<!\p{L})\p{Lu} (?:(?:and|or|plus|und|oder|et|ou|y|o|e) (?:an? |eine?m? |une? |un[ao]? |uma? )?)\p{Lu}\.$/u;

/** Maximum sentence length; longer text is cut between words, because patterns that read it may take quadratic time. */
const longest = 2000;

/** Context around a full stop: longer than any abbreviation or month name. */
const reach = 24;

/** Trimmed sentences in order, with their end marks. Newlines end a sentence. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split('\n')) {
    let start = 0;
    for (const match of line.matchAll(
      /(?<![.!?])[.!?]+["”»')\]]*(?=\s|$)|[。！？؟]+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[!?]+(?=\p{Lo})/gu,
    )) {
      const end = match.index + match[0].length;
      const head = line.slice(start, end);
      const after = line.slice(end, end + reach);
      if (
        isHour(head, after) ||
        (match[0] === '.' &&
          !isUnit(head, after) &&
          ((abbreviation.test(head.slice(-reach)) && !lettered.test(head.slice(-reach)) && !ofTwo.test(head.slice(-reach))) ||
            isOrdinal(head, after) ||
            isMonth(head, after)))
      )
        continue;
      found.push(head.trim());
      start = end;
    }
    found.push(line.slice(start).trim());
  }
  return found.flatMap((sentence) => cutLong(sentence, longest));
}

/** `janv. – juin`, `set. 2026`, `ene. a jun.`: a month in short goes on with its year, a dash or another month. */
function isMonth(head: string, after: string): boolean {
  return shortMonth.test(head.slice(-reach)) && /^\s?(?:[-–—−~]|\s?(?:de )?(?:19|20)\d\d|\s?(?:to|bis|à|a|al|hasta|até)\s)/u.test(after);
}
const shortMonth =
  /(?<!\p{L})(?:janv?|jän|ene|gen|févr?|fevr?|feb|mar|mär|mrz|avr|abr|apr|mai|may|mag|juin|jun|giu|juil|jul|lug|août|aug|ago|sept?|set|oct|okt|out|ott|nov|déc|dec|dez|dic)\.$/iu;

/** `95 % within 4 h. Keep it short`: a unit is no initial. */
function isUnit(head: string, after: string): boolean {
  return /\d\s?[hdsmgl]\.$/u.test(head.slice(-reach)) && /^\s+\p{Lu}\p{Ll}/u.test(after);
}

/** `10 a.m. to 2 p.m.` goes on in lower case, and `(Thursday, 1 p.m.) 70 percent` after its bracket. */
function isHour(head: string, after: string): boolean {
  return /\d\s?[ap]\.m\.\)?$/iu.test(head.slice(-reach)) && /^\s*[\p{Ll}\d,;)]/u.test(after);
}

const afterOrdinal = /^(?:quartal|halbjahr|klasse|kapitel|platz|jahrhundert|tri|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;

/** `3. Quartal`, `15. Dezember` and a list's `1. Test` continue; `5, 4, 3. Decision by` ends. */
function isOrdinal(head: string, after: string): boolean {
  if (!/(?:^|\D)\d{1,2}\.$/.test(head.slice(-reach))) return false;
  // A line of a plan begins with its day: `15.9. Crane arrives`.
  if (/^\s*\d{1,2}\.\d{1,2}\.$/.test(head)) return true;
  const next = after.trimStart();
  return head.trim().length <= 3 || /^\p{Ll}/u.test(next) || afterOrdinal.test(next);
}
