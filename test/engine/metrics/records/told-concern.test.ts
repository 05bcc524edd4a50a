/** What a brief complains about in the words people speak, found in what the data hold. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Line = Record<string, string | number>;

const rows = 900;
const dayOf = (day: number) => (day < 0 ? '' : new Date(Date.UTC(2024, 6, 1 + day)).toISOString().slice(0, 10));
/** The day of each row, over 18 months, and whether it is at the place where something changed, and since then. */
const each = Array.from({ length: rows }, (_, at) => {
  const day = Math.floor((at * 540) / rows);
  const place = ['North', 'South', 'West'][at % 3]!;
  return { at, day, place, hit: place === 'South' && day >= 360 };
});
/** Of so many in ten. */
const some = (at: number, inTen: number) => (at * 7 + Math.floor(at / 10)) % 10 < inTen;

async function told(prompt: string, files: Record<string, readonly Line[]>, language: LanguageCode = 'en') {
  const measures = givenIn(prompt, language).filter((given) => given.kind === 'measure');
  const written = Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, csv(lines)]));
  const { metrics, facts } = await readFacts(await csvFiles(written), { today: '2026-01-02', period: '2025-Q4', measures });
  const note = metrics.find(({ stated }) => stated !== undefined);
  const { label, unit, polarity, definition } = note ?? {};
  return note ? { label, unit, polarity, definition, value: facts[`${note.id}@0`]!.value } : null;
}
const inQuarter = each.filter(({ day }) => dayOf(day) >= '2025-10-01');
const share = (of: (row: (typeof each)[number]) => boolean) => inQuarter.filter(of).length / inQuarter.length;
const asks = 'Where is it, since when, and why?';

it('reads what becomes of rows as the state that says so', async () => {
  const isBack = ({ at, hit }: (typeof each)[number]) => some(at, hit ? 6 : 1);
  const parcels = each.map((row) => ({
    'Parcel ID': `P${row.at}`,
    'Handed over': dayOf(row.day),
    Depot: row.place,
    'Payment status': some(row.at, 5) ? 'Open' : 'Settled',
    'Carrier status': isBack(row) ? 'Returned' : 'Delivered',
  }));
  expect(await told(`More and more of our parcels go back to where they came from. ${asks}`, { 'parcels.csv': parcels })).toMatchObject({
    label: '“Returned” share',
    polarity: 'down',
    value: expect.closeTo(share(isBack), 6),
  });
});

it('reads a yes as the answer that is one, in another language too', async () => {
  const isYes = ({ at, hit }: (typeof each)[number]) => some(at, hit ? 3 : 8);
  const offers = each.map((row) => ({
    Angebot: `A${row.at}`,
    'Angebot am': dayOf(row.day),
    Standort: row.place,
    Antwort: isYes(row) ? 'Zugesagt' : 'Abgelehnt',
  }));
  const prompt = 'Wir machen jemandem ein Angebot, und immer weniger sagen zu. Wo ist das so, seit wann und warum?';
  expect(await told(prompt, { 'angebote.csv': offers }, 'de')).toMatchObject({
    label: 'Anteil „Zugesagt“',
    value: expect.closeTo(share(isYes), 6),
  });
});

it('reads what happens so soon after another day within the limit that is told', async () => {
  const again = ({ at, hit }: (typeof each)[number]) => (some(at, hit ? 6 : 1) ? 20 : some(at + 3, 1) ? 80 : -1);
  const files = each.map((row) => ({
    'Claim no': `C${row.at}`,
    'Reported on': dayOf(row.day - 30),
    'Closed on': dayOf(row.day),
    'Reopened on': again(row) < 0 ? '' : dayOf(row.day + again(row)),
    Desk: row.place,
  }));
  expect(
    await told(`Files we thought were done with have to be taken up again within forty-five days. ${asks}`, { 'claims.csv': files }),
  ).toMatchObject({
    label: 'Reopened within forty-five days',
    polarity: 'down',
    value: expect.closeTo(
      share((row) => again(row) >= 0 && again(row) <= 45),
      6,
    ),
  });
});

