/** The audit log as one tenant may read it; who works on this machine reads all of it. */
import type { AuditEntry, AuditQuery } from '../schema/audit.ts';
import type { List } from '../schema/list.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type LocalHost, ownTenant } from './local-host.ts';
import { readMoment } from './read-moment.ts';

const dayMs = 86_400_000;

export async function readAuditLog(host: LocalHost, tenantId: string, { limit, cursor, from, to }: AuditQuery): Promise<List<AuditEntry>> {
  const { audit } = await host.open();
  const found = await audit.read({
    tenantId: host.isServer ? tenantId : null,
    // Who runs the server sees what the server itself does, and who is turned away from it.
    withNobodys: tenantId === ownTenant,
    from: from === undefined ? 0 : readMoment(from, '--from', 0),
    to: to === undefined ? Number.MAX_SAFE_INTEGER : readMoment(to, '--to', dayMs),
    before: cursor === undefined ? Number.MAX_SAFE_INTEGER : readCursor(cursor).at,
    limit: limit + 1,
  });
  const data = found.slice(0, limit);
  const more = found.length > limit;
  return {
    object: 'list',
    data,
    has_more: more,
    next_cursor: more ? writeCursor({ created_at: data.at(-1)!.sequence, id: 'audit' }) : null,
  };
}
