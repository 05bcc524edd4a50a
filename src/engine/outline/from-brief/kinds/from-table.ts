/** A table as pages: a trend, a ranking, a comparison, or the table itself. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import { type Columns, type Measure, readColumns } from '../read/columns.ts';
import { clean } from '../read/figures.ts';
import { dateCourses } from './from-dates.ts';
import { measureFacts, seriesDrafts } from './from-series.ts';
import { changeFact } from './from-stated.ts';

export function tableDrafts(block: Block & { type: 'table' }, place: Place): Draft[] {
  const columns = readColumns(block, place.brief.language);
  if (columns.dated && columns.measures.length > 0) return seriesDrafts(columns, place);
  const { measures } = columns;
  if (measures.length === 0 || mixed(measures)) return [plainTable(block, columns, place), ...dateCourses(columns, place)];
  // If text columns prevail, show the whole table first, then what its figures and dates show.
  if (columns.words.length > measures.length)
    return [
      plainTable(block, columns, place),
      ...members(block, columns, place).filter(({ kind }) => kind === 'ranking'),
      ...dateCourses(columns, place),
    ];
  if (measures.length > 1 && measures.length <= 3 && alike(measures)) return sides(columns, place);
  return members(block, columns, place);
}

/** Rates and amounts in one column, or sizes too different for one axis. */
function mixed(measures: readonly Measure[]): boolean {
  return measures.some(({ figures }) => {
    const present = figures.filter((figure) => figure !== null);
    const sizes = present.map(({ value }) => Math.abs(value)).filter((value) => value > 0);
    return new Set(present.map(({ unit }) => unit)).size > 1 || Math.max(...sizes) > 500 * Math.min(...sizes);
  });
}

/** Two or three columns of one measure: this year and last, plan and actual. */
function alike(measures: readonly Measure[]): boolean {
  const stem = ({ label }: Measure) => label.replace(/\s*(?:20\d\d|plan|actual|target|ist|soll|budget|q[1-4])\s*/giu, '').toLowerCase();
  const [first] = measures;
  return measures.every((measure) => stem(measure) === stem(first!) && measure.unit === first!.unit);
}

function sides(columns: Columns, place: Place): Draft[] {
  const { brief, heading, facts } = place;
  const catalogue = catalogueOf(brief.language);
  const ids = columns.measures.map((measure) => measureFacts(measure, columns, place));
  const [before, after] = [ids.at(-2)!, ids.at(-1)!];
  const changes = columns.members.flatMap((member, at) => {
    const [old, now] = [before[at], after[at]];
    return old && now && facts.value(old) > 0 ? [{ member, now, id: changeFact(place, old, now, member) }] : [];
  });
  const [largest] = changes.toSorted((a, b) => Math.abs(facts.value(b.id)) - Math.abs(facts.value(a.id)));
  const pattern = largest && facts.value(largest.id) < 0 ? 'given-fell' : 'given-rose';
  const claim = largest
    ? catalogue.say(pattern, { label: largest.member, change: `{{${largest.id}|abs}}`, value: `{{${largest.now}}}` })
    : columns.measures.at(-1)!.label;
  return [
    {
      kind: 'comparison',
      title: titled(heading, claim, brief.language),
      lead: columns.measures.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)).join(', '),
      weight: 6,
      source: wordsOf(brief.language).brief,
      content: {
        categories: columns.members,
        series: columns.measures.map(({ label }, at) => ({ name: label, values: ids[at]! })),
        reading: [],
      },
    },
  ];
}

