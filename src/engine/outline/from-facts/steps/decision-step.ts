/** The decision that the brief asks for, as a step: held where the money would not go to the cause, otherwise taken. */
import type { Question } from '../../../../model/brief.ts';
import { meetingDay } from '../../../../model/due.ts';
import { ref } from '../../../../model/text.ts';
import { mixSaid } from '../answers/mix-told.ts';
import { chargeAsked } from '../answers/payments.ts';
import type { Context } from '../context.ts';
import { type HeldOptions, heldAgainstCause } from '../decisions/against-cause.ts';
import { calledInMix, decisionInMix, type MixOptions, optionsInMix } from '../decisions/against-mix.ts';
import { calledIn, heldText } from '../decisions/held-said.ts';
import { type OptionsWeighed, optionsOf } from '../decisions/options.ts';
import { breaksEven, named, verdictOfChoice } from '../decisions/options-said.ts';
import { evenText, verdictText } from '../decisions/said.ts';
import { decisionsWeighed } from '../decisions/weigh.ts';
import { withoutBold } from '../titles.ts';
import type { Step } from './step.ts';

export function decisionSteps(context: Context): Step[] {
  // A cap on discounts is a step of its own already.
  const open = decisionsWeighed(context).filter(
    ({ rate, question }) =>
      (rate?.of !== 'discount' || !context.find('discount', rate.note.id)) && optionsInMix(context, question) === null,
  );
  const single = open.map((weighed): Step => {
    const { lead, rate, verdict, what, unit } = weighed;
    const place = lead?.place ?? null;
    const isHeld = place !== null && (verdict === 'elsewhere' || verdict === 'short' || verdict === 'beyond');
    const said = { what, place, verdict: isHeld ? 'hold' : 'decide' };
    const measure = evenText(context, weighed);
    return {
      head: context.catalogue.say('decision-step', said),
      what: context.catalogue.say('decision-step-what', said),
      why: withoutBold(verdictText(context, weighed)),
      ...(measure !== null && { measure }),
      due: 'month',
      ...onDay(context, weighed.question),
      metric: lead?.metric ?? rate?.note.id ?? unit!.count,
    };
  });
  const charges = context.brief.questions.flatMap((question): Step[] => {
    const asked = question.kind === 'decide' ? chargeAsked(context, question) : null;
    if (!asked) return [];
    const { why, ...said } = asked;
    const [head, what] = [context.catalogue.say('late-step', said), context.catalogue.say('late-step-what', said)];
    return [{ head, what, why: withoutBold(why), due: 'month', ...onDay(context, question), decides: true, metric: 'days_late' }];
  });
  const choices = context.brief.questions.flatMap((question): Step[] => {
    const inMix = optionsInMix(context, question);
    if (inMix) return [mixDecisionStep(context, inMix)];
    const held = heldAgainstCause(context, question);
    if (held) return [heldStep(context, held)];
    const weighed = optionsOf(context, question);
    return weighed ? [choiceStep(context, weighed)].flatMap((step) => step ?? []) : [];
  });
  return [...single, ...charges, ...choices];
}

/** What measures each group by itself, or the option that changes nothing. */
function mixDecisionStep(context: Context, decided: MixOptions): Step {
  const { question, best, found } = decided;
  const said = { called: best && calledInMix(context, best), ...mixSaid(context, found) };
  const { head, what, measure } = context.catalogue.parts('mix-step', said);
  return {
    head: head!,
    what: what!,
    why: withoutBold(decisionInMix(context, decided)),
    measure: measure!,
    due: 'month',
    ...onDay(context, question),
    decides: true,
    first: true,
    metric: found.note.metric,
  };
}

/** The option that is taken mends the cause, and so comes first. */
function heldStep(context: Context, held: HeldOptions): Step {
  const { question, best, cause } = held;
  const { said: told, metric, place, scope, gain } = cause;
  const { label, before } = told;
  const called = best && calledIn(context, best);
  const said = { called, label, before, place, gain: ref(gain.all.id) };
  const { head, what, measure } = context.catalogue.parts('held-step', said);
  return {
    head: head!,
    what: what!,
    why: withoutBold(heldText(context, held)),
    ...(best?.net && { worth: context.catalogue.say('held-worth', { net: ref(best.net.id) }) }),
    measure: measure!,
    due: 'month',
    ...onDay(context, question),
    scope,
    decides: true,
    first: true,
    metric,
  };
}

const onDay = ({ table }: Context, { by }: Question) => (by === undefined ? {} : { on: meetingDay(by, table.asOf) });

/** Null where none of the options is weighed against a measure. */
function choiceStep(context: Context, weighed: OptionsWeighed): Step | null {
  const { options, verdict, metric } = weighed;
  if (metric === null) return null;
  const { state, option } = verdict;
  const [first, second, ...others] = options.map(({ what }) => named(what));
  const isTwo = second !== undefined && others.length === 0;
  const said = {
    state,
    what: named(option.what),
    first: isTwo || second === undefined ? first : null,
    second: isTwo ? second : null,
    share: option.share && ref(option.share.id),
    given: option.given && option.given.of !== 'work' ? ref(option.given.value.id) : null,
    most: option.stake && ref(option.stake.id, 'abs'),
  };
  const measure = state === 'best' || state === 'if' ? breaksEven(context, option) : null;
  return {
    head: context.catalogue.say('choice-step', said),
    what: context.catalogue.say('choice-step-what', said),
    why: withoutBold(verdictOfChoice(context, weighed)),
    ...(measure && { measure }),
    due: 'month',
    ...onDay(context, weighed.question),
    decides: true,
    metric,
  };
}
