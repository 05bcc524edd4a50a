/**
 * Corrections that are only a part of what is said: `The offer came: the link is £265k, not £210k, so it is £1.675m in all`, `Second, A
 * isn't £185k. With the retrofit call it £275k`, `Fourteen's the old quote. It's 16 now`, `The crates in the table are wrong, it's 47`.
 */
import { canBe, type Edit, findTarget, putFor } from './find-target.ts';
import { above, below, isQuestion, isRow, type Line, type Place, rowName } from './lines.ts';
import { ended } from './read-correction.ts';
import { addendum, corrective, everywhere, holding, miscopied, omits, postscript, toBeUsed, toCome } from './signs.ts';
import { type Spot, spotsIn } from './spots.ts';
import { isSame, likened, type Value, valuesIn } from './values.ts';
import { covers, loosely, shared, wordsIn } from './words.ts';

export interface Part {
  edits: Edit[];
  /** What stays of sentences of the line, by their index. */
  kept: ReadonlyMap<number, string>;
  /** Sentences that are denied while nothing takes their place. */
  gone?: readonly Place[];
}

const end = '(?![\\p{L}\\p{N}])';
/** Between the value that holds and the one that does not. */
const notThat =
  /^[\s,，、]*(?:(?:now|jetzt|nun|maintenant|ahora|agora|ora|adesso)\s)?(?:and not|und nicht|et (?:non(?: pas)?|pas)|y no|e não|e non|not|nicht|pas|no|não|non|statt|instead of|rather than|au lieu d['eu]|en lugar de|en vez de|em vez de|invece d[ie]|anziché|وليس|而?不是)\s*(?:(?:the|of|de|del|di|da|von|den|le|la|el|os|as|d['’])\s*)?$/iu;
/** Between them where the one that does not hold comes first. */
const butThis =
  /^(?:ではなく|じゃなく|でなく)て?[、\s]*$|^[,，\s]*而?是\s*$|^,?\s*(?:but|sondern|mais|sino|mas|ma|bensì)\s+(?:(?:the|de|di|il|el|o)\s)?$/iu;
const isDenied = /(?<!\p{L})(?:not|nicht|pas|no|não|non)\s(?:(?:the|de|di|il|el|o)\s)?$|不是\s*$/iu;
/** Some of both, in letters that cost nothing to look for: values are only read beside one. */
const mayDeny =
  /not|nicht|pas|no|non|não|statt|instead|rather|lieu|lugar|vez|invece|anzich|ليس|是|なく|じゃ|but|sondern|mais|sino|mas|ma|bens/i;
/** What is only preferred to something is no correction. */
const prefers = /statt|instead|rather|lieu|lugar|vez|invece|anziché/iu;

interface Denial {
  now: Value;
  old: Value;
  from: number;
  to: number;
}

/** The two values of `£265k, not £210k`, and where the second and what denies it stand. */
function denialIn(sentence: string): Denial | null {
  if (!mayDeny.test(sentence)) return null;
  const values = valuesIn(sentence);
  for (const [at, first] of values.slice(0, -1).entries()) {
    const second = values[at + 1]!;
    const ends = first.at + first.text.length;
    const between = sentence.slice(ends, second.at);
    const [now, old] = notThat.test(between) ? [first, second] : isBut(sentence, first, between) ? [second, first] : [];
    if (now === undefined || old === undefined) continue;
    if (likened(now, old).kind !== likened(old, now).kind || likened(now, old).unit !== likened(old, now).unit) continue;
    const after = second.at + second.text.length;
    if (now === first) return { now, old, from: ends, to: after };
    const before = isDenied.exec(sentence.slice(0, first.at))?.[0].length ?? 0;
    return { now, old, from: first.at - before, to: second.at };
  }
  return null;
}

const isBut = (sentence: string, first: Value, between: string) =>
  butThis.test(between) && (isDenied.test(sentence.slice(0, first.at)) || /なく/u.test(between));

/** Where a clause of its own begins. */
const clauseStart = /[:：;；](?!\d)|[.,，。]\s|\s[–—-]\s/gu;

/** What is corrected by a part of the sentence; null if nothing is. */
export function inPart(lines: readonly Line[], at: number, index: number, bare: string): Part | null {
  if (isRow(bare)) return null;
  return deniedBeside(lines, at, index, bare) ?? deniedAlone(lines, at, index, bare) ?? toBeWritten(lines, at, index, bare);
}

