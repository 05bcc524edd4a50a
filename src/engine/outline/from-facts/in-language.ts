/** Translates the names of periods, measures and dimensions in the fact table; IDs, members and figures stay. Applies the company's own words. */
import { type Catalogue, catalogueOf, inner } from '../../../languages/catalogue.ts';
import type { Brief } from '../../../model/brief.ts';
import type { Dimension, FactTable, MetricNote } from '../../../model/fact.ts';
import { type LanguageCode, languages } from '../../../model/language.ts';
import { isSpan, type Period } from '../../../model/period.ts';
import { columnLabel } from '../../data/records/measure-columns.ts';
import { spanName } from '../../language/span-name.ts';

const labels = {
  product: 'product|products|product name',
  series: 'series|product line|product family|product series',
  category: 'category|product category',
  region: 'region|territory|sales region|area',
  office: 'regional office|office|branch|sales office',
  country: 'country|market',
  location: 'office location|location|city',
  team: 'team|sales team|group|squad',
  manager: 'manager|sales manager|team lead',
  owner: 'owner|deal owner|opportunity owner|account owner|sales agent|agent|rep|sales rep|seller|salesperson|account executive',
  segment: 'segment|customer segment',
  industry: 'sector|industry|vertical',
  account: 'account|account name|company|company name',
  customer: 'customer|client|customer name',
  parent: 'subsidiary of|parent|parent account|parent company',
  channel: 'channel|sales channel',
  source: 'source|lead source',
  type: 'type|deal type|opportunity type',
  place: 'first or repeat order',
  month: 'month',
} as const;

type DimensionName = keyof typeof labels;

const byLabel = new Map(
  (Object.entries(labels) as [DimensionName, string][]).flatMap(([name, all]) => all.split('|').map((label) => [label, name] as const)),
);

function dimensionNamed(label: string): DimensionName | null {
  return byLabel.get(label.toLowerCase()) ?? null;
}

/** The data stage writes English. */
export function inLanguage(table: FactTable, language: LanguageCode): FactTable {
  if (language === 'en') return table;
  const catalogue = catalogueOf(language);
  const period = <P extends Period | null>(given: P): P => given && { ...given, label: periodName(given, catalogue) };
  // What only the data name, such as respondents, are rows to a deck in another language.
  const subject = ({ one, many, said }: FactTable['subject']) =>
    said ? { one: many, many } : (namedIn(catalogue, `subject-${one.replaceAll(' ', '-')}`) ?? namedIn(catalogue, 'subject-row')!);
  return {
    ...table,
    subject: subject(table.subject),
    periods: table.periods.map(period),
    months: table.months.map(period),
    reporting: period(table.reporting),
    prior: period(table.prior),
    ...(table.onsets && {
      onsets: table.onsets.map((onset) => ({
        ...onset,
        start: period(onset.start),
        end: period(onset.end),
        before: [period(onset.before[0]), period(onset.before[1])] as const,
      })),
    }),
    ...(table.mixes && {
      mixes: table.mixes.map(({ months, ...mix }) => ({
        ...mix,
        start: period(mix.start),
        ...(months && { months: [period(months[0]), period(months[1])] as const }),
      })),
    }),
    ...(table.effects && {
      effects: table.effects.map((effect) =>
        'missing' in effect
          ? effect
          : {
              ...effect,
              start: period(effect.start),
              before: effect.before.map(period),
              after: effect.after.map(period),
              course: effect.course.map(period),
            },
      ),
    }),
    dimensions: table.dimensions.map((dimension) => dimensionIn(dimension, catalogue)),
    metrics: table.metrics.map((note) => ({ ...metricIn(note, catalogue), ...(note.subject && { subject: subject(note.subject) }) })),
  };
}

/** Whether every language has a name for a measure. */
export function isNamed(metric: string): boolean {
  return catalogueOf('en').find(keyOf(metric)) !== null;
}

/** A column's name in the deck's language; null if only the data know it. */
export function dimensionName(label: string, language: LanguageCode): string | null {
  const named = dimensionNamed(label);
  return named && catalogueOf(language).find(`dimension-${named}`);
}

const keyOf = (metric: string) => `measure-${metric.replaceAll('.', '-')}`;

function namedIn(catalogue: Catalogue, key: string): { one: string; many: string } | null {
  const one = catalogue.find(key);
  const many = catalogue.find(`${key}.many`);
  return one === null || many === null ? null : { one, many };
}

/** `2017-Q4` → `T4 2017` and `FY26-Q1` → `T1 FY26` in French; a period that does not consist of months keeps its label. */
export function periodName({ id, label }: Pick<Period, 'id' | 'label'>, catalogue: Catalogue): string {
  if (isSpan(id)) return spanName(id, catalogue.language) ?? label;
  const [, year, part, number] = /^(\d{4}|FY\d+)(?:-(Q|H)?(\d{1,2}))?$/.exec(id) ?? [];
  if (!year || !number) return label;
  if (part) {
    const named = catalogue.say(part === 'Q' ? 'period-quarter' : 'period-half', { n: number, year });
    // 年 follows a year number, not a fiscal year's name.
    return year.startsWith('FY') ? named.replace(`${year}年`, `${year} `) : named;
  }
  return monthFormat(catalogue.language).format(new Date(`${id}-01T00:00:00Z`));
}

