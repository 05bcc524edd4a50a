/** Numbers along an axis. */
import { expect, it } from 'vitest';
import { axisFormat } from '../../../src/engine/charts/axis-format.ts';

it.each([
  ['$#,##0.00,,"M"', 1e6, '$#,##0,,"M"'],
  ['$#,##0.00,,"M"', 500_000, '$#,##0.0,,"M"'],
  ['0.0%', 0.25, '0%'],
  ['0.0%', 0.025, '0.0%'],
  ['[>=99950000]$#,##0.0,,"M";$#,##0,"K"', 1e6, '$#,##0,,"M"'],
  ['[>=9950000]#,##0.00,,"\u00a0Mio.; €";#,##0,"K"', null, '#,##0.00,,"\u00a0Mio.; €"'],
])('of %s in steps of %s are written as %s', (format, step, expected) => {
  expect(axisFormat(format, step)).toBe(expected);
});
