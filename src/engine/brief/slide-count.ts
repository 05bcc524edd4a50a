/** How many slides were asked for: exact, a range, at most, at least; a correction wins, a contradiction is told. */
import { all } from '../../languages/all.ts';
import type { Signs } from '../../languages/signs.ts';
import { fold } from './clean.ts';
import { Sign, sign, unspacedAll } from './sign.ts';

export interface SlideCount {
  min: number;
  max: number;
  /** The contradiction and the choice made, in a sentence. */
  conflict?: string;
  assumption?: string;
}

const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one|ein|eine|einer|einen|un|une|una|uno|um|uma|واحدة',
    'two|zwei|deux|dos|dois|duas|due',
    'three|drei|trois|tres|três|tre|ثلاث|三',
    'four|vier|quatre|cuatro|quatro|quattro|أربع|四',
    'five|fünf|cinq|cinco|cinque|خمس|五',
    'six|sechs|seis|sei|ست|六',
    'seven|sieben|sept|siete|sete|sette|سبع|七',
    'eight|acht|huit|ocho|oito|otto|ثماني|ثمان|八',
    'nine|neun|neuf|nueve|nove|تسع|九',
    'ten|zehn|dix|diez|dez|dieci|عشر|十',
    'eleven|elf|onze|once|undici|十一',
    'twelve|zwölf|douze|doce|doze|dodici|十二',
    'thirteen|dreizehn|treize|trece|treze|tredici',
    'fourteen|vierzehn|quatorze|catorce|catorze|quattordici',
    'fifteen|fünfzehn|quinze|quince|quindici|十五',
    'sixteen|sechzehn|seize|dieciséis|dezesseis|sedici',
    'seventeen|siebzehn|dix-sept|diecisiete|dezessete|diciassette',
    'eighteen|achtzehn|dix-huit|dieciocho|dezoito|diciotto',
    'nineteen|neunzehn|dix-neuf|diecinueve|dezenove|diciannove',
    'twenty|zwanzig|vingt|veinte|vinte|venti|二十',
  ].flatMap((words, index) => words.split('|').map((word) => [word, index + 1])),
);
/** `half a dozen`, `une dizaine de diapos`. */
const dozens: Readonly<Record<string, number>> = {
  'half a dozen': 6,
  'a half dozen': 6,
  'half-dozen': 6,
  'a dozen': 12,
  'ein halbes dutzend': 6,
  'halbes dutzend': 6,
  'ein dutzend': 12,
  'une demi-douzaine de': 6,
  'une dizaine de': 10,
  'une douzaine de': 12,
  'une quinzaine de': 15,
  'media docena de': 6,
  'una decena de': 10,
  'una docena de': 12,
  'meia dúzia de': 6,
  'uma dezena de': 10,
  'uma dúzia de': 12,
  'una dozzina di': 12,
  'mezza dozzina di': 6,
  'una decina di': 10,
};
const inDozens = new RegExp(`(?<!\\p{L})(?:${Object.keys(dozens).join('|')})(?=\\s)`, 'gu');
const words = Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|');
const n = `(?<![\\p{Script=Latin}\\p{Script=Arabic}\\d]|\\d[.,])(\\d{1,4}|${words})`;
const noun =
  '(?:power ?point[- ])?(?:slides?|slider|pages?|pager|folien|folie|seiten|charts|diapositives?|diapositivas?|diapos|diapositiva|diapositivos?|páginas?|pagine|pagina|láminas?|planches|transparencias|شرائح|شريحة|صفحات|صفحة)(?!\\p{L})|(?:枚|ページ|スライド|页|頁|张|張|片)';
