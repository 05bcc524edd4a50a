/** `POST /v1/export`: a layout as a file. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Exported } from '../../deck-service.ts';
import { problemOf, quarterdeckErrorOf } from '../../errors.ts';
import { exportIdOf, slug } from '../../file-names.ts';
import type { Caller } from '../../local/store/api-key-store.ts';
import { type Export, type ExportState, exportSchema, exportStateSchema } from '../../schema/export.ts';
import type { ExportFormat } from '../../schema/export-formats.ts';
import { problemSchema } from '../../schema/problem.ts';
import { demand } from '../auth.ts';
import { idempotencyHeaders } from '../idempotency.ts';
import { contentDisposition, linkHours } from '../links.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const params = z.strictObject({ export_id: z.string().regex(/^export_\w{1,64}$/) });

const body = z
  .strictObject({
    /** As `GET /v1/decks/{deck_id}/layout` answers it, edited or not. */
    layout: z.record(z.string(), z.unknown()).optional(),
    deck_id: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
    /** `pptx` or `json`. */
    format: z.string().min(1).max(20).default('pptx'),
    strict: z.boolean().default(false),
  })
  .refine(({ layout, deck_id }) => (layout === undefined) !== (deck_id === undefined), { error: 'needs either a layout or a deck_id' });

/** Milliseconds that a request waits for its file, and seconds after which it may ask again. */
const patience = 10_000;
const pause = '2';

export function exportRoutes(app: App, { serviceOf, files, links, clock, baseUrl }: RouteParts): void {
  /** What a server that ends leaves undone is forgotten: the same request makes it again, under the same id. */
  const underWay = new Map<string, ExportState>();
  const put = (key: string, state: KeptExport) => files.put(key, new TextEncoder().encode(JSON.stringify(state)));

  function linked<S extends ExportState>(state: S, { tenantId, keyId }: Caller): S {
    if (state.status !== 'completed') return state;
    const expires = Math.floor(clock().getTime() / 1000) + linkHours * 3600;
    const path = links.make({ tenantId, deckId: state.export_id, format: state.format, keyId }, expires);
    return { ...state, download_url: `${baseUrl()}${path}`, expires_at: new Date(expires * 1000).toISOString() };
  }

  /** @param deckId Whose layout it was made of: with the deck it goes. */
  async function keep(tenantId: string, { record, bytes }: Exported, deckId: string | undefined): Promise<Export> {
    const { export_id, format } = record;
    await files.put(fileKey(tenantId, export_id, format), bytes);
    await put(fileKey(tenantId, export_id, 'record'), { ...record, ...(deckId !== undefined && { deck_id: deckId }) });
    return record;
  }

  typed(app).post(
    '/v1/export',
    {
      config: { idempotent: true, action: 'export.create', scope: 'exports:write' },
      bodyLimit: 20 * 1024 * 1024,
      schema: {
        headers: idempotencyHeaders,
        summary: 'Make a file of a layout',
        description:
          'A deck, instead of a layout, needs the scope decks:read too. Answers with the record of the export, or with the bytes themselves when Accept names their type. What takes longer than ten seconds is answered 202 and goes on; ask for it at its Location.',
        tags: ['exports'],
        body,
        response: {
          202: exportStateSchema,
          200: {
            description: 'The record, or the file',
            content: { 'application/json': { schema: exportSchema }, [pptx]: { schema: z.any() } },
          },
          404: problemSchema,
          409: problemSchema,
          422: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { layout, deck_id, format, strict } = request.body;
      if (deck_id !== undefined) demand('decks:read', request, reply);
      const { tenantId } = request.caller!;
      request.deckId = deck_id ?? null;
      const asked = { ...(deck_id === undefined ? { layout } : { deckId: deck_id }), format, strict };
      const exportId = exportIdOf(asked);
      const making = serviceOf(tenantId, request.gone).export(asked);
      if (request.headers.accept?.includes(pptx) || request.headers.accept === 'application/octet-stream') {
        const made = await making;
        return reply
          .header('content-type', made.record.format === 'pptx' ? pptx : 'application/json')
          .header('content-disposition', contentDisposition(`${slug(made.title)}.${made.record.format}`))
          .serializer((bytes: unknown) => bytes as string)
          .send(Buffer.from(made.bytes) as never);
      }
      const kept = making.then((made) => keep(tenantId, made, deck_id));
      const late = await Promise.race([kept.then(() => false), sleep(patience, true, { ref: false })]);
      if (!late) return reply.send(linked(await kept, request.caller!));
      const state: ExportState = { export_id: exportId, status: 'processing', format: format as ExportFormat };
      const key = fileKey(tenantId, exportId, 'record');
      underWay.set(key, state);
      kept
        .catch((thrown) => put(key, { ...state, status: 'failed', error: problemOf(quarterdeckErrorOf(thrown)) }))
        .catch((thrown) => request.log.error({ err: thrown }, 'An export that failed could not be kept.'))
        .finally(() => underWay.delete(key));
      return reply.code(202).header('location', `/v1/exports/${exportId}`).header('retry-after', pause).send(state);
    },
  );

  typed(app).get(
    '/v1/exports/:export_id',
    {
      config: { scope: 'exports:write' },
      schema: {
        summary: 'Get an export',
        tags: ['exports'],
        params,
        response: { 200: exportStateSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const { export_id } = request.params;
      const key = fileKey(request.caller!.tenantId, export_id, 'record');
      const state = underWay.get(key);
      if (state) return reply.header('retry-after', pause).send(state);
      const { deck_id: _, ...kept } = await keptExport(export_id, request.caller!.tenantId, { files, serviceOf });
      return linked(kept as ExportState, request.caller!);
    },
  );
}

type KeptExport = ExportState & { deck_id?: string };

/** @throws QuarterdeckError export_not_found; also when the deck that it was made of is gone */
export async function keptExport(
  exportId: string,
  tenantId: string,
  { files, serviceOf }: Pick<RouteParts, 'files' | 'serviceOf'>,
): Promise<KeptExport> {
  const missing = new QuarterdeckError('export_not_found', `There is no export ${exportId}.`, { next: 'POST /v1/export makes one' });
  const text = await files.read(fileKey(tenantId, exportId, 'record')).catch(() => null);
  if (!text) throw missing;
  const kept: KeptExport = JSON.parse(text.toString());
  const isGone =
    kept.deck_id !== undefined &&
    (await serviceOf(tenantId)
      .decks.get(kept.deck_id)
      .catch(() => null)) === null;
  if (isGone) throw missing;
  return kept;
}

export function fileKey(tenantId: string, exportId: string, kind: string): string {
  return `${tenantId}/exports/${exportId}.${kind}`;
}
