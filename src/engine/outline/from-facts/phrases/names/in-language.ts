/** The fact table with its periods, measures and dimensions named in the deck's language; ids, members and figures stay. */

import type { Dimension, FactTable, MetricNote } from '../../../../../model/fact.ts';
import { type LanguageCode, languages } from '../../../../../model/language.ts';
import type { Period } from '../../../../../model/period.ts';
import { wordsOf } from '../../../../language/words.ts';
import { dimensionNamed } from './dimension-labels.ts';
import { familyReason } from './family-reasons.ts';
import { measuredIn } from './measured.ts';
import { isNamed, type Lacks, type Names, type SubjectName } from './names.ts';
import { namesIn } from './names-in.ts';

export function inLanguage(table: FactTable, language: LanguageCode): FactTable {
  const names = namesIn(language);
  if (!names) return table;
  const period = <P extends Period | null>(given: P): P => given && { ...given, label: periodName(given, language) };
  const subject = (given: FactTable['subject']) => {
    const named = names.subjects[given.one as SubjectName];
    // What only the data name, such as respondents, are rows to a deck in another language.
    const [one, many] = named ?? names.subjects.row;
    return { one, many };
  };
  return {
    ...table,
    subject: subject(table.subject),
    periods: table.periods.map(period),
    months: table.months.map(period),
    reporting: period(table.reporting),
    prior: period(table.prior),
    dimensions: table.dimensions.map((dimension) => dimensionIn(dimension, names)),
    metrics: table.metrics.map((note) => ({
      ...metricIn(note, names, language),
      ...(note.subject && { subject: subject(note.subject) }),
    })),
  };
}

/** `2017-Q4` → `T4 2017` and `FY26-Q1` → `T1 FY26` in French; one that is no period of months keeps its label. */
function periodName({ id, label }: Period, language: LanguageCode): string {
  const [, year, part, number] = /^(\d{4}|FY\d+)(?:-(Q|H)?(\d{1,2}))?$/.exec(id) ?? [];
  if (!year || !number) return label;
  const words = wordsOf(language);
  if (part) {
    const pattern = part === 'Q' ? words.quarter : words.half;
    // 年 follows the number of a year, not its name.
    const named = year.startsWith('FY') ? pattern.replace('{year}年', '{year} ') : pattern;
    return named.replace('{n}', number).replace('{year}', year);
  }
  return monthFormat(language).format(new Date(`${id}-01T00:00:00Z`));
}

function monthFormat(language: LanguageCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** `31. Dezember 2017`, in Western digits as all figures of a deck are. */
export function dateFormat(language: LanguageCode): (iso: string) => string {
  // A format takes milliseconds to make, and a deck is in one language of nine.
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return format.format(new Date(`${iso}T00:00:00Z`));
  };
}

/** A label of the data's own is left as it is, and its plural not guessed. */
function dimensionIn(dimension: Dimension, { dimensions }: Names): Dimension {
  const named = dimensionNamed(dimension.label);
  if (!named) return { ...dimension, plural: dimension.label };
  const [one, many] = dimensions[named];
  return { ...dimension, label: one, plural: many };
}

function metricIn(note: MetricNote, names: Names, language: LanguageCode): MetricNote {
  if (note.measured && language !== 'en') return measuredIn(note, language);
  const reason = note.reason === undefined ? {} : { reason: familyReason(note.reason, language) ?? reasonIn(note.reason, names.lacks) };
  if (isNamed(note.id)) return { ...note, label: names.metrics[note.id].label, definition: names.metrics[note.id].definition, ...reason };
  return { ...note, ...reason };
}

const reasons: Readonly<Record<string, Exclude<keyof Lacks, 'someAmounts'>>> = {
  'The data have no column of amounts.': 'amounts',
  'The data have no creation date.': 'created',
  'The data have no close date.': 'closed',
  'The data hold no lost deals.': 'lost',
  'All amounts of the data are 0.': 'noWorth',
  'Lost deals carry no amounts.': 'lostAmounts',
  'The data hold no open deals.': 'open',
  'Open deals carry no amounts.': 'openAmounts',
  'The data hold no targets.': 'targets',
};

function reasonIn(reason: string, lacks: Lacks): string {
  const key = reasons[reason];
  if (key) return lacks[key];
  const [, have, all] = /^Only (\d+) of (\d+) won deals carry an amount\.$/.exec(reason) ?? [];
  return have && all ? lacks.someAmounts(have, all) : reason;
}
