/** Icons for the heads of a page, by the word each head is about; all of them or none, and none twice. */
import { all } from '../../languages/all.ts';
import { type IconName, iconNames } from '../../model/icon-names.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import { normalForm } from '../language/normal-form.ts';

/** One a head, in order; `given` ones stand as they are. null when a head has none of its own. */
export function iconsFor(heads: readonly { head: string; icon?: IconName | undefined }[], language: LanguageCode): IconName[] | null {
  const taken = new Set(heads.flatMap(({ icon }) => icon ?? []));
  const found: IconName[] = [];
  for (const { head, icon } of heads) {
    const own = icon ?? iconsOf(head, language).find((name) => !taken.has(name));
    if (own === undefined) return null;
    taken.add(own);
    found.push(own);
  }
  return new Set(found).size === found.length ? found : null;
}

/** What a head is about comes first, what it only mentions after it; empty when no word of it is known. */
export function iconsOf(head: string, language: LanguageCode): IconName[] {
  const found = (languages[language].spaced ? spaced : unspaced)(head, language);
  return [...new Set(found)];
}

/** Written without spaces: the longest words first, of equal ones the last, which is the one the others describe. */
function unspaced(head: string, language: LanguageCode): IconName[] {
  const text = normalForm(head, 'NFKC');
  return wordsOf(language)
    .map(({ name, word }) => ({ name, word, at: lastWhole(text, word) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at + b.word.length - (a.at + a.word.length) || b.word.length - a.word.length)
    .map(({ name }) => name);
}

/** `AI` is not found in `RAID`. */
function lastWhole(text: string, word: string): number {
  const at = text.lastIndexOf(word);
  const letters = /^[A-Za-z]+$/.test(word);
  return letters && new RegExp(`[A-Za-z]${word}|${word}[A-Za-z]`).test(text) ? -1 : at;
}

/** Where phrases are cut, the noun that counts comes last before what belongs to it; in the other languages first. */
function spaced(head: string, language: LanguageCode): IconName[] {
  const cut = all[language].signs.cuts?.split(' ');
  const phrases: string[][] = [[]];
  for (const token of fold(head).split(/([,:;–—()/|]+)|\s+/u)) {
    if (!token) continue;
    if (/^[,:;–—()/|]+$/u.test(token) || cut?.includes(token)) phrases.push([]);
    else phrases.at(-1)!.push(...tokensOf(token, language));
  }
  return phrases.flatMap((tokens) => {
    const hits = wordsOf(language).flatMap(({ name, word }) => {
      const at = positionOf(word.split('_'), tokens, language);
      return at === null ? [] : [{ name, at, length: word.split('_').length, exact: tokens.includes(word) ? 1 : 0 }];
    });
    const end = (hit: { at: number; length: number }) => hit.at + hit.length;
    return hits.sort((a, b) => (cut ? end(b) - end(a) : a.at - b.at) || b.length - a.length || b.exact - a.exact).map(({ name }) => name);
  });
}

/** Elisions are cut off: `l'équipe`. A hyphen joins. */
function tokensOf(token: string, language: LanguageCode): string[] {
  const bare = token.replace(/[^\p{L}\p{N}&'’-]/gu, '');
  const parts = language === 'en' ? [bare.replace(/['’]s$/u, '')] : bare.split(/['’]/u);
  return parts.map((part) => (language === 'ar' ? withoutArticle(part) : part)).filter((part) => part !== '');
}

/** `والجودة` → `جودة`. */
function withoutArticle(token: string): string {
  const bare = token.replace(/^[وف]?(?:[بك]?ال|لل)/u, '');
  return bare.length >= 2 ? bare : token;
}

function positionOf(word: readonly string[], tokens: readonly string[], language: LanguageCode): number | null {
  for (let at = 0; at + word.length <= tokens.length; at += 1) {
    if (word.every((part, i) => (i === word.length - 1 ? isForm(part, tokens[at + i]!, language) : part === tokens[at + i]))) return at;
  }
  return null;
}

/** Letters a stem may have after it. */
const mostAfterStem = 3;
/** A shorter word at the end of a German compound may be chance: `Vorteil` ends in no part of it. */
const leastCompoundHead = 5;

function isForm(word: string, token: string, language: LanguageCode): boolean {
  if (word.endsWith('*')) {
    const stem = word.slice(0, -1);
    return token.startsWith(stem) && token.length - stem.length <= mostAfterStem;
  }
  if (isInflected(word, token, language)) return true;
  if (language !== 'de' || word.length < leastCompoundHead) return false;
  const at = token.lastIndexOf(word);
  return at > 1 && isInflected(word, token.slice(at), language);
}

function isInflected(word: string, token: string, language: LanguageCode): boolean {
  if (token === word) return true;
  if (language === 'en' && word.endsWith('y') && token === `${word.slice(0, -1)}ies`) return true;
  if (language === 'pt' && word.endsWith('ao') && token === `${word.slice(0, -2)}oes`) return true;
  return token.startsWith(word) && all[language].signs.plural?.test(token.slice(word.length)) === true;
}

/** Lower case without accents; Arabic letters in their plain forms. */
function fold(text: string): string {
  return normalForm(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}

const known = new Map<LanguageCode, { name: IconName; word: string }[]>();

/** Every word of a language with its icon. */
function wordsOf(language: LanguageCode): { name: IconName; word: string }[] {
  const before = known.get(language);
  if (before) return before;
  const plain = languages[language].spaced ? fold : (text: string) => normalForm(text, 'NFKC');
  const made = iconNames.flatMap((name) =>
    plain(all[language].icons[name])
      .split(' ')
      .map((word) => ({ name, word })),
  );
  known.set(language, made);
  return made;
}
