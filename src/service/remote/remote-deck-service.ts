/** The service of a server, over its REST API: what every DeckService does, done elsewhere. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QuarterdeckError } from '../../model/errors.ts';
import type { ApiKeys, BrandKits, DeckService, Decks, Exported, Hooks, Sources, Webhooks } from '../deck-service.ts';
import { errorOfProblem } from '../errors.ts';
import type { AuditEntry, AuditQuery } from '../schema/audit.ts';
import type { ExportState } from '../schema/export.ts';
import { exportFormats } from '../schema/export-formats.ts';
import type { List } from '../schema/list.ts';
import type { Metrics, MetricsQuery } from '../schema/metrics.ts';
import type { ExportRequest } from '../schema/request.ts';
import { RemoteDecks } from './remote-decks.ts';
import { RemoteSources } from './remote-sources.ts';
import { RemoteWebhooks } from './remote-webhooks.ts';
import { type RemoteOptions, Transport } from './transport.ts';
import { putBrandKit } from './upload.ts';

/** How long an export that is under way is left alone. */
const askAgainMs = 1000;

/** The address of one of a kind. */
const at = (kind: string, id: string) => `/v1/${kind}/${encodeURIComponent(id)}`;

export class RemoteDeckService implements DeckService {
  readonly decks: Decks;
  readonly sources: Sources;
  readonly brandKits: BrandKits;
  readonly apiKeys: ApiKeys;
  readonly webhooks: Webhooks;
  readonly #transport: Transport;

  constructor(options: RemoteOptions) {
    const transport = new Transport(options);
    this.#transport = transport;
    this.decks = new RemoteDecks(transport);
    this.sources = new RemoteSources(transport);
    this.webhooks = new RemoteWebhooks(transport);
    this.brandKits = {
      list: () => transport.json('/v1/brand-kits'),
      get: (id, version) => transport.json(at('brand-kits', id), { query: { version } }),
      versions: (id) => transport.json(`${at('brand-kits', id)}/versions`),
      put: (id, written) => putBrandKit(id, written, transport),
      delete: async (id) => void (await (await transport.send(at('brand-kits', id), { method: 'DELETE' })).body.dump()),
    };
    this.apiKeys = {
      create: (request) => transport.json('/v1/api-keys', { method: 'POST', json: request }),
      list: () => transport.json('/v1/api-keys'),
      revoke: (id) => transport.json(at('api-keys', id), { method: 'DELETE' }),
      rotate: (id, { overlapHours }) =>
        transport.json(`${at('api-keys', id)}/rotate`, { method: 'POST', json: { overlap_hours: overlapHours } }),
    };
  }

  auditLog({ limit, ...query }: AuditQuery): Promise<List<AuditEntry>> {
    return this.#transport.json('/v1/audit-log', { query: { ...query, limit: String(limit) } });
  }

  metrics({ from, to, groupBy }: MetricsQuery): Promise<Metrics> {
    return this.#transport.json('/v1/metrics', { query: { from, to, group_by: groupBy } });
  }

  async export({ layout, deckId, format = 'pptx', strict = false }: ExportRequest, { signal }: Hooks = {}): Promise<Exported> {
    if (!exportFormats.some((known) => known === format)) {
      throw new QuarterdeckError('option_invalid', `The format "${format}" does not exist.`, {
        next: `use one of ${exportFormats.join(', ')}`,
      });
    }
    let record = await this.#transport.json<ExportState>('/v1/export', {
      method: 'POST',
      json: { ...(deckId === undefined ? { layout } : { deck_id: deckId }), format, strict },
      signal,
      wait: 60,
    });
    while (record.status === 'processing') {
      await sleep(askAgainMs, undefined, { signal });
      record = await this.#transport.json<ExportState>(at('exports', record.export_id), { signal });
    }
    if (record.status === 'failed') throw errorOfProblem(record.error);
    const { body } = await this.#transport.send(record.download_url!, { signal, silence: 30 });
    const { title, slides } = await titleOf(layout, deckId, this.decks);
    const bytes = new Uint8Array(await body.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== record.sha256) {
      throw new QuarterdeckError('download_damaged', 'What came is not the file that was made.', { next: 'run the command again' });
    }
    return { record, title, slides, bytes };
  }
}

/** The record of an export does not say it; its layout, or its deck, does. */
async function titleOf(layout: unknown, deckId: string | undefined, decks: Decks): Promise<{ title: string; slides: number }> {
  if (deckId !== undefined) {
    const { title, slide_count } = await decks.get(deckId);
    return { title: title ?? 'deck', slides: slide_count };
  }
  const { title, slides } = layout as { title: string; slides: unknown[] };
  return { title, slides: slides.length };
}
