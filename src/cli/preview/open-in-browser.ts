/** Opens an address with what the system opens web pages with. */
import { spawn } from 'node:child_process';

/** @returns false if there is no such program, or it fails at once */
export async function openInBrowser(url: string, env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const [program, ...args] = opener(process.platform, env);
  return new Promise((resolve) => {
    const child = spawn(program!, [...args, url], { env, detached: true, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    // Browsers may stay in the foreground.
    child.once('spawn', () => setTimeout(() => resolve(true), 2_000).unref());
    child.unref();
  });
}

/** No shell takes part, so the address is one word everywhere. */
function opener(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): string[] {
  if (env.BROWSER) return [env.BROWSER];
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return env.WSL_DISTRO_NAME ? ['wslview'] : ['xdg-open'];
}
