/** Runs `accounts`; imported on demand. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { registerAccount } from '../../../service/remote/register-account.ts';
import { ask, canAsk, confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import { Credentials, keyHint } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { chooseService } from '../../which-service.ts';
import type { AccountsCreateOptions } from '../accounts.ts';
import { keepSignIn, serverToSignInTo } from './login.ts';
import { tenantLines } from './tenants.ts';

export async function accountsCreate(context: Context, _args: readonly string[], options: AccountsCreateOptions): Promise<ExitCode> {
  const { env, version } = context;
  const { name: profile, baseUrl } = serverToSignInTo(context, 'accounts create');
  const name = options.name ?? (await asked(context, 'Name', '--name'));
  const email = options.email ?? (await asked(context, 'E-mail address', '--email'));
  const { tenant_id, api_key } = await registerAccount({ baseUrl, env, version }, { name, email });
  await keepSignIn(context, profile, { base_url: baseUrl, api_key: api_key.key });
  await printResult(context, {
    record: { profile, base_url: baseUrl, tenant_id, key: keyHint(api_key.key) },
    receipt: `Registered ${tenant_id} with ${baseUrl}; its key ${keyHint(api_key.key)} is kept as the profile ${profile}`,
    notes: [],
  });
  return 0;
}

export async function accountsShow(context: Context): Promise<ExitCode> {
  const { account } = await context.service();
  const record = await account.get();
  const { decks, data_sources, brand_kits, webhooks, api_keys, stored_bytes } = record.kept;
  const kept = `${decks} decks, ${data_sources} data sources, ${brand_kits} brand kits, ${webhooks} webhooks, ${api_keys} keys, ${(stored_bytes / 1e6).toFixed(1)} MB`;
  await printResult(context, { record, receipt: [...tenantLines(record), `Kept     ${kept}`].join('\n'), notes: [] });
  return 0;
}

export async function accountsDelete(context: Context, _args: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { account } = await context.service();
  const { tenant_id } = await account.get();
  await confirmRemoval(context, options, `Delete the account ${tenant_id} with all its decks, data and keys?`);
  await account.delete();
  // Its key is worth nothing any more.
  const choice = chooseService(context);
  if (choice.kind === 'remote' && choice.profile !== undefined) await new Credentials(context.env).forget(choice.profile);
  await printResult(context, { record: { tenant_id, deleted: true }, receipt: `Deleted the account ${tenant_id}`, notes: [] });
  return 0;
}

async function asked(context: Context, question: string, flag: string): Promise<string> {
  if (canAsk(context)) return ask(context, question);
  throw new QuarterdeckError('option_invalid', `There is no terminal to ask for ${flag}.`, { next: `add ${flag}` });
}