const gap = '[\\s-]*(?:(?:short|content|concise|crisp|kurze|prägnante|inhaltliche|total|个)[\\s-]+)?(?:の)?';
const to = '\\s*(?:-|–|—|to|bis|à|a|ou|or|oder|o|u|until|~|〜|から|到|至|إلى)\\s*';
const range = new RegExp(`(?:${noun})\\s*\\(\\s*${n}${to}(\\d{1,4}|${words})\\s*\\)|${n}${to}(\\d{1,4}|${words})${gap}(?:${noun})`, 'gu');
const between = sign('between|zwischen|entre|tra', `\\s+${n}\\s+(?:and|und|et|y|e)\\s+(\\d{1,4}|${words})${gap}(?:${noun})`, unspacedAll);
const lengths = (pick: (lengths: Signs['lengths']) => string) =>
  Object.values(all)
    .map(({ signs }) => pick(signs.lengths))
    .join('|');
const [most, mostAfter] = [lengths((each) => each.most), lengths((each) => each.mostAfter)];
const least = 'at least|minimum(?: of)?|min\\.?|no fewer than|mindestens|au moins|al menos|mínimo|pelo menos|almeno|最低|至少|على الأقل';
const below = 'under|fewer than|less than|weniger als|unter|moins de|menos de|meno di|少于|أقل من';
const leastAfter = '以上|or more|minimum';
const bound = (before: string, after: string) => `(?:${before})\\s*${n}${gap}(?:${noun})|${n}${gap}(?:${noun})\\s*(?:${after})`;
const lessThan = new Sign(`${below}|未満`, bound(below, '未満'), 'gu');
const upTo = new RegExp(bound(most, mostAfter), 'gu');
const from = new Sign(`${least}|${leastAfter}`, bound(least, leastAfter), 'gu');
const exact = new RegExp(
  `${n}${gap}(?:${noun})|(?<!\\p{Script=Latin})(?:slides?|folien|diapositives?|diapositivas?|スライド(?:を|は)?|幻灯片)\\s*[:：=]?\\s*(\\d{1,3})(?![\\d.,%])(?!\\s*(?:-|–|to|bis)\\s*\\d)|(?<!\\p{L})(?:slides|folien|diapositives|diapositivas|diapositive)(?!\\p{L})[^.;:!?\\d\\n]{0,60},\\s(?:about|around|roughly|maybe|etwa|ungefähr|ca\\.|environ|unas|unos|cerca de|circa)\\s(\\d{1,3}|${words})(?=\\s*(?:[,.;!?)\\n]|$))`,
  'gu',
);
const corrected =
  /(?<!\p{L})(?:actually|no wait|wait,? no|scratch that|i mean|rather|correction|make (?:it|that|those)|sorry|oder besser|besser|vielmehr|doch lieber|nein|plutôt|en fait|mejor|en realidad|melhor|na verdade|anzi|meglio)(?!\p{L})|いや|やっぱり|やはり|訂正|不对|改成|还是/iu;
const bare = new RegExp(`${n}(?!\\s*(?:%|percent|minutes?|min|days?|weeks?|[€$£]|st|nd|rd|th))(?![\\p{Script=Latin}\\d]|[.,]\\d)`, 'u');

interface Found {
  at: number;
  kind: 'exact' | 'range' | 'max' | 'min';
  min: number;
  max: number;
}

/** The number requested in an instruction, or null. Not yet limited to 1 to 100. */
export function slideCount(instruction: string): SlideCount | null {
  const text = fold(instruction)
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .toLowerCase()
    .replace(inDozens, (name) => String(dozens[name]));
  const found = withCover(totals(findCounts(text), text), text);
  const correction = corrected.exec(text);
  if (correction && found.some(({ at }) => at < correction.index)) {
    const rest = text.slice(correction.index);
    const later = findCounts(rest).at(-1) ?? bareCount(rest);
    if (later) return { min: later.min, max: later.max, assumption: `${told(later)}, as the prompt corrects itself` };
  }
  if (found.length === 0) return kept(text) ?? fewPages(text) ?? onePager(text) ?? talkLength(text) ?? shortDeck(text);
  const order = { exact: 0, range: 1, max: 2, min: 3 } as const;
  const chosen = found.toSorted((a, b) => order[a.kind] - order[b.kind] || (a.kind === 'exact' ? b.max - a.max : b.at - a.at))[0]!;
  const distinct = [...new Set(found.map(told))];
  const low = found.find(({ kind }) => kind === 'min');
  const high = found.find(({ kind }) => kind === 'max');
  if (distinct.length === 2 && low && high && low.min <= high.max) return { min: low.min, max: high.max };
  const agrees = found.every((other) => chosen.max >= other.min && chosen.max <= other.max);
  if (distinct.length > 1 && !agrees) {
    return {
      min: chosen.min,
      max: chosen.max,
      conflict: `The brief asks for ${distinct.join(' and ')} slides; ${told(chosen)} was taken.`,
    };
  }
  return { min: chosen.min, max: chosen.max };
}

