/** `POST /v1/export`: exports a layout to a file. */
import { setTimeout as sleep } from 'node:timers/promises';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Exported } from '../../deck-service.ts';
import { problemOf, quarterdeckErrorOf } from '../../errors.ts';
import { exportIdOf, slug } from '../../file-names.ts';
import type { Caller } from '../../local/store/api-key-store.ts';
import type { Export, ExportState } from '../../schema/export.ts';
import { type ExportFormat, formatFacts, formatOf, zipType } from '../../schema/export-formats.ts';
import type { ExportRequest } from '../../schema/request.ts';
import { demand } from '../auth.ts';
import { contentDisposition, linksTo } from '../links.ts';
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';

/** Milliseconds a request waits for its file, and seconds until it may poll again. */
const patience = 10_000;
const pause = '2';

export function exportHandlers(parts: RouteParts): HandlersOf<'exportLayout' | 'getExport'> {
  const { serviceOf, filesOf } = parts;
  /** Not persisted: if the server ends, repeating the request makes the export again, with the same ID. */
  const underWay = new Map<string, ExportState>();
  const put = (tenantId: string, key: string, state: KeptExport) =>
    filesOf(tenantId).put(key, new TextEncoder().encode(JSON.stringify(state)));

  function linked<S extends ExportState>(state: S, caller: Caller): S {
    if (state.status !== 'completed') return state;
    const { url, expires_at } = linksTo(state.export_id, caller, parts);
    return { ...state, download_url: url(state.format), expires_at };
  }

  /** @param deckId The deck whose layout it is; the export is deleted with it. */
  async function keep(tenantId: string, { record, bytes }: Exported, deckId: string | undefined): Promise<Export> {
    const { export_id, format } = record;
    await filesOf(tenantId).put(fileKey(tenantId, export_id, format), bytes);
    await put(tenantId, fileKey(tenantId, export_id, 'record'), { ...record, ...(deckId !== undefined && { deck_id: deckId }) });
    return record;
  }

  return {
    async exportLayout({ service, body, request, reply }) {
      const { layout, deck_id, fail_on: failOn, slide, width, ...choice } = body;
      if (deck_id !== undefined) demand('decks:read', request, reply);
      const { tenantId } = request.caller!;
      request.deckId = deck_id ?? null;
      const asked: ExportRequest = {
        ...(deck_id === undefined ? { layout } : { deckId: deck_id }),
        ...choice,
        ...(slide !== undefined && { slide }),
        ...(width !== undefined && { width }),
        failOn,
      };
      const format = formatOf(asked);
      const exportId = exportIdOf(asked);
      const making = service.export(asked);
      if (wantsFile(request.headers.accept, format)) {
        const made = await making;
        return reply
          .header('content-type', made.record.media_type)
          .header('content-disposition', contentDisposition(`${slug(made.title)}${endingOf(made.record)}`))
          .serializer((bytes: unknown) => bytes as string)
          .send(Buffer.from(made.bytes));
      }
      const kept = making.then((made) => keep(tenantId, made, deck_id));
      const late = await Promise.race([kept.then(() => false), sleep(patience, true, { ref: false })]);
      if (!late) return linked(await kept, request.caller!);
      const state: ExportState = { export_id: exportId, status: 'processing', format };
      const key = fileKey(tenantId, exportId, 'record');
      underWay.set(key, state);
      kept
        .catch((thrown) => put(tenantId, key, { ...state, status: 'failed', error: problemOf(quarterdeckErrorOf(thrown)) }))
        .catch((thrown) => request.log.error({ err: thrown }, 'An export that failed could not be kept.'))
        .finally(() => underWay.delete(key));
      return reply.code(202).header('location', `/v1/exports/${exportId}`).header('retry-after', pause).send(state);
    },
    async getExport({ params, request, reply }) {
      const { export_id } = params;
      const key = fileKey(request.caller!.tenantId, export_id, 'record');
      const state = underWay.get(key);
      if (state) {
        reply.header('retry-after', pause);
        return state;
      }
      const { deck_id: _, ...kept } = await keptExport(export_id, request.caller!.tenantId, { filesOf, serviceOf });
      return linked(kept as ExportState, request.caller!);
    },
  };
}

/** JSON is the record unless the whole file is asked for as bytes. */
function wantsFile(accept: string | undefined, format: ExportFormat): boolean {
  if (accept === undefined || format === 'json') return accept === 'application/octet-stream';
  const types = [formatFacts[format].type.split(';')[0]!, 'application/octet-stream', ...(formatFacts[format].byPage ? [zipType] : [])];
  return accept.split(',').some((one) => types.includes(one.split(';')[0]!.trim().toLowerCase()));
}

/** `.zip` for several pictures. */
export function endingOf({ format, media_type }: Pick<Export, 'format' | 'media_type'>): string {
  return media_type === zipType ? '.zip' : `.${format}`;
}

type KeptExport = ExportState & { deck_id?: string };

/** @throws QuarterdeckError export_not_found, also if its deck was deleted */
export async function keptExport(
  exportId: string,
  tenantId: string,
  { filesOf, serviceOf }: Pick<RouteParts, 'filesOf' | 'serviceOf'>,
): Promise<KeptExport> {
  const missing = new QuarterdeckError('export_not_found', `There is no export ${exportId}.`, { next: 'POST /v1/export makes one' });
  const text = await filesOf(tenantId)
    .read(fileKey(tenantId, exportId, 'record'))
    .catch(() => null);
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
