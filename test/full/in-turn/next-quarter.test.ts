/** Next quarter's deck: last quarter's outline, as a person edited it, with the new data. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outline } from '../../../src/model/outline.ts';
import { runCli } from '../../helpers/run-cli.ts';

const data = path.resolve(import.meta.dirname, '../../..', process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/crm-opportunities');
const present = existsSync(data);
if (!present)
  console.warn(`NOT RUN: the CRM export is absent (${data}); set QUARTERDECK_TEST_DATA to the folder that holds data/crm-opportunities`);

describe.skipIf(!present)('the outline of the third quarter with the data of the fourth', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-next-'));
  const prompt = 'Sales QBR for the exec team, focus on product mix and win rate, end with next steps';
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Outline;
  const generate = async (...args: string[]) => {
    const run = await runCli(['generate', '--data', data, '--json', '--force', ...args], { cwd: folder });
    expect(run.code, run.stderr).toBe(0);
    return run;
  };
  const bind = async (outline: Outline, ...args: string[]) => {
    writeFileSync(path.join(folder, 'edited.json'), JSON.stringify(outline));
    return generate('--outline', 'edited.json', '--as-of', '2017-12-31', ...args);
  };
  const changesOf = (stdout: string) => (JSON.parse(stdout) as { report: { changes: string[]; open: string[] } }).report;
  const edit = (change: (outline: Outline) => void): Outline => {
    const outline = structuredClone(third);
    change(outline);
    return outline;
  };
  let third: Outline;

  beforeAll(async () => {
    await generate(prompt, '--as-of', '2017-09-30', '--outline-only', '-o', 'q3.json');
    await generate(prompt, '--as-of', '2017-12-31', '--outline-only', '-o', 'q4.json');
    third = read('q3.json');
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same outline with the same data', async () => {
    await generate('--outline', 'q3.json', '--as-of', '2017-09-30', '--outline-only', '-o', 'again.json');
    expect(read('again.json')).toEqual(third);
  });

  it('gives the same file whichever way it goes: at once, by its outline, by its layout, and refreshed with the same data', async () => {
    const now = ['--as-of', '2017-12-31'];
    await generate(prompt, ...now, '-o', 'whole.pptx');
    await generate(prompt, ...now, '--layout-only', '-o', 'layout.json');
    await runCli(['export', 'layout.json', '-o', 'by-layout.pptx'], { cwd: folder });
    await generate('--outline', 'q4.json', ...now, '-o', 'by-outline.pptx');
    await runCli(['refresh', 'whole.pptx', '--data', data, ...now, '-o', 'refreshed.pptx'], { cwd: folder });
    const whole = readFileSync(path.join(folder, 'whole.pptx'));
    for (const other of ['by-layout', 'by-outline', 'refreshed'])
      expect(readFileSync(path.join(folder, `${other}.pptx`)).equals(whole), other).toBe(true);
  }, 60_000);

  it('is, unedited, the deck that the fourth quarter would have had, with every turned title reported', async () => {
    const { stdout } = await generate('--outline', 'q3.json', '--as-of', '2017-12-31', '-o', 'q4.pptx');
    const { changes } = changesOf(stdout);
    expect(changes).toContainEqual(
      expect.stringMatching(/^Slide 6: title rewritten: the share of closed-won revenue of GTXPro fell where it rose$/),
    );
    expect(changes).toContainEqual(expect.stringMatching(/^Slide 11: title rewritten: deals created fell where it rose$/));
    await generate('--outline', 'q3.json', '--as-of', '2017-12-31', '--outline-only', '-o', 'bound.json');
    // It remembers besides what its readers heard the quarter before.
    const [bound, fourth] = [read('bound.json'), read('q4.json')];
    const heard = Object.assign({}, ...Object.values(third.planned!.said!));
    expect(bound).toEqual({ ...fourth, planned: { ...fourth.planned!, heard } });
  }, 60_000);

  it('moves the names of periods on, and leaves none of the quarter before last', async () => {
    await bind(
      edit(({ slides }) => {
        slides[3]!.lead = 'All regions, Q1 2017 to Q3 2017';
      }),
      '--outline-only',
      '-o',
      'bound.json',
    );
    expect(read('bound.json').slides[3]!.lead).toBe('All regions, Q2 2017 to Q4 2017');
  });

  it("keeps a person's title that still holds, and what they took out, moved and added", async () => {
    const own = { id: 'own', kind: 'statement', title: 'What we learnt in Q3 2017', content: { text: 'Listen first' } } as const;
    await bind(
      edit((outline) => {
        outline.slides[3]!.title = 'Our year in won value: {{won_value@0}} now';
        outline.slides.splice(9, 1);
        const [moved] = outline.slides.splice(7, 1);
        outline.slides.splice(2, 0, moved!, own);
      }),
      '--outline-only',
      '-o',
      'bound.json',
    );
    const { slides } = read('bound.json');
    expect(slides.slice(2, 6).map(({ id }) => id)).toEqual(['trend-win_rate', 'own', 'scorecard', 'trend-won_value']);
    expect(slides[3]).toEqual(own);
    expect(slides[5]!.title).toBe('Our year in won value: {{won_value@0}} now');
    expect(slides.map(({ id }) => id)).not.toContain('ranking-won_value-owner');
  });

  it("rewrites a person's title whose claim turned, and says what it was", async () => {
    const { stdout } = await bind(
      edit(({ slides }) => {
        slides[5]!.title = 'GTXPro gained {{won_value.share.delta[product=GTXPro]@0|abs}} of our sales';
      }),
      '-o',
      'turned.pptx',
    );
    const { open } = changesOf(stdout);
    expect(open).toContainEqual(
      expect.stringMatching(/^Slide 6: title was written anew, as “GTXPro gained .* of our sales” no longer holds/),
    );
  });

  it('speaks of the latest whole period when no date is given', async () => {
    const { stdout } = await generate('--outline', 'q3.json', '-o', 'latest.pptx');
    expect(JSON.parse(stdout).title).toBe('Q4 2017 business review');
  });
});
