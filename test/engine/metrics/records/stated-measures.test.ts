/** Measures that a prompt says how to work out. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { randomFrom } from '../../insight/fixtures.ts';

type Line = Record<string, string | number>;

async function read(prompt: string, lines: readonly Line[], options = {}): Promise<FactTable> {
  const measures = givenIn(prompt).filter((each) => each.kind === 'measure');
  return readFacts(await csvFiles({ 'rows.csv': csv(lines) }), { today: '2026-01-02', period: '2025-Q3', measures, ...options });
}
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const isInQuarter = (day: unknown) => String(day) >= '2025-07-01' && String(day) < '2025-10-01';
const statedIn = ({ metrics }: FactTable) => metrics.filter(({ stated }) => stated !== undefined);
const figureOf = ({ facts }: FactTable, id: string) => facts[`${id}@0`]?.value;

/** Bakes of two ovens by day, with kilos that were sold and kilos that were baked, and minutes of one oven. */
const bakes = Array.from({ length: 240 }, (_, at) => ({
  Bake: `B${at}`,
  Baked: dayOf(Math.floor(at * 1.5)),
  Oven: at % 2 === 0 ? 'Deck' : 'Rack',
  'Kilos baked': 100 + (at % 7),
  'Kilos sold': 90 - (at % 11),
  'Oven minutes': 40 + (at % 3),
}));
const sum = (column: 'Kilos baked' | 'Kilos sold' | 'Oven minutes') =>
  bakes.filter(({ Baked }) => isInQuarter(Baked)).reduce((total, row) => total + row[column], 0);

describe('a figure that is worked out as the prompt says', () => {
  it('is one sum divided by another, by that name', async () => {
    const table = await read('Yield = kilos sold ÷ kilos baked', bakes);
    expect(figureOf(table, 'stated_ratio')).toBeCloseTo(sum('Kilos sold') / sum('Kilos baked'), 12);
    expect(table.metrics[0]).toMatchObject({
      label: 'Yield',
      stated: 'Yield = kilos sold ÷ kilos baked',
      definition: 'Kilos sold ÷ kilos baked.',
    });
    expect(table.facts['stated_ratio[oven=Deck]@0']!.value).not.toBeNull();
  });

  it('may be divided by the sum of several', async () => {
    const table = await read('Please count sold / (sold + oven minutes).', bakes);
    expect(figureOf(table, 'stated_ratio')).toBeCloseTo(sum('Kilos sold') / (sum('Kilos sold') + sum('Oven minutes')), 12);
  });

  it('is none where a part is no column, which is told by its name, or where both are one', async () => {
    const table = await read('Please count won / (won + lost). Waste = kilos baked minus packaging. X = kilos sold / kilos sold.', bakes);
    expect(statedIn(table)).toEqual([]);
    expect(table.dictated?.left).toMatchObject([
      { text: 'Waste: packaging', why: 'unnamed' },
      { text: 'X: kilos sold', why: 'unnamed' },
    ]);
  });
});

/** Concerts with what they took, gave back and cost; one in eight is called off, one in nine given back in part; some have no cost. */
const concerts = (() => {
  const random = randomFrom(5);
  return Array.from({ length: 360 }, (_, at) => ({
    'Order ID': `K${1000 + at}`,
    Date: dayOf(at),
    Hall: ['North', 'South', 'Harbour'][at % 3]!,
    State: at % 8 === 0 ? 'Called off' : 'Held',
    'Box office (EUR)': 900 + Math.round(random() * 300),
    'Credit (EUR)': at % 8 === 0 ? 400 : '',
    'Artist fee (EUR)': at % 40 === 7 ? '' : 300 + Math.round(random() * 90),
    'Hall rent (EUR)': 120,
  }));
})();
const counted = concerts.filter((row) => isInQuarter(row.Date) && row['Artist fee (EUR)'] !== '');
const left = (row: (typeof concerts)[number]) =>
  row['Box office (EUR)'] -
  Number(row['Credit (EUR)']) -
  (row.State === 'Held' ? Number(row['Artist fee (EUR)']) : 0) -
  row['Hall rent (EUR)'];
const net = (row: (typeof concerts)[number]) => row['Box office (EUR)'] - Number(row['Credit (EUR)']);
const total = (of: (row: (typeof concerts)[number]) => number) => counted.reduce((all, row) => all + of(row), 0);

describe('arithmetic over columns', () => {
  const prompt =
    'Surplus = box office less credits, less artist fee (counts only on concerts not called off), less hall rent. Surplus margin % = surplus / (box office less credits).';

  it('takes off what counts for some rows alone, and divides by what is defined before', async () => {
    const table = await read(prompt, concerts);
    expect(statedIn(table).map(({ label }) => label)).toEqual(['Surplus margin', 'Surplus']);
    expect(figureOf(table, 'surplus')).toBeCloseTo(total(left), 6);
    expect(figureOf(table, 'stated_ratio')).toBeCloseTo(total(left) / total(net), 10);
    expect(table.facts['stated_ratio@0']).toMatchObject({ unit: 'ratio', n: counted.length });
  });

  it.each([
    [
      'Überschuss = Erlöse − Gutschriften − Künstlergage (nur bei gespielten) − Miete',
      ['Erlös', 'Gutschrift', 'Künstlergage', 'Saalmiete'],
    ],
    [
      'Excédent = recettes moins avoirs moins cachet (seulement pour joués) moins loyer',
      ['Recette', 'Avoir', 'Cachet artiste', 'Loyer salle'],
    ],
    ['剰余 = 売上 マイナス 返金 マイナス 出演料（公演のみ） マイナス 会場費', ['売上高', '返金額', '出演料', '会場費']],
  ] as const)('in other languages: %s', async (said, names) => {
    const held = { Ü: 'gespielt', E: 'joué', 剰: '公演' }[said[0]!]!;
    const lines = concerts.map((row) => ({
      Nr: row['Order ID'],
      Date: row.Date,
      Hall: row.Hall,
      Status: row.State === 'Held' ? held : 'X',
      [`${names[0]} (EUR)`]: row['Box office (EUR)'],
      [`${names[1]} (EUR)`]: row['Credit (EUR)'],
      [`${names[2]} (EUR)`]: row['Artist fee (EUR)'],
      [`${names[3]} (EUR)`]: row['Hall rent (EUR)'],
    }));
    const table = await read(said, lines);
    const [measure] = statedIn(table);
    expect(table.facts[`${measure?.id}@0`]?.value).toBeCloseTo(total(left), 6);
  });
});

