/** The house: arrows go down only, and what a folder alone may know stays in it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../src');
const files = (readdirSync(root, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));

interface Import {
  from: string;
  /** Path below src, or the package's name. */
  to: string;
  typeOnly: boolean;
}

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(path.join(root, from), 'utf8');
  const found = [...text.matchAll(/\b(?:import|export)\b(\s+type\b)?[^;'"]*?\bfrom\s+'([^']+)'/g)].map((m) => ({
    spec: m[2]!,
    typeOnly: m[1] !== undefined,
  }));
  const lazy = [...text.matchAll(/import\('([^']+)'\)/g)].map((m) => ({ spec: m[1]!, typeOnly: false }));
  return [...found, ...lazy].map(({ spec, typeOnly }) => ({
    from,
    to: spec.startsWith('.') ? path.posix.join(path.posix.dirname(from), spec) : spec,
    typeOnly,
  }));
});

const importsOf = (name: string) => imports.filter(({ to }) => to === name || to.startsWith(`${name}/`)).map(({ from }) => from);
const offenders = (inside: string, forbidden: RegExp) =>
  imports.filter(({ from, to }) => from.startsWith(inside) && forbidden.test(to)).map(({ from, to }) => `${from} → ${to}`);
const mentions = (inside: string, pattern: RegExp) =>
  files.filter((file) => file.startsWith(inside) && pattern.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))));

describe('the house', () => {
  it('reads every import of the sources', () => {
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it('lets the nouns know nothing above them', () => {
    expect(
      imports.filter(({ from, to }) => from.startsWith('model/') && !to.startsWith('model/')).map(({ from, to }) => `${from} → ${to}`),
    ).toEqual([]);
  });

  it('keeps the engine from knowing the service, the command line and the demo', () => {
    expect(offenders('engine/', /^(sources|service|cli|demo)\//)).toEqual([]);
  });

  it('lets sources know the engine alone, and only them a database driver', () => {
    expect(offenders('sources/', /^(service|cli|demo)\//)).toEqual([]);
    expect(importsOf('pg').filter((file) => !file.startsWith('sources/postgres/'))).toEqual([]);
  });

  it('lets only its own folder know each library of the service', () => {
    const outside = (packages: string[], folder: string) => packages.flatMap(importsOf).filter((file) => !file.startsWith(folder));
    expect(outside(['kysely'], 'service/local/store/')).toEqual([]);
    expect(new Set(outside(['libsql'], 'service/local/store/'))).toEqual(new Set(['engine/data/formats/sqlite.ts']));
    expect(outside(['fastify', '@fastify/swagger', '@fastify/helmet', 'fastify-type-provider-zod'], 'service/http/')).toEqual([]);
    expect(outside(['undici'], 'service/remote/')).toEqual([]);
  });

  it('lets neither the store nor the client know the REST server', () => {
    expect(offenders('service/local/', /^service\/(http|remote)\//)).toEqual([]);
    expect(offenders('service/remote/', /^service\/(http|local\/(store|render))\//)).toEqual([]);
    expect(offenders('service/schema/', /^service\/(http|local|remote)\//)).toEqual([]);
  });

  it('lets only the outbound policy look names up', () => {
    expect(importsOf('node:dns')).toEqual(['service/outbound/outbound-policy.ts']);
  });

  it('keeps the service from knowing the command line', () => {
    expect(offenders('service/', /^cli\//)).toEqual([]);
  });

  it('lets only engine/data know DuckDB', () => {
    expect(importsOf('@duckdb/node-api').filter((file) => !file.startsWith('engine/data/'))).toEqual([]);
  });

  it('lets only engine/pptx know pptxgenjs', () => {
    expect([...importsOf('pptxgenjs'), ...importsOf('jszip')].filter((file) => !file.startsWith('engine/pptx/'))).toEqual([]);
  });

  it('lets only cli/io touch the streams of the process', () => {
    expect(mentions('', /process\.(stdout|stderr|stdin)|console\.(log|error|warn|info)/).filter((file) => file !== 'cli/io.ts')).toEqual(
      [],
    );
  });

  it('keeps clock, randomness and environment out of the engine', () => {
    expect(mentions('engine/', /Date\.now\(|new Date\(\)|Math\.random\(|process\.(env|cwd|argv)/)).toEqual([]);
  });

  it('says in one sentence at its head what each module is for', () => {
    expect(files.filter((file) => !/^(#!.*\n)?\/\*\*/.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
