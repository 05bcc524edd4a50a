/** The names that a ban covers, and sentences without them. */

import { monthWords } from './months.ts';
import { sentences } from './sentences.ts';

export interface SilentNames {
  names: readonly string[];
  /** What a ban calls them: `manufacturer`. */
  kinds: readonly string[];
}

export const silentOnNothing: SilentNames = { names: [], kinds: [] };

const proper =
  /(?<![\p{L}\d])\p{Lu}[\p{L}'’&-]*\p{L}(?:\s(?:(?:de|del|della|di|da|du|von|van|der|le|la|&|y|und|and)\s)?\p{Lu}[\p{L}'’&-]*\p{L})*/gu;
const month = new RegExp(`^(?:${monthWords.join('|')})$`, 'iu');
const weekday = /^(?:\p{L}+day|\p{L}+tag|lundi|mardi|lunes|martes|\p{L}+-feira)$/iu;
/** In scripts without capitals: by what follows or leads a name. */
const unspacedNames =
  /[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?=さん|様|氏(?!名)|社(?![内外長員会]))|(?<!\p{Script=Han})(?:老|小)\p{Script=Han}(?!\p{Script=Han}?[年型时])/gu;
const determiner =
  /(?<!\p{L})(?:der|die|das|den|dem|des|ein|eine[nmrs]?|kein\p{L}*|zum|zur|vom|beim|im|am|ins|unser\p{L}*|ihr\p{L}*|sein\p{L}*|dies\p{L}*|alle\p{L}*|welche\p{L}*|über|\p{Ll}+e[nrsm]?)\s$/iu;
/** A ban that is on a name. */
const naming =
  /(?<!\p{L})(?:names?|identify|which|who|whose|namen?s?|nennen|nenne|welche[rsn]?|noms?|nommer|nomme[rz]?|citer|lesquel(?:le)?s|quel(?:le)?s?|nombres?|nombrar|nombr\p{L}+|cuál(?:es)?|quién(?:es)?|nomes?|nomear|quais|quem|nom[ei]|nominare|citare|quali?|chi)(?!\p{L})|名前|社名|氏名|どの|名字|名称|姓名|哪|اسم|أسماء/iu;
/** Words of a ban that call nothing by a name. */
const plain =
  /^(?:please|don|not|name|names|named|write|show|mention|either|which|what|with|this|that|they|them|still|have|live|sign|signed|yet|because|will|feel|people|also|bitte|nicht|nennen|namen|zeigen|welche|pas|nommer|citer|noms?|lesquels|encore|nombre|nombres|nombrar|todavía|nomes?|nome|nomi|ancora|citare|dire|from|anywhere|slides?|deck)$/iu;

const isGerman = (text: string) => /(?<!\p{L})(?:und|der|die|das|nicht|bitte)(?!\p{L})/iu.test(text);

/** Names in a sentence of a ban. */
function namesIn(ban: string, text: string): string[] {
  const found = [...ban.matchAll(proper)].flatMap(({ 0: name, index }) => {
    const before = ban.slice(0, index);
    const opens = /^[^\p{L}]*$|[.!?:]\s*$/u.test(before);
    const words = name.split(/\s/);
    // The first word is large anyway: only one that is large elsewhere too begins a name.
    const own = opens && !isLargeWithin(words[0]!, text) ? words.slice(1) : words;
    if (own.length === 0 || (isGerman(ban) && own.length === 1 && determiner.test(before))) return [];
    return own.every((word) => month.test(word) || weekday.test(word) || /^\p{Lu}{1,3}$/u.test(word)) ? [] : [own.join(' ')];
  });
  return [...found, ...[...ban.matchAll(unspacedNames)].map(([name]) => name)].map((name) => name.replace(/['’]s$/u, ''));
}

const isLargeWithin = (word: string, text: string) => new RegExp(`\\p{Ll}[,;]?\\s${literal(word)}(?![\\p{L}])`, 'u').test(text);

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `client` and `Client`. */
const either = (word: string) =>
  `[${literal(word.charAt(0).toUpperCase())}${literal(word.charAt(0).toLowerCase())}]${literal(word.slice(1))}`;

/** `The`, `Our`: what only begins a sentence. */
const article =
  /^(?:the|an?|our|this|that|each|every|one|both|either|no|any|all|two|three|new|die|der|das|den|dem|eine?|unsere?|jede[rs]?|les?|la|nos|notre|une?|cette|chaque|el|los|las|unas?|nuestr[oa]|cada|os?|as?|uma?|noss[oa]|il|lo|gli|i|nostr[oa]|ogni)(?:\s|$)/iu;

/** A word that the text writes small elsewhere is no name. */
const isOwn = (name: string, text: string) =>
  name.length > 2 && (/\s/.test(name) || !new RegExp(`(?<!\\p{L})${literal(name.toLowerCase())}(?!\\p{L})`, 'u').test(text));

/** The names that stand in a text for what a ban calls by its kind: `the client (Holz Nord)`, `Sparrow at Facultrek`. */
function namesOfKind(kinds: readonly string[], text: string): string[] {
  const large = String.raw`\p{Lu}[\p{L}'’&-]*\p{L}(?:\s\p{Lu}[\p{L}'’&-]*\p{L}){0,3}`;
  const beside = kinds.flatMap((kind) =>
    [
      new RegExp(`(?<!\\p{L})${either(kind)}\\p{L}{0,2}\\s?[(（](${large})[)）]`, 'gu'),
      new RegExp(`(?<!\\p{L})${either(kind)}\\p{L}{0,2},\\s(${large})(?=[,.;])`, 'gu'),
      new RegExp(`(?<!\\p{L})${either(kind)}\\s(${large})`, 'gu'),
      new RegExp(`(${large})\\s${either(kind)}(?!\\p{L})`, 'gu'),
    ].flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1]!)),
  );
  const named = beside.map((name) => name.replace(article, '')).filter((name) => isOwn(name, text));
  if (named.length > 0) return named;
  return [
    ...[
      ...text.matchAll(
        new RegExp(
          `(${large}) (?:at|bei|von der|de chez) (${large}) (?:says?|said|sagt|meint|nennt|dit|annonce|told|quotes?)(?!\\p{L})`,
          'gu',
        ),
      ),
    ].flatMap(([, person, firm]) => [person!, firm!]),
    ...[...text.matchAll(/(?<=^|[\s:：，。,])\p{Script=Han}{2,4}(?:口腔|医院|诊所|公司|集团|病院|商会|商店|工厂)/gu)].map(([name]) => name),
    ...[
      ...text.matchAll(
        new RegExp(
          `(${large}) (?:GmbH|AG|KG|Ltd|plc|Inc|LLC|S\\.?A\\.?|S\\.?L\\.?|SAS|SARL|S\\.?p\\.?A|S\\.?r\\.?l|Lda|ApS|AB|Oy)(?![\\p{L}])`,
          'gu',
        ),
      ),
    ].map(([, name]) => name!),
  ];
}

