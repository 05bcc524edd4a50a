/** `audit`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface AuditOptions {
  from?: string;
  to?: string;
}

export const auditSpec: CommandSpec<AuditOptions> = {
  name: 'audit',
  summary: 'Export the audit log: who did what, when, from where',
  details:
    'One JSON object a line, newest first; --json makes one list of them. On the machine of a server it holds the entries of all tenants.\n' +
    'Entries are never changed or deleted. Each holds the hash of the one before: quarterdeck doctor checks them all.',
  options: {
    'What to export:': [
      { flags: '--from <date>', description: 'First day, such as 2025-10-01, or a moment' },
      { flags: '--to <date>', description: 'Last day, or a moment; now unless given' },
    ],
  },
  examples: [
    { command: 'quarterdeck audit > audit.ndjson', does: 'all of it' },
    { command: 'quarterdeck audit --from 2025-10-01 --to 2025-12-31 --json', does: 'a quarter, as one list' },
  ],
  fields: ['object', 'data', 'has_more', 'next_cursor'],
  load: async () => (await import('./run/audit.ts')).audit,
};
