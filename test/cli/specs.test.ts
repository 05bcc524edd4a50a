import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandSpecs } from '../../src/cli/commands/all.ts';
import { keyFields } from '../../src/cli/commands/keys.ts';
import { tenantFields } from '../../src/cli/commands/tenants.ts';
import { buildProgram, type Invocation } from '../../src/cli/program.ts';
import { deckFields, sourceFields } from '../../src/cli/shared-options.ts';
import { languages } from '../../src/model/language.ts';
import { apiKeySchema } from '../../src/service/schema/api-key.ts';
import { deckSchema } from '../../src/service/schema/deck.ts';
import { exportSchema } from '../../src/service/schema/export.ts';
import { factsSchema } from '../../src/service/schema/facts.ts';
import { metricsSchema } from '../../src/service/schema/metrics.ts';
import { sourceSchema } from '../../src/service/schema/source.ts';
import { tenantSchema } from '../../src/service/schema/tenant.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tempDir } from '../helpers/temp-dir.ts';

/** Words as a shell would give them; redirections are not the program's. */
function wordsOf(line: string): string[] {
  return [...line.replace(/\s[<>]\s*\S+/g, '').matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!).slice(1);
}

async function parsed(argv: string[]): Promise<Invocation> {
  let found: Invocation | undefined;
  const program = buildProgram({
    version: '0',
    argv,
    print: () => {},
    invoke: async (invocation) => {
      found = invocation;
    },
  });
  await program.parseAsync(argv, { from: 'user' });
  return found!;
}

describe('every command', () => {
  it.each(commandSpecs.map((spec) => [spec.name, spec] as const))('%s shows at least two examples', (_name, spec) => {
    expect(spec.examples.length).toBeGreaterThanOrEqual(2);
  });

  it.each(commandSpecs.flatMap((spec) => spec.examples.map(({ command }) => [command, spec.name] as const)))(
    'takes its example: %s',
    async (line, name) => {
      expect((await parsed(wordsOf(line))).spec.name).toBe(name);
    },
  );

  it.each(commandSpecs.map((spec) => [spec.name, spec] as const))('%s can be loaded', async (_name, spec) => {
    expect(await spec.load()).toBeTypeOf('function');
  });
});

describe('what deletes for good', () => {
  const removing = commandSpecs.filter(({ name }) => /(delete|remove|revoke)$/.test(name));

  it.each(removing.map((spec) => [spec.name, spec] as const))(
    '%s asks first, and nothing is done where nobody can answer',
    async (name, spec) => {
      expect(Object.values(spec.options).flat()).toContainEqual(expect.objectContaining({ flags: '-y, --yes' }));
      const env = { QUARTERDECK_HOME: tempDir() };
      const made: Record<string, string[]> = {
        'decks delete': ['generate', '# Wins\n\n- New office opened', '-o', path.join(env.QUARTERDECK_HOME, 'deck.pptx')],
        'keys revoke': ['keys', 'create', 'ci'],
        'tenants delete': ['tenants', 'create', 'acme'],
        'sources remove': ['sources', 'add', 'sales', '--postgres', 'postgres://reader@db.example.com/crm', '--table', 'deals'],
      };
      const wanted = made[name] && JSON.parse((await runInProcess([...made[name], '--json'], { env })).stdout);
      const id = wanted?.deck_id ?? wanted?.key_id ?? wanted?.tenant_id ?? wanted?.name ?? 'wh_1';
      // There is one of these only.
      const typed = [...name.split(' '), ...(['accounts delete', 'encryption-key delete'].includes(name) ? [] : [id])];
      const { code, stdout, stderr } = await runInProcess(typed, { env });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/Nobody can be asked here: .*\?[\s\S]*--yes/);
      const { code: done } = await runInProcess([...typed, '--yes'], { env });
      expect(done).toBe(wanted ? 0 : 2);
    },
  );
});

describe('the fields of --json', () => {
  it('are those of the deck record', () => {
    expect(deckFields).toEqual(Object.keys(deckSchema.shape));
  });

  it('are those of the key record', () => {
    expect(keyFields).toEqual(Object.keys(apiKeySchema.shape));
  });

  it('are those of the tenant record', () => {
    expect(tenantFields).toEqual(Object.keys(tenantSchema.shape));
  });

  it('are those of the source record', () => {
    expect(sourceFields).toEqual(Object.keys(sourceSchema.shape));
  });

  it('are those of the export record', () => {
    expect(commandSpecs.find(({ name }) => name === 'export')!.fields).toEqual([...Object.keys(exportSchema.shape), 'path', 'paths']);
    expect(commandSpecs.find(({ name }) => name === 'facts')!.fields).toEqual(Object.keys(factsSchema.shape));
    expect(commandSpecs.find(({ name }) => name === 'metrics')!.fields).toEqual(Object.keys(metricsSchema.shape));
  });
});

describe('global flags', () => {
  it('mean the same before the command and after it', async () => {
    const [before, after] = [await parsed(['--json', 'generate', 'x']), await parsed(['generate', 'x', '--json'])];
    expect(before.globals).toEqual({ json: true });
    expect(after.globals).toEqual(before.globals);
  });

  it('turn colours and questions off only when typed', async () => {
    expect((await parsed(['generate', 'x'])).globals).toEqual({});
    expect((await parsed(['--no-color', 'generate', 'x', '--no-input'])).globals).toEqual({ color: false, input: false });
  });
});

describe('--language', () => {
  it('offers every language a deck can be written in', () => {
    const option = Object.values(commandSpecs[0]!.options)
      .flat()
      .find(({ flags }) => flags.startsWith('--language'))!;
    expect(option.choices).toEqual(Object.keys(languages));
  });
});
