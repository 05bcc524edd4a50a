/** The audit log as one tenant may read it; who works on this machine reads all of it. */
import { QuarterdeckError } from '../../engine/errors.ts';
import type { AuditEntry, AuditQuery } from '../schema/audit.ts';
import type { List } from '../schema/list.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type LocalHost, ownTenant } from './local-host.ts';

const dayMs = 86_400_000;

export async function readAuditLog(host: LocalHost, tenantId: string, { limit, cursor, from, to }: AuditQuery): Promise<List<AuditEntry>> {
  const { audit } = await host.open();
  const found = await audit.read({
    tenantId: host.isServer ? tenantId : null,
    // Who runs the server sees what the server itself does, and who is turned away from it.
    withNobodys: tenantId === ownTenant,
    from: momentOf('from', from) ?? 0,
    to: to === undefined ? Number.MAX_SAFE_INTEGER : momentOf('to', to)! + (to.length === 10 ? dayMs - 1 : 0),
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

function momentOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const at = Date.parse(text);
  if (!Number.isNaN(at)) return at;
  throw new QuarterdeckError('option_invalid', `"${text}" is no date for ${name}.`, { next: 'give a date such as 2025-12-31' });
}
