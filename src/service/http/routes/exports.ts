/** `POST /v1/export`: a layout as a file. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { QuarterdeckError } from '../../../engine/errors.ts';
import type { Exported } from '../../deck-service.ts';
import { problemOf, quarterdeckErrorOf } from '../../errors.ts';
import { exportIdOf } from '../../export-id.ts';
import { type Export, type ExportState, exportSchema, exportStateSchema } from '../../schema/export.ts';
import type { ExportFormat } from '../../schema/export-formats.ts';
import { problemSchema } from '../../schema/problem.ts';
import { slug } from '../../slug.ts';
import { type App, type RouteParts, typed } from '../app.ts';
import { contentDisposition } from '../content-disposition.ts';
import { idempotencyHeaders } from '../idempotency.ts';
import { linkHours } from '../signed-links.ts';

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
  const put = (key: string, state: ExportState) => files.put(key, new TextEncoder().encode(JSON.stringify(state)));

  async function keep(tenantId: string, { record: made, bytes }: Exported): Promise<Export> {
    const { export_id, format } = made;
    const expires = Math.floor(clock().getTime() / 1000) + linkHours * 3600;
    const path = links.make({ tenantId, deckId: export_id, format }, expires);
    const record = { ...made, download_url: `${baseUrl()}${path}`, expires_at: new Date(expires * 1000).toISOString() };
    await files.put(fileKey(tenantId, export_id, format), bytes);
    await put(fileKey(tenantId, export_id, 'record'), record);
    return record;
  }

  typed(app).post(
    '/v1/export',
    {
      config: { idempotent: true, scope: 'exports:write' },
      bodyLimit: 20 * 1024 * 1024,
      schema: {
        headers: idempotencyHeaders,
        summary: 'Make a file of a layout',
        description:
          'Answers with the record of the export, or with the bytes themselves when Accept names their type. What takes longer than ten seconds is answered 202 and goes on; ask for it at its Location.',
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
      const kept = making.then((made) => keep(tenantId, made));
      const late = await Promise.race([kept.then(() => false), sleep(patience, true, { ref: false })]);
      if (!late) return reply.send(await kept);
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
      if ((await files.size(key)) === null)
        throw new QuarterdeckError('export_not_found', `There is no export ${export_id}.`, { next: 'POST /v1/export makes one' });
      return JSON.parse((await files.read(key)).toString());
    },
  );
}

export function fileKey(tenantId: string, exportId: string, kind: string): string {
  return `${tenantId}/exports/${exportId}.${kind}`;
}
