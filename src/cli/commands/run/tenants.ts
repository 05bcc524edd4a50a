/** Runs `tenants`; imported on demand. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { SomeLimits } from '../../../service/schema/limits.ts';
import type { Tenant } from '../../../service/schema/tenant.ts';
import { confirmRemoval } from '../../ask.ts';
import type { PageOptions, RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { nextPage, readPage } from '../../paging.ts';
import { listLines } from '../../text-table.ts';
import type { LimitOptions, TenantsCreateOptions, TenantsUpdateOptions } from '../tenants.ts';

export async function tenantsCreate(context: Context, [id]: readonly string[], options: TenantsCreateOptions): Promise<ExitCode> {
  const { tenants } = await context.service();
  const tenant = await tenants.create({ tenant_id: id!, ...described(options) });
  const next = `quarterdeck keys create pipeline --tenant ${tenant.tenant_id}`;
  await print(context, tenant, `Created the tenant ${tenant.tenant_id}`, [{ heading: 'It has no key yet', tone: 'plain', lines: [next] }]);
  return 0;
}

export async function tenantsList(context: Context, _args: readonly string[], page: PageOptions): Promise<ExitCode> {
  const { tenants } = await context.service();
  const list = await tenants.list(readPage(page));
  const rows = list.data.map((tenant) => [tenant.tenant_id, tenant.name, tenant.state, limitsText(tenant)]);
  await printResult(context, {
    record: list,
    receipt: listLines(['Tenant', 'Name', 'State', 'Limits'], rows, 'There are no tenants.', context.io.out),
    notes: nextPage(list),
  });
  return 0;
}

export async function tenantsShow(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { tenants } = await context.service();
  const tenant = await tenants.get(id!);
  await print(context, tenant, tenantLines(tenant).join('\n'));
  return 0;
}

export async function tenantsUpdate(
  context: Context,
  [id]: readonly string[],
  { suspend = false, activate = false, ...options }: TenantsUpdateOptions,
): Promise<ExitCode> {
  const changes = {
    ...described(options),
    ...((suspend || activate) && { state: suspend ? ('suspended' as const) : ('active' as const) }),
  };
  if (Object.keys(changes).length === 0 || (suspend && activate)) {
    const message = suspend ? 'A tenant is either suspended or active.' : 'Nothing says what to change.';
    throw new QuarterdeckError('option_invalid', message, { next: 'quarterdeck tenants update --help' });
  }
  const { tenants } = await context.service();
  const tenant = await tenants.update(id!, changes);
  await print(context, tenant, `Changed the tenant ${tenant.tenant_id}: ${tenant.state}; ${limitsText(tenant)}`);
  return 0;
}

export async function tenantsDelete(context: Context, [id]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { tenants } = await context.service();
  const { name } = await tenants.get(id!);
  await confirmRemoval(context, options, `Delete the tenant ${id}${name === id ? '' : `, “${name}”,`} with all its decks, data and keys?`);
  await tenants.delete(id!);
  await printResult(context, { record: { tenant_id: id, deleted: true }, receipt: `Deleted the tenant ${id}`, notes: [] });
  return 0;
}

/** Lines for a person. */
export function tenantLines(tenant: Tenant): string[] {
  const { tenant_id, name, contact, state, created_at } = tenant;
  const lines = {
    Tenant: tenant_id,
    Name: name,
    Contact: contact ?? 'none',
    State: state,
    Created: created_at,
    Limits: limitsText(tenant),
  };
  return Object.entries(lines).map(([label, value]) => `${label.padEnd(9)}${value}`);
}

function limitsText({ limits }: Pick<Tenant, 'limits'>): string {
  const { requests_per_minute, decks_per_day, concurrent_decks, stored_bytes } = limits;
  const said = [
    requests_per_minute === null ? null : `${requests_per_minute} requests a minute`,
    decks_per_day === null ? null : `${decks_per_day} decks a day`,
    concurrent_decks === null ? null : `${concurrent_decks} decks at a time`,
    stored_bytes === null ? null : `${Math.round(stored_bytes / 1e6)} MB`,
  ].filter((each) => each !== null);
  return said.length === 0 ? 'those of the server' : said.join(', ');
}

/** null for `none`. @throws QuarterdeckError option_invalid */
export function readLimits({ rate, decksPerDay, concurrentDecks, storedMb }: LimitOptions): SomeLimits {
  const stored = readLimit('--stored-mb', storedMb);
  const limits = {
    requests_per_minute: readLimit('--rate', rate),
    decks_per_day: readLimit('--decks-per-day', decksPerDay),
    concurrent_decks: readLimit('--concurrent-decks', concurrentDecks),
    stored_bytes: typeof stored === 'number' ? stored * 1e6 : stored,
  };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

function readLimit(flag: string, typed: string | undefined): number | null | undefined {
  if (typed === undefined) return undefined;
  if (typed === 'none') return null;
  if (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1_000_000) return Number(typed);
  throw new QuarterdeckError('option_invalid', `${flag} cannot be "${typed}".`, { next: 'give a number from 1 to 1000000, or none' });
}

function described({ name, contact, ...options }: TenantsCreateOptions) {
  const limits = readLimits(options);
  return {
    ...(name !== undefined && { name }),
    ...(contact !== undefined && { contact }),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
}

function print(context: Context, record: Tenant, receipt: string, notes: Parameters<typeof printResult>[1]['notes'] = []): Promise<void> {
  return printResult(context, { record, receipt, notes });
}
