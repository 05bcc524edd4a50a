/** A plan and what came or is expected of it, with the author's column of deviations: the total's, and where it comes from. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { longestTitle } from '../figures/claims.ts';
import { goodDirection } from '../figures/nature.ts';
import { ToldFigures } from '../figures/told-figures.ts';
import type { Place } from '../place.ts';
import { type Columns, figureUnder } from '../read/columns.ts';
import { clean, type Figure } from '../read/figures.ts';
import { isCeiling, planned } from './table-heads.ts';
import { type Given, totalOf } from './table-shape.ts';

const deviation =
  /^(?:variances?|deviations?|difference|diff\.?|delta|gap|over\/under|abweichung(?:en)?|differenz|unterschied|écarts?|différence|desviaci(?:ón|ones)|diferencia|variación|desvios?|diferença|variação|scostament[oi]|differenza|差異|差額|差|増減|差额|偏差|差异|الفرق|الانحراف|الفارق)(?!\p{L})/iu;
const most = { rows: 7, names: 3 } as const;

const ref = (id: FactId) => `{{${id}}}`;

/** `given`: the measures of the table with their facts. Null where the deviations are not those of the second figure from the first. */
export function varianceDraft(block: Block & { type: 'table' }, columns: Columns, given: readonly Given[], place: Place): Draft | null {
  const { brief, facts, heading } = place;
  const at = block.header.findIndex((head) => deviation.test(head.trim()));
  const [base, now, ...others] = given.filter(({ measure }) => measure.at !== at);
  if (base === undefined || now === undefined || others.length > 0 || block.header.length > (at < 0 ? 3 : 4)) return null;
  if (!planned.test(base.measure.label) || columns.members.length < 2 || columns.members.length > most.rows) return null;
  const said = new ToldFigures(facts, brief.language);
  const gapOf = (member: string, from: FactId | null, to: FactId | null, cell: string | undefined) => {
    if (!from || !to || facts.get(from).unit !== 'money') return null;
    const value = clean(facts.value(to) - facts.value(from));
    const own = cell === undefined ? null : signedFigure(cell, block.header[at]!, place);
    if (cell !== undefined && (own === null || Math.abs(Math.abs(own.value) - Math.abs(value)) > 1e-6 * Math.max(1, Math.abs(value))))
      return null;
    const distance = like(said, from, to, member);
    const text = facts.get(distance).display ?? said.shown(`{{${distance}|abs}}`);
    const sign = value > 0 ? '+' : value < 0 ? '−' : '';
    const id = facts.derive(value, 'money', member, `${said.said(to)} less ${said.said(from)}`, [to, from], `${sign}${text}`);
    return { member, id, value, distance };
  };
  const rows = columns.members.map((member, row) =>
    gapOf(member, base.ids[row]!, now.ids[row]!, at < 0 ? undefined : columns.rows[row]![at]),
  );
  if (rows.some((row) => row === null)) return null;
  const gaps = rows.filter((row) => row !== null);
  const [goal, reached] = [base, now].map((each) => totalOf(each, columns, place));
  if (!goal || !reached) return null;
  const total = gapOf(wordsOf(brief.language).total, goal, reached, columns.total === null || at < 0 ? undefined : columns.total[at]);
  const sum = clean(gaps.reduce((all, { value }) => all + value, 0));
  if (total === null || Math.abs(sum - total.value) > 1e-6 * Math.max(1, Math.abs(sum)) || gaps.every(({ value }) => value === 0))
    return null;
  const sorted = gaps.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const costs = isCeiling([heading ?? '', base.measure.label, now.measure.label], brief.language);
  const sales = !costs && goodDirection(heading ?? now.measure.label, brief.language) === 'up';
  const name = block.header[0]!;
  return {
    kind: 'comparison',
    title: claim(total, sorted, now.measure.label, base.measure.label, place),
    lead: catalogueOf(brief.language).say('given-by', {
      label: at < 0 ? now.measure.label : block.header[at]!.replace(/\s*[(（][^()（）]*[)）]\s*$/u, ''),
      other: brief.language === 'en' ? name.toLowerCase() : name,
    }),
    ...(heading === null ? {} : { section: heading }),
    weight: 7.5,
    content: {
      categories: gaps.toSorted((a, b) => b.value - a.value).map(({ member }) => member),
      series: [{ name: block.header[at] ?? now.measure.label, values: gaps.toSorted((a, b) => b.value - a.value).map(({ id }) => id) }],
      ...(costs ? { variance: 'down' as const } : sales ? { variance: 'up' as const } : {}),
      bars: true,
      aside: {
        columns: [
          { label: columns.name, align: 'left' },
          { label: base.measure.label, align: 'right' },
          { label: now.measure.label, align: 'right' },
        ],
        rows: [
          ...columns.members.slice(0, columns.members.length > 6 ? 6 : 7).map((member, row) => ({
            role: 'body' as const,
            cells: [member, ref(base.ids[row]!), ref(now.ids[row]!)],
          })),
          ...(columns.members.length <= 6
            ? [{ role: 'total' as const, cells: [columns.total?.[0] ?? wordsOf(brief.language).total, ref(goal), ref(reached)] }]
            : []),
        ],
      },
      reading: [],
    },
  };
}

/** `Forecast £140K above plan: roof +£95K, heating +£75K, plumbing −£30K`. */
function claim(
  total: { value: number; distance: FactId },
  sorted: readonly { member: string; id: FactId; value: number }[],
  now: string,
  base: string,
  { brief, facts }: Place,
): string {
  const say = catalogueOf(brief.language);
  const said = new ToldFigures(facts, brief.language);
  const kind = /budget|presupuesto|orçamento|bilancio|予算|预算|الميزانية/iu.test(base)
    ? 'budget'
    : /target|goal|ziel|objecti|objetiv|meta|obiettiv|目標|目标|الهدف/iu.test(base)
      ? 'target'
      : 'plan';
  const whole =
    total.value === 0
      ? null
      : say.say(total.value > 0 ? 'figures-overTotal' : 'figures-underTotal', { now, gap: ref(total.distance), base: kind });
  const names = sorted.filter(({ value }) => value !== 0).map(({ member, id }) => `${member} ${ref(id)}`);
  if (whole === null) return names.slice(0, most.names).join(brief.language === 'ja' || brief.language === 'zh' ? '、' : ', ');
  const titles = [3, 2, 1].map((count) => say.say('figures-drivers', { claim: whole, names: names.slice(0, count) }));
  return [...titles, whole].find((title) => said.length(title) <= longestTitle + 4) ?? whole;
}

/** The distance as the two are written, without sign. */
function like(said: ToldFigures, from: FactId, to: FactId, label: string): FactId {
  const { facts } = said;
  const { display, currency } = facts.get(to);
  return said.distance(to, from, label, {
    unit: 'money',
    text: display ?? '',
    value: facts.value(to),
    at: 0,
    end: 0,
    word: '',
    bare: false,
    ...(currency === undefined ? {} : { currency }),
  });
}

/** `+95.000`, `–30,000`, `(30,000)`. */
function signedFigure(cell: string, head: string, { brief }: Place): Figure | null {
  const text = cell.trim().replace(/^[+＋±]\s?/u, '');
  return figureUnder(text.replace(/^[−–-]\s?/u, '').replace(/^[(（](.+)[)）]$/u, '$1'), head, brief.language);
}