function members(block: Block & { type: 'table' }, columns: Columns, place: Place): Draft[] {
  const { brief, heading, facts } = place;
  const catalogue = catalogueOf(brief.language);
  const words = wordsOf(brief.language);
  const drafts: Draft[] = [];
  for (const measure of columns.measures.slice(0, 3)) {
    const ids = measureFacts(measure, columns, place);
    const items = columns.members
      .flatMap((label, at) => (ids[at] ? [{ label, value: ids[at] }] : []))
      .sort((a, b) => facts.value(b.value) - facts.value(a.value) || (a.label < b.label ? -1 : 1));
    const best = items[0];
    if (!best || items.length < 2) continue;
    const name = catalogue.say('given-by', {
      label: measure.label,
      other: brief.language === 'en' ? columns.name.toLowerCase() : columns.name,
    });
    const claim = catalogue.say('given-leads', { label: best.label, value: `{{${best.value}}}` });
    drafts.push({
      kind: 'ranking',
      section: measure.label,
      title: titled(heading ?? name, claim, brief.language),
      lead: name,
      weight: 6,
      source: words.brief,
      content: { items, highlight: 0, reading: [] },
    });
    if (!measure.additive || items.some(({ value }) => facts.value(value) < 0)) continue;
    const values = items.map(({ value }) => value);
    const total = facts.derive(
      clean(values.reduce((sum, id) => sum + facts.value(id), 0)),
      facts.get(best.value).unit,
      measure.label,
      `sum of ${measure.label} over the ${items.length} rows of the table in the brief`,
      values,
    );
    const totalTitle = catalogue.say('given-total', { label: measure.label, value: `{{${total}}}` });
    if (items.length <= 8 && facts.value(total) > 0) {
      const shares = values.map((id, at) =>
        facts.derive(clean(facts.value(id) / facts.value(total)), 'ratio', items[at]!.label, `${items[at]!.label} divided by the total`, [
          id,
          total,
        ]),
      );
      drafts.push({
        kind: 'share',
        title: titled(heading, totalTitle, brief.language),
        lead: name,
        weight: 4,
        source: words.brief,
        content: { parts: items.map(({ label }) => label), columns: [{ label: measure.label, values: shares }], highlight: 0, reading: [] },
      });
    }
    if (measure === columns.measures[0] && items.length > 2) drafts.unshift(summary(measure, total, items, place));
    drafts.push({
      kind: 'table',
      title: titled(heading, name, brief.language),
      weight: 5,
      source: words.brief,
      content: {
        columns: [
          { label: columns.name, align: 'left' },
          { label: measure.label, align: 'right' },
        ],
        rows: [
          ...items.map(({ label, value }) => ({ cells: [label, `{{${value}|full}}`], role: 'body' as const })),
          { cells: [words.total, `{{${total}|full}}`], role: 'total' as const },
        ],
        reading: [],
      },
    });
  }
  return drafts.length > 0 ? drafts : [plainTable(block, columns, place)];
}

/** The total with the largest and the smallest member. */
function summary(measure: Measure, total: FactId, items: readonly { label: string; value: FactId }[], { brief, heading }: Place): Draft {
  const words = wordsOf(brief.language);
  const shown = [{ label: `${measure.label}, ${words.total}`, value: total }, items[0]!, items.at(-1)!];
  return {
    kind: 'scorecard',
    title: titled(heading, catalogueOf(brief.language).say('role-figures'), brief.language),
    weight: 5,
    source: words.brief,
    content: { tiles: shown.map(({ label, value }) => ({ label, value: `{{${value}}}` })), periods: [] },
  };
}

/** The author's table as it is. */
function plainTable({ header, rows }: Block & { type: 'table' }, columns: Columns, place: Place): Draft {
  const { brief, heading } = place;
  const right = new Set(columns.measures.map(({ at }) => at));
  const uniform = !mixed(columns.measures);
  const ids = new Map(uniform ? columns.measures.map((measure) => [measure.at, measureFacts(measure, columns, place)]) : []);
  const cell = (text: string, row: number, at: number) => (ids.get(at)?.[row] ? `{{${ids.get(at)![row]}|full}}` : text);
  const named = (head: string, at: number) =>
    [...columns.measures, ...columns.words].find((column) => column.at === at)?.label ?? (at === 0 ? columns.name : head);
  return {
    kind: 'table',
    title: heading ?? columns.name,
    weight: 6,
    source: wordsOf(brief.language).brief,
    content: {
      columns: header.slice(0, 9).map((label, at) => ({
        label: ids.has(at) || /_|^\p{Ll}/u.test(label) ? named(label, at) : label,
        align: right.has(at) ? 'right' : 'left',
      })),
      rows: rows.map((row, at) => ({ cells: row.slice(0, 9).map((text, column) => cell(text, at, column)), role: 'body' as const })),
      reading: [],
    },
  };
}
