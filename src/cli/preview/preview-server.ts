/** Serves one page on this machine alone, and tells it when there is a new one. */
import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PreviewServer {
  /** `http://127.0.0.1:40123/5f0c…/`: others on this machine do not know it. */
  url: string;
  /** What is served from now on; pages that are open load it. */
  show(html: Uint8Array): void;
  close(): Promise<void>;
}

export async function servePreview(first: Uint8Array): Promise<PreviewServer> {
  let page = first;
  const open = new Set<ServerResponse>();
  const secret = randomBytes(16).toString('hex');
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    // A page of another site that resolves its name to this machine would ask with that name.
    const isOurs = request.headers.host === `127.0.0.1:${port}` && request.method === 'GET';
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (isOurs && request.url === `/${secret}/`) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    } else if (isOurs && request.url === `/${secret}/changes`) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // Answered at once, so that the page knows it is connected.
      response.write(': open\n\n');
      open.add(response);
      response.once('close', () => open.delete(response));
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${secret}/`,
    show(html) {
      page = html;
      for (const response of open) response.write('data: changed\n\n');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