/** Repairs of two workshops, 70% of which are back by the promised day, and more by the one wished for. */
const repairs = Array.from({ length: 720 }, (_, at) => {
  const came = Math.floor(at / 2);
  return {
    Repair: `R${at}`,
    Workshop: at % 2 === 0 ? 'Quay' : 'Mill',
    'Order date': dayOf(came),
    'Wish date': dayOf(came + 9),
    'Confirmed date': dayOf(came + 4),
    'Dispatch date': dayOf(came + 1),
    'Return date': at % 30 === 0 ? '' : dayOf(came + (at % 10 < 7 ? 4 : 6)),
    Verdict: at % 5 === 0 ? 'Poor' : at % 5 === 1 ? 'Asked' : 'Fine',
    Price: 80 + (at % 13),
  };
});

describe('a share of rows', () => {
  it('is of those done by the day that the words mean, and rows count on the day they name', async () => {
    const table = await read('Punctuality = returned on or before the confirmed date, by month of the confirmed date', repairs);
    const due = repairs.filter((row) => isInQuarter(row['Confirmed date']) && row['Return date'] !== '');
    const kept = due.filter((row) => row['Return date'] <= row['Confirmed date']);
    expect(table.metrics[0]).toMatchObject({ id: 'punctuality', label: 'Punctuality', unit: 'ratio', polarity: 'up' });
    expect(table.facts['punctuality@0']).toMatchObject({ value: kept.length / due.length, n: due.length });
    const wished = await read('Punctuality = returned by the wish date', repairs);
    expect(figureOf(wished, 'punctuality')).toBe(1);
    const sent = await read('Speed = dispatched within 1 day of the order', repairs);
    expect(figureOf(sent, 'speed')).toBe(1);
    const slow = await read('We track the share of repairs returned within 5 days of the order.', repairs);
    expect(Object.values(slow.facts).find(({ metric, id }) => metric.startsWith('share_of') && id.endsWith('order@0'))?.value).toBeCloseTo(
      0.69,
      1,
    );
  });

  it.each([
    ['Termintreue = ausgeliefert am oder vor dem bestätigten Termin', 'Lieferdatum', 'Bestätigter Termin', 'Wunschtermin'],
    ['Ponctualité = livré au plus tard à la date confirmée', 'Date de livraison', 'Date confirmée', 'Date souhaitée'],
    ['Puntualidad = entregado en o antes de la fecha confirmada', 'Fecha de entrega', 'Fecha confirmada', 'Fecha deseada'],
    ['Pontualidade = entregue até a data confirmada', 'Data de entrega', 'Data confirmada', 'Data desejada'],
    ['Puntualità = consegnato entro la data confermata', 'Data di consegna', 'Data confermata', 'Data desiderata'],
    ['納期遵守率 = 確認納期までに納品された割合', '納品日', '確認納期', '希望納期'],
    ['准时率=在确认交期当天或之前送达的占比', '送达日期', '确认交期', '期望交期'],
    ['نسبة الالتزام = تم التسليم في أو قبل الموعد المؤكد', 'تاريخ التسليم', 'الموعد المؤكد', 'الموعد المطلوب'],
  ])('%s', async (prompt, actual, confirmed, wished) => {
    const lines = repairs.map((row) => ({
      Nr: row.Repair,
      Ort: row.Workshop,
      [wished]: row['Wish date'],
      [confirmed]: row['Confirmed date'],
      [actual]: row['Return date'],
      Menge: row.Price,
    }));
    const table = await read(prompt, lines);
    const [measure] = statedIn(table);
    const due = repairs.filter((row) => isInQuarter(row['Confirmed date']) && row['Return date'] !== '');
    expect(table.facts[`${measure?.id}@0`]?.n).toBe(due.length);
    expect(table.facts[`${measure?.id}@0`]?.value).toBeCloseTo(0.69, 1);
  });

  it('is of some values among those that count', async () => {
    const table = await read('Praise = Fine / (Fine + Poor), those only "Asked" don\'t count. By month of the order date.', repairs);
    expect(figureOf(table, 'praise')).toBeCloseTo(0.75, 2);
    expect(figureOf(await read('Praise = fine / all repairs', repairs), 'praise')).toBeCloseTo(0.6, 2);
    expect(statedIn(await read('Grumbles = poor / (fine + poor)', repairs))[0]).toMatchObject({ label: 'Grumbles', unit: 'ratio' });
  });
});
