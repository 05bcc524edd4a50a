/** Says on stderr what of this machine goes to a server, before it does. */
import type { Sending } from '../service/remote/transport.ts';
import type { Context } from './context.ts';
import { counted } from './output.ts';

export function noticeSending(
  { io, globals }: Pick<Context, 'io' | 'globals'>,
  { baseUrl }: { baseUrl: string },
  { files, bytes }: Sending,
): void {
  if (globals.quiet || globals.json) return;
  const what = files === 0 ? 'the prompt' : `${counted(files, 'file')}, ${sizeOf(bytes)},`;
  void io.err.write(`Sending ${what} to ${baseUrl}\n`);
}

function sizeOf(bytes: number): string {
  const kb = Math.max(0.1, bytes / 1000);
  return kb < 1000 ? `${kb.toFixed(kb < 10 ? 1 : 0)} kB` : `${(kb / 1000).toFixed(1)} MB`;
}
