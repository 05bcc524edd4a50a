/** A brand kit put on a server, with all that it holds. */
import { QuarterdeckError } from '../../model/errors.ts';
import { type KeptBrandKit, largestBrandKit } from '../schema/brand-kit.ts';
import type { Transport } from './transport.ts';

const mb = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

/** @throws QuarterdeckError body_too_large before it is sent: a server breaks off what is too large, and can say nothing then */
export async function putBrandKit(id: string, written: unknown, transport: Transport): Promise<KeptBrandKit> {
  const bytes = Buffer.byteLength(JSON.stringify(written));
  if (bytes > largestBrandKit) {
    throw new QuarterdeckError('body_too_large', `The brand kit has ${mb(bytes)} when it is sent; a server takes ${mb(largestBrandKit)}.`, {
      next: 'delete unused layouts and large pictures from its template in PowerPoint',
    });
  }
  return transport.json(`/v1/brand-kits/${encodeURIComponent(id)}`, { method: 'PUT', json: written, wait: 60 });
}
