/** Where Quarterdeck keeps its files on this machine: settings in one folder, decks in another; QUARTERDECK_HOME is both. */
import os from 'node:os';
import path from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

export function settingsFolder(env: Environment): string {
  return folder(env, env.XDG_CONFIG_HOME || (process.platform === 'win32' && env.APPDATA) || path.join(home(env), '.config'));
}

export function dataFolder(env: Environment): string {
  const own = folder(
    env,
    env.XDG_DATA_HOME || (process.platform === 'win32' && env.LOCALAPPDATA) || path.join(home(env), '.local', 'share'),
  );
  return path.join(own, 'store');
}

function folder(env: Environment, base: string): string {
  return env.QUARTERDECK_HOME ? path.resolve(env.QUARTERDECK_HOME) : path.join(base, 'quarterdeck');
}

function home(env: Environment): string {
  return env.HOME || os.homedir();
}
