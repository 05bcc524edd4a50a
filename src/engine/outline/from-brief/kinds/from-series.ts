/** Measures over periods: a trend for each, the total against a prior period and a target stated elsewhere, and tiles. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { ScorecardContent } from '../../../kinds/scorecard.ts';
import { periodLabel } from '../deck/period-label.ts';
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import type { Columns, Measure } from '../read/columns.ts';
import { clean } from '../read/figures.ts';
import type { StatedFigure } from '../read/stated-figures.ts';
import { changeFact } from './from-stated.ts';

/** Figures of a measure as facts, null for an empty cell. */
export function measureFacts(measure: Measure, { members }: Columns, { facts }: Place): (FactId | null)[] {
  return measure.figures.map((figure, at) =>
    figure === null
      ? null
      : facts.give(figure, `${measure.label}, ${members[at]}`, {
          format: true,
          ...(measure.currency === null ? {} : { currency: measure.currency }),
          ...(measure.unit === null ? {} : { unit: measure.unit }),
        }),
  );
}

export function seriesDrafts(table: Columns, place: Place): Draft[] {
  const columns = { ...table, members: table.members.map((member) => named(member, place)) };
  const { brief, heading } = place;
  const words = wordsOf(brief.language);
  const tiles: ScorecardContent['tiles'] = [];
  const pages = columns.measures.slice(0, 6).flatMap((measure, index) => measurePages(measure, columns, place, index === 0, tiles));
  const summary: Draft = {
    kind: 'scorecard',
    title: titled(heading, catalogueOf(brief.language).say('role-figures'), brief.language),
    weight: 7,
    source: words.brief,
    content: { tiles, periods: columns.members },
  };
  return tiles.length > 1 ? [summary, ...pages] : pages;
}

function measurePages(measure: Measure, columns: Columns, place: Place, main: boolean, tiles: ScorecardContent['tiles']): Draft[] {
  const { brief, facts, heading } = place;
  const words = wordsOf(brief.language);
  const catalogue = catalogueOf(brief.language);
  const ids = measureFacts(measure, columns, place);
  const known = ids.filter((id) => id !== null);
  const { label } = measure;
  const trend = ids.length >= 3 && ids.length <= 16 ? { trend: ids } : {};
  const base = { weight: 6 - (main ? 0 : 1), source: words.brief };
  const chart = (title: string, lead?: string): Draft => ({
    kind: 'trend',
    title: titled(heading, title, brief.language),
    section: label,
    ...(lead === undefined ? {} : { lead }),
    ...base,
    content: {
      chart: measure.additive ? 'column' : 'line',
      periods: columns.members,
      series: [{ name: label, values: ids }],
      partial: [],
      reading: [],
    },
  });
  if (known.length < 2) return [];
  if (!measure.additive) {
    const [first, last] = [known[0]!, known.at(-1)!];
    const change = facts.derive(
      clean(facts.value(last) - facts.value(first)),
      'number',
      label,
      `last less first ${label} of the table in the brief`,
      [last, first],
    );
    const rose = facts.value(change) > 0;
    tiles.push({ label, value: `{{${last}}}`, ...trend });
    const pattern = facts.value(change) === 0 ? 'given-unchanged' : rose ? 'given-rose' : 'given-fell';
    return [chart(catalogue.say(pattern, { label, change: `{{${change}|abs}}`, value: `{{${last}}}` }))];
  }
  const total = facts.derive(
    clean(known.reduce((sum, id) => sum + facts.value(id), 0)),
    facts.get(known[0]!).unit === 'money' ? 'money' : 'number',
    label,
    `sum of ${label} over the ${known.length} rows of the table in the brief`,
    known,
  );
  const prior = matching(place, total, 'prior', label);
  const target = matching(place, total, 'target', label);
  const old = prior && facts.give(prior.figure, prior.label);
  const change = old && changeFact(place, old, total, label);
  const rose = change !== undefined && facts.value(change) >= 0;
  tiles.push({
    label,
    value: `{{${total}}}`,
    ...trend,
    ...(change && prior
      ? { change: { text: `{{${change}|signed}} (${prior.label}: {{${old}}})`, direction: rose ? 'up' : 'down', tone: 'neutral' } }
      : {}),
  });
  const pages = [
    change && prior
      ? chart(
          catalogue.say(rose ? 'given-rose' : 'given-fell', { label, change: `{{${change}|abs}}`, value: `{{${total}}}` }),
          `${prior.label}: {{${old}}}`,
        )
      : chart(catalogue.say('given-total', { label: label, value: `{{${total}}}` })),
  ];
  if (!target) return pages;
  const goal = facts.give(target.figure, target.label);
  const reached = facts.derive(
    clean(facts.value(total) / facts.value(goal)),
    'ratio',
    label,
    `${label} in total divided by ${target.label}`,
    [total, goal],
  );
  tiles.push({ label: target.label, value: `{{${reached}}}`, target: `{{${goal}}}` });
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

/** The stated prior or target figure that belongs to a total: same unit, and either a similar name or the only one of its role. */
function matching({ stated, facts, brief }: Place, total: FactId, role: 'prior' | 'target', label: string): StatedFigure | undefined {
  const { unit, value } = facts.get(total);
  const quarter = brief.period?.split('-')[1];
  const isPrior = (figure: StatedFigure) => {
    const named = /(?<!\p{L})[QTH][1-4](?!\p{L})/u.exec(figure.label)?.[0];
    return figure.role === 'prior' || (figure.role === 'actual' && named !== undefined && quarter !== undefined && named !== quarter);
  };
  const candidates = stated.filter(
    (figure) => figure.figure.unit === unit && (role === 'target' ? figure.role === 'target' : isPrior(figure)),
  );
  const alike = candidates.find((figure) => figure.label.toLowerCase().includes(label.toLowerCase().split(' ').at(-1)!));
  const near = (figure: StatedFigure) =>
    Math.abs(figure.figure.value) > Math.abs(value ?? 0) / 20 && Math.abs(figure.figure.value) < Math.abs(value ?? 0) * 20;
  return alike ?? (candidates.length === 1 && near(candidates[0]!) ? candidates[0] : undefined);
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