/** What would put its value in the wrong place if it were read alone. */
export const untangled = (lines: readonly Line[], at: number, index: number, bare: string): Part | null =>
  isRow(bare) ? null : (omitted(lines, at, index, bare) ?? amiss(lines, at, index, bare));

const placesOf = (lines: readonly Line[], at: number, index: number) =>
  [...above(lines, at, index), ...below(lines, at, index)].filter(({ sentence }) => !isQuestion(sentence));

function deniedBeside(lines: readonly Line[], at: number, index: number, bare: string): Part | null {
  const denial = denialIn(bare);
  if (denial === null) return null;
  const { now, old, from, to } = denial;
  const head = bare.slice(0, Math.min(now.at, old.at));
  const starts = [...head.matchAll(clauseStart)];
  const start = starts.length === 0 ? 0 : starts.at(-1)!.index + starts.at(-1)![0].length;
  const next = lines[at]!.said.slice(index + 1, index + 4);
  const opening = lines[at]!.said[index - 1] ?? '';
  const isOpened = opening.length < 8 && postscript.test(`${opening} `);
  const isTold = isOpened || postscript.test(bare) || addendum.test(bare) || corrective.test(head);
  // What is said to whoever writes the figure down stands on no page.
  const isForMaker = toBeUsed.test(bare) || miscopied.test(bare) || next.slice(0, 1).some((sentence) => isOnlyToUse(sentence));
  const sure = isTold || isForMaker || next.some((sentence) => everywhere.test(sentence));
  if (!sure && (toCome.test(bare.slice(start)) || prefers.test(bare.slice(from, to)))) return null;
  const about = wordsIn(head.slice(start));
  const reading = [{ now: [likened(now, old)], old: [likened(old, now)], names: null, about: about.size > 0 ? about : wordsIn(bare) }];
  const { edits } = findTarget({ readings: [reading], sure, alone: false, plain: bare, kept: '' }, lines, at, index);
  if (edits.length === 0 && !sure) return null;
  if (isForMaker && edits.length > 0) {
    const used = isOnlyToUse(next[0] ?? '') ? ([[index + 1, '']] as const) : [];
    return { edits: withTerm(edits, bare.slice(Math.max(to, from))), kept: new Map([[index, ''], ...used]) };
  }
  const rest = `${bare.slice(0, from)}${bare.slice(to)}`.replace(/\s{2,}/g, ' ').replace(/\s(?=[.,;。])/gu, '');
  const kept = isTold && start > 0 && from > start ? rest.slice(start) : rest;
  return {
    edits,
    kept: new Map([...(isOpened ? ([[index - 1, '']] as const) : []), [index, ended(kept.trim().replace(/(?<![.。])[.。]+$/u, ''))]]),
  };
}

/** `Please use that.` */
const isOnlyToUse = (sentence: string) => sentence.length < 60 && toBeUsed.test(sentence) && valuesIn(sentence).length === 0;

/** Until when a price holds belongs to the price. */
function withTerm(edits: readonly Edit[], rest: string): Edit[] {
  const term = holding.exec(rest)?.[0].trim();
  const [edit, ...others] = edits;
  if (term === undefined || edit === undefined || others.length > 0 || isRow(edit.place.sentence)) return [...edits];
  const isWide = /\p{Script=Han}|\p{Script=Hiragana}/u.test(term);
  return [{ ...edit, text: isWide ? `${edit.text}（${term}）` : `${edit.text} (${term})` }];
}

