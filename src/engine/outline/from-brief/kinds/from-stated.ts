/** Pages of figures stated in sentences: tiles with their change against the prior period, or their share of a whole. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import { clean, figuresIn } from '../read/figures.ts';
import type { StatedFigure } from '../read/stated-figures.ts';
import { capital } from '../read/topics.ts';

export function statedDrafts(text: string, stated: readonly StatedFigure[], place: Place, beside = ''): Draft[] {
  const whole = ofWhole(text, place);
  if (whole) return [whole];
  const { brief, facts, heading } = place;
  const catalogue = catalogueOf(brief.language);
  const words = wordsOf(brief.language);
  const actual = stated.filter(({ role }) => role === 'actual');
  if (actual.length === 0 || stated.length < 2) return [];
  const pages: Draft[] = [];
  const tiles = actual.map(({ label, figure }, index) => {
    const before = stated[stated.findIndex((other) => other.figure === figure) + 1];
    const id = facts.give(figure, label);
    const name = capital(label);
    const pair = before?.role === 'prior' && before.figure.unit === figure.unit ? before : undefined;
    if (before?.role === 'target' && before.figure.unit === figure.unit && before.figure.value > 0) {
      const goal = facts.give(before.figure, before.label);
      const reached = facts.derive(
        clean(figure.value / before.figure.value),
        'ratio',
        label,
        `${figure.text} divided by ${before.figure.text}, both given in the brief`,
        [id, goal],
      );
      pages.push({
        kind: 'comparison',
        title: catalogue.say('given-ofTarget', { label: name, change: `{{${reached}}}`, target: before.label }),
        weight: 6,
        source: words.brief,
        content: { categories: [capital(before.label), name], series: [{ name, values: [goal, id] }], highlight: 1, reading: [] },
      });
      return { label: name, value: `{{${id}}}`, target: `{{${goal}}}` };
    }
    if (!pair) {
      pages.push({
        kind: 'big-number',
        title: name,
        weight: 2 - index * 0.1,
        source: words.brief,
        content: { value: `{{${id}}}`, label: name },
      });
      return { label: name, value: `{{${id}}}` };
    }
    const old = facts.give(pair.figure, pair.label);
    const change = changeFact(place, old, id, label);
    const rose = facts.value(change) >= 0;
    const title = catalogue.say(rose ? 'given-rose' : 'given-fell', { label: name, change: `{{${change}|abs}}`, value: `{{${id}}}` });
    pages.push({
      kind: 'comparison',
      title,
      weight: 6,
      source: words.brief,
      content: { categories: [pair.label, name], series: [{ name, values: [old, id] }], highlight: 1, reading: [] },
    });
    return {
      label: name,
      value: `{{${id}}}`,
      change: {
        text: `{{${change}|signed}} (${pair.label}: {{${old}}})`,
        direction: rose ? ('up' as const) : ('down' as const),
        tone: 'neutral' as const,
      },
    };
  });
  const summary: Draft = {
    kind: 'scorecard',
    title: heading ?? catalogue.say('role-figures'),
    weight: 6,
    source: words.brief,
    ...(beside === '' ? {} : { lead: capital(beside) }),
    content: { tiles, periods: [] },
  };
  // A single figure and its comparison say the same.
  return tiles.length === 1 && pages.length > 0 && beside === '' ? pages.map((page) => ({ ...page, weight: 6 })) : [summary, ...pages];
}

/** `1.8M EUR of 2.4M EUR spent`: a part and its whole. */
function ofWhole(text: string, { brief, facts, heading }: Place): Draft | null {
  const figures = figuresIn(text, brief.language).filter(({ unit }) => unit !== 'ratio');
  const [part, whole] = figures;
  if (figures.length !== 2 || !part || !whole || part.unit !== whole.unit || part.value > whole.value || part.value <= 0) return null;
  const between = text.slice(part.at + part.text.length, whole.at).trim();
  // `10 instead of 100` is not a part of a whole.
  if (/instead|short|ahead|because|statt|anstatt|lieu/iu.test(between)) return null;
  if (!/^(?:(?:\p{L}+\s+)?(?:of|out of|von|sur|de|di|su|dos|من)|\/)$/iu.test(between) || text.length > 90) return null;
  const label = heading ?? capital(text.slice(whole.at + whole.text.length).trim());
  const [a, b] = [facts.give(part, label), facts.give(whole, label)];
  const share = facts.derive(
    clean(part.value / whole.value),
    'ratio',
    label,
    `${part.text} divided by ${whole.text}, both given in the brief`,
    [a, b],
  );
  const catalogue = catalogueOf(brief.language);
  const words = wordsOf(brief.language);
  const name = label || words.total;
  return {
    kind: 'big-number',
    title: titled(null, catalogue.say('given-ofWhole', { label: name, change: `{{${share}}}` }), brief.language),
    weight: 6,
    source: words.brief,
    content: { value: `{{${share}}}`, label: name, text: text.replace(part.text, `{{${a}}}`).replace(whole.text, `{{${b}}}`) },
  };
}

/** Relative change between two given figures; in points for rates. */
export function changeFact({ facts }: Pick<Place, 'facts'>, old: FactId, now: FactId, label: string): FactId {
  const [a, b] = [facts.get(old), facts.get(now)];
  const said = (id: FactId) => facts.get(id).display ?? facts.get(id).label;
  if (a.unit === 'ratio') return facts.derive(clean(b.value! - a.value!), 'points', label, `${said(now)} less ${said(old)}`, [now, old]);
  return facts.derive(clean(b.value! / a.value! - 1), 'ratio', label, `${said(now)} divided by ${said(old)}, less one`, [now, old]);
}
