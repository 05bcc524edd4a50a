/** Pages of series told in words: a chart for one, small charts for up to four over the same periods, a table for more. */
import { catalogueOf, inner } from '../../../../../languages/catalogue.ts';
import type { Brief } from '../../../../../model/brief.ts';
import type { FactId } from '../../../../../model/fact.ts';
import { periodLabel } from '../../deck/period-label.ts';
import type { Draft } from '../../draft.ts';
import { changeFact } from '../../kinds/change-fact.ts';
import { seriesDrafts } from '../../kinds/from-series.ts';
import type { Place } from '../../place.ts';
import { wordsIn } from '../../prose/strength.ts';
import type { Finding, Reader, Sentence } from '../../said.ts';
import { longestTitle } from '../claims.ts';
import { asLine } from '../own-words.ts';
import { quantitiesIn } from '../quantities.ts';
import { ToldFigures } from '../told-figures.ts';
import { periodsNamed } from './periods.ts';
import type { Present } from './spoken-courses.ts';
import { keyOf, type ToldSeries, toldSeries } from './told-series.ts';

const ref = (id: FactId) => `{{${id}}}`;
const most = { charts: 4, rows: 8, reading: 3, words: 55, figures: 5 } as const;
/** What stands before a series says something of it from so many words on; shorter, it is a heading or an opening. */
const leastWords = { before: 5, after: 3 } as const;
const weight = 7.6;

export const readSeries: Reader = (sentences, { brief, facts, asOf }) => {
  const year = asOf === undefined ? null : Number(asOf.slice(0, 4));
  const place: Place = { brief, facts, heading: null, stated: [] };
  const groups = overSamePeriods(toldSeries(sentences, brief.language, presentOf(brief, year)));
  return groups.flatMap((all): Finding[] => {
    const group = distinct(all).slice(0, most.rows);
    const told = [...new Set(group.flatMap((series) => series.sentences))].sort((a, b) => a.at - b.at);
    const more = explaining(told, sentences, place);
    const lines = more.map(({ text }) => asLine(text, { brief, facts }));
    const page = group.length === 1 ? coursePage(group[0]!, place) : manyPage(group, place);
    if (page === null) return [];
    const tells = [...told, ...more].map(({ at }) => at).sort((a, b) => a - b);
    const dropped = told.filter((sentence) => group.some((series) => series.sentences.includes(sentence) && !series.whole));
    const noted = dropped.length === 0 ? page : ({ ...page, notes: dropped.map(({ text }) => text) } as Draft);
    const said = lines.length === 0 ? noted : ({ ...noted, content: { ...noted.content, reading: lines } } as Draft);
    return [{ tells, page: { ...said, weight } as Draft, point: page.title, apart: true }];
  });
};

/** The quarter, month or year that the deck is of, as a brief names it. */
function presentOf({ period, language }: Brief, year: number | null): Present {
  const label = period === null ? undefined : periodLabel(period, language);
  const [named] = label === undefined ? [] : periodsNamed(label, language, null);
  return { period: named ?? null, year: named?.year ?? year };
}

function overSamePeriods(all: readonly ToldSeries[]): ToldSeries[][] {
  const groups = new Map<string, ToldSeries[]>();
  for (const series of all) groups.set(keyOf(series.periods), [...(groups.get(keyOf(series.periods)) ?? []), series]);
  return [...groups.values()];
}

/** Of two series with one name, the first; the second is a part of it, or told again. */
function distinct(all: readonly ToldSeries[]): ToldSeries[] {
  const names = new Set<string>();
  return all.filter(({ label }) => !names.has(label.toLowerCase()) && names.add(label.toLowerCase()));
}

/** One measure, as the column of a table over periods would be. */
function coursePage({ label, figures, periods }: ToldSeries, place: Place): Draft | null {
  const [page] = seriesDrafts(
    {
      name: '',
      members: periods.map(({ name }) => name),
      dated: true,
      measures: [
        { label, head: label, unit: null, currency: null, additive: figures.every(({ unit }) => unit !== 'ratio'), figures, at: 1 },
      ],
      words: [],
      rows: [],
      total: null,
    },
    place,
  );
  return page ?? null;
}

interface Row {
  label: string;
  ids: FactId[];
  first: FactId;
  last: FactId;
  /** How far it moved, as a factor either way. */
  moved: number;
}

