/** Whether a stream gets colours: the option, then FORCE_COLOR, NO_COLOR, TERM=dumb, then whether it is a terminal. */

/** Levels as chalk counts them: none, 16, 256 and 16 million colours. */
export type ColorLevel = 0 | 1 | 2 | 3;

export interface ColorInput {
  /** `--no-color` was given. */
  refused: boolean;
  env: Readonly<Record<string, string | undefined>>;
  isTTY: boolean;
}

/** Decided here because chalk ignores NO_COLOR on a terminal and checks the wrong stream. */
export function colorLevel({ refused, env, isTTY }: ColorInput): ColorLevel {
  if (refused) return 0;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced === '0' || forced === 'false' ? 0 : levelOf(forced, env);
  if (env.NO_COLOR) return 0;
  if (env.TERM === 'dumb') return 0;
  return isTTY ? levelOf('', env) : 0;
}

function levelOf(forced: string, env: ColorInput['env']): ColorLevel {
  if (forced === '2') return 2;
  if (forced === '3' || env.COLORTERM === 'truecolor') return 3;
  return forced === '' && env.TERM?.includes('256') ? 2 : 1;
}
