/** Changes that a command on this machine makes to the store of a server, told to the audit log. */
import type { AuditEvent } from '../schema/audit.ts';

/** Records each call of the methods named, under the name of what they do; its target is what was named, or was made. */
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

/** Of the thing that a record is about. */
export function idIn(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { deck_id, key_id, webhook_id, export_id } = record as Record<string, unknown>;
  return [export_id, deck_id, key_id, webhook_id].find((id) => typeof id === 'string') as string | undefined;
}

export function joined(names: readonly (string | undefined)[]): string | null {
  const known = [...new Set(names.filter((name) => name !== undefined))];
  return known.length === 0 ? null : known.join(' ');
}
