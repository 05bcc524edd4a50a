/**
 * Clients of a server to which everything may happen: they ask until they are answered, as programs do that send an
 * `Idempotency-Key`; some are slow, some go away in the middle. All they do and are told is in a log.
 */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, errors, request } from 'undici';
import type { AskedDeck, History, Upload } from './history.ts';

export interface Reach {
  /** Where the server is now. */
  url(): string;
  dispatcher: Dispatcher;
}

/** How a client proves who it is; asked anew when it was refused. */
export type Authorize = (refused: boolean) => Promise<string>;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  headers?: Record<string, string>;
  body?: Buffer;
  /** Time for its whole body, milliseconds. */
  slowMs?: number;
  /** It goes away after this share of its body. */
  tornAt?: number;
}

const pieces = 12;

/** null if there was no answer. @throws what no fault of the server explains */
export async function send(
  { url, dispatcher }: Reach,
  path: string,
  { method, headers, body, slowMs, tornAt }: Sent,
): Promise<Answer | null> {
  async function* slowly() {
    for (let at = 0; at < pieces; at++) {
      if (tornAt !== undefined && at / pieces >= tornAt) throw new Error('torn');
      yield body!.subarray(Math.floor((body!.length * at) / pieces), Math.floor((body!.length * (at + 1)) / pieces));
      await sleep((slowMs ?? 0) / pieces);
    }
  }
  const inPieces = body !== undefined && (slowMs !== undefined || tornAt !== undefined);
  try {
    const answer = await request(`${url()}${path}`, {
      ...{ method, dispatcher, headersTimeout: 60_000, bodyTimeout: 60_000 },
      headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
      ...(body && { body: inPieces ? Readable.from(slowly()) : body }),
    });
    return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
  } catch (thrown) {
    const { code, message, name } = thrown as NodeJS.ErrnoException;
    const isCut = thrown instanceof errors.UndiciError || /^(ECONN|EPIPE|UND_|ERR_SSL|ERR_TLS)/.test(code ?? '') || message === 'torn';
    if (isCut || name === 'SocketError') return null;
    throw thrown;
  }
}

/** What a client is told while a server is full, busy, or still answering the same request. */
const later = [409, 429, 503];

export interface Client {
  tenant: string;
  /** Its own, so that several of one tenant do not ask for the same. */
  name: string;
  authorize: Authorize;
  unit(): number;
}

/** Asks until it is accepted. @returns null if it was told to stop before */
export async function insist(
  reach: Reach,
  { authorize }: Pick<Client, 'authorize'>,
  path: string,
  sent: Sent,
  { history, until }: { history: Pick<History, 'wronglyRefused'>; until?: () => boolean },
): Promise<Answer | null> {
  for (let refused = false, renewed = 0; ; ) {
    const authorization = await authorize(refused);
    const answer = await send(reach, path, { ...sent, headers: { ...sent.headers, authorization } });
    if (answer !== null && answer.status < 300) return answer;
    refused = answer?.status === 401;
    if (refused) renewed++;
    if (answer !== null && (!(refused || later.includes(answer.status)) || renewed > 3)) {
      history.wronglyRefused.push(`${sent.method} ${path}: ${answer.status} ${answer.bytes.toString().slice(0, 300)}`);
      return null;
    }
    if (until?.()) return null;
    await sleep(100);
  }
}

/** Asks for decks and uploads files until it is told to stop, in each of the ways that clients have. */
export async function work(reach: Reach, client: Client, history: History, isOver: () => boolean): Promise<void> {
  const { tenant, unit } = client;
  const upload: Upload = { tenant, name: `deals-${client.name}`, accepted: null };
  history.uploads.push(upload);
  for (let at = 0; !isOver(); at++) {
    const torn = unit() < 0.2 ? { tornAt: 0.1 + unit() * 0.8 } : {};
    const slow = unit() < 0.3 ? { slowMs: 200 + unit() * 1_500 } : {};
    if (at % 5 === 1) await putUpload(reach, client, upload, history, { ...torn, ...slow, at });
    else await askForDeck(reach, client, history, { ...torn, ...slow, at, source: at % 5 === 2 ? upload : null });
    await sleep(100 + unit() * 400);
  }
}

interface Manner {
  at: number;
  slowMs?: number;
  tornAt?: number;
}

async function askForDeck(
  reach: Reach,
  client: Client,
  history: History,
  { at, source, ...manner }: Manner & { source: Upload | null },
): Promise<void> {
  const deck: AskedDeck = { tenant: client.tenant, key: `${client.name}-${at}`, ids: [] };
  history.decks.push(deck);
  const fromData = source !== null && source.accepted !== null;
  const asked = {
    prompt: fromData ? `Sales review ${at}` : `# Wins ${at}\n\n- New office opened\n- Support desk staffed\n`,
    ...(fromData && { data_sources: [source.name], options: { as_of: '2025-12-31' } }),
    metadata: { key: deck.key },
  };
  const sent: Sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': deck.key },
    body: Buffer.from(JSON.stringify(asked)),
    ...manner,
  };
  // Who went away does not come back.
  const answer =
    manner.tornAt === undefined
      ? await insist(reach, client, '/v1/generate', sent, { history })
      : await send(reach, '/v1/generate', { ...sent, headers: { ...sent.headers, authorization: await client.authorize(false) } });
  if (answer?.status === 202) deck.ids.push((JSON.parse(answer.bytes.toString()) as { deck_id: string }).deck_id);
  // Whoever asks once more gets the same deck.
  if (deck.ids.length > 0 && client.unit() < 0.3) {
    const again = await insist(reach, client, '/v1/generate', { ...sent, slowMs: 0 }, { history });
    if (again) deck.ids.push((JSON.parse(again.bytes.toString()) as { deck_id: string }).deck_id);
  }
}

async function putUpload(reach: Reach, client: Client, upload: Upload, history: History, { at, ...manner }: Manner): Promise<void> {
  const dateOf = (row: number) => `2025-${String((row % 12) + 1).padStart(2, '0')}-10`;
  const rows = Array.from({ length: 60 }, (_, row) => `${row},${row % 3 ? 'Won' : 'Lost'},${100 + row},${dateOf(row)}`);
  const last = `${1_000 + at},Won,1,2025-12-01`;
  const holds = ['id,stage,amount,close_date', ...rows, last, ''].join('\n');
  const bound = 'quarterdeck-test-part';
  const body = `--${bound}\r\ncontent-disposition: form-data; name="file"; filename="deals.csv"\r\n\r\n${holds}\r\n--${bound}--\r\n`;
  const sent: Sent = {
    method: 'PUT',
    headers: { 'content-type': `multipart/form-data; boundary=${bound}` },
    body: Buffer.from(body),
    ...manner,
  };
  if (manner.tornAt !== undefined) {
    await send(reach, `/v1/data-sources/${upload.name}`, {
      ...sent,
      headers: { ...sent.headers, authorization: await client.authorize(false) },
    });
    return;
  }
  if (await insist(reach, client, `/v1/data-sources/${upload.name}`, sent, { history })) upload.accepted = last;
}
