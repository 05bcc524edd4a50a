/** Next steps: those of the brief, then suggestions by fixed rules, each with its finding. Owner and date only if known. */
import type { Brief } from '../../../../model/brief.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { ActionTableContent } from '../../../kinds/action-table.ts';
import { readAction } from '../action-item.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { remedyOf } from '../remedies.ts';
import { isForBoard } from '../stories/listener.ts';
import { pointOf } from '../summary-point.ts';
import { fitTitle, withoutBold } from '../titles.ts';
import { saidOf } from '../told.ts';
import { speaksOf } from '../topics.ts';
import { lossByAgeAction, lossByAgePoint } from './loss-by-age.ts';
import { lossCausesAction, lossCausesPoint } from './loss-causes.ts';
import { lossWhereAction, lossWherePoint } from './loss-where.ts';
import { isOpen } from './pipeline.ts';

const most = 5;
const aboutActions =
  /next step|action|nächste schritte|maßnahmen|prochaines étapes|próximos pasos|próximos passos|prossimi passi|asks?\b|follow.?up|to.?dos?|recommend|decision|次のステップ|下一步|الخطوات/i;

const actionTopics = ['next', 'step', 'action', 'recommendation', 'ask'];

/** Whether an ending or section of the brief means next steps. */
export function isActions(phrase: string): boolean {
  return aboutActions.test(phrase) || speaksOf(phrase, actionTopics);
}

/** Whether the brief asks for a page of them, however few there are. */
export function areActionsAsked({ slides, focus, ending }: Brief): boolean {
  return slides.asked || [...focus, ending ?? ''].some(isActions);
}

interface Action {
  head: string;
  what: Text;
  why: Text;
  /** What it brings or protects, and the figure by which one will know that it worked. */
  worth?: Text;
  measure?: Text;
}

/** Null if there is nothing to suggest and nobody asked for next steps. */
export function actions(context: Context, findings: readonly Finding[]): Draft | null {
  const { catalogue, brief } = context;
  const given = givenActions(brief);
  const rules = [...suggestions(context, firstOfEach(findings)), ...missing(context)];
  // A board is only asked what the brief asks for.
  const suggested = given.length > 0 && isForBoard(brief) ? [] : rules.slice(0, Math.max(0, most - given.length));
  const rows: ActionTableContent['actions'] = [...given.map(readAction), ...suggested.map(rowOf)];
  if (rows.length === 0 && !areActionsAsked(brief)) return null;
  if (rows.length === 0) rows.push({ what: catalogue.parts('actions-check', { now: context.now }).what });
  const heads = suggested.map(({ head }) => head);
  // What the data lack is work for those who keep them, and no decision.
  const lacking = new Set(missing(context).map(({ head }) => head));
  const title = fitTitle(
    given.length > 0
      ? [catalogue.say('actions-title', { heads: [] })]
      : [2, 1, 0].map((count) => catalogue.say('actions-title', { heads: heads.slice(0, count) })),
  );
  return {
    part: 'actions',
    topics: actionTopics,
    worth: 0.9,
    asks: heads.filter((head) => !lacking.has(head)),
    proves: [],
    slide: {
      id: 'actions',
      kind: 'action-table',
      title,
      ...(given.length === 0 ? { lead: catalogue.say('lead-suggestions') } : {}),
      section: catalogue.say('sections-actions'),
      ...(context.source ? { source: context.source } : {}),
      notes: [...given.map((item) => readAction(item).what), ...suggested.map(({ what, why }) => `${what}: ${why}`)],
      content: { actions: rows },
    },
  };
}

/** What is measured needs no sentence more: its cause has a page, and the notes repeat it. */
function rowOf({ what, why, worth, measure }: Action): ActionTableContent['actions'][number] {
  return measure === undefined ? { what, why } : { what, measure, ...(worth !== undefined && { worth }) };
}

/** One a member: whoever is looked into need not be planned around too. */
function suggestions(context: Context, findings: readonly Finding[]): Action[] {
  const spokenOf = new Set<string>();
  return findings.flatMap((finding) => {
    const action = finding.member !== undefined && spokenOf.has(finding.member) ? null : actionOf(context, finding);
    if (action && finding.member !== undefined) spokenOf.add(finding.member);
    return action ?? [];
  });
}

