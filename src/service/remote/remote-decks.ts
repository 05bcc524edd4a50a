/** Decks of a server, over its REST API. */
import { randomUUID } from 'node:crypto';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Decks, FileContent, FileRange, Generated, GenerateHow } from '../deck-service.ts';
import type { Accepted, Deck } from '../schema/deck.ts';
import { type DeckStatus, isSettled } from '../schema/deck-status.ts';
import { bodyOfRequest } from '../schema/generate-body.ts';
import type { List, ListQuery } from '../schema/list.ts';
import type { GenerateRequest } from '../schema/request.ts';
import type { Transport } from './transport.ts';
import { uploadWhatIsHere } from './upload.ts';

/** Seconds of one long poll. */
const poll = 20;
/** Seconds that may pass between two parts of a file, or two signs of life of a stream. */
const silence = 30;

export class RemoteDecks implements Decks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async generate(request: GenerateRequest, { idempotencyKey = randomUUID() }: GenerateHow = {}): Promise<Generated> {
    const there = await uploadWhatIsHere(request, this.#transport);
    const { body, headers } = await this.#transport.send('/v1/generate', {
      method: 'POST',
      json: bodyOfRequest(there),
      headers: { 'idempotency-key': idempotencyKey },
    });
    return { ...((await body.json()) as Accepted), replayed: headers['idempotency-replayed'] === 'true' };
  }

  get(deckId: string, { wait = 0, signal }: { wait?: number; signal?: AbortSignal } = {}): Promise<Deck> {
    return this.#transport.json(this.#path(deckId), { query: { wait: Math.min(60, Math.ceil(wait)) }, wait, signal });
  }

  async *watch(deckId: string, signal?: AbortSignal): AsyncIterable<Deck> {
    // Events tell each stage as it begins; a stream that breaks off is followed by asking.
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
    return this.#transport.json('/v1/decks', { query: { limit, cursor, status } });
  }

  cancel(deckId: string): Promise<Deck> {
    return this.#transport.json(`${this.#path(deckId)}/cancel`, { method: 'POST' });
  }

  async delete(deckId: string): Promise<void> {
    const { body } = await this.#transport.send(this.#path(deckId), { method: 'DELETE' });
    await body.dump();
  }

  async file(deckId: string, { format = 'pptx', from = 0, to, signal }: FileRange = {}): Promise<FileContent> {
    const part = from > 0 || to !== undefined;
    const { headers, body } = await this.#transport.send(`${this.#path(deckId)}/files/${format}`, {
      headers: { accept: '*/*', ...(part && { range: `bytes=${from}-${to ?? ''}` }) },
      signal,
      silence,
    });
    const text = (name: string) => String(headers[name] ?? '');
    return {
      format,
      bytes: Number(part ? text('content-range').split('/')[1] : text('content-length')),
      sha256: text('etag').replaceAll('"', ''),
      name: nameOf(text('content-disposition')),
      body,
    };
  }

  async *#events(deckId: string, signal: AbortSignal | undefined): AsyncIterable<Deck> {
    const { body } = await this.#transport.send(`${this.#path(deckId)}/events`, {
      headers: { accept: 'text/event-stream' },
      signal,
      silence,
    });
    let text = '';
    for await (const chunk of body.setEncoding('utf8')) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const data = event.split('\n').find((line) => line.startsWith('data: '));
        if (data) yield JSON.parse(data.slice('data: '.length)) as Deck;
      }
    }
  }

  #path(deckId: string): string {
    return `/v1/decks/${encodeURIComponent(deckId)}`;
  }
}

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/.exec(disposition)?.[1] ?? 'deck');
}
