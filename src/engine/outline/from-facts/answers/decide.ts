/** Whether to spend, hire, cap or renew: weighed against the cause that was found, or what is missing for that. */
import type { Question } from '../../../../model/brief.ts';
import { ref } from '../../../../model/text.ts';
import type { Context } from '../context.ts';
import { type HeldOptions, heldAgainstCause } from '../decisions/against-cause.ts';
import { decisionInMix, type MixOptions, optionsInMix } from '../decisions/against-mix.ts';
import { heldText } from '../decisions/held-said.ts';
import { optionsOf } from '../decisions/options.ts';
import { choiceText, choiceTitles, figureOfChoice } from '../decisions/options-said.ts';
import { decisionTitles, mathText, verdictText, worthText } from '../decisions/said.ts';
import { weigh } from '../decisions/weigh.ts';
import { choicePage } from '../pages/choice.ts';
import { decisionPage } from '../pages/decision.ts';
import { heldPage } from '../pages/held.ts';
import { mixOptionsPage } from '../pages/mix-options.ts';
import type { Answer } from './answer.ts';
import { openQuestion } from './open.ts';

export function decisionAnswer(context: Context, question: Question): Answer {
  const inMix = optionsInMix(context, question);
  if (inMix) return mixAnswer(context, inMix);
  const held = heldAgainstCause(context, question);
  if (held) return heldAnswer(context, held);
  const options = optionsOf(context, question);
  if (options) {
    const page = choicePage(context, options);
    const figure = figureOfChoice(options);
    const isOpen = options.metric === null;
    return {
      question,
      ...(figure && { figure }),
      sentences: [choiceText(context, options, page === null)],
      // The page says the verdict.
      titles: page || isOpen ? [] : choiceTitles(context, options),
      tells: [],
      ...(page && { page }),
      ...(isOpen && { missing: 'decision' as const }),
    };
  }
  const weighed = weigh(context, question);
  if (typeof weighed === 'string') return openQuestion(context, question, weighed);
  const { cost, rate, verdict } = weighed;
  const figure = rate?.extra ?? cost;
  const math = verdict === 'if' ? null : mathText(context, weighed);
  return {
    question,
    ...(figure && { figure: ref(figure.id) }),
    sentences: [verdictText(context, weighed), math, worthText(context, weighed)].flatMap((text) => text ?? []),
    titles: decisionTitles(context, weighed),
    tells: [],
    page: decisionPage(context, weighed),
  };
}

function mixAnswer(context: Context, decided: MixOptions): Answer {
  const { question, best } = decided;
  return {
    question,
    ...(best?.cost && { figure: ref(best.cost.cost.id) }),
    sentences: [decisionInMix(context, decided)],
    titles: [],
    tells: [],
    page: mixOptionsPage(context, decided),
  };
}

/** The page says the verdict, so it heads no summary. */
function heldAnswer(context: Context, held: HeldOptions): Answer {
  const figure = held.best?.net ?? held.cause.gain.all;
  return {
    question: held.question,
    figure: ref(figure.id),
    sentences: [heldText(context, held)],
    titles: [],
    tells: [],
    page: heldPage(context, held),
  };
}
