/** What the readers of decisions, steps, risks, dates, causes, options and quotes make of a brief. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { people } from '../../../../../src/engine/outline/from-brief/people/people.ts';
import { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';
import type { Finding, Sentence } from '../../../../../src/engine/outline/from-brief/said.ts';
import { sentencesOf } from '../../../../../src/engine/outline/from-brief/sentences-of.ts';

interface Told extends Finding {
  page: Finding['page'] & { content: Record<string, unknown> };
}

async function read(prompt: string, said?: readonly Sentence[]): Promise<Told[]> {
  const brief = await readBrief({ prompt });
  const sentences = said ?? sentencesOf(brief.material, new Set());
  return people.flatMap((each) => each(sentences, { brief, facts: new GivenFacts(), asOf: '2026-11-02' })) as Told[];
}

/** The first page of a kind that the readers find in a brief, on 2 November 2026. */
async function pageOf(kind: string, prompt: string) {
  return (await read(prompt)).find(({ page }) => page.kind === kind)?.page;
}

/** One paragraph of these sentences; those of a list stand under their heading. */
const paragraph = (...parts: readonly (string | [heading: string, ...items: string[]])[]): Sentence[] =>
  parts
    .flatMap((part, list) =>
      (typeof part === 'string' ? [part] : part.slice(1)).map((text) => ({
        at: 0,
        text,
        heading: typeof part === 'string' ? null : part[0],
        unit: 0,
        list: typeof part === 'string' || part.length < 3 ? null : list,
      })),
    )
    .map((sentence, at) => ({ ...sentence, at }));

describe('steps with their day in front', () => {
  it('have the name in brackets as owner under a heading of steps', async () => {
    const page = await pageOf(
      'action-table',
      'Make a deck.\n\n## Next steps\n\n- 17 April: Contract for the hall signed (Kari Lund)\n- 6 May: Unit on the site (Jens Ohlen)\n- 30 November: Proof of use sent (Petra Lamm)',
    );
    expect(page?.content.actions).toMatchObject([{ who: 'Kari Lund', when: '17 April' }, { who: 'Jens Ohlen' }, { who: 'Petra Lamm' }]);
  });
});

