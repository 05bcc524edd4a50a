/** Checks whether a server can be used, by calling it. */
import type { Check } from '../schema/check.ts';
import { RemoteDeckService } from './remote-deck-service.ts';
import { type RemoteOptions, Transport } from './transport.ts';

/** Maximum clock difference; signed links and expiring keys depend on both clocks, milliseconds. */
const mostSkewMs = 30_000;

/** @param now Clock of this machine. */
export async function checkRemote(options: RemoteOptions, now: () => Date): Promise<Check[]> {
  const { baseUrl } = options;
  let date: number;
  const began = performance.now();
  try {
    const { headers, body } = await new Transport(options).send('/readyz');
    await body.dump();
    date = Date.parse(String(headers.date));
  } catch (error) {
    return [
      {
        name: 'server answers',
        passed: false,
        detail: (error as Error).message,
        next: 'check the address and the network, or work on this machine with --local',
      },
    ];
  }
  const skew = Math.abs(now().getTime() - date);
  const signedIn = await new RemoteDeckService(options).decks.list({ limit: 1 }).then(
    () => null,
    (error: Error & { code?: string }) => (error.code === 'forbidden' ? null : error),
  );
  return [
    { name: 'server answers', passed: true, detail: `${baseUrl} in ${Math.round(performance.now() - began)} ms`, next: null },
    {
      name: 'signed in',
      passed: signedIn === null,
      detail: signedIn === null ? `the server takes the ${options.tokens ? 'sign-in' : 'API key'}` : signedIn.message,
      next: signedIn === null ? null : `quarterdeck login --base-url ${baseUrl}`,
    },
    {
      name: 'clocks',
      passed: skew <= mostSkewMs,
      // The header has whole seconds only.
      detail: skew < 2_000 ? 'agree' : `differ by ${Math.round(skew / 1000)} s`,
      next: skew <= mostSkewMs ? null : 'set the clock of this machine, or of the server',
    },
  ];
}
