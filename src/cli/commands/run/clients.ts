/** Runs `clients`; imported on demand. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type OauthClient, type OauthGrant, oauthGrants } from '../../../service/schema/oauth-client.ts';
import { confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { readText } from '../../read-input.ts';
import { readScopes } from '../../read-scopes.ts';
import { listLines } from '../../text-table.ts';
import type { ClientsCreateOptions } from '../clients.ts';

const deviceCode = 'urn:ietf:params:oauth:grant-type:device_code';

export async function clientsCreate(
  context: Context,
  [name]: readonly string[],
  { scope, grant, publicKey }: ClientsCreateOptions,
): Promise<ExitCode> {
  const scopes = readScopes(scope);
  const request = {
    name: name!,
    ...(scopes && { scopes }),
    ...(grant && { grants: grant.map(readGrant) }),
    ...(publicKey !== undefined && { public_key: await readText(publicKey, context) }),
  };
  const { oauthClients } = await context.service();
  const made = await oauthClients.create(request);
  await printResult(context, {
    record: made,
    receipt: made.client_secret ?? made.client_id,
    notes: [
      {
        heading: made.client_secret === null ? `${made.client_id} signs with its key` : `${made.client_id}, its secret shown this once`,
        tone: 'warn',
        lines: [made.scopes.join(' ')],
      },
    ],
  });
  return 0;
}

/** @throws QuarterdeckError option_invalid */
function readGrant(typed: string): OauthGrant {
  const found = oauthGrants.find((grant) => grant === typed || shortGrant(grant) === typed);
  if (found) return found;
  throw new QuarterdeckError('option_invalid', `There is no grant "${typed}".`, {
    next: `use one of ${oauthGrants.map(shortGrant).join(', ')}`,
  });
}

function shortGrant(grant: OauthGrant): string {
  return grant === deviceCode ? 'device_code' : grant;
}

export async function clientsList(context: Context): Promise<ExitCode> {
  const page = await (await context.service()).oauthClients.list();
  const rows = page.data.map((each) => [each.client_id, each.name, each.authentication, each.scopes.join(' ')]);
  await printResult(context, {
    record: page,
    receipt: listLines(['Client', 'Name', 'Authentication', 'Scopes'], rows, 'There are no OAuth clients.', context.io.out),
    notes: [],
  });
  return 0;
}

export async function clientsShow(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const record = await (await context.service()).oauthClients.get(id!);
  await printResult(context, { record, receipt: described(record), notes: [] });
  return 0;
}

function described({ client_id, name, authentication, grants, scopes, created_at }: OauthClient): string {
  return [
    `${client_id}, ${name}, created ${created_at.slice(0, 10)}`,
    `Authentication: ${authentication}`,
    `Grants: ${grants.map(shortGrant).join(', ')}`,
    `Scopes: ${scopes.join(', ')}`,
  ].join('\n');
}

export async function clientsDelete(context: Context, [id]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { oauthClients } = await context.service();
  await confirmRemoval(context, options, `Delete ${id}? Its tokens stop working at once.`);
  await oauthClients.delete(id!);
  await printResult(context, { record: { client_id: id, deleted: true }, receipt: `Deleted ${id}`, notes: [] });
  return 0;
}
