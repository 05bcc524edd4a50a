/** Ways in which terminals show pictures. */
export const pictureProtocols = ['kitty', 'iterm2', 'sixel'] as const;
export type PictureProtocol = (typeof pictureProtocols)[number];

/** By what terminals say of themselves; null for those not known to show pictures. */
export function protocolOf(env: Readonly<Record<string, string | undefined>>): PictureProtocol | null {
  const { TERM = '', TERM_PROGRAM = '', LC_TERMINAL = '' } = env;
  // Between a program and the terminal, these pass no pictures on.
  if (env.TMUX || /^(screen|tmux)/.test(TERM)) return null;
  if (env.KITTY_WINDOW_ID || /kitty|ghostty/i.test(TERM) || /^(ghostty|WezTerm)$/i.test(TERM_PROGRAM) || env.KONSOLE_VERSION)
    return 'kitty';
  if (/^(iTerm\.app|mintty)$/.test(TERM_PROGRAM) || LC_TERMINAL === 'iTerm2') return 'iterm2';
  if (/sixel|^(foot|mlterm|yaft|contour)/i.test(TERM) || env.WT_SESSION) return 'sixel';
  return null;
}