/** One suggestion per kind of finding: first what moved the number, then patterns, then the number itself. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  const key = ({ kind, dimension, metric }: Finding) =>
    kind === 'rank' ? `rank ${dimension}` : kind === 'delta' ? `delta ${metric}` : kind;
  const first = new Map<string, Finding>();
  for (const finding of findings) if (!first.has(key(finding))) first.set(key(finding), finding);
  return [...first.values()].sort((a, b) => urgency(a) - urgency(b));
}

const order: readonly Finding['kind'][] = [
  'loss-causes',
  'loss-age',
  'loss-where',
  'loss',
  'live',
  'decision-age',
  'weak-spots',
  'rate-change',
  'driver',
  'mean-driver',
  'rate-difference',
  'pattern',
  'effort',
  'delta',
];
const urgency = ({ kind }: Finding) => order.indexOf(kind);

export function givenActions(brief: Brief): string[] {
  return brief.material
    .filter(({ heading }) => heading !== null && isActions(heading))
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'list' ? block.items.map(({ text }) => safe(text)) : [])));
}

function actionOf(context: Context, finding: Finding): Action | null {
  const { catalogue } = context;
  const told = context.told(finding);
  const isHeadline = finding.metric === context.insights.headline;
  const why = (text: Text) => withoutBold(text);
  switch (finding.kind) {
    case 'driver':
      // Nobody is looked into by name over what may be chance.
      if (!isHeadline || context.blames(finding)) return null;
      return {
        ...context.catalogue.parts('actions-driver', saidOf(told)),
        ...((context.note(finding.metric).family ?? 'sales') !== 'sales' && { what: catalogue.say('look-into', saidOf(told)) }),
        why: why(context.catalogue.say('points-driver', saidOf(told))),
      };
    case 'mean-driver':
    case 'rate-change':
      return finding.tone === 'bad'
        ? {
            head: catalogue.parts('actions-driver', saidOf(told)).head,
            what: catalogue.say('look-into', saidOf(told)),
            measure: catalogue.say('mean-driver-measure', saidOf(told)),
            ...(finding.facts.worth && { worth: ref(finding.facts.worth) }),
            why: why(catalogue.say('points-mean-driver', saidOf(told))),
          }
        : null;
    case 'rate-difference':
      return finding.tone === 'bad' && isHeadline
        ? {
            head: context.catalogue.parts('actions-driver', saidOf(told)).head,
            what: catalogue.say('look-into', saidOf(told)),
            why: why(context.catalogue.say('points-rate-difference', saidOf(told))),
          }
        : null;
    case 'live':
    case 'decision-age':
    case 'weak-spots':
    case 'effort': {
      const [remedy, point] = [remedyOf(context, finding), pointOf(context, finding)];
      return remedy && point ? { ...remedy, why: why(point) } : null;
    }
    case 'pattern':
      return finding.direction === 'up'
        ? { ...context.catalogue.parts('actions-pattern'), why: why(context.catalogue.say('points-pattern', saidOf(told))) }
        : null;
    case 'delta':
      return finding.tone === 'bad' && (isHeadline || isLeadingRate(context, finding.metric)) && !finding.withinNoise
        ? {
            ...context.catalogue.parts('actions-delta', saidOf(told)),
            why: why(
              finding.facts.pct
                ? context.catalogue.say('points-delta', saidOf(told))
                : context.catalogue.say('points-rate-delta', saidOf(told)),
            ),
          }
        : null;
    case 'loss-causes': {
      const action = lossCausesAction(context);
      const point = lossCausesPoint(context);
      return action && point ? { ...action, why: why(point) } : null;
    }
    case 'loss-age': {
      const action = lossByAgeAction(context);
      const point = lossByAgePoint(context);
      return action && point ? { ...action, why: why(point) } : null;
    }
    case 'loss-where': {
      const action = lossWhereAction(context);
      const point = lossWherePoint(context);
      return action && point ? { ...action, why: why(point) } : null;
    }
    case 'loss': {
      return finding.withinNoise
        ? null
        : { ...catalogue.parts('loss-action', { member: told.member }), why: why(catalogue.say('loss-point', saidOf(told))) };
    }
    default:
      return null;
  }
}

/** A rate of the leading family; counts of events belong elsewhere. */
function isLeadingRate(context: Context, metric: string): boolean {
  const { headline } = context.insights;
  const of = context.note(metric);
  return of.unit === 'ratio' && headline !== null && of.family === context.note(headline).family;
}

function missing(context: Context): Action[] {
  return context.table.metrics
    .filter((note) => note.status === 'not-computable' && isOpen(note) && note.reason)
    .slice(0, 1)
    .map((note) => ({ ...context.catalogue.parts('actions-missing', { label: safe(note.label) }), why: safe(note.reason!) }));
}
