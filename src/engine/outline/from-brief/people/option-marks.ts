/** The marks by which an author tells options apart: `A)`, `2.`, `Option B`, `the third way`, `案1`, `zweitens`. */

/** Marks of one series count on from another: letters, numbers, and those that say which of all it is. */
type Series = 'letter' | 'number' | 'named' | 'counted';

export interface Mark {
  series: Series;
  /** From 0. */
  place: number;
  /** How the rest of the brief may call it: `B`, `Option B`; null where nobody can. */
  name: string | null;
  /** What stands behind it. */
  rest: string;
}

const nouns =
  'option|variante?|alternative|plan|scenario|route|way|szenario|weg|lösung|möglichkeit|scénario|voie|piste|solution|opción|escenario|vía|camino|solución|opção|cenário|caminho|solução|opzione|alternativa|strada|ipotesi|soluzione';
const words: readonly (readonly string[])[] = [
  [
    'first',
    'one',
    'firstly',
    'erstens',
    'eins',
    'erste',
    'premièrement',
    'primo',
    'première',
    'premier',
    'primero',
    'primera',
    'primeiro',
    'primeira',
    'prima',
    'uno',
    'أولا',
    'أولاً',
    'الأول',
  ],
  [
    'second',
    'two',
    'secondly',
    'zweitens',
    'zwei',
    'zweite',
    'deuxièmement',
    'secundo',
    'deuxième',
    'seconde',
    'segundo',
    'segunda',
    'dos',
    'secondo',
    'seconda',
    'due',
    'ثانيا',
    'ثانياً',
    'الثاني',
  ],
  [
    'third',
    'three',
    'thirdly',
    'drittens',
    'drei',
    'dritte',
    'troisièmement',
    'tertio',
    'troisième',
    'tercero',
    'tercera',
    'tres',
    'terceiro',
    'terceira',
    'terzo',
    'terza',
    'tre',
    'ثالثا',
    'ثالثاً',
    'الثالث',
  ],
  [
    'fourth',
    'four',
    'fourthly',
    'viertens',
    'vier',
    'vierte',
    'quatrièmement',
    'quatrième',
    'cuarto',
    'cuarta',
    'quarto',
    'quarta',
    'quattro',
    'رابعا',
    'رابعاً',
    'الرابع',
  ],
  ['fifth', 'five', 'fünftens', 'fünfte', 'cinquième', 'quinto', 'quinta', 'خامسا', 'الخامس'],
];
const wordPlace = new Map(words.flatMap((all, place) => all.map((word) => [word, place] as const)));
const anyWord = [...wordPlace.keys()].join('|');

const letter = /^(?:[(（]([A-Fa-f])[)）]|([A-Fa-f])[)）]|([A-F])[.:：、])\s*(?=\S)/u;
const number = /^(?:[(（]([1-6])[)）]|([1-6])[.)）、](?!\d))\s*(?=\S)/u;
const named = new RegExp(
  `^((?:${nouns})\\s([A-F]|[1-6])|(?:案|選択肢|方案|选项)([A-F1-6一二三四五])|([A-F])案|第([一二三四五])案)(?![\\p{L}\\d'’])\\s*[:：、，,.–—-]?\\s*`,
  'iu',
);
const counted = new RegExp(
  `^(?:(?:number|the|die|der|la|le|el|o|a|il)\\s)?(${anyWord})(?:\\s(?:one|choice|possibility|${nouns}))?(?:\\s?[,，:：]\\s+|(?<=(?:ens|ment|ly|imo|undo|tio))\\s)`,
  'iu',
);
const chinese = /^(?:其|第)?([一二三四五])(?:是|[，,、：:]|个?(?:办法|方案|方法)(?:是|[，,：:]))\s*/u;
const japanese = /^(?:([一二三四五1-5])つ目|第([一二三四五]))(?:の案)?(?:は|に)、?/u;

const placeOf = (mark: string) => {
  const among = ['ABCDEF', '123456', '一二三四五六'].map((row) => row.indexOf(mark.toUpperCase())).find((place) => place >= 0);
  return among ?? 0;
};

