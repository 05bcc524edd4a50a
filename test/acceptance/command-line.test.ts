import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deckFields } from '../../src/cli/shared-options.ts';
import { few } from '../helpers/rotating.ts';
import { runCli, startCli } from '../helpers/run-cli.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const brief = 'Quarterly all-hands for Northfield\n\n# Wins\n\n- New office opened\n- Support desk staffed around the clock\n';

describe('quarterdeck', () => {
  it('shows help and exits 0 when nothing is asked', async () => {
    const { code, stdout, stderr } = await runCli([]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: quarterdeck <command>/);
  });

  it.each([['--help'], ['generate', '--help'], ['help', 'generate'], ['help', 'exit-codes'], ['help', 'environment']])(
    'keeps the help of %s %s within 80 columns',
    async (...args) => {
      const { code, stdout } = await runInProcess(args);
      expect(code).toBe(0);
      const wide = stdout.split('\n').filter((line) => line.length > 80 && !args.includes('exit-codes'));
      expect(wide).toEqual([]);
    },
  );

  it('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'));
    expect((await runCli(['--version'])).stdout).toBe(`${version}\n`);
  });

  it('makes a deck of a document', async () => {
    const cwd = tempDir();
    const page = '<h1>Moving the archive</h1><h2>Costs</h2><p>The move costs €12,000, and rent falls from €3,100 to €1,900 a month.</p>';
    writeFileSync(path.join(cwd, 'plan.html'), page);
    const { code, stdout } = await runInProcess(['generate', '--document', 'plan.html', '--outline-only', '-o', '-'], { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).title).toBe('Moving the archive');
    expect(stdout).toContain('12,000');
  });

  it('suggests the command that was meant', async () => {
    const { code, stdout, stderr } = await runCli(['genrate', 'x']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Did you mean generate?');
  });

  it('suggests the flag that was meant', async () => {
    const { code, stderr } = await runInProcess(['generate', 'x', '--brandkit', 'a.json']);
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean --brand-kit?');
  });

  it('suggests the value that was meant', async () => {
    const { code, stderr } = await runInProcess(['generate', 'x', '--fields', 'titel']);
    expect(code).toBe(2);
    expect(JSON.parse(stderr).detail).toContain('did you mean title?');
  });

  it('shows a prompt given without a command where it belongs', async () => {
    expect((await runInProcess(['Q4 board review'])).stderr).toContain('Try: quarterdeck generate "Q4 board review"');
  });

  it('ends quietly when its reader goes away', async () => {
    const child = startCli(['generate', '--help']);
    child.stdout!.destroy();
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
  });

  it('writes a deck that was read from stdin, and says so', async () => {
    const cwd = tempDir();
    const { code, stdout } = await runCli(['generate', '-', '-o', 'all-hands.pptx'], { cwd, stdin: brief });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Wrote all-hands\.pptx, \d+ slides\n$/);
    expect(readFileSync(path.join(cwd, 'all-hands.pptx')).subarray(0, 2).toString()).toBe('PK');
    expect(readdirSync(cwd)).toEqual(['all-hands.pptx']);
  });

  it('names the file after the title where no name is given', async () => {
    const cwd = tempDir();
    const { stdout } = await runInProcess(['generate', brief], { cwd });
    const [file] = readdirSync(cwd);
    expect(file).toMatch(/^[\p{L}\p{N}-]+\.pptx$/u);
    expect(stdout).toContain(`Wrote ${file},`);
  });

  it('puts nothing but the deck on stdout for -o -', async () => {
    const { bytes, code, stderr } = await runCli(['generate', brief, '-o', '-', '-q'], { cwd: tempDir() });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
  });

  it('puts nothing but the record on stdout for --json', async () => {
    const cwd = tempDir();
    const { stdout, stderr } = await runCli(['generate', brief, '--json', '-o', 'a.pptx', '--as-of', '2025-12-31'], { cwd });
    const record = JSON.parse(stdout);
    expect(Object.keys(record)).toEqual([...deckFields, 'paths']);
    expect(record).toMatchObject({ status: 'completed', progress: 1, error: null });
    expect(record.files.map(({ format, path: written }: { format: string; path: string | null }) => [format, written])).toEqual([
      ['pptx', 'a.pptx'],
      ['layout', null],
      ['outline', null],
      ['provenance', null],
    ]);
    expect(record.files[0].bytes).toBe(readFileSync(path.join(cwd, 'a.pptx')).length);
    expect(stderr).toBe('');
  });

  it('prints the fields that were chosen', async () => {
    const { stdout } = await runInProcess(['generate', brief, '--fields', 'status,title', '-o', 'a.pptx'], { cwd: tempDir() });
    expect(Object.keys(JSON.parse(stdout))).toEqual(['status', 'title']);
  });

  it('says nothing at all when quiet and all is well', async () => {
    const { stdout, stderr } = await runInProcess(['generate', brief, '-q', '-o', 'a.pptx'], { cwd: tempDir() });
    expect(stdout + stderr).toBe('');
  });

  it('takes a path that holds an equals sign for a path', async () => {
    const cwd = tempDir();
    writeFileSync(path.join(cwd, 'a=b.csv'), 'region,year,sales\nNorth,2024,5\nSouth,2025,7\n');
    expect((await runInProcess(['generate', '--data', 'a=b.csv', '--outline-only'], { cwd })).code).toBe(0);
  });

  it('overwrites only with --force', async () => {
    const cwd = tempDir();
    writeFileSync(path.join(cwd, 'a.pptx'), 'mine');
    const refused = await runInProcess(['generate', brief, '-o', 'a.pptx'], { cwd });
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('--force');
    expect(readFileSync(path.join(cwd, 'a.pptx'), 'utf8')).toBe('mine');
    expect((await runInProcess(['generate', brief, '-o', 'a.pptx', '--force'], { cwd })).code).toBe(0);
  });

  it('leaves nothing behind on Ctrl-C', async () => {
    const cwd = tempDir();
    const child = startCli(['demo'], { cwd });
    await once(child.stderr!, 'data');
    child.kill('SIGINT');
    child.stdin!.end();
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('exits 143 when terminated while it waits for stdin', async () => {
    const child = startCli(['generate', '-', '--verbose'], { cwd: tempDir() });
    // Before it has said anything it may still be loading.
    await once(child.stderr!, 'data');
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect(code).toBe(143);
  });
});

