/** Rows that a brief asks to leave out are in none of the figures, and the data quality says which they were. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { leaveOutRows } from '../../../src/engine/data/left-out-rows.ts';
import { loadTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csvFiles } from './csv-files.ts';

const deals = [
  'id,deal type,rep,product,stage,amount,created,closed,remark',
  '1,New logo,Ann,Suite,Won,100,2025-04-01,2025-04-10,',
  '2,Renewal,Bob,Test Suite,Won,900,2025-04-02,2025-05-11,',
  '3,Expansion,Ann,Suite,Won,70,2025-04-20,2025-06-28,',
  '4,New logo,Bob,Test Suite,Won,30,2025-06-01,2025-06-30,',
  '5,New logo,Bob,Suite,Won,5000,2025-06-01,2025-06-30,TEST - do not use',
  '6,New logo,Ann,Suite,Lost,10,2025-05-01,2025-06-12,',
].join('\n');

const read = async (leaveOut: string[], files: Record<string, string> = { 'deals.csv': deals }): Promise<FactTable> =>
  readFacts(await csvFiles(files), { today: '2025-07-05', leaveOut });
const won = ({ facts }: FactTable) => facts['won_value@0']?.value;

describe('rows that a brief asks to leave out', () => {
  it('are those whose value it names, in singular or plural', async () => {
    const table = await read(['renewals']);
    expect(won(table)).toBe(5200);
    expect(table.leftOut).toEqual(['renewals']);
    expect(table.quality[0]!.message).toBe('1 of 6 rows of deals.csv are left out as asked: deal type says Renewal; they come to 900.');
  });

  it('are those of a kind that is called internal', async () => {
    const table = await read(['INTERNAL lines'], { 'deals.csv': deals.replace(',Renewal,', ',INTERNAL,') });
    expect(won(table)).toBe(5200);
    expect(table.leftOut).toEqual(['INTERNAL lines']);
  });

  it.each(['anything marked as test', 'test deals', 'Testdatensätze'])(
    'are those marked as no real ones (%s), whatever a product is called',
    async (phrase) => {
      expect(won(await read([phrase]))).toBe(1100);
    },
  );

  it('are those that the name in brackets means, where the words before it name nothing', async () => {
    const coded = deals.replace('2,Renewal', '2,existingcontract');
    expect(won(await read(['follow-on business (existingcontract)'], { 'deals.csv': coded }))).toBe(5200);
    expect(won(await read(['Renewal (a project of its own)']))).toBe(5200);
  });

  const calls = [
    'call_id,created,closed,status,carrier,remarks,tags',
    ...Array.from({ length: 24 }, (_, at) => {
      const tags = at % 6 === 0 ? 'blackout_apr vip' : at % 6 === 1 ? 'blackout_apr' : at % 6 === 2 ? 'vip' : '';
      const status = at % 8 === 3 ? 'storniert' : 'geliefert';
      return `${at + 1},2025-0${1 + (at % 6)}-04,2025-0${1 + (at % 6)}-08,${status},${at % 5 === 4 ? 'Eigenabholung' : 'Nordspur'},,${tags}`;
    }),
  ].join('\n');
  const left = async (phrase: string, file = calls) =>
    (await read([phrase], { 'calls.csv': file })).quality.find(({ code }) => code === 'left-out')?.message ?? null;

  it('are all that list a label, beside others too', async () => {
    expect(await left('April blackout (tag blackout_apr)')).toMatch(
      /^8 of 24 rows of calls\.csv are left out as asked: tags says blackout_apr/,
    );
    expect(await left('vip calls')).toMatch(/^8 of 24 rows .*tags says vip/);
    expect(await left('blackouts')).toBe(null);
  });

  it.each([
    ['Stornos', '3 of 24 rows of calls.csv are left out as asked: status says storniert'],
    ['Eigenabholer', '4 of 24 rows of calls.csv are left out as asked: carrier says Eigenabholung'],
    ['cancelled calls', '3 of 24 rows of calls.csv are left out as asked: status says storniert'],
  ])('are those that a value says in another form of the word (%s)', async (phrase, message) => {
    expect(await left(phrase)).toContain(message);
  });

  it.each([
    ['annulations', 'Annulée'],
    ['cancelaciones', 'Cancelado'],
    ['cancelamentos', 'Cancelada'],
    ['annullamenti', 'Annullato'],
    ['キャンセルした注文', 'キャンセル済み'],
    ['取消的订单', '已取消'],
    ['الملغاة', 'ملغي'],
    ['cancelled calls', 'voided'],
  ])('in whatever language the word is (%s)', async (phrase, value) => {
    expect(await left(phrase, calls.replaceAll('storniert', value))).toContain(`status says ${value}`);
  });

  it('are those that have a date of what is said of them, and none where most have one', async () => {
    const dated = calls
      .replaceAll('storniert', 'geliefert')
      .split('\n')
      .map((line, at) => `${line},${at === 0 ? 'cancelled at' : at % 4 === 0 ? '2025-05-01' : ''}`)
      .join('\n');
    expect(await left('cancelled calls', dated)).toMatch(/^6 of 24 rows .*cancelled at/);
    expect(await left('closed calls', dated)).toBe(null);
  });

  it.each(['Nordic calls', 'partner calls', 'internal calls', 'carriers', 'delivery times'])(
    'are none where a value only begins like the word (%s)',
    async (phrase) => {
      expect(await left(phrase, calls.replaceAll('Eigenabholung', 'Intern').replaceAll('Nordspur', 'Party'))).toBe(null);
    },
  );

  it('are those whose text begins so', async () => {
    const table = await read(['products starting with Test']);
    expect(won(table)).toBe(5170);
    expect(table.quality[0]!.message).toContain('product: Test…');
  });

  it.each(['pipeline', 'individual reps', 'competitors', 'all deals'])('are none where no value is named (%s)', async (phrase) => {
    const table = await read([phrase]);
    expect([won(table), table.leftOut]).toEqual([6100, []]);
  });

  it('are never all rows of a table', async () => {
    const all = deals.replaceAll(/,(?:Renewal|Expansion),/g, ',New logo,');
    expect(won(await read(['new logos'], { 'deals.csv': all }))).toBe(6100);
  });

  const parcels = [
    'parcel_id,collected,status,sender,fee',
    ...Array.from({ length: 60 }, (_, at) => {
      const [status, mail] = [
        at % 6 === 0 ? 'storniert' : 'zugestellt',
        at % 10 === 0 ? 'ops@depot.parcels.example' : `shop${at}@mail.example`,
      ];
      return `P${at},2025-0${4 + (at % 3)}-${10 + (at % 15)},${status},${mail},${9 + (at % 3)}`;
    }),
  ].join('\n');
  const told = async (phrase: string, text = parcels) => {
    const { quality } = await read([phrase], { 'parcels.csv': text });
    return quality.find(({ code }) => code === 'left-out')?.message;
  };

  it.each([
    ['Stornierte', parcels],
    ['stornierten Sendungen', parcels],
    ['cancelled ones', parcels.replaceAll('storniert', 'Canceled')],
  ])('are named in another form of the word: %s', async (phrase, text) => {
    expect(await told(phrase, text)).toMatch(/^10 of 60 rows of parcels\.csv are left out as asked: status says (?:storniert|Canceled)/);
  });

  it.each([
    ['internal senders (parcels.example)', 'parcels.example'],
    ['everything from @depot.parcels.example', 'depot.parcels.example'],
  ])('are those whose addresses are of a domain, or of one below it: %s', async (phrase, domain) => {
    expect(await told(phrase)).toBe(`6 of 60 rows of parcels.csv are left out as asked: sender: ${domain}.`);
  });

  it('take along what belongs to them by a key that is called in the plural, or that is the customer’s, though some rows are there twice', async () => {
    const plans = [
      'subscriptions.id,customers.id,customers.company,subscriptions.mrr,subscriptions.created_at',
      ...Array.from({ length: 20 }, (_, at) => `s${at},c${at},Firm ${at},${100 + at},2025-01-0${1 + (at % 9)}`),
      's4,c4,Firm 4,104,2025-01-05',
    ].join('\n');
    const bills = [
      'Invoice Number,Subscription Id,Invoice Date,Amount',
      ...Array.from({ length: 40 }, (_, at) => `i${at},s${at % 20},2025-0${1 + (at % 6)}-02,10`),
    ].join('\n');
    const seats = ['account_id,month,seats', ...Array.from({ length: 40 }, (_, at) => `c${at % 20},2025-0${1 + (at % 2)},${5 + at}`)].join(
      '\n',
    );
    const files = await csvFiles({ 'plans.csv': plans, 'bills.csv': bills, 'seats.csv': seats });
    const database = await openDatabase(files.map(({ path }) => path));
    const { tables } = await loadTables(database, files, { mapping: noMapping });
    const { tables: kept } = await leaveOutRows(database, tables, ['Firm 3']);
    database.close();
    expect(kept.map(({ file, rows }) => [file, rows])).toEqual([
      ['bills.csv', 38],
      ['plans.csv', 20],
      ['seats.csv', 38],
    ]);
  });

  it('take along what belongs to them by a column of another name that holds their keys', async () => {
    const hires = [
      'Name,Start,Branch',
      ...Array.from({ length: 60 }, (_, at) => `HV${8100 + at},2025-0${1 + (at % 6)}-02,${at % 6 === 2 ? 'Leeds' : 'York'}`),
    ];
    const damage = ['Report,Hire booked,Cost', ...Array.from({ length: 30 }, (_, at) => `D${at},HV${8100 + at * 2},${20 + at}`)];
    const files = await csvFiles({ 'hires.csv': hires.join('\n'), 'damage.csv': damage.join('\n') });
    const database = await openDatabase(files.map(({ path }) => path));
    const { tables } = await loadTables(database, files, { mapping: noMapping });
    const { tables: kept } = await leaveOutRows(database, tables, ['Leeds']);
    database.close();
    expect(kept.map(({ file, rows }) => [file, rows])).toEqual([
      ['damage.csv', 20],
      ['hires.csv', 50],
    ]);
  });

  it('take along what belongs to them in other tables', async () => {
    const accounts = [
      'account_no,name',
      ...Array.from({ length: 80 }, (_, at) => `A${at},${at === 7 ? 'Sandbox of ours' : `Practice ${at}`}`),
    ];
    const sold = [
      'id,account_no,stage,amount,created,closed',
      ...Array.from({ length: 160 }, (_, at) => `${at},A${at % 80},Won,10,2025-04-01,2025-06-10`),
    ];
    const files = { 'accounts.csv': accounts.join('\n'), 'deals.csv': sold.join('\n') };
    expect([won(await read([], files)), won(await read(['the sandbox of ours'], files))]).toEqual([1600, 1580]);
  });
});

describe('rows that call themselves tests', () => {
  const names = ['Aster GmbH', 'Test Rite Ltd', 'TESTO SE', 'Borealis plc'];
  const many = (marks: Record<number, { customer?: string; name?: string; amount?: number }>) => {
    const rows = Array.from({ length: 240 }, (_, at) => {
      const { customer = `C${at % 120}`, name = `Order ${at} for ${names[at % 4]}`, amount = 10 } = marks[at] ?? {};
      return `${at},${customer},${name},Won,${amount},2025-04-01,2025-0${4 + (at % 3)}-10`;
    });
    return ['id,customer id,opportunity name,stage,amount,created,closed', ...rows].join('\n');
  };
  const customers = (last: string) =>
    [
      'customer id,customer name,tier',
      ...Array.from({ length: 119 }, (_, at) => `C${at},${names[at % 4]} ${at},Core`),
      `C119,${last},Core`,
    ].join('\n');
  const wonOf = async (files: Record<string, string>) => won(await read([], files));

  it.each([
    'TEST - please ignore',
    'Test opp (sandbox sync)',
    'ZZ Internal QA (test)',
    'TEST JOURNAL - do not report',
    'Demo Tenant - sales',
  ])('by name are in no figure: %s', async (name) => {
    expect(await wonOf({ 'deals.csv': many({ 7: { name, amount: 9_999_999 } }) })).toBe(2390);
  });

  it.each(['TEST Fuchs GmbH', 'Test Rite Ltd', 'Contest 12', 'Latest order'])('are not those of %s', async (name) => {
    expect(await wonOf({ 'deals.csv': many({ 7: { name, amount: 20 } }) })).toBe(2410);
  });

  it('by a key of their own are in no figure', async () => {
    expect(await wonOf({ 'deals.csv': many({ 7: { customer: 'CMP-TEST1', amount: 9_999_999 } }) })).toBe(2390);
  });

  it('leave the tables that point at them, and the notes say so', async () => {
    const table = await read([], { 'customers.csv': customers('TEST CUSTOMER - IT'), 'deals.csv': many({ 119: { amount: 50_000 } }) });
    expect(won(table)).toBe(2380);
    const said = table.quality.flatMap(({ message }) => (message.includes('left out as tests') ? [message] : []));
    expect(said).toEqual([
      '1 of 120 rows of customers.csv are left out as tests: customer name says TEST CUSTOMER - IT.',
      '2 of 240 rows of deals.csv are left out as tests: customer name says TEST CUSTOMER - IT.',
    ]);
  });

  it('stay where they are many: a table of tests is about tests', async () => {
    const marks = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at, { name: 'TEST - please ignore' }]));
    expect(await wonOf({ 'deals.csv': many(marks) })).toBe(2400);
  });
});

describe('rows that a brief names otherwise', () => {
  const visits = [
    'visit_id,visit_date,clinic,patient,outcome,minutes,fee',
    ...Array.from(
      { length: 120 },
      (_, at) =>
        `V${at + 1},2025-0${1 + (at % 6)}-10,${['North', 'South'][at % 2]},Patient ${at},${['completed', 'completed', 'cancelled', 'no-show'][at % 4]},${5 + (at % 30)},1`,
    ),
  ].join('\n');
  const counted = async (said: string, file = visits): Promise<{ rows: number; table: FactTable }> => {
    const { leaveOut, dictated } = await readBrief({ prompt: `Review of our visits. ${said}` });
    const table = await readFacts(await csvFiles({ 'visits.csv': file }), {
      today: '2025-07-05',
      period: '2025-H1',
      leaveOut,
      ...(dictated && { dictated }),
    });
    const rows = table.quality.reduce(
      (sum, { code, rows: gone = 0 }) => sum - (code === 'left-out' ? gone : 0),
      file.split('\n').length - 1,
    );
    return { rows, table };
  };

  it.each([
    ['Leave out visit V17.', 119],
    ['Ignore visits V17, V18 and V19.', 117],
    ['Exclude visits that were not completed.', 60],
    ['Exclude everything but completed visits.', 60],
    ['Exclude everything but cancelled visits and no-shows.', 60],
    ['Count only completed visits.', 60],
    ['Only completed visits in the North count.', 30],
    ['Leave out cancelled visits in the North.', 90],
    ['Leave out no-shows.', 90],
    ['Leave out “Patient 7”.', 119],
    ['Exclude visits after April.', 80],
    ['Exclude visits in March 2025.', 100],
    ['Exclude visits before 1 March 2025.', 80],
    ['Exclude visits since 2025-06-01.', 100],
    ['Exclude visits shorter than 10 minutes.', 100],
    ['Leave out visits with minutes over 30.', 104],
    ['Leave out visits over 30 minutes, ignore visit V17, exclude visits over 30 minutes.', 103],
    ['Exclude no-shows, ignore visit V4, it was entered twice.', 90],
  ])('are left out: %s', async (said, rows) => {
    const { rows: left, table } = await counted(said);
    expect([left, table.dictated?.left ?? []]).toEqual([rows, []]);
  });

  it.each([
    ['Leave out cancelled calls on Mars.', 'unnamed'],
    ['Leave out visit V999.', 'no-row'],
    ['Exclude visits before 2020-01-01.', 'no-row'],
    ['Count only visits since 2020-01-01.', 'every-row'],
    ['Count only urgent visits.', 'unnamed'],
    ['Visit V17 was entered twice.', 'single'],
  ])('change nothing where they name none, which is told: %s', async (said, why) => {
    const { rows, table } = await counted(said);
    expect([rows, table.dictated]).toMatchObject([120, { applied: [], left: [{ why }] }]);
  });

  it('are left out once where they were entered twice, and altogether where only one is there', async () => {
    const twice = `${visits}\n${visits.split('\n')[17]!}`;
    expect((await counted('Ignore visit V17, it was entered twice.', twice)).rows).toBe(120);
    expect((await counted('Ignore visit V17, it was entered twice.')).rows).toBe(119);
  });

  it('are all lines of an order whose first line alone says so', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => {
      const [order, first] = [Math.floor(at / 2), at % 2 === 0];
      const status = order % 5 === 0 ? 'voided' : 'paid';
      return `#${100 + order},${first ? status : ''},${first ? 30 : ''},${first ? `2025-05-${10 + order}` : ''},2,5,Mug ${at % 3}`;
    });
    const orders = ['Name,Financial Status,Subtotal,Created at,Lineitem quantity,Lineitem price,Lineitem name', ...lines].join('\n');
    const table = await read(['voided orders'], { 'orders.csv': orders });
    expect(table.facts['revenue@0']!.value).toBe(16 * 2 * 2 * 5);
    expect(table.facts['orders@0']!.value).toBe(16);
  });
});
