/** A worker: takes decks from the queue one after another, has them made, keeps what came of it. */
import type { Stage } from '../../../engine/generate-deck.ts';
import { problemOf, quarterdeckErrorOf } from '../../errors.ts';
import type { DeckChanges } from '../deck-changes.ts';
import { type Claim, type DeckWork, pauseMs } from '../store/decks/deck-work.ts';
import type { FileStore } from '../store/file-store.ts';
import type { Room } from '../store/room.ts';
import type { MadeDeck } from './made-deck.ts';
import type { Made } from './make-deck.ts';

/** Makes a claimed deck: in this process, or in a child of it. */
export type Make = (claim: Claim, hooks: { onStage(stage: Stage): void; signal: AbortSignal }) => Promise<Made>;

export interface WorkerParts {
  decks: DeckWork;
  files: FileStore;
  /** null where whoever asked waits for the deck: on a full disk it fails. */
  room: Room | null;
  changes: DeckChanges;
  make: Make;
  /** Told of defects: what went wrong inside, which the deck's own problem does not show. */
  onDefect?: ((error: Error) => void) | undefined;
}

const heartbeatMs = 2_000;

/**
 * Makes one claimed deck and settles it, unless it was taken away meanwhile (canceled, or given to another worker).
 * @param stop Aborts when the worker is being stopped: the deck goes back into the queue.
 */
export async function work(claim: Claim, { decks, files, room, changes, make, onDefect }: WorkerParts, stop: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const keep = (ours: boolean) => {
    if (!ours) lost.abort(new Error('The deck was taken away.'));
  };
  // A store that is busy for a moment is asked again; a lease holds for several heartbeats.
  const notKept = (error: Error) => void (room?.refuses(error) || onDefect?.(error));
  const extend = () => void decks.extend(claim).then(keep, notKept);
  const heartbeat = setInterval(extend, heartbeatMs);
  const forget = changes.on(claim.id, extend);
  let told = Promise.resolve();
  const onStage = (stage: Stage) => {
    told = told
      .then(async () => {
        keep(await decks.stage(claim, stage));
        changes.tell(claim.id);
      })
      .catch(notKept);
  };
  const signal = AbortSignal.any([stop, lost.signal]);
  /** What came of it is kept once there is room for it. */
  const settle = <T>(write: () => Promise<T>) => (room ? room.waitFor(write, signal) : write());
  try {
    changes.tell(claim.id);
    const made = await make(claim, { onStage, signal });
    await told;
    const ours = await settle(async () => decks.complete(claim, await keepFiles(claim, made, files)));
    if (!ours) await files.remove(folderOf(claim));
  } catch (thrown) {
    await told;
    const error = quarterdeckErrorOf(thrown);
    if (lost.signal.aborted) await files.remove(folderOf(claim));
    else if (stop.aborted) await decks.release(claim);
    // Others have filled the disk: it waits. With room again it was this deck itself, which may not go on so for ever.
    else if (error.code === 'server_busy' || (room?.refuses(error) && !(await room.has()))) {
      onDefect?.(error);
      await settle(() => decks.release(claim, pauseMs));
    } else if (room && (error.code === 'render_crashed' || error.code === 'storage_full'))
      await settle(() => decks.crashed(claim, problemOf(error)));
    else {
      // Why a database cannot be connected to is for the operator alone.
      if (error.code === 'internal') onDefect?.(error);
      else if (error.code === 'source_unreachable' && error.cause instanceof Error) onDefect?.(error.cause);
      await settle(() => decks.fail(claim, problemOf(error)));
    }
  } finally {
    clearInterval(heartbeat);
    forget();
    changes.tell(claim.id);
  }
}

/** An attempt of its own writes files of its own: a worker that was given up cannot overwrite another's. */
function folderOf({ tenantId, id, attempt }: Claim): string {
  return `${tenantId}/${id}/${attempt}`;
}

async function keepFiles(claim: Claim, { artifacts, ...made }: Made, files: FileStore): Promise<MadeDeck> {
  const kept: MadeDeck['files'] = [];
  for (const { format, bytes } of artifacts) {
    const key = `${folderOf(claim)}/${format === 'pptx' ? 'deck.pptx' : `${format}.json`}`;
    kept.push({ format, key, ...(await files.put(key, bytes)) });
  }
  return { ...made, files: kept };
}
