/** What a brief says is divided by what, in running words, found in the values and columns of the data. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../../src/engine/brief/given.ts';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { LanguageCode } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const rows = 600;
const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1 + Math.floor((at * 365) / rows))).toISOString().slice(0, 10);
const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const inQuarter = Array.from({ length: rows }, (_, at) => at).filter((at) => dayOf(at) >= '2025-10-01');

async function told(prompt: string, columns: (at: number) => Record<string, string | number>, language: LanguageCode = 'en') {
  const measures = givenIn(prompt, language).filter((given) => given.kind === 'measure');
  const lines = Array.from({ length: rows }, (_, at) => columns(at));
  const { metrics, facts } = await readFacts(await csvFiles({ 'list.csv': csv(lines) }), {
    today: '2026-01-02',
    period: '2025-Q4',
    measures,
  });
  const note = metrics.find(({ stated }) => stated !== undefined) ?? metrics.find(({ id }) => id === 'stated_ratio');
  return note ? { label: note.label, value: Number(facts[`${note.id}@0`]!.value) } : null;
}

const states = ['Finished', 'Finished', 'Finished', 'Dropped', 'Expired', 'Moved', 'Finished'];
const course = (at: number) => ({
  course_id: `C${at}`,
  started: dayOf(at),
  site: ['Wells', 'Frome'][at % 2]!,
  result: states[(at * 5) % 7]!,
});
const counted = inQuarter.filter((at) => states[(at * 5) % 7] !== 'Moved');
const finished = counted.filter((at) => states[(at * 5) % 7] === 'Finished').length / counted.length;

it.each([
  ['Finish rate for us is Finished divided by Finished plus Dropped plus Expired, by start date.', 'Finish rate'],
  ['The finish rate is Finished out of Finished, Dropped and Expired; moved ones do not count.', 'Finish rate'],
  ['Finish rate: Finished over Finished + Dropped + Expired.', 'Finish rate'],
])('is the rows with some values of those that it names: %s', async (prompt, label) => {
  expect(await told(prompt, course)).toEqual({ label, value: expect.closeTo(finished, 6) });
});

it.each([
  ['es', 'La tasa que miramos es Completadas entre Completadas, Canceladas y No presentados; las pendientes no cuentan.'],
  ['it', 'Il tasso è Completadas diviso Completadas più Canceladas più No presentados.'],
  ['ja', '割合は、Completadas÷(Completadas＋Canceladas＋No presentados)です。'],
] as const)('is told so in %s, and a value by a form of its own', async (language, prompt) => {
  const all = ['Completada', 'Completada', 'Cancelada', 'No presentado', 'Pendiente'];
  const stateOf = (at: number) => all[(at * 3) % 5]!;
  const decided = inQuarter.filter((at) => stateOf(at) !== 'Pendiente');
  const value = decided.filter((at) => stateOf(at) === 'Completada').length / decided.length;
  const booking = (at: number) => ({ reserva: `R${at}`, fecha: dayOf(at), estado: stateOf(at) });
  expect((await told(prompt, booking, language))?.value).toBeCloseTo(value, 6);
});

it('is a yes of those that are answered', async () => {
  const answer = (at: number) => ['Y', 'Y', 'N', ''][(at * 7) % 4]!;
  const answered = inQuarter.filter((at) => answer(at) !== '');
  const visit = (at: number) => ({ visit_no: `V${at}`, seen_on: dayOf(at), depot: ['Hull', 'York'][at % 2]!, mended: answer(at) });
  expect(await told('Repair score = visits with a Y out of visits with Y or N. We meet on Monday.', visit)).toEqual({
    label: 'Repair score',
    value: expect.closeTo(answered.filter((at) => answer(at) === 'Y').length / answered.length, 6),
  });
});

it.each([
  ['en', 'For cost per crate take the whole cost and divide it by the crates, everything added up first.', 'Cost per crate'],
  [
    'en',
    'Cost per crate is always the total cost, tolls included, divided by the crates that really left, not the mean of the trips.',
    'Cost per crate',
  ],
  [
    'pt',
    'O custo por crate calcula-se sempre pelo custo total, portagens incluídas, a dividir pelas crates entregues, tudo somado.',
    'Custo por crate',
  ],
] as const)('is one column by another, all summed, in %s: %s', async (language, prompt, label) => {
  const crates = (at: number) => 4 + ((at * 11) % 20);
  const cost = (at: number) => crates(at) * 3 + ((at * 7) % 13);
  const trip = (at: number) => ({
    trip: `T${at}`,
    day: dayOf(at),
    crates: crates(at),
    crates_billed: 5,
    [language === 'pt' ? 'custo_total_eur' : 'total_cost_eur']: cost(at),
    [language === 'pt' ? 'das_quais_portagens_eur' : 'of_which_tolls_eur']: at % 9,
  });
  const sum = (of: (at: number) => number) => inQuarter.reduce((all, at) => all + of(at), 0);
  expect(await told(prompt, trip, language)).toEqual({ label, value: expect.closeTo(sum(cost) / sum(crates), 4) });
});

it('is nothing that the data do not hold on both sides', async () => {
  expect(await told('The bill is split over the four of us, and Finished is one of many words.', course)).toBeNull();
});

it.each([
  ['en', 'Days to mend = returned date minus received date.', 'received', 'returned'],
  ['en', 'What everyone watches is this: receipt to return in days, simple average.', 'received', 'returned'],
  ['de', 'Gemessen wird in Kalendertagen vom Eingang bis zum Versand, im Mittel, nach Eingangsmonat.', 'Eingang_am', 'Versendet_am'],
] as const)('is the days from one day to another, in %s: %s', async (language, prompt, start, end) => {
  const days = (at: number) => 2 + ((at * 5) % 9);
  const repair = (at: number) => ({
    repair_no: `R${at}`,
    [`${start}`]: dayOf(at),
    [`${end}`]: later(dayOf(at), days(at)),
    shop: 'AB'[at % 2]!,
  });
  const those =
    language === 'de'
      ? inQuarter
      : Array.from({ length: rows }, (_, at) => at).filter(
          (at) => later(dayOf(at), days(at)) >= '2025-10-01' && later(dayOf(at), days(at)) < '2026-01-01',
        );
  expect((await told(prompt, repair, language))?.value).toBeCloseTo(those.reduce((all, at) => all + days(at), 0) / those.length, 4);
});

it('is the share within a limit that stands in the promise before it', async () => {
  const days = (at: number) => [1, 2, 3, 9, 12][(at * 3) % 5]!;
  const claim = (at: number) => ({ claim_id: `C${at}`, opened_on: dayOf(at), closed_on: later(dayOf(at), days(at)), team: 'AB'[at % 2]! });
  const prompt =
    'Our promise is to have each claim closed within 5 days after it was opened, and we measure the share of claims for which that works.';
  const opened = inQuarter.filter((at) => dayOf(at) < '2025-12-20');
  expect((await told(prompt, claim))?.value).toBeCloseTo(opened.filter((at) => days(at) <= 5).length / opened.length, 1);
});

it('does not take what the measure is named after for what is divided, nor a part of the total', async () => {
  const pallets = (at: number) => 2 + ((at * 11) % 9);
  const paid = (at: number) => pallets(at) * 90 + ((at * 7) % 31);
  const trip = (at: number) => ({
    envio: `E${at}`,
    fecha: dayOf(at),
    pales_facturados: pallets(at) + (at % 2),
    pales: pallets(at),
    importe_total_eur: paid(at),
    de_ello_recargo_eur: at % 40,
  });
  const sum = (of: (at: number) => number) => inQuarter.reduce((all, at) => all + of(at), 0);
  const prompt =
    'El coste por palé se calcula con el importe total, recargo incluido, dividido entre los palés que salieron, todo sumado y no la media de cada envío.';
  expect(await told(prompt, trip, 'es')).toEqual({ label: 'Coste por palé', value: expect.closeTo(sum(paid) / sum(pallets), 3) });
});

it('reads in Chinese from when to when, where the measure stands before it', async () => {
  const days = (at: number) => 2 + ((at * 5) % 9);
  const order = (at: number) => ({
    订单号: `D${at}`,
    下单日期: dayOf(at),
    签收日期: later(dayOf(at), days(at)),
    仓库: ['甲', '乙'][at % 2]!,
  });
  const prompt = '送货时长按自然日算，从下单到签收，取平均，按下单月份归属。';
  expect((await told(prompt, order, 'zh'))?.value).toBeCloseTo(inQuarter.reduce((all, at) => all + days(at), 0) / inQuarter.length, 4);
});

it.each([
  ['en', 'Saved as a percentage of Saved plus Lost, please leave out Called back.'],
  ['en', 'Save rate is Saved divided by Saved and Lost added together.'],
  ['de', 'Als Quote gilt Saved geteilt durch Saved plus Lost, Rückrufe bleiben außen vor.'],
] as const)('is heard where the sentence also says what does not count, in %s: %s', async (language, prompt) => {
  const all = ['Saved', 'Saved', 'Lost', 'Called back'];
  const endOf = (at: number) => all[(at * 3) % 4]!;
  const those = inQuarter.filter((at) => endOf(at) !== 'Called back');
  const call = (at: number) => ({ call_ref: `C${at}`, called_on: dayOf(at), desk: ['Oak', 'Elm'][at % 2]!, ended: endOf(at) });
  const { given = [] } = await readBrief({ prompt, language });
  expect(given.map(({ kind }) => kind)).toContain('measure');
  expect((await told(prompt, call, language))?.value).toBeCloseTo(those.filter((at) => endOf(at) === 'Saved').length / those.length, 6);
});
