/** Runs `keys`; imported on demand. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { ApiKey } from '../../../service/schema/api-key.ts';
import { confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { readScopes } from '../../read-scopes.ts';
import { listLines } from '../../text-table.ts';
import type { KeysCreateOptions, KeysRotateOptions, KeysUpdateOptions } from '../keys.ts';
import { readLimits } from './tenants.ts';

export async function keysCreate(
  context: Context,
  [name]: readonly string[],
  { scope, expiresInDays = '365', tenant, ...limited }: KeysCreateOptions,
): Promise<ExitCode> {
  const scopes = readScopes(scope);
  if (!/^\d{1,4}$/.test(expiresInDays) || Number(expiresInDays) < 1 || Number(expiresInDays) > 3650) {
    throw new QuarterdeckError('option_invalid', `--expires-in-days cannot be "${expiresInDays}".`, {
      next: 'give a number from 1 to 3650',
    });
  }
  const limits = readLimits(limited);
  const asked = { name: name!, ...(scopes && { scopes }), expires_in_days: Number(expiresInDays), limits };
  const { apiKeys, tenants } = await context.service();
  const made = tenant === undefined ? await apiKeys.create(asked) : await tenants.createKey(tenant, asked);
  await printResult(context, {
    record: made,
    receipt: made.key,
    notes: [{ heading: `${made.key_id}, shown this once`, tone: 'warn', lines: [made.scopes.join(' ')] }],
  });
  return 0;
}

export async function keysList(context: Context): Promise<ExitCode> {
  const { apiKeys } = await context.service();
  const page = await apiKeys.list();
  const now = context.clock().toISOString();
  const rows = page.data.map((key) => [key.key_id, key.name, key.hint, state(key, now), key.scopes.join(' ')]);
  await printResult(context, {
    record: page,
    receipt: listLines(['Key', 'Name', 'Looks like', 'State', 'Scopes'], rows, 'There are no API keys.', context.io.out),
    notes: [],
  });
  return 0;
}

function state({ revoked_at, expires_at, last_used_at }: ApiKey, now: string): string {
  if (revoked_at !== null) return revoked_at <= now ? 'revoked' : `ends ${revoked_at.slice(0, 10)}`;
  if (expires_at !== null && expires_at <= now) return 'expired';
  return last_used_at === null ? 'never used' : `used ${last_used_at.slice(0, 10)}`;
}

export async function keysUpdate(context: Context, [id]: readonly string[], options: KeysUpdateOptions): Promise<ExitCode> {
  const limits = readLimits(options);
  if (Object.keys(limits).length === 0)
    throw new QuarterdeckError('option_invalid', 'Nothing says what to change.', { next: 'quarterdeck keys update --help' });
  const { apiKeys } = await context.service();
  const key = await apiKeys.update(id!, { limits });
  await printResult(context, { record: key, receipt: `Changed ${key.key_id}, ${key.name}`, notes: [] });
  return 0;
}

export async function keysRevoke(context: Context, [id]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { apiKeys } = await context.service();
  await confirmRemoval(context, options, `Revoke ${id}? Whatever uses it stops working at once.`);
  const key = await apiKeys.revoke(id!);
  await printResult(context, { record: key, receipt: `Revoked ${key.key_id}, ${key.name}`, notes: [] });
  return 0;
}

export async function keysRotate(context: Context, [id]: readonly string[], { overlapHours = '24' }: KeysRotateOptions): Promise<ExitCode> {
  if (!/^\d{1,3}$/.test(overlapHours) || Number(overlapHours) > 168) {
    throw new QuarterdeckError('option_invalid', `--overlap-hours cannot be "${overlapHours}".`, { next: 'give a number from 0 to 168' });
  }
  const { apiKeys } = await context.service();
  const made = await apiKeys.rotate(id!, { overlapHours: Number(overlapHours) });
  const lines = [`${id} ends ${overlapHours === '0' ? 'now' : `in ${overlapHours} h`}`];
  await printResult(context, {
    record: made,
    receipt: made.key,
    notes: [{ heading: `${made.key_id}, shown this once`, tone: 'warn', lines }],
  });
  return 0;
}
