/** Whoever is handed a number can ask where it comes from: of data, of a written deck, and in a file beside it. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../src/model/layout.ts';
import { type Facts, factsSchema, type Provenance, provenanceSchema } from '../../src/service/schema/facts.ts';
import { csv } from '../engine/data/csv-files.ts';
import { sampleDeals } from '../engine/metrics/sample-deals.ts';
import { type InProcessRun, runInProcess } from '../helpers/run-in-process.ts';

const cwd = mkdtempSync(path.join(tmpdir(), 'quarterdeck-facts-'));
afterAll(() => rmSync(cwd, { recursive: true }));
const run = (...args: string[]) => runInProcess(args, { cwd });
const asked = ['--data', 'deals.csv', '--as-of', '2025-06-30'];
const answers = new Map<string, Promise<InProcessRun>>();
/** What several tests ask is asked once. */
const json = async (...args: string[]): Promise<Facts> => {
  const key = args.join(' ');
  const answer = answers.get(key) ?? run('facts', ...args, '--json');
  answers.set(key, answer);
  const { code, stdout, stderr } = await answer;
  expect(code, stderr).toBe(0);
  return factsSchema.parse(JSON.parse(stdout));
};

beforeAll(async () => {
  writeFileSync(path.join(cwd, 'deals.csv'), csv(sampleDeals()));
  const { code, stderr } = await run('generate', 'Q2 2025 sales review', ...asked, '-o', 'q2.pptx', '--provenance');
  expect(code, stderr).toBe(0);
});

describe('facts of data', () => {
  it('stand in a table by metric, with what is not computable and why', async () => {
    const { code, stdout } = await run('facts', ...asked);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Q2 2025, as of 2025-06-30\n/);
    expect(stdout).toMatch(/^Closed-won revenue +\$[\d.]+K +\$[\d.]+K +[+−]\d+%/m);
    // Of ten deals created this quarter none is closed yet.
    expect(stdout).toMatch(/^Win rate of deals created +– +76% +10$/m);
    expect(stdout).toMatch(/^Not computable$/m);
    expect(stdout).toMatch(/^ {2}Target attainment: The data have no targets\.$/m);
    expect(stdout).toMatch(/^ {2}deals\.csv +100 rows +sha256 [0-9a-f]{12}$/m);
    expect(stdout).not.toMatch(/\u001b/);
  });

  it('are the same whatever the order of the rows', async () => {
    const { facts } = await json(...asked);
    writeFileSync(path.join(cwd, 'turned.csv'), csv(sampleDeals().toReversed()));
    expect((await json('--data', 'turned.csv', '--as-of', '2025-06-30')).facts).toEqual(facts);
  });

  it('carry query, rows and what they were derived from', async () => {
    const { facts, sources } = await json(...asked);
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    expect(byId.get('won_value@0')).toMatchObject({
      sql: expect.stringMatching(/^SELECT .* FROM deals/),
      rows: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(byId.get('won_value.delta@0')).toMatchObject({ sql: null, rows: null, from: ['won_value@0', 'won_value@-1'] });
    expect(facts.flatMap(({ from }) => from.filter((id) => !byId.has(id)))).toEqual([]);
    expect(sources[0]!.sha256).toBe(
      createHash('sha256')
        .update(readFileSync(path.join(cwd, 'deals.csv')))
        .digest('hex'),
    );
  });

  it('can be those of one metric by its members, with the queries', async () => {
    const { stdout } = await run('facts', ...asked, '--metric', 'won_value', '--by', 'product', '--sql', '-q');
    expect(stdout).toMatch(/^Closed-won revenue .*\n {2}\w+ .*\n {2}\w+ .*\n {2}\w+ /m);
    expect(stdout).not.toMatch(/Deals won/);
    expect(stdout).toMatch(/^ {2}won_value@0\n {4}SELECT /m);
    const { facts } = await json(...asked, '--metric', 'Closed-won revenue', '--where', 'Product=pro');
    expect(new Set(facts.map(({ metric }) => metric))).toEqual(new Set(['won_value']));
    expect(facts.every(({ scope }) => scope.product === 'Pro')).toBe(true);
  });

  it('are refused for what the data do not hold', async () => {
    const refused = async (...args: string[]) => {
      const { code, stderr } = await run('facts', ...args);
      return [code, stderr];
    };
    expect(await refused(...asked, '--metric', 'won_vale')).toEqual([2, expect.stringContaining('did you mean won_value?')]);
    expect(await refused(...asked, '--by', 'planet')).toEqual([2, expect.stringContaining('use one of')]);
    expect(await refused(...asked, '--where', 'product')).toEqual([2, expect.stringContaining('region=East')]);
    expect(await refused(...asked, '--where', 'product=None')).toEqual([2, expect.stringContaining('no such member')]);
    expect(await refused()).toEqual([2, expect.stringContaining('quarterdeck facts --data')]);
    expect(await refused('q2.pptx', '--sql')).toEqual([2, expect.stringContaining('--sql')]);
    expect(await refused('deals.csv')).toEqual([2, expect.any(String)]);
  });
});

describe('facts of a written deck', () => {
  it('stand by the slide that shows them', async () => {
    const { code, stdout } = await run('facts', 'q2.pptx');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2 {2}\S/m);
    expect(stdout).toMatch(/\$\d[\d.]*K +\d+ +sum of amount of won deals closed in Q2 2025$/m);
  });

  it('are those of its data', async () => {
    const [deck, data] = [await json('q2.pptx'), await json(...asked)];
    const byId = new Map(data.facts.map((fact) => [fact.id, fact]));
    const shared = deck.facts.filter(({ id }) => byId.has(id));
    expect(shared.length).toBeGreaterThan(20);
    for (const { id, value, rows, from, formula } of shared) expect({ id, value, rows, from, formula }).toEqual(pick(byId.get(id)!));
    const ids = new Set(deck.facts.map(({ id }) => id));
    expect(deck.facts.flatMap(({ from }) => from.filter((id) => !ids.has(id)))).toEqual([]);
    expect(deck.slides.flatMap(({ figures }) => figures.filter(({ id }) => !ids.has(id)))).toEqual([]);
  });

  it('are those of its outline', async () => {
    const { stdout } = await run('generate', 'Q2 2025 sales review', ...asked, '--outline-only');
    writeFileSync(path.join(cwd, 'outline.json'), stdout);
    const [deck, outline] = [await json('q2.pptx'), await json('outline.json')];
    expect(outline.slides).toEqual(deck.slides);
    expect(outline.facts.map((fact) => ({ ...fact, sql: null }))).toEqual(deck.facts);
  });
});

