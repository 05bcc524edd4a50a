/** Values of one column of which one is a recognised short form of exactly one other: `ENT` of Enterprise, `P4` of `4 - Low`. What is only near stays apart. */
import { words } from '../lexicon.ts';

/** What is written in several ways, whatever the business. */
const known: readonly (readonly string[])[] = [
  ['ent', 'enterprise', 'enterprises'],
  ['mm', 'midmarket', 'mid market', 'middle market'],
  [
    'smb',
    'sme',
    'small business',
    'small and medium business',
    'small medium business',
    'small and midsize business',
    'kmu',
    'pme',
    'pyme',
  ],
  ['corp', 'corporate'],
  ['gov', 'govt', 'government'],
  ['edu', 'education'],
  ['mfg', 'manufacturing'],
  ['na', 'nam', 'namer', 'north america', 'nordamerika', 'amerique du nord', 'norteamerica', 'america do norte', 'nord america'],
  ['emea', 'europe middle east and africa', 'europe middle east africa'],
  ['apac', 'asia pacific', 'asien pazifik', 'asie pacifique', 'asia pacifico'],
  ['latam', 'latin america', 'lateinamerika', 'amerique latine', 'america latina'],
  ['anz', 'australia and new zealand', 'australia new zealand'],
  ['us', 'usa', 'united states', 'united states of america', 'u s', 'u s a'],
  ['uk', 'gb', 'united kingdom', 'great britain', 'u k'],
  ['uae', 'united arab emirates'],
  ['hr', 'human resources'],
  ['it', 'information technology'],
  ['r d', 'research and development', 'research development'],
  ['qa', 'quality assurance'],
  ['dev', 'development'],
  ['mktg', 'marketing'],
  ['ops', 'operations'],
  ['eng', 'engineering'],
];

const countries = /\b(country|countries|nation|land|pays|pais|paese|market)\b|国|البلد|الدولة/;
const ranks =
  /\b(priority|prio|severity|sev|urgency|prioritat|dringlichkeit|priorite|urgence|prioridad|urgencia|prioridade|priorita|urgenza)\b|優先|优先|الاولوية/;
const quarters = /\b(quarter|qtr|quartal|trimestre)\b|四半期|季度/;

/** Groups of two and more values that are one; a value that could be of two is of none. */
export function shortForms(column: string, values: readonly string[]): string[][] {
  const named = words(column);
  const keys: ((value: string) => string | null)[] = [knownForm];
  if (countries.test(named)) keys.push(countryForm(values));
  if (quarters.test(named)) keys.push((value) => /^(?:q|qtr|quarter|t)? ?([1-4])q?$/.exec(words(value))?.[1] ?? null);
  if (ranks.test(named)) keys.push(rankForm(values));
  keys.push(initialsForm(values));
  const found: string[][] = [];
  const taken = new Set<string>();
  for (const keyOf of keys) {
    const groups = new Map<string, string[]>();
    for (const value of values) {
      const key = taken.has(value) ? null : keyOf(value);
      if (key !== null) groups.set(key, [...(groups.get(key) ?? []), value]);
    }
    for (const group of groups.values()) {
      if (group.length < 2) continue;
      found.push(group);
      for (const value of group) taken.add(value);
    }
  }
  return found;
}

function knownForm(value: string): string | null {
  const text = words(value);
  const at = known.findIndex((forms) => forms.includes(text));
  return at < 0 ? null : String(at);
}

/** `DE` of Germany, where every code of the column is one of a country. */
function countryForm(values: readonly string[]): (value: string) => string | null {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = values.filter((value) => /^[A-Z]{2}$/.test(value));
  const named = new Map(codes.flatMap((code) => [[words(names.of(code) ?? ''), code] as const]));
  if (named.has('')) return () => null;
  return (value) => (codes.includes(value) ? value : (named.get(words(value)) ?? null));
}

const rankWords: readonly RegExp[] = [
  /^(?:urgent|critical|blocker|highest|dringend|kritisch|critique|critico|critica|urgente)$/,
  /^(?:high|hoch|haute?|eleve|elevee|alta|alto)$/,
  /^(?:normal|medium|moderate|mittel|normale|moyenne?|media|medio)$/,
  /^(?:low|lowest|minor|niedrig|gering|basse?|faible|baja|baixa|bassa)$/,
];

/** `4 - Low` proves that P4, 4 and Low are one; so do four ranks beside four words for them. */
function rankForm(values: readonly string[]): (value: string) => string | null {
  const parts = (value: string) => {
    const [, mark = '', number, word = ''] = /^(p|prio|priority|sev|severity|s)? ?([1-5])(?: (\p{L}[\p{L} ]*))?$/u.exec(words(value)) ?? [];
    return number === undefined ? { mark: '', number: null, word: words(value) } : { mark, number, word };
  };
  const both = values.map(parts).filter(({ number, word }) => number !== null && word !== '');
  const wordOf = new Map<string, Set<string>>();
  const numberOf = new Map<string, Set<string>>();
  for (const { number, word } of both) {
    wordOf.set(number!, (wordOf.get(number!) ?? new Set()).add(word));
    numberOf.set(word, (numberOf.get(word) ?? new Set()).add(number!));
  }
  const isClear = [...wordOf.values(), ...numberOf.values()].every(({ size }) => size === 1);
  const bare = values.map(parts);
  const marked = [...new Set(bare.flatMap(({ mark, number }) => (mark !== '' && number !== null ? [number] : [])))].sort();
  const said = rankWords.flatMap((pattern) => bare.find(({ number, word }) => number === null && pattern.test(word))?.word ?? []);
  // P1 is the most urgent wherever there is a P1.
  const isOrdered =
    both.length === 0 && marked.length >= 3 && marked.length === said.length && marked.join('') === '12345'.slice(0, marked.length);
  return (value) => {
    const { number, word } = parts(value);
    if (both.length > 0) return isClear ? (number ?? [...(numberOf.get(word) ?? [])][0] ?? null) : null;
    if (!isOrdered) return null;
    return number ?? (said.includes(word) ? String(said.indexOf(word) + 1) : null);
  };
}

const unsaid = /^(?:and|of|the|for|und|et|y|e|de|der|la)$/;
const leastInitials = 3;

/** Three capitals and more that are the initials of one other value alone: `SDR` of Sales Development Representative. */
function initialsForm(values: readonly string[]): (value: string) => string | null {
  const initials = new Map<string, string[]>();
  for (const value of values) {
    const said = words(value)
      .split(' ')
      .filter((word) => !unsaid.test(word));
    if (said.length < leastInitials || /\d/.test(value)) continue;
    const letters = said.map((word) => word[0]).join('');
    initials.set(letters, [...(initials.get(letters) ?? []), value]);
  }
  const isShort = (value: string) => /^[A-Z]{3,6}$/.test(value);
  return (value) => {
    if (isShort(value)) return initials.get(value.toLowerCase())?.length === 1 ? value : null;
    const letters = [...initials].find(([, of]) => of.length === 1 && of[0] === value)?.[0];
    return letters?.toUpperCase() ?? null;
  };
}
