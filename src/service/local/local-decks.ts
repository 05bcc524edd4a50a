/** One tenant's decks on this machine: start, follow, download. */
import { createHash } from 'node:crypto';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Decks, FileContent, FileRange, Generated, GenerateHow, SlidePicture, SlidePictureRequest } from '../deck-service.ts';
import { fileNameOf } from '../file-names.ts';
import { readFile } from '../read-file.ts';
import type { Accepted, Deck } from '../schema/deck.ts';
import { type DeckStatus, isSettled } from '../schema/deck-status.ts';
import type { List, ListQuery } from '../schema/list.ts';
import type { GenerateRequest } from '../schema/request.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { deckRecord } from './deck-record.ts';
import { estimateSeconds, type Standing, secondsUntilBegun } from './estimate.ts';
import { newId } from './ids.ts';
import type { LocalHost } from './local-host.ts';
import type { RunJob } from './render/jobs.ts';
import type { MadeDeck } from './render/made-deck.ts';
import { commitTogether } from './store/commit-together.ts';
import type { DeckRow } from './store/decks/deck-event.ts';
import type { Claim } from './store/decks/deck-work.ts';
import { openRange } from './store/encryption/sealed-file.ts';
import type { Store } from './store/open-store.ts';

/** How long a change by another process may go unnoticed, milliseconds. */
const lookAgainMs = 500;
const longestWait = 60;

export class LocalDecks implements Decks {
  readonly #host: LocalHost;
  readonly #tenantId: string;
  readonly #run: RunJob;

  constructor(host: LocalHost, tenantId: string, run: RunJob) {
    this.#host = host;
    this.#tenantId = tenantId;
    this.#run = run;
  }

