/** The audit log of a service, and wrappers that record calls in it. */
import type { AuditEntry, AuditEvent, AuditQuery } from '../schema/audit.ts';
import type { List } from '../schema/list.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type LocalHost, ownTenant } from './local-host.ts';
import { readMoment } from './read-moment.ts';

const dayMs = 86_400_000;

export async function readAuditLog(host: LocalHost, tenantId: string, { limit, cursor, from, to }: AuditQuery): Promise<List<AuditEntry>> {
  const { audit } = await host.open();
  const found = await audit.read({
    tenantId: host.isServer ? tenantId : null,
    // The operator also sees entries of the server itself and of unknown callers.
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

/** Records each call of the named methods as the given action; the target is the method's argument or its result. */
export function audited<T extends object>(
  part: T,
  actions: Readonly<Record<string, string>>,
  record: (event: AuditEvent) => Promise<void>,
): T {
  return new Proxy(part, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found !== 'function') return found;
      const action = Object.hasOwn(actions, name) ? actions[name as string] : undefined;
      if (action === undefined) return found.bind(target);
      return async (...given: unknown[]) => {
        const made: unknown = await found.apply(target, given);
        const names = [typeof given[0] === 'string' ? given[0] : undefined, idIn(made)];
        await record({ action, target: joined(names), result: 'done' });
        return made;
      };
    },
  });
}

/** The ID of a record. */
export function idIn(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { deck_id, key_id, webhook_id, export_id, client_id, tenant_id } = record as Record<string, unknown>;
  return [export_id, deck_id, key_id, webhook_id, client_id, tenant_id].find((id) => typeof id === 'string') as string | undefined;
}

export function joined(names: readonly (string | undefined)[]): string | null {
  const known = [...new Set(names.filter((name) => name !== undefined))];
  return known.length === 0 ? null : known.join(' ');
}
