/** What rows came to: before and after what went off, and the nights, hours or kilos that it is divided by. */
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';

/** Places among the measures. */
export interface Earned {
  gross: MeasureColumn;
  /** After commission, discounts and refunds; null where nothing went off. */
  net: MeasureColumn | null;
  commission: MeasureColumn | null;
  units: readonly { measure: MeasureColumn; one: string }[];
}

const commissioned =
  /\b(commissions?|provision(en)?|vermittlungsgebuhr(en)?|comision(es)?|comissao|comissoes|commission[ei]|provvigion[ei]|(ota|agent|agency|channel|platform|marketplace|booking) fees?)\b|手数料|佣金|العمولة/;
const takenOff =
  /\b(discounts?|rebates?|refund(s|ed)?|rabatte?|nachlass|erstattung(en)?|remises?|rembourse(e|ments?)?|descuentos?|reembolsos?|descontos?|scont[oi]|rimbors[oi])\b|割引|返金|折扣|退款|خصم/;
const netNamed = /\b(net|netto|payout|neto|liquido|after)\b/;
const grossNamed = /\b(gross|brutto|brut|bruto|lordo)\b/;
const revenueNamed =
  /\b(amount|total|revenue|sales|turnover|value|fees?|fares?|charges?|rent|invoiced|billed|umsatz|betrag|preis|entgelt|montant|chiffre|ventes|importe|ingresos|ventas|valor|receita|vendas|importo|ricavi|vendite)\b|金額|売上|金额|收入|المبلغ/;
const notRevenue =
  /\b(tax|vat|deposit|tips?|budget|plan|target|forecast|balance|paid|outstanding|insurance|claims?|fines?|penalt(y|ies)|costs?|handling|shipping|delivery)\b/;
/** Whoever sells for others is paid in commission: it goes off only where a channel takes it. */
const soldThrough =
  /\b(channels?|sources?|agents?|agency|agencies|platforms?|partners?|marketplaces?|ota|distributors?|resellers?|affiliates?|vertriebsweg|kanal|vermittler|canal|canale|plateforme)\b|チャネル|経路|渠道|القناة/;

/** Counted of a row, the more telling first. */
const countable: readonly (readonly [RegExp, string])[] = [
  [
    /^(room )?nights?( booked| sold| stayed)?$|^(length of stay|los)( nights)?$|^n(a|u)chte$|^ubernachtungen$|^nuit(s|ees)$|^noches$|^noites$|^notti$|^泊数$|^间夜数?$|^الليالي$/,
    'night',
  ],
  [/^(billable |worked |billed |service |rental )?(hours?|hrs)( worked| billed)?$|^stunden$|^heures$|^horas$|^ore$/, 'hour'],
  [/^(rental )?days( rented| hired)?$|^miettage$/, 'day'],
  [/^((gross|net|total|chargeable|billed|actual) )*(weight )?(in )?(kg|kgs|kilos?|kilograms?)$|^gewicht kg$|^poids kg$|^peso kg$/, 'kg'],
  [/^((gross|net|total|chargeable) )*(weight )?(in )?(tonn?es?|tons?|t)$/, 'tonne'],
  [/^(pallets?|paletten|palettes|palets|pallet spaces)$/, 'pallet'],
  [/^(teu|containers?)$/, 'container'],
  [/^((number of|no of|total) )?(tickets|seats)( sold| booked)?$/, 'ticket'],
  [/^((number of|no of) )?(parcels|packages|pieces|boxes)$/, 'piece'],
  [/^(units|quantity|qty|items)( sold| shipped| ordered)?$/, 'unit'],
  [/^((number of|no of) )?(pax|passengers|participants|attendees|delegates|covers)$/, 'person'],
  [/^((loaded|billed|total) )?(km|kilomet(er|re)s|miles|distance km)$/, 'km'],
];
const mostUnits = 2;

/** Whether a column counts what rows are of. */
export const isCounted = ({ column, unit }: MeasureColumn) =>
  unit === 'number' && countable.some(([pattern]) => pattern.test(words(column)));

/** What goes off an amount that came in: no work was done for it. */
export const goesOff = ({ column }: MeasureColumn) => commissioned.test(words(column)) || takenOff.test(words(column));

export function earnedOf(table: Table, measures: readonly MeasureColumn[]): { measures: MeasureColumn[]; earned: Earned } | null {
  const flows = measures.filter(({ behaviour, unit, called }) => behaviour === 'flow' && unit === 'money' && called === undefined);
  const said = ({ column }: MeasureColumn) => words(column);
  const sales = flows.filter((measure) => !goesOff(measure) && measure.polarity !== 'down' && !notRevenue.test(said(measure)));
  const stated = sales.find((measure) => netNamed.test(said(measure)) && !grossNamed.test(said(measure)));
  const gross =
    sales.find((measure) => grossNamed.test(said(measure))) ??
    sales.find((measure) => measure !== stated && revenueNamed.test(said(measure))) ??
    stated;
  if (!gross) return null;
  const isThrough = table.columns.some(({ name, type }) => type.kind === 'text' && soldThrough.test(words(name)));
  const commission = isThrough ? (flows.find((measure) => commissioned.test(said(measure))) ?? null) : null;
  const others = flows.filter((measure) => takenOff.test(said(measure)) && measure !== commission);
  const parts = [...(commission ? [commission] : []), ...others];
  const isStated = stated !== undefined && stated !== gross;
  const net: MeasureColumn | null =
    isStated || parts.length === 0 || gross === stated
      ? isStated
        ? stated
        : null
      : {
          column: gross.column,
          label: 'Net revenue',
          behaviour: 'flow',
          unit: 'money',
          currency: gross.currency,
          polarity: 'up',
          sql: `(${[gross.sql, ...parts.map(({ sql }) => `coalesce(${sql}, 0)`)].join(' - ')})`,
          against: {},
          called: 'net_revenue',
          made: [gross.column, ...parts.map(({ column }) => column)],
        };
  const units = countable
    .flatMap(([pattern, one]) => {
      const measure = measures.find(
        (each) => each.unit === 'number' && (each.behaviour === 'mean' || each.behaviour === 'flow') && pattern.test(said(each)),
      );
      return measure ? [{ measure, one }] : [];
    })
    .slice(0, mostUnits);
  if (net === null && units.length === 0 && commission === null) return null;
  // What is counted of a row adds up beside the money that it is of.
  const summed = new Map<MeasureColumn, MeasureColumn>();
  for (const { measure } of units) summed.set(measure, { ...measure, behaviour: 'flow', polarity: 'up' });
  for (const part of parts) summed.set(part, { ...part, polarity: 'down' });
  const put = (measure: MeasureColumn) => summed.get(measure) ?? measure;
  const first = [...(net ? [net] : []), gross];
  return {
    measures: [...first, ...measures.filter((measure) => !first.includes(measure)).map(put)],
    earned: {
      gross,
      net,
      commission: commission && put(commission),
      units: units.map(({ measure, one }) => ({ measure: put(measure), one })),
    },
  };
}
