/** Decks of a server, over its REST API. */
import { randomUUID } from 'node:crypto';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Decks, FileContent, FileRange, Generated, GenerateHow, SlidePicture, SlidePictureRequest } from '../deck-service.ts';
import type { Deck } from '../schema/deck.ts';
import { type DeckStatus, isSettled } from '../schema/deck-status.ts';
import { bodyOfRequest } from '../schema/generate-body.ts';
import type { List, ListQuery } from '../schema/list.ts';
import type { GenerateRequest } from '../schema/request.ts';
import { encryptedToHeader } from '../version-header.ts';
import { asStream, type Client } from './client.ts';
import { formWith, uploadWhatIsHere } from './upload.ts';

/** Seconds per long poll. */
const poll = 20;
/** Seconds a server may take to read documents before it takes a request in. */
const reading = 120;
/** Seconds a server may take to draw a slide. */
const drawing = 60;
/** Maximum seconds between two chunks of a file. */
const silence = 30;

export class RemoteDecks implements Decks {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async generate(request: GenerateRequest, { idempotencyKey = randomUUID() }: GenerateHow = {}): Promise<Generated> {
    const there = await uploadWhatIsHere(request, this.#client);
    const { documents = [] } = request;
    const sent = documents.length > 0 ? { form: formWith(bodyOfRequest(there), documents), wait: reading } : { json: bodyOfRequest(there) };
    const answer = await this.#client.open('generateDeck', { ...sent, headers: { 'idempotency-key': idempotencyKey } });
    return { ...(await this.#client.read('generateDeck', answer)), replayed: answer.headers['idempotency-replayed'] === 'true' };
  }

  get(deck_id: string, { wait = 0, signal }: { wait?: number; signal?: AbortSignal } = {}): Promise<Deck> {
    return this.#client.ask('getDeck', { params: { deck_id }, query: { wait: Math.min(60, Math.ceil(wait)) }, wait, signal });
  }

  async *watch(deckId: string, signal?: AbortSignal): AsyncIterable<Deck> {
    // Events report each stage as it starts; if the stream breaks, poll instead.
    try {
      for await (const deck of this.#events(deckId, signal)) {
        yield deck;
        if (isSettled(deck)) return;
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof QuarterdeckError && error.code !== 'server_unreachable') throw error;
    }
    for (;;) {
      const deck = await this.get(deckId, { wait: poll, ...(signal && { signal }) });
      yield deck;
      if (isSettled(deck)) return;
    }
  }

  list({ limit, cursor, status }: ListQuery & { status?: DeckStatus | undefined }): Promise<List<Deck>> {
    return this.#client.ask('listDecks', { query: { limit, cursor, status } });
  }

  cancel(deck_id: string): Promise<Deck> {
    return this.#client.ask('cancelDeck', { params: { deck_id } });
  }

  async delete(deck_id: string): Promise<void> {
    await this.#client.ask('deleteDeck', { params: { deck_id } });
  }

  async file(deck_id: string, { format = 'pptx', from = 0, to, signal }: FileRange = {}): Promise<FileContent> {
    const part = from > 0 || to !== undefined;
    const { headers, body } = await this.#client.open('getDeckFile', {
      params: { deck_id, format },
      headers: { accept: '*/*', ...(part && { range: `bytes=${from}-${to ?? ''}` }) },
      signal,
      silence,
    });
    const text = (name: string) => String(headers[name] ?? '');
    const encryptedTo = text(encryptedToHeader);
    return {
      format,
      bytes: Number(part ? text('content-range').split('/')[1] : text('content-length')),
      sha256: text('etag').replaceAll('"', ''),
      name: nameOf(text('content-disposition')),
      ...(encryptedTo !== '' && { encryptedTo }),
      body,
    };
  }

  async picture(deck_id: string, { slide: number, width, signal }: SlidePictureRequest): Promise<SlidePicture> {
    const asking = { params: { deck_id, number }, query: { width }, headers: { accept: 'image/png' }, signal, wait: drawing };
    const { headers, body } = await this.#client.open('getSlidePicture', asking);
    return { tag: String(headers.etag ?? '').replaceAll('"', ''), read: async () => new Uint8Array(await body.arrayBuffer()) };
  }

  async *#events(deck_id: string, signal: AbortSignal | undefined): AsyncIterable<Deck> {
    const answer = this.#client.open('followDeck', { ...asStream(signal), params: { deck_id } });
    for await (const { data } of this.#client.events(answer)) yield this.#client.checked('getDeck', JSON.parse(data!), await answer);
  }
}

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/.exec(disposition)?.[1] ?? 'deck');
}
