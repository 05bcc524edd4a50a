/** Over how many months a brief measures what is kept of recurring revenue. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../src/engine/brief/given.ts';

const monthsIn = (text: string) => givenIn(text).flatMap((each) => (each.kind === 'retention' ? [each.months] : []));

it.each([
  ['en', 'NRR means August MRR of the clients who paid in March, divided by their March MRR.', 5],
  [
    'en, the other way round',
    'Net retention: take the members that were paying in October and their MRR in April, divided by October MRR.',
    6,
  ],
  ['de', 'NRR = MRR im August der Kunden, die im März gezahlt haben, geteilt durch deren MRR im März.', 5],
  ['fr', 'NRR = MRR d’août des clients qui payaient en mars, divisé par leur MRR de mars.', 5],
  ['es', 'NRR = MRR de agosto de los clientes que pagaban en marzo, dividido por su MRR de marzo.', 5],
  ['pt', 'NRR = MRR de agosto dos clientes que pagavam em março, dividido por o MRR deles em março.', 5],
  ['it', 'NRR = MRR di agosto dei clienti che pagavano a marzo, diviso per il loro MRR di marzo.', 5],
  ['ja', 'NRRは、3月に支払っていた顧客の8月のMRRを3月のMRRで割ったものです。', 5],
  ['zh', 'NRR = 3月付费客户在8月的MRR除以其3月的MRR。', 5],
  ['ar', 'NRR = إيرادات MRR في أغسطس للعملاء الذين كانوا يدفعون في مارس مقسومة على MRR في مارس.', 5],
  ['in months before', 'GRR is what those customers pay now divided by what they paid 12 months ago in MRR.', 12],
])('is read in %s', (_, text, months) => {
  expect(monthsIn(text)).toEqual([months]);
});

it.each([
  'NRR fell between March and August.',
  'Compare retention in March with retention in August.',
  'MRR in March was $40K / $50K in August.',
  'Retention in June divided by region.',
])('is not read in: %s', (text) => {
  expect(monthsIn(text)).toEqual([]);
});
