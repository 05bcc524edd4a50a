/** `/v1/brand-kits`: colours, fonts, logos and templates for decks. */
import { createHash } from 'node:crypto';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { KeptBrandKit } from '../../schema/brand-kit.ts';
import type { HandlersOf } from '../register-operations.ts';

export const brandKitHandlers: HandlersOf<'listBrandKits' | 'getBrandKit' | 'listBrandKitVersions' | 'putBrandKit' | 'deleteBrandKit'> = {
  listBrandKits: ({ service }) => service.brandKits.list(),
  async getBrandKit({ service, params, query, request, reply }) {
    const kit = await service.brandKits.get(params.brand_kit_id, query.version);
    reply.header('etag', tagOf(kit));
    return request.headers['if-none-match'] === tagOf(kit) ? reply.code(304).send(null) : kit;
  },
  listBrandKitVersions: ({ service, params }) => service.brandKits.versions(params.brand_kit_id),
  async putBrandKit({ service: { brandKits }, params: { brand_kit_id }, request, reply }) {
    const meant = request.headers['if-match'];
    if (meant !== undefined && meant !== '*' && meant !== tagOf(await brandKits.get(brand_kit_id))) {
      throw new QuarterdeckError('precondition_failed', 'The brand kit was changed since it was read.', {
        next: `read it again: GET /v1/brand-kits/${brand_kit_id}`,
      });
    }
    const kept = await brandKits.put(brand_kit_id, writtenIn(request.body));
    reply.header('etag', tagOf(kept));
    return kept;
  },
  deleteBrandKit: ({ service, params }) => service.brandKits.delete(params.brand_kit_id),
};

/** @throws QuarterdeckError request_invalid */
function writtenIn(body: unknown): object {
  if (body instanceof Buffer) return { template: { data: body.toString('base64') } };
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new QuarterdeckError('request_invalid', 'The body is no brand kit: it must be a JSON object, or a template (.pptx, .potx).', {
    next: 'see GET /v1/openapi.json',
  });
}

/** A version never changes, so its template's bytes need not be read. */
function tagOf({ brand_kit_id, version, kit }: KeptBrandKit): string {
  const { template: _, ...rest } = kit;
  return `"${createHash('sha256')
    .update(JSON.stringify([brand_kit_id, version, rest]))
    .digest('base64url')
    .slice(0, 22)}"`;
}
