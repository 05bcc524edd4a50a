/** A mapping names the columns of subscriptions, tickets, surveys and finances that no lexicon knows; what is found is printed as one. */
import { expect, it } from 'vitest';
import { parseMapping } from '../../../src/engine/data/mapping.ts';
import { describeData } from '../../../src/engine/metrics/describe-data.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const months = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01', '2025-06-01'];
const strange = {
  'vertrag.csv': csv(
    Array.from({ length: 12 }, (_, at) => ({
      customer: `C${at}`,
      gilt_ab: at < 8 ? '2024-01-01' : '2025-05-10',
      bis_zum: at === 0 ? '2025-06-28' : null,
      pauschale: 100,
    })),
  ),
  'vorfall.csv': csv(
    Array.from({ length: 30 }, (_, at) => ({
      nummer: `N${at}`,
      gemeldet: `2025-0${1 + (at % 6)}-1${at % 9}`,
      fertig: `2025-0${1 + (at % 6)}-2${at % 9}`,
      smiley: 1 + (at % 5),
    })),
  ),
  'geld.csv': csv(months.map((month, at) => ({ month, umsatz: 1200, werbung_gesamt: 300, kasse: 9000 - at * 100 }))),
};
const mapping = `
columns:
  vertrag: { gilt_ab: start, bis_zum: end, pauschale: monthly amount }
  vorfall: { gemeldet: opened, fertig: closed, smiley: score }
  geld: { werbung_gesamt: sales and marketing, kasse: cash }
`;

it('names the columns of subscriptions, tickets and finances', async () => {
  const options = { today: '2025-07-03', period: '2025-Q2', mapping: parseMapping(mapping) };
  const { facts } = await readFacts(await csvFiles(strange), options);
  expect(facts['mrr@0']!.value).toBe(1100);
  expect(facts['tickets_created@0']!.value).toBe(15);
  // Four new accounts for three months of 300.
  expect(facts['cac@0']!.value).toBe(225);
  expect(facts['net_burn@0']!.value).toBe(300);
});

it('leaves out a column that is to be ignored', async () => {
  const ignoring = parseMapping(mapping.replace('kasse: cash', 'kasse: ignore'));
  const { facts } = await readFacts(await csvFiles(strange), { today: '2025-07-03', period: '2025-Q2', mapping: ignoring });
  expect(facts['net_burn@0']).toBeUndefined();
});

it('is printed with what was found, and says the same fed back', async () => {
  const files = {
    'subscriptions.csv': strange['vertrag.csv'].replace('gilt_ab,bis_zum,pauschale', 'start_date,end_date,mrr'),
    'tickets.csv': strange['vorfall.csv'].replace('gemeldet,fertig,smiley', 'created_at,closed_at,satisfaction_score'),
    'survey.csv': csv(Array.from({ length: 30 }, (_, at) => ({ answered: `2025-0${1 + (at % 6)}-1${at % 9}`, nps: at % 11 }))),
    'finance.csv': strange['geld.csv'].replace('umsatz,werbung_gesamt,kasse', 'revenue,Sales & Marketing,cash'),
  };
  const found = await describeData(await csvFiles(files), { today: '2025-07-03' });
  const said = parseMapping(found.mapping);
  expect(said.columns).toMatchObject({
    subscriptions: { start_date: 'start', end_date: 'end', mrr: 'monthly amount' },
    tickets: { created_at: 'opened', closed_at: 'closed', satisfaction_score: 'score' },
    survey: { nps: 'recommendation' },
    finance: { revenue: 'revenue', 'Sales & Marketing': 'sales and marketing', cash: 'cash' },
  });
  const options = { today: '2025-07-03', period: '2025-Q2' };
  const [plain, fed] = [
    await readFacts(await csvFiles(files), options),
    await readFacts(await csvFiles(files), { ...options, mapping: said }),
  ];
  expect(fed.facts).toEqual(plain.facts);
});

it('names the answers of a survey', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ date: `2025-0${4 + (at % 3)}-1${at % 9}`, frage_7: [10, 9, 7, 2][at % 4]! }));
  const read = async (text: string) =>
    readFacts(await csvFiles({ 'fragebogen.csv': csv(rows) }), { today: '2025-07-03', period: '2025-Q2', mapping: parseMapping(text) });
  expect((await read('columns: { fragebogen: { frage_7: recommendation } }')).facts['survey_nps@0']!.value).toBe(25);
  expect((await read('columns: { fragebogen: { frage_7: satisfaction } }')).facts['survey_csat@0']!.value).toBe(0.5);
  expect((await read('')).facts['survey_nps@0']).toBeUndefined();
});
