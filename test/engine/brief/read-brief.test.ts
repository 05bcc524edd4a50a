/** What is understood of a prompt, slot by slot. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';

const codeOf = async (run: () => Promise<unknown>) => {
  try {
    await run();
  } catch (error) {
    return error instanceof QuarterdeckError ? error.code : error;
  }
  return 'no error';
};

describe('reading a brief', () => {
  it.each([
    ['', 'prompt_empty'],
    [' \u200b\u202e\n', 'prompt_empty'],
    ['x'.repeat(2_200_001), 'prompt_too_long'],
    ['0 slides on churn', 'slides_out_of_range'],
    ['a 250-slide deck on churn', 'slides_out_of_range'],
  ])('refuses %j', async (prompt, code) => {
    expect(await codeOf(() => readBrief({ prompt }))).toBe(code);
  });

  it('refuses a language no deck can be written in', async () => {
    expect(await codeOf(() => readBrief({ prompt: 'churn deck', language: 'tlh' }))).toBe('option_invalid');
  });

  it('refuses a period that is none', async () => {
    expect(await codeOf(() => readBrief({ prompt: 'churn deck', period: 'soon' }))).toBe('period_invalid');
  });

  it('takes out control, zero-width and bidi characters', async () => {
    expect((await readBrief({ prompt: 'chu\u200brn \u202edeck\u0007' })).prompt).toBe('churn deck');
  });

  it('reads any text without failing for another reason than its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (prompt) => {
        expect(['no error', 'prompt_empty', 'slides_out_of_range']).toContain(await codeOf(() => readBrief({ prompt })));
      }),
      { numRuns: 150 },
    );
  });
});

describe('slide counts', () => {
  it.each([
    ['10-slide deck on churn', 10, 10],
    ['a deck on churn, 8-10 slides', 8, 10],
    ['between 5 and 7 slides on churn', 5, 7],
    ['ten slides on churn', 10, 10],
    ['at most 6 slides on churn', 2, 6],
    ['no more than 6 slides on churn', 2, 6],
    ['ten slides on churn, actually make it twelve', 12, 12],
    ['Kurze Präsentation (max. 5 Folien)', 2, 5],
    ['Präsentation mit zwölf Folien', 12, 12],
    ['une présentation de 6 diapositives', 6, 6],
    ['売上報告を10枚で', 10, 10],
    ['スライドは５枚', 5, 5],
    ['制作一份8页的报告', 8, 8],
    ['عرض من 6 شرائح', 6, 6],
    ['one-pager on churn', 1, 1],
    ['churn deck', 4, 10],
  ])('%s', async (prompt, min, max) => {
    expect((await readBrief({ prompt })).slides).toMatchObject({ min, max });
  });

  it('tells a contradiction and takes the exact number', async () => {
    const brief = await readBrief({ prompt: 'Make 12 slides about hiring, keep it under 5 slides' });
    expect([brief.slides.max, brief.conflicts]).toEqual([12, ['The brief asks for 12 and at most 4 slides; 12 was taken.']]);
  });

  it('lets the option beat the prompt', async () => {
    expect((await readBrief({ prompt: '12 slides on churn', slides: { min: 3, max: 3 } })).slides).toEqual({ min: 3, max: 3, asked: true });
  });

  it('does not take minutes of an outage for slides', async () => {
    expect((await readBrief({ prompt: 'Post-mortem deck. The outage took 47 minutes.' })).slides.asked).toBe(false);
  });
});

describe('periods', () => {
  it.each([
    ['QBR for Q4 2017', '2017-Q4'],
    ['QBR for 2017 Q4', '2017-Q4'],
    ['review of the third quarter of 2026', '2026-Q3'],
    ['review, July to September 2026', 'CY2026-Q3'],
    ['review, January to June 2026', 'CY2026-H1'],
    ['FY26 review', '2026'],
    ['FY26 P03 close pack', 'FY26-P03'],
    ['close of period 3 FY26', 'FY26-P03'],
    ['Review of deals. Where was it? Jul-Nov against the same months last year please.', 'M07..M11'],
    ['The rate has dropped since June. Please look at June–November 2026 against June–November 2025.', '2026-06..2026-11'],
    ['Es geht um die Quote. Bitte das Jahr 2025 gegen 2024, nach Angebotsdatum.', '2025'],
    ['Why did margin fall? Compare 2025 against 2024.', '2025'],
    ['FY25/26 Q2 results', '2026-Q2'],
    ['H1 2025/26 board deck', '2026-H1'],
    ['2H25 results', '2025-H2'],
    ['H2 2026 review', '2026-H2'],
    ['Bericht für das 3. Quartal 2026', '2026-Q3'],
    ['Bericht für November 2026', '2026-11'],
    ['revue du T3 2026', '2026-Q3'],
    ['informe del tercer trimestre de 2026', '2026-Q3'],
    ['2026年第3四半期の報告', '2026-Q3'],
    ['2026年第三季度汇报', '2026-Q3'],
    ['نتائج الربع الثالث 2026', '2026-Q3'],
    ['6 slides on bookings. The quarter that just ended is FY27 Q3.', '2027-Q3'],
    ['Is our occupancy really down on last year?', 'YTD'],
    [
      '9 slides for the garage leads: did repairs get faster? Compare March-July 2026 with March-July 2025 on days in the shop. For background: we hired in May.',
      '2026-03..2026-07',
    ],
    [
      'Q2 was strong: is it as good as it looks? Our fiscal year starts on 1 March, so the quarter that just ended is FY27 Q2; go by ship date. 6 slides.',
      '2027-Q2',
    ],
    ['the first-half 2026 budget review', '2026-H1'],
    ['the first half of 2026 against budget', '2026-H1'],
    ['our 2026 first-half results', '2026-H1'],
    ['half-year review 2026', '2026-H1'],
    ['Bericht über die Ergebnisse des ersten Halbjahres 2026', '2026-H1'],
    ['Halbjahresbericht 2026', '2026-H1'],
    ['revue budgétaire du premier semestre 2026', '2026-H1'],
    ['revisión del presupuesto del primer semestre de 2026', '2026-H1'],
    ['revisão do orçamento do segundo semestre de 2025', '2025-H2'],
    ['revisione del budget, primo semestre 2026', '2026-H1'],
    ['2026年上期の予実レビュー', '2026-H1'],
    ['2026年上半年预算回顾', '2026-H1'],
    ['مراجعة الميزانية للنصف الأول من 2026', '2026-H1'],
    ['budget review, year to date', 'YTD'],
    ['Is occupancy this quarter down on last year?', null],
    ['launch on 3 March 2027', null],
    ['QBR for Q3', null],
  ])('%s', async (prompt, period) => {
    expect((await readBrief({ prompt })).period).toBe(period);
  });
});

describe('the kind of deck', () => {
  it.each([
    ['Write the first-half 2026 budget review for the executive committee. Explain the variances that matter.', 'qbr'],
    ['Explain the variances against budget to the executive committee', 'general'],
    ['Budgetbericht 2026: erkläre die Abweichungen', 'qbr'],
    ['Revue budgétaire : expliquez les écarts', 'qbr'],
    ['Revisión presupuestaria: explica las desviaciones', 'qbr'],
    ['预算回顾：讲解差异', 'qbr'],
    ['Explain photosynthesis', 'lecture'],
    ['Explain the French Revolution to students', 'lecture'],
  ])('%s', async (prompt, type) => {
    expect((await readBrief({ prompt })).deckType).toBe(type);
  });
});

describe('languages', () => {
  it.each([
    ['churn deck', 'en'],
    ['Kurze Statuspräsentation zum Projekt Phoenix', 'de'],
    ['Présentation sur la fidélisation des clients', 'fr'],
    ['Presentación para los inversores sobre el mercado', 'es'],
    ['Apresentação sobre o mercado para os investidores', 'pt'],
    ['Presentazione sul mercato per gli investitori', 'it'],
    ['解約率の報告', 'ja'],
    ['客户流失汇报', 'zh'],
    ['عرض عن المبيعات', 'ar'],
    ['Churn deck in German for the board', 'de'],
    ['Erkläre die Französische Revolution auf Englisch', 'en'],
    ['Explain the French Revolution to students', 'en'],
    ['Review of schools in German cities', 'en'],
    ['A deck оn churn for the team', 'en'],
  ])('%s', async (prompt, language) => {
    expect((await readBrief({ prompt })).language).toBe(language);
  });
});

describe('topics', () => {
  it('reads focus, ending and exclusions apart', async () => {
    const { focus, ending, exclude } = await readBrief({
      prompt:
        "QBR for Acme Corp's exec team, focus on pipeline health and churn, keep it formal, end with next steps, don't mention layoffs",
    });
    expect({ focus, ending, exclude }).toEqual({ focus: ['pipeline health', 'churn'], ending: 'next steps', exclude: ['layoffs'] });
  });

  it('takes a list after a colon for topics, and how the deck ends for none of them', async () => {
    const { sections, ending } = await readBrief({
      prompt: 'Quarterly review for the owners: bookings, win rate, reasons for losing and backlog, close with decisions',
    });
    expect({ sections, ending }).toEqual({ sections: ['bookings', 'win rate', 'reasons for losing', 'backlog'], ending: 'decisions' });
  });

  it('takes no question for a topic, and no tax that amounts are stated without for something to leave out', async () => {
    const { sections, focus, exclude } = await readBrief({
      prompt: 'Here are the orders (EUR excluding VAT). Prepare the sales review: what happened, why, and how margin developed.',
    });
    expect({ sections, focus, exclude }).toEqual({ sections: [], focus: [], exclude: [] });
  });

  it('takes a statement for the matter of the order that follows it', async () => {
    const { instruction, period } = await readBrief({
      prompt: 'Here is our ticket export. Satisfaction has dropped this year; write the support review that explains why.',
    });
    expect(instruction).toContain('Write the support review that explains why.');
    expect(period).toBe('YTD');
  });

  it.each([
    ['Sales review. Leave out renewals and anything marked as test. Do not name individual reps.', ['renewals', 'anything marked as test']],
    ["Support review for the COO. Don't count cancelled or test tickets.", ['cancelled', 'test tickets']],
    [
      'Board review, about 10 pages.\nI need to know: 1) why churn rose, 2) who is at risk.\nIgnore void invoices and the sandbox account.',
      ['void invoices', 'sandbox account'],
    ],
    ['Compare 2026 with 2025. Cancelled lines out, credits in.', ['Cancelled lines']],
    ['Vertriebsbericht für die Geschäftsführung. Testdatensätze bitte nicht mitzählen.', ['Testdatensätze']],
    ['Revue des ventes. Ignorez les commandes annulées.', ['commandes annulées']],
    ['Informe de ventas sin contar los pedidos anulados.', ['pedidos anulados']],
    [
      'Desk review. SPAM tickets out, and without internal accounts (desk.example.org).',
      ['internal accounts (desk.example.org)', 'SPAM tickets'],
    ],
    ["Quarterly numbers. There's a test shop in the data, leave it out. Cancelled ones don't count.", ['test shop', 'Cancelled ones']],
    ['Ticket review. Internal test accounts are not customers, drop them.', ['Internal test accounts']],
    [
      'Tickets opened since May, not the spam-tagged ones. Take out everything from @acme.example.',
      ['everything from @acme.example', 'spam-tagged ones'],
    ],
    ['Versandbericht. Stornierte raus, Interner Versand bitte auch nicht mitzählen.', ['Stornierte', 'Interner Versand']],
    ['Revue du trimestre. Sans les commandes de test ni les comptes internes.', ['commandes de test', 'comptes internes']],
    ['Informe para la junta. Fuera los pedidos de prueba, y quita los cancelados.', ['cancelados', 'pedidos de prueba']],
    ['Yard review. Leave the transfer jobs (intern_move) out please.', ['transfer jobs (intern_move)']],
    ['Desk review. Please keep the April blackout out (tag blackout_apr), and bots.', ['April blackout (tag blackout_apr)', 'bots']],
    ['Desk review. Ignore Kestrel Mining (they moved away, nothing to be done) and our demo yards.', ['Kestrel Mining', 'demo yards']],
    ['Site review. Exclude the trial sites (they were free), and show me the trend.', ['trial sites']],
    ["Revue des chantiers. Merci d'écarter la Clinique Saint-Luc, un dossier à part.", ['Clinique Saint-Luc']],
    ['Stock report. We sold out twice and ran out of paint. Find out where.', []],
    ['Team review. Good managers keep bad habits out of a shift and we kept it short.', []],
    ['Risks of a team: people often ignore warnings, and we do not ignore them.', []],
  ])('hears what the figures leave out: %s', async (prompt, leaveOut) => {
    expect((await readBrief({ prompt })).leaveOut.toSorted()).toEqual(leaveOut.toSorted());
  });

  it('does not take "no more than" for an exclusion', async () => {
    expect((await readBrief({ prompt: 'Churn deck, no more than 6 slides' })).exclude).toEqual([]);
  });

  it('finds a company only where the wording leaves no doubt', async () => {
    expect([
      (await readBrief({ prompt: "QBR for Acme Corp's exec team" })).company,
      (await readBrief({ prompt: 'Launch deck: Nimbus 2.0' })).company,
    ]).toEqual(['Acme Corp', null]);
  });
});

describe('material', () => {
  it('reads a typed table by its cells', async () => {
    const [section] = (await readBrief({ prompt: 'Use this.\n\nmonth,bookings\n2026-07,1180000\n2026-08,1340000' })).material;
    expect(section?.blocks).toEqual([
      {
        type: 'table',
        header: ['month', 'bookings'],
        rows: [
          ['2026-07', '1180000'],
          ['2026-08', '1340000'],
        ],
      },
    ]);
  });

  it('reads Markdown as sections of blocks', async () => {
    const { material, title } = await readBrief({
      prompt: 'Make a deck of this.\n\n# Plan\n\n## Steps\n\n1. Buy\n2. Build\n\n> "Go." — Ann',
    });
    expect([title, material.map(({ heading }) => heading), material[1]?.blocks.map(({ type }) => type)]).toEqual([
      'Plan',
      ['Plan', 'Steps'],
      ['list', 'quote'],
    ]);
  });

  it('finds the wish inside a transcript and leaves the speakers out', async () => {
    const brief = await readBrief({
      prompt: 'Mia: Revenue was $2.4M.\nTom: Please make eight slides out of this.\nMia: The office opens 3 May 2027.',
    });
    expect([brief.slides.max, JSON.stringify(brief.material)]).toEqual([8, expect.not.stringContaining('Mia')]);
  });
});

it('a vote on yes or no leaves nothing out', async () => {
  const { exclude, leaveOut } = await readBrief({
    prompt: 'Review of returns. The board has to vote yes or no on a £90,000 repair fund. No appendix.',
  });
  expect([exclude, leaveOut]).toEqual([['appendix'], ['appendix']]);
});

it('of a page of text hears how a measure is worked out and what is to be chosen, where both stand last', async () => {
  const story = Array.from(
    { length: 14 },
    (_, at) => `In week ${at + 1} the two teams told us of one more thing that they had tried and that nobody felt.`,
  );
  const { given = [], questions } = await readBrief({
    prompt: [
      'Our repair rate has fallen since May. Why did it fall?',
      story.join(' '),
      'Repair rate = repaired / taken in.',
      'We can (A) train both teams for €9,000, (B) hire a fitter for €3,100 a month, or or (C) go on as now for €400 a month.',
    ].join('\n\n'),
  });
  expect(given).toContainEqual(expect.objectContaining({ kind: 'measure', called: 'Repair rate' }));
  expect(questions.find(({ kind }) => kind === 'decide')?.options).toHaveLength(3);
});
