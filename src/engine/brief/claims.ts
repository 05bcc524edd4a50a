/**
 * What several people hold to be the cause, each as one claim with who says it: `Our CFO says it is fuel everywhere. Operations thinks parcels have
 * become heavier.`
 */
import { all } from '../../languages/all.ts';
import type { Claim } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { month } from './blamed.ts';
import { fold } from './clean.ts';
import { monthNumber } from './months.ts';
import { optionsInProse } from './options-in-prose.ts';
import { sentences } from './sentences.ts';
import { type Sign, sign, unspacedAll } from './sign.ts';
import { saidIn, says, signsOf, suspicionsOf } from './signs-of.ts';
import { sinceIn } from './suspected.ts';
import { wishedAhead } from './wished.ts';

/** More are a survey. */
const most = 8;
/** Characters of a claim, and of who makes it. */
const longest = { claim: 160, who: 60 } as const;
/** Words of who says something, from which only what follows the last conjunction is. */
const fewWords = 4;

const holds = suspicionsOf((suspicions) => suspicions.holds);
const wishes = suspicionsOf((suspicions) => suspicions.wishes);
const lists = suspicionsOf((suspicions) => suspicions.lists);
const sources = suspicionsOf((suspicions) => suspicions.sources);
const asks = (['why', 'which', 'amount', 'whether', 'changed'] as const).map((name) => signsOf((signs) => signs.asks[name]));

let compiled: readonly Sign[] | null = null;

/** Patterns in which what is held does not follow who holds it. */
function around(): readonly Sign[] {
  compiled ??= (Object.keys(all) as LanguageCode[]).flatMap((code) => {
    const { grammar, suspicions } = all[code];
    return suspicions.around.map((pattern) => (grammar.spaced ? sign(pattern, '', { flags: 'giu' }) : sign(pattern, '', unspacedAll)));
  });
  return compiled;
}

interface Heard {
  /** The sentence that it is part of. */
  sentence: string;
  /** Where in it who says it begins. */
  at: number;
  claims: Claim[];
}

/** In the order they are made; of one alone, only what follows what is asked, or the claim may be what is to be explained. */
export function claimsHeard(prompt: string): Heard[] {
  const inOrder = sentences(fold(prompt));
  const asked = inOrder.findIndex((sentence) => /[?？؟]\s*$/u.test(sentence) || asks.some((signs) => says(signs, sentence)));
  const made = inOrder.flatMap((sentence, at) => [...heardIn(sentence), ...listed(inOrder, at)].map((each) => ({ ...each, place: at })));
  // Of an option its vendor says what it will do, and nobody what went wrong.
  const options = new Set(inOrder.flatMap((_, at) => optionsInProse(inOrder, at)?.said ?? []));
  const heard = [...inOrder.flatMap((sentence, at) => announced(sentence, at, made)), ...made].filter(
    ({ sentence }) => !options.has(sentence),
  );
  const count = heard.reduce((sum, { claims }) => sum + claims.length, 0);
  const kept = count > 1 ? heard : heard.filter(({ place }) => asked >= 0 && place > asked);
  return kept.slice(0, most);
}

/** `There are three explanations in the room.` */
function announced(sentence: string, at: number, made: readonly (Heard & { place: number })[]): (Heard & { place: number })[] {
  const isBefore = made.some(({ place }) => place === at + 1) && !made.some(({ place }) => place === at);
  const isAlone = isBefore && says(lists, sentence) && !/[?？؟]\s*$/u.test(sentence) && !asks.some((signs) => says(signs, sentence));
  return isAlone ? [{ sentence, at: 0, claims: [], place: at }] : [];
}

export function claimsIn(prompt: string): Claim[] {
  const once = new Map(claimsHeard(prompt).flatMap(({ claims }) => claims.map((each) => [each.text.toLowerCase(), each] as const)));
  return [...once.values()].slice(0, most);
}

