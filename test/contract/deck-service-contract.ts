/** What every DeckService must do, whoever answers. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../src/engine/opc/zip.ts';
import type { BrandKit } from '../../src/model/brand-kit.ts';
import type { DeckService } from '../../src/service/deck-service.ts';
import { decryptWith } from '../../src/service/jwe.ts';
import { readFile } from '../../src/service/read-file.ts';
import { newApiKeySchema } from '../../src/service/schema/api-key.ts';
import { brandKitSchema, brandKitVersionSchema } from '../../src/service/schema/brand-kit.ts';
import { acceptedSchema, type Deck, deckSchema } from '../../src/service/schema/deck.ts';
import { encryptionKeySchema } from '../../src/service/schema/encryption-key.ts';
import { exportSchema } from '../../src/service/schema/export.ts';
import { exportFormats, formatFacts } from '../../src/service/schema/export-formats.ts';
import { metricsSchema, timedStages } from '../../src/service/schema/metrics.ts';
import { newOauthClientSchema } from '../../src/service/schema/oauth-client.ts';
import { reviewSchema } from '../../src/service/schema/review.ts';
import { sourceSchema } from '../../src/service/schema/source.ts';
import { csvFolder } from '../engine/data/csv-files.ts';
import { templates } from '../helpers/templates/templates.ts';

const request = {
  prompt: 'All-hands for Northfield\n\n# Wins\n\n- New office opened\n- Support desk staffed around the clock\n',
  data: [],
  options: { today: '2025-12-31' },
};

export function deckServiceContract(name: string, make: () => DeckService | Promise<DeckService>): void {
  const finished = async (service: DeckService, asked: Parameters<DeckService['decks']['generate']>[0] = request): Promise<Deck> => {
    const { deck_id } = await service.decks.generate(asked);
    return service.decks.get(deck_id, { wait: 60 });
  };
  let shared: Promise<{ service: DeckService; deck: Deck }> | undefined;
  /** A finished deck for tests that only look at it. */
  const oneDeck = () => {
    shared ??= (async () => {
      const service = await make();
      return { service, deck: await finished(service, { ...request, metadata: { team: 'ops' } }) };
    })();
    return shared;
  };
  const json = async (service: DeckService, id: string, format: 'layout' | 'outline' | 'provenance') =>
    JSON.parse((await readFile(service.decks, id, { format })).toString());

  describe(`the ${name} deck service`, () => {
    it('takes a deck in at once and says how long it will take', async () => {
      const { replayed, ...accepted } = await (await make()).decks.generate(request);
      expect(acceptedSchema.parse(accepted)).toEqual(accepted);
      expect(replayed).toBe(false);
    });

    it('finishes it with a record of the documented shape', async () => {
      const { deck } = await oneDeck();
      expect(deckSchema.parse(deck)).toEqual(deck);
      expect(deck).toMatchObject({ status: 'completed', progress: 1, stage: null, metadata: { team: 'ops' }, error: null });
      expect(deck.slides).toHaveLength(deck.slide_count);
    });

    it('keeps the files its record describes', async () => {
      const { service, deck } = await oneDeck();
      expect(deck.files.map(({ format }) => format)).toEqual(['pptx', 'layout', 'outline', 'provenance']);
      for (const { format, bytes, sha256 } of deck.files) {
        const file = await readFile(service.decks, deck.deck_id, { format });
        expect({ bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') }).toEqual({ bytes, sha256 });
      }
    });

    it('gives a part of a file from a byte on', async () => {
      const { service, deck } = await oneDeck();
      const { deck_id } = deck;
      const whole = await readFile(service.decks, deck_id);
      const { body, bytes, name: fileName } = await service.decks.file(deck_id, { from: 1000 });
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(part);
      expect(Buffer.concat(parts).equals(whole.subarray(1000))).toBe(true);
      expect(bytes).toBe(whole.length);
      expect(fileName).toBe('wins.pptx');
      await expect(service.decks.file(deck_id, { from: whole.length })).rejects.toMatchObject({ code: 'range_invalid' });
    });

    it('makes the same file of the same request', async () => {
      const { service, deck: one } = await oneDeck();
      const other = await finished(service);
      expect(one.files.map(({ sha256 }) => sha256)).toEqual(other.files.map(({ sha256 }) => sha256));
      expect(one.deck_id).not.toBe(other.deck_id);
    });

    it('exports the layout of a deck to the same bytes, by itself and by the id of the deck', async () => {
      const { service, deck } = await oneDeck();
      const { deck_id } = deck;
      const file = await readFile(service.decks, deck_id);
      for (const asked of [{ layout: await json(service, deck_id, 'layout') }, { deckId: deck_id }]) {
        const { bytes, record } = await service.export(asked);
        expect(exportSchema.parse(record)).toEqual(record);
        expect(file.equals(bytes)).toBe(true);
      }
    });

    it('exports a deck to every format, the same bytes each time', async () => {
      const { service, deck } = await oneDeck();
      const begins = { pptx: 'PK', json: '{', pdf: '%PDF-1.7', html: '<!doctype html>', png: '\x89PNG', svg: '<svg' } as const;
      for (const format of exportFormats) {
        const asked = { deckId: deck.deck_id, format, ...(formatFacts[format].byPage && { slide: 1 }) };
        const { bytes, record, title, slides } = await service.export(asked);
        expect(exportSchema.parse(record)).toEqual(record);
        expect(record).toMatchObject({ format, media_type: formatFacts[format].type, bytes: bytes.length });
        expect({ title, slides }).toEqual({ title: deck.title, slides: deck.slide_count });
        expect(Buffer.from(bytes).toString('latin1')).toMatch(new RegExp(`^${begins[format]}`));
        expect(Buffer.compare((await service.export(asked)).bytes, bytes)).toBe(0);
      }
    });

    it('judges a finished deck, by the gates and the brand kit that are named', async () => {
      const { service, deck } = await oneDeck();
      const bytes = await readFile(service.decks, deck.deck_id);
      const record = await service.check({ deck: bytes });
      expect(reviewSchema.parse(record)).toEqual(record);
      expect(record).toMatchObject({ passed: true, slide_count: deck.slide_count });
      await service.brandKits.put('pink', { colors: { primary: '#A0005A' }, fonts: { heading: 'Georgia', body: 'Georgia' } });
      const held = await service.check({ deck: bytes, brandKit: 'pink', failOn: ['on-brand'] });
      expect(held.gates).toContainEqual({ gate: 'on-brand', passed: false });
    });

    it('judges nothing that is no deck, and by no brand kit that is not there', async () => {
      const { service, deck } = await oneDeck();
      await expect(service.check({ deck: Buffer.from('PK no deck') })).rejects.toMatchObject({ code: 'deck_unsupported' });
      const bytes = await readFile(service.decks, deck.deck_id);
      await expect(service.check({ deck: bytes, brandKit: 'nobody' })).rejects.toMatchObject({ code: 'brand_kit_not_found' });
    });

    it('exports pictures of all slides in a zip, and as one sheet', async () => {
      const { service, deck } = await oneDeck();
      const { bytes, record } = await service.export({ deckId: deck.deck_id, format: 'svg' });
      expect(record.media_type).toBe('application/zip');
      expect([...readZip(bytes).values()].map((svg) => svg.toString().slice(0, 4))).toEqual(deck.slides.map(() => '<svg'));
      const sheet = await service.export({ deckId: deck.deck_id, format: 'png', sheet: true, width: 300 });
      expect(sheet.record.media_type).toBe('image/png');
      expect(Buffer.from(sheet.bytes).readUInt32BE(16)).toBe(300);
    });

    it('refuses what does not apply to a format, and slides that are not there', async () => {
      const { service, deck } = await oneDeck();
      const deckId = deck.deck_id;
      for (const wrong of [
        { format: 'pdf', sheet: true },
        { slide: 1 },
        { format: 'html', notes: true },
        { format: 'png', sheet: true, slide: 1 },
      ]) {
        await expect(service.export({ deckId, ...wrong })).rejects.toMatchObject({ code: 'option_invalid' });
      }
      await expect(service.export({ deckId, format: 'pdf', slide: 99 })).rejects.toMatchObject({ code: 'slide_not_found' });
    });

    it('draws single slides, with a tag that differs when the picture may', async () => {
      const { service, deck } = await oneDeck();
      const first = await service.decks.picture(deck.deck_id, { slide: 1, width: 200 });
      const again = await service.decks.picture(deck.deck_id, { slide: 1, width: 200 });
      const other = await service.decks.picture(deck.deck_id, { slide: 2, width: 200 });
      expect(again.tag).toBe(first.tag);
      expect(other.tag).not.toBe(first.tag);
      const bytes = Buffer.from(await first.read());
      expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16)]).toEqual(['PNG', 200]);
      expect(Buffer.compare(await again.read(), bytes)).toBe(0);
      expect(Buffer.compare(await other.read(), bytes)).not.toBe(0);
      const missing = service.decks.picture(deck.deck_id, { slide: 99, width: 200 });
      await expect(missing).rejects.toMatchObject({ code: 'slide_not_found' });
    });

    it('tells the stages as they come', async () => {
      const service = await make();
      const { deck_id } = await service.decks.generate(request);
      const seen: Deck[] = [];
      for await (const deck of service.decks.watch(deck_id)) seen.push(deck);
      expect(seen.at(-1)!.status).toBe('completed');
      const progress = seen.map((deck) => deck.progress);
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
    });

    it('stops at the outline when that is all that was asked', async () => {
      const service = await make();
      const deck = await finished(service, { ...request, options: { ...request.options, until: 'outline' } });
      expect(deck.files.map(({ format }) => format)).toEqual(['outline']);
      await expect(service.decks.file(deck.deck_id)).rejects.toMatchObject({ code: 'deck_not_found' });
    });

    it('keeps why a deck failed', async () => {
      const service = await make();
      const deck = await finished(service, { ...request, prompt: ' ' });
      expect(deck).toMatchObject({ status: 'failed', error: { code: 'prompt_empty', status: 400 }, files: [] });
      await expect(service.decks.file(deck.deck_id)).rejects.toMatchObject({ code: 'deck_not_ready' });
    });

    it('takes an outline in shorthand', async () => {
      const outline = { title: 'Launch of Harrier', slides: [{ title: 'What ships', points: ['New sensor', 'New app'] }] };
      const deck = await finished(await make(), { ...request, prompt: null, outline });
      expect(deck.slides.map(({ title }) => title)).toContain('What ships');
    });

    it('refuses an outline that is none before it takes anything in', async () => {
      const service = await make();
      await expect(service.decks.generate({ ...request, prompt: null, outline: { slides: 7 } })).rejects.toMatchObject({
        code: 'outline_invalid',
      });
      expect((await service.decks.list({ limit: 20 })).data).toEqual([]);
    });

    it('does a request once that comes twice with one idempotency key, and refuses the key for another', async () => {
      const service = await make();
      const answers = await Promise.all(Array.from({ length: 5 }, () => service.decks.generate(request, { idempotencyKey: 'monday' })));
      expect(new Set(answers.map(({ deck_id }) => deck_id)).size).toBe(1);
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
      const other = service.decks.generate({ ...request, prompt: 'Another deck' }, { idempotencyKey: 'monday' });
      await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    });

    describe('its documents', () => {
      const harbor = {
        name: 'harbor.md',
        bytes: new TextEncoder().encode('# Hafenausbau\n\nDer Kai ist im Mai fertig.\n\n- Zwei Kräne\n'),
      };
      const outlined = { ...request, prompt: null, documents: [harbor], options: { ...request.options, until: 'outline' as const } };

      it('are what a deck is made from, in their language', async () => {
        const service = await make();
        const deck = await finished(service, outlined);
        expect(deck.error).toBeNull();
        const outline = await json(service, deck.deck_id, 'outline');
        expect(outline.language).toBe('de');
        expect(JSON.stringify(outline)).toContain('Der Kai ist im Mai fertig');
      });

      it('are refused at once, by name, where they cannot be read', async () => {
        const service = await make();
        const picture = { name: 'photo.png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]) };
        const refused = service.decks.generate({ ...outlined, documents: [harbor, picture] });
        await expect(refused).rejects.toMatchObject({ code: 'file_unreadable', message: expect.stringContaining('photo.png') });
        expect((await service.decks.list({ limit: 20 })).data).toEqual([]);
      });

      it('are part of what an idempotency key stands for', async () => {
        const service = await make();
        const how = { idempotencyKey: 'harbor' };
        const { deck_id } = await service.decks.generate(outlined, how);
        expect(await service.decks.generate(outlined, how)).toMatchObject({ deck_id, replayed: true });
        const other = { ...harbor, bytes: new TextEncoder().encode('# Hafenausbau\n\nDer Kai ist im Juni fertig.\n') };
        await expect(service.decks.generate({ ...outlined, documents: [other] }, how)).rejects.toMatchObject({
          code: 'idempotency_mismatch',
        });
      });
    });

    it('lists decks, newest first, page by page', async () => {
      const service = await make();
      const ids: string[] = [];
      const outline = { ...request, options: { ...request.options, until: 'outline' as const } };
      for (let at = 0; at < 3; at++) ids.unshift((await finished(service, outline)).deck_id);
      const first = await service.decks.list({ limit: 2 });
      const second = await service.decks.list({ limit: 2, cursor: first.next_cursor! });
      expect([...first.data, ...second.data].map(({ deck_id }) => deck_id)).toEqual(ids);
      expect([first.has_more, second.has_more, second.next_cursor]).toEqual([true, false, null]);
      expect((await service.decks.list({ limit: 2, status: 'failed' })).data).toEqual([]);
      await expect(service.decks.list({ limit: 2, cursor: 'nonsense' })).rejects.toMatchObject({ code: 'option_invalid' });
    });

    it('cancels no deck that is settled', async () => {
      const { service, deck } = await oneDeck();
      await expect(service.decks.cancel(deck.deck_id)).rejects.toMatchObject({ code: 'deck_settled' });
    });

    it('deletes a deck with its files', async () => {
      const service = await make();
      const { deck_id } = await finished(service);
      await service.decks.delete(deck_id);
      await expect(service.decks.get(deck_id)).rejects.toMatchObject({ code: 'deck_not_found' });
      expect((await service.decks.list({ limit: 20 })).data).toEqual([]);
    });

    it('knows no deck it did not make', async () => {
      const { decks } = await make();
      for (const ask of [
        decks.get('deck_0'),
        decks.file('deck_0'),
        decks.cancel('deck_0'),
        decks.delete('deck_0'),
        decks.picture('deck_0', { slide: 1, width: 200 }),
      ])
        await expect(ask).rejects.toMatchObject({ code: 'deck_not_found' });
    });

    it('refuses a format that does not exist', async () => {
      await expect((await make()).export({ layout: {}, format: 'docx' })).rejects.toMatchObject({ code: 'option_invalid' });
    });

    it('refuses a layout that is none, with every field that is wrong', async () => {
      await expect((await make()).export({ layout: { version: 2, slides: [] } })).rejects.toMatchObject({ code: 'layout_invalid' });
    });

    describe('its metrics', () => {
      it('count decks, slides and bytes, how long each stage took and what kept to the brand', async () => {
        const service = await make();
        const deck = await finished(service);
        await finished(service, { ...request, prompt: ' ' });
        const metrics = await service.metrics({});
        expect(metricsSchema.parse(metrics)).toEqual(metrics);
        expect(metrics.usage.decks).toEqual({ queued: 0, processing: 0, completed: 1, failed: 1, canceled: 0 });
        expect(metrics.usage.slides).toBe(deck.slide_count);
        expect(metrics.usage.bytes).toBe(deck.files.reduce((sum, { bytes }) => sum + bytes, 0));
        const { score, checks } = deck.report!.brand!;
        expect(metrics.brand_compliance).toEqual({
          checked: 1,
          passed: 1,
          rate: 1,
          findings: [],
          score,
          checks: checks.map(({ check, score }) => ({ check, decks: 1, score })),
        });
        // No data was given, so that there was none to read.
        const timed = Object.fromEntries(timedStages.map((stage) => [stage, stage === 'data' ? 0 : 1]));
        expect(Object.fromEntries(metrics.speed.map(({ stage, decks }) => [stage, decks]))).toEqual(timed);
        const { p50_seconds: median, p99_seconds: slowest } = metrics.speed.at(-1)!;
        expect([median, slowest]).toEqual(Array(2).fill((Date.parse(deck.completed_at!) - Date.parse(deck.created_at)) / 1000));
      });

      it('still count a deck that was deleted', async () => {
        const service = await make();
        const { deck_id } = await finished(service);
        const before = await service.metrics({});
        await service.decks.delete(deck_id);
        const after = await service.metrics({});
        expect([after.usage.decks, after.usage.slides, after.speed]).toEqual([before.usage.decks, before.usage.slides, before.speed]);
      });

      it('are told by brand kit and by day, and not of another time', async () => {
        const service = await make();
        const { created_at } = await finished(service);
        const [kit] = (await service.metrics({ groupBy: 'brand_kit' })).groups;
        expect(kit).toMatchObject({ group: 'default', usage: { decks: { completed: 1 }, requests: null } });
        const { groups } = await service.metrics({ groupBy: 'period' });
        expect(groups.find(({ group }) => group === created_at.slice(0, 10))!.usage.decks.completed).toBe(1);
        const past = await service.metrics({ from: '2020-01-01', to: '2020-12-31', groupBy: 'period' });
        expect([past.from, past.to]).toEqual(['2020-01-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z']);
        expect([past.usage.decks.completed, past.groups, past.speed.at(-1)!.p50_seconds]).toEqual([0, [], null]);
      });

      it('refuse a time that is none', async () => {
        const service = await make();
        for (const query of [{ from: 'yesterday' }, { from: '2025-02-30' }, { from: '2025-02-01', to: '2025-01-01' }])
          await expect(service.metrics(query)).rejects.toMatchObject({ code: 'option_invalid' });
      });
    });

    describe('its brand kits', () => {
      const [blue, green] = ['#0B5FFF', '#0B6E5D'].map((primary) => ({ name: 'Acme', colors: { primary } }));

      it('are kept in versions, of which the latest is given unless another is named', async () => {
        const { brandKits } = await make();
        const first = await brandKits.put('acme', blue);
        expect(brandKitSchema.parse(first)).toEqual(first);
        expect((await brandKits.put('acme', blue)).version).toBe(1);
        const second = await brandKits.put('acme', { ...green, name: 'Acme Group' });
        expect([await brandKits.get('acme'), await brandKits.get('acme', 1)]).toEqual([second, first]);
        const { data, has_more } = await brandKits.versions('acme');
        expect(data.map((each) => brandKitVersionSchema.parse(each))).toEqual([second, first].map(({ kit: _, ...each }) => each));
        expect(has_more).toBe(false);
      });

      it('have no versions that were never put, and none after they were deleted', async () => {
        const { brandKits } = await make();
        await brandKits.put('acme', blue);
        await expect(brandKits.get('acme', 2)).rejects.toMatchObject({
          code: 'brand_kit_not_found',
          message: 'The brand kit acme has no version 2.',
        });
        await brandKits.delete('acme');
        for (const ask of [brandKits.get('acme'), brandKits.get('acme', 1), brandKits.versions('acme')])
          await expect(ask).rejects.toMatchObject({ code: 'brand_kit_not_found', message: 'There is no brand kit acme.' });
        expect((await brandKits.put('acme', blue)).version).toBe(2);
        expect((await brandKits.versions('acme')).data).toHaveLength(1);
      });

      it('are recorded with a deck in the version it was made with, whatever becomes of the kit', async () => {
        const service = await make();
        await service.brandKits.put('acme', blue);
        await service.brandKits.put('acme', green);
        const deckOf = (brandKit: string) => finished(service, { ...request, brandKit });
        const [latest, pinned, builtIn] = [await deckOf('acme'), await deckOf('acme@1'), await deckOf('dark')];
        await service.brandKits.delete('acme');
        const versions = [latest, pinned, builtIn].map(({ brand_kit_id, brand_kit_version }) => [brand_kit_id, brand_kit_version]);
        expect(versions).toEqual([['acme', 2], ['acme', 1], ['dark', 1]]); // biome-ignore format: a table
        const primaryOf = async ({ deck_id }: Deck) => (await json(service, deck_id, 'layout')).brandKit.colors.primary;
        expect([await primaryOf(latest), await primaryOf(pinned)]).toEqual([green, blue].map((kit) => kit!.colors.primary));
        expect((await oneDeck()).deck).toMatchObject({ brand_kit_id: 'default', brand_kit_version: null });
      });

      it('keep a template: lists and what answers a change leave out its bytes, the kit itself has them and can be put again', async () => {
        const service = await make();
        const { brandKits } = service;
        const put = await brandKits.put('acme', { template: { data: Buffer.from(templates.german()).toString('base64') } });
        expect(put).toMatchObject({
          version: 1,
          name: 'Müller & Söhne',
          kit: { template: { layouts: { title: { label: 'Titelfolie' } } } },
        });
        const { kit, ...record } = await brandKits.get('acme');
        const { data, ...found } = (kit as unknown as BrandKit).template!;
        expect(Buffer.from(data, 'base64').subarray(0, 2).toString()).toBe('PK');
        expect(put).toEqual({ ...record, kit: { ...kit, template: found } });
        expect((await brandKits.list()).data.at(-1)).toEqual(put);
        expect((await brandKits.put('acme', kit)).version).toBe(1);
        expect((await brandKits.put('acme', { ...kit, footer: 'Confidential' })).version).toBe(2);
        expect((await brandKits.get('acme', 1)).kit).toEqual(kit);
      });

      it('make decks in their template, which is still there for those asked for before it was deleted', async () => {
        const service = await make();
        await service.brandKits.put('acme', { template: { data: Buffer.from(templates.german()).toString('base64') } });
        const { deck_id } = await service.decks.generate({ ...request, brandKit: 'acme' });
        await service.brandKits.delete('acme');
        const deck = await service.decks.get(deck_id, { wait: 60 });
        expect(deck).toMatchObject({ status: 'completed', brand_kit_id: 'acme', brand_kit_version: 1, error: null });
        const parts = readZip(await readFile(service.decks, deck_id));
        expect([...parts.keys()].filter((name) => /slideLayouts\/[^/]+\.xml$/.test(name))).toHaveLength(11);
      });

      it('take no template that is unsafe', async () => {
        const { brandKits } = await make();
        const put = brandKits.put('acme', { template: { data: Buffer.from('PK no zip').toString('base64') } });
        await expect(put).rejects.toMatchObject({
          code: 'brand_template_refused',
          errors: [expect.objectContaining({ code: expect.any(String) })],
        });
        await expect(brandKits.get('acme')).rejects.toMatchObject({ code: 'brand_kit_not_found' });
      });

      it('are asked for in a version there is', async () => {
        const service = await make();
        await service.brandKits.put('acme', blue);
        await expect(service.decks.generate({ ...request, brandKit: 'acme@3' })).rejects.toMatchObject({ code: 'brand_kit_not_found' });
      });
    });

    describe('its API keys', () => {
      it('are shown once, listed without their secret, and revoked', async () => {
        const { apiKeys } = await make();
        const made = await apiKeys.create({ name: 'pipeline', scopes: ['decks:read'] });
        expect(newApiKeySchema.parse(made)).toEqual(made);
        const { key, ...record } = made;
        expect((await apiKeys.list()).data).toContainEqual(record);
        expect(JSON.stringify(await apiKeys.list())).not.toContain(key.slice(8, 30));
        expect((await apiKeys.revoke(made.key_id)).revoked_at).not.toBeNull();
        await expect(apiKeys.revoke('key_0')).rejects.toMatchObject({ code: 'key_not_found' });
      });

      it('are made with an entry in the audit log', async () => {
        const service = await make();
        const made = await service.apiKeys.create({ name: 'pipeline', scopes: ['decks:read'] });
        const { data, has_more, next_cursor } = await service.auditLog({ limit: 1 });
        expect(data).toMatchObject([{ action: 'key.create', target: made.key_id, result: 'done' }]);
        if (has_more) expect((await service.auditLog({ limit: 1, cursor: next_cursor! })).data[0]!.sequence).toBe(data[0]!.sequence - 1);
        expect((await service.auditLog({ limit: 1, to: '2020-12-31' })).data).toEqual([]);
        for (const query of [{ from: 'yesterday' }, { to: '2025-02-30' }, { cursor: 'none' }])
          await expect(service.auditLog({ limit: 1, ...query })).rejects.toMatchObject({ code: 'option_invalid' });
      });

      it('are replaced by others that may do the same', async () => {
        const { apiKeys } = await make();
        const old = await apiKeys.create({ name: 'pipeline', scopes: ['decks:read'] });
        const fresh = await apiKeys.rotate(old.key_id, { overlapHours: 24 });
        expect(fresh).toMatchObject({ name: 'pipeline', scopes: ['decks:read'] });
        expect(fresh.key).not.toBe(old.key);
        const kept = (await apiKeys.list()).data.find(({ key_id }) => key_id === old.key_id)!;
        expect(Date.parse(kept.revoked_at!)).toBeGreaterThan(Date.parse(fresh.created_at));
      });
    });

    describe('its OAuth clients', () => {
      it('are shown with their secret once, listed without it, and deleted', async () => {
        const { oauthClients } = await make();
        const made = await oauthClients.create({ name: 'reports', scopes: ['decks:read'] });
        expect(newOauthClientSchema.parse(made)).toEqual(made);
        const { client_secret, ...record } = made;
        expect(await oauthClients.get(made.client_id)).toEqual(record);
        expect((await oauthClients.list()).data).toEqual([record]);
        expect(client_secret).toMatch(/^qd_secret_/);
        await oauthClients.delete(made.client_id);
        await expect(oauthClients.get(made.client_id)).rejects.toMatchObject({ code: 'client_not_found' });
      });

      it('sign with a key instead, of which the private part is refused', async () => {
        const { oauthClients } = await make();
        const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const jwk = publicKey.export({ format: 'jwk' }) as Record<string, unknown>;
        expect(await oauthClients.create({ name: 'reports', public_key: jwk })).toMatchObject({
          client_secret: null,
          authentication: 'private_key_jwt',
        });
        for (const public_key of [privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'ssh-ed25519 AAAA'])
          await expect(oauthClients.create({ name: 'reports', public_key })).rejects.toMatchObject({ code: 'public_key_invalid' });
      });
    });

    describe('its encryption key', () => {
      it('is kept, shown, replaced and deleted', async () => {
        const { encryptionKey } = await make();
        await expect(encryptionKey.get()).rejects.toMatchObject({ code: 'encryption_key_not_found' });
        const pem = (type: 'ec' | 'rsa') =>
          (type === 'ec'
            ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
            : generateKeyPairSync('rsa', { modulusLength: 2048 })
          ).publicKey
            .export({ type: 'spki', format: 'pem' })
            .toString();
        const kept = await encryptionKey.put({ public_key: pem('ec') });
        expect([encryptionKeySchema.parse(kept), kept.algorithm]).toEqual([kept, 'ECDH-ES+A256KW']);
        expect(await encryptionKey.get()).toEqual(kept);
        expect(await encryptionKey.put({ public_key: pem('rsa') })).toMatchObject({ algorithm: 'RSA-OAEP-256' });
        await encryptionKey.delete();
        await expect(encryptionKey.delete()).rejects.toMatchObject({ code: 'encryption_key_not_found' });
      });

      it('that is private, or of which nothing can be encrypted to, is refused', async () => {
        const { encryptionKey } = await make();
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const { publicKey } = generateKeyPairSync('ed25519');
        for (const public_key of [
          privateKey.export({ format: 'jwk' }) as Record<string, unknown>,
          publicKey.export({ format: 'jwk' }) as Record<string, unknown>,
          'abc',
        ])
          await expect(encryptionKey.put({ public_key })).rejects.toMatchObject({ code: 'public_key_invalid' });
      });

      it('has every file that is finished then encrypted to it, and leaves those before', async () => {
        const service = await make();
        const before = await finished(service);
        const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const { key_id } = await service.encryptionKey.put({ public_key: publicKey.export({ format: 'jwk' }) as Record<string, unknown> });
        const after = await finished(service);
        expect(before.files.some((file) => 'encrypted_to' in file)).toBe(false);
        expect(new Set(after.files.map(({ encrypted_to }) => encrypted_to))).toEqual(new Set([key_id]));
        await expect(readFile(service.decks, after.deck_id)).rejects.toMatchObject({ code: 'deck_encrypted' });
        const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
        const open = (jwe: Buffer) => decryptWith(pem, jwe);
        expect(await readFile(service.decks, after.deck_id, { open })).toEqual(await readFile(service.decks, before.deck_id));
        await expect(service.export({ deckId: after.deck_id })).rejects.toMatchObject({ code: 'deck_encrypted' });
      });
    });

    describe('its sources', () => {
      const keep = async (service: DeckService, more: object = {}) => {
        const folder = csvFolder({ 'deals.csv': deals, 'regions.csv': 'owner,region\nAnn,West\nBob,East\n' });
        return service.sources.put('sales', { kind: 'folder', location: folder, ...more });
      };

      it('are none at first', async () => {
        expect(await (await make()).sources.list()).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null });
      });

      it('are kept, listed by name, given and removed', async () => {
        const service = await make();
        const source = await keep(service);
        expect(sourceSchema.parse(source)).toEqual(source);
        const other = await service.sources.put('archive', {
          kind: 'postgres',
          location: 'postgres://ann@db.example.com/crm',
          tables: ['deals'],
        });
        expect((await service.sources.list()).data).toEqual([other, source]);
        expect(await service.sources.get('sales')).toEqual(source);
        await service.sources.delete('sales');
        expect((await service.sources.list()).data).toEqual([other]);
      });

      it('are asked for by name, and a near name is suggested', async () => {
        const service = await make();
        await keep(service);
        const unknown = { code: 'source_not_found', message: expect.stringContaining('did you mean sales?') };
        await expect(service.sources.get('slaes')).rejects.toMatchObject(unknown);
        await expect(service.sources.delete('sale')).rejects.toMatchObject(unknown);
        await expect(service.decks.generate({ ...request, dataSources: ['salse'] })).rejects.toMatchObject(unknown);
      });

      it('are not replaced unawares', async () => {
        const service = await make();
        await keep(service);
        await expect(keep(service)).rejects.toMatchObject({ code: 'source_exists' });
        expect((await keep(service, { replace: true, mapping: 'won: [Won]\n' })).mapping).toBe('won: [Won]\n');
      });

      it('give out no password', async () => {
        const service = await make();
        const location = 'postgres://ann@db.example.com/crm';
        const source = await service.sources.put('db', { kind: 'postgres', location, password: 's3cr3t' });
        expect(source.has_password).toBe(true);
        expect(JSON.stringify([source, await service.sources.get('db'), await service.sources.list()])).not.toContain('s3cr3t');
      });

      it('are refused with a password in the URL, a bad name or a bad mapping', async () => {
        const service = await make();
        const url = 'postgres://ann:s3cr3t@db.example.com/crm';
        await expect(service.sources.put('db', { kind: 'postgres', location: url })).rejects.toMatchObject({
          code: 'password_in_argument',
        });
        await expect(service.sources.put('../db', { kind: 'postgres', location: 'postgres://h/d' })).rejects.toMatchObject({
          code: 'source_invalid',
        });
        await expect(keep(service, { mapping: 'colums: {}' })).rejects.toMatchObject({ code: 'mapping_invalid' });
        expect((await service.sources.list()).data).toEqual([]);
      });

      it('are described: columns with their roles, joins, what can be computed', async () => {
        const service = await make();
        await keep(service);
        const { found, joins, metrics, found_mapping, problem } = await service.sources.describe('sales', { today: '2025-07-01' });
        const roles = Object.fromEntries(found.flatMap(({ columns }) => columns.map(({ name, role }) => [name, role])));
        expect(roles).toMatchObject({ id: 'id', stage: 'stage', amount: 'amount', close_date: 'closed', region: 'region' });
        expect(joins).toEqual([{ from: 'deals.owner', to: 'regions.owner', unmatched: 0 }]);
        expect(metrics.find(({ id }) => id === 'won_value')).toMatchObject({ computable: true, reason: null });
        expect(found_mapping).toContain('close_date: closed');
        expect(problem).toBeNull();
      });

      it('are tested by reading them', async () => {
        const service = await make();
        await keep(service);
        expect((await service.sources.test('sales')).tables).toEqual([
          { name: 'deals', rows: 24 },
          { name: 'regions', rows: 2 },
        ]);
      });

      it('are copied with a manifest and without secrets', async () => {
        const service = await make();
        await keep(service);
        const { manifest, files } = await service.sources.snapshot('sales', { today: '2025-07-01' });
        expect(manifest).toMatchObject({ source: 'sales', kind: 'folder', as_of: '2025-07-01', mapping: null });
        expect(files.map(({ name }) => name)).toEqual(['quarterdeck-snapshot.json', 'deals.csv', 'regions.csv']);
      });
    });
  });
}

const deals = [
  'id,owner,stage,amount,create_date,close_date',
  ...Array.from({ length: 24 }, (_, at) => {
    const month = String((at % 6) + 1).padStart(2, '0');
    return `d${at},${at % 2 ? 'Ann' : 'Bob'},${at % 3 ? 'Won' : 'Lost'},${1000 + at},2025-${month}-01,2025-${month}-20`;
  }),
].join('\n');
