/** Which version of Quarterdeck a server has. */
import { versionHeader } from '../version-header.ts';
import { type RemoteOptions, Transport } from './transport.ts';

/** Nobody waits long to be told this. */
const patience = { answerMs: 1_500, leastMs: 500, inAllMs: 1_500, firstDelayMs: 1_500 };

/** null if it does not answer. */
export async function versionOf({ tokens: _, ...options }: RemoteOptions): Promise<string | null> {
  try {
    const { headers, body } = await new Transport({ ...options, apiKey: '', patience }).send('/healthz');
    await body.dump();
    return String(headers[versionHeader]);
  } catch {
    return null;
  }
}
