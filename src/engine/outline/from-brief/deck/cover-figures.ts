/** What the deck proves, for the band of its cover: up to three figures with their names. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { KindId } from '../../../../model/outline.ts';
import type { Draft } from '../draft.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';

interface CoverFigure {
  value: string;
  label: string;
  note?: string;
}

/** What titles say of sentences has no name for its figure. */
const charts: ReadonlySet<KindId> = new Set<KindId>(['comparison', 'share', 'ranking', 'trend', 'small-multiples', 'table', 'scorecard']);
const most = 3;
const longestLabel = 40;

/** Those of tiles and big numbers first, then those given in titles, not derived: a change has no name. None if there are fewer than two. */
export function coverFigures(pages: readonly Draft[], facts: GivenFacts, language: LanguageCode): CoverFigure[] {
  const say = catalogueOf(language);
  // Beside the words of its page these say enough, and on a cover nothing.
  const unclear = new Set((['figures-spent', 'figures-left', 'figures-budget'] as const).map((key) => say.say(key).toLowerCase()));
  unclear.add(wordsOf(language).total.toLowerCase());
  const heavy = pages.toSorted((a, b) => b.weight - a.weight);
  const tiles = heavy.flatMap((page): CoverFigure[] => {
    if (page.kind === 'scorecard')
      return page.content.tiles.map(({ value, label, change }) => ({ value, label, ...(change ? { note: change.text } : {}) }));
    return page.kind === 'big-number' ? [{ value: page.content.value, label: page.content.label }] : [];
  });
  const titled = heavy
    .filter(({ kind }) => charts.has(kind))
    .flatMap(({ title }) =>
      [...title.matchAll(/\{\{(given\.\d+)(?:\|[^{}]*)?\}\}/g)]
        .filter(([, id]) => facts.get(id!).from === undefined)
        // Where a title says from what to what, the cover says where it stands.
        .filter(([, id], at, all) => !all.slice(at + 1).some(([, later]) => measureOf(later!, facts) === measureOf(id!, facts)))
        .map(([value, id]) => ({ value, label: labelOf(id!, facts) })),
    );
  const found = new Map<string, CoverFigure>();
  for (const figure of [...tiles, ...titled]) {
    const short = figure.label.length > 2 && figure.label.length <= longestLabel;
    if (short && !unclear.has(figure.label.toLowerCase()) && !found.has(figure.label.toLowerCase()))
      found.set(figure.label.toLowerCase(), figure);
  }
  const figures = [...found.values()].slice(0, most);
  return figures.length < 2 ? [] : figures;
}

/** `Visits` of `Visits, 2023` and `Visits, 2024`; of other figures their whole name, each its own. */
function measureOf(id: FactId, facts: GivenFacts): string {
  const { label } = facts.get(id);
  const [, measure, period = ''] = /^(.*), ([^,]*)$/u.exec(label) ?? [];
  return measure !== undefined && /\d/.test(period) ? measure : id;
}

function labelOf(id: FactId, facts: GivenFacts): string {
  return capital(facts.get(id).label);
}
