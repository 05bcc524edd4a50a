/** A table of options scored by weighted criteria: the author's total decides; rows below it are facts about the options. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import type { Place } from '../place.ts';
import { clean, type Figure, figureOf } from '../read/figures.ts';

const weightHead =
  /^(?:weights?|weighting|gewicht(?:ung)?|pondération|poids|peso|ponderación|ponderação|ponderazione|重み|比重|权重|加权|الوزن|وزن)(?!\p{L})/iu;
const totalName =
  /(?:weighted|overall|total|final|sum|average|score|gewichtet\p{L}*|gesamt\p{L}*|summe|punkte|pondéré\p{L}*|globale?|totale?|moyenne|ponderad\p{L}*|media|puntuación|pontuação|ponderat\p{L}*|punteggio|加重|合計|総合|加权|总分|综合|合计|المجموع|المرجح|الإجمالي)/iu;
const lowIsBest =
  /lower is better|1 ?(?:=|is|being|:|\() ?(?:the )?(?:best|highest|good|very good)|1 ?(?:=|\() ?(?:sehr gut|beste|gut)|kleiner ist besser|plus bas/iu;
const inName = /[(（]\s*(\d{1,3}(?:[.,]\d+)?\s?[%％])\s*[)）]\s*$/u;
const mostScore = 10;
const mostOptions = 5;
/** Rounding of a total that the author wrote with two decimals. */
const tolerance = 0.06;

/** What the scores of a table come to. */
interface Weighted {
  options: string[];
  totals: FactId[];
  /** What the author calls the totals. */
  name: string;
  criteria: string[][];
  totalRow: string[] | null;
  /** Where the columns of the options begin. */
  first: number;
}

/** Null unless the weights add up to the whole and each total is that of its scores. */
export function weightedScores(
  { header, rows }: Block & { type: 'table' },
  { brief, facts }: Pick<Place, 'brief' | 'facts'>,
): Weighted | null {
  const { language } = brief;
  const weightAt = header.findIndex((head, at) => at > 0 && weightHead.test(head.trim()));
  const first = weightAt < 0 ? 1 : 2;
  const names = header.slice(first);
  if ((weightAt >= 0 && weightAt !== 1) || names.length < 2 || names.length > mostOptions || lowIsBest.test(brief.prompt)) return null;
  const weightOf = (row: readonly string[]) =>
    figureOf((weightAt < 0 ? (inName.exec(row[0] ?? '')?.[1] ?? '') : (row[weightAt] ?? '')).trim(), language);
  const isTotal = (row: readonly string[]) => totalName.test(row[0] ?? '') && (weightAt < 0 ? weightOf(row) === null : true);
  const end = rows.findIndex((row) => isTotal(row) || weightOf(row) === null);
  const criteria = rows.slice(0, end < 0 ? rows.length : end);
  const totalRow = rows.find(isTotal) ?? null;
  if (criteria.length < 2 || (totalRow !== null && rows.indexOf(totalRow) !== criteria.length)) return null;
  const weights = criteria.map((row) => weightOf(row)?.value ?? 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const cells = criteria.map((row) => names.map((_, at) => figureOf((row[first + at] ?? '').trim(), language)));
  const isScore = (figure: Figure | null) => figure !== null && figure.unit === 'number' && figure.value >= 0 && figure.value <= mostScore;
  // `40%`, or weights of points such as 3, 2 and 1.
  if (whole <= 0 || !cells.flat().every(isScore) || (weightOf(criteria[0]!)?.unit === 'ratio' && Math.abs(whole - 1) > 0.011)) return null;
  const computed = names.map((_, at) => clean(cells.reduce((sum, row, index) => sum + row[at]!.value * weights[index]!, 0) / whole));
  const written = totalRow === null ? null : names.map((_, at) => figureOf((totalRow[first + at] ?? '').trim(), language));
  if (written?.some((figure, at) => figure === null || Math.abs(figure.value - computed[at]!) > tolerance)) return null;
  const options = named(names, brief.prompt);
  const totals = options.map((option, at): FactId => {
    const own = written?.[at];
    if (own) return facts.give(own, option);
    const from = cells.map((row, index) => facts.give(row[at]!, `${criteria[index]![0]}, ${option}`));
    const shown = computed[at]!.toFixed(2).replace('.', /^(?:de|fr|es|pt|it)$/.test(language) ? ',' : '.');
    return facts.derive(
      computed[at]!,
      'number',
      option,
      `mean of the ${criteria.length} scores of ${option}, by their weights`,
      from,
      shown,
    );
  });
  const name = totalRow?.[0] ?? wordsOf(language).total;
  return { options, totals, name, criteria, totalRow, first };
}

export function weightedDraft(block: Block & { type: 'table' }, place: Place): Draft | null {
  const found = weightedScores(block, place);
  if (found === null) return null;
  const { header, rows } = block;
  const { brief, facts, heading } = place;
  const { language } = brief;
  const { options, totals, name, criteria, totalRow, first } = found;
  const order = options.map((_, at) => at).sort((a, b) => facts.value(totals[b]!) - facts.value(totals[a]!) || a - b);
  const [best, second] = order as [number, number];
  const say = catalogueOf(language);
  const points = { name: options[best]!, points: `{{${totals[best]}}}`, other: options[second]! };
  const tie = facts.value(totals[best]!) === facts.value(totals[second]!);
  const title = tie ? say.say('figures-scoreTie', points) : say.say('figures-scoreAhead', { ...points, next: `{{${totals[second]}}}` });
  const ids = totals.map((id) => `{{${id}}}`);
  const sum = totalRow === null ? [name, ...(first === 1 ? [] : [''])] : totalRow.slice(0, first);
  return {
    kind: 'table',
    title,
    ...(heading === null ? {} : { section: heading }),
    weight: 8,
    content: {
      columns: [
        ...header.slice(0, first).map((label, at) => ({ label, align: at === 0 ? ('left' as const) : ('right' as const) })),
        ...options.map((label, at) => ({ label, align: 'right' as const, ...(at === best && !tie ? { highlight: true } : {}) })),
      ],
      rows: [
        ...criteria.map((row) => ({ role: 'body' as const, cells: header.map((_, at) => row[at] ?? '') })),
        { role: 'total' as const, cells: [...sum, ...ids] },
        ...rows
          .slice(criteria.length + (totalRow === null ? 0 : 1))
          .map((row) => ({ role: 'body' as const, cells: header.map((_, at) => row[at] ?? '') })),
      ],
      reading: [],
    },
  };
}

/** `B` is Option B where the brief calls all of them so. */
function named(heads: readonly string[], prompt: string): string[] {
  const names = heads.map((head) => head.trim());
  if (!names.every((name) => /^(?:[A-F]|[1-6])$/u.test(name))) return names;
  const words = names.map((name) =>
    [...prompt.matchAll(new RegExp(`(?<!\\p{L})(\\p{Lu}\\p{L}{2,14}|[案方选]\\p{Script=Han})\\s?${name}(?![\\p{L}\\d%.])`, 'gu'))].map(
      ([, word]) => word!,
    ),
  );
  const word = words[0]!.find((each) => words.every((all) => all.includes(each)));
  return word === undefined ? names : names.map((name) => (/\p{Script=Han}/u.test(word) ? `${word}${name}` : `${word} ${name}`));
}
