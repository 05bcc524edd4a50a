/** Which terminals are known to show pictures. */
import { expect, it } from 'vitest';
import { protocolOf } from '../../../src/cli/preview/picture-protocols.ts';

it.each([
  [{ TERM: 'xterm-kitty' }, 'kitty'],
  [{ TERM: 'xterm-ghostty' }, 'kitty'],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'WezTerm' }, 'kitty'],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app' }, 'iterm2'],
  [{ TERM: 'xterm-256color', LC_TERMINAL: 'iTerm2' }, 'iterm2'],
  [{ TERM: 'foot' }, 'sixel'],
  [{ TERM: 'xterm-256color', WT_SESSION: '1' }, 'sixel'],
  [{ TERM: 'xterm-256color' }, null],
  [{ TERM: 'screen-256color', KITTY_WINDOW_ID: '1' }, null],
  [{ TERM: 'xterm-kitty', TMUX: '/tmp/tmux' }, null],
  [{}, null],
])('%j is %s', (env, protocol) => {
  expect(protocolOf(env)).toBe(protocol);
});