it('reads what is done with the first try from the first of the rows that belong to each', async () => {
  const isDone = ({ at, hit }: (typeof each)[number]) => some(at, hit ? 3 : 8);
  const jobs = each.map((row) => ({ 'Job no': `J${row.at}`, 'Reported on': dayOf(row.day), Branch: row.place, Status: 'Closed' }));
  const visits = each.flatMap((row) => [
    { 'Visit ID': `V${row.at}-1`, 'Job no': `J${row.at}`, 'Visit no': 1, Outcome: isDone(row) ? 'Completed' : 'Part missing' },
    ...(isDone(row) ? [] : [{ 'Visit ID': `V${row.at}-2`, 'Job no': `J${row.at}`, 'Visit no': 2, Outcome: 'Completed' }]),
  ]);
  const found = await told(
    `When somebody turns up, the job should be done there and then. That has slipped, and I want to know where and since when.`,
    {
      'jobs.csv': jobs,
      'visits.csv': visits,
    },
  );
  expect(found).toMatchObject({ label: 'Completed there and then', polarity: 'up', value: expect.closeTo(share(isDone), 6) });
});

it('counts the rows on the day that the brief names', async () => {
  const isYes = ({ at, hit }: (typeof each)[number]) => some(at, hit ? 3 : 8);
  const offers = each.map((row) => ({
    Offer: `A${row.at}`,
    'Applied on': dayOf(row.day - 40),
    'Offer sent on': dayOf(row.day),
    'Decided on': dayOf(row.day + 9),
    Office: row.place,
    Decision: isYes(row) ? 'Accepted' : 'Declined',
  }));
  const prompt = 'Fewer people say yes to our offers. Show where, since when and why, going by the day the offer went out.';
  expect(await told(prompt, { 'offers.csv': offers })).toMatchObject({ label: '“Accepted” share', value: expect.closeTo(share(isYes), 6) });
});

it('reads a wait as the days between the two days that are spoken of', async () => {
  const waits = ({ at, hit }: (typeof each)[number]) => (hit ? 60 : 25) + (at % 7);
  const invoices = each.map((row) => ({
    'Invoice no': `I${row.at}`,
    'Ordered on': dayOf(row.day - 12),
    'Invoice date': dayOf(row.day),
    'Paid on': dayOf(row.day + waits(row)),
    Channel: row.place,
  }));
  expect(
    await told(`Once a bill has left the house it takes us ages until the money is in. ${asks}`, { 'invoices.csv': invoices }),
  ).toMatchObject({
    label: 'Time from invoice to paid',
    unit: 'days',
    definition: 'Time from invoice to paid, on average of the rows that have both days.',
  });
});

it('reads a part of what there is as a share of it', async () => {
  const baked = each.map((row) => ({
    Batch: `B${row.at}`,
    'Bake date': dayOf(row.day),
    Shop: row.place,
    'Qty baked': 100 + (row.at % 9),
    'Qty tossed': (row.hit ? 50 : 12) + (row.at % 5),
  }));
  const sum = (of: (row: (typeof baked)[number]) => number) => inQuarter.reduce((all, { at }) => all + of(baked[at]!), 0);
  expect(await told(`There are corners where half of what we bake ends up in the trash. ${asks}`, { 'batches.csv': baked })).toMatchObject({
    label: 'Quantity tossed / quantity baked',
    unit: 'ratio',
    value: expect.closeTo(sum((row) => row['Qty tossed']) / sum((row) => row['Qty baked']), 6),
  });
});

it('reads what was done again soon after, as the rows of another table say', async () => {
  const remade = ({ at, hit }: (typeof each)[number]) => (some(at, hit ? 5 : 1) ? 20 : some(at + 3, 1) ? 90 : -1);
  const orders = each.map((row) => ({
    'Order no': `O${row.at}`,
    Ordered: dayOf(row.day - 9),
    'Collected on': dayOf(row.day),
    Practice: row.place,
  }));
  const visits = each.flatMap((row) => [
    {
      'Visit no': `V${row.at}`,
      'Order no': `O${row.at}`,
      'Seen on': dayOf(row.day + 5),
      'Visit type': 'Adjustment',
      Minutes: 8 + (row.at % 3),
    },
    ...(remade(row) < 0
      ? []
      : [
          {
            'Visit no': `W${row.at}`,
            'Order no': `O${row.at}`,
            'Seen on': dayOf(row.day + remade(row)),
            'Visit type': 'Remake',
            Minutes: 30,
          },
        ]),
  ]);
  const prompt =
    'What I lie awake over is glasses we have to make all over again within sixty days of their being picked up. A new screw does not count. It has got worse this year.';
  expect(await told(prompt, { 'orders.csv': orders, 'visits.csv': visits })).toMatchObject({
    label: 'Remake within sixty days',
    polarity: 'down',
    unit: 'ratio',
  });
});

