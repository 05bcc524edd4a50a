/** What is done about a cause, with what it is worth and the figure by which one will know that it worked. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import { decisionAgeOf } from '../../insight/finders/decision-age.ts';
import { effortOf } from '../../insight/finders/effort.ts';
import { liveDealsOf } from '../../insight/finders/live-deals.ts';
import { weakSpotsOf } from '../../insight/finders/weak-spots.ts';
import type { Context } from './context.ts';
import { spotInWords } from './pages/weak-spots.ts';

interface Remedy {
  head: string;
  what: Text;
  measure: Text;
  worth?: Text;
}

/** Null where the finding names nobody to act on. */
export function remedyOf(context: Context, { kind }: Finding): Remedy | null {
  const { catalogue, evidence } = context;
  const label = context.label('win_rate');
  if (kind === 'live') {
    const live = liveDealsOf(evidence);
    return live && live.delta.value < 0 ? catalogue.parts('live-action', { before: ref(live.before.id) }) : null;
  }
  if (kind === 'decision-age') {
    const age = decisionAgeOf(evidence);
    if (!age?.days) return null;
    const said = catalogue.parts('age-action', {
      label,
      days: ref(age.days.id),
      value: ref(age.rate.id),
      rest: ref(age.rest.id),
    });
    return { ...said, ...(age.prize && { worth: ref(age.prize.id) }) };
  }
  if (kind === 'weak-spots') {
    const found = weakSpotsOf(evidence);
    if (!found) return null;
    const [first] = found.spots;
    const said = { label, spot: spotInWords(context, first!), value: ref(first!.rate.id), usual: ref(first!.usual.id) };
    return { ...catalogue.parts('spots-action', said), worth: ref(first!.cost.id) };
  }
  const effort = effortOf(evidence);
  if (!effort?.busy) return null;
  const names = (members: readonly string[]) => members.map((member) => context.member(member));
  return catalogue.parts('effort-action', {
    decided: context.label('decided_count'),
    busy: names(effort.busy.members),
    earners: names(effort.earners.members),
    effort: ref(effort.busy.effort.id),
  });
}
