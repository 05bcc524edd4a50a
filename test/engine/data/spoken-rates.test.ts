/** A rate that a brief speaks of leads where the rows say it only together: kept dates, or a yes/no under another name. */
import { describe, expect, it } from 'vitest';
import { askedFacts } from '../../../src/engine/asked-facts.ts';
import { ratesSaid } from '../../../src/engine/brief/rates-said.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { randomFrom } from '../insight/fixtures.ts';
import { csv, csvFolder } from './csv-files.ts';

const dayOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

/** 720 rows with an amount, beside a table of those who buy: without the brief they are told as sales. */
function files(columns: (at: number, random: () => number) => Record<string, string | number>, names = ['orders', 'customers']) {
  const random = randomFrom(11);
  return [
    { name: `${names[0]}.csv`, text: csv(Array.from({ length: 720 }, (_, at) => columns(at, random)) as never) },
    {
      name: `${names[1]}.csv`,
      text: csv(
        Array.from({ length: 30 }, (_, at) => ({ 'Customer ID': `C${at + 100}`, Name: `Firm ${at} Ltd`, Industry: `I${at % 3}` })) as never,
      ),
    },
  ];
}

async function told(prompt: string, given: ReturnType<typeof files>): Promise<FactTable> {
  const rates = ratesSaid(prompt);
  return await factsOf({ files: given, options: { today: '2026-01-10', asOf: '2025-12-31', ...(rates && { rates }) } });
}

const spokenIn = ({ metrics }: FactTable) => metrics.find(({ spoken }) => spoken !== undefined);

/** The goods left by the day planned in nine of ten, and came by the promised one in three of four; every 20th never came. */
const dated = (names: readonly [string, string, string, string]) =>
  files((at, random) => {
    const day = Math.floor(at / 2);
    const [left, late] = [random() < 0.9 ? 0 : 1, at % 4 === 0 ? 2 : 0];
    return {
      'Order ID': `O${at + 1000}`,
      'Customer ID': `C${100 + (at % 30)}`,
      Amount: `${100 + Math.round(random() * 50)}.50`,
      [names[0]]: dayOf(day + 5),
      [names[1]]: dayOf(day + 1),
      [names[2]]: dayOf(day + 1 + left),
      [names[3]]: at % 20 === 3 ? '' : dayOf(day + 5 + late),
    };
  });

describe('dates as promised and as they came', () => {
  it.each([
    [
      'Our on-time delivery fell. Where, and since when?',
      ['Promised delivery date', 'Planned dispatch', 'Actual dispatch', 'Actual delivery date'],
    ],
    ['OTIF is down. Why?', ['Delivery due', 'Dispatch planned', 'Dispatch actual', 'Delivered']],
    ['Unsere Liefertermintreue sinkt. Woran liegt es?', ['Vereinbarter Liefertag', 'Versand Soll', 'Versand Ist', 'Lieferung tatsächlich']],
    ['Notre ponctualité recule. Pourquoi ?', ['Livraison prévue', 'Départ planifié', 'Départ effectif', 'Livraison réelle']],
    ['La puntualidad ha bajado. ¿Por qué?', ['Entrega prevista', 'Salida planificada', 'Salida real', 'Entrega real']],
    ['A pontualidade caiu. Porquê?', ['Entrega prevista', 'Saída planeada', 'Saída real', 'Entrega efetiva']],
    ['La puntualità è calata. Perché?', ['Consegna prevista', 'Partenza prevista', 'Partenza effettiva', 'Consegna effettiva']],
    ['納期遵守率が下がった。なぜか。', ['納品予定日', '出荷計画日', '出荷実績日', '納品実績日']],
    ['准时率下降了，为什么？', ['承诺交付日期', '计划发货日期', '实际发货日期', '实际交付日期']],
    ['تراجع الالتزام بالمواعيد. لماذا؟', ['تاريخ التسليم المخطط', 'تاريخ الشحن المخطط', 'تاريخ الشحن الفعلي', 'تاريخ التسليم الفعلي']],
  ] as const)('%s', async (prompt, names) => {
    const table = await told(prompt, dated(names));
    expect(spokenIn(table)?.id).toBe('on_time_rate');
    const at = (id: string) =>
      Object.values(table.facts).filter(
        ({ metric, scope, id: own }) => metric === id && Object.keys(scope).length === 0 && /^[a-z_0-9\p{L}]+@0$/u.test(own),
      )[0];
    // Those that never came are neither: of the others, three of four came in time.
    const rate = at('on_time_rate')!;
    expect(rate.value).toBeCloseTo(0.74, 1);
    expect(rate.n).toBeLessThan(0.97 * 184);
    expect(at('days_behind')!.value).toBeCloseTo(0.53, 1);
    expect(at('lead_time')!.value).toBeGreaterThan(4);
    const other = table.metrics.find(({ measured }) => measured?.punctual !== undefined)!;
    expect(at(other.id)!.value).toBeGreaterThan(0.8);
    expect(table.quality.some(({ sentence, column }) => sentence === 'rows-dated' && column === names[0])).toBe(true);
  });

  it('are told by the pair that the brief names', async () => {
    const given = dated(['Delivery due', 'Dispatch planned', 'Dispatch actual', 'Delivered']);
    const table = await told('Dispatch no longer goes out on time. Why?', given);
    expect(spokenIn(table)?.id).toBe('on_time_rate');
    expect(table.facts['on_time_rate@0']!.value).toBeGreaterThan(0.8);
    expect(table.metrics.some(({ measured }) => measured?.punctual === 'Delivered')).toBe(true);
  });

  it('are not parted by how long it took, which is known only when it has come', async () => {
    // As promises differ, it says whether one was kept of some rows only.
    const rows = Array.from({ length: 1440 }, (_, at) => {
      const day = Math.floor(at / 4);
      return {
        'Order ID': `O${at}`,
        Depot: ['North', 'South'][at % 2],
        'Delivery due': dayOf(day + 5 + ((at * 5) % 7)),
        'Dispatch planned': dayOf(day + 1),
        'Dispatch actual': dayOf(day + 1 + (at % 10 === 0 ? 1 : 0)),
        Delivered: dayOf(day + 3 + ((at * 7) % 9)),
        Weight: 10 + (at % 50),
      };
    });
    const brief = await readBrief({ prompt: 'Our on-time delivery fell. Where, and since when?' });
    const table = await askedFacts({
      data: [{ path: csvFolder({ 'orders.csv': csv(rows as never) }) }] as never,
      mapping: undefined,
      options: { today: '2026-01-10', asOf: '2025-12-31' },
      period: null,
      fiscalYearSaid: null,
      brief,
    });
    expect(table.metrics.map(({ id }) => id)).toContain('lead_time');
    const bands = table.dimensions.map(({ id }) => id).filter((id) => id.endsWith('_band'));
    expect(bands).toEqual(['weight_band']);
  });

  it('leave sales to themselves where the brief asks of them', async () => {
    const given = dated(['Delivery due', 'Dispatch planned', 'Dispatch actual', 'Delivered']);
    const data = csvFolder(Object.fromEntries(given.map(({ name, text }) => [name, text])));
    for (const prompt of ['Quarterly sales review', 'Revenue fell. Sales says we do not deliver on time. Why did revenue fall?']) {
      const brief = await readBrief({ prompt });
      const options = { today: '2026-01-10', asOf: '2025-12-31' };
      const table = await askedFacts({
        data: [{ path: data }] as never,
        mapping: undefined,
        options,
        period: null,
        fiscalYearSaid: null,
        brief,
      });
      expect(spokenIn(table)).toBeUndefined();
      expect(table.metrics.some(({ id }) => id === 'revenue')).toBe(true);
    }
  });
});

