import { describe, expect, it } from 'vitest';
import { iconPath } from '../../../src/engine/icons/icon-path.ts';
import { iconNames } from '../../../src/model/icon-names.ts';

describe('the outline of an icon', () => {
  it.each(iconNames)('%s is closed, of lines and curves, inside its square', (name) => {
    const { side, segments } = iconPath(name);
    const counts = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };
    expect(segments.filter(({ command, points }) => points.length !== counts[command])).toEqual([]);
    expect(segments[0]?.command).toBe('M');
    const coordinates = segments.flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y]));
    // Control points may lie a little outside.
    expect(Math.min(...coordinates)).toBeGreaterThan(-side / 50);
    expect(Math.max(...coordinates)).toBeLessThan(side * 1.02);
  });
});