function monthFormat(language: LanguageCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A label from the data stays as it is, without guessing its plural. */
function dimensionIn(dimension: Dimension, catalogue: Catalogue): Dimension {
  const known = dimensionNamed(dimension.label);
  const named = known && namedIn(catalogue, `dimension-${known}`);
  return named ? { ...dimension, label: named.one, plural: named.many } : { ...dimension, plural: dimension.label };
}

function metricIn(note: MetricNote, catalogue: Catalogue): MetricNote {
  const known = knownIn(note, catalogue);
  // What the brief defines is what the brief says, by its name.
  const definition = note.measured && !note.measured.plain && note.stated !== undefined ? note.definition : known.definition;
  return { ...known, ...(note.named !== undefined && { label: note.named }), definition };
}

function knownIn(note: MetricNote, catalogue: Catalogue): MetricNote {
  if (note.measured) return measuredIn(note, note.measured, catalogue);
  const reason = note.reason === undefined ? {} : { reason: reasonIn(note.reason, catalogue) };
  const label = catalogue.find(keyOf(note.id));
  if (label === null) return { ...note, ...reason };
  return { ...note, label, definition: catalogue.noun(label)!.definition!, ...reason };
}

/** A reason is looked up by the English sentence that the data stage writes. */
function reasonIn(reason: string, catalogue: Catalogue): string {
  const [, have, all] = /^Only (\d+) of (\d+) won deals have an amount\.$/.exec(reason) ?? [];
  if (have && all) return catalogue.say('reason-some-amounts', { have, all });
  const known = Object.entries(catalogueOf('en').group('reason')).find(([, english]) => english === reason);
  return known ? catalogue.find(`reason-${known[0]}`)! : reason;
}

/** Names a measure from the data in the deck's language; its column keeps its own name. */
function measuredIn(
  note: MetricNote,
  { how, label, of, by = '', values, called, punctual, part, among = [], between }: NonNullable<MetricNote['measured']>,
  catalogue: Catalogue,
): MetricNote {
  // A measure with a name in every language is not called by its English one.
  const divided = of === catalogueOf('en').find(keyOf('revenue')) ? catalogue.find(keyOf('revenue'))! : of;
  if (between) {
    return { ...note, label: catalogue.find('measured-between', between)!, definition: catalogue.find('defined-between', between)! };
  }
  switch (how) {
    case 'rate':
      if (values) {
        const named = values.join(', ');
        const definition = catalogue.find('defined-ended', { column: of, values: named, among: among.join(', ') })!;
        return { ...note, label: catalogue.find('measured-share', { label: named })!, definition };
      }
      if (punctual !== undefined) {
        const said = { label: punctual };
        return { ...note, label: catalogue.find('measured-punctual', said)!, definition: catalogue.find('defined-punctual', said)! };
      }
      return {
        ...note,
        label: called ?? catalogue.find('measured-share', { label: columnLabel(of) })!,
        definition: catalogue.find('defined-rate')!,
      };
    case 'quotient':
      return {
        ...note,
        label: called ?? (part ? catalogue.find('measured-share', { label: divided })! : `${divided} / ${by}`),
        definition: catalogue.find('defined-quotient', { part: divided, whole: by })!,
      };
    case 'rows':
      return { ...note, label: catalogue.find('measured-lines')!, definition: catalogue.find('defined-rows')! };
    case 'distinct':
      return { ...note, definition: catalogue.find('defined-distinct')! };
    default:
      return {
        ...note,
        label: note.label === label ? label : catalogue.find('measured-average', { label })!,
        definition: catalogue.find(`defined-${how}`, { label })!,
      };
  }
}

/** Replaces names of measures, dimensions and counted things everywhere, including definitions; IDs and members stay. */
export function inOwnWords(table: FactTable, words: Brief['words']): FactTable {
  const own = new Map(Object.entries(words ?? {}).map(([name, word]) => [name.toLowerCase(), word]));
  if (own.size === 0) return table;
  // In one pass, longest first, so that an inserted word is never replaced again.
  const names = [...own.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const renamed = (text: string) =>
    text.replace(name, (found, at: number) => {
      const word = own.get(found.toLowerCase()) ?? found;
      // Inside a sentence a name starts in lower case if the replaced one did.
      return at > 0 && found === inner(found) ? inner(word) : word;
    });
  const counted = ({ one, many }: FactTable['subject']) => ({ one: renamed(one), many: renamed(many) });
  return {
    ...table,
    subject: counted(table.subject),
    metrics: table.metrics.map((note) => ({
      ...note,
      label: renamed(note.label),
      definition: renamed(note.definition),
      ...(note.subject && { subject: counted(note.subject) }),
    })),
    dimensions: table.dimensions.map((dimension) => ({
      ...dimension,
      label: renamed(dimension.label),
      ...(dimension.plural !== undefined && { plural: renamed(dimension.plural) }),
    })),
    facts: Object.fromEntries(Object.entries(table.facts).map(([id, fact]) => [id, { ...fact, label: renamed(fact.label) }])),
  };
}
