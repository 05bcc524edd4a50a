import { describe, expect, it } from 'vitest';
import { colorLevel } from '../../src/cli/color.ts';

const on = { refused: false, isTTY: true };

describe('the colours of a stream', () => {
  it('are off in a pipe', () => {
    expect(colorLevel({ refused: false, isTTY: false, env: { TERM: 'xterm-256color' } })).toBe(0);
  });
  it('are on for a terminal', () => {
    expect(colorLevel({ ...on, env: { TERM: 'xterm-256color' } })).toBe(2);
  });
  it('are off for a dumb terminal', () => {
    expect(colorLevel({ ...on, env: { TERM: 'dumb' } })).toBe(0);
  });
  it('are off with NO_COLOR', () => {
    expect(colorLevel({ ...on, env: { NO_COLOR: '1', TERM: 'xterm' } })).toBe(0);
  });
  it('stay on with an empty NO_COLOR', () => {
    expect(colorLevel({ ...on, env: { NO_COLOR: '', TERM: 'xterm' } })).toBe(1);
  });
  it('are on in a pipe with FORCE_COLOR, which beats NO_COLOR', () => {
    expect(colorLevel({ refused: false, isTTY: false, env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).toBe(1);
  });
  it('are off with FORCE_COLOR=0', () => {
    expect(colorLevel({ ...on, env: { FORCE_COLOR: '0' } })).toBe(0);
  });
  it('are off with --no-color, which beats FORCE_COLOR', () => {
    expect(colorLevel({ refused: true, isTTY: true, env: { FORCE_COLOR: '3' } })).toBe(0);
  });
});
