/** Documents as a caller of the REST API sends them. */
import { describe, expect, it } from 'vitest';
import type { StoredRequest } from '../../../src/service/local/render/stored-request.ts';
import { openFile } from '../../../src/service/local/store/encryption/sealed-file.ts';
import { api } from '../../helpers/api.ts';

interface Part {
  name: string;
  filename?: string;
  type?: string;
  text: string;
}

async function sending() {
  const { app, keyOf, host } = await api();
  const authorization = `Bearer ${await keyOf('acme')}`;
  const send = (...parts: Part[]) => {
    const written = parts.map(({ name, filename, type, text }) => {
      const file = filename === undefined ? '' : `; filename="${filename}"`;
      return `--part\r\ncontent-disposition: form-data; name="${name}"${file}${type ? `\r\ncontent-type: ${type}` : ''}\r\n\r\n${text}\r\n`;
    });
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=part' };
    return app.inject({ method: 'POST', url: '/v1/generate', headers, payload: `${written.join('')}--part--\r\n` });
  };
  const remove = (id: string) => app.inject({ method: 'DELETE', url: `/v1/decks/${id}`, headers: { authorization } });
  return { send, remove, host, app, authorization };
}

const request = (body: object = {}): Part => ({ name: 'request', text: JSON.stringify(body) });
const document = (text: string, filename = 'plan.md'): Part => ({ name: 'document', filename, text });

describe('a request with documents', () => {
  it.each([
    ['a field', request()],
    ['a field that says it is JSON', { ...request(), type: 'application/json' }],
    ['a file', { ...request(), type: 'application/json', filename: 'request.json' }],
  ])('is taken in with its JSON as %s', async (_, json) => {
    const { send } = await sending();
    expect((await send(json, document('# Plan\n\nWe ship in May.'))).statusCode).toBe(202);
  });

  it('keeps their text with the deck, and deletes it with the deck', async () => {
    const { send, remove, host } = await sending();
    const { deck_id } = (await send(request(), document('# Plan\n\nWe ship in May.'), document('Two more.', 'b.txt'))).json();
    const { documentsKey } = JSON.parse((await (await host.open()).decks.get('acme', deck_id))!.request) as StoredRequest;
    const text = async () => {
      const key = `acme/${deck_id}/documents.md`;
      return String(await openFile(documentsKey!, await host.files.read(key), key));
    };
    expect(await text()).toBe('# Plan\n\nWe ship in May.\n\n---\n\nTwo more.');
    expect((await remove(deck_id)).statusCode).toBe(204);
    await expect(text()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is validated like one without', async () => {
    const { send } = await sending();
    const answer = await send(request({ prompt: 'Launch', slides: 7 }), document('Plan'));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request_invalid']);
  });

  it('needs a prompt where it has no document', async () => {
    const { send, app, authorization } = await sending();
    const none = await app.inject({ method: 'POST', url: '/v1/generate', headers: { authorization }, payload: { prompt: null } });
    expect([none.statusCode, none.json().detail]).toEqual([400, 'The body has neither a prompt nor documents.']);
    expect((await send(request())).json().detail).toBe('The body cannot be used: `prompt` is missing.');
  });

  it.each<[string, Part[], number, string]>([
    ['no request', [document('Plan')], 400, 'request_invalid'],
    ['a part of another name', [request(), { name: 'file', filename: 'a.md', text: 'x' }], 400, 'request_invalid'],
    ['a request that is no JSON', [{ name: 'request', text: '{' }, document('Plan')], 400, 'request_invalid'],
    ['a request nested too deeply', [{ name: 'request', text: '['.repeat(200_000) }, document('Plan')], 400, 'request_invalid'],
    ['a prototype', [{ name: 'request', text: '{"__proto__":{"prompt":"x"}}' }, document('Plan')], 400, 'request_invalid'],
    ['more documents than are read', [request(), ...Array.from({ length: 21 }, () => document('Plan'))], 400, 'request_invalid'],
    ['far more documents', [request(), ...Array.from({ length: 40 }, () => document('Plan'))], 413, 'body_too_large'],
    ['documents that are too large together', [request(), ...Array(6).fill(document('x'.repeat(9 * 1024 ** 2)))], 413, 'body_too_large'],
    ['a document that is empty', [request(), document('')], 400, 'file_unreadable'],
    ['a document that is none', [request(), document('GIF89a\0\0', 'a.docx')], 400, 'file_unreadable'],
  ])('is refused with %s', async (_, parts, status, code) => {
    const { send, host } = await sending();
    const answer = await send(...parts);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await host.files.list('acme')).filter(({ key }) => key.startsWith('acme/deck_'))).toEqual([]);
  });
});