describe('steps', () => {
  it('are as many as people have something to do in one sentence', async () => {
    const page = await pageOf(
      'action-table',
      'Deck on the harbour crane. The old motor fails weekly. Olga orders the spare motor by 9 December, Bert from safety must inspect the rails before 4 January 2027.',
    );
    expect(page!.content.actions).toEqual([
      { what: 'Order the spare motor', who: 'Olga', when: '9 December' },
      { what: 'Inspect the rails', who: 'Bert from safety', when: 'Before 4 January 2027' },
    ]);
  });

  it('take owner and date from brackets, colons and dashes', async () => {
    const page = await pageOf(
      'action-table',
      'Deck on the fair.\n\nNext steps:\n- Book the hall (owner: Ruta)\n- Print flyers: Ivo, 3 December\n- Ask for offers - Mei - 5 January\n- Nadia: draws the plan by 9 January\n- Invite the press',
    );
    expect(page!.content.actions).toEqual([
      { what: 'Book the hall', who: 'Ruta' },
      { what: 'Print flyers', who: 'Ivo', when: '3 December' },
      { what: 'Ask for offers', who: 'Mei', when: '5 January' },
      { what: 'Draw the plan', who: 'Nadia', when: '9 January' },
      { what: 'Invite the press' },
    ]);
  });

  it('have the owner and the date of their own part of a line', async () => {
    const page = await pageOf(
      'action-table',
      'Deck on the fair.\n\nNext steps:\n- paint the gate by May (Ola), second coat for the hut by June (Per)\n- Sweep',
    );
    expect(page!.content.actions).toEqual([
      { what: 'Paint the gate', who: 'Ola', when: 'May' },
      { what: 'Second coat for the hut', who: 'Per', when: 'June' },
      { what: 'Sweep' },
    ]);
  });

  it.each([
    ['a beginning', 'Start bei Kern in Aalen im September 2027', { what: 'Start bei Kern in Aalen', when: 'September 2027' }],
    ['a thing', 'Umzug der Fertigung', { what: 'Umzug der Fertigung' }],
    ['a place in brackets', 'Halle mieten (Ulm)', { what: 'Halle mieten (Ulm)' }],
    ['an object before its verb', 'Brandschutz klärt Lenz mit der Stadt', { what: 'Brandschutz klärt Lenz mit der Stadt' }],
  ])('have no owner in %s', async (_, item, row) => {
    const page = await pageOf('action-table', `Notiz zum Werk.\n\nNächste Schritte:\n- ${item}\n- Dach prüfen bis 3. Mai`);
    expect((page!.content.actions as unknown[])[0]).toMatchObject(row);
    expect((page!.content.actions as { who?: string }[])[0]).not.toHaveProperty('who');
  });

  it('keep in their words what two dates or a reason make unsure', async () => {
    const page = await pageOf(
      'action-table',
      'Deck on the fair.\n\nNext steps:\n- Send the list by Monday and the plan by Friday\n- Decide early, because bids close on 5 February\n- Print flyers by 3 May',
    );
    expect(page!.content.actions).toEqual([
      { what: 'Send the list by Monday and the plan by Friday', when: '–' },
      { what: 'Decide early, because bids close on 5 February', when: '–' },
      { what: 'Print flyers', when: '3 May' },
    ]);
  });

  it('are told by the first and the last of them where both are dated', async () => {
    const page = await pageOf(
      'action-table',
      'Deck on the fair.\n\nNext steps:\n- Council approves the site on 12 March\n- Print flyers\n- Gates open in June',
    );
    expect(page?.title).toBe('Council approves the site on 12 March, Gates open in June');
  });

  it('are told by the sentence above them', async () => {
    const page = await pageOf(
      'action-table',
      'Deck on the fair.\n\n## Next steps\n\nThe gates open two weeks early this year.\n\n- Book the hall (Ruta, 3 May)\n- Print flyers (Ivo, 9 May)',
    );
    expect(page?.title).toBe('The gates open two weeks early this year');
  });

  it.each([
    'Report. The team met on 4 May. Finance expects a loss in Q3. Support will need two people by March.',
    '報告書。鈴木さんは退職した。佐藤さんは2月に異動しました。',
    'Deck on the tram. Line 4 opens on 9 May 2027. The lease ends on 30 June 2027.',
    'Deck on the shop. Revenue will grow by May. Traffic will double by June.',
    'Offer.\n\n## What we promise\n\n- Security: every change is on record\n- Support: one number and one team',
  ])('are not made of what merely happens: %s', async (prompt) => {
    expect(await pageOf('action-table', prompt)).toBeUndefined();
  });

  it('that stand alone are a sentence and no table', async () => {
    expect(await pageOf('action-table', 'Deck on the roof. It leaks. Olga checks the beams by 15 January.')).toBeUndefined();
  });

  it.each([
    [
      'Präsentation zum Umbau. Das Dach ist undicht. Frau Nolte prüft bis 15. Januar die Statik, Jan bestellt die Ziegel bis 20. Januar.',
      [
        { who: 'Frau Nolte', what: 'Prüft die Statik', when: 'Bis 15. Januar' },
        { who: 'Jan', what: 'Bestellt die Ziegel', when: 'Bis 20. Januar' },
      ],
    ],
    [
      'Ata da obra. Ana prepara a proposta até 10 de janeiro e o Carlos visita o fornecedor até 15 de janeiro.',
      [
        { who: 'Ana', what: 'Prepara a proposta', when: 'Até 10 de janeiro' },
        { who: 'Carlos', what: 'Visita o fornecedor', when: 'Até 15 de janeiro' },
      ],
    ],
    [
      '屋根の資料。田中さんが1月15日までに見積もりを取り、施設部は1月20日までに図面を確認します。',
      [
        { who: '田中さん', what: '見積もりを取り', when: '1月15日まで' },
        { who: '施設部', what: '図面を確認します', when: '1月20日まで' },
      ],
    ],
    [
      '屋顶汇报。我们必须在3月15日前完工。王芳负责在1月10日前签订合同，请财务部在12月20日前付款。',
      [
        { who: '王芳', what: '签订合同', when: '1月10日前' },
        { who: '财务部', what: '付款', when: '12月20日前' },
      ],
    ],
  ])('have who and what in other languages: %s', async (prompt, rows) => {
    expect((await pageOf('action-table', prompt))?.content.actions).toEqual(rows);
  });
});

