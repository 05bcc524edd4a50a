/** Charts of looks that mark scenarios: plans are outlined columns. */
import { describe, expect, it } from 'vitest';
import { inScenarios } from '../../../src/engine/layout/frame.ts';
import { chart, series } from '../pptx/fixtures/layout.ts';

describe('a chart in scenarios', () => {
  const target = series('Target', [2, 2, 2, 2], { asLine: true, endName: true });
  const bracket = series('Δ', [null, null, 5, 5], { asLine: true, guide: true, legs: { 2: 4, 3: 3 } });

  it('has its target as outlined columns, and a legend that names them', () => {
    const { series: drawn, legend } = inScenarios(chart('column', [series('Won', [1, 2, 3, 4]), target], { legend: false }));
    expect(drawn[1]).toMatchObject({ name: 'Target', plan: true });
    expect(drawn[1]).not.toHaveProperty('asLine');
    expect(drawn[1]).not.toHaveProperty('endName');
    expect(legend).toBe(true);
  });

  it('keeps what only leads the eye a line', () => {
    const { series: drawn, legend } = inScenarios(chart('column', [series('Won', [1, 2, 3, 4]), bracket], { legend: false }));
    expect(drawn[1]).toEqual(bracket);
    expect(legend).toBe(false);
  });
});
