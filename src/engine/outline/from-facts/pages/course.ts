/** What a measure's periods say beyond the last change: the year before, the season, a level or a course, one large row, the year so far. */

import type { Finding } from '../../../../model/finding.ts';
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import { coursePhrases } from '../phrases/course.ts';
import { moversPhrases } from '../phrases/movers.ts';
import { toDatePhrases } from '../phrases/to-date.ts';
import { yearOnYearPhrases } from '../phrases/year-on-year.ts';
import { stoodAt } from '../plain-change.ts';

/** The change on the year before; a multiple names the year itself. */
export function yearTitles(context: Context, yoy: Finding): readonly Text[] {
  const stood = stoodAt(context, yoy);
  if (stood) return [stood];
  const told = context.told(yoy);
  return yoy.facts.multiple ? [context.phrases.moved(told)] : context.phrases.trend.rate(told);
}

/**
 * `Sales rose 18.6% to $280K on Q4 2018; the rise on Q3 is the usual season`, and a shorter wording; `year` has the change on the year
 * before alone. Null without a season and a year before.
 */
export function seasonTitles(context: Context, metric: string): { whole: Text[]; year: readonly Text[] } | null {
  const { prior, brief } = context;
  const [season, yoy] = [context.find('seasonal', metric), context.find('yoy', metric)];
  if (!season || !yoy || !prior) return null;
  const year = yearTitles(context, yoy);
  const { usualSeason, colon } = yearOnYearPhrases[brief.language];
  const clause = usualSeason(season.direction === 'up', prior);
  return { whole: [`${year[0]}${moversPhrases[brief.language].between}${clause}`, `${context.label(metric)}${colon}${clause}`], year };
}

export function seasonText(context: Context, metric: string): Text | null {
  const season = context.find('seasonal', metric);
  if (!season || !context.prior) return null;
  const { years, outOf } = season.facts;
  return yearOnYearPhrases[context.brief.language].season(season.direction === 'up', context.prior, years!, outOf!);
}

/** A level that changed or a course over all periods, without a full stop. */
export function courseText(context: Context, finding: Finding): Text | null {
  const say = coursePhrases[context.brief.language];
  const { facts, metric, direction } = finding;
  const label = context.label(metric);
  if (finding.kind === 'trend') return say.trend(label, direction === 'up', facts.first!, facts.value!, facts.periods!);
  if (finding.kind !== 'change-point') return null;
  const since = context.table.periods.find(({ id }) => id === finding.at);
  return since ? say.level(label, direction === 'up', safe(since.label), facts.level!, facts.levelBefore!) : null;
}

/** The claimed course of a measure, a change of level before a line. */
export function courseOf(context: Context, metric: string): Finding | null {
  const found = [context.find('change-point', metric), context.find('trend', metric)];
  return found.find((finding) => finding?.claim) ?? null;
}

/** The running period, else the year so far, else twelve months, each beside the same span earlier. */
export function toDateTexts(context: Context, metric: string): Text[] {
  const { evidence, table, brief } = context;
  const say = toDatePhrases[brief.language];
  const get = (name: string) => evidence.get(`${metric}.${name}`, 0);
  const change = (name: string): string | null => get(name)?.id ?? null;
  const told = (name: string, text: (value: Known) => Text): Text[] => {
    const value = get(name);
    return value ? [text(value)] : [];
  };
  const before = table.periods.find(({ offset }) => offset === -1);
  return [
    ...told('qtd', ({ id }) => say.period(context.now, id, before ? change('qtd_pct') : null, before ? safe(before.label) : '')),
    ...told('ytd', ({ id }) => say.year(id, change('ytd_pct'))),
    ...(get('ytd') ? [] : told('ttm', ({ id }) => say.twelveMonths(id, change('ttm_pct')))),
  ];
}

/** A wording of a title as a sentence of the reading. */
export function sentence(context: Context, text: Text): Text {
  return text + (context.space === '' ? '。' : '.');
}
