/** Amounts or shares in a list as bars, with what is the largest of all of them. */
import { catalogueOf, wordsOf } from '../../../../../languages/catalogue.ts';
import type { Draft } from '../../draft.ts';
import { longestTitle } from '../../figures/claims.ts';
import { ToldFigures, writtenLike } from '../../figures/told-figures.ts';
import { monthOf } from '../../people/when.ts';
import { capital } from '../../people/wording.ts';
import { isPeriod } from '../../read/columns.ts';
import { type Figure, figuresIn } from '../../read/figures.ts';
import { tableDrafts } from '../from-table.ts';
import type { ListPlace } from './whole-list.ts';

interface Part {
  label: string;
  figure: Figure;
}

const most = { label: 60, parts: 10 } as const;

/** Null unless every item is a name with one figure, all of one kind, and they add up to a total that is given, or to all of it. */
export function amountList(texts: readonly string[], place: ListPlace): Draft | null {
  const { brief, facts, heading, lead } = place;
  const { language } = brief;
  if (texts.length < 3 || texts.length > most.parts) return null;
  const whole = partsOf(texts, place);
  // What stands beside the parts is said of them: `already committed: €142,000`.
  const found = whole === null ? partsOf(texts.slice(0, -1), place) : whole;
  if (found === null || found.parts.length < 3) return null;
  const { parts: given, total } = found;
  const beside = whole === null ? [capital(texts.at(-1)!)] : [];
  if (given.every(({ label }) => isPeriod(label) || monthOf(label) !== null)) return courseOf(given, place);
  // Bare figures are of the currency of their total, and written like it.
  const like = (figure: Figure): Figure =>
    total?.currency === undefined || figure.unit === 'money'
      ? figure
      : {
          ...figure,
          unit: 'money',
          currency: total.currency,
          text: writtenLike(total, figure.value, language) ?? figure.text,
        };
  const items = given
    .map(({ label, figure }) => ({ label, value: facts.give(like(figure), label) }))
    .toSorted((a, b) => facts.value(b.value) - facts.value(a.value));
  const say = catalogueOf(language);
  const told = new ToldFigures(facts, language);
  const [best, second] = items as [(typeof items)[number], (typeof items)[number]];
  const ref = (id: string) => `{{${id}}}`;
  const all = total === null ? null : facts.give(total, wordsOf(language).total);
  const title =
    all === null
      ? say.say('figures-mostOf', { name: best.label, value: ref(best.value), other: second.label, next: ref(second.value) })
      : say.say('figures-totalOf', {
          total: ref(all),
          name: best.label,
          value: ref(best.value),
          share: ref(told.share(best.value, all, best.label)),
        });
  const name = capital(lead ?? heading ?? '');
  return {
    kind: 'ranking',
    title: told.length(title) <= longestTitle + 12 ? title : name,
    weight: 7,
    content: { items, highlight: 0, reading: beside },
  };
}

/** Months or quarters are a course, and none of them is the largest part. */
function courseOf(parts: readonly Part[], place: ListPlace): Draft | null {
  const name = (place.lead ?? place.heading ?? '').replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
  const rows = parts.map(({ label, figure }) => [label, figure.text]);
  return tableDrafts({ type: 'table', header: ['', name], rows }, { ...place, heading: null })[0] ?? null;
}

/** With the total that they add up to, null for shares of all; null if they do not. */
function partsOf(texts: readonly string[], place: ListPlace): { parts: Part[]; total: Figure | null } | null {
  const read = texts.map((text) => partIn(text, place));
  if (read.some((part) => part === null)) return null;
  const parts = read as Part[];
  const [first] = parts;
  const isAlike = ({ figure }: Part) =>
    figure.unit === first!.figure.unit && figure.currency === first!.figure.currency && figure.value > 0;
  if (first === undefined || !parts.every(isAlike)) return null;
  const sum = parts.reduce((all, { figure }) => all + figure.value, 0);
  if (first.figure.unit === 'ratio') return Math.abs(sum - 1) > 0.005 ? null : { parts, total: null };
  const { heading, lead, stated, brief } = place;
  const total = totalIn([heading, lead, ...stated.map(({ sentence }) => sentence)], sum, brief.language);
  return total === null ? null : { parts, total };
}

/** `Equipment: £53,750`, `Paid media 165,000`, `Plate waste — served and not eaten: 61 percent of the total`. */
function partIn(text: string, { brief }: ListPlace): Part | null {
  const figures = figuresIn(text, brief.language);
  const figure = figures.at(-1);
  // In a name may stand how many of them, or how long.
  if (figure === undefined || figures.slice(0, -1).some(({ unit }) => unit !== 'number')) return null;
  const after = text.slice(figure.at + figure.text.length).trim();
  const label = text
    .slice(0, figure.at)
    .replace(/[\s:：=–—-]+$/u, '')
    .trim();
  // Behind the figure stands at most what it is a part of.
  if (label === '' || label.length > most.label || !/\p{L}{2}/u.test(label) || after.split(/\s+/u).length > 4 || /\d/u.test(after))
    return null;
  const name = label.split(/\s[–—]\s/u)[0]!.trim();
  return { label: capital(name), figure };
}

/** The amount that the items add up to, where the author gives it: in brackets behind the heading, or in the sentence above. */
function totalIn(texts: readonly (string | null)[], sum: number, language: ListPlace['brief']['language']): Figure | null {
  const found = texts.flatMap((text) => (text === null ? [] : figuresIn(text, language)));
  return found.find(({ value }) => Math.abs(value - sum) <= Math.abs(sum) * 0.002) ?? null;
}
