/** A caller who breaks off while sending is no defect of the server. */
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

it.each([
  [
    'a data source',
    'PUT /v1/data-sources/deals',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\n\r\nid,',
  ],
  ['a body', 'POST /v1/generate', 'application/json', '{"prompt":'],
])('whoever breaks off in the middle of %s leaves no error in the log', async (_, line, type, beginning) => {
  const lines: string[] = [];
  const { app, keyOf } = await api({ log: lines });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const key = await keyOf('acme');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = [`${line} HTTP/1.1`, 'host: x', `authorization: Bearer ${key}`, `content-type: ${type}`, 'content-length: 5000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  // What is logged of it, if anything is, is logged by then.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(lines.filter((each) => /"level":(50|60)/.test(each))).toEqual([]);
});