/** `6 Folien, am besten eine Folie zum Zuschuss`: what is asked for a part is less than the whole and says what it is for. */
function totals(all: readonly Found[], text: string): Found[] {
  const found = all
    .filter(({ at }) => !ofSource.test(text.slice(at, at + 60).replace(/^\S+?(?=[\s-])/u, '')))
    .filter(({ at }) => !ofDetail.test(text.slice(at, at + 40).replace(/^\S+\s?/u, '')));
  const whole = Math.max(0, ...found.map(({ max }) => max));
  return found.filter(
    ({ kind, at, max }) => kind !== 'exact' || max === whole || (max > 1 && !ofPart.test(text.slice(at, at + 40).replace(/^\S+\s?/u, ''))),
  );
}

/** `Seven slides plus the cover` are eight. */
function withCover(found: readonly Found[], text: string): Found[] {
  return coverApart.test(text) ? found.map((each) => ({ ...each, min: each.min + 1, max: each.max + 1 })) : [...found];
}

const coverApart =
  /(?<!\p{L})(?:plus|and|not (?:counting|including)|without(?: counting)?|excluding|besides) (?:an? |the )?(?:cover|title)(?: page| slide)?(?!\p{L})|(?<!\p{L})(?:cover|title)(?: page| slide)? (?:not (?:counted|included)|extra)(?!\p{L})|(?<!\p{L})(?:plus|zuzüglich|ohne|nicht mitgezählt:?) (?:das |die )?(?:deckblatt|titel(?:blatt|folie|seite))(?!\p{L})|(?<!\p{L})(?:deckblatt|titel(?:blatt|folie|seite)) (?:zählt nicht|nicht (?:mit)?gezählt|extra)(?!\p{L})|(?<!\p{L})(?:hors|sans (?:compter )?|plus )\s?(?:la )?(?:couverture|page de (?:garde|titre))(?!\p{L})|(?<!\p{L})(?:sin (?:contar )?|aparte |más )(?:de )?(?:la )?portada(?!\p{L})|(?<!\p{L})(?:sem (?:contar )?|fora |mais )(?:com )?(?:a )?capa(?!\p{L})|(?<!\p{L})(?:(?:senza (?:contare )?|esclusa |più )(?:la )?copertina|copertina esclusa)(?!\p{L})|表紙(?:を除|は(?:含|数え|別)|別)|(?:不含|不算|不包括)封面|封面(?:除外|不算|另)|(?:دون|باستثناء|عدا) الغلاف/u;

/** Pages of what is to be short, or a handful. */
const few = { min: 2, max: 6 } as const;
const handful = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?<!(?:with|including|plus|mit|avec|con|com) (?:an? |eine[rn]? |une? |uma? )?)(?:${lengths((each) => each.handful)})${gap}\\s*(?:${noun})`,
  'u',
);
const short = new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:${lengths((each) => each.short)})(?!\\p{Script=Latin})`, 'u');

/** `A handful of slides`. */
const fewPages = (text: string): SlideCount | null => (handful.test(text) ? few : null);

