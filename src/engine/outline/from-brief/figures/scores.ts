/** Options scored by criteria: `Postgres vs MySQL vs SQLite` with `concurrency: 5, 4, 2`, or a table of both. */
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { type Figure, figureOf } from '../read/figures.ts';
import { capital } from '../read/topics.ts';
import type { Sentence } from '../said.ts';

export interface Scores {
  options: string[];
  /** One figure for each option, in their order. */
  criteria: { name: string; values: Figure[] }[];
  /** The highest score that can be given, if the brief says so. */
  highest: number | null;
  tells: number[];
  heading: string | null;
}

const mostScore = 10;
const lowIsBest = /lower is better|1 ?(?:=|is|being|:) ?(?:the )?(?:best|highest)|1 ?= ?(?:sehr gut|beste)|kleiner ist besser|plus bas/iu;
/** Criteria that do not count the same: plain totals would be wrong. */
const weighted =
  /(?<!\p{L})(?:weight(?:s|ed|ing)?|gewicht\p{L}*|pondér\p{L}*|ponder\p{L}*|pes[oi]s?|ponderaz\p{L}*)(?!\p{L})|重み|加重|权重|加权|وزن|أوزان/iu;
const scored =
  /(?<!\p{L})(?:scor\p{L}*|rat(?:ed|ings?)|points?|marks|bewert\p{L}*|punkte?\p{L}*|noten|not(?:e|es|é)s?|punt(?:os|uación|i|eggi\p{L}*)|pont(?:os|uaç\p{L}*)|vot[io])(?!\p{L})|評価|点|スコア|评分|得分|打分|تقييم|درجات|نقاط/iu;
const scale = /(?<!\d)[01]\s?(?:-|–|to|bis|à|a|から|到|～)\s?(5|10)(?!\d)/u;
const versus = /\s+(?:vs\.?|versus|gegen|contre|contra|contro|与|対)\s+/iu;
const listed = /^(.{2,48}?)\s*[:：=]\s*(\d+(?:[.,]\d)?(?:\s*[,/、，|]\s*\d+(?:[.,]\d)?)+)\.?$/u;

/** Null without two options and two criteria that score each of them. */
export function scoresIn(sentences: readonly Sentence[], brief: Brief): Scores | null {
  const text = sentences.map((sentence) => `${sentence.heading ?? ''} ${sentence.text}`).join(' ');
  const all = `${text} ${brief.instruction} ${brief.subject ?? ''}`;
  if (lowIsBest.test(all) || weighted.test(all)) return null;
  const highest = Number(scale.exec(text)?.[1] ?? 0) || null;
  const isScored = highest !== null || scored.test(all);
  return isScored ? (namedScores(sentences, brief, highest) ?? scoredList(sentences, brief, highest)) : null;
}

/** Criteria that were lines once may run on: `price: Hetzner 4, OVH 3 support: Hetzner 2, OVH 5`; the first may have become the heading. */
function linesOf({ text, heading }: Sentence): string[] {
  const lines = text.split(/;\s*|(?<=\d)[.,]?\s+(?=\p{L}[\p{L} -]{1,30}[:：])/u);
  const [first = ''] = lines;
  return heading === null || /[:：]/.test(first) ? lines : [`${heading}: ${first}`, ...lines.slice(1)];
}

/** `price: Hetzner 4, OVH 3`: a criterion a line, each option with its score. */
function namedScores(sentences: readonly Sentence[], brief: Brief, highest: number | null): Scores | null {
  const rows = sentences.flatMap((sentence) =>
    linesOf(sentence).flatMap((piece) => {
      const line = /^([^:：\d]{2,48}?)\s*[:：]\s*(\S.*)$/u.exec(piece.trim().replace(/[.。]$/u, ''));
      const cells = (line?.[2] ?? '')
        .split(/\s*[,、，]\s*/u)
        .map((cell) => /^(\p{L}[\p{L}\p{N} .&+-]{0,30}?)[ :=]+(\d{1,2}(?:[.,]\d)?)$/u.exec(cell));
      if (line === null || cells.length < 2 || cells.some((cell) => cell === null)) return [];
      const values = cells.map((cell) => figureOf(cell![2]!, brief.language));
      if (values.some((value) => value === null || value.value > (highest ?? mostScore))) return [];
      return [{ name: capital(line[1]!.trim()), options: cells.map((cell) => cell![1]!.trim()), values: values as Figure[], sentence }];
    }),
  );
  const [first] = rows;
  if (first === undefined || rows.length < 2) return null;
  const same = rows.every(
    ({ options, sentence }) => options.join('|') === first.options.join('|') && sentence.unit === first.sentence.unit,
  );
  if (!same || new Set(first.options).size < first.options.length) return null;
  const tells = [...new Set(rows.map(({ sentence }) => sentence.at))];
  return { options: first.options, criteria: rows, highest, tells, heading: first.sentence.heading };
}