  async generate(request: GenerateRequest, { idempotencyKey, detached = false, keyId }: GenerateHow = {}): Promise<Generated> {
    // Starting a deck must not load the code that makes it.
    const [{ keepRequest }, { once }] = await Promise.all([import('./render/keep-request.ts'), import('./store/idempotency.ts')]);
    if (request.outline !== undefined) await this.#run('outline', { outline: request.outline }, {});
    for (const name of request.dataSources ?? []) await this.#host.sourcesOf(this.#tenantId).get(name);
    const documents = request.documents?.length ? await this.#run('documents', { documents: request.documents }, {}) : null;
    const { store, decks, work, queue } = await this.#host.open();
    const now = this.#host.now();
    const id = newId('deck', now);
    const { kept, brandKitVersion } = await keepRequest(request, documents, { id, tenantId: this.#tenantId, host: this.#host });
    const estimated_completion_seconds = await this.#estimate({
      ahead: await queue.ahead({ tenant_id: this.#tenantId, created_at: now, id }),
      begun: 0,
    });
    let claim: Claim | null = null;
    const accept = async (trx: Store): Promise<Accepted> => {
      await this.#refuseTooMany(trx);
      if (this.#host.isServer) await (await import('./store/decks/deck-quotas.ts')).demandQuota(trx, this.#tenantId, keyId ?? null, now);
      await decks.insert(
        {
          id,
          tenant_id: this.#tenantId,
          prompt: request.prompt,
          brand_kit_id: kept.brandKit?.id ?? 'default',
          brand_kit_version: brandKitVersion,
          key_id: keyId ?? null,
          metadata: JSON.stringify(request.metadata ?? {}),
          request: kept,
        },
        trx,
      );
      if (this.#host.makesHere && !detached) claim = await work.claimNew(trx, id);
      return { status: 'queued', deck_id: id, estimated_completion_seconds };
    };
    const forget = () => this.#host.files.remove(`${this.#tenantId}/${id}`);
    const taken = commitTogether(store, async (trx) => {
      if (idempotencyKey === undefined) return { answer: await accept(trx), replayed: false };
      const asked = { tenantId: this.#tenantId, route: 'generate', key: idempotencyKey, request, now };
      return once(trx, asked, () => accept(trx));
    });
    const { answer, replayed } = await taken.catch(async (error: unknown) => {
      await forget();
      throw error;
    });
    if (replayed) await forget();
    else if (claim) this.#host.begin(claim);
    else this.#host.tellWorkers();
    return { ...answer, replayed };
  }

  async get(deckId: string, { wait = 0, signal }: { wait?: number; signal?: AbortSignal } = {}): Promise<Deck> {
    const until = performance.now() + Math.min(wait, longestWait) * 1000;
    for (;;) {
      const deck = await this.#record(await this.#row(deckId));
      const left = until - performance.now();
      if (left <= 0 || isSettled(deck) || signal?.aborted) return deck;
      await this.#host.changes.wait(deckId, Math.min(left, lookAgainMs), signal);
    }
  }

  async *watch(deckId: string, signal?: AbortSignal): AsyncIterable<Deck> {
    let seen = 0;
    for (;;) {
      signal?.throwIfAborted();
      const row = await this.#row(deckId);
      if (row.version !== seen) {
        seen = row.version;
        const deck = await this.#record(row);
        yield deck;
        if (isSettled(deck)) return;
      }
      await this.#host.changes.wait(deckId, lookAgainMs, signal);
    }
  }

  async list({ limit, cursor, status }: ListQuery & { status?: DeckStatus | undefined }): Promise<List<Deck>> {
    const { decks } = await this.#host.open();
    const rows = await decks.list(this.#tenantId, { limit, after: cursor === undefined ? null : readCursor(cursor), status });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      object: 'list',
      data: await Promise.all(page.map((row) => this.#record(row))),
      has_more: rows.length > limit,
      next_cursor: rows.length > limit && last ? writeCursor(last) : null,
    };
  }

  async cancel(deckId: string): Promise<Deck> {
    const { decks } = await this.#host.open();
    const { status } = await this.#row(deckId);
    if (!(await decks.cancel(this.#tenantId, deckId))) {
      throw new QuarterdeckError('deck_settled', `The deck ${deckId} is ${status} and cannot be canceled.`, {
        next: `quarterdeck status ${deckId}`,
      });
    }
    this.#host.changes.tell(deckId);
    return this.get(deckId);
  }

  async delete(deckId: string): Promise<void> {
    const { decks } = await this.#host.open();
    await this.#row(deckId);
    await decks.remove(this.#tenantId, deckId);
    await this.#host.files.remove(`${this.#tenantId}/${deckId}`);
    this.#host.changes.tell(deckId);
  }

  async file(deckId: string, { format = 'pptx', from = 0, to }: FileRange = {}): Promise<FileContent> {
    const { status, made } = await this.#row(deckId);
    if (made === null) {
      throw new QuarterdeckError('deck_not_ready', `The deck ${deckId} is ${status}: it has no files.`, {
        next: `quarterdeck status ${deckId}`,
      });
    }
    const { title, files }: MadeDeck = JSON.parse(made);
    const file = files.find((each) => each.format === format);
    if (!file) {
      throw new QuarterdeckError('deck_not_found', `There is no ${format} file of ${deckId}.`, {
        next: `it has ${files.map((each) => each.format).join(', ')}`,
      });
    }
    if (from >= file.bytes || (to !== undefined && to < from)) {
      throw new QuarterdeckError('range_invalid', `The file has ${file.bytes} bytes; there is nothing from byte ${from} on.`);
    }
    const body = this.#plain(file, from, to ?? file.bytes - 1);
    const { bytes, sha256, encryptedTo } = file;
    const name = fileNameOf(title, format);
    return { format, bytes, sha256, body, ...(encryptedTo === undefined ? { name } : { name: `${name}.jwe`, encryptedTo }) };
  }

  async picture(deckId: string, { slide, width, signal }: SlidePictureRequest): Promise<SlidePicture> {
    const { sha256 } = await this.file(deckId, { format: 'layout' });
    const { slide_count: count } = await this.get(deckId);
    if (slide > count) {
      throw new QuarterdeckError('slide_not_found', `The deck ${deckId} has ${count} slides, and no slide ${slide}.`, {
        next: 'GET /v1/decks/{deck_id} lists them',
      });
    }
    return {
      tag: createHash('sha256').update(`${sha256} ${slide} ${width}`).digest('hex').slice(0, 32),
      read: async () => {
        const layout = JSON.parse((await readFile(this, deckId, { format: 'layout' })).toString());
        return this.#run('picture', { layout, slide, width }, signal ? { signal } : {});
      },
    };
  }

  /** The bytes of a file, however it lies on the disk. */
  #plain({ key, bytes, sealed }: MadeDeck['files'][number], from: number, to: number): AsyncIterable<Uint8Array> {
    const { files } = this.#host;
    const end = Math.min(to, bytes - 1);
    if (!sealed) return files.stream(key, { from, to: end });
    return openRange(sealed.key, { size: bytes, name: key, read: (first, last) => files.part(key, first, last) }, from, end);
  }

  /** @throws QuarterdeckError queue_full, too_many_waiting */
  async #refuseTooMany(trx: Store): Promise<void> {
    const limits = this.#host.queueLimits;
    if (!limits) return;
    const { queue } = await this.#host.open();
    const { inAll, ofTenant, ahead } = await queue.queued(this.#tenantId, trx);
    if (inAll < limits.inAll && ofTenant < limits.ofTenant) return;
    const durations = await queue.durations(20, trx);
    const next = 'send the request again when some of them are done';
    if (inAll >= limits.inAll) {
      throw new QuarterdeckError('queue_full', `${inAll} decks wait already, and no more are taken in.`, {
        next,
        retryAfter: secondsUntilBegun(1, durations, this.#host.slots),
      });
    }
    throw new QuarterdeckError('too_many_waiting', `${ofTenant} of your decks wait already, and no more are taken in.`, {
      next,
      retryAfter: secondsUntilBegun(ahead + 1, durations, this.#host.slots),
    });
  }

  async #row(deckId: string): Promise<DeckRow> {
    if (this.#host.untold.has(deckId)) throw this.#host.untold.get(deckId);
    const { decks, work } = await this.#host.open();
    const row = await decks.get(this.#tenantId, deckId);
    if (!row) throw new QuarterdeckError('deck_not_found', `There is no deck ${deckId}.`, { next: 'quarterdeck decks list' });
    const isLost = row.status === 'processing' && row.lease_until !== null && row.lease_until < this.#host.now();
    if (!isLost && row.status !== 'queued') return row;
    // Nobody else may ever look: report the deck as lost, or let another worker restart it.
    if (isLost) await work.settleLost();
    await this.#host.wakeWorkers();
    return (await decks.get(this.#tenantId, deckId)) ?? row;
  }

  async #record(row: DeckRow): Promise<Deck> {
    if (row.status !== 'queued' && row.status !== 'processing') return deckRecord(row, null);
    const { queue } = await this.#host.open();
    const begun = row.status === 'processing' ? Math.max(1, this.#host.now() - row.started_at!) : 0;
    return deckRecord(row, await this.#estimate({ ahead: begun > 0 ? 0 : await queue.ahead(row), begun }));
  }

  async #estimate(standing: Standing): Promise<number> {
    const { queue } = await this.#host.open();
    return estimateSeconds(await queue.durations(20), standing, this.#host.slots);
  }
}
