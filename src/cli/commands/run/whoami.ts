/** Runs `whoami`; imported on demand. */
import type { Context } from '../../context.ts';
import { Credentials, keyHint, secretHint } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { remoteOptions } from '../../remote-options.ts';
import { chooseService, type RemoteChoice } from '../../which-service.ts';

export async function whoami(context: Context): Promise<ExitCode> {
  const choice = chooseService(context);
  const credentials = new Credentials(context.env);
  const profiles = credentials.list().map(({ name, profile }) => ({ name, base_url: profile.base_url, signed_in: secretHint(profile) }));
  const remote = choice.kind === 'remote' ? await aboutServer(context, choice, credentials) : null;
  await printResult(context, {
    record: {
      service: choice.kind,
      base_url: remote?.base_url ?? null,
      key: remote?.key ?? null,
      signed_in_by: remote?.signed_in_by ?? null,
      kept_in: remote?.kept_in ?? null,
      server_version: remote?.server_version ?? null,
      because: choice.because,
      profiles,
    },
    receipt: remote
      ? `${remote.base_url} with ${remote.key ?? 'a sign-in approved in a browser'} (${choice.because})`
      : `This machine (${choice.because})`,
    notes: remote
      ? [
          {
            heading: `Kept in ${remote.kept_in}`,
            tone: 'plain',
            lines: [remote.server_version === null ? 'The server does not answer' : `The server has version ${remote.server_version}`],
          },
        ]
      : [],
  });
  return 0;
}

async function aboutServer(context: Context, choice: RemoteChoice, credentials: Credentials) {
  const { baseUrl, apiKey, tokensOf } = choice;
  const { versionOf } = await import('../../../service/remote/server-version.ts');
  const fromEnvironment = apiKey !== '' && apiKey === context.env.QUARTERDECK_API_KEY;
  const profile = choice.profile === undefined ? null : credentials.get(choice.profile);
  return {
    base_url: baseUrl,
    key: tokensOf === undefined ? keyHint(apiKey) : null,
    signed_in_by: tokensOf === undefined ? 'api_key' : 'device',
    kept_in: fromEnvironment || !profile ? 'the environment, QUARTERDECK_API_KEY' : credentials.placeOf(profile),
    server_version: await versionOf(remoteOptions(choice, context)),
  };
}