function scoredList(sentences: readonly Sentence[], brief: Brief, highest: number | null): Scores | null {
  const rows = sentences.flatMap((sentence) =>
    sentence.text.split(/;\s*/).flatMap((piece) => {
      const found = listed.exec(piece.trim().replace(/^[\p{L}\s]{3,16}(?:\([^()]{1,24}\))?\s*:\s(?=[^:]{2,48}:)/u, ''));
      const values = (found?.[2] ?? '').split(/\s*[,/、，|]\s*/).map((value) => figureOf(value.trim(), brief.language));
      return found && values.every((value) => value !== null && value.value <= (highest ?? mostScore))
        ? [{ name: capital(found[1]!.trim()), values: values as Figure[], sentence }]
        : [];
    }),
  );
  const count = rows[0]?.values.length ?? 0;
  // A line that fits no option leaves the totals without a criterion.
  if (rows.some(({ values, sentence }) => values.length !== count || sentence.unit !== rows[0]!.sentence.unit)) return null;
  const fitting = rows;
  const named = [brief.subject ?? '', ...sentences.map((sentence) => sentence.text), brief.instruction].flatMap((said) =>
    optionsIn(said, brief.language),
  );
  const options = named.find((names) => names.length === count);
  if (fitting.length < 2 || options === undefined) return null;
  const tells = [...new Set(fitting.map(({ sentence }) => sentence.at))];
  return { options, criteria: fitting, highest, tells, heading: fitting[0]!.sentence.heading };
}

/** `Postgres vs MySQL vs SQLite`, `Compare A, B and C`. */
function optionsIn(text: string, language: LanguageCode): string[][] {
  const found: string[][] = [];
  if (versus.test(text)) {
    const parts = text.split(versus);
    const names = parts.map((part, index) => nameAt(part, index === 0 ? 'end' : index === parts.length - 1 ? 'start' : 'whole'));
    if (names.every((name) => name !== '')) found.push(names);
  }
  const list =
    /(?<!\p{L})(?:compar\p{L}*|between|options?:?|vendors?:?|candidates?:?|zwischen|vergleich\p{L}*|entre|tra|fra|alternativ\p{L}*:?)\s*:?\s+([^.:;?]{3,120})/iu.exec(
      text,
    )?.[1];
  if (list !== undefined || language === 'ja' || language === 'zh') {
    const names = (list ?? text)
      .split(/\s*,\s*(?:and |und |et |y |e )?|\s+(?:and|or|und|oder|et|ou|y|o|e)\s+|[、，]|と|和|与/u)
      .map((name, index, all) => nameAt(name, index === all.length - 1 ? 'start' : 'whole'));
    if (names.length > 1 && names.every((name) => name !== '')) found.push(names);
  }
  return found;
}

const word = String.raw`[\p{Lu}\d\p{Script=Han}\p{Script=Katakana}][\p{L}\p{N}.+&-]*`;
const phrase = `${word}(?: ${word}){0,2}`;
const places = {
  start: new RegExp(`^(?:the |our )?(${phrase}|\\p{L}+)`, 'u'),
  whole: new RegExp(`^(?:the |our )?(${phrase}|[\\p{L}-]+(?: [\\p{L}-]+){0,2})$`, 'u'),
} as const;

const isNamed = new RegExp(`^${word}$`, 'u');

function nameAt(text: string, place: keyof typeof places | 'end'): string {
  const found = place === 'end' ? lastName(text) : (places[place].exec(text.trim())?.[1] ?? '');
  // `Compare Postgres`: the verb that begins the sentence is no part of the name.
  return capital(found.replace(/^(?:compare|vergleiche|comparez?|compara|confronta) /iu, '').replace(/\.$/, ''));
}

/** The names a text ends with, at most three words; otherwise its last word. */
function lastName(text: string): string {
  const words = text.trim().split(/\s+/).slice(-3);
  const other = words.findLastIndex((each) => !isNamed.test(each));
  return other === words.length - 1 ? (/^\p{L}+$/u.test(words.at(-1) ?? '') ? words.at(-1)! : '') : words.slice(other + 1).join(' ');
}

/** A table whose cells are scores: criteria as rows and options as columns, or the other way round. */
export function scoredTable(
  block: { header: string[]; rows: string[][] },
  { brief, heading }: { brief: Brief; heading: string | null },
): Scores | null {
  const { language } = brief;
  if (block.header.length < 3 || block.rows.length < 2) return null;
  const about = [brief.prompt, heading ?? '', ...block.header].join(' ');
  if (lowIsBest.test(about) || weighted.test(about)) return null;
  const highest = Number(scale.exec(brief.prompt)?.[1] ?? 0) || null;
  const rows = block.rows.filter(([name]) => !/^(?:total|sum|summe|gesamt|totale?|合計|总计|المجموع)/iu.test(name ?? ''));
  const cells = rows.map((row) => row.slice(1, block.header.length).map((cell) => figureOf(cell.trim(), language)));
  const isScores = cells
    .flat()
    .every((value) => value !== null && value.unit === 'number' && value.value >= 0 && value.value <= (highest ?? mostScore));
  const said = /score|rating|criteri|kriteri|bewertung|punkt|critère|criterio|critério|note|評価|评分|معيار/iu.test(
    [heading ?? '', ...block.header].join(' '),
  );
  const complete = cells.every((row) => row.length === block.header.length - 1);
  if (!isScores || !complete || (!said && !(highest !== null && scored.test(brief.prompt)))) return null;
  const byRow =
    /criteri|kriteri|critère|criterio|critério|評価|标准|معيار|^$/iu.test(block.header[0] ?? '') ||
    !/option|vendor|anbieter|candidate|tool|product|supplier|system/iu.test(block.header[0] ?? '');
  const heads = block.header.slice(1);
  const names = rows.map(([name]) => capital(name ?? ''));
  const base = { highest, tells: [], heading };
  return byRow
    ? { ...base, options: heads, criteria: names.map((name, at) => ({ name, values: cells[at] as Figure[] })) }
    : { ...base, options: names, criteria: heads.map((name, at) => ({ name: capital(name), values: cells.map((row) => row[at]!) })) };
}