/** What is said beside the claims, which are no matter, topic or wish of their own. */
export function withoutClaims(text: string, heard: readonly Heard[]): string {
  const cut = (rest: string, { sentence, at }: Heard) => rest.replace(sentence, () => sentence.slice(0, at).replace(dangling, ''));
  return heard.length === 0 ? text : heard.reduce(cut, fold(text)).replace(/ {2,}/g, ' ');
}
const dangling = /[\s,;:–—-]{0,4}(?:(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|ma|mas))?[\s,;:–—-]{0,4}$/iu;

function heardIn(sentence: string): Heard[] {
  // Who wants to know what others will do holds nothing to be the cause.
  if (/[?？؟]\s*$/u.test(sentence) || wishedAhead(sentence).length > 0) return [];
  const found = verbsIn(sentence);
  const claims = found.flatMap(({ who, claim }) =>
    claim.split(/[;；]\s*/u).flatMap((part) => (ofSample.test(part) ? [] : claimOf(part, who === '' ? undefined : who))),
  );
  return claims.length === 0 ? [] : [{ sentence, at: found[0]!.at, claims }];
}

interface Told {
  at: number;
  end: number;
  who: string;
  claim: string;
}

function verbsIn(sentence: string): Told[] {
  const whole = around().flatMap((each) =>
    each.matchAll(sentence).map(
      ({ index, 0: match, groups }): Told => ({
        at: index,
        end: index + match.length,
        who: groups!.who ?? '',
        claim: groups!.claim!,
      }),
    ),
  );
  const apart = whole.toSorted((a, b) => a.at - b.at).filter(({ at }, index, all) => !all.slice(0, index).some(({ end }) => at < end));
  const verbs = saidIn(holds, sentence).filter(({ at }) => !apart.some((each) => at >= each.at && at < each.end));
  const between: (Told & { from: number })[] = [];
  for (const { at, end } of verbs) {
    const last = between.at(-1);
    if (last && at < last.from) continue;
    const beside = besideName(sentence, at, last?.from ?? 0);
    const from = beside?.from ?? whoFrom(sentence, at, last?.from ?? 0, last !== undefined);
    const who = beside?.who ?? (from === null ? null : sentence.slice(from, at).trim());
    if (who === null || !speaks(who, sentence.slice(end))) continue;
    between.push({ at: from!, end, from: end, who, claim: '' });
  }
  const begins = [...apart, ...between].map(({ at }) => at).toSorted((a, b) => a - b);
  const said = between.map(
    (each): Told => ({ ...each, claim: sentence.slice(each.end, begins.find((at) => at >= each.end) ?? sentence.length) }),
  );
  return [...apart, ...said].toSorted((a, b) => a.at - b.at);
}

const joins =
  /(?:^|(?<!\p{L}))(?:and|but|while|whereas|und|aber|während|et|mais|tandis que|y|pero|mientras|e|ma|mas|mentre|enquanto)\s+/giu;

