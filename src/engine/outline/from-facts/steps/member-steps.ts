/** Steps about a member of the data: what fell is won back, what rose is repeated, what trails closes its gap. */
import { inner } from '../../../../languages/catalogue.ts';
import type { Dimension, Fact } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { type Cells, scopeOf as scopeOfCell } from '../../../insight/finders/cells.ts';
import { memberChanges } from '../../../insight/finders/driver.ts';
import { factorsOf } from '../../../insight/finders/factors.ts';
import { rateChangeBy } from '../../../insight/finders/rate-change.ts';
import { type Context, safe } from '../context.ts';
import { cellsText, said as saidOfCell } from '../pages/cells.ts';
import { pairOf, saidOfPair } from '../pages/pair.ts';
import { withoutBold } from '../titles.ts';
import { saidOf } from '../told.ts';
import type { Remedy } from './step.ts';

/** Part of the measure before, from which what a member lost is worth a step. */
const leastLost = 0.03;
/** Of a measure of the whole that one of them holds, from which the business depends on it. */
const leastHeld = { account: 0.1, owner: 0.25 } as const;
/** In data of many rows, changes of so few are as often chance. */
const few = { rows: 10, of: 100 } as const;

const ofProjects: ReadonlySet<string> = new Set(['time_fees', 'project_profit', 'project_margin']);

const scopeOf = ({ dimension, member }: Finding) => (dimension && member !== undefined ? { scope: { [dimension]: member } } : {});

/** Who moved the headline or a mean. */
export function driverStep(context: Context, finding: Finding): Remedy | null {
  const { catalogue, evidence } = context;
  const { metric, facts, tone, direction } = finding;
  // Where no project ran in the period, nothing is there to be turned around.
  if (ofProjects.has(metric) && tone === 'bad' && facts.value && !evidence.byId(facts.value)?.value) return null;
  const told = saidOf(context.told(finding));
  const worth = facts.worth ? { worth: ref(facts.worth, 'abs') } : facts.delta ? { worth: ref(facts.delta, 'abs') } : {};
  const shared = { ...scopeOf(finding), ...worth, due: 'month' as const, metric };
  const before = facts.before && evidence.byId(facts.before)?.value !== 0 ? catalogue.say('aim-back', told) : null;
  if (tone === 'bad') {
    const said =
      drillSaid(context, finding) ?? factorSaid(context, metric, shared.scope) ?? catalogue.parts('step-turn', { ...told, direction });
    return { ...shared, ...said, ...(before && { measure: before }) };
  }
  // A cost that fell calls for nothing.
  if (tone === 'good' && direction === 'down') return null;
  if (tone === 'good')
    return { ...catalogue.parts('step-repeat', told), ...shared, measure: catalogue.say('aim-hold', told), due: 'quarter', aside: true };
  return { ...catalogue.parts('step-look', told), ...shared, ...(facts.delta && { measure: catalogue.say('aim-cause', told) }) };
}

/** Of a rate, the member by whom or where most of its fall happened, who may own the step. */
function drillSaid(context: Context, { kind, metric, dimension, member }: Finding) {
  const by = dimension === undefined ? null : context.evidence.dimension(dimension);
  const found = kind === 'rate-change' && by ? rateChangeBy(context.evidence, metric, by) : null;
  if (!found?.drill?.apart || found.first.member !== member) return null;
  const { drill, first } = found;
  const { now, before } = drill.apart!;
  const apart = drill.apart!.member;
  const said = { member: context.member(first.member), apart: context.member(apart), label: context.label(metric) };
  return {
    ...context.catalogue.parts('step-drill', { ...said, value: ref(now.id), before: ref(before.id) }),
    ...((drill.dimension.role === 'team' || drill.dimension.role === 'owner') && { owners: [apart] }),
  };
}

/** Part of a member's fall that one of its factors made, from which the step is about that factor. */
const mostOfFall = 0.6;

/** Of a sum, the factor that made most of the member's fall: fewer deals, a lower win rate or smaller deals each ask for something else. */
function factorSaid(context: Context, metric: string, scope: Fact['scope'] | undefined) {
  const found = scope ? factorsOf(context.evidence, metric, scope) : null;
  const first = found?.factors[0];
  if (!scope || !found || !first || found.delta.value > 0 || first.effect.value / found.delta.value < mostOfFall) return null;
  const { unit } = first.now;
  return context.catalogue.parts('step-factor', {
    kind: unit === 'count' ? 'count' : unit === 'ratio' ? 'rate' : 'mean',
    label: context.label(first.metric),
    member: context.member(Object.values(scope)[0]!),
    value: ref(first.now.id),
    before: ref(first.before.id),
  });
}

