/** A standing in words: who is first and who last, or that chance may have made the difference. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, namesOf } from '../context.ts';
import type { Standing } from './standing.ts';

function saidOf(context: Context, { note, dimension, members, whole, sense }: Standing) {
  const [first, last] = [members[0]!, members.at(-1)!];
  const [low, high] = first.fact.value < last.fact.value ? [first, last] : [last, first];
  // What adds up has no figure that members are above or below.
  const adds = whole !== null && context.evidence.adds(note.id, dimension, 0, 0.5);
  return {
    sense,
    label: context.label(note.id),
    ...namesOf(dimension),
    member: context.member(first.member),
    value: ref(first.fact.id),
    whole: whole && !adds ? ref(whole.id) : null,
    other: context.member(last.member),
    otherValue: ref(last.fact.id),
    low: ref(low.fact.id),
    lowMember: context.member(low.member),
    high: ref(high.fact.id),
    highMember: context.member(high.member),
  };
}

export function standingText(context: Context, standing: Standing): Text {
  return context.catalogue.say(standing.differs ? 'answer-which' : 'answer-even', saidOf(context, standing));
}

export function standingTitles(context: Context, standing: Standing): readonly Text[] {
  const said = saidOf(context, standing);
  return standing.differs ? context.catalogue.forms('answer-which-titles', said) : context.catalogue.forms('answer-even-titles', said);
}

export function standingPageTitles(context: Context, standing: Standing): readonly Text[] {
  return context.catalogue.forms('answer-page-titles', saidOf(context, standing));
}
