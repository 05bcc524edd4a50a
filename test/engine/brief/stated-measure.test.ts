/** How a brief says that a measure is worked out: by columns, by values, or by the day something was done. */
import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/engine/brief/clean.ts';
import { sentences } from '../../../src/engine/brief/sentences.ts';
import { measuresIn } from '../../../src/engine/brief/stated-measure.ts';

const all = (prompt: string) => measuresIn(sentences(fold(prompt))).flatMap((each) => each ?? []);
const first = (prompt: string) => all(prompt)[0];

describe('a sum of columns', () => {
  it.each([
    [
      'Yield margin = ticket revenue less credits, less catering, minus hall rent.',
      'Yield margin',
      'ticket revenue',
      ['credits', 'catering', 'hall rent'],
    ],
    ['Rohertrag = Honorar abzüglich Gutschriften − Fremdleistungen', 'Rohertrag', 'Honorar', ['Gutschriften', 'Fremdleistungen']],
    ['Marge nette = recettes moins avoirs, moins transport.', 'Marge nette', 'recettes', ['avoirs', 'transport']],
    ['Margen = ingresos menos devoluciones menos portes', 'Margen', 'ingresos', ['devoluciones', 'portes']],
    ['Margem = receita menos reembolsos menos frete', 'Margem', 'receita', ['reembolsos', 'frete']],
    ['Margine = ricavi meno rimborsi, meno trasporto', 'Margine', 'ricavi', ['rimborsi', 'trasporto']],
    ['粗利 = 売上 マイナス 返金 マイナス 送料', '粗利', '売上', ['返金', '送料']],
    ['毛利=销售额减去退款减去运费', '毛利', '销售额', ['退款', '运费']],
    ['الهامش = المبيعات ناقص المرتجعات ناقص الشحن', 'الهامش', 'المبيعات', ['المرتجعات', 'الشحن']],
  ])('%s', (prompt, called, from, off) => {
    const of = [{ words: from }, ...off.map((words) => ({ words, minus: true }))];
    expect(first(prompt)).toMatchObject({ called, means: { kind: 'sum', of }, sure: true });
  });

  it('may be divided by another, in brackets or not, and be called in full', () => {
    const prompt = 'Why did the catering margin fall? Catering = fees less food cost. Margin % = catering / (fees minus credits).';
    expect(all(prompt)).toMatchObject([
      { called: 'Catering' },
      {
        called: 'catering margin',
        means: { of: [{ words: 'catering' }], by: [{ words: 'fees' }, { words: 'credits', minus: true }] },
      },
    ]);
    expect(first('Load means (seats sold + seats given away) divided by seats offered')).toMatchObject({
      called: 'Load',
      means: { of: [{ words: 'seats sold' }, { words: 'seats given away' }], by: [{ words: 'seats offered' }] },
    });
    expect(first('Quote = bestanden / alle')).toMatchObject({ called: 'Quote', means: { of: [{ words: 'bestanden' }], by: [] } });
  });

  it.each([
    [
      'Result = fees less food cost (food cost counts only on events not called off), less rent.',
      { words: 'on events called off', not: true },
    ],
    ['Result = fees less food cost (only for held events), less rent.', { words: 'for held events' }],
    ['Result = fees less food cost, less rent. Food cost counts only for held events.', { words: 'for held events' }],
    ['Ergebnis = Honorar minus food cost (nur bei stattgefundenen), minus Miete', { words: 'bei stattgefundenen' }],
    ['Résultat = honoraires moins food cost (sauf annulés), moins loyer', { words: 'annulés', not: true }],
  ])('counts a term only for some rows: %s', (prompt, rows) => {
    const { means } = first(prompt)!;
    expect(means.kind === 'sum' && means.of[1]).toEqual({ words: 'food cost', minus: true, rows });
  });
});

describe('something done by a day', () => {
  it.each([
    [
      'On-time rate = repaired on or before the promised date, by month of the promised date',
      'repaired',
      'the promised date',
      'by month of the promised date',
    ],
    ['Pünktlichkeit = repariert bis zum zugesagten Tag', 'repariert', 'zugesagten Tag', undefined],
    ['Ponctualité = réparé au plus tard le jour promis, part des appareils', 'réparé', 'jour promis', 'part des appareils'],
    ['Puntualidad = reparado a más tardar en la fecha prometida', 'reparado', 'la fecha prometida', undefined],
    ['Pontualidade = reparado até a data prometida', 'reparado', 'a data prometida', undefined],
    ['Puntualità = riparato entro la data promessa', 'riparato', 'la data promessa', undefined],
    ['期日遵守率 = 約束日までに修理完了した割合', '修理完了した割合', '約束日', undefined],
    ['准时率=在承诺日期当天或之前修好的占比', '修好的占比', '承诺日期', undefined],
    ['نسبة الالتزام = تم الإصلاح في أو قبل التاريخ الموعود', 'تم الإصلاح', 'التاريخ الموعود', undefined],
  ])('%s', (prompt, done, by, dated) => {
    expect(first(prompt)?.means).toEqual({ kind: 'kept', done, by, ...(dated && { dated }) });
  });

  it('may be so many days after another', () => {
    expect(first('Please show the share of claims settled within ten days of the report.')).toMatchObject({
      called: 'share of claims settled within ten days of the report',
      means: { kind: 'kept', done: 'share of claims settled', by: 'the report', within: 10 },
    });
    expect(first('Quote = erledigt innerhalb von 2 Wochen nach Meldung')?.means).toMatchObject({
      done: 'erledigt',
      by: 'Meldung',
      within: 14,
    });
    expect(first('Speed = settled before the review date')?.means).toMatchObject({ strictly: true });
    // Working days are not counted here, and other days would be another measure.
    expect(first('Speed = settled within 5 working days of the report')).toBeUndefined();
  });
});

describe('no definition', () => {
  it.each([
    'Audience: board, 20 minutes plus questions.',
    'Decision: (A) one more van, or (B) fewer stops per day.',
    'Revenue fell by 4% and costs rose by 3 points.',
    'Our share of the market is down by a third.',
    'Keep it to 6 slides, no more than 20 minutes.',
  ])('%s', (prompt) => {
    expect(all(prompt).filter(({ sure, means }) => sure || means.kind === 'kept')).toEqual([]);
  });
});
