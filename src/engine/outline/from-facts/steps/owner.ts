/** Who may own a step: whoever the data name at the head of its members, otherwise the function that the trade makes plain. */
import type { Dimension, Fact } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import { isNamed } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';
import type { Step } from './step.ts';

export type Owner = 'sales' | 'operations' | 'success' | 'support' | 'finance' | 'budget';

/** Part of the members' rows from which a team has a say in them, and that those who have one hold together. */
const least = { each: 0.25, together: 0.6 } as const;
/** What more of them own nobody does. */
const mostHeads = 2;

export function ownerOf(context: Context, { scope = {}, owner, owners, metric }: Step): Text | null {
  if (owners) return context.catalogue.list(owners.map((each) => context.member(each)));
  const heads = headsOf(context, scope);
  if (heads.length > 0) return context.catalogue.list(heads.map((head) => context.member(head)));
  const named = owner ?? functionOf(context, metric);
  return named && context.catalogue.say(`owner-${named}`);
}

/** The teams or managers to whom most rows of the members belong; none where many share them. */
function headsOf({ evidence, insights }: Context, scope: Fact['scope']): string[] {
  const team = evidence.table.dimensions.find(({ role, coded }) => role === 'team' && !coded);
  if (!team) return [];
  const asked = scope[team.id];
  if (asked !== undefined) return [asked];
  for (const [dimension, member] of Object.entries(scope)) {
    const counted = [insights.headline ?? '', 'win_rate'];
    const rows = rowsByTeam(team, (each) =>
      counted.map((metric) => evidence.get(metric, 0, { [dimension]: member, [team.id]: each })?.n ?? 0),
    );
    // Of a sum not every crossing is known: the member's own rows are the whole.
    const own = counted.map((metric) => evidence.get(metric, 0, { [dimension]: member })?.n ?? 0);
    const all = Math.max(
      ...own,
      rows.reduce((sum, { n }) => sum + n, 0),
    );
    const heads = rows.filter(({ n }) => n > 0 && n >= least.each * all);
    const together = heads.reduce((sum, { n }) => sum + n, 0);
    if (heads.length > 0 && heads.length <= mostHeads && together >= least.together * all) return heads.map(({ member: head }) => head);
  }
  return [];
}

function rowsByTeam(team: Dimension, rowsOf: (member: string) => readonly number[]): { member: string; n: number }[] {
  return team.members
    .filter((member) => isNamed(member, team))
    .map((member) => ({ member, n: Math.max(...rowsOf(member)) }))
    .sort((a, b) => b.n - a.n || (a.member < b.member ? -1 : 1));
}

/** Null where the data could be of any trade. */
function functionOf({ evidence }: Context, metric: string): Owner | null {
  switch (evidence.metric(metric)?.family) {
    case 'sales':
      return 'sales';
    case 'recurring':
      return 'success';
    case 'support':
      return 'support';
    default:
      // Orders by buyers are sales, whatever is sold.
      return evidence.metric('buyers') && evidence.metric('revenue') ? 'sales' : null;
  }
}
