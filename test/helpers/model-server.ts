/** A model's server on this machine that plays what real ones do: one scripted reply per request, the last one again for any more. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export type Reply = string | ((response: ServerResponse) => void);

export interface ModelServer {
  /** `http://127.0.0.1:…/v1`. */
  baseUrl: string;
  received: Received[];
  close(): Promise<void>;
}

/** A text is the answer of the model, in OpenAI's form; a function plays anything else. */
export async function startModelServer(...replies: readonly Reply[]): Promise<ModelServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
      const reply = replies[Math.min(received.length, replies.length) - 1]!;
      if (typeof reply === 'string') completion(reply)(response);
      else reply(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function completion(content: string, more: { finish?: string; refusal?: string; read?: number } = {}) {
  const { finish = 'stop', refusal, read = 100_000 } = more;
  return json(200, {
    choices: [{ message: { content, ...(refusal !== undefined && { refusal }) }, finish_reason: finish }],
    usage: { prompt_tokens: read, completion_tokens: 10 },
  });
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Never answers. */
export const hang = () => {};

/** Begins an answer and breaks off. */
export function broken(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"choices":');
  setTimeout(() => response.destroy(), 5);
}
