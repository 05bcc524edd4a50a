/** Ratios recomputed from their summed parts, such as margin, conversion or cost per click; never a mean of ratios. */
import { words } from '../../data/lexicon.ts';
import type { Metric } from '../metric.ts';
import { lower, type Measure } from './measures.ts';

interface Rule {
  id: string;
  label: string;
  part: RegExp;
  whole: RegExp;
  unit: 'ratio' | 'money' | 'multiple';
  polarity: 'up' | 'down' | 'neutral';
  /** Both parts are counts, such as orders per visit: a proportion that can be tested. */
  counted?: true;
  /** Name of a column with the same ratio, which it replaces. */
  replaces: RegExp;
}

const sales =
  /^(net |gross |total )?(sales|revenue|turnover|umsatz|ventes|chiffre d affaires|ventas|ingresos|vendas|receita|vendite|ricavi)( amount)?$/;
const spend = /^(ad |media |marketing |total )?(spend|cost|costs|kosten|ausgaben|depenses|gasto|custo|spesa)$/;
const visits = /^(sessions|visits|visitors|besuche|sitzungen|visites|visitas|sesiones|sessoes|visite|sessioni)$/;
const conversions = /^(conversions|purchases|signups|sign ups|transactions|konversionen|conversiones|conversoes|conversioni)$/;
const clicks = /^(clicks|klicks|clics|cliques)$/;
const impressions = /^(impressions|impr|impressionen|impresiones|impressoes|impressioni)$/;

const rules: readonly Rule[] = [
  {
    id: 'margin',
    label: 'Profit margin',
    part: /^(net |gross |operating |total )?(profit|gewinn|benefice|beneficio|lucro|utile)$/,
    whole: sales,
    unit: 'ratio',
    polarity: 'up',
    replaces: /\b(profit )?margin\b/,
  },
  {
    id: 'conversion_rate',
    label: 'Conversion rate',
    part: conversions,
    whole: visits,
    unit: 'ratio',
    polarity: 'up',
    counted: true,
    replaces: /\bconversion rate|cvr\b/,
  },
  {
    id: 'click_conversion_rate',
    label: 'Conversions per click',
    part: conversions,
    whole: clicks,
    unit: 'ratio',
    polarity: 'up',
    counted: true,
    replaces: /\bconversion rate|cvr\b/,
  },
  {
    id: 'click_through_rate',
    label: 'Click-through rate',
    part: clicks,
    whole: impressions,
    unit: 'ratio',
    polarity: 'up',
    counted: true,
    replaces: /\bctr|click (through )?rate\b/,
  },
  {
    id: 'cost_per_conversion',
    label: 'Cost per conversion',
    part: spend,
    whole: conversions,
    unit: 'money',
    polarity: 'down',
    replaces: /\bcpa|cost per (conversion|acquisition)\b/,
  },
  {
    id: 'cost_per_lead',
    label: 'Cost per lead',
    part: spend,
    whole: /^(leads)$/,
    unit: 'money',
    polarity: 'down',
    replaces: /\bcpl|cost per lead\b/,
  },
  {
    id: 'cost_per_click',
    label: 'Cost per click',
    part: spend,
    whole: clicks,
    unit: 'money',
    polarity: 'down',
    replaces: /\bcpc|cost per click\b/,
  },
  {
    id: 'return_on_spend',
    label: 'Return on spend',
    part: sales,
    whole: spend,
    unit: 'multiple',
    polarity: 'up',
    replaces: /\broas|roi\b/,
  },
];

/**
 * The measures, with the ratios their parts give and without the columns those replace.
 * @param apart whether the parts are in separate rows, as statement lines are
 */
export function withQuotients(measures: readonly Measure[], apart: boolean): Metric[] {
  const sums = measures.filter(({ measured }) => measured.how === 'sum');
  const find = (pattern: RegExp) => sums.find(({ measured }) => pattern.test(words(measured.label)));
  const made = rules.flatMap((rule): (Metric & { replaces: RegExp })[] => {
    const part = find(rule.part);
    const whole = find(rule.whole);
    if (!part || !whole || part === whole || measures.some(({ id, measured }) => id === rule.id && measured.how === 'rate')) return [];
    // Return on spend is for campaigns; a cost next to sales is a cost of goods.
    if (rule.id === 'return_on_spend' && !find(impressions) && !find(clicks)) return [];
    const { label } = rule;
    const both = apart ? 'true' : `measure_${part.at} IS NOT NULL AND measure_${whole.at} IS NOT NULL`;
    const of = (at: number) => `sum(measure_${at}) FILTER (WHERE ${both})`;
    return [
      {
        id: rule.id,
        label,
        definition: `Total ${lower(part.label)} divided by total ${lower(whole.label)}.`,
        unit: rule.unit,
        polarity: rule.polarity,
        needs: [],
        basis: whole.basis,
        value: `CAST(${of(part.at)} AS DOUBLE) / nullif(${of(whole.at)}, 0)`,
        n: rule.counted ? `CAST(${of(whole.at)} AS BIGINT)` : `count(*) FILTER (WHERE ${both})`,
        formula: `sum of ${part.measured.of} divided by sum of ${whole.measured.of}`,
        additive: false,
        byDimension: true,
        measured: { how: 'quotient', of: part.label, label, by: whole.label },
        replaces: rule.replaces,
        ...(rule.counted
          ? { subject: { one: lower(whole.label).replace(/s$/, ''), many: lower(whole.label) } }
          : { untested: true as const, weighedBy: whole.id, parts: { of: `measure_${part.at}`, by: `measure_${whole.at}` } }),
      },
    ];
  });
  const kept = measures.filter(
    ({ measured }) => measured.how !== 'mean' || !made.some(({ replaces }) => replaces.test(words(measured.of))),
  );
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...made.filter(({ id }) => !ids.has(id)).map(({ replaces: _, ...metric }) => metric)];
}

/** Standard error of a sum divided by another over the same rows, in hundredths, as integers add up to the same in any order. */
export function errorOfShare(part: string, whole: string): string {
  const hundredths = (of: string) => `CAST(round(CAST(${of} AS DOUBLE) * 100) AS HUGEINT)`;
  const [p, w] = [hundredths(part), hundredths(whole)];
  const sum = (of: string) => `CAST(sum(${of}) AS DOUBLE)`;
  const share = `(${sum(p)} / nullif(${sum(w)}, 0))`;
  return `sqrt(abs(${sum(`${p} * ${p}`)} - 2 * ${share} * ${sum(`${p} * ${w}`)} + ${share} * ${share} * ${sum(`${w} * ${w}`)})) / nullif(abs(${sum(w)}), 0)`;
}
