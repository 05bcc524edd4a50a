/** What a brief says of the fiscal year, and of periods in it. */
import { describe, expect, it } from 'vitest';
import { fiscalYearOf } from '../../../src/engine/brief/fiscal-year.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

describe('a fiscal year in the brief', () => {
  it.each([
    ['Q3 QBR. Our fiscal year starts in February.', 'feb'],
    ['The financial year begins on 1 April', 'apr'],
    ['Our fiscal year ends on January 31', 'feb'],
    ['Board pack for H1; our year ends 31 March', 'apr'],
    ['our FY runs from July to June', 'jul'],
    ['Our financial years run October to September, please compare FY26 with FY25.', 'oct'],
    ['The fiscal year is April to March.', 'apr'],
    ['Unser Geschäftsjahr beginnt im Oktober.', 'oct'],
    ['Notre exercice commence en avril.', 'apr'],
    ['Nuestro año fiscal empieza en julio.', 'jul'],
    ['O nosso ano fiscal começa em fevereiro.', 'feb'],
    ['Il nostro esercizio inizia a luglio.', 'jul'],
    ['会計年度は4月から始まります。', 'apr'],
    ['3月決算の会社です。', 'apr'],
    ['我们的财年从4月开始。', 'apr'],
    ['السنة المالية تبدأ في أبريل', 'apr'],
    ['We use the 4-5-4 retail calendar.', '454:nearest-sat-jan:start'],
    ['Review of the fiscal year for the board', null],
    ['FY26 review, starting with wins in May', null],
  ])('%s', (text, expected) => {
    expect(fiscalYearOf(text)).toBe(expected);
  });
});

describe('a period of a fiscal year', () => {
  it.each([
    ['Review of FY25 Q3', '2025-Q3'],
    ['QBR Q1 FY26', '2026-Q1'],
    ['QBR Q3 of fiscal 2025', '2025-Q3'],
    ['H1 FY26 review', '2026-H1'],
    ['2025-H2 review', '2025-H2'],
    ['fiscal Q2 review', 'FY-Q2'],
    ['revue du T2 fiscal', 'FY-Q2'],
    ['Review of CY2025 Q4', 'CY2025-Q4'],
    ['Annual review 1999', '1999'],
    ['review of Q2 1999', '1999-Q2'],
  ])('%s', async (prompt, expected) => {
    expect((await readBrief({ prompt })).period).toBe(expected);
  });

  it.each([
    ['FY26-Q1', '2026-Q1'],
    ['Q1 FY26', '2026-Q1'],
    ['2025-Q4', '2025-Q4'],
    ['Q4 2025', '2025-Q4'],
    ['2025-H2', '2025-H2'],
    ['FY26-H1', '2026-H1'],
    ['FY26', '2026'],
    ['2025-11', '2025-11'],
    ['1999', '1999'],
    ['1999-04', '1999-04'],
    ['FY26-P03', 'FY26-P03'],
  ])('is taken as an option: %s', async (period, expected) => {
    expect((await readBrief({ prompt: 'QBR', period })).period).toBe(expected);
  });
});