/** `Ann Lee, who runs the yard, says`, `Karim, aux achats, pense`: the name, what it is told beside in commas, and the verb after the second of these. */
function besideName(sentence: string, verb: number, after: number): { from: number; who: string } | null {
  const found = /(?:^|[,;:.(]\s+)(?<who>[^,;:.()]{2,40}), (?<beside>[^,;:.()]{2,60}), $/u.exec(
    sentence.slice(after, verb).replace(/,\s*$/u, ', '),
  );
  if (!found) return null;
  const { who, beside } = found.groups as { who: string; beside: string };
  const turn = [...who.matchAll(joins)].findLast(({ index }) => index === 0 || who.split(/\s+/u).length > fewWords);
  const named = turn ? who.slice(turn.index + turn[0].length) : who;
  const from = after + found.index + found[0].indexOf(who) + (who.length - named.length);
  // A name, or whoever is called by an article, and no verb of its own beside it but after who or which.
  return /^\p{Lu}/u.test(named) || article.test(named) ? (saidIn(holds, beside).length > 0 ? null : { from, who: named }) : null;
}

/** Where the words on who says something begin; null where nobody does. */
function whoFrom(sentence: string, verb: number, after: number, isLater: boolean): number | null {
  const before = sentence.slice(after, verb);
  const mark = Math.max(...[...before.matchAll(/[,;:(،؛—–]\s*/gu)].map(({ index, 0: match }) => index + match.length), 0);
  const part = before.slice(mark);
  const turns = [...part.matchAll(joins)];
  const first = turns[0]?.index === 0 ? turns[0][0].length : 0;
  const isLong = part.slice(first).trim().split(/\s+/).length > fewWords || (isLater && mark === 0);
  const turn = isLong ? turns.at(-1) : undefined;
  // What a second claim follows on without a mark has a conjunction.
  if (isLater && mark === 0 && !turn) return null;
  return after + mark + (turn ? turn.index + turn[0].length : first);
}

const noSpeaker =
  /^(?:please|that|which|who|what|whoever|why|how|if|whether|when|where|while|because|it|this|these|not?|bitte|dass|wenn|ob|weil|warum|wie|was|que|qui|si|quand|pourquoi|comment|cuando|porque|cómo|quando|perché|come|se|لا|إذا)(?!\p{L})|(?<!\p{L})(?:to|not|will|would|should|shall|can|cannot|could|may|might|must|let's|lets|don't|of|than|the|nicht|zu|pas|à|no|não|non|de|di)$/iu;

/** Whether somebody is named who may hold something, and something is held. */
function speaks(who: string, after: string): boolean {
  if (who.length < 1 || who.length > longest.who || !/^\p{L}/u.test(who) || noSpeaker.test(who) || says(sources, who)) return false;
  // `Ann would like to know how many of those who` asks.
  if (asks.some((signs) => says(signs, who))) return false;
  return /\p{L}{3}/u.test(after) && !/\d/.test(who);
}

/** After `three explanations in the room:` a list, in the sentence, or line by line. */
function listed(inOrder: readonly string[], at: number): Heard[] {
  const sentence = inOrder[at]!;
  const head = /^([^:：]{4,120})[:：]\s*(.*)$/u.exec(sentence);
  if (!head || !says(lists, head[1]!) || says(holds, head[2]!)) return [];
  const rest = head[2]!.trim();
  if (rest !== '') {
    const parts = partsOf(rest);
    const claims = parts.length < 2 ? [] : parts.flatMap((part) => claimOf(part, undefined));
    return claims.length < 2 ? [] : [{ sentence, at: 0, claims }];
  }
  const lines: string[] = [];
  for (const line of inOrder.slice(at + 1)) {
    if (!bullet.test(line)) break;
    lines.push(line);
  }
  const claims = lines.map((line) => (heardIn(line).length > 0 ? [] : claimOf(line.replace(bullet, ''), undefined)));
  return lines.length < 2
    ? []
    : [
        { sentence, at: 0, claims: [] },
        ...lines.flatMap((line, index): Heard[] => (claims[index]!.length > 0 ? [{ sentence: line, at: 0, claims: claims[index]! }] : [])),
      ];
}
const bullet = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|[a-h]\))\s+/u;

/** By semicolons, numbers, else by commas. */
function partsOf(text: string): string[] {
  if (/[;；]/u.test(text)) return text.split(/[;；]\s*/u);
  const numbered = text.split(/(?:^|\s)\(?[1-9a-d]\)\s+/u).filter((part) => part.trim() !== '');
  if (numbered.length > 1) return numbered;
  return text.split(/,\s+|、|，|،\s*/u);
}

