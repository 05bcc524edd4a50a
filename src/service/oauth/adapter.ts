/** Where the OAuth library keeps its records: the store of the service. */
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { InvalidClientAuth, InvalidGrant, TemporarilyUnavailable } from 'oidc-provider/lib/helpers/errors.js';
import { clientMetadata } from './client-metadata.ts';
import { type OauthStores, readSubject } from './oauth-stores.ts';

/** Device codes that may wait for an answer: anyone can ask for one. */
const mostWaiting = 10_000;

export function adapterOf(stores: OauthStores, clock: () => number): (kind: string) => Adapter {
  return (kind) => (kind === 'Client' ? clientsOf(stores) : recordsOf(kind, stores, clock));
}

/** Clients are made and removed by their own operations. */
function clientsOf({ clients }: OauthStores): Adapter {
  return { ...unused, find: (id) => clientMetadata(id, clients) };
}

function recordsOf(kind: string, { records, clients }: OauthStores, clock: () => number): Adapter {
  /** Of its account; before someone has consented, and of a used assertion, of its client. */
  const tenantOf = async ({ accountId, clientId, iss }: AdapterPayload): Promise<string | null> => {
    const subject = readSubject(accountId ?? '');
    if (subject) return subject.tenantId;
    const client = clientId ?? iss;
    return typeof client === 'string' ? ((await clients.find(client))?.tenantId ?? null) : null;
  };
  return {
    ...unused,
    async upsert(id, { jti: _, userCode, ...payload }, expiresIn) {
      const record = {
        payload,
        tenantId: await tenantOf(payload),
        grantId: payload.grantId ?? null,
        userCode: userCode ?? null,
        expiresAt: expiresIn === undefined ? null : clock() + expiresIn * 1000,
      };
      if (kind === 'DeviceCode' && (await records.waiting()) >= mostWaiting) {
        throw new TemporarilyUnavailable('too many sign-ins wait for an answer');
      }
      if (kind !== 'ReplayDetection') return records.put(kind, id, record);
      // The library has looked before, but another request may have come in between.
      if (!(await records.putNew(kind, id, record))) throw new InvalidClientAuth('client assertion tokens must only be used once');
    },
    async find(id) {
      const found = await records.find(kind, id);
      if (!found) return undefined;
      const consumed = found.consumedAt === null ? {} : { consumed: Math.floor(found.consumedAt / 1000) };
      return { ...found.payload, ...consumed, jti: id } as AdapterPayload;
    },
    async consume(id) {
      if (await records.consume(kind, id)) return;
      // Two requests with one token at the same moment: one of them may be a thief's.
      const grantId = (await records.find(kind, id))?.payload.grantId;
      if (typeof grantId === 'string') await records.removeGrant(grantId);
      throw new InvalidGrant('already used');
    },
    destroy: (id) => (kind === 'Grant' ? records.removeGrant(id) : records.remove(kind, id)),
    revokeByGrantId: (grantId) => records.removeOfGrant(kind, grantId),
  };
}

const unused: Adapter = {
  upsert: never,
  find: never,
  findByUserCode: never,
  findByUid: never,
  consume: never,
  destroy: never,
  revokeByGrantId: never,
};

async function never(): Promise<never> {
  throw new Error('OAuth asked for something that this server does not have.');
}
