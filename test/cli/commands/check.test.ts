/** `check` reports on a deck, sets the exit code by its gates, and writes SARIF. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewSchema } from '../../../src/service/schema/review.ts';
import { foreignDeck, plain } from '../../engine/review/foreign-deck.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { suiteDir } from '../../helpers/temp-dir.ts';

const cwd = suiteDir();
const run = (...argv: string[]) => runInProcess(argv, { env: { QUARTERDECK_HOME: path.join(cwd, 'home') }, cwd });

describe('check', () => {
  beforeAll(async () => {
    const bytes = await foreignDeck([
      { title: 'Revenue rose 21% to $2.64M', draw: (slide) => slide.addText('Lorem ipsum', { ...plain, x: 1, y: 2, w: 5, h: 0.5 }) },
    ]);
    await writeFile(path.join(cwd, 'foreign.pptx'), bytes);
    await writeFile(path.join(cwd, 'kit.json'), JSON.stringify({ name: 'Acme', fonts: { heading: 'Georgia', body: 'Georgia' } }));
  });

  it('shows each finding with its slide, its rule and a remedy, and exits with 3', async () => {
    const { code, stdout } = await run('check', 'foreign.pptx');
    expect(code).toBe(3);
    expect(stdout).toContain('foreign.pptx  1 slide, score ');
    expect(stdout).toContain('failed: clean');
    expect(stdout).toMatch(
      /Slide 1: Revenue rose 21% to \$2\.64M\n {2}error {2}filler\n {4}"Text 1" says "Lorem ipsum"\.\n {4}Write what belongs there/,
    );
  });

  it('exits with 0 where none of the gates in --fail-on fails', async () => {
    expect((await run('check', 'foreign.pptx', '--fail-on', 'fits,readable')).code).toBe(0);
    expect((await run('check', 'foreign.pptx', '--fail-on', 'fits,clean')).code).toBe(3);
    expect((await run('check', 'foreign.pptx', '--fail-on', 'beautiful')).stderr).toContain('no gate "beautiful"');
  });

  it('holds the deck to a brand kit', async () => {
    const { stdout } = await run('check', 'foreign.pptx', '--brand-kit', 'kit.json');
    expect(stdout).toContain('is set in Arial');
  });

  it('prints the record as JSON, or the fields asked for', async () => {
    const { code, stdout } = await run('check', 'foreign.pptx', '--fields', 'score,passed');
    expect(code).toBe(3);
    const record = JSON.parse(stdout) as { score: number; passed: boolean };
    expect(Object.keys(record)).toEqual(['score', 'passed']);
    expect(record.passed).toBe(false);
  });

  it('prints the whole record as it is documented', async () => {
    const { path: written, ...record } = JSON.parse((await run('check', 'foreign.pptx', '--json')).stdout);
    expect(written).toBeNull();
    expect(reviewSchema.parse(record)).toEqual(record);
    expect(record.findings[0]).toHaveProperty('remedy');
  });

  it('writes SARIF with a rule, a level and a logical place for each result', async () => {
    const { stdout } = await run('check', 'foreign.pptx', '--sarif', '-');
    const { version, runs } = JSON.parse(stdout);
    expect(version).toBe('2.1.0');
    const [{ tool, results, artifacts }] = runs;
    expect(artifacts).toEqual([{ location: { uri: 'foreign.pptx' } }]);
    const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'filler');
    expect(tool.driver.rules[result.ruleIndex].id).toBe('filler');
    expect(result.level).toBe('error');
    expect(result.locations[0].logicalLocations).toEqual([{ name: 'Text 1', fullyQualifiedName: 'slide 1/Text 1', kind: 'element' }]);
  });

  it('refuses what is no deck', async () => {
    await writeFile(path.join(cwd, 'words.pptx'), 'no zip');
    const { code, stderr, stdout } = await run('check', 'words.pptx');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Not a zip package');
  });
});
