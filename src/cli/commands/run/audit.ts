/** Runs `audit`; imported on demand. */
import type { AuditEntry, AuditQuery } from '../../../service/schema/audit.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import type { AuditOptions } from '../audit.ts';

export async function audit(context: Context, _args: readonly string[], { from, to }: AuditOptions): Promise<ExitCode> {
  const service = await context.service();
  const data: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const query: AuditQuery = { limit: 100, ...(from && { from }), ...(to && { to }), ...(cursor && { cursor }) };
    const page = await service.auditLog(query);
    // Line by line, so that a long log is not held in memory.
    if (context.globals.json) data.push(...page.data);
    else for (const entry of page.data) await context.io.out.write(`${JSON.stringify(entry)}\n`);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  if (context.globals.json)
    await printResult(context, { record: { object: 'list', data, has_more: false, next_cursor: null }, receipt: '', notes: [] });
  return 0;
}
