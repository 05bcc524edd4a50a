/** What every DeckService must do, whoever answers. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeckService } from '../../src/service/deck-service.ts';
import { deckSchema } from '../../src/service/schema/deck.ts';
import { exportSchema } from '../../src/service/schema/export.ts';
import { factsSchema, provenanceSchema } from '../../src/service/schema/facts.ts';
import { refreshSchema } from '../../src/service/schema/refresh.ts';
import { sourceSchema } from '../../src/service/schema/source.ts';
import { csvFolder } from '../engine/data/csv-files.ts';

const request = {
  prompt: 'All-hands for Northfield\n\n# Wins\n\n- New office opened\n- Support desk staffed around the clock\n',
  data: [],
  options: { today: '2025-12-31' },
};

export function deckServiceContract(name: string, make: () => DeckService): void {
  describe(`the ${name} deck service`, () => {
    it('answers with a record of the documented shape', async () => {
      const deck = await make().generate({ ...request, metadata: { team: 'ops' } });
      expect(deckSchema.parse(deck)).toEqual(deck);
      expect(deck).toMatchObject({ status: 'completed', progress: 1, metadata: { team: 'ops' }, created_at: '2025-12-31T00:00:00Z' });
      expect(deck.slides).toHaveLength(deck.slide_count);
    });

    it('keeps the file its record describes', async () => {
      const service = make();
      const deck = await service.generate(request);
      const bytes = await service.file(deck.deck_id);
      expect(deck.files).toEqual([
        { format: 'pptx', path: null, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ]);
    });

    it('keeps the outline and the layout on the way to it', async () => {
      const service = make();
      const { deck_id } = await service.generate(request);
      expect((await service.layout(deck_id)).slides.length).toBeGreaterThanOrEqual((await service.outline(deck_id)).slides.length);
    });

    it('exports that layout to the same bytes', async () => {
      const service = make();
      const { deck_id } = await service.generate(request);
      const { bytes, record } = await service.export({ layout: await service.layout(deck_id) });
      expect(exportSchema.parse(record)).toEqual(record);
      expect(Buffer.from(bytes).equals(await service.file(deck_id))).toBe(true);
    });

    it('answers the same request with the same record', async () => {
      expect(await make().generate(request)).toEqual(await make().generate(request));
    });

    it('tells each stage as it begins', async () => {
      const stages: string[] = [];
      await make().generate(request, { onStage: (stage) => stages.push(stage) });
      expect(stages).toEqual(['brief', 'outline', 'layout', 'pptx', 'check']);
    });

    it('stops at the outline when that is all that was asked', async () => {
      const service = make();
      const deck = await service.generate({ ...request, options: { ...request.options, until: 'outline' } });
      expect(deck.files.map(({ format }) => format)).toEqual(['outline']);
      await expect(service.file(deck.deck_id)).rejects.toMatchObject({ code: 'deck_not_found' });
    });

    it('stops when the signal aborts', async () => {
      const controller = new AbortController();
      const generating = make().generate(request, { signal: controller.signal, onStage: () => controller.abort(new Error('enough')) });
      await expect(generating).rejects.toThrow('enough');
    });

    it('takes an outline in shorthand', async () => {
      const outline = { title: 'Launch of Harrier', slides: [{ title: 'What ships', points: ['New sensor', 'New app'] }] };
      const deck = await make().generate({ ...request, prompt: null, outline });
      expect(deck.slides.map(({ title }) => title)).toContain('What ships');
    });

    it('refuses to refresh a file that is no deck', async () => {
      const refreshing = make().refresh({ deck: Buffer.from('no deck'), data: [], options: { today: '2025-12-31' } });
      await expect(refreshing).rejects.toMatchObject({ code: 'deck_unsupported' });
    });

    it('refreshes a deck with new data', async () => {
      const rows = (count: number) =>
        ['id,stage,amount,close_date,product']
          .concat(
            Array.from(
              { length: count },
              (_, at) => `${at},${at % 3 ? 'Won' : 'Lost'},${100 + at},2025-0${1 + (at % 9)}-1${at % 9},${'AB'[at % 2]}`,
            ),
          )
          .join('\n');
      const data = (count: number) => [{ path: '-', name: 'deals', bytes: Buffer.from(rows(count)) }];
      const service = make();
      const { deck_id } = await service.generate({ prompt: 'QBR', data: data(90), options: { today: '2025-06-30', asOf: '2025-06-30' } });
      const deck = await service.file(deck_id);
      const { record, bytes } = await service.refresh({ deck, data: data(180), options: { today: '2025-09-30', asOf: '2025-09-30' } });
      expect(refreshSchema.parse(record)).toEqual(record);
      expect(record).toMatchObject({ as_of: '2025-09-30', bytes: bytes.length });
      expect(record.updated).toBeGreaterThan(0);
    });

    it('answers for the figures of data, of a deck and of its outline in the documented shape', async () => {
      const rows = Array.from({ length: 90 }, (_, at) => `${at},${at % 3 ? 'Won' : 'Lost'},${100 + at},2025-0${1 + (at % 6)}-1${at % 9}`);
      const data = [{ path: '-', name: 'deals', bytes: Buffer.from(['id,stage,amount,close_date', ...rows].join('\n')) }];
      const options = { today: '2025-06-30', asOf: '2025-06-30' };
      const service = make();
      const { deck_id } = await service.generate({ prompt: 'QBR', data, options });
      const ofData = await service.facts({ data, options });
      const ofDeck = await service.facts({ deck: await service.file(deck_id) });
      const ofOutline = await service.facts({ outline: await service.outline(deck_id) });
      const provenance = await service.provenance(deck_id);
      for (const record of [ofData, ofDeck, ofOutline]) expect(factsSchema.parse(record)).toEqual(record);
      expect(provenanceSchema.parse(provenance)).toEqual(provenance);
      expect(ofDeck.slides).toEqual(ofOutline.slides);
      expect(ofData.facts.find(({ id }) => id === 'won_value@0')).toEqual(provenance.facts.find(({ id }) => id === 'won_value@0'));
      await expect(service.facts({ deck: Buffer.from('no deck') })).rejects.toMatchObject({ code: 'deck_unsupported' });
    });

    it('knows no deck it did not make', async () => {
      await expect(make().outline('deck_0')).rejects.toMatchObject({ code: 'deck_not_found' });
      await expect(make().provenance('deck_0')).rejects.toMatchObject({ code: 'deck_not_found' });
    });

    it('refuses a format that does not exist', async () => {
      await expect(make().export({ layout: {}, format: 'pdf' })).rejects.toMatchObject({ code: 'option_invalid' });
    });

    it('refuses a layout that is none, with every field that is wrong', async () => {
      await expect(make().export({ layout: { version: 2, slides: [] } })).rejects.toMatchObject({ code: 'layout_invalid' });
    });

    describe('its sources', () => {
      const keep = async (service: DeckService, more: object = {}) => {
        const folder = csvFolder({ 'deals.csv': deals, 'regions.csv': 'owner,region\nAnn,West\nBob,East\n' });
        return service.putSource('sales', { kind: 'folder', location: folder, ...more });
      };

      it('are none at first', async () => {
        expect(await make().listSources()).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null });
      });

      it('are kept, listed by name, given and removed', async () => {
        const service = make();
        const source = await keep(service);
        expect(sourceSchema.parse(source)).toEqual(source);
        const other = await service.putSource('archive', {
          kind: 'postgres',
          location: 'postgres://ann@db.example.com/crm',
          tables: ['deals'],
        });
        expect((await service.listSources()).data).toEqual([other, source]);
        expect(await service.getSource('sales')).toEqual(source);
        await service.deleteSource('sales');
        expect((await service.listSources()).data).toEqual([other]);
      });

      it('are asked for by name, and a near name is suggested', async () => {
        const service = make();
        await keep(service);
        const unknown = { code: 'source_not_found', message: expect.stringContaining('did you mean sales?') };
        await expect(service.getSource('slaes')).rejects.toMatchObject(unknown);
        await expect(service.deleteSource('sale')).rejects.toMatchObject(unknown);
        await expect(service.generate({ ...request, dataSources: ['salse'] })).rejects.toMatchObject(unknown);
      });

      it('are not replaced unawares', async () => {
        const service = make();
        await keep(service);
        await expect(keep(service)).rejects.toMatchObject({ code: 'source_exists' });
        expect((await keep(service, { replace: true, mapping: 'won: [Won]\n' })).mapping).toBe('won: [Won]\n');
      });

      it('give out no password', async () => {
        const service = make();
        const location = 'postgres://ann@db.example.com/crm';
        const source = await service.putSource('db', { kind: 'postgres', location, password: 's3cr3t' });
        expect(source.has_password).toBe(true);
        expect(JSON.stringify([source, await service.getSource('db'), await service.listSources()])).not.toContain('s3cr3t');
      });

      it('are refused with a password in the URL, a bad name or a bad mapping', async () => {
        const service = make();
        const url = 'postgres://ann:s3cr3t@db.example.com/crm';
        await expect(service.putSource('db', { kind: 'postgres', location: url })).rejects.toMatchObject({ code: 'password_in_argument' });
        await expect(service.putSource('../db', { kind: 'postgres', location: 'postgres://h/d' })).rejects.toMatchObject({
          code: 'source_invalid',
        });
        await expect(keep(service, { mapping: 'colums: {}' })).rejects.toMatchObject({ code: 'mapping_invalid' });
        expect((await service.listSources()).data).toEqual([]);
      });

      it('are described: columns with their roles, joins, what can be computed', async () => {
        const service = make();
        await keep(service);
        const { found, joins, metrics, found_mapping, problem } = await service.describeSource('sales', { today: '2025-07-01' });
        const roles = Object.fromEntries(found.flatMap(({ columns }) => columns.map(({ name, role }) => [name, role])));
        expect(roles).toMatchObject({ id: 'id', stage: 'stage', amount: 'amount', close_date: 'closed', region: 'region' });
        expect(joins).toEqual([{ from: 'deals.owner', to: 'regions.owner', unmatched: 0 }]);
        expect(metrics.find(({ id }) => id === 'won_value')).toMatchObject({ computable: true, reason: null });
        expect(found_mapping).toContain('close_date: closed');
        expect(problem).toBeNull();
      });

      it('are tested by reading them', async () => {
        const service = make();
        await keep(service);
        expect((await service.testSource('sales')).tables).toEqual([
          { name: 'deals', rows: 24 },
          { name: 'regions', rows: 2 },
        ]);
      });

      it('are copied with a manifest and without secrets', async () => {
        const service = make();
        await keep(service);
        const { manifest, files } = await service.snapshotSource('sales', { today: '2025-07-01' });
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