describe('the file of provenance', () => {
  const read = (name: string): Provenance => provenanceSchema.parse(JSON.parse(readFileSync(path.join(cwd, name), 'utf8')));

  it('says of every figure on every slide where it comes from', () => {
    const { deck, slides, facts, sources } = read('q2.provenance.json');
    const file = readFileSync(path.join(cwd, 'q2.pptx'));
    expect(deck).toMatchObject({ sha256: createHash('sha256').update(file).digest('hex'), bytes: file.length });
    expect(sources.map(({ file: name }) => name)).toEqual(['deals.csv']);
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    const [title] = slides.find(({ id }) => id === 'scorecard')!.figures;
    expect(title!.shown.length).toBeGreaterThan(0);
    for (const { figures } of slides)
      for (const { id, shown } of figures) expect([id, byId.has(id), shown.length > 0]).toEqual([id, true, true]);
    expect(byId.get('won_value@0')!.sql).toMatch(/^SELECT/);
    expect(JSON.stringify(read('q2.provenance.json'))).not.toContain(cwd);
  });

  it('is the same again, wherever it is written, and the record names it', async () => {
    const { code, stdout } = await run(
      'generate',
      'Q2 2025 sales review',
      ...asked,
      '-o',
      'again.pptx',
      '--provenance',
      'why.json',
      '--json',
    );
    expect(code).toBe(0);
    const { files } = JSON.parse(stdout) as { files: { format: string; path: string; sha256: string }[] };
    const bytes = readFileSync(path.join(cwd, 'why.json'));
    expect(bytes.equals(readFileSync(path.join(cwd, 'q2.provenance.json')))).toBe(true);
    expect(files.at(-1)).toMatchObject({
      format: 'provenance',
      path: 'why.json',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  it('is not written over another, nor without a deck', async () => {
    expect((await run('generate', 'QBR', ...asked, '-o', 'other.pptx', '--provenance', 'q2.provenance.json')).code).toBe(2);
    expect((await run('generate', 'QBR', ...asked, '--outline-only', '--provenance')).code).toBe(2);
    expect((await run('generate', 'QBR', ...asked, '-o', '-', '--provenance')).code).toBe(2);
  });
});

describe('an exported layout', () => {
  it('is traced to the facts it carries', async () => {
    const { stdout } = await run('generate', 'Q2 2025 sales review', ...asked, '--layout-only');
    writeFileSync(path.join(cwd, 'layout.json'), stdout);
    expect((await run('export', 'layout.json', '-o', 'same.pptx')).code).toBe(0);
    expect(readFileSync(path.join(cwd, 'same.pptx')).equals(readFileSync(path.join(cwd, 'q2.pptx')))).toBe(true);
  });

  it('is refused where a figure was changed by hand, with the slide and the figure', async () => {
    const layout = JSON.parse(readFileSync(path.join(cwd, 'layout.json'), 'utf8')) as Layout;
    const at = layout.slides.findIndex(({ id }) => id === 'scorecard');
    const title = layout.slides[at]!.elements.find((element) => element.type === 'text' && element.placeholder === 'title');
    if (title?.type !== 'text') throw new Error('no title');
    title.paragraphs[0]!.runs[0]!.text = 'Closed-won revenue rose to $987M';
    writeFileSync(path.join(cwd, 'edited.json'), JSON.stringify(layout));
    const { code, stderr } = await run('export', 'edited.json', '-o', 'edited.pptx');
    expect(code).toBe(3);
    expect(stderr).toContain(`slide ${at + 1}: "$987M" in "Title" traces to no fact`);
    expect(stderr).toContain('changed by hand');
  });
});

function pick({ id, value, rows, from, formula }: Facts['facts'][number]) {
  return { id, value, rows, from, formula };
}
