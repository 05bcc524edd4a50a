/** What a measure's periods say beyond the last change: prior year, season, level or trend, one large row, year to date. */
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import { stoodAt } from '../plain-change.ts';
import { saidOf } from '../told.ts';

/** The change against the prior year; a multiple names the year itself. */
export function yearTitles(context: Context, yoy: Finding): readonly Text[] {
  const stood = stoodAt(context, yoy, 'year');
  if (stood) return [stood];
  const told = context.told(yoy);
  return yoy.facts.multiple ? [context.catalogue.say('moved', saidOf(told))] : context.catalogue.forms('trend-rate', saidOf(told));
}

/**
 * `Sales rose 18.6% to $280K vs. Q4 2018; the rise from Q3 is seasonal`, and a shorter wording; `year` has the change against the
 * prior year only. Null without a season and a prior year.
 */
export function seasonTitles(context: Context, metric: string): { whole: Text[]; year: readonly Text[] } | null {
  const { prior, catalogue } = context;
  const [season, yoy] = [context.find('seasonal', metric), context.find('yoy', metric)];
  if (!season || !yoy || !prior) return null;
  const year = yearTitles(context, yoy);
  const clause = catalogue.say('year-usual-season', { rose: season.direction === 'up', prior });
  const whole = [
    `${year[0]}${catalogue.say('movers-between')}${clause}`,
    `${context.label(metric)}${catalogue.say('year-colon')}${clause}`,
  ];
  return { whole, year };
}

export function seasonText(context: Context, metric: string): Text | null {
  const season = context.find('seasonal', metric);
  if (!season || !context.prior) return null;
  const { years, outOf } = season.facts;
  return context.catalogue.say('year-season', {
    rose: season.direction === 'up',
    prior: context.prior,
    years: ref(years!),
    outOf: ref(outOf!),
  });
}

/** A change of level or a trend, without a full stop. */
export function courseText(context: Context, finding: Finding): Text | null {
  const { catalogue } = context;
  const { facts, metric, direction } = finding;
  const label = context.label(metric);
  if (finding.kind === 'trend')
    return catalogue.say('course-trend', {
      label,
      rose: direction === 'up',
      first: ref(facts.first!),
      value: ref(facts.value!),
      periods: ref(facts.periods!),
      length: lengthOf(context),
    });
  if (finding.kind !== 'change-point') return null;
  const since = context.table.periods.find(({ id }) => id === finding.at);
  return since
    ? catalogue.say('course-level', {
        label,
        rose: direction === 'up',
        since: safe(since.label),
        level: ref(facts.level!),
        before: ref(facts.levelBefore!),
        length: lengthOf(context),
      })
    : null;
}

/** The length of the deck's periods, from the form of their IDs: `2017-Q4`, `2017-11`, `2017`. */
export function lengthOf({ table }: Context): 'quarter' | 'month' | 'year' | 'period' {
  const { id } = table.reporting;
  if (/-Q\d$/.test(id)) return 'quarter';
  if (/^\d{4}-\d{2}$/.test(id)) return 'month';
  return /^(?:\d{4}|FY\d+)$/.test(id) ? 'year' : 'period';
}

/** The claimed course of a measure; a change of level before a trend. */
export function courseOf(context: Context, metric: string): Finding | null {
  const found = [context.find('change-point', metric), context.find('trend', metric)];
  return found.find((finding) => finding?.claim) ?? null;
}

/** The period in progress, otherwise the year to date, otherwise twelve months, each against the same span earlier. */
export function toDateTexts(context: Context, metric: string): Text[] {
  const { evidence, table } = context;
  const { catalogue } = context;
  const get = (name: string) => evidence.get(`${metric}.${name}`, 0);
  const change = (name: string): string | null => get(name)?.id ?? null;
  const told = (name: string, text: (value: Known) => Text): Text[] => {
    const value = get(name);
    return value ? [text(value)] : [];
  };
  // A deck has one basis.
  const yearBefore = context.brief.basis === 'year' && evidence.yearBefore;
  const before = yearBefore || table.periods.find(({ offset }) => offset === -1);
  const changed = before ? change(yearBefore ? 'qtd_yoy' : 'qtd_pct') : null;
  return [
    ...told('qtd', ({ id }) =>
      catalogue.say('to-date-period', {
        now: context.now,
        value: ref(id),
        change: changed && ref(changed),
        prior: before ? safe(before.label) : '',
      }),
    ),
    ...told('ytd', ({ id }) => catalogue.say('to-date-year', { value: ref(id), change: change('ytd_pct') && ref(change('ytd_pct')!) })),
    ...(get('ytd')
      ? []
      : told('ttm', ({ id }) =>
          catalogue.say('to-date-twelve-months', { value: ref(id), change: change('ttm_pct') && ref(change('ttm_pct')!) }),
        )),
  ];
}

/** A title wording as a sentence for the reading. */
export function sentence(context: Context, text: Text): Text {
  return text + (context.space === '' ? '。' : '.');
}