/** Words that only join it to what is said before. */
const leading =
  /^(?:[\s,;:«"“„'’–—-]|(?<!\p{L})(?:and|or|but|that|und|oder|aber|dass|et|ou|mais|que|y|o|pero|e|ma|mas|che|و)\s|(?<![\p{L}'’])d['’](?=\p{L}))+/iu;
const trailing =
  /(?<![\s,;:.!。！»"”“’–—-])(?:[\s,;:.!。！»"”“’–—-]|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|too|as well|auch|aussi|también|anche|também|verantwortlich|(?:dafür )verantwortlich|die schuld))+$/iu;

const opens = suspicionsOf((suspicions) => suspicions.opens);

function claimOf(words: string, who: string | undefined): Claim[] {
  const said = words
    .slice(0, 2 * longest.claim)
    .replace(leading, '')
    .replace(trailing, '');
  const [opened] = saidIn(opens, said);
  const text = (opened?.at === 0 && /\p{L}{2}/u.test(said.slice(opened.end)) ? said.slice(opened.end) : said).replace(leading, '').trim();
  if (text.length < 2 || text.length > longest.claim || !/\p{L}{2}/u.test(text) || says(wishes, text) || ofFile.test(text)) return [];
  const since = sinceIn(text)?.since ?? monthNamed(text);
  const by = who
    ?.replace(joins, (match, at: number) => (at === 0 ? '' : match))
    .replace(article, '')
    .trim();
  return [{ text, ...(by && !ownVoice.test(by) && { who: by }), ...(since && { since: since.slice(0, since.startsWith('M') ? 3 : 7) }) }];
}

/** `The November price rise`: a month in capitals, which `may` is not. */
function monthNamed(text: string): string | undefined {
  const [, word, year] = month.exec(text) ?? [];
  if (word === undefined || !/^\p{Lu}/u.test(word)) return undefined;
  const two = String(monthNumber(word)).padStart(2, '0');
  return year ? `${year}-${two}` : `M${two}`;
}

/** Of the file that comes with the brief, and of nothing that happened: `some records were exported twice`. */
const ofFile =
  /(?<!\p{L})(?:records?|rows?|lines?|entries|datensätze|zeilen|einträge|lignes|enregistrements|filas|registros|líneas|righe|linhas)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:twice|duplicat\p{L}*|exported|doppelt|zweimal|en double|deux fois|dos veces|duplicad\p{L}*|duas vezes|due volte|doppi\p{L}*)(?!\p{L})|(?:行|記録|レコード|记录)[^。]{0,12}(?:二重|重複|重复)/iu;

/** What was read again to be counted up, and is no cause: `her team has gone through 40 of them and noted why`. */
const ofSample =
  /(?<!\p{L})(?:gone through|went through|re-?read|re-?viewed|looked (?:at|through)|checked|durchgesehen|nachgelesen|durchgegangen|angesehen|relus?|relues?|revus?|passé en revue|ha(?:n)? (?:revisado|releído|repasado)|(?:ha|hanno) (?:riletto|rivisto|esaminato)|(?:releu|releram|reviu|reviram|analisou|analisaram))(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:noted|recorded|written down|counts?|notiert|vermerkt|festgehalten|zählen|notée?s?|comptez|compter|anotad[oa]s?|anotó|cuent\p{L}*|annotat[oa]|contate\p{L}*|anotou|anotaram|conte\p{L}*)(?!\p{L})/iu;

const article =
  /^(?:the|our|der|die|das|unsere?[rnms]?|le|la|les|l['’]|notre|nos|el|los|las|nuestr[oa]s?|il|lo|gli|i|nostr[oaie]|os|as|noss[oa]s?)(?:\s+|(?<=['’]))/iu;
/** Who writes the brief is not named, nor who is only one of several. */
const ownVoice =
  /^(?:i|(?:my|mine)(?: own)?|we|ich|wir|je|j['’]|nous|on|yo|nosotros|io|noi|eu|nós|meine?|ma|mon|mi|mia|minha|私|我|one|some|another|others?|(?:first|second|third|fourth|other|last)(?: one)?|people|everyone|many|eine[rns]?|einen|andere[rns]?|zweite|dritte|vierte|manche|einige|alle|man|l['’]un|l['’]autre|autre|autres|un autre|d['’]autres|certains|plusieurs|premier|deuxième|troisième|uno|una|otr[oa]s?|segundo|tercero|algunos|un altro|altri|alcuni|primo|secondo|terzo|um|uma|outr[oa]s?|alguns|primeiro|terceiro)$/iu;