it('reads of a hundred litres those that become something else', async () => {
  const rounds = each.map((row) => ({
    Tour: `T${row.at}`,
    Date: dayOf(row.day),
    Secteur: row.place,
    'Nb fermes': 4 + (row.at % 6),
    'Litres collectés': 3000 + (row.at % 90),
    'Litres déclassés': row.hit ? 400 + (row.at % 70) : some(row.at, 1) ? 500 : 0,
  }));
  const prompt =
    'Sur cent litres que nous collectons, combien finissent en poudre ? Cela se dégrade cette année. Où, depuis quand et pourquoi ?';
  expect(await told(prompt, { 'tours.csv': rounds }, 'fr')).toMatchObject({ label: 'Litres déclassés / litres collectés', unit: 'ratio' });
});

it('reads the day that was promised and not the one that was wished for', async () => {
  const late = ({ at, hit }: (typeof each)[number]) => some(at, hit ? 8 : 2);
  const orders = each.map((row) => ({
    'Order no': `O${row.at}`,
    'Ordered on': dayOf(row.day - 20),
    'Requested date': dayOf(row.day - 3),
    'Promised date': dayOf(row.day),
    Delivered: dayOf(row.day + (late(row) ? 3 : 0)),
    Group: row.place,
  }));
  expect(await told(`Our suppliers keep less and less to what they promised us. ${asks}`, { 'orders.csv': orders })).toMatchObject({
    unit: 'ratio',
    polarity: 'up',
    value: expect.closeTo(
      share((row) => !late(row)),
      6,
    ),
  });
});

it('reads a part of what a signed sheet says, which is no deal that was won', async () => {
  const sheets = each.map((row) => ({
    Sheet: `S${row.at}`,
    'Count date': dayOf(row.day),
    House: row.place,
    'Litres received': 100 + (row.at % 9),
    'Litres sold': (row.hit ? 60 : 93) + (row.at % 5),
    'Sheet state': some(row.at, 9) ? 'Signed' : 'Recount',
  }));
  const prompt = 'Of all the litres that we receive, fewer are sold, out of every hundred. Where is it, since when, and why?';
  expect(await told(prompt, { 'sheets.csv': sheets })).toMatchObject({ label: 'Litres sold / litres received', unit: 'ratio' });
});

it('reads nothing where nothing that could be meant moved anywhere', async () => {
  const parcels = each.map(({ at, day, place }) => ({
    'Parcel ID': `P${at}`,
    'Handed over': dayOf(day),
    Depot: place,
    Weight: 3 + (at % 5),
    State: some(at, 5) ? 'Blue' : 'Green',
  }));
  expect(await told(`More and more of our parcels go back to where they came from. ${asks}`, { 'parcels.csv': parcels })).toBeNull();
});

it('leaves a measure that is told plainly as it is told', async () => {
  const orders = each.map((row) => ({
    'Order no': `O${row.at}`,
    Date: dayOf(row.day),
    Region: row.place,
    Sales: 100 + (row.hit ? -40 : 0) + (row.at % 9),
    Returned: some(row.at, row.hit ? 6 : 1) ? 'yes' : 'no',
  }));
  const found = await told(`The share of orders that were returned has risen. ${asks}`, { 'orders.csv': orders });
  expect(found).toMatchObject({
    unit: 'ratio',
    value: expect.closeTo(
      share(({ at, hit }) => some(at, hit ? 6 : 1)),
      6,
    ),
  });
});

it('calls the rows by the word that the table has for them, and never by who complains', async () => {
  const visits = each.map((row) => ({
    'Visit no': `V${row.at}`,
    'Seen on': dayOf(row.day),
    Site: row.place,
    Outcome: some(row.at, row.hit ? 6 : 1) ? 'Failed' : 'Fixed',
  }));
  const prompt = `Customers have complained since spring that more and more visits fail. ${asks}`;
  const measures = givenIn(prompt, 'en').filter((given) => given.kind === 'measure');
  const { subject } = await readFacts(await csvFiles({ 'visits.csv': csv(visits) }), { today: '2026-01-02', period: '2025-Q4', measures });
  expect(subject.many).toBe('visits');
});
