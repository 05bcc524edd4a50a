/** Data sources as a caller of the REST API sees them. */
import { expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

type Sent = Record<string, string>;

/** Puts files under a name, as a browser does. */
async function uploading(tenantId: string) {
  const { app, keyOf, host } = await api();
  const authorization = `Bearer ${await keyOf(tenantId)}`;
  const put = (name: string, files: Sent, more = '') => {
    const parts = Object.entries(files).map(
      ([file, text]) => `--part\r\ncontent-disposition: form-data; name="file"; filename="${file}"\r\n\r\n${text}\r\n`,
    );
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=part', 'x-request-id': 'always-the-same' };
    return app.inject({ method: 'PUT', url: `/v1/data-sources/${name}`, headers, payload: `${parts.join('')}${more}--part--\r\n` });
  };
  const ask = (method: 'GET' | 'DELETE', url: string) => app.inject({ method, url: `/v1/data-sources/${url}`, headers: { authorization } });
  return { put, ask, host };
}

const numbered = (name: string, at: number) => ({
  [`${name}.csv`]: `owner,amount\nAnn${at},${at}\n`,
  'owners.csv': `owner,team\nAnn${at},North\n`,
});

it('of many uploads of one source at a time the last one wins whole, and none fails', async () => {
  const { put, ask } = await uploading('acme');
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => put('deals', numbered(`deals${at}`, at))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const { files } = (await ask('GET', 'deals/snapshot')).json() as { files: { name: string; bytes: string }[] };
  const texts = files.filter(({ name }) => name.endsWith('.csv')).map(({ bytes }) => Buffer.from(bytes, 'base64').toString());
  const [winner] = /Ann\d+/.exec(texts.join())!;
  for (const text of texts) expect(new Set(text.match(/Ann\d+/g))).toEqual(new Set([winner]));
  expect(texts).toHaveLength(2);
});

it('uploads and deletions of one source at a time never fail by each other, and show no path', async () => {
  const { put, ask, host } = await uploading('acme');
  const asked = Array.from({ length: 24 }, (_, at) => (at % 3 === 2 ? ask('DELETE', 'deals') : put('deals', numbered('deals', at))));
  for (const { statusCode, payload } of await Promise.all(asked)) {
    expect([200, 204, 404]).toContain(statusCode);
    expect(payload).not.toContain(host.folder);
  }
  const last = await put('deals', { 'deals.csv': 'owner,amount\nZoe,1\n' });
  expect(last.statusCode).toBe(200);
  expect((await ask('GET', 'deals/test')).json().tables).toEqual([{ name: 'deals', rows: 1 }]);
});

it('an upload that is refused leaves the source as it was, and nothing behind', async () => {
  const { put, ask, host } = await uploading('acme');
  await put('deals', { 'deals.csv': 'owner,amount\nAnn,3\n' });
  const [source] = await host.files.list('acme/sources');
  const there = () => host.files.list(source!.key);
  const before = await there();
  const badMapping = '--part\r\ncontent-disposition: form-data; name="mapping"; filename="m.yaml"\r\n\r\n{{{\r\n';
  expect((await put('deals', { 'other.csv': 'a,b\n1,2\n' }, badMapping)).statusCode).toBe(400);
  const noReplace = '--part\r\ncontent-disposition: form-data; name="replace"\r\n\r\nfalse\r\n';
  expect((await put('deals', { 'other.csv': 'a,b\n1,2\n' }, noReplace)).json().code).toBe('source_exists');
  expect((await ask('GET', 'deals')).json().location).toBe('deals.csv');
  expect(await there()).toEqual(before);
});

it('shows no path of the server, but the name of a file, and of the source for several', async () => {
  const { app, keyOf, host } = await api();
  const authorization = `Bearer ${await keyOf('acme')}`;
  const put = async (name: string, ...files: string[]) => {
    const parts = files.map(
      (file) => `--part\r\ncontent-disposition: form-data; name="file"; filename="${file}"\r\n\r\nowner,amount\nAnn,3\n\r\n`,
    );
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=part' };
    return app.inject({ method: 'PUT', url: `/v1/data-sources/${name}`, headers, payload: `${parts.join('')}--part--\r\n` });
  };
  const kept = [await put('one', 'deals.csv'), await put('several', 'deals.csv', 'owners.csv')];
  const get = (path: string) => app.inject({ url: `/v1/data-sources${path}`, headers: { authorization } });
  const list = await get('');
  const asked = ['/one', '/one/description', '/one/snapshot', '/several', '/several/description', '/several/snapshot'];
  const answers = [...kept, list, ...(await Promise.all(asked.map(get)))];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  for (const { payload } of answers) expect(payload).not.toContain(host.files.path('acme/sources'));
  expect(list.json().data.map(({ location }: { location: string }) => location)).toEqual(['deals.csv', 'several']);
});
