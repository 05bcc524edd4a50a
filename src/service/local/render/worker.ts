/** A worker: takes decks from the queue one by one, has them made and saves the result. */
import type { Stage } from '../../../engine/generate-deck.ts';
import { problemOf, quarterdeckErrorOf } from '../../errors.ts';
import { sha256Of } from '../../file-names.ts';
import type { DeckChanges } from '../deck-changes.ts';
import { type Claim, type DeckWork, pauseMs } from '../store/decks/deck-work.ts';
import { newFileKey, sealFile } from '../store/encryption/sealed-file.ts';
import type { FileStore } from '../store/file-store.ts';
import type { Room } from '../store/room.ts';
import type { MadeDeck } from './made-deck.ts';
import type { Made } from './make-deck.ts';

/** Makes a claimed deck, in this process or a child. */
export type Make = (claim: Claim, hooks: { onStage(stage: Stage): void; signal: AbortSignal }) => Promise<Made>;

export interface WorkerParts {
  decks: DeckWork;
  files: FileStore;
  /** null if the caller waits for the deck: it then fails on a full disk. */
  room: Room | null;
  changes: DeckChanges;
  make: Make;
  /** Reports defects: internal errors that the deck's own problem does not show. */
  onDefect?: ((error: Error) => void) | undefined;
}

const heartbeatMs = 2_000;

/**
 * Makes a claimed deck and records the result, unless it was taken away (canceled, or given to another worker).
 * @param stop Aborts when the worker stops: the deck returns to the queue.
 */
export async function work(claim: Claim, { decks, files, room, changes, make, onDefect }: WorkerParts, stop: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const keep = (ours: boolean) => {
    if (!ours) lost.abort(new Error('The deck was taken away.'));
  };
  // Retry a briefly busy store; a lease lasts several heartbeats.
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
  /** Waits for disk space before saving the result. */
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
    // Others filled the disk: wait. If there is space again, this deck itself filled it and must not retry forever.
    else if (error.code === 'server_busy' || (room?.refuses(error) && !(await room.has()))) {
      onDefect?.(error);
      await settle(() => decks.release(claim, pauseMs));
    } else if (room && (error.code === 'render_crashed' || error.code === 'storage_full'))
      await settle(() => decks.crashed(claim, problemOf(error)));
    else {
      // Only the operator may learn why a database is unreachable.
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

/** Each attempt has its own files, so that an abandoned worker cannot overwrite another's. */
function folderOf({ tenantId, id, attempt }: Claim): string {
  return `${tenantId}/${id}/${attempt}`;
}

async function keepFiles(claim: Claim, { artifacts, ...made }: Made, files: FileStore): Promise<MadeDeck> {
  const kept: MadeDeck['files'] = [];
  for (const { format, bytes, encryptedTo } of artifacts) {
    const key = `${folderOf(claim)}/${format === 'pptx' ? 'deck.pptx' : `${format}.json`}`;
    const fileKey = newFileKey();
    const { sha256 } = await files.put(key, sealFile(fileKey, bytes));
    const plain = { bytes: bytes.length, sha256: sha256Of(bytes) };
    kept.push({ format, key, ...plain, ...(encryptedTo !== undefined && { encryptedTo }), sealed: { key: fileKey, sha256 } });
  }
  return { ...made, files: kept };
}
