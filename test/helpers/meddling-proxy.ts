/** A proxy that passes requests on to a server and meddles with the first answer that is a file. */
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Given the first bytes of the file instead of the answer. */
export type Meddle = (first: Buffer, answer: ServerResponse) => void;

/** The connection breaks after so many bytes. */
export const breakAfter =
  (bytes: number): Meddle =>
  (first, answer) =>
    void answer.write(first.subarray(0, bytes), () => answer.destroy());

/** Nothing more comes after so many bytes. */
export const holdAfter =
  (bytes: number): Meddle =>
  (first, answer) =>
    void answer.write(first.subarray(0, bytes));

/** @returns its address */
export async function meddlingProxy(target: string, meddle: Meddle): Promise<string> {
  let done = false;
  const proxy = createServer((asked, answer) => {
    const passed = request(target + asked.url, { method: asked.method, headers: { ...asked.headers, host: new URL(target).host } });
    asked.pipe(passed);
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      if (done || !asked.url!.includes('/files/')) return response.pipe(answer);
      done = true;
      response.once('data', (first: Buffer) => meddle(first, answer));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