export function markOf(text: string): Mark | null {
  const said = text.trim();
  const byName = named.exec(said);
  if (byName !== null) {
    const sign = byName[2] ?? byName[3] ?? byName[4] ?? byName[5]!;
    return { series: 'named', place: placeOf(sign), name: byName[1]!, rest: said.slice(byName[0].length) };
  }
  const byLetter = letter.exec(said);
  if (byLetter !== null) {
    const sign = byLetter[1] ?? byLetter[2] ?? byLetter[3]!;
    return { series: 'letter', place: placeOf(sign), name: sign, rest: said.slice(byLetter[0].length) };
  }
  const byNumber = number.exec(said);
  if (byNumber !== null) {
    const sign = byNumber[1] ?? byNumber[2]!;
    return { series: 'number', place: placeOf(sign), name: null, rest: said.slice(byNumber[0].length) };
  }
  const byWord = counted.exec(said);
  if (byWord !== null)
    return { series: 'counted', place: wordPlace.get(byWord[1]!.toLowerCase())!, name: null, rest: said.slice(byWord[0].length) };
  const asian = chinese.exec(said) ?? japanese.exec(said);
  return asian === null
    ? null
    : { series: 'counted', place: placeOf(asian[1] ?? asian[2]!), name: null, rest: said.slice(asian[0].length) };
}

const bare = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Places of the options that a sentence calls by their marks or by what number they are, in its order. */
export function calledIn(text: string, names: readonly (string | null)[]): number[] {
  const found = new Map<number, number>();
  for (const [place, name] of names.entries()) {
    const at = name === null ? -1 : whereCalled(text, name);
    if (at >= 0) found.set(place, at);
  }
  for (const match of text.matchAll(ordinal)) {
    const place = wordPlace.get((match[1] ?? match[2]!).toLowerCase());
    if (place !== undefined && place < names.length && !found.has(place)) found.set(place, match.index);
  }
  return [...found].toSorted((a, b) => a[1] - b[1]).map(([place]) => place);
}

/** `the first option`, `la première voie`, `the second` and no more: which of all it is. */
const ordinal = new RegExp(
  `(?<!\\p{L})(?:(${anyWord})\\s(?:${nouns})|(?:the|die|der|das|la|le|el|a|o|il)\\s(${anyWord})(?:\\sone)?(?=\\s?(?:[.,;:]|$|because\\s|as\\s|weil\\s|da\\s|parce\\s|porque\\s|perché\\s)))(?!\\p{L})`,
  'giu',
);

/** `option 3`, or `b` and nothing else behind the verb: the option's place, whatever mark it stands behind; -1 for none. */
export function placeCalled(clause: string, count: number): number {
  const sign = numberCalled.exec(clause)?.[1] ?? /^\s*[(（]?([A-Fa-f])[)）]?\s*$/u.exec(clause)?.[1];
  const place = sign === undefined ? -1 : placeOf(sign);
  return place < count ? place : -1;
}
const numberCalled = new RegExp(`(?<!\\p{L})(?:${nouns}|number|nr\\.|no\\.|numéro|número|numero)\\s?([1-6]|[A-Fa-f])(?![\\p{L}\\d])`, 'iu');

/** A letter stands by itself, so that `A fica para 2027` and `with B` call an option, and `a` in a sentence does not. */
function whereCalled(text: string, name: string): number {
  const sign = bare(name);
  if (/^[A-Fa-f]$/u.test(name)) {
    const [large, little] = [name.toUpperCase(), name.toLowerCase()];
    return text.search(new RegExp(`(?<![\\p{L}\\d'’.-])(?:${large}(?![\\p{L}\\d'’.-])|${little}[)）])`, 'u'));
  }
  const end = /\p{Script=Han}/u.test(name) ? '(?!\\d)' : '(?![\\p{L}\\d])';
  return text.toLowerCase().search(new RegExp(`${sign.toLowerCase()}${end}`, 'u'));
}
