/** `audit`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface AuditOptions {
  from?: string;
  to?: string;
}

export const auditSpec: CommandSpec<AuditOptions> = {
  name: 'audit',
  summary: 'Export the audit log: who did what, when, from where',
  details:
    'Prints one JSON object per line, newest first; --json prints a single list. On a server machine it covers all tenants.\n' +
    'Entries are never changed or deleted. Each includes the hash of the previous one, which quarterdeck doctor verifies.',
  options: {
    'Range:': [
      { flags: '--from <date>', description: 'First day, such as 2025-10-01, or a timestamp' },
      { flags: '--to <date>', description: 'Last day or timestamp (default: now)' },
    ],
  },
  examples: [
    { command: 'quarterdeck audit > audit.ndjson', does: 'everything' },
    { command: 'quarterdeck audit --from 2025-10-01 --to 2025-12-31 --json', does: 'a quarter, as one list' },
  ],
  fields: ['object', 'data', 'has_more', 'next_cursor'],
  load: async () => (await import('./run/audit.ts')).audit,
};
