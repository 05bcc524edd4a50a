/** Runs `serve`; imported on demand. */
import { startServer } from '../../../service/server.ts';
import { serverConfig } from '../../../service/server-config.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { withLastResort } from '../../show-error.ts';
import type { ServeOptions } from '../serve.ts';

export function serve(context: Context, _args: readonly string[], flags: ServeOptions): Promise<ExitCode> {
  const { io, env, cwd, clock, version, globals } = context;
  return withLastResort(context, async ({ signal, write }) => {
    const config = serverConfig(flags, { env, cwd });
    const server = await startServer({ ...config, env, clock, version, logTo: { write } });
    const { url, firstKey, notice } = server;
    if (notice !== null && !globals.quiet) await io.err.write(`${notice}\n`);
    if (globals.json) await io.out.write(`${JSON.stringify({ url, key: firstKey })}\n`);
    else {
      await io.out.write(`Quarterdeck answers at ${url}\n`);
      if (firstKey) {
        await io.out.write(
          `\nAPI key, shown this once: ${firstKey}\n\nSign in from another terminal with\n  quarterdeck login --base-url ${url}\n`,
        );
      }
    }
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await server.close();
  });
}
