/** Words that a correction and what it corrects have in common. */
import { labelsIn, monthOf, valuesIn } from './values.ts';

/** Words that say nothing of what a value is of. */
const empty =
  /^(?:the|and|for|does|did|done|do|makes?|macht|machen|fait|hace|faz|you|me|him|her|she|not|its|our|was|are|has|had|now|but|all|per|from|that|this|with|have|been|will|were|there|their|they|them|then|than|about|actually|really|just|only|also|still|yet|figure|figures|number|count|anzahl|nombre|cantidad|quantidade|quantità|value|date|amount|should|meant|read|says?|stands?|correct|right|wrong|sorry|today|until|der|die|das|den|dem|des|ein|eine[nrms]?|ist|war|und|hat|für|mit|von|vom|zum|zur|bei|auf|bis|sind|dass|wird|werden|haben|nicht|noch|auch|jetzt|zahl|wert|datum|heißt|les|des|une|est|sur|par|pas|aux|son|ses|ont|que|qui|pour|avec|sont|dans|cette|elle|chiffre|date|del|los|las|una|uno|con|por|para|como|está|esta|este|son|sin|mas|fecha|cifra|dos|das|uma|com|não|são|foi|valor|número|gli|dei|che|per|non|sul|nel|della|dello|nella|sono|questo|numero|data|hasta|ahora|agora|adesso|maintenant|heute|hoy|hoje|oggi|إلى|على|هذا|هذه|التي|الذي|كان|ليس|وليس|هو|هي|من|في|عن)$/u;
/** Words that many say differently: nothing is missing where they are. */
const optional =
  /^(?:costs?|kost\p{L}*|coût\p{L}*|cuest\p{L}*|cust\p{L}*|costa|costano|went|goes|go|come|comes|came|gets?|liegt|liegen|beträgt|s'élève|asciende|ammonta|totals?|happens?|takes?|findet|statt|費用|金額)$/u;

const remembered = new Map<string, ReadonlySet<string>>();
const mostRemembered = 20_000;

/** Its words without values, in lower case; in scripts without spaces, pairs of characters. */
export function wordsIn(text: string): ReadonlySet<string> {
  const before = remembered.get(text);
  if (before) return before;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = new Set<string>();
  let rest = '';
  let from = 0;
  for (const { at, text: value } of valuesIn(text)) {
    rest += `${text.slice(from, at)} `;
    from = at + value.length;
  }
  rest += text.slice(from);
  for (const word of rest
    .toLowerCase()
    .match(/[\p{Script=Latin}\p{M}]{2,}(?:-[\p{Script=Latin}\p{M}]{1,})*|[\p{Script=Arabic}\p{M}]{2,}/gu) ?? []) {
    const bare = word.replace(/^(?:[وب]?ال|لل)(?=\p{L}{2})|^و(?=\p{L}{4})/u, '');
    if (bare.length > 2 && !empty.test(bare) && monthOf(bare) === 0) found.add(bare);
  }
  // `La sede Sur`, though `sur` says nothing elsewhere.
  for (const name of rest.match(/(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{1,2}(?!\p{L})/gu) ?? []) found.add(name.toLowerCase());
  // `Option B`
  for (const letter of rest.match(/(?<=\p{L}\s)[A-HJ-Z](?![\p{L}\d])/gu) ?? []) found.add(letter);
  for (const label of labelsIn(text)) found.add(label.text.toLowerCase());
  for (const run of rest.replace(/[是的了在有为也将都共已由从到把被]/gu, ' ').match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [])
    for (let at = 0; at + 1 < run.length; at += 1) found.add(run.slice(at, at + 2));
  remembered.set(text, found);
  return found;
}

/** `fare` and `fares`, `öffnet` and `öffnen`. */
function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  if (/[-\d\s]/.test(a + b) || /\p{Lo}/u.test(a)) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return short === 3
    ? same === 3 && /^(?:s|n|e|en|es)$/.test((a.length > b.length ? a : b).slice(3))
    : same >= 4 && short + long - 2 * same <= 3;
}

const has = (words: ReadonlySet<string>, word: string) => words.has(word) || [...words].some((other) => isAlike(other, word));

/** How many of the words stand in a text. */
export function shared(about: ReadonlySet<string>, words: ReadonlySet<string>): number {
  let count = 0;
  for (const word of about) if (has(words, word)) count += 1;
  return count;
}

/** Whether all the words stand there that have to; of pairs of characters, most. */
export function covers(words: ReadonlySet<string>, about: ReadonlySet<string>): boolean {
  const needed = [...about].filter((word) => !optional.test(word));
  const pairs = needed.filter((word) => /^[\p{Script=Han}\p{Script=Katakana}ー]/u.test(word));
  return (
    needed.every((word) => pairs.includes(word) || has(words, word)) && pairs.filter((word) => words.has(word)).length >= 0.6 * pairs.length
  );
}

/** How many of the words stand in a text or begin as one of it does: `Regione`, `regionale`. */
export function loosely(about: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const begins = (word: string) => /^\p{Script=Latin}{6}/u.test(word) && [...words].some((other) => other.slice(0, 6) === word.slice(0, 6));
  return [...about].filter((word) => !optional.test(word) && (has(words, word) || begins(word))).length;
}
