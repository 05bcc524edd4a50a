/** The order of the pages: the author's where there is one, otherwise what a reader needs first comes first. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import { roleOf, sameRole } from '../read/topics.ts';
import type { Finding } from '../said.ts';
import type { RoleId } from './skeletons.ts';

export interface PlacedPage {
  page: Draft;
  /** Where the brief tells it. */
  at: number;
  /** What of the brief it tells, if that is one part. */
  part?: number | undefined;
  /** Its title names or computes what it shows; what its author says of that goes before. */
  ours?: boolean | undefined;
  /** Its claim in other words, for the summary. */
  point?: string | undefined;
  /** Its point is what the deck is for; beside it the page has another title. */
  leads?: true;
  besides?: string | undefined;
  verdict?: Finding['verdict'];
  /** Options, tasks and what is asked: a deck without them decides nothing. */
  isHeart?: true;
  /** The same page under another claim of its own, where the summary has its first one as title. */
  retitled?: (() => Draft) | undefined;
}

/** Evidence is the rest; then what could go wrong, what comes next, and what is to be decided. */
type Stage = 'evidence' | 'risks' | 'plan' | 'decision';
const stages: readonly Stage[] = ['evidence', 'risks', 'plan', 'decision'];

const stageOfRole: Readonly<Partial<Record<RoleId, Stage>>> = {
  risks: 'risks',
  limits: 'risks',
  milestones: 'plan',
  rollout: 'plan',
  outlook: 'plan',
  recommendation: 'plan',
  actions: 'plan',
  nextSteps: 'decision',
  decisions: 'decision',
  ask: 'decision',
};

export function arranged(pages: readonly PlacedPage[], brief: Brief): PlacedPage[] {
  const inOrder = pages.toSorted((a, b) => a.at - b.at);
  const headed = new Set(brief.material.flatMap(({ heading }) => heading ?? [])).size > 1;
  if (headed) return closingLast(inOrder, brief);
  const named = brief.sections.length > 1;
  const rank = (page: Draft) => (named ? namedRank(page, brief) : stages.indexOf(stageOf(page, brief)));
  return inOrder.toSorted((a, b) => rank(a.page) - rank(b.page));
}

/** What is planned comes before what is asked, whatever their headings. */
const kindStage: Readonly<Partial<Record<Draft['kind'], Stage>>> = {
  'decision-cards': 'decision',
  'action-table': 'plan',
  timeline: 'plan',
};

/** In the author's order; from the first plan or decision in the second half on, these come last. */
function closingLast(pages: readonly PlacedPage[], brief: Brief): PlacedPage[] {
  const rank = ({ page }: PlacedPage) => stages.indexOf(kindStage[page.kind] ?? stageOf(page, brief));
  const from = pages.findIndex((placed, at) => at * 2 >= pages.length && rank(placed) >= stages.indexOf('plan'));
  return from < 0 ? [...pages] : [...pages.slice(0, from), ...pages.slice(from).toSorted((a, b) => rank(a) - rank(b))];
}

export function stageOf(page: Draft, { language }: Brief): Stage {
  const role = roleOf(page.section ?? page.title, catalogueOf(language));
  const stage = role === null ? undefined : stageOfRole[role];
  if (stage !== undefined) return stage;
  if (page.kind === 'risks') return 'risks';
  if (page.kind === 'action-table' || page.kind === 'closing') return 'decision';
  return page.kind === 'roadmap' ? 'plan' : 'evidence';
}

/** Its place among the sections that the author named; pages of none come before the closing ones. */
function namedRank(page: Draft, { sections, ending, language }: Brief): number {
  const catalogue = catalogueOf(language);
  const said = `${page.section ?? ''} ${page.title}`.toLowerCase();
  const role = roleOf(page.section ?? page.title, catalogue);
  const at = sections.findIndex((name) => said.includes(name.toLowerCase()) || sameRole(roleOf(name, catalogue), role));
  if (ending !== null && (said.includes(ending.toLowerCase()) || sameRole(roleOf(ending, catalogue), role))) return sections.length + 2;
  if (at >= 0) return at + 1;
  return page.kind === 'action-table' ? sections.length + 1 : 0.5;
}
