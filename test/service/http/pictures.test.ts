/** Exports and pictures of slides over HTTP: types, names, tags. */
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../src/engine/opc/zip.ts';
import { exportFormats, formatFacts } from '../../../src/service/schema/export-formats.ts';
import { type LivingApi, livingApi } from '../../helpers/living-api.ts';

const exporting = (living: LivingApi) => (payload: object, accept?: string) =>
  living.app.inject({
    method: 'POST',
    url: '/v1/export',
    headers: { ...living.headers, ...(accept !== undefined && { accept }) },
    payload: { deck_id: living.deckId, ...payload },
  });

describe('an export', () => {
  it('is the file itself if its type is asked for', async () => {
    const exported = exporting(await livingApi('acme'));
    for (const format of exportFormats.filter((one) => one !== 'json')) {
      const { type, byPage } = formatFacts[format];
      const answer = await exported({ format, ...(byPage && { slide: 1 }) }, type.split(';')[0]);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers['content-disposition']).toMatch(new RegExp(`filename="[^"]+\\.${format}"`));
    }
  });

  it('of several pictures is a zip with their numbers in their names', async () => {
    const exported = exporting(await livingApi('acme'));
    for (const accept of ['application/zip', 'image/svg+xml', 'application/octet-stream']) {
      const answer = await exported({ format: 'svg' }, accept);
      expect(answer.headers['content-type']).toBe('application/zip');
      expect(answer.headers['content-disposition']).toMatch(/filename="[^"]+\.zip"/);
      const names = [...readZip(answer.rawPayload).keys()];
      expect(names.length).toBeGreaterThan(1);
      expect(names.every((name, index) => name.endsWith(`-0${index + 1}.svg`))).toBe(true);
    }
  });

  it('is a record otherwise, whose link serves the same type', async () => {
    const living = await livingApi('acme');
    const exported = exporting(living);
    for (const [asked, type] of [
      [{ format: 'pdf', notes: true }, 'application/pdf'],
      [{ format: 'svg' }, 'application/zip'],
    ] as const) {
      const record = (await exported(asked, 'application/json')).json();
      expect(record).toMatchObject({ status: 'completed', format: asked.format, media_type: type });
      const file = await living.app.inject({ url: record.download_url.replace(/^https?:\/\/[^/]+/, '') });
      expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([200, type, record.bytes]);
    }
  });

  it('has an ID of its own for each choice', async () => {
    const exported = exporting(await livingApi('acme'));
    const choices = [
      { format: 'png', slide: 1 },
      { format: 'png', slide: 2 },
      { format: 'png', slide: 1, width: 300 },
      { format: 'png', sheet: true, width: 300 },
    ];
    const ids = await Promise.all(choices.map(async (choice) => (await exported(choice)).json().export_id));
    expect(new Set(ids).size).toBe(choices.length);
  });

  it('refuses what does not apply, what is too wide and slides that are not there', async () => {
    const exported = exporting(await livingApi('acme'));
    for (const [asked, status, code] of [
      [{ format: 'docx' }, 400, 'option_invalid'],
      [{ format: 'pptx', slide: 1 }, 400, 'option_invalid'],
      [{ format: 'png', width: 100_000 }, 400, 'request_invalid'],
      [{ format: 'pdf', slide: 99 }, 404, 'slide_not_found'],
    ] as const) {
      const answer = await exported(asked);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
  });
});

describe('a picture of a slide', () => {
  const picturing =
    (living: LivingApi) =>
    (path: string, headers = {}) =>
      living.app.inject({ url: `/v1/decks/${living.deckId}/slides/${path}`, headers: { ...living.headers, ...headers } });

  it('is a PNG as wide as asked, of usual width otherwise', async () => {
    const picture = picturing(await livingApi('acme'));
    const [usual, wide] = [await picture('1.png'), await picture('1.png?width=900')];
    expect([usual.statusCode, usual.headers['content-type']]).toEqual([200, 'image/png']);
    expect([usual.rawPayload.readUInt32BE(16), wide.rawPayload.readUInt32BE(16)]).toEqual([480, 900]);
  });

  it('is not sent again to whoever has it', async () => {
    const picture = picturing(await livingApi('acme'));
    const { etag } = (await picture('1.png')).headers;
    const again = await picture('1.png', { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await picture('2.png', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is refused without its bounds, its slide or permission', async () => {
    const living = await livingApi('acme');
    const picture = picturing(living);
    for (const wrong of ['1.png?width=8', '1.png?width=9999', 'x.png', '0.png']) expect((await picture(wrong)).statusCode).toBe(400);
    expect((await picture('99.png')).json()).toMatchObject({ status: 404, code: 'slide_not_found' });
    expect((await living.app.inject({ url: `/v1/decks/${living.deckId}/slides/1.png` })).statusCode).toBe(401);
  });
});