/** `Keep it short.` */
function shortDeck(text: string): SlideCount | null {
  return short.test(text) ? { ...few, assumption: `${few.max} slides at most, as the deck is to be short` } : null;
}

/** `Keep it to seven.`, `A deck for the board, no more than six please.`: of the deck, though it names no page. */
function kept(text: string): SlideCount | null {
  const exactly = keeping
    .exec(text)
    ?.slice(1)
    .find((number) => number !== undefined);
  const found = exactly ?? atMost.exec(text)?.[1];
  const count = found === undefined ? 0 : toNumber(found);
  return count > 1 && count <= 40 ? { min: exactly ? count : few.min, max: count } : null;
}

/** After what the deck is called, in the same sentence. */
const atMost = new RegExp(
  `(?<!\\p{L})(?:deck|presentation|slides|pages|präsentation|folien|seiten|présentation|diapos\\p{L}{0,6}|presentación|láminas|apresentação|presentazione)(?!\\p{L})[^.!?;\\n]{0,80}(?:${most})\\s*${n}(?=\\s*(?:please|bitte|s'il (?:te|vous) pla[iî]t|por favor|per favore)?\\s*(?:[.,;!?)\\n]|$))`,
  'u',
);

const keeping = new RegExp(
  `(?:^|[.!?;,\\n]\\s*)(?:please |so |and )?(?:keep|limit|hold|cap) (?:it|this|them|that|the deck) (?:to|at|down to) ${n}(?=\\s*(?:[.,;!?\\n]|$))|(?:^|[.!?;,\\n]\\s*)(?:bitte )?(?:bleib\\p{L}* bei|beschränk\\p{L}* (?:dich|es|das) auf|halt\\p{L}* (?:es|dich|das) (?:auf|an)) ${n}(?=\\s*(?:[.,;!?\\n]|$))|(?:^|[.!?;,\\n]\\s*)(?:limite[-\\p{L}]*|tiens-t'en|tenez-vous-en|reste[rz]?) (?:toi |vous )?à ${n}(?=\\s*(?:[.,;!?\\n]|$))|(?:^|[.!?;,\\n]\\s*)(?:que (?:sean|no pasen de)|que sejam|que não passem de|(?:al massimo )?che siano) ${n}(?=\\s*(?:[.,;!?\\n]|$))`,
  'u',
);

/** `How many slides?` – `Tom: Six`: in a talk, how many are asked for is answered by another. Null if nobody asks. */
export function countAnswered(talk: string): SlideCount | null {
  const found = answeredCount.exec(fold(talk).toLowerCase())?.[1];
  const count = found === undefined ? 0 : toNumber(found);
  return count > 1 && count <= 40 ? { min: count, max: count } : null;
}

const answeredCount = new RegExp(
  `(?:how many|wie ?viele|combien(?: de)?|cuánt[ao]s|quant[aoie]s?|何枚|何ページ|几页|多少页|几张|كم)(?:\\s?(?:${noun}))?(?:\\s\\p{L}{1,12}){0,3}(?:ですか|にしますか)?\\s?[?？؟]\\s*(?:[^:：?？\\n]{1,40}[:：]\\s*)?${n}(?=\\s*(?:[.,;!。、，]|${noun}|$|\\n))`,
  'u',
);

/** After the number: pages of what the deck is made from. */
const ofSource =
  /^[\s-](?:page|pages|seiten|seitige\p{L}*|páginas|pagine) (?:[\p{L}-]+ )?(?:reports?|documents?|pdfs?|stud(?:y|ies)|papers?|books?|manuals?|handbooks?|contracts?|berichte?s?|dokumente?s?|studien?)(?!\p{L})/iu;
/** After the number: what the pages are on. */
const ofPart =
  /^(?:\p{L}+\s)?(?:slides?|pages?|folien|seiten|diapos\p{L}*|láminas|páginas|pagine|diapositiv\p{L}+) (?:on|for each|about|per|of them|zu[mr]?|über|für jede\p{L}*|mit|sur|par|avec|sobre|por|con|com|su|per ogni)(?!\p{L})/iu;

