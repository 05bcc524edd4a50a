/** The sections of each deck type, in order; `!` marks those that stay when there is little room. */
import type { DeckType } from '../../../../model/brief.ts';

export const roles = [
  'summary',
  'figures',
  'performance',
  'pipeline',
  'customers',
  'forecast',
  'risks',
  'decisions',
  'nextSteps',
  'progress',
  'milestones',
  'budget',
  'positioning',
  'market',
  'pricing',
  'competition',
  'faq',
  'rollout',
  'problem',
  'solution',
  'model',
  'traction',
  'team',
  'ask',
  'incident',
  'impact',
  'causes',
  'actions',
  'lessons',
  'question',
  'method',
  'findings',
  'limits',
  'objectives',
  'basics',
  'practice',
  'quiz',
  'recap',
  'options',
  'criteria',
  'recommendation',
  'now',
  'dependencies',
  'challenge',
  'results',
  'funds',
  'outlook',
  'background',
] as const;
export type RoleId = (typeof roles)[number];

const lists: Readonly<Record<DeckType, string>> = {
  qbr: 'summary! figures! performance! pipeline customers risks forecast decisions nextSteps!',
  board: 'summary! figures! performance! budget customers risks! outlook decisions! nextSteps',
  status: 'progress! milestones risks! budget dependencies decisions nextSteps!',
  launch: 'positioning! market competition! pricing! rollout! faq risks nextSteps!',
  pitch: 'problem! solution! market! model traction! competition team ask!',
  proposal: 'background challenge! solution! rollout! pricing! results team nextSteps!',
  'post-mortem': 'summary! incident! impact! causes! actions! lessons nextSteps',
  research: 'question! method! findings! limits! recommendation background nextSteps',
  lecture: 'objectives! basics! background practice! recap quiz!',
  training: 'objectives! basics! rollout practice! faq recap quiz nextSteps!',
  comparison: 'options! criteria! findings risks recommendation! nextSteps',
  roadmap: 'now! milestones! dependencies risks! decisions nextSteps!',
  'case-study': 'challenge! solution! results! lessons',
  report: 'summary! figures! findings! causes risks outlook nextSteps!',
  'all-hands': 'summary! figures performance! customers team! outlook! faq',
  'donor-report': 'summary! results! impact! funds! lessons outlook! ask',
  general: 'background! figures! causes options recommendation! nextSteps!',
};

export interface SkeletonPart {
  role: RoleId;
  core: boolean;
}

export function skeletonOf(type: DeckType): SkeletonPart[] {
  return lists[type].split(' ').map((part) => ({ role: part.replace('!', '') as RoleId, core: part.endsWith('!') }));
}

/** Roles that say who does what and when. */
export function isActionRole(role: RoleId | null): boolean {
  return role === 'nextSteps' || role === 'actions' || role === 'decisions' || role === 'ask';
}
