/** Two periods of a table as the change of each row, where rows moved both ways or are of groups: sorted, under the change of the sum, and what the groups have in common. */

import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { FactId, Unit } from '../../../../model/fact.ts';
import { sentences } from '../../../brief/sentences.ts';
import { isDenied } from '../denied.ts';
import type { Draft } from '../draft.ts';
import { colonOf } from '../figures/measure-lines.ts';
import { goodDirection } from '../figures/nature.ts';
import type { Quantity } from '../figures/quantities.ts';
import { ToldFigures } from '../figures/told-figures.ts';
import type { Place } from '../place.ts';
import { titleOf } from '../prose/page-language.ts';
import type { Columns } from '../read/columns.ts';
import { clean } from '../read/figures.ts';
import { isCeiling } from './table-heads.ts';
import { type Given, type Shape, totalOf } from './table-shape.ts';

const ref = (id: FactId) => `{{${id}}}`;
const rows = { least: 3, most: 10 } as const;
const mostGroups = 4;
const mostReading = 3;

interface Moved {
  row: number;
  member: string;
  by: number;
  id: FactId;
}

/** Null where all rows moved one way and nothing groups them: there the two periods side by side say more. */
export function changesByRow(columns: Columns, { periods, subject, given }: Shape, place: Place, title: string): Draft | null {
  const [first, last, ...more] = periods;
  const { members } = columns;
  if (first === undefined || last === undefined || more.length > 0) return null;
  if (members.length < rows.least || members.length > rows.most) return null;
  const told = new ToldFigures(place.facts, place.brief.language);
  const moved = members.flatMap((member, row): Moved[] => {
    const [old, now] = [first.given.ids[row], last.given.ids[row]];
    return old && now ? [{ row, member, ...signed(old, now, member, told) }] : [];
  });
  const { unit } = place.facts.get(last.given.ids.find((id) => id !== null)!);
  const isBothWays = moved.some(({ by }) => by > 0) && moved.some(({ by }) => by < 0);
  if (moved.length < members.length || (unit !== 'money' && unit !== 'number' && unit !== 'count')) return null;
  const groups = groupsIn(columns);
  if (!isBothWays || (subject === null && columns.total === null)) return null;
  // Green and red say what is good: of `bursts` or `moves` nobody here knows.
  const good = goodDirection(subject ?? '', told.language);
  if (good === null && unit !== 'money') return null;
  const order = moved.toSorted((a, b) => b.by - a.by);
  const names = [subject ?? '', first.name, last.name];
  const total = [first.given, last.given].map((each) => totalOf(each, columns, place));
  const claim = claimOf(moved, place);
  const readings = groups === null ? [] : groupReadings(groups, moved, { given, told, periods: [first.given, last.given] });
  const reading = [
    ...(claim === null ? [] : [`${title}${told.language === 'ja' || told.language === 'zh' ? '。' : '.'}`]),
    ...readings,
  ].slice(0, mostReading);
  const cells = (row: number) => [
    members[row]!,
    ref(first.given.ids[row]!),
    ref(last.given.ids[row]!),
    ...(groups === null ? [] : [groups.cells[row]!]),
  ];
  const hasTotal = total.every((id) => id !== null);
  const fits = members.length + (hasTotal ? 1 : 0) <= 7;
  return {
    kind: 'comparison',
    title: claim ?? title,
    weight: 7.5,
    content: {
      categories: order.map(({ member }) => member),
      series: [{ name: `± ${subject ?? ''}`.trim(), values: order.map(({ id }) => id) }],
      variance: isCeiling(names, told.language) || good === 'down' ? 'down' : 'up',
      bars: true,
      ...(fits
        ? {
            aside: {
              columns: [columns.name, first.name, last.name, ...(groups === null ? [] : [groups.label])].map((label, at) => ({
                label,
                align: at === 1 || at === 2 ? ('right' as const) : ('left' as const),
              })),
              rows: [
                ...order.map(({ row, by }) => ({ role: by < 0 ? ('highlight' as const) : ('body' as const), cells: cells(row) })),
                ...(hasTotal
                  ? [
                      {
                        role: 'total' as const,
                        cells: [
                          columns.total?.[0] || wordsOf(told.language).total,
                          ...total.map((id) => ref(id!)),
                          ...(groups === null ? [] : ['']),
                        ],
                      },
                    ]
                  : []),
              ],
            },
          }
        : {}),
      reading,
    },
  } as Draft;
}

const falling =
  /(?<!\p{L})(?:fall|falls|fell|drop|decline|loss|losses|decrease|shrinkage|rückgang|rückgänge|verlust\p{L}*|minus|baisse|recul|chute|perte|caída|descenso|bajada|pérdida|queda|recuo|perda|calo|flessione|perdita)(?!\p{L})|減少|落ち込み|下降|减少|下滑/iu;

