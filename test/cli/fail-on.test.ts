import { describe, expect, it } from 'vitest';
import { readGates } from '../../src/cli/fail-on.ts';
import { gates, refreshGates } from '../../src/model/gate.ts';

describe('--fail-on', () => {
  it('reads gates with commas between them', () => {
    expect(readGates('opens, true,fits,On-Brand,unfilled', gates)).toEqual(['opens', 'true', 'fits', 'on-brand', 'unfilled']);
  });

  it.each(['fit', '', 'fits,'])('refuses “%s”, and names the gates there are', (typed) => {
    expect(() => readGates(typed, gates)).toThrow(
      expect.objectContaining({ code: 'option_invalid', next: expect.stringContaining('opens, editable, on-brand') }),
    );
  });

  it('refuses what a refresh does not check', () => {
    expect(() => readGates('fits', refreshGates)).toThrow(
      expect.objectContaining({ next: expect.stringContaining('opens, true, unfilled') }),
    );
  });
});