/** Where two members cross: bringing the pair back to its level before is worth what it lost. */
export function pairStep(context: Context, finding: Finding): Remedy | null {
  const { catalogue } = context;
  const pair = pairOf(context, finding.metric);
  if (!pair) return null;
  const { row, column, outcomes, worth } = pair;
  const said = saidOfPair(context, pair);
  const subject = outcomes && context.subjectOf(finding.metric, Math.abs(outcomes.value));
  const scope = Object.fromEntries(
    [[row.dimension.id, row.member] as const, [column.dimension.id, column.members.join(' + ')] as const].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
  return {
    ...catalogue.parts('step-pair', said),
    ...(worth?.unit === 'count'
      ? {
          worth: catalogue.say('worth-rows', {
            count: ref(worth.id, 'abs'),
            subject: context.subjectOf(finding.metric, Math.abs(worth.value)),
          }),
        }
      : worth
        ? { worth: ref(worth.id, 'abs') }
        : outcomes && subject && { worth: catalogue.say('worth-rows', { count: ref(outcomes.id, 'abs'), subject }) }),
    scope,
    due: 'month',
    metric: finding.metric,
  };
}

/** Where a measure that is asked about is bad: bringing it to the level of all. */
export function cellStep(context: Context, cells: Cells): (Remedy & { why: Text }) | null {
  const { catalogue } = context;
  const { leading, note, low } = cells;
  if (!leading || low !== (note.polarity === 'up') || note.polarity === 'neutral') return null;
  const { outcomes, worth, sides } = leading;
  const subject = outcomes && context.subjectOf(note.id, Math.abs(outcomes.value));
  return {
    ...catalogue.parts('step-cell', saidOfCell(context, cells, leading)),
    ...(worth
      ? { worth: ref(worth.id, 'abs') }
      : outcomes && subject && { worth: catalogue.say('worth-rows', { count: ref(outcomes.id, 'abs'), subject }) }),
    why: withoutBold(cellsText(context, cells)),
    scope: Object.fromEntries(Object.entries(scopeOfCell(sides)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    due: 'month',
    metric: note.id,
  };
}

/** Where there is little else to do: seeing whether it gets there. */
export function trackStep(context: Context, cells: Cells): (Remedy & { why: Text }) | null {
  const { leading, note } = cells;
  if (!leading) return null;
  const by = leading.sides
    .map(({ dimension: { label } }) => (context.brief.language === 'en' ? inner(safe(label)) : safe(label)))
    .join(' × ');
  const said = context.catalogue.parts('step-track', { ...saidOfCell(context, cells, leading), by });
  return { ...said, why: withoutBold(cellsText(context, cells)), due: 'quarter', metric: note.id, aside: true };
}

/** Whose rate differs from all others. */
export function trailStep(context: Context, finding: Finding): Remedy {
  const told = saidOf(context.told(finding));
  const [value, whole] = [finding.facts.value, finding.facts.whole].map((id) => (id ? context.evidence.byId(id) : null));
  const missed =
    value &&
    whole &&
    context.evidence.workedOut(value, '.missed', Math.round(Math.abs(whole.value - value.value) * value.n), [value, whole], {
      label: `${value.label}, rows short of the average`,
      formula: 'rows times the gap to the rate of all',
      unit: 'count',
    });
  const subject = missed && context.subjectOf(finding.metric, missed.value);
  return {
    ...context.catalogue.parts('step-trail', told),
    measure: context.catalogue.say('aim-toward', told),
    ...(missed && subject && { worth: context.catalogue.say('worth-rows', { count: ref(missed.id), subject }) }),
    ...scopeOf(finding),
    due: 'month',
    metric: finding.metric,
  };
}

/** What one account or person holds. Null of others: that one product or region sells most is no risk to act on. */
export function relyStep(context: Context, finding: Finding): Remedy | null {
  const { catalogue, evidence } = context;
  const role = finding.dimension && evidence.dimension(finding.dimension)?.role;
  const share = finding.facts.share && evidence.byId(finding.facts.share);
  if ((role !== 'account' && role !== 'owner') || !share || share.value < leastHeld[role]) return null;
  const told = saidOf(context.told(finding));
  const { member, label } = told;
  const shared = {
    ...scopeOf(finding),
    ...(finding.facts.value && { worth: ref(finding.facts.value) }),
    due: 'quarter' as const,
    metric: finding.metric,
    aside: true as const,
  };
  return role === 'account'
    ? { ...catalogue.parts('step-rely-account', { member }), measure: catalogue.say('aim-hold', told), ...shared }
    : {
        ...catalogue.parts('step-rely-owner', { member }),
        measure: catalogue.say('aim-share', { member, label, share: ref(share.id) }),
        ...shared,
      };
}

/** What lost most of the headline, by each dimension; never a person or a team. */
export function lostSteps(context: Context): (Remedy & { why: Text })[] {
  const { evidence, insights, catalogue, table } = context;
  const { headline } = insights;
  const before = headline !== null && table.prior ? evidence.get(headline, table.prior.offset) : null;
  if (!before || headline === null || context.note(headline).polarity === 'down') return [];
  // What fell while the whole grew is no more than how members differ.
  if (context.moveOf(headline)?.direction !== 'down') return [];
  const isWanted = context.note(headline).polarity === 'up';
  const label = context.label(headline);
  return table.dimensions.filter(isPlace).flatMap((dimension) => {
    const [most] = memberChanges(evidence, headline, dimension)
      .filter(({ member, before: had, delta }) => isNamed(member, dimension) && (had.n >= few.rows || before.n < few.of) && delta.value < 0)
      .sort((a, b) => a.delta.value - b.delta.value);
    if (!most || -most.delta.value < leastLost * Math.abs(before.value)) return [];
    const member = context.member(most.member);
    const said = { label, member, direction: 'down', before: ref(most.before.id), delta: ref(most.delta.id), now: context.now };
    return [
      {
        ...((isWanted && factorSaid(context, headline, { [dimension.id]: most.member })) ||
          catalogue.parts(isWanted ? 'step-turn' : 'step-look', said)),
        measure: catalogue.say(isWanted ? 'aim-back' : 'aim-cause', said),
        worth: ref(most.delta.id, 'abs'),
        why: catalogue.say('lost-why', { ...said, value: ref(most.now.id), prior: context.prior ?? '' }),
        scope: { [dimension.id]: most.member },
        due: 'month' as const,
        metric: headline,
      },
    ];
  });
}

function isPlace({ role, coded }: Dimension): boolean {
  return !coded && (role === 'product' || role === 'region' || role === 'segment' || role === 'other');
}
