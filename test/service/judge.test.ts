import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/engine/check/report.ts';
import type { Gate } from '../../src/model/gate.ts';
import { judge } from '../../src/service/local/judge.ts';

const finding = (gate: Gate): Finding => ({ gate, rule: 'some-rule', slide: 3, message: 'is wrong' });
const report = (...gates: Gate[]) => ({
  findings: gates.map(finding),
  open: [] as string[],
});

const [lenient, strict] = [{ strict: false }, { strict: true }];
const proposed: Finding = { gate: 'unfilled', rule: 'proposed', slide: 9, message: 'Owners are proposals.' };

describe('a checked deck', () => {
  it.each(['opens', 'true'] as const)('is held back when it fails "%s"', async (gate) => {
    await expect(judge(report(gate), lenient)).rejects.toMatchObject({
      code: 'gate_failed',
      kind: 'gate',
      errors: [{ path: 'slides.2', code: `${gate}/some-rule`, message: 'slide 3: is wrong' }],
    });
  });

  it('leaves with the failure named when another gate fails', async () => {
    await expect(judge(report('fits', 'readable'), lenient)).resolves.toBeUndefined();
  });

  it('is held back by any gate when strict', async () => {
    await expect(judge(report('fits'), strict)).rejects.toMatchObject({ code: 'gate_failed' });
  });

  it('leaves though strict where a brand only warns, and is held back by the rules it calls strict', async () => {
    const warned: Finding = { ...finding('on-brand'), rule: 'minimum-size', warning: true };
    const broken: Finding = { ...finding('on-brand'), rule: 'forbidden-color' };
    await expect(judge({ findings: [warned] }, strict)).resolves.toBeUndefined();
    await expect(judge({ findings: [warned, broken] }, strict)).rejects.toMatchObject({
      code: 'gate_failed',
      errors: [{ code: 'on-brand/forbidden-color' }],
    });
  });

  it('is held back by a thin page where "composed" is asked for by its name, not when strict, and by its charts either way', async () => {
    const thin = { findings: [{ ...finding('composed'), rule: 'empty-area' }] };
    await expect(judge(thin, strict)).resolves.toBeUndefined();
    await expect(judge(thin, { strict: false, failOn: ['composed'] })).rejects.toMatchObject({ errors: [{ code: 'composed/empty-area' }] });
    await expect(judge({ findings: [{ ...finding('composed'), rule: 'gridlines' }] }, strict)).rejects.toMatchObject({
      code: 'gate_failed',
    });
  });

  it('is held back by text left to fill when strict, and only then', async () => {
    const open = { ...report(), open: ['Slide 2: the numbers'] };
    await expect(judge(open, strict)).rejects.toMatchObject({ errors: [{ code: 'open' }] });
    await expect(judge(open, lenient)).resolves.toBeUndefined();
  });

  it('is held back by what edits keep when strict, and says so', async () => {
    const kept = { ...report(), kept: ['Slide 4: “Title” keeps your words'] };
    await expect(judge(kept, strict)).rejects.toMatchObject({
      message: expect.stringContaining('1 thing is to be done by hand'),
      errors: [{ code: 'kept' }],
    });
    await expect(judge(kept, lenient)).resolves.toBeUndefined();
  });

  it('is held back by the gates one names', async () => {
    await expect(judge(report('fits'), { strict: false, failOn: ['fits'] })).rejects.toMatchObject({
      code: 'gate_failed',
      next: expect.stringContaining('--fail-on'),
    });
    await expect(judge(report('fits'), { strict: false, failOn: ['readable'] })).resolves.toBeUndefined();
  });

  it('is held back by owners and dates that nobody gave only where that gate is named', async () => {
    await expect(judge({ findings: [proposed] }, strict)).resolves.toBeUndefined();
    await expect(judge({ findings: [proposed] }, { strict: false, failOn: ['unfilled'] })).rejects.toMatchObject({
      errors: [{ code: 'unfilled/proposed', message: 'slide 9: Owners are proposals.' }],
    });
  });
});
