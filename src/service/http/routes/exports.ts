/** `POST /v1/export`: a layout as a file. */
import { z } from 'zod';
import { QuarterdeckError } from '../../../engine/errors.ts';
import { exportSchema } from '../../schema/export.ts';
import { problemSchema } from '../../schema/problem.ts';
import { slug } from '../../slug.ts';
import { type App, type RouteParts, typed } from '../app.ts';
import { contentDisposition } from '../content-disposition.ts';
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

export function exportRoutes(app: App, { serviceOf, files, links, clock, baseUrl }: RouteParts): void {
  typed(app).post(
    '/v1/export',
    {
      config: { scope: 'exports:write' },
      bodyLimit: 20 * 1024 * 1024,
      schema: {
        summary: 'Make a file of a layout',
        description: 'Answers with the record of the export, or with the bytes themselves when Accept names their type.',
        tags: ['exports'],
        body,
        response: {
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
      const made = await serviceOf(request.caller!.tenantId).export({
        ...(deck_id === undefined ? { layout } : { deckId: deck_id }),
        format,
        strict,
      });
      const type = made.record.format === 'pptx' ? pptx : 'application/json';
      if (request.headers.accept?.includes(pptx) || request.headers.accept === 'application/octet-stream') {
        return reply
          .header('content-type', type)
          .header('content-disposition', contentDisposition(`${slug(made.title)}.${made.record.format}`))
          .serializer((bytes: unknown) => bytes as string)
          .send(Buffer.from(made.bytes) as never);
      }
      const { export_id, format: kept } = made.record;
      const expires = Math.floor(clock().getTime() / 1000) + linkHours * 3600;
      const path = links.make({ tenantId: request.caller!.tenantId, deckId: export_id, format: kept }, expires);
      const record = { ...made.record, download_url: `${baseUrl()}${path}`, expires_at: new Date(expires * 1000).toISOString() };
      await files.put(fileKey(request.caller!.tenantId, export_id, kept), made.bytes);
      await files.put(fileKey(request.caller!.tenantId, export_id, 'record'), new TextEncoder().encode(JSON.stringify(record)));
      return reply.send(record);
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
        response: { 200: exportSchema, 404: problemSchema },
      },
    },
    async (request) => {
      const { export_id } = request.params;
      const key = fileKey(request.caller!.tenantId, export_id, 'record');
      if ((await files.size(key)) === null)
        throw new QuarterdeckError('export_not_found', `There is no export ${export_id}.`, { next: 'POST /v1/export makes one' });
      return JSON.parse((await files.read(key)).toString());
    },
  );
}

export function fileKey(tenantId: string, exportId: string, kind: string): string {
  return `${tenantId}/exports/${exportId}.${kind}`;
}
