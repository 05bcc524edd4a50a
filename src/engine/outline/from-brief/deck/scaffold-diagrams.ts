/** Diagrams requested by name without content: their shape, with each part marked for the author to fill in. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { NamedKind } from '../read/kind-names.ts';
import { marked, type Shown, tabled } from './scaffold-forms.ts';

export function diagramScaffold(kind: NamedKind, language: LanguageCode): Shown {
  const words = wordsOf(language);
  const catalogue = catalogueOf(language);
  const [asks, heads] = [catalogue.group('ask'), catalogue.group('head')];
  const mark = marked(language);
  const point = [mark(heads.point)];
  const ends = { low: heads.low, high: heads.high };
  const several = (text: string, count: number) => Array.from({ length: count }, () => ({ head: mark(text) }));
  switch (kind) {
    case 'swot':
      return { kind, content: { strengths: point, weaknesses: point, opportunities: point, threats: point } };
    case 'pros-cons':
      return { kind, content: { pros: [...point, ...point], cons: [...point, ...point] } };
    case 'matrix':
      return {
        kind,
        content: {
          x: { name: heads.effort, ...ends },
          y: { name: heads.impact, ...ends },
          items: (['low', 'high'] as const).flatMap((y) => (['low', 'high'] as const).map((x) => ({ head: mark(heads.placed), x, y }))),
        },
      };
    case 'cycle':
      return { kind, content: { steps: several(asks.step, 4) } };
    case 'roadmap': {
      const items = catalogue.forms('roadmap-periods').map((from) => ({ head: mark(asks.milestone), from }));
      return {
        kind,
        content: { periods: catalogue.forms('roadmap-periods'), lanes: several(heads.team, 2).map((lane) => ({ ...lane, items })) },
      };
    }
    case 'org-tree': {
      const member = { name: mark(heads.person) };
      return { kind, content: { ...member, reports: [member, member, member] } };
    }
    case 'pricing': {
      const plan = { name: mark(heads.plan), price: words.open, items: [mark(heads.contents)] };
      return { kind, content: { plans: [plan, plan, plan] } };
    }
    case 'pyramid':
      return { kind, content: { levels: several(heads.level, 3) } };
    case 'venn':
      return { kind, content: { sets: several(heads.set, 2), overlaps: [{ of: [1, 2], head: mark(heads.shared) }] } };
    // Bars and shades need figures, so ask for their stages and rows instead.
    case 'funnel':
      return { kind: 'process', content: { steps: several(asks.step, 4) } };
    case 'heat-table':
      return tabled(
        [words.item, heads.keyIdea],
        [
          [mark(heads.placed), words.open],
          [mark(heads.placed), words.open],
        ],
      );
  }
}
