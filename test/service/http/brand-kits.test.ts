/** Brand kits as a caller of the REST API sees them. */
import { describe, expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';
import { templates } from '../../helpers/templates/templates.ts';

const json = 'application/json';
const potx = 'application/vnd.openxmlformats-officedocument.presentationml.template';
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

async function kits() {
  const { app, keyOf } = await api();
  const authorization = `Bearer ${await keyOf('acme')}`;
  const ask = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: string | Buffer, type = json, more: Record<string, string> = {}) =>
    app.inject({
      method,
      url: `/v1/${path}`,
      headers: { authorization, ...(payload !== undefined && { 'content-type': type }), ...more },
      ...(payload !== undefined && { payload }),
    });
  return {
    ask,
    put: (payload: string | Buffer, type = json, more: Record<string, string> = {}) => ask('PUT', 'brand-kits/house', payload, type, more),
  };
}

describe('a brand kit sent to the API', () => {
  it.each([potx, pptx])('may be a template itself, as %s', async (type) => {
    const { put, ask } = await kits();
    const kept = await put(Buffer.from(templates['full-potx']()), type);
    expect([kept.statusCode, kept.headers.etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
    expect(kept.json()).toMatchObject({ brand_kit_id: 'house', name: 'house', version: 1 });
    expect(kept.json().kit.template.data).toBeUndefined();
    const got = await ask('GET', 'brand-kits/house');
    expect([got.headers.etag, got.json().kit.template.data.slice(0, 4)]).toEqual([kept.headers.etag, 'UEsD']);
    const as = { template: { data: got.json().kit.template.data } };
    expect((await put(JSON.stringify(as))).json().version).toBe(1);
  });

  it('many times at once becomes a version each, whole, and none fails', async () => {
    const { put, ask } = await kits();
    const template = Buffer.from(templates['full-potx']()).toString('base64');
    const sent = Array.from({ length: 4 }, (_, at) => put(JSON.stringify({ name: `House ${at}`, template: { data: template } })));
    const kept = await Promise.all(sent);
    expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(kept.map((each) => each.json().version).sort()).toEqual([1, 2, 3, 4]);
    const latest = kept.find((each) => each.json().version === 4)!.json();
    const got = (await ask('GET', 'brand-kits/house')).json();
    expect([got.name, got.kit.template.data.slice(0, 4)]).toEqual([latest.name, 'UEsD']);
  });

  it('may be as large as templates are, and nothing else may', async () => {
    const { put, ask } = await kits();
    const body = JSON.stringify({ name: 'House', tone: 'x'.repeat(6 * 1024 * 1024) });
    // Read, and then refused for what it says.
    expect((await put(body)).json()).toMatchObject({ status: 400, code: 'brand_kit_invalid' });
    expect((await ask('POST', 'generate', body)).json()).toMatchObject({ status: 413, code: 'body_too_large' });
    // However many came before it.
    for (let times = 0; times < 6; times++) expect((await put(body)).statusCode).toBe(400);
    expect((await put(Buffer.alloc(33 * 1024 * 1024), potx)).json()).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it('is refused when it is neither', async () => {
    const { put, ask } = await kits();
    expect((await put('[]')).json()).toMatchObject({ status: 400, code: 'request_invalid' });
    expect((await put(Buffer.from('no zip'), potx)).json()).toMatchObject({
      status: 400,
      code: 'brand_template_refused',
      errors: [expect.objectContaining({ code: 'not_zip' })],
    });
    expect((await put('a,b', 'text/csv')).json()).toMatchObject({
      status: 415,
      code: 'media_type_unsupported',
      next: expect.stringContaining('.potx'),
    });
    expect((await put(JSON.stringify({ template: 'corporate.potx' }))).json()).toMatchObject({
      status: 400,
      code: 'brand_kit_invalid',
      detail: 'The file corporate.potx was not sent along.',
    });
    // Where no template is taken, its type is none that can be read.
    expect((await ask('POST', 'generate', Buffer.from('PK'), potx)).json()).toMatchObject({ status: 415 });
  });

  it('is kept only over the version that was meant', async () => {
    const { put } = await kits();
    const { etag } = (await put(JSON.stringify({ name: 'House' }))).headers as { etag: string };
    expect((await put(JSON.stringify({ name: 'House', footer: 'A' }), json, { 'if-match': etag })).json().version).toBe(2);
    expect((await put(JSON.stringify({ name: 'House', footer: 'B' }), json, { 'if-match': etag })).json()).toMatchObject({
      status: 412,
      code: 'precondition_failed',
    });
  });

  it('is given in the version that is asked for', async () => {
    const { put, ask } = await kits();
    for (const footer of ['A', 'B']) await put(JSON.stringify({ name: 'House', footer }));
    expect((await ask('GET', 'brand-kits/house?version=1')).json()).toMatchObject({ version: 1, kit: { footer: 'A' } });
    expect((await ask('GET', 'brand-kits/house/versions')).json().data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect((await ask('GET', 'brand-kits/house?version=3')).json()).toMatchObject({ status: 404, code: 'brand_kit_not_found' });
    expect((await ask('GET', 'brand-kits/house?version=0')).json()).toMatchObject({ status: 400, code: 'request_invalid' });
  });
});
