/** A whole and what is named as part of it: `of which bread €1.24m, pastry €0.62m`, `61 of the 88 late departures`. */
import { all } from '../../../../languages/all.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { capital } from '../read/topics.ts';
import { isScore } from './nature.ts';
import { pairsOf } from './pairs.ts';
import { alike, type Quantity, quantitiesIn } from './quantities.ts';

interface Piece {
  label: string;
  quantity: Quantity;
}

export interface Pieces {
  /** In the order of the text. */
  pieces: readonly Piece[];
  /** They add up to the whole. */
  complete: boolean;
}

const partWords =
  'of (?:which|these|them|whom)|davon|darunter|dont|de (?:los|las) (?:cuales|que)|de ell[oa]s|d[oa]s quais|del(?:es|as)|di cui|tra cui|うち|内訳は?|其中|منها';
const mark = '[\\s,;:，；、：(（–—-]';
const partWord = new RegExp(`(?<!${mark})${mark}*(?<!\\p{L})(?:${partWords})(?![\\p{Script=Latin}\\p{Script=Arabic}])[\\s:：]*`, 'iu');
const beginsAsPart = new RegExp(`^(?:${partWords})(?![\\p{Script=Latin}\\p{Script=Arabic}])`, 'iu');

/** `davon digital: 61.300` is a part of what stands on the line before. */
export const isPartOfBefore = (text: string): boolean => beginsAsPart.test(text);

/** A text before the words that begin its parts, and after them; null if it names none. */
export function cutAtParts(text: string): { before: string; after: string } | null {
  const found = partWord.exec(text);
  if (found === null || found.index === 0) return null;
  return { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) };
}

/** Half a last digit for each figure. */
const rounding = ({ text, value }: Quantity): number => {
  const digits = /\d[\d.,]*/.exec(text)?.[0] ?? '';
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
  const shown = Number(digits.replace(/\D/g, '')) / 10 ** decimals;
  return shown === 0 ? 0 : Math.abs(value / shown) * 0.5 * 10 ** -decimals;
};

/** Every word of the text is a part with its figure; null for anything else, and for parts that are more than the whole. */
export function piecesIn(text: string, whole: Quantity, language: LanguageCode): Pieces | null {
  const clean = text.replace(/[)）]\s*[.。]?\s*$/u, '').replace(/[.。;；]\s*$/u, '');
  const read = listed(clean, language) ?? single(clean, language);
  const pieces = read?.map(({ label, quantity }) => ({ label, quantity: like(quantity, whole) })) ?? [];
  if (pieces.length === 0 || pieces.some(({ quantity: { value } }) => value <= 0)) return null;
  if (pieces.some(({ quantity: { unit, currency, word } }) => unit !== whole.unit || currency !== whole.currency || word !== whole.word))
    return null;
  if (new Set(pieces.map(({ label }) => label.toLowerCase())).size < pieces.length) return null;
  const sum = pieces.reduce((all, { quantity }) => all + quantity.value, 0);
  const slack =
    1e-9 * whole.value + [whole, ...pieces.map(({ quantity }) => quantity)].reduce((all, each) => all + rounding(each), 0) * 0.51;
  const complete = pieces.length > 1 && Math.abs(sum - whole.value) <= slack;
  if (!complete && sum > whole.value) return null;
  return { pieces, complete };
}

function listed(text: string, language: LanguageCode): Piece[] | null {
  const { pairs, subject } = pairsOf(text, language);
  return pairs.length < 2 || subject !== null || pairs.some(({ dated }) => dated) ? null : pairs;
}

/** `2.030 Kinder unter 12`, `31 en bio`: one figure and what it counts, or a name and one figure. */
function single(text: string, language: LanguageCode): Piece[] | null {
  const [quantity, ...others] = quantitiesIn(text, language);
  if (quantity === undefined) return null;
  const [before, after] = [text.slice(0, quantity.at).trim(), text.slice(quantity.end).trim()];
  const isCounted = before === '' && /^\p{L}[^,;:.()]{1,40}$/u.test(after) && after.split(/\s+/).length <= 5;
  if (isCounted && !new RegExp(`(?<!\\p{L})(?:${all[language].figures.unsure})(?!\\p{L})`, 'iu').test(after))
    return [{ label: capital(after), quantity }];
  return after === '' && others.length === 0 && /^\p{L}[\p{L}\s'’-]{1,30}$/u.test(before) ? [{ label: capital(before), quantity }] : null;
}

/** `davon Personal 1,16 Mio.` of `1,84 Mio. €`. */
function like(own: Quantity, whole: Quantity): Quantity {
  const bare = whole.unit === 'money' && own.unit === 'number' && own.word === '' && whole.currency !== undefined;
  if (bare && !own.bare) return { ...own, unit: 'money', currency: whole.currency! };
  if (own.unit === 'number' && own.word === '' && own.bare && whole.word === '' && whole.unit === 'number') return own;
  return alike(own, whole) ?? own;
}

export interface Ratio {
  part: Quantity;
  whole: Quantity;
  /** The clause with both, as written. */
  clause: string;
}

const ofWhole =
  /^\s(?:(?:out\s)?of(?:\s(?:the|our|all|its|their))*|von(?:\s(?:den|unseren|insgesamt|allen))?|(?:sur(?:\s(?:les|nos))?|des)|de\s(?:l[oa]s|nuestr[oa]s)|d[oa]s(?:\snoss[oa]s)?|de\s(?:un )?total de|su|d(?:ei|elle|egli))\s$/iu;
const least = 10;
const scale = /^\s*(?:stars?|points?|sternen?|punkten?|étoiles|estrellas|puntos|estrelas|pontos|stelle|punti|marks)(?!\p{L})/iu;

/** A count of some among a count of all in a clause of its own; none for scores, and for fewer than a percentage is fair of. */
export function ratioIn(text: string, language: LanguageCode): Ratio | null {
  if (/[?？؟]/u.test(text)) return null;
  const quantities = quantitiesIn(text, language);
  for (const [at, whole] of quantities.entries()) {
    const part = quantities[at - 1];
    if (part === undefined || !ofWhole.test(text.slice(part.end, whole.at))) continue;
    const counts = [part, whole].every(
      ({ unit, word, value, text: written }) =>
        unit === 'number' && word === '' && Number.isInteger(value) && value > 0 && /\d$/.test(written),
    );
    if (!counts || whole.value < least || part.value >= whole.value || scale.test(text.slice(whole.end))) continue;
    // `Vacancies: 212 of 2,940 posts` needs its label.
    const label =
      /^\p{L}[^:：\s]{0,24}(?:\s[^:：\s]{1,24}){0,2}[:：]\s*$/u.exec(text.slice(0, part.at)) === null ? /[,;:：–—(]\s*/gu : /[,;–—(]\s*/gu;
    const start = Math.max(...[...text.slice(0, part.at).matchAll(label)].map(({ index, 0: mark }) => index + mark.length), 0);
    const rest = text.slice(whole.end);
    const end = whole.end + (/[,;:.–—)]|$/u.exec(rest)?.index ?? rest.length);
    const clause = text.slice(start, end).trim();
    const others = quantities.some((each) => each !== part && each !== whole && each.at >= start && each.at < end);
    const words = clause.split(/\s+/).length;
    const unsure = new RegExp(`(?<!\\p{L})(?:${all[language].figures.unsure})(?!\\p{L})`, 'iu');
    if (others || words < 4 || words > 12 || clause.length > 72 || isScore(clause) || unsure.test(clause)) continue;
    return { part, whole, clause };
  }
  return null;
}
