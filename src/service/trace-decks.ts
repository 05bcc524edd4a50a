/** A span for each deck that is made, with one below it for each stage. */
import type { Stage } from '../engine/generate-deck.ts';
import type { Make } from './local/render/worker.ts';
import { newSpanId, newTrace, type Tracer } from './tracing.ts';

export function traceDecks(make: Make, tracer: Tracer, now: () => number): Make {
  return async (claim, hooks) => {
    const trace = newTrace();
    const id = newSpanId();
    const begun: { stage: Stage; start: number }[] = [];
    const start = now();
    const tell = (failed: boolean) => {
      const end = now();
      for (const [at, { stage, start: from }] of begun.entries()) {
        const until = begun[at + 1]?.start ?? end;
        const attributes = { 'quarterdeck.stage': stage };
        tracer.add({
          name: stage,
          start: from,
          end: until,
          attributes,
          kind: 'internal',
          failed: failed && at === begun.length - 1,
          trace,
          parent: id,
        });
      }
      const attributes = { 'quarterdeck.deck_id': claim.id, 'quarterdeck.attempt': claim.attempt };
      tracer.add({ name: 'make deck', start, end, attributes, kind: 'internal', failed, trace, id });
    };
    try {
      const made = await make(claim, {
        ...hooks,
        onStage(stage) {
          begun.push({ stage, start: now() });
          hooks.onStage(stage);
        },
      });
      tell(false);
      return made;
    } catch (error) {
      tell(true);
      throw error;
    }
  };
}
