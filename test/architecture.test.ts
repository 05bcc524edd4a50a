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
  lazy: boolean;
}

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(path.join(root, from), 'utf8');
  const found = [...text.matchAll(/\b(?:import|export)\b(\s+type\b)?([^;'"]*?)\bfrom\s+'([^']+)'/g)].map((m) => ({
    spec: m[3]!,
    lazy: false,
    typeOnly: m[1] !== undefined || /^\s*\{(\s*type\s+[\w\s]+,?)+\s*\}\s*$/.test(m[2]!),
  }));
  const lazy = [...text.matchAll(/import\('([^']+)'\)/g)].map((m) => ({ spec: m[1]!, typeOnly: false, lazy: true }));
  return [...found, ...lazy].map(({ spec, typeOnly, lazy }) => ({
    from,
    to: spec.startsWith('.') ? path.posix.join(path.posix.dirname(from), spec) : spec,
    typeOnly,
    lazy,
  }));
});

/** Which stages of the engine each may use, values and types alike; all may use the nouns of `model`. Arrows go down only. */
const below: Readonly<Record<string, readonly string[]>> = {
  language: [],
  icons: ['language'],
  opc: ['language'],
  pictures: [],
  fonts: [],
  brief: ['language'],
  documents: ['opc'],
  data: ['language'],
  metrics: ['data', 'language'],
  insight: ['data'],
  brand: ['fonts', 'opc', 'pictures', 'language'],
  kinds: ['brand', 'fonts', 'pictures', 'icons', 'language'],
  outline: ['kinds', 'insight', 'metrics', 'data', 'brief', 'pictures', 'icons', 'language'],
  layout: ['outline', 'kinds', 'brand', 'fonts', 'language'],
  charts: ['fonts', 'language'],
  pptx: ['charts', 'brand', 'opc', 'pictures', 'icons', 'language'],
  preview: ['pptx', 'charts', 'brand', 'opc', 'fonts', 'pictures', 'icons', 'language'],
  check: ['outline', 'kinds', 'brand', 'fonts', 'opc', 'language'],
  story: ['check', 'layout', 'outline', 'kinds', 'insight', 'brief', 'language'],
  provenance: ['check', 'pptx', 'layout', 'opc', 'language'],
  refresh: ['check', 'pptx', 'layout', 'outline', 'brand', 'data', 'opc', 'joined'],
  review: ['refresh', 'pptx', 'check', 'brand', 'pictures', 'fonts', 'opc', 'language'],
};
/** Files that read what others wrote, for every stage. */
const reading = ['inspect.ts', 'read-yaml.ts', 'time-limit.ts'];
/** The stage of a file of the engine; `joined` for those that join the stages. */
const stageOf = (file: string) => {
  const [, stage, ...rest] = file.split('/');
  if (rest.length > 0) return stage!;
  return reading.includes(stage!) ? 'reading' : 'joined';
};

/** Sets of files that import one another in a ring, the largest first. */
function rings(edges: readonly Import[]): string[][] {
  const next = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { from, to } of edges) if (next.has(to)) next.get(from)!.push(to);
  const seen = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    seen.set(file, seen.size);
    low.set(file, seen.get(file)!);
    stack.push(file);
    for (const to of next.get(file)!) {
      if (!seen.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!));
    }
    if (low.get(file) !== seen.get(file)) return;
    const ring = stack.splice(stack.indexOf(file));
    if (ring.length > 1) found.push(ring);
  };
  for (const file of files) if (!seen.has(file)) visit(file);
  return found.toSorted((a, b) => b.length - a.length);
}

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
      imports
        .filter(({ from, to }) => from.startsWith('model/') && !to.startsWith('model/') && to !== 'zod')
        .map(({ from, to }) => `${from} → ${to}`),
    ).toEqual([]);
  });

  it('lets each stage of the engine use those below it alone', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (!from.startsWith('engine/') || !to.startsWith('engine/')) return false;
      const [stage, used] = [stageOf(from), stageOf(to)];
      return stage !== used && stage !== 'joined' && used !== 'reading' && !below[stage]?.includes(used);
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    const stages = new Set(files.flatMap((file) => (/^engine\/.*\//.test(file) ? [stageOf(file)] : [])));
    expect([...stages].filter((stage) => !Object.hasOwn(below, stage))).toEqual([]);
  });

  it('names each stage after those it uses', () => {
    const order = Object.keys(below);
    expect(order.filter((stage, at) => below[stage]!.some((used) => used !== 'joined' && order.indexOf(used) >= at))).toEqual([]);
  });

  it('has no ring of files that load one another, and small ones of types', () => {
    // A command that is imported when it runs may read the list of commands it stands in.
    expect(rings(imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy))).toEqual([]);
    expect(rings(imports).filter((ring) => ring.length > 6)).toEqual([]);
  });

  it('keeps the engine from knowing the service, the command line and the demo', () => {
    expect(offenders('engine/', /^(sources|service|cli|demo)\//)).toEqual([]);
  });

  it('lets sources know the engine alone, and only them a database driver', () => {
    expect(offenders('sources/', /^(service|cli|demo)\//)).toEqual([]);
    expect(importsOf('pg').filter((file) => !file.startsWith('sources/postgres/'))).toEqual([]);
  });

  it('lets language models know the engine alone, and only them and the client the network', () => {
    expect(offenders('language-models/', /^(service|cli|demo|sources)\//)).toEqual([]);
    expect(offenders('engine/', /^language-models\//)).toEqual([]);
    expect(importsOf('undici').filter((file) => !/^(service\/remote|language-models)\//.test(file))).toEqual([]);
  });

  it('loads the network of language models only where one is opened', () => {
    const statically = imports.filter(({ to, lazy, typeOnly }) => to === 'language-models/open-model.ts' && !lazy && !typeOnly);
    expect(statically.map(({ from }) => from)).toEqual(['service/local/model-access.ts', 'service/local/test-model.ts']);
    expect(
      imports.filter(({ to, lazy }) => /service\/local\/(model-access|test-model)\.ts$/.test(to) && !lazy).map(({ typeOnly }) => typeOnly),
    ).toEqual([true]);
  });

  it('lets only its own folder know each library of the service', () => {
    const outside = (packages: string[], folder: string) => packages.flatMap(importsOf).filter((file) => !file.startsWith(folder));
    expect(outside(['kysely'], 'service/local/store/')).toEqual([]);
    expect(new Set(outside(['libsql'], 'service/local/store/'))).toEqual(new Set(['engine/data/formats/sqlite.ts']));
    expect(outside(['fastify', '@fastify/swagger', '@fastify/helmet', 'fastify-type-provider-zod'], 'service/http/')).toEqual([]);
  });

  it('lets neither the store nor the client know the REST server', () => {
    expect(offenders('service/local/', /^service\/(http|remote)\//)).toEqual([]);
    expect(offenders('service/remote/', /^service\/(http|local\/(store|render))\//)).toEqual([]);
    expect(offenders('service/schema/', /^service\/(http|local|remote)\//)).toEqual([]);
  });

  it('lets only OAuth know its libraries', () => {
    const outside = ['oidc-provider', 'jose', 'light-my-request'].flatMap(importsOf).filter((file) => !file.startsWith('service/oauth/'));
    // Decks encrypted end to end use the same library.
    expect(new Set(outside)).toEqual(new Set(['service/jwe.ts']));
    const library = imports.filter(({ to, lazy, typeOnly }) => to === 'service/oauth/authorization-server.ts' && !lazy && !typeOnly);
    expect(library).toEqual([]);
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

  it('draws pages without the libraries that write files for PowerPoint', () => {
    const reached = new Set(files.filter((file) => file.startsWith('engine/preview/')));
    for (const file of reached) {
      for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly && files.includes(to)) reached.add(to);
    }
    expect(reached.size).toBeGreaterThan(40);
    expect(importsOf('pptxgenjs').filter((file) => reached.has(file))).toEqual([]);
    expect([...reached].filter((file) => /pptx\/(deck|emit-slide|write-deck)\.ts$/.test(file))).toEqual([]);
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
