/** What a sentence of a brief shows of its role: its words, its shape, where it stands. Each is a bucket of the weights. */
import { bringsFigures } from '../brings.ts';
import { fold } from '../clean.ts';

/** A sentence, list item or heading of a brief. */
export interface Said {
  text: string;
  /** First and last of its paragraph. */
  opens: boolean;
  closes: boolean;
}

/** Buckets that features share. */
export const buckets = 1 << 16;

/** Characters of a sentence that are looked at. */
const longest = 400;

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & (buckets - 1);
}

const marker = /^\s*(?:[-*+•–]|\d{1,2}[.)])\s+/u;
const speaker = /^\p{Lu}[\p{L}.'-]*(?:\s\p{L}[\p{L}.'-]*){0,2}(?:\s?\([^)]*\))?\s?[:：]\s|^\p{Lo}{1,8}[:：]/u;

const shapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['question', /[?？؟]["”»)]*$/u],
  ['cry', /[!！]\)*$/u],
  ['stop', /[.。]["”»)]*$/u],
  ['colon', /[:：]$/u],
  ['trail', /(?:…|\.\.\.)$/u],
  ['inner colon', /.[:：]\s*\S/u],
  ['heading', /^#{1,6}\s/u],
  ['quoted row', /^>/u],
  ['cells', /\|.*\||\t/u],
  ['bracketed', /^[(（[].*[)）\]]$/u],
  ['bracket', /[(（[]/u],
  ['quote', /["“„«「『]/u],
  ['dash', /\s[-–—]\s/u],
  ['semicolon', /[;；]/u],
  ['percent', /\d\s?%|٪/u],
  ['money', /[€$£¥]|(?<!\p{L})(?:eur|usd|gbp|chf|inr|mxn|brl|aed|sar|egp)(?!\p{L})|[円元万]/iu],
  ['year', /(?<!\d)(?:19|20)\d\d(?!\d)/u],
  ['clock', /(?<!\d)\d{1,2}[:h]\d\d(?!\d)|\d\s?[ap]m(?!\p{L})/iu],
  ['large number', /\d{4}|\d[.,]\d{3}/u],
  ['decimal', /\d[.,]\d(?!\d\d)/u],
  ['symbol', /\p{Extended_Pictographic}|[:;]-?[)(D]/u],
  ['small start', /^["'(]?\p{Ll}/u],
  ['name inside', /\s\p{Lu}\p{Ll}/u],
  ['capitals', /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u],
  ['address', /@|https?:|www\./u],
];

const spacedScript = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}]/u;

const sized = (count: number) => (count < 4 ? count : count < 6 ? 4 : count < 9 ? 6 : count < 14 ? 9 : count < 22 ? 14 : 22);

/** The words of a text in lower case, numbers as one word each; where a script sets no spaces, its characters. */
function wordsOf(text: string): string[] {
  return (
    fold(text)
      .toLowerCase()
      .replace(/\d+(?:[.,:]\d+)*/gu, ' 0 ')
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|0|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)?|[%€$£¥]/gu) ?? []
  );
}

function own(said: Said): string[] {
  const found: string[] = [];
  const text = said.text.trim().slice(0, longest);
  const bare = text.replace(marker, '');
  if (bare !== text) found.push('item');
  const named = speaker.exec(bare)?.[0] ?? '';
  if (named !== '') found.push('speaker');
  const words = wordsOf(bare.slice(named.length));
  const spaced = spacedScript.test(bare) && !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(bare);
  for (const [name, pattern] of shapes) if (pattern.test(bare)) found.push(`@${name}`);
  found.push(`@long ${sized(spaced ? words.length : Math.ceil(words.length / 3))}`);
  found.push(`@numbers ${Math.min(3, words.filter((word) => word === '0').length)}`);
  if (bringsFigures(bare)) found.push('@figure');
  if (said.opens) found.push('@opens');
  if (said.closes) found.push('@closes');
  if (said.opens && said.closes) found.push('@alone');
  for (const [at, word] of words.entries()) {
    found.push(word);
    const next = words[at + 1];
    if (next !== undefined) found.push(`${word} ${next}`);
    const third = words[at + 2];
    if (third !== undefined && (!spaced || at < 2)) found.push(`${word} ${next} ${third}`);
    if (spaced && word.length > 4) found.push(`-${word.slice(-3)}`, `${word.slice(0, 4)}-`);
  }
  for (const count of [1, 2, 3]) {
    found.push(`^${words.slice(0, count).join(' ')}`);
    found.push(`${words.slice(-count).join(' ')}$`);
  }
  if (!spaced) for (const count of [4, 5]) found.push(`${words.slice(-count).join('')}$`);
  return found;
}

/** The buckets of each sentence, none twice. */
export function bucketsOf(brief: readonly Said[]): Uint32Array[] {
  return brief.map((said, at) => {
    const features = own(said);
    if (at === 0) features.push('@first');
    if (at === brief.length - 1) features.push('@last');
    if (at >= brief.length - 3) features.push('@late');
    if (at < 3) features.push('@early');
    return Uint32Array.from(new Set(features.map(bucketOf)));
  });
}