/** What the bans cover; `open`: names that have to be said, such as the company’s, the readers’ and those of who has a task. */
export function silentIn(bans: readonly string[], text: string, open: (name: string) => boolean): SilentNames {
  const kinds = bans
    .filter((ban) => naming.test(ban))
    .flatMap((ban) => {
      const latin = ban.match(/(?<![\p{L}'’])[\p{Script=Latin}]{4,}/gu) ?? [];
      const large = isGerman(ban) ? /^\p{L}/u : /^\p{Ll}/u;
      const han = /(客户|顾客|供应商|厂家|医院|公司|同事|员工|取引先|顧客|会社|病院)/u.exec(ban)?.[1];
      return [
        ...latin.filter((word) => !plain.test(word) && large.test(word)).map((word) => word.replace(/(?<=\p{L}{4})s$/u, '')),
        ...(han ? [han] : []),
      ];
    });
  const explicit = bans.flatMap((ban) => namesIn(ban, text));
  const names = [...explicit, ...(kinds.length > 0 ? namesOfKind(kinds, text) : [])];
  return { names: [...new Set(names)].filter((name) => name.length > 1 && !open(name)).sort((a, b) => b.length - a.length), kinds };
}

/** The names as they stand in a text, with what follows them in English. */
const anyOf = (names: readonly string[]) =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:${names.map(literal).join('|')})(?:['’]s)?(?![\\p{Script=Latin}\\p{Script=Arabic}])`,
    'u',
  );

export const holdsName = (text: string, { names }: SilentNames) => names.length > 0 && anyOf(names).test(text);

/** The text without sentences that hold a silent name, or without the name where the rest still reads. */
export function withoutNames(text: string, { names, kinds }: SilentNames): string {
  if (names.length === 0) return text;
  const any = anyOf(names);
  const lines = text.split('\n').flatMap((line) => {
    if (!any.test(line)) return [line];
    if (/^\s*\|/u.test(line)) return [];
    const head = /^\s*(?:[-*+•]|\d{1,2}[.)]|#{1,6})\s+/u.exec(line)?.[0] ?? '';
    const kept = sentences(line.slice(head.length)).flatMap((sentence) =>
      any.test(sentence) ? (lessened(sentence, any, names, kinds) ?? []) : [sentence],
    );
    return kept.length === 0 ? [] : [`${head}${kept.join(' ')}`];
  });
  return lines.join('\n');
}

/** A sentence that still reads without the name; null if none does. */
function lessened(sentence: string, any: RegExp, names: readonly string[], kinds: readonly string[]): string | null {
  const name = `(?:${names.map(literal).join('|')})`;
  const kind = kinds.map(literal).join('|');
  const steps: readonly ((text: string) => string)[] = [
    (text) => text.replace(new RegExp(`\\s?[(（][^()（）]{0,40}${name}[^()（）]{0,40}[)）]`, 'gu'), ''),
    (text) => text.replace(new RegExp(`,\\s${name},(?=\\s)`, 'gu'), ''),
    (text) => text.replace(new RegExp(`,\\s${name}(?=[.;])`, 'gu'), ''),
    (text) => (kind === '' ? text : text.replace(new RegExp(`(?<=(?<!\\p{L})(?:${kind})\\p{L}{0,2})\\s${name}`, 'giu'), '')),
    (text) => (kind === '' ? text : text.replace(new RegExp(`${name}\\s(?=(?:${kind})(?!\\p{L}))`, 'giu'), '')),
    (text) =>
      capital(
        text.replace(
          new RegExp(
            `^${name}(?: (?:at|bei|von|de chez|de|di) ${name})? (?:says?|said|reports?|quotes?|estimates?|tells us|sagt|meldet|schätzt|nennt|dit|annonce|estime|dice|diz|estima|stima)(?: that| us|,? dass| que| che)?\\s`,
            'u',
          ),
          '',
        ),
      ),
  ];
  let rest = sentence;
  for (const step of steps) rest = step(rest);
  if (!any.test(rest) && rest.split(/\s+/).length > 2) return rest;
  const parts = sentence.split(/(?<=[;；])\s|,\s(?=(?:and|but|und|aber|et|mais|y|pero|e|mas|ma)\s)/u);
  const clear = parts.filter((part) => !any.test(part));
  return clear.length > 0 && clear.length < parts.length && clear[0] === parts[0] && /\d/.test(clear.join(' '))
    ? `${clear.join(' ').replace(/[;；,.]$/u, '')}.`
    : null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