const stated = '(?<value>[^.;,，。、]{1,24}?)';
const denying = [
  new RegExp(
    `^(?<about>[^.;。]{0,60}?)\\s?(?:(?:is|was|are|were)(?:n['’]t| not)|(?:ist|sind|war|waren|beträgt|betragen|kostet) nicht|n['’](?:est|était) (?:pas|plus)(?: de| à)?|(?:no|ya no) (?:es|son|cuesta)|(?:não|já não) (?:é|são|custa)|non (?:è|sono|costa)(?: più)?)\\s${stated}(?: any ?more| mehr)?[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^(?:${stated})(?:,? (?:is|was|are)|['’]s| ist| sind|,? c['’]est| es| era| é| è)\\s(?:the |an? |our |my |der |die |das |l['’]|la |le |el |o |a |il )?(?:(?:old|previous|outdated|alte[rns]?|ancienne?|viej[oa]|antig[oa]|vecchi[oa])(?: \\p{L}+)?|\\p{L}+ (?:viej[oa]|antigu?[oa]|anterior|vecchi[oa]|velh[oa]))[.!]*$`,
    'iu',
  ),
  /^(?<about>[^。、]{0,20}?)(?:は)?(?<value>[\d,.]+[万億]?[円人件名台％%]?)(?:ではありません|ではない(?:です)?|は古い(?:金額|数字|見積もり)?(?:です)?)。?$/u,
  /^(?<value>[\d,.]+[万亿]?[元人件家％%]?)(?:是|那是)(?:旧|老|原来|以前)的?\p{Script=Han}{0,4}。?$/u,
];
const instead =
  /(?:(?<!\p{L})(?:it['’]s|it is|they['’]re|call it|make it|that makes|now|jetzt|inzwischen|es sind|sagen wir|sind es|c['’]est|ce sont|désormais|ahora|son|es|agora|são|é|ora|sono|è)\s(?:now |rather |about |jetzt |nun |maintenant )?|(?:今は|現在は|正しくは|现在是?|应该是))$/iu;
const pronoun =
  /^(?:it|that|they|es|das|jetzt|c['’]est|ce sont|ahora|agora|ora|adesso|son|es|são|é|è|sono|now)(?:['’]s|['’]re)?(?!\p{L})|^(?:今は|現在は|正しくは|现在|应该是)/iu;

/** `A isn't £185k`: what takes its place is said right after it, or nothing does. */
function deniedAlone(lines: readonly Line[], at: number, index: number, bare: string): Part | null {
  const found = denying.map((each) => each.exec(bare)).find((match) => match !== null)?.groups;
  const [old, ...more] = valuesIn(found?.value ?? '');
  if (found === undefined || old === undefined || more.length > 0 || wordsIn(found.value!).size > 1) return null;
  const spots = placesOf(lines, at, index)
    .filter(({ line, index: place }) => line !== at || place < index)
    .flatMap((place) => spotsIn(place, lines, old.kind, 1))
    .filter(({ values: [each] }) => isSame(each!, old));
  const about = wordsIn((found.about ?? '').replace(/^(?:\p{L}+,\s)/u, ''));
  const fits = spots.filter(({ all }) => covers(all, about));
  const [target] = fits.length > 0 ? fits : about.size === 0 ? spots : [];
  const isOne = fits.length === 1 || spots.length === 1 || new Set(fits.map(({ place }) => place.sentence)).size === 1;
  if (target === undefined || !isOne) return null;
  for (const [after, sentence] of lines[at]!.said.slice(index + 1, index + 3).entries()) {
    const now = valuesIn(sentence).find(
      (each) =>
        instead.test(sentence.slice(0, each.at)) && canBe(target.values[0]!, likened(each, target.values[0]), target.place.sentence),
    );
    const edit = now === undefined ? null : editOf(target, now);
    if (edit === null) continue;
    const place = index + 1 + after;
    return { edits: [edit], kept: new Map([[index, ''], ...(pronoun.test(sentence) ? ([[place, '']] as const) : [])]) };
  }
  const telling = target.values[0]!.unit !== '' || /\d{3}/.test(target.values[0]!.text.replace(/\D/g, ''));
  return about.size > 0 && telling ? { edits: [], kept: new Map([[index, '']]), gone: [target.place] } : null;
}

function editOf(spot: Spot, now: Value): Edit | null {
  const [old] = spot.values;
  const text = putFor(spot.place, old!, likened(now, old));
  return text === null ? null : { place: spot.place, at: old!.at, length: old!.text.length, text };
}

/** `The right figure is £540k`, after what was left out of it. */
const right =
  /^(?:the (?:right|correct) (?:\p{L}+ )?(?:is|should be)|so (?:it|that|the right \p{L}+) is|correctly|richtig (?:ist|sind|wären)|korrekt (?:ist|sind)|le bon (?:chiffre|montant) est|lo correcto (?:es|son)|o (?:certo|correto) (?:é|são)|il (?:dato )?(?:giusto|corretto) è|正しくは|正确的?(?:数字|金额)?(?:是|应为)|应(?:该是|为)|الصحيح)\s*/iu;
/** `案1の効果ですが、`: what it is about. */
const topic = /^(.{2,24}?)(?:の件)?(?:ですが|については|について)[、,]/u;

/** What was left out of a figure is not the figure: the one that differs by it is. */
function omitted(lines: readonly Line[], at: number, index: number, bare: string): Part | null {
  const before = lines[at]!.said[index - 1];
  const said = right.exec(bare)?.[0];
  if (said === undefined || before === undefined || !omits.test(before)) return null;
  const [now] = valuesIn(bare.slice(said.length));
  const [missing] = valuesIn(before).filter(({ kind, unit }) => kind === 'amount' && unit === now?.unit && unit !== '');
  if (now === undefined || missing === undefined) return null;
  const places = placesOf(lines, at, index).filter(({ sentence }) => sentence !== before);
  const spots = places
    .flatMap((place) => spotsIn(place, lines, 'amount', 1))
    .filter(
      ({ values: [each] }) => each!.unit === now.unit && Math.abs(Math.abs(each!.amount - now.amount) - missing.amount) < 1e-6 * now.amount,
    );
  const about = wordsIn(before);
  const fits = spots.filter(({ all, own }) => shared(about, own) > 0 || shared(about, all) > 0);
  const edits = (fits.length > 0 ? fits : spots).flatMap((spot) => editOf(spot, now) ?? []);
  const of = topic.exec(before)?.[1];
  const fact = of === undefined ? '' : `${of}は${bare.slice(said.length)}`;
  return edits.length === 0
    ? null
    : {
        edits,
        kept: new Map([
          [index - 1, fact],
          [index, ''],
        ]),
      };
}

const wrongHere =
  /^(?<about>.{3,90}?)\s(?:is|are|was|were|ist|sind|est|sont|es|son|está|están|é|são|estão|è|sono)\s(?:wrong|incorrect|outdated|falsch|veraltet|faux|fausses?|erroné[es]*|mal|errad[oa]s?|equivocad[oa]s?|incorrect[oa]s?|sbagliat[oaie]|errat[oaie])(?:\s(?:in|on|im|in der|auf|dans|sur|en|na|no|nella|nel)\s[^,;:]{2,40})?[,;:–—]?\s(?:the (?:right|correct) (?:one|figure|number|value) is|(?:it|they|that) (?:is|are|should be)|it['’]s|richtig (?:ist|sind|wären)|es (?:ist|sind)|le bon chiffre est|c['’]est|lo correcto (?:es|son)|o (?:certo|correto) é|(?:quella|quello) giust[oa] è|il (?:dato )?giusto è|è|é|es|son)\s(?<now>[^,;]{1,40})/iu;
const wrongThere =
  /^(?<about>[^。；;]{2,40}?)(?:の(?:数字|値))?(?:は|が)(?:表で)?(?:間違って(?:い(?:ます|る))?|誤り(?:です)?)[、,。](?:正しくは)?(?<now>[^、。]{1,20}?)(?:です)?(?=[、。]|$)|^(?<about2>[^。；;]{2,40}?)(?:(?:在)?(?:表里|表中|表格里))?(?:写错了|有误|错了|不对)[,，](?:应该?是|应为|正确的?是)(?<now2>[^，。]{1,20})/u;

/** `(1) the crates of May are wrong in the table, it's 47, the scale was off`, one of several things. */
function amiss(lines: readonly Line[], at: number, index: number, bare: string): Part | null {
  for (const part of bare.split(/(?<=[;；])|(?=[(（]\d[)）])|(?<=[:：]\s)/u)) {
    const words = part.replace(/^\s*(?:[(（]\d[)）]|\d[.)])?\s*/u, '');
    const found = (wrongHere.exec(words) ?? wrongThere.exec(words))?.groups;
    const about = found?.about ?? found?.about2;
    const [now] = valuesIn(found?.now ?? found?.now2 ?? '');
    if (about === undefined || now === undefined) continue;
    const target = likeliest(now, about, placesOf(lines, at, index), lines);
    const edit = target && editOf(target, now);
    // One of several things that are said to whoever makes the deck stays among them.
    if (edit) return { edits: [edit], kept: new Map(part === bare ? [[index, '']] : []) };
  }
  return null;
}

const written =
  /[,，、]\s*(?:按这个(?:写|来|算)|以这个为准|就用这个|写这个|これで(?:書いて|お願い)[^。]{0,8}|(?:so )?(?:use|take|write|put|go with) (?:that|this)(?: one| figure)?(?: instead| now)?|nimm(?:t)? (?:das|den|die)|schreib(?:t)? das|mets (?:ça|celui-là)|pon (?:eso|ese)|usa (?:esse|isso|quello)|metti quello)[.!。]?$/iu;

/** `The mill came down again, 152 now, write that`. */
function toBeWritten(lines: readonly Line[], at: number, index: number, bare: string): Part | null {
  const said = written.exec(bare);
  if (!said) return null;
  const rest = bare.slice(0, said.index);
  const values = valuesIn(rest).filter(({ kind }) => kind === 'amount');
  if (values.length !== 1) return null;
  const target = likeliest(values[0]!, rest, above(lines, at, index), lines);
  const edit = target && editOf(target, values[0]!);
  return edit ? { edits: [edit], kept: new Map([[index, '']]) } : null;
}

/** `2nd half of 2025`, `June`: what tells one of several figures for the same. */
const labelsOf = (text: string): string[] => [
  ...(text.match(/\d+/g) ?? []),
  ...valuesIn(text).flatMap(({ month, kind, text: day }) =>
    month !== undefined ? `month ${month}` : kind === 'weekday' ? day.toLowerCase() : [],
  ),
];

/** The one value that may have been said for another: of its unit, and by more of the words than any other; of the year that is named. */
function likeliest(now: Value, said: string, places: readonly Place[], lines: readonly Line[]): Spot | null {
  const about = wordsIn(said);
  const labels = labelsOf(said.replace(now.text, ' '));
  const spots = places.flatMap((place) =>
    spotsIn(place, lines, now.kind, 1).filter(
      ({ values: [each] }) =>
        !isSame(each!, now) &&
        (canBe(each!, now, place.sentence) ||
          (isRow(place.sentence) && each!.unit === '' && canBe(each!, { ...now, unit: '', of: undefined }, place.sentence))),
    ),
  );
  const isLabelled = ({ place, text, values: [each] }: Spot) => {
    const label = isRow(place.sentence) ? rowName(place.sentence) : text.replace(each!.text, ' ');
    const own = labelsOf(label);
    return labels.every((each) => own.includes(each));
  };
  const labelled =
    labels.length === 0 ? [] : spots.filter((spot) => isLabelled(spot) && (about.size === 0 || loosely(about, spot.all) > 0));
  const scored = (labelled.length > 0 ? labelled : spots).map((spot) => ({
    spot,
    by: loosely(about, spot.own) + (labelled.length > 0 ? 1 : 0),
  }));
  const most = Math.max(0, ...scored.map(({ by }) => by));
  const best = scored.filter(({ by }) => by === most && most > 0);
  return best.length === 1 ? best[0]!.spot : null;
}

/** The value of a sentence of which another one says what it is now, where it is certain that it corrects. */
export function byMeasure(lines: readonly Line[], at: number, index: number, stated: string): Part | null {
  const [, first = stated] = consequence.exec(stated) ?? [];
  const values = valuesIn(first).filter(({ kind }) => kind === 'amount');
  const now = values.at(-1);
  if (now === undefined || valuesIn(stated).some(({ at: from }) => denied.test(stated.slice(0, from)))) return null;
  const earlier = above(lines, at, index).filter(({ sentence }) => !isQuestion(sentence));
  const said = values.reduce((rest, { text, of }) => rest.replace(text, ' ').replace(of ?? '', ' '), first.replace(known, ''));
  const target = likeliest(now, first.replace(known, ''), earlier.slice(0, 8), lines);
  // What is said of something else that the text knows corrects nothing here.
  const isOther = [...wordsIn(said)].some(
    (word) => shared(new Set([word]), target?.all ?? new Set()) === 0 && earlier.some(({ sentence }) => wordsIn(sentence).has(word)),
  );
  const edit = target && !isOther && editOf(target, now);
  if (!edit) return null;
  return {
    edits: [edit],
    kept: new Map([
      [index, first === stated && wordsIn(first).size < 2 ? '' : ended(stated.replace(known, '').replace(/(?<![.。])[.。]+$/u, ''))],
    ]),
  };
}

const denied =
  /(?<!\p{L})(?:not|nicht|pas|no|não|non|statt|instead of|rather than|au lieu d[eu]|en vez de|em vez de|invece d[ei])\s(?:(?:the|de|di|den|le|el|o|il)\s)?$|不是\s*$/iu;
const known = /[,;]\s(?:i|we|ich|wir|j['’]|nous|yo|eu|ho)\s[^,;]{3,40}$/iu;
const consequence = new RegExp(
  `^(.{4,160}?),\\s(?:so|also|damit|somit|therefore|which makes|donc|así que|por tanto|portanto|quindi|dunque|perciò)${end}`,
  'iu',
);