describe('a failure', () => {
  const cases: [string, string[], number, string][] = [
    ['an empty prompt', ['generate', ''], 2, 'prompt_empty'],
    ['nothing asked', ['generate'], 2, 'prompt_empty'],
    ['a prompt without end', ['generate', '-'], 2, 'prompt_too_long'],
    ['no slides', ['generate', brief, '--slides', '0'], 2, 'slides_out_of_range'],
    ['500 slides', ['generate', brief, '--slides', '500'], 2, 'slides_out_of_range'],
    ['a language that is none', ['generate', brief, '--language', 'xx'], 2, 'option_invalid'],
    ['a missing prompt file', ['generate', '--prompt-file', 'no.md'], 2, 'file_not_found'],
    ['a missing document', ['generate', '--document', 'no.docx'], 2, 'file_not_found'],
    ['a document that holds nothing', ['generate', '--document', 'empty.html'], 2, 'file_unreadable'],
    ['a document and a prompt on stdin', ['generate', '-', '--document', '-'], 2, 'option_invalid'],
    ['missing data', ['generate', '--data', 'no.csv'], 2, 'file_not_found'],
    ['a missing brand kit', ['generate', brief, '--brand-kit', 'no.json'], 2, 'file_not_found'],
    ['a brand kit that is no JSON', ['generate', brief, '--brand-kit', 'broken.json'], 2, 'brand_kit_invalid'],
    ['an outline that is neither JSON nor YAML', ['generate', '--outline', 'broken.json'], 2, 'outline_invalid'],
    ['an outline without slides', ['generate', '--outline', 'empty.json'], 2, 'outline_invalid'],
    ['a layout that is no JSON', ['export', 'broken.json'], 2, 'layout_invalid'],
    ['a layout that is none', ['export', 'empty.json'], 2, 'layout_invalid'],
    ['a format that does not exist', ['export', 'empty.json', '--format', 'docx'], 2, 'option_invalid'],
    ['a name that promises another format', ['generate', brief, '-o', 'a.docx'], 2, 'option_invalid'],
    ['a folder that does not exist', ['generate', brief, '-o', 'no/a.pptx'], 1, 'output_unwritable'],
    ['a folder, by its slash, that does not exist', ['generate', brief, '-o', 'no/'], 1, 'output_unwritable'],
    ['a field without a name', ['generate', brief, '--fields', 'title,'], 2, 'option_invalid'],
    ['two readers of stdin', ['generate', '-', '--outline', '-'], 2, 'option_invalid'],
    ['a prompt and data on stdin', ['generate', '-', '--data', '-'], 2, 'option_invalid'],
    ['a prompt given twice', ['generate', brief, '--prompt-file', 'a.md'], 2, 'option_invalid'],
    ['a server that is not there', ['generate', brief, '--remote'], 2, 'remote_unavailable'],
    ['two kinds of stdout', ['generate', brief, '-o', '-'], 2, 'option_invalid'],
  ];

  it.each(cases)('of %s is a problem object on stderr and nothing on stdout or disk', async (_name, args, exit, code) => {
    const cwd = tempDir();
    writeFileSync(path.join(cwd, 'broken.json'), '{"a": ');
    writeFileSync(path.join(cwd, 'empty.json'), '{}');
    writeFileSync(path.join(cwd, 'empty.html'), '<!doctype html><nav>Home</nav>');
    const before = readdirSync(cwd);
    const run = await runInProcess([...args, '--json'], { cwd, io: { stdin: code === 'prompt_too_long' ? 'word '.repeat(500_000) : '' } });
    expect(run).toMatchObject({ code: exit, stdout: '' });
    const problem = JSON.parse(run.stderr);
    expect(problem).toMatchObject({ type: `urn:quarterdeck:error:${code}`, code });
    expect(Object.keys(problem)).toEqual(expect.arrayContaining(['type', 'title', 'status', 'code', 'detail', 'errors', 'next']));
    expect(readdirSync(cwd)).toEqual(before);
  });

  it.skipIf(!existsSync('/dev/full'))('of a full disk behind -o is named', async () => {
    const { code, stderr } = await runCli(['generate', brief, '-q', '-o', '/dev/full']);
    expect(code).toBe(1);
    expect(stderr).toContain('Error: The disk is full');
  });

  it('reads as what failed, why, and what to type next', async () => {
    const { stderr } = await runInProcess(['generate', brief, '-q', '-o', 'no/a.pptx'], { cwd: tempDir() });
    expect(stderr).toMatch(/^Error: .+\nCause: .+\nTry: mkdir -p .+\n$/);
  });
});

