/** Follows a deck until it finishes, in lines or with a spinner. */

import type { Stage } from '../engine/generate-deck.ts';
import { QuarterdeckError } from '../model/errors.ts';
import type { Decks } from '../service/deck-service.ts';
import { errorOfProblem } from '../service/errors.ts';
import type { Deck } from '../service/schema/deck.ts';
import { isSettled } from '../service/schema/deck-status.ts';
import type { Context } from './context.ts';
import { startProgress } from './progress.ts';
import { chooseService } from './which-service.ts';

/** A completed deck. */
type FinishedDeck = Deck & { title: string; report: NonNullable<Deck['report']> };

interface Following {
  /** Maximum seconds to wait; null for no limit. */
  seconds: number | null;
  /** What to do with the deck if nobody waits for it any more, and the error to show. */
  leave(why: 'canceled' | 'wait_timeout'): Promise<QuarterdeckError>;
}

/** The finished deck. @throws QuarterdeckError what `leave` returns if time runs out */
export async function settledDeck(context: Context, decks: Decks, deckId: string, { seconds, leave }: Following): Promise<Deck> {
  context.onCancel(() => leave('canceled'));
  const late = seconds === null ? null : AbortSignal.timeout(seconds * 1000);
  const progress = await startProgress(context);
  try {
    for await (const deck of decks.watch(deckId, late ? AbortSignal.any([context.signal, late]) : context.signal)) {
      if (isSettled(deck)) return deck;
      const doing = deck.stage ? stageNames[deck.stage] : deck.status === 'queued' ? 'Waiting for its turn' : null;
      if (doing !== null) progress.stage(doing, deck.estimated_completion_seconds);
    }
    return await decks.get(deckId);
  } catch (error) {
    progress.stop();
    throw late?.aborted ? await leave('wait_timeout') : error;
  } finally {
    progress.stop();
  }
}

/** @throws QuarterdeckError the deck's own error; canceled */
export function finishedDeck(deck: Deck): FinishedDeck {
  if (deck.status === 'completed') return deck as FinishedDeck;
  if (deck.error) throw errorOfProblem(deck.error);
  throw new QuarterdeckError('canceled', `The deck ${deck.deck_id} was canceled.`, { next: 'ask for it again' });
}

/** For a deck just requested: a server continues with it; this program cannot once it has ended. */
export function following(
  context: Pick<Context, 'globals' | 'env' | 'cwd'>,
  decks: Decks,
  deckId: string,
  seconds: number | null,
): Following {
  return chooseService(context).kind === 'remote' ? goesOn(deckId, seconds) : endsWithUs(decks, deckId, seconds);
}

/** For a deck made elsewhere, which continues without anyone waiting. */
export function goesOn(deckId: string, seconds: number | null): Following {
  return {
    seconds,
    async leave(why) {
      const message =
        why === 'canceled'
          ? `Nobody waits any more; the deck ${deckId} is still being made.`
          : `The deck ${deckId} was not done within ${seconds} seconds; it is still being made.`;
      return new QuarterdeckError(why, message, { next: `quarterdeck status ${deckId} --watch` });
    },
  };
}

/** For a deck made by this process, which ends with it. */
function endsWithUs(decks: Decks, deckId: string, seconds: number | null): Following {
  return {
    seconds,
    async leave(why) {
      await decks.cancel(deckId);
      return why === 'canceled'
        ? new QuarterdeckError(why, 'Stopped before the end; nothing was written.')
        : new QuarterdeckError(why, `The deck was not done within ${seconds} seconds; nothing was written.`, {
            next: 'give it more time with --wait-timeout, or have it made in the background with --no-wait',
          });
    },
  };
}

/** @param flag The option it was given with. @throws QuarterdeckError option_invalid */
export function readSeconds(flag: string, typed: string | undefined): number | null {
  if (typed === undefined) return null;
  if (/^\d{1,6}$/.test(typed) && Number(typed) > 0) return Number(typed);
  throw new QuarterdeckError('option_invalid', `${flag} cannot be "${typed}".`, { next: `${flag} 120` });
}

/** @throws QuarterdeckError deck_not_found */
export async function deckId(typed: string, decks: Decks): Promise<string> {
  if (typed !== 'last') return typed;
  const [latest] = (await decks.list({ limit: 1 })).data;
  if (latest) return latest.deck_id;
  throw new QuarterdeckError('deck_not_found', 'No deck was made yet.', {
    next: 'quarterdeck generate "Quarterly business review" --data crm/',
  });
}

export const stageNames: Readonly<Record<Stage, string>> = {
  brief: 'Reading the brief',
  data: 'Computing the figures',
  outline: 'Planning the slides',
  layout: 'Laying out the slides',
  pptx: 'Writing the deck',
  check: 'Checking the deck',
};