/** The author's sentence that says which rows the fall comes from, where these are the rows that fell. */
function claimOf(moved: readonly Moved[], { brief }: Place): string | null {
  const isNamed = (text: string, member: string) =>
    new RegExp(`(?<![\\p{L}\\d])${member.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(text);
  const texts = brief.material.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items.map(({ text }) => text) : [],
    ),
  );
  const found = texts
    .flatMap(sentences)
    .find(
      (text) =>
        falling.test(text) &&
        !/\d/.test(text) &&
        !isDenied(text, brief) &&
        moved.every(({ member, by }) => isNamed(text, member) === by < 0),
    );
  return found === undefined ? null : titleOf(found, brief.language);
}

/** `−230 k€`, in the figures' own writing. */
function signed(old: FactId, now: FactId, label: string, told: ToldFigures): { by: number; id: FactId } {
  const by = clean(told.facts.value(now) - told.facts.value(old));
  return { by, id: written(by, now, label, `${told.said(now)} less ${told.said(old)}`, [now, old], told) };
}

function written(by: number, like: FactId, label: string, formula: string, from: readonly FactId[], told: ToldFigures): FactId {
  const { unit, display = '', currency } = told.facts.get(like);
  const quantity: Quantity = {
    unit: unit as Unit,
    text: display.replace(/^[+−]/u, ''),
    value: told.facts.value(like),
    at: 0,
    end: 0,
    word: '',
    bare: false,
    ...(currency === undefined ? {} : { currency }),
  };
  const plain = told.facts.get(told.amount(Math.abs(by), quantity, label, formula, from)).display;
  return told.facts.derive(by, unit, label, formula, from, plain === undefined ? undefined : `${by > 0 ? '+' : by < 0 ? '−' : ''}${plain}`);
}

interface Groups {
  label: string;
  names: string[];
  /** By row. */
  cells: readonly string[];
}

/** A column of words that puts several rows together, such as the depot that serves them. */
function groupsIn({ words, members }: Columns): Groups | null {
  const found = words.filter(({ cells }) => {
    const names = new Set(cells);
    return (
      names.size >= 2 &&
      names.size <= mostGroups &&
      names.size < members.length &&
      cells.every((cell) => cell !== '' && cells.filter((each) => each === cell).length > 1)
    );
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : { label: only.label, names: [...new Set(only.cells)], cells: only.cells };
}

interface Known {
  given: readonly Given[];
  told: ToldFigures;
  periods: readonly Given[];
}

/** The change of each group, and the measures whose figures in one group lie all on one side of those in the other. */
function groupReadings(groups: Groups, moved: readonly Moved[], { given, told, periods }: Known): string[] {
  const say = catalogueOf(told.language);
  const colon = colonOf(told.language);
  const sums = groups.names.map((name) => {
    const own = moved.filter(({ row }) => groups.cells[row] === name);
    const from = own.map(({ id }) => id);
    const by = clean(own.reduce((sum, { by: each }) => sum + each, 0));
    return { name, id: written(by, from[0]!, name, `sum of ${own.map(({ member }) => member).join(', ')}`, from, told) };
  });
  return [
    `**${groups.label}${colon.trimEnd()}** ${say.list(sums.map(({ name, id }) => `${name} ${ref(id)}`))}.`,
    ...apartSaid(groups, given, periods, told).map(({ label, said }) => `**${label}${colon.trimEnd()}** ${said}.`),
  ].slice(0, mostReading);
}

/** What sets two groups apart, in which no figure of one reaches those of the other: the widest first. */
function apartSaid(
  groups: Groups,
  given: readonly Given[],
  periods: readonly Given[],
  told: ToldFigures,
): { label: string; said: string }[] {
  if (groups.names.length !== 2) return [];
  const comma = told.language === 'ja' || told.language === 'zh' ? '、' : ', ';
  const range = (each: Given, name: string) => {
    const ids = each.ids.flatMap((id, row) => (id !== null && groups.cells[row] === name ? [id] : []));
    const sorted = ids.toSorted((a, b) => told.facts.value(a) - told.facts.value(b));
    const [low, high] = [sorted[0]!, sorted.at(-1)!];
    return told.facts.value(low) === told.facts.value(high) ? ref(low) : `${ref(low)}–${ref(high)}`;
  };
  return given
    .filter((each) => !periods.includes(each) && isApart(each, groups, told))
    .toSorted((a, b) => spread(b, told) - spread(a, told))
    .map((each) => ({ label: each.measure.label, said: groups.names.map((name) => `${name} ${range(each, name)}`).join(comma) }));
}

/** `Délai : Ouest 12–14 jours, Nord 26–29 jours`: what the groups of a table have apart besides the change. */
export function groupTitle(columns: Columns, { periods, given }: Shape, place: Place): string | null {
  const groups = groupsIn(columns);
  const told = new ToldFigures(place.facts, place.brief.language);
  const [first] =
    groups === null
      ? []
      : apartSaid(
          groups,
          given,
          periods.map((each) => each.given),
          told,
        );
  return first === undefined ? null : `${first.label}${colonOf(told.language)}${first.said}`;
}

const spread = ({ ids }: Given, told: ToldFigures) => {
  const values = ids.flatMap((id) => (id === null ? [] : [told.facts.value(id)]));
  return Math.max(...values) / Math.max(1e-9, Math.min(...values));
};

const leastSpread = 1.2;

function isApart(each: Given, { names, cells }: Groups, told: ToldFigures): boolean {
  if (each.ids.some((id) => id === null) || spread(each, told) < leastSpread) return false;
  const [one, other] = names.map((name) => each.ids.flatMap((id, row) => (cells[row] === name ? [told.facts.value(id!)] : [])));
  return Math.max(...one!) < Math.min(...other!) || Math.max(...other!) < Math.min(...one!);
}