describe('a home that cannot be written', () => {
  /** A file stands where the folder would be: not even root can make it. */
  const unwritable = () => {
    const file = path.join(tempDir(), 'file');
    writeFileSync(file, '');
    return path.join(file, 'home');
  };

  it.each(
    few([
      ['generate', [brief, '-o', 'a.pptx'], 'a.pptx'],
      ['demo', [], 'quarterdeck-demo/q4-review.pptx'],
    ]),
  )('does not stop %s, which says that nothing is kept and leaves nothing behind', async (command, args, file) => {
    const [cwd, tmp] = [tempDir(), tempDir()];
    const home = unwritable();
    const { code, stderr } = await runCli([command, ...args], { cwd, env: { QUARTERDECK_HOME: home, TMPDIR: tmp } });
    expect(code, stderr).toBe(0);
    expect(stderr).toContain(`not kept: ${path.join(home, 'store')} cannot be written`);
    expect(statSync(path.join(cwd, file)).size).toBeGreaterThan(10_000);
    expect(readdirSync(tmp)).toEqual([]);
  });

  it('stops a deck that is to be fetched later, with what to do', async () => {
    const { code, stderr } = await runInProcess(['generate', brief, '--no-wait'], { env: { QUARTERDECK_HOME: unwritable() } });
    expect(code).toBe(1);
    expect(stderr).toContain('QUARTERDECK_HOME');
  });

  it('lets a pipeline have its JSON alone', async () => {
    const { code, stdout, stderr } = await runInProcess(['generate', brief, '-o', 'a.pptx', '--json'], {
      cwd: tempDir(),
      env: { QUARTERDECK_HOME: unwritable() },
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).status).toBe('completed');
  });
});
