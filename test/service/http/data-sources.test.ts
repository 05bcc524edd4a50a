/** Data sources as a caller of the REST API sees them. */
import { expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

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