/** After the number: `one page of detail is plenty` says how much of the deck, not how long it is. */
const ofDetail =
  /^(?:\p{L}+\s)?(?:slides?|pages?) of (?:the )?(?:details?|evidence|proof|background|back-?up|figures|numbers|analysis|charts?|tables?)(?!\p{L})|^(?:folien?|seiten?) (?:mit )?(?:details?|hintergrund|zahlen)(?!\p{L})|^(?:diapos\p{L}*|pages?|láminas?|páginas?|pagin[ae]|diapositiv\p{L}+) (?:de|di) (?:détails?|detalles?|detalhes?|dettagli\p{L}*)(?!\p{L})/iu;

function findCounts(text: string): Found[] {
  const found: Found[] = [];
  let rest = text;
  const take = (pattern: Sign | RegExp, make: (numbers: number[]) => Omit<Found, 'at'>) => {
    const matches = pattern instanceof Sign ? pattern.matchAll(rest) : [...rest.matchAll(pattern)];
    const parts: string[] = [];
    let at = 0;
    for (const match of matches) {
      const numbers = match
        .slice(1)
        .filter((group) => group !== undefined)
        .map(toNumber);
      found.push({ at: match.index, ...make(numbers) });
      parts.push(rest.slice(at, match.index), ' '.repeat(match[0].length));
      at = match.index + match[0].length;
    }
    rest = parts.join('') + rest.slice(at);
  };
  take(between, ([a, b]) => ({ kind: 'range', min: Math.min(a!, b!), max: Math.max(a!, b!) }));
  take(range, ([a, b]) => ({ kind: 'range', min: Math.min(a!, b!), max: Math.max(a!, b!) }));
  take(lessThan, ([a]) => ({ kind: 'max', min: Math.min(2, a! - 1), max: a! - 1 }));
  take(upTo, ([a]) => ({ kind: 'max', min: Math.min(2, a!), max: a! }));
  take(from, ([a]) => ({ kind: 'min', min: a!, max: Math.max(a!, Math.min(100, a! + 5)) }));
  take(exact, ([a]) => ({ kind: 'exact', min: a!, max: a! }));
  return found.sort((a, b) => a.at - b.at);
}

function bareCount(text: string): Found | null {
  const match = bare.exec(text);
  const count = match && toNumber(match[1]!);
  return count ? { at: match.index, kind: 'exact', min: count, max: count } : null;
}

function toNumber(text: string): number {
  return numberWords[text] ?? Number(text);
}

function told({ kind, min, max }: Found): string {
  if (kind === 'range') return `${min} to ${max}`;
  return kind === 'max' ? `at most ${max}` : kind === 'min' ? `at least ${min}` : `${max}`;
}

function onePager(text: string): SlideCount | null {
  return /(?<!\p{L})(?:one-pager|onepager|single slide|(?<!(?:that's|that is|it's|this is|(?<!\p{L})(?:this|that|it|on|to|as|be|is)) )a slide(?! of (?:its|their) own| on its own)|one-slider|einseiter)(?!\p{L})/iu.test(
    text,
  )
    ? { min: 1, max: 1 }
    : null;
}

/** A talk needs slightly less than a slide a minute. */
function talkLength(text: string): SlideCount | null {
  const match =
    /(\d{1,3})[\s-]*(?:minutes?|mins?|minuten|minutos?|minuti|分)[\s-]*(?:の)?(?:talk|session|presentation|slot|pitch|lecture|vortrag|präsentation|exposé|présentation|charla|presentación|発表|演讲)/u.exec(
      text,
    );
  if (!match) return null;
  const slides = Math.min(40, Math.max(3, Math.round(Number(match[1]) * 0.8)));
  return { min: Math.min(5, slides), max: slides, assumption: `${slides} slides at most, from the ${match[1]} minutes of the talk` };
}
