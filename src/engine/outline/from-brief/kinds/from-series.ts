/** Measures over periods: a trend for each, the total against a prior period and a target stated elsewhere, and tiles. */
import { catalogueOf, inner, wordsOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { ScorecardContent } from '../../../kinds/scorecard.ts';
import { periodLabel } from '../deck/period-label.ts';
import type { Draft } from '../draft.ts';
import { longestTitle, toneOf } from '../figures/claims.ts';
import { courseClaim } from '../figures/course-claim.ts';
import { addsUpOverTime } from '../figures/nature.ts';
import { ToldFigures } from '../figures/told-figures.ts';
import { type Place, titled } from '../place.ts';
import { sizeOf } from '../prose/page-language.ts';
import type { Columns, Measure } from '../read/columns.ts';
import { clean, type Figure } from '../read/figures.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import type { StatedFigure } from '../read/stated-figures.ts';
import { changeFact } from './change-fact.ts';

const ref = (id: FactId) => `{{${id}}}`;

/** Figures of a measure as facts, null for an empty cell. */
export function measureFacts(measure: Measure, { members }: Columns, { facts }: Place): (FactId | null)[] {
  return measure.figures.map((figure, at) =>
    figure === null ? null : facts.give(figure, `${measure.label}, ${members[at]}`, writtenUnder(measure, figure)),
  );
}

/** The currency and unit that a head gives its figures; not to those that name their unit themselves. */
export function writtenUnder({ currency, unit }: Measure, figure: Figure): { format: true; currency?: string; unit?: string } {
  const named = unit !== null && figure.text.endsWith(unit);
  return { format: true, ...(currency === null ? {} : { currency }), ...(unit === null || named ? {} : { unit }) };
}

/** A course for each measure under its claim; from three measures on, tiles with the latest figures before them. */
export function seriesDrafts(table: Columns, place: Place): Draft[] {
  const columns = { ...table, members: table.members.map((member) => named(member, place)) };
  const told = { tiles: [] as ScorecardContent['tiles'], claims: [] as string[] };
  const pages = columns.measures.slice(0, 6).flatMap((measure, index) => measurePages(measure, columns, place, index === 0, told));
  const { tiles, claims } = told;
  const [one, other] = claims;
  if (tiles.length < 3 || one === undefined || other === undefined) return pages;
  const both = catalogueOf(place.brief.language).say('figures-both', { one, other: place.brief.language === 'de' ? other : inner(other) });
  const summary: Draft = {
    kind: 'scorecard',
    title: sizeOf(both) <= longestTitle ? both : titled(place.heading, one, place.brief.language),
    weight: 7,
    content: { tiles, periods: columns.members },
  };
  return [summary, ...pages];
}

function measurePages(
  measure: Measure,
  columns: Columns,
  place: Place,
  main: boolean,
  told: { tiles: ScorecardContent['tiles']; claims: string[] },
): Draft[] {
  const { brief, facts, heading } = place;
  const words = wordsOf(brief.language);
  const catalogue = catalogueOf(brief.language);
  const ids = measureFacts(measure, columns, place);
  const { label } = measure;
  const known = ids.flatMap((id, at) => (id === null ? [] : [{ id, period: columns.members[at]! }]));
  if (known.length < 2) return [];
  const base = { weight: main || columns.measures.length < 3 ? 6 : 5 };
  const course = courseClaim(
    { name: label, ids: known.map(({ id }) => id), periods: known.map(({ period }) => period) },
    new ToldFigures(facts, brief.language),
  );
  const gaps = ids.flatMap((id, at) => (id === null ? [columns.members[at]!] : []));
  // Months add up to a quarter; nobody adds years.
  const areYears = columns.members.every((member) => /^(?:FY ?)?(?:20)?\d\d(?:年度?)?$/u.test(member));
  const isFlow = measure.additive && !areYears && addsUpOverTime(label, facts.get(known[0]!.id).unit);
  const total = isFlow && gaps.length === 0 && known.every(({ id }) => facts.value(id) >= 0) ? sumOf(label, known, facts) : null;
  const reading = [
    ...course.reading,
    ...(total === null ? [] : [catalogue.say('given-total', { label, value: ref(total) })]),
    ...(gaps.length === 0 || gaps.length > 4 ? [] : [catalogue.say('figures-noFigure', { names: gaps })]),
  ];
  const last = known.at(-1)!;
  const change = changeOver(known, label, place);
  told.claims.push(course.short);
  told.tiles.push({
    label: `${label} (${last.period})`,
    value: ref(last.id),
    ...(ids.length >= 3 && ids.length <= 16 ? { trend: ids } : {}),
    ...change,
  });
  const chart: Draft = {
    kind: 'trend',
    title: titled(heading, course.title, brief.language),
    section: label,
    ...base,
    content: {
      chart: measure.additive ? 'column' : 'line',
      periods: columns.members,
      series: [{ name: label, values: ids }],
      partial: [],
      reading,
    },
  };
  const pages = [chart];
  if (total === null) return pages;
  const { unit } = facts.get(total);
  const inUnit = (each: Measure) => measureFacts(each, columns, place).some((id) => id !== null && facts.get(id).unit === unit);
  const alone = unit !== 'number' && columns.measures.filter(inUnit).length === 1;
  const prior = matching(place, total, 'prior', { label, alone });
  const target = matching(place, total, 'target', { label, alone });
  const old = prior && facts.give(prior.figure, prior.label);
  if (!target) return pages;
  const goal = facts.give(target.figure, target.label);
  const reached = facts.derive(
    clean(facts.value(total) / facts.value(goal)),
    'ratio',
    label,
    `${label} in total divided by ${target.label}`,
    [total, goal],
  );
  const now = (brief.period && periodLabel(brief.period, brief.language)) ?? words.total;
  const categories = [...(prior ? [prior.label] : []), target.label, `${label} ${now}`];
  return [
    ...pages,
    {
      kind: 'comparison',
      title: titled(
        heading,
        catalogue.say('given-ofTarget', {
          label,
          change: `{{${reached}}}`,
          target: brief.language === 'en' ? lower(target.label) : target.label,
        }),
        brief.language,
      ),
      ...base,
      section: target.label,
      weight: 7,
      content: {
        categories,
        series: [{ name: label, values: [...(old ? [old] : []), goal, total] }],
        highlight: categories.length - 1,
        reading: [],
      },
    },
  ];
}

/** `2026-07` → July 2026. */
function named(member: string, { brief }: Place): string {
  return /^20\d\d-(?:0[1-9]|1[0-2]|Q[1-4])$/.test(member) ? (periodLabel(member, brief.language) ?? member) : member;
}

function sumOf(label: string, known: readonly { id: FactId }[], facts: GivenFacts): FactId {
  const ids = known.map(({ id }) => id);
  const sum = clean(ids.reduce((all, id) => all + facts.value(id), 0));
  return facts.derive(sum, facts.get(ids[0]!).unit, label, `sum of ${label} over the ${ids.length} rows of the table in the brief`, ids);
}

/** From the period before the latest. */
function changeOver(
  known: readonly { id: FactId; period: string }[],
  label: string,
  place: Place,
): Pick<ScorecardContent['tiles'][number], 'change'> {
  const [before, last] = [known.at(-2)!, known.at(-1)!];
  if (place.facts.value(before.id) <= 0) return {};
  const id = changeFact(place, before.id, last.id, label);
  const by = place.facts.value(id);
  const direction = by > 0 ? 'up' : by < 0 ? 'down' : 'flat';
  return {
    change: { text: `{{${id}|label}} (${before.period}: ${ref(before.id)})`, direction, tone: toneOf(by, label, place.brief.language) },
  };
}

/** The stated prior or target figure that belongs to a total: same unit and a similar name, or `alone` in its unit, so that no other can be meant. */
function matching(
  { stated, facts, brief }: Place,
  total: FactId,
  role: 'prior' | 'target',
  { label, alone }: { label: string; alone: boolean },
): StatedFigure | undefined {
  const { unit } = facts.get(total);
  const quarter = brief.period?.split('-')[1];
  const isPrior = (figure: StatedFigure) => {
    const named = /(?<!\p{L})[QTH][1-4](?!\p{L})/u.exec(figure.label)?.[0];
    return figure.role === 'prior' || (figure.role === 'actual' && named !== undefined && quarter !== undefined && named !== quarter);
  };
  const candidates = stated.filter(
    (figure) => figure.figure.unit === unit && (role === 'target' ? figure.role === 'target' : isPrior(figure)),
  );
  const named = candidates.find((figure) => figure.label.toLowerCase().includes(label.toLowerCase().split(' ').at(-1)!));
  return named ?? (alone && candidates.length === 1 ? candidates[0] : undefined);
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