const answered = (column: string, yes: string, no: string) =>
  files((at, random) => ({
    'Order ID': `V${at + 1000}`,
    'Customer ID': `C${100 + (at % 30)}`,
    Date: dayOf(Math.floor(at / 2)),
    Amount: `${100 + Math.round(random() * 50)}.50`,
    [column]: at % 10 < 8 ? yes : no,
    Weekend: random() < 0.3 ? yes : no,
  }));

describe('a yes/no under another name', () => {
  it.each([
    ['Our first-visit fix rate fell from 82% to 78%. Where?', 'Fixed on 1st visit', 'Yes', 'No', 'First-visit fix rate'],
    ['Notre taux de résolution au premier appel a baissé. Où ?', 'Résolu 1er appel', 'Oui', 'Non', 'Taux de résolution au premier appel'],
    ['Unsere Erstlösungsquote sinkt. Wo?', 'Erster Anruf gelöst', 'Ja', 'Nein', 'Erstlösungsquote'],
    [
      'La tasa de resolución en la primera visita bajó. ¿Dónde?',
      'Resuelta 1a visita',
      'Sí',
      'No',
      'Tasa de resolución en la primera visita',
    ],
    ['A taxa de resolução na primeira visita caiu. Onde?', 'Resolvido 1ª visita', 'Sim', 'Não', 'Taxa de resolução na primeira visita'],
    [
      'Il tasso di risoluzione alla prima visita è calato. Dove?',
      'Risolto 1a visita',
      'Sì',
      'No',
      'Tasso di risoluzione alla prima visita',
    ],
    ['初回解決率が下がった。どこか。', '初回解決', 'はい', 'いいえ', '初回解決率'],
    ['首次解决率下降了，在哪里？', '首次解决', '是', '否', '首次解决率'],
    ['انخفضت نسبة الحل من الزيارة الأولى. أين؟', 'الحل في الزيارة الأولى', 'نعم', 'لا', 'نسبة الحل من الزيارة الأولى'],
  ])('%s', async (prompt, column, yes, no, called) => {
    const table = await told(prompt, answered(column, yes, no));
    const note = spokenIn(table);
    expect(note?.measured).toMatchObject({ how: 'rate', of: column, called });
    expect(note?.polarity).toBe('up');
    expect(table.facts[`${note!.id}@0`]!.value).toBeCloseTo(0.8, 1);
  });

  it('is not meant by a share of something else', async () => {
    for (const prompt of ['Show the share of each industry', 'What is our growth rate, and the visit count?']) {
      expect(spokenIn(await told(prompt, answered('Fixed on 1st visit', 'Yes', 'No')))).toBeUndefined();
    }
  });
});