function manyPage(group: readonly ToldSeries[], place: Place): Draft {
  const { facts } = place;
  const periods = group[0]!.periods.map(({ name }) => name);
  const rows = group.map(({ label, figures }): Row => {
    const ids = figures.map((figure, at) => facts.give(figure, `${label}, ${periods[at]}`, { format: true }));
    const [first, last] = [ids[0]!, ids.at(-1)!];
    const [a, b] = [facts.value(first), facts.value(last)];
    return { label, ids, first, last, moved: a > 0 && b > 0 ? Math.abs(Math.log(b / a)) : Number.POSITIVE_INFINITY };
  });
  const title = titleOf(rows, place);
  if (rows.length > most.charts) return tablePage(rows, periods, title, place);
  return {
    kind: 'small-multiples',
    title,
    weight,
    content: {
      chart: 'column',
      measures: true,
      periods,
      panels: rows.map(({ label, ids }, at) => ({ label: `${label}${unitOf(group[at]!)}`, values: ids })),
      partial: [],
      reading: [],
    },
  };
}

/** The unit stands once, beside the name; labels are figures alone. */
function unitOf({ label, figures }: ToldSeries): string {
  const word = figures.at(-1)!.word;
  return word === '' || label.toLowerCase().includes(word.toLowerCase()) ? '' : ` (${word})`;
}

/** What moved most, and beside it what moved the other way. */
function titleOf(rows: readonly Row[], { facts, brief }: Place): string {
  const say = catalogueOf(brief.language);
  const told = new ToldFigures(facts, brief.language);
  const by = ({ first, last }: Row) => facts.value(last) - facts.value(first);
  const moved = rows.filter((row) => by(row) !== 0).toSorted((a, b) => b.moved - a.moved);
  const claim = ({ label, first, last }: Row, isSecond = false) => {
    const isUp = facts.value(last) > facts.value(first);
    // After a semicolon a name begins in lower case, but for languages that write nouns with a capital.
    const name = isSecond && brief.language !== 'de' ? inner(label) : label;
    return say.say(isUp ? 'figures-roseFrom' : 'figures-fellFrom', { label: name, prior: ref(first), now: ref(last) });
  };
  const pairs = moved.flatMap((one) => moved.filter((other) => other !== one).map((other) => [one, other] as const));
  const against = pairs.filter(([one, other]) => by(one) > 0 !== by(other) > 0);
  const both = [...against, ...pairs].map(([one, other]) => say.say('figures-beside', { one: claim(one), other: claim(other, true) }));
  const fitting = [...both, ...moved.map((row) => claim(row))].find((title) => told.length(title) <= longestTitle + 4);
  return fitting ?? rows.map(({ label }) => label).join(', ');
}

/** One row a measure, the change since the first period last. */
function tablePage(rows: readonly Row[], periods: readonly string[], title: string, place: Place): Draft {
  const { facts } = place;
  return {
    kind: 'table',
    title,
    weight,
    content: {
      columns: [
        { label: '', align: 'left' },
        ...periods.map((label) => ({ label, align: 'right' as const })),
        { label: catalogueOf(place.brief.language).say('statement-ratio-change'), align: 'right' },
      ],
      rows: rows.map(({ label, ids, first, last }) => ({
        cells: [label, ...ids.map(ref), facts.value(first) > 0 ? `{{${changeFact(place, first, last, label)}|signed}}` : ''],
        role: 'body' as const,
      })),
      reading: [],
    },
  };
}

/** What its author says around the series, in few words: the sentences of their paragraph that bring no listing of their own. */
function explaining(told: readonly Sentence[], sentences: readonly Sentence[], { brief }: Place): Sentence[] {
  const at = new Map(sentences.map((sentence) => [sentence.at, sentence]));
  const isPlain = ({ text, list }: Sentence) =>
    list === null && quantitiesIn(text, brief.language).length <= most.figures && !/[?？؟]/u.test(text);
  const beside = (series: Sentence, step: 1 | -1): Sentence[] => {
    const said: Sentence[] = [];
    for (let next = at.get(series.at + step); next !== undefined && said.length < most.reading; next = at.get(next.at + step)) {
      const isSame = next.unit === series.unit && (next.heading === series.heading || next.heading === null);
      const isShort = wordsIn(next.text) < (step > 0 ? leastWords.after : leastWords.before);
      if (told.includes(next) || !isSame || isShort || !isPlain(next)) break;
      said.push(next);
    }
    return said;
  };
  // First what follows: a cause comes after what it explains.
  const found = new Set<Sentence>();
  let words = 0;
  for (const sentence of [...told.flatMap((series) => beside(series, 1)), ...told.flatMap((series) => beside(series, -1))]) {
    const size = wordsIn(sentence.text);
    if (found.has(sentence) || found.size >= most.reading || words + size > most.words) continue;
    found.add(sentence);
    words += size;
  }
  return [...found].sort((a, b) => a.at - b.at);
}