describe('a decision', () => {
  it('has its deadline and its reason in the words of its author', async () => {
    const [found] = await read(
      'Board deck.\n\nThe pool needs a roof of 600 square metres. The council has to decide in March, because offers lapse on 5 April. Otherwise the pool stays shut.',
    );
    expect(found).toMatchObject({
      tells: [1, 2],
      page: {
        kind: 'statement',
        content: {
          text: 'The council has to decide in March, because offers lapse on 5 April',
          support: 'Otherwise the pool stays shut',
        },
      },
    });
  });

  it.each([
    ['Board deck for Tarn Foods. Sales fell 4% in 2026. We need the board to approve the sale of the Leith depot.', /approve the sale/],
    ['Vorstandsvorlage zum Lager. Die Kosten steigen. Wir bitten den Vorstand um Freigabe des Umbaus.', /^Wir bitten den Vorstand/],
    ["Présentation sur le dépôt. Les coûts montent. Nous demandons l'accord pour un pilote à Lyon.", /^Nous demandons l'accord/],
    ['倉庫の資料。費用は増えています。試験運用の承認をお願いします。', /^試験運用の承認/],
    ['Verbale. I costi salgono. Il consiglio deve approvare il piano entro il 31 gennaio.', /^Il consiglio deve approvare/],
  ])('is heard in other languages: %s', async (prompt, title) => {
    expect((await pageOf('statement', prompt))?.title).toMatch(title);
  });

  it('that was taken is not asked for', async () => {
    expect(await read('Deck on the pool. The council has approved the budget. The board decided in May.')).toEqual([]);
  });

  it('among several is a point, unless each has its day', async () => {
    const page = await pageOf('points', 'Board deck.\n\nDecisions needed:\n- Close the Leith depot by 30 June\n- Hire a buyer');
    expect([page?.title, page?.content.points]).toEqual([
      'Two decisions: close the Leith depot and hire a buyer',
      [{ head: 'Close the Leith depot by 30 June' }, { head: 'Hire a buyer' }],
    ]);
  });
});

describe('a recommendation', () => {
  it('is offered to the summary as it was said', async () => {
    const [found] = await read("Deck on routes. Buses run late. I'd recommend redrawing the routes and hiring two drivers ($130K a year).");
    expect(found?.point).toBe("I'd recommend redrawing the routes and hiring two drivers ($130K a year)");
  });
});

describe('risks', () => {
  it('have who answers them, how and by when, each from its own line', async () => {
    const page = await pageOf(
      'table',
      'Deck on the pool.\n\nRisks: parents on the hill face longer walks (Marcus will hold two meetings in February); the union may contest shifts (Lena talks to them by 22 January).',
    );
    expect((page!.content.rows as { cells: string[] }[]).map(({ cells }) => cells)).toEqual([
      ['Parents on the hill face longer walks', 'Hold two meetings', 'Marcus', 'February'],
      ['The union may contest shifts', 'Talk to them', 'Lena', '22 January'],
    ]);
  });

  it('have their answer behind a colon where owner and date follow it', async () => {
    const page = await pageOf(
      'table',
      'Vorlage Mehrweg.\n\nRisiken: Rücklauf bleibt unter 98 %: Pfand von 15 € je Behälter (Einkauf, bis 30. April); Anlage kommt später: Miete in Ulm (Technik, bis 15. Mai)',
    );
    expect((page!.content.rows as { cells: string[] }[]).map(({ cells }) => cells)).toEqual([
      ['Rücklauf bleibt unter 98 %', 'Pfand von 15 € je Behälter', 'Einkauf', 'Bis 30. April'],
      ['Anlage kommt später', 'Miete in Ulm', 'Technik', 'Bis 15. Mai'],
    ]);
  });

  it('never take an answer from elsewhere', async () => {
    const found = await read(
      'Deck on the app.\n\nRisks: missing translations (Ana hires two people), no Easter rota; late keys.\n\nLena will find an Easter rota by 5 March.',
    );
    expect(JSON.stringify(found.map(({ page }) => page))).not.toContain('Lena');
  });

  it('keep a bracket that is no answer in their own words', async () => {
    const page = await pageOf('table', 'Deck on the app.\n\nRisks: translations are late (60% done); no rota (Lena writes one by 5 March)');
    expect((page!.content.rows as { cells: string[] }[])[0]!.cells).toEqual(['Translations are late (60% done)', '–', '–', '–']);
  });
});

describe('dates', () => {
  it('that a paragraph tells one after another stand on a line', async () => {
    const page = await pageOf(
      'timeline',
      'Plan for the library. On 3 May the shelves arrive, on 9 May the books are moved, on 20 May the library opens.',
    );
    expect([page?.title, page?.content.events]).toEqual([
      'The shelves arrive (3 May) – The library opens (20 May)',
      [
        { when: '3 May', head: 'The shelves arrive' },
        { when: '9 May', head: 'The books are moved' },
        { when: '20 May', head: 'The library opens' },
      ],
    ]);
  });

  it('are to scale only where their years are given', async () => {
    const page = await pageOf(
      'timeline',
      'Deck on the move. Code freeze is on 8 February 2027. Go-live on 1 March 2027. The contract ends on 31 March 2027.',
    );
    expect(page!.content.events).toEqual([
      { when: '8 February 2027', head: 'Code freeze', date: '2027-02-08' },
      { when: '1 March 2027', head: 'Go-live', date: '2027-03-01' },
      { when: '31 March 2027', head: 'The contract ends', date: '2027-03-31' },
    ]);
  });

  it('may be times of one day', async () => {
    const page = await pageOf('timeline', 'Postmortem. 14:02 the alert fires. 14:10 Kim opens the incident. 15:05 all checks are green.');
    expect((page!.content.events as { when: string }[]).map(({ when }) => when)).toEqual(['14:02', '14:10', '15:05']);
  });

  it.each([
    ['only two', 'Deck on the move. Go-live on 1 March 2027. The contract ends on 31 March 2027.'],
    ['mentioned in passing', 'Memo. The lease, signed on 3 May 2024, ends on 30 June 2027. Rent rose on 1 June 2025 by a tenth.'],
  ])('that are %s are no course of events', async (_, prompt) => {
    expect(await pageOf('timeline', prompt)).toBeUndefined();
  });
});

describe('causes', () => {
  it('of one thing are its reasons, in a deck that asks why', async () => {
    const page = await pageOf(
      'points',
      'Deck on why we lost the Orlo tender. We lost it because our price was 12% above the winner, because two references were missing, and because we answered late.',
    );
    expect([page?.title, page?.content.points]).toEqual([
      'We lost the Orlo tender for three reasons',
      expect.objectContaining({ length: 3 }),
    ]);
  });
});

describe('quotes', () => {
  it('have their speaker', async () => {
    const page = await pageOf(
      'quote',
      'Pitch deck for Halden Loop. It repairs batteries. "They cut our battery spend by a third," says Marit Dahl, fleet manager at Velora.',
    );
    expect(page?.content).toEqual({ text: 'They cut our battery spend by a third', by: 'Marit Dahl, fleet manager at Velora' });
  });

  it('without a speaker are none', async () => {
    expect(
      await pageOf('quote', 'Pitch deck for Halden Loop. It repairs batteries. Slogan: "Every pack deserves a second life."'),
    ).toBeUndefined();
  });
});

describe('options', () => {
  const routes = [
    { name: 'Redraw the routes', price: '{{given.1}}', per: 'once', items: ['Brings on-time back to about 90%', 'Ready by 1 March'] },
    {
      name: 'Hire four more drivers',
      price: '{{given.2}}',
      per: 'a year',
      items: ['On-time 93%', 'Not before August because of licensing'],
    },
    { name: 'Do nothing', price: '–', items: ['Costs nothing, but two schools threaten to run their own buses'] },
  ];

  it.each([
    [
      'sections of a paragraph',
      paragraph(
        'We looked at three options.',
        ['Redraw the routes', 'costs $85K once', 'brings on-time back to about 90%', 'ready by 1 March'],
        ['Hire four more drivers', '$260K a year', 'on-time 93%', 'not before August because of licensing'],
        ['Do nothing', 'costs nothing, but two schools threaten to run their own buses'],
      ),
    ],
    [
      'labelled sentences',
      paragraph(
        'We looked at three options.',
        'Redraw the routes: costs $85K once, brings on-time back to about 90%, ready by 1 March.',
        'Hire four more drivers: $260K a year; on-time 93%; not before August because of licensing.',
        'Do nothing: costs nothing, but two schools threaten to run their own buses.',
      ),
    ],
    [
      'items under their heading',
      paragraph([
        'Options',
        'Redraw the routes (costs $85K once, brings on-time back to about 90%, ready by 1 March)',
        'Hire four more drivers – $260K a year; on-time 93%; not before August because of licensing',
        'Do nothing: costs nothing, but two schools threaten to run their own buses',
      ]),
    ],
  ])('keep all that is said of each, as %s', async (_, said) => {
    const [found] = await read('Deck on buses.', said);
    expect(found?.page.content.plans).toEqual(routes);
    expect(found?.tells).toEqual(said.map(({ at }) => at));
  });

  it('without one amount each are named things with their words', async () => {
    const said = paragraph(['Options', 'Stay: keep the cellar, no work', 'Move (saves $4K a year)', 'Scan: nothing on paper']);
    const [found] = await read('Deck on the archive.', said);
    expect(found?.page.content.cells).toEqual([
      { head: 'Stay', text: 'Keep the cellar; No work' },
      { head: 'Move', text: 'Saves $4K a year' },
      { head: 'Scan', text: 'Nothing on paper' },
    ]);
  });

  it('do not own what is said behind their last item', async () => {
    const said = paragraph(
      ['Option 1', 'extend the yard', '$640K', 'eight months of work'],
      ['Option 2', 'move to the old school', '$1.1M', 'not before August'],
    );
    const behind: Sentence = { at: said.length, text: 'Parents prefer Option 1.', heading: 'Option 2', unit: 0, list: null };
    const [found] = await read('Deck on the school.', [...said, behind]);
    expect(JSON.stringify(found?.page.content)).not.toContain('Parents');
    expect(found?.tells).not.toContain(behind.at);
  });

  it.each([
    ['letters', paragraph('Option B: buy a van ($40K, in May).', 'Option C: rent a van ($900 a month, at once).')],
    ['number', paragraph('We have three options.', 'Lease: $10K a month, ready in May.', 'Buy: $1M once.', 'Nobody likes waiting.')],
  ])('of which one is missing by their %s are left as they were written', async (_, said) => {
    expect(await read('Deck on vans.', said)).toEqual([]);
  });

  it('favour the one that is recommended by its name', async () => {
    const said = paragraph(
      'Wir haben zwei Möglichkeiten.',
      'Ausbau in Ulm: 1,2 Mio. €, fertig im Mai.',
      'Halle in Neu-Ulm: 180.000 € im Jahr, sofort frei.',
      'Wir empfehlen den Ausbau in Ulm.',
    );
    const found = (await read('Bitte eine Vorlage zum Lager.', said)).find(({ page }) => page.kind === 'two-columns');
    expect(found?.page).toMatchObject({ title: 'Wir empfehlen den Ausbau in Ulm', content: { favoured: 'left' } });
  });

  it.each([
    ['Notiz. Wir können entweder das Lager ausbauen (1,2 Mio. €, fertig im Mai) oder eine Halle mieten (180.000 € im Jahr).'],
    ['Acta. Opciones: A) ampliar el almacén (2 M€, en abril); B) alquilar una nave (20.000 € al mes).'],
    ['仓库汇报。我们比较了两个方案。方案A：扩建仓库，一次性600万元。方案B：租用仓库，每年80万元，三月可用。'],
    ['عرض عن المستودع. الخيارات: توسيع المستودع (3 ملايين درهم)؛ استئجار مستودع (400 ألف درهم في السنة، جاهز في مارس).'],
  ])('stand side by side in other languages: %s', async (prompt) => {
    expect(await pageOf('two-columns', prompt)).toBeDefined();
  });

  it('have arguments for and against', async () => {
    const page = await pageOf('pros-cons', 'Deck on the move.\n\nPros:\n- Closer to the station\nCons:\n- No room for the lab');
    expect(page?.title).toBe('Closer to the station, but no room for the lab');
  });
});
