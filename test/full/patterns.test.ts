/** Every pattern of the program, on texts made for it. By themselves, as finding them loads the program anew. */
import { describe, expect, it } from 'vitest';
import { madePatterns, slow, unlike, writtenPatterns } from '../helpers/patterns.ts';
import { rotating } from '../helpers/rotating.ts';

describe('every pattern', () => {
  it('looks at each character a few times, after any beginning and before any end', async () => {
    expect(rotating(unlike([...writtenPatterns(), ...(await madePatterns())])).flatMap((each) => slow(each, true) ?? [])).toEqual([]);
  });
});
