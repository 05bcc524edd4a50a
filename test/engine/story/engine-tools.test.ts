/** What a model may ask the engine, and what it is answered. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/pipeline.ts';
import type { AskedFigure } from '../../../src/engine/story/answers.ts';
import { EngineTools } from '../../../src/engine/story/engine-tools.ts';
import { KnownFacts } from '../../../src/engine/story/known-facts.ts';
import type { Fact, FactTable } from '../../../src/model/fact.ts';
import { factId } from '../../../src/model/fact.ts';
import type { Outline } from '../../../src/model/outline.ts';

function fact(at: number, value: number, scope: Record<string, string> = {}, more: Partial<Fact> = {}): Fact {
  const metric = more.metric ?? 'sales';
  const id = factId({ metric, scope, at });
  return {
    id,
    metric,
    label: 'Sales',
    value,
    unit: 'money',
    currency: 'EUR',
    period: `2026-Q${2 + at}`,
    scope,
    n: 10,
    formula: '',
    sql: '',
    ...more,
  };
}

const facts = [
  fact(0, 900),
  fact(-1, 1000),
  fact(0, 600, { region: 'North' }),
  fact(-1, 640, { region: 'North' }),
  fact(0, 300, { region: 'South' }),
  fact(-1, 360, { region: 'South' }),
  fact(0, 300, { region: 'South', team: 'South team' }),
  fact(-1, 360, { region: 'South', team: 'South team' }),
  fact(0, -100, {}, { metric: 'sales', id: 'sales.delta@0', label: 'Sales, change' }),
];
const table = {
  facts: Object.fromEntries(facts.map((each) => [each.id, each])),
  metrics: [{ id: 'sales', label: 'Sales', definition: 'Sum of invoices.', unit: 'money', polarity: 'up', status: 'computed' }],
  dimensions: [{ id: 'region', label: 'Region', role: 'region', members: ['North', 'South'] }],
} as unknown as FactTable;

async function tools() {
  const brief = await readBrief({ prompt: 'Why did sales fall? The plan was 1,200 EUR and 40 of 50 shops reported.' });
  const outline: Outline = { version: 1, title: 'Sales', language: 'en', asOf: '2026-06-30', slides: [], facts: {} };
  const known = new KnownFacts(brief, brief.prompt, table, outline);
  return {
    known,
    tools: new EngineTools({ facts: known, queries: null, passages: ['The first passage.', 'The second passage.'], embedded: outline }),
  };
}

const idsIn = (lines: readonly string[]) => lines.map((line) => line.split(' = ')[0]);

describe('a model that asks', () => {
  it('for measures is told them with their dimensions', async () => {
    expect(await (await tools()).tools.reply({ tool: 'measures' })).toEqual([
      'sales: Sales. Sum of invoices. (good: up)',
      'by region (Region): North, South',
    ]);
  });

  it('for a measure by a dimension is told its facts as slides show them', async () => {
    expect(await (await tools()).tools.reply({ tool: 'compute', measure: 'sales', by: 'region', periods: [0] })).toEqual([
      'sales[region=North]@0 = €600 | Sales, North, 2026-Q2',
      'sales[region=South]@0 = €300 | Sales, South, 2026-Q2',
    ]);
  });

  it('for what is not known is told what is', async () => {
    const [line] = await (await tools()).tools.reply({ tool: 'compute', measure: 'sales', by: 'product' });
    expect(line).toBe('"sales" is known in all; region; region and team, in periods 0, -1.');
  });

  it('where a change came from is told each part, largest first, and its share', async () => {
    const { known, tools: engine } = await tools();
    const lines = await engine.reply({ tool: 'decompose', measure: 'sales', by: 'region' });
    expect(idsIn(lines)).toEqual([
      'sales.delta@0',
      'sales.delta[region=South]@0',
      'sales.delta[region=North]@0',
      'sales.delta.contribution[region=South]@0',
      'sales.delta.contribution[region=North]@0',
    ]);
    expect(known.get('sales.delta.contribution[region=South]@0')!.value).toBe(0.6);
  });

  it('for the largest changes is told each once', async () => {
    expect(idsIn(await (await tools()).tools.reply({ tool: 'rank', measure: 'sales' }))).toEqual([
      'sales.delta[region=South]@0',
      'sales.delta[region=North]@0',
    ]);
  });

  it('how two facts relate is told a fact with both as its source', async () => {
    const { known, tools: engine } = await tools();
    const [line] = await engine.reply({ tool: 'relate', how: 'multiple', of: ['sales[region=North]@0', 'sales[region=South]@0'] });
    expect(line).toBe('worked_out.1 = 2.0\u00a0times | Sales, North, 2026-Q2 divided by Sales, South, 2026-Q2');
    expect(known.get('worked_out.1')!.from).toEqual(['sales[region=North]@0', 'sales[region=South]@0']);
  });

  it('how figures of the brief relate is told so too', async () => {
    const { known, tools: engine } = await tools();
    const [reported, all] = ['40', '50'].map(
      (shown) =>
        known
          .catalogue(100, [])
          .find((line) => line.includes(` = ${shown} `))!
          .split(' = ')[0]!,
    );
    expect((await engine.reply({ tool: 'relate', how: 'share', of: [reported!, all!] }))[0]).toContain('= 80% | 40 as a share of 50');
  });

  it('to relate different units is told that they are', async () => {
    const { known, tools: engine } = await tools();
    const plan = known
      .catalogue(100, [])
      .find((line) => line.includes('1,200'))!
      .split(' = ')[0]!;
    const shops = known
      .catalogue(100, [])
      .find((line) => line.includes(' = 40 '))!
      .split(' = ')[0]!;
    expect((await engine.reply({ tool: 'relate', of: [plan, shops] }))[0]).toContain('different units');
  });

  it('for a passage is given it', async () => {
    expect(await (await tools()).tools.reply({ tool: 'read', passage: 2 })).toEqual(['The second passage.']);
  });

  it('for a crossing gives the figures of both dimensions', async () => {
    const { tools: engine } = await tools();
    expect(idsIn(await engine.reply({ tool: 'compute', measure: 'sales', by: 'region+team', periods: [0] }))).toEqual([
      'sales[region=South&team=South%20team]@0',
    ]);
  });

  it('for the rows behind a figure is told how many they are', async () => {
    const { tools: engine, known } = await tools();
    const [id] = idsIn(await engine.reply({ tool: 'compute', measure: 'sales.n', periods: [0] }));
    expect(known.get(id!)).toMatchObject({ value: 10, unit: 'count' });
  });

  it('has a difference the other way round told apart from what the earlier period changed', async () => {
    const { tools: engine, known } = await tools();
    const id = engine.workedOut({ id: 'x', how: 'difference', of: ['sales@-1', 'sales@0'] })!;
    expect(id).toBe('worked_out.1');
    expect(known.get(id)!.value).toBe(-(known.get('sales@0')!.value! - known.get('sales@-1')!.value!));
  });

  it('has two figures of the same name told apart', async () => {
    const { tools: engine, known } = await tools();
    const copy = known.add({ ...known.get('sales[region=South]@0')!, id: 'sales[region=South]@9', value: 100 });
    const lead = (of: string[]) => known.get(engine.workedOut({ id: 'x', how: 'difference', of })!)!.value;
    expect(lead(['sales[region=North]@0', 'sales[region=South]@0'])).toBe(300);
    expect(lead(['sales[region=North]@0', copy])).toBe(500);
  });

  it('has figures added up, averaged, multiplied and divided where their units allow it', async () => {
    const { tools: engine, known } = await tools();
    const [north, south] = ['sales[region=North]@0', 'sales[region=South]@0'];
    const value = (how: AskedFigure['how'], of: string[], weight?: number) => {
      const id = engine.workedOut({ id: 'x', how, of, ...(weight !== undefined && { weight }) });
      return id === null ? null : known.get(id)!.value;
    };
    const [, shops, all] = known.brief;
    const share = engine.workedOut({ id: 'x', how: 'share', of: [shops!, all!] })!;
    expect(value('sum', [north, south])).toBe(900);
    expect(value('mean', [north, south])).toBe(450);
    expect(value('weighted', [north, south], 0.25)).toBe(375);
    expect(value('rest', [share])).toBe(0.2);
    expect(value('product', ['sales@0', share])).toBe(720);
    expect(value('quotient', ['sales@0', share])).toBe(1125);
    expect(value('product', [north, south])).toBeNull();
    expect(value('sum', ['sales@0', all!])).toBeNull();
  });
});
