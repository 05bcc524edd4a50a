/** Runs `whoami`; imported on demand. */
import type { Context } from '../../context.ts';
import { Credentials, keyHint } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { chooseService } from '../../which-service.ts';

export async function whoami(context: Context): Promise<ExitCode> {
  const choice = chooseService(context);
  const profiles = new Credentials(context.env).list().map(({ name, profile }) => ({ name, base_url: profile.base_url }));
  const remote = choice.kind === 'remote';
  const key = remote ? keyHint(choice.apiKey) : null;
  await printResult(context, {
    record: { service: choice.kind, base_url: remote ? choice.baseUrl : null, key, because: choice.because, profiles },
    receipt: remote ? `${choice.baseUrl} with ${key} (${choice.because})` : `This machine (${choice.because})`,
    notes: [],
  });
  return 0;
}
