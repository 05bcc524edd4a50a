/** What the deck asks of its audience, from the instruction: `what we ask from the sponsor (renew the agreement by 15 December)`. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { sentences } from '../../../brief/sentences.ts';
import type { Draft } from '../draft.ts';
import { actionsOf } from '../people/actions.ts';
import { type Step, stepOf } from '../people/steps.ts';
import { safeText } from '../read/safe-text.ts';
import { capital } from '../read/topics.ts';

const asking = /(?<!\p{L})(?:ask|asks|request|bitten|anliegen|demande|demandons|pedimos|pedido|chiediamo)(?!\p{L})|お願い|请求/iu;
const who = /(?:from|of|von|vom|à|de|del|al|da)\s+(?:the|our|our customer's|den|dem|der|nos|los|las|la|le)?\s*([^(),.;]{3,60})$/iu;

export function askDrafts(brief: Brief): Draft[] {
  const reading = { language: brief.language, asOf: null };
  const steps = sentences(brief.instruction).flatMap((sentence) =>
    [...sentence.matchAll(/(?<![^(),;])([^(),;]*)\(([^()]{8,120})\)/gu)].flatMap(([, before, inside]): Step[] => {
      const step = asking.test(before!) ? stepOf(safeText(inside!), reading, true) : null;
      if (step === null) return [];
      const asked = who.exec(before!.trim())?.[1]?.trim();
      return [asked === undefined || step.who !== undefined || step.inside.who ? step : { ...step, who: capital(asked) }];
    }),
  );
  if (steps.length === 0) return [];
  const title = catalogueOf(brief.language).say('role-ask');
  const content = steps.length > 1 ? actionsOf(steps) : null;
  // One row is no table.
  return content === null
    ? steps.map(({ said }) => ({ kind: 'statement', title: capital(said), section: title, weight: 8, content: { text: capital(said) } }))
    : [{ kind: 'action-table', title, weight: 8, content }];
}
