/** The words around figures in languages that part words by spaces. */
import { all } from '../../../../languages/all.ts';
import type { FigureWords } from '../../../../languages/figures.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { capital } from '../read/topics.ts';
import { goodDirection } from './nature.ts';
import { periodAtEnd, periodAtStart } from './periods.ts';
import type { Phrases, Read, Turn } from './phrases.ts';

const longest = { words: 6, characters: 48 } as const;

const compiled = new Map<LanguageCode, Phrases>();

export function spacedPhrases(language: LanguageCode): Phrases {
  const known = compiled.get(language);
  if (known) return known;
  const made = phrasesOf(all[language].figures, language);
  compiled.set(language, made);
  return made;
}

const atEnd = (words: string) => new RegExp(`(?:^|\\s)(?:${words})$`, 'iu');
const within = (words: string) => new RegExp(`(?<![\\p{L}’'-])(?:${words})(?![\\p{L}-])`, 'iu');
/** Between the word for a plan and its figure. */
const linking = "(?:of|was|is|were|set at|von|war|waren|lag bei|de|del|du|d[’']|était de|était|di|do|da|era de|era|eran|erano)";

function phrasesOf(grammar: FigureWords, language: LanguageCode): Phrases {
  const { up, down, went, took, is, act, about, article, because, joining } = grammar;
  const ends = {
    about: atEnd(about),
    to: atEnd(grammar.to),
    from: atEnd(grammar.from),
    by: atEnd(grammar.by),
    up: atEnd(up),
    down: atEnd(down),
    went: atEnd(went),
    is: atEnd(is),
    act: atEnd(act),
    auxiliary: atEnd(grammar.auxiliary),
    adverb: atEnd(grammar.adverb),
  };
  const starts = {
    joining: new RegExp(`^(?:${joining})\\s+`, 'iu'),
    article: new RegExp(`^(?:${article})\\s*(?<=[\\s’'])`, 'iu'),
    because: new RegExp(`^(?:${because})(?!\\p{L})`, 'iu'),
    up: new RegExp(`^\\s*(?:${up})(?!\\p{L})`, 'iu'),
    down: new RegExp(`^\\s*(?:${down}|zurück)(?!\\p{L})`, 'iu'),
    verbFirst: new RegExp(`^(?:(?:${grammar.auxiliary})\\s+)?(?:(?<up>${up})|(?<down>${down})|(?:${went}))\\s+(?<name>.+)$`, 'iu'),
    beyond: new RegExp(`^\\s*(?:${grammar.beyond})(?!\\p{L})`, 'iu'),
  };
  const unsure = within(grammar.unsure);
  const verbs = within([up, down, went, took, is, act, grammar.noName].join('|'));
  // `Tickets sold:` names what is counted.
  const clauses = within([up, down, went, is].join('|'));
  const tookIt = new RegExp(`(?:^|\\s)(?:${took})\\s+(?<name>(?:(?!\\s(?:${took})\\s).)+)$`, 'iu');
  const upFrom = new RegExp(`(?:^|\\s)(?:${up})(?:\\s|$)`, 'iu');
  const downFrom = new RegExp(`(?:^|\\s)(?:${down})(?:\\s|$)`, 'iu');
  const against = new RegExp(`^(?<mark>[,(]?)\\s*(?<word>${grammar.against})(?<rest>(?:\\s.*)?)$`, 'iu');
  const planned = new RegExp(
    `^[,(]?\\s*(?:(?:${grammar.against}|and|with|on|bei|pour|para|per|su|sobre|sur|por|zu|auf|und|et|y|e)\\s+)?(?:(?:${article})\\s*)?(?<plan>${grammar.plan})(?:\\s+20\\d\\d)?(?:\\s+${linking})?\\s?:?$`,
    'iu',
  );
  const toWord = new RegExp(`^,?\\s*(?:${grammar.to})$`, 'iu');
  const boundary = new RegExp(`;\\s*|,\\s+(?:(?:${joining})\\s+)?|\\s(?:${joining})\\s+`, 'giu');

  const without = (text: string, pattern: RegExp) => (pattern.test(text) ? text.replace(pattern, '').trimEnd() : null);
  const squeezed = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

  /** A noun phrase as a name; empty for anything else. */
  const nameOf = (words: string, without = verbs): { label: string; period: string | null } => {
    let text = squeezed(words);
    let period: string | null = null;
    const ahead = periodAtStart(text);
    if (ahead.period !== null && ahead.rest.trim() !== '')
      [text, period] = [ahead.rest.replace(/^\s*(?:['’]s)?\s*,?\s*/u, ''), ahead.period];
    const behind = periodAtEnd(text);
    if (behind.period !== null && behind.rest !== '') [text, period] = [behind.rest, behind.period];
    text = text.replace(starts.article, '');
    const fits = text.length <= longest.characters && text.split(' ').length <= longest.words;
    const isPhrase = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&%/+ -]*$/u.test(text) && /\p{L}{2}/u.test(text) && !/(?:^|\s)\d/.test(text);
    const bare = fits && isPhrase && !without.test(text) && !unsure.test(text);
    return { label: bare ? capital(text) : '', period };
  };

  /** Without what begins the sentence: a link, a period, a reason before a comma; null for a circumstance that narrows what is said. */
  const opened = (words: string): { text: string; period: string | null; more: boolean } | null => {
    let text = squeezed(words).replace(starts.joining, '');
    const comma = text.lastIndexOf(', ');
    if (comma < 0) return { text, period: null, more: false };
    const before = text.slice(0, comma);
    text = text.slice(comma + 2);
    const { period, rest } = periodAtStart(before);
    if (period !== null && rest.trim() === '') return { text, period, more: false };
    return starts.because.test(before) || link.test(before) ? { text, period: null, more: !link.test(before) } : null;
  };

  const counted = (after: string): string => nameOf(countedIn(after)?.noun ?? '').label;

  const head = (words: string): Read | null => {
    const begun = opened(words);
    if (begun === null || unsure.test(begun.text) || /n['’]t\b/u.test(begun.text)) return null;
    let text = begun.text;
    text = without(text, ends.about) ?? text;
    const made = (
      name: string,
      role: Read['role'],
      direction: Read['direction'],
      { isLabel = false, ...more }: Partial<Read> & { isLabel?: boolean } = {},
    ): Read | null => {
      const { label, period } = isLabel ? nameOf(name, clauses) : nameOf(name);
      const counts = label === '' && pronoun.test(squeezed(name)) && direction !== null;
      if (label === '' && !counts) return null;
      return {
        label,
        role,
        direction,
        period: period ?? begun.period,
        words: squeezed(text.slice(text.indexOf(name) + name.length)).toLowerCase(),
        isMaker: false,
        verbLast: false,
        more: begun.more,
        ...(counts ? { counted } : {}),
        ...more,
      };
    };
    const plain = { role: 'now', direction: null, period: begun.period, isMaker: false, verbLast: false, more: begun.more } as const;
    const colon = /^(.+?)\s*[:=]$/u.exec(text);
    if (colon) return made(colon[1]!, 'now', null, { isLabel: true });
    for (const [relation, role] of [
      ['from', 'prior'],
      ['to', 'now'],
      ['by', 'change'],
      [null, 'change'],
    ] as const) {
      const rest = relation === null ? text : without(text, ends[relation]);
      if (rest === null) continue;
      const verb = withVerb(rest);
      if (verb !== null && (role !== 'change' || verb.direction !== null)) {
        const read = made(verb.name, role, verb.direction);
        if (read !== null) return read;
      }
      if (role === 'prior') {
        const done = tookIt.exec(rest)?.groups?.name;
        const read = done === undefined ? null : made(done, role, doing(rest), { more: true });
        if (read !== null) return read;
        const first = starts.verbFirst.exec(rest)?.groups;
        const arabic =
          language === 'ar' && first
            ? made(first.name!, role, first.up !== undefined ? 'up' : first.down !== undefined ? 'down' : null)
            : null;
        if (arabic !== null) return arabic;
        const last = language === 'de' ? without(rest, ends.auxiliary) : null;
        const german = last === null ? null : made(last, role, null, { verbLast: true });
        if (german !== null) return german;
      }
    }
    const state = without(text, ends.is);
    if (state !== null) return made(without(state, ends.auxiliary) ?? state, 'now', null);
    const maker = without(text, ends.act);
    // `We carried 1.84 million passengers`
    if (maker !== null && pronoun.test(without(maker, ends.auxiliary) ?? maker)) return { ...plain, label: '', words: 'we', counted };
    if (maker !== null) return made(maker, 'now', null, { isMaker: true });
    // `Revenue $4.2M` has no verb; other words without one may hold a verb that is not known here.
    const bare = nameOf(text).label;
    return /^\p{Lu}{2,6}$/u.test(bare) || (bare.split(' ').length <= 2 && goodDirection(bare, language) !== null)
      ? made(text, 'now', null)
      : null;
  };

  /** The words before a verb of change at the end, its adverbs and auxiliaries left out. */
  const withVerb = (words: string): { name: string; direction: 'up' | 'down' | null } | null => {
    let text = words;
    for (let count = 0; count < 2; count += 1) text = without(text, ends.adverb) ?? text;
    for (const direction of ['up', 'down', 'went'] as const) {
      let name = without(text, ends[direction]);
      if (name === null) continue;
      for (let count = 0; count < 2; count += 1) name = without(name, ends.auxiliary) ?? without(name, ends.adverb) ?? name;
      return { name, direction: direction === 'went' ? null : direction };
    }
    return null;
  };

  const turn = (gap: string, after: string): Turn | null => {
    const { period, rest } = periodAtStart(squeezed(gap));
    const text = without(squeezed(rest), ends.about) ?? squeezed(rest);
    const base = { period, of: null, sure: true, direction: null, name: null, words: text.toLowerCase() };
    if (toWord.test(text)) return { ...base, role: 'to' };
    const plan = planned.exec(text)?.groups?.plan;
    if (plan !== undefined) return { ...base, role: 'plan', name: plan.trim() };
    const said = against.exec(text)?.groups;
    if (said) {
      const direction = upFrom.test(said.word!) ? ('up' as const) : downFrom.test(said.word!) ? ('down' as const) : null;
      const following = /^\s(?<plan>planned|budgeted|geplant\p{L}*|prévue?s?|previst[oa]s?|planead[oa]s?|targeted)(?!\p{L})/iu.exec(after);
      if (following) return { ...base, role: 'plan', name: null };
      const behind = periodAtStart(said.rest!);
      const link = new RegExp(`^\\s*(?:${linking})?:?\\s*$`, 'iu');
      if (!link.test(behind.rest)) return null;
      const sure = direction !== null || /^from$|rise|fall|increase|decrease/iu.test(said.word!);
      return { ...base, role: 'prior', of: behind.period, sure, direction };
    }
    const bracket = /^[,(]\s*(.+?)\s*:?$/u.exec(text)?.[1];
    if (bracket !== undefined) {
      const inside = periodAtStart(bracket);
      if (inside.period !== null && inside.rest.trim().replace(/^:/, '') === '')
        return { ...base, role: 'prior', of: inside.period, sure: false };
    }
    return /^,?$/.test(text) && starts.beyond.test(after) ? { ...base, role: 'beyond' } : null;
  };

  const tail: Phrases['tail'] = (words, read) => {
    let text = words.replace(/^\s*[)]/u, '');
    let direction: 'up' | 'down' | null = null;
    if (read.verbLast) {
      const [rising, falling] = [starts.up.exec(text), starts.down.exec(text)];
      const verb = rising ?? falling;
      if (verb === null) return null;
      direction = rising === null ? 'down' : 'up';
      text = text.slice(verb[0].length);
    }
    if (read.counted !== undefined) text = text.slice(countedIn(text)?.length ?? 0);
    // `€0.56 a kilo`
    text = text.replace(perPiece, '');
    if (starts.beyond.test(text)) text = '';
    const { period, rest } = periodAtStart(text);
    const left = rest.replace(/^\s*[)]/u, '').trim();
    if (left === '' || /^[.!]$/u.test(left)) return { period, bare: true, direction };
    return /^[,;:(–—.]/u.test(left) || starts.because.test(left) ? { period, bare: false, direction } : null;
  };

  const next: Phrases['next'] = (gap, isTail) => {
    for (const match of gap.matchAll(boundary)) {
      const before = gap.slice(0, match.index);
      if (!isTail(before)) continue;
      const read = head(gap.slice(match.index + match[0].length));
      if (read !== null) return { tail: before, head: read };
    }
    return null;
  };

  return {
    name: (words) => nameOf(words).label,
    label: (words) => nameOf(words.replace(partFirst, ''), clauses).label || null,
    afterCounted: (gap) => (counted(gap) === '' ? gap : gap.slice(countedIn(gap)!.length)),
    head,
    turn,
    tail,
    next,
  };
}

/** Which way somebody moved a measure. */
function doing(words: string): 'up' | 'down' | null {
  const lowers =
    /(?<!\p{L})(?:cut|reduc|lower|shorten|trim|senkt|reduzier|verkürz|drück|rédui|abaiss|ridott|tagliat|abbassat|accorciat|reduj|reduz|recort|acort|encurt|cort)/iu;
  const raises = /(?<!\p{L})(?:raised|lifted|erhöht|steiger|elev)/iu;
  const [down, up] = [lowers.test(words), raises.test(words)];
  return down === up ? null : up ? 'up' : 'down';
}

/** `passengers` in ` passengers this year, up from`: what stands between a figure and a period or mark. */
function countedIn(after: string): { noun: string; length: number } | null {
  const found = /^\s+(?:de\s+|d['’]|di\s+)?(\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2})/u.exec(after);
  if (found === null) return null;
  const words = found[1]!.split(' ');
  for (let count = 1; count <= words.length; count += 1) {
    const noun = words.slice(0, count).join(' ');
    const length = found[0].length - found[1]!.length + noun.length;
    const rest = after.slice(length);
    if (/^\s*(?:[.,;:(]|$)/u.test(rest) || periodAtStart(rest).period !== null) return { noun, length };
  }
  return null;
}

const perPiece =
  /^\s(?:a|per|the|pro|je|le|la|al|por|par|il|o|l['’])\s?(?:kilo|kg|litre|liter|litro|tonne|ton|head|hour|visit|unit|piece|seat|kopf|stück|stunde|tonne|pièce|heure|tête|pieza|hora|unidad|persona|pessoa|pezzo|ora|person|customer|kwh|mwh|m²|month|week|day|monat|woche|tag|mois|semaine|jour|mes|semana|día|mês|dia|mese|settimana|giorno)(?!\p{L})/iu;

/** `davon digital:` */
const partFirst = /^(?:of which|davon|darunter|dont|di cui|d[oa]s quais|de l[oa]s cuales)\s/iu;
const pronoun = /^(?:we|wir|nous|nosotros|noi|nós)$/iu;
const link =
  /^(?:however|moreover|also|overall|meanwhile|at the same time|außerdem|zudem|insgesamt|zugleich|de plus|en outre|cependant|además|sin embargo|além disso|no entanto|inoltre|tuttavia)$/iu;
