/** What each sentence of a brief is for: talk, wishes, confidences and corrections are no material, in any language and wherever they stand. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../src/engine/outline/from-brief/plan-from-brief.ts';
import type { LanguageCode } from '../../../src/model/language.ts';

/** A request, and two statements between which something else is said. */
const frames: Readonly<Record<LanguageCode, readonly [string, string, string]>> = {
  en: ['Make a deck on the ferry line for the council.', 'The ferry carried 41,000 people in 2026.', 'A ticket costs €6.'],
  de: [
    'Mach eine Präsentation zur Fährlinie für den Stadtrat.',
    'Die Fähre beförderte 2026 rund 41.000 Menschen.',
    'Eine Fahrt kostet 6 €.',
  ],
  fr: [
    'Fais une présentation sur la ligne de ferry pour le conseil.',
    'Le ferry a transporté 41 000 personnes en 2026.',
    'Un billet coûte 6 €.',
  ],
  es: [
    'Haz una presentación sobre la línea de ferri para el consejo.',
    'El ferri llevó a 41.000 personas en 2026.',
    'Un billete cuesta 6 €.',
  ],
  pt: ['Faz uma apresentação sobre a linha de ferry para o conselho.', 'O ferry levou 41.000 pessoas em 2026.', 'Um bilhete custa 6 €.'],
  it: [
    'Crea una presentazione sulla linea di traghetti per il consiglio.',
    'Il traghetto ha portato 41.000 persone nel 2026.',
    'Un biglietto costa 6 €.',
  ],
  ja: ['フェリー航路について市議会向けの資料を作ってください。', 'フェリーは2026年に41000人を運びました。', '運賃は600円です。'],
  zh: ['请制作一份关于渡轮航线的演示文稿，面向市议会。', '渡轮2026年运送了41000人。', '票价为6元。'],
  ar: ['أنشئ عرضا تقديميا عن خط العبارات لمجلس المدينة.', 'نقلت العبارة 41000 شخص في عام 2026.', 'سعر التذكرة 6 يورو.'],
};

/** What is said between, and the word of it that may stand nowhere. */
const confidences: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'Captain Holt is a cousin of the landlord. That’s not going in anything.', 'Holt'],
  ['en', 'The Holt family have not agreed to be named.', 'Holt'],
  ['en', 'Captain Holt’s debts must not be on any slide.', 'Holt'],
  ['en', 'Captain Holt has filed for divorce. There is no need for it in the presentation.', 'Holt'],
  ['de', 'Dass Kapitän Holt aufhört, weiß im Haus noch niemand, das gehört da nicht rein.', 'Holt'],
  ['de', '(Im Entwurf standen 777 Gäste für Holt, bitte nicht mehr verwenden.)', '777'],
  ['es', 'Lo de la inspección de Holt no va, ya se contará.', 'Holt'],
  ['es', 'El barco de Holt se descartó, ni mencionarlo.', 'Holt'],
  ['pt', 'O advogado prepara a carta a Holt. Isso não aparece.', 'Holt'],
  ['it', 'Il capitano Holt lascia in maggio. Questo non compare.', 'Holt'],
  ['en', 'Off the record, captain Holt drinks.', 'Holt'],
  ['en', "Captain Holt is leaving, but that isn't for this audience.", 'Holt'],
  ['en', 'Captain Holt is leaving (not public yet).', 'Holt'],
  ['de', 'Im Vertrauen: Kapitän Holt trinkt.', 'Holt'],
  ['de', 'Kapitän Holt geht, aber das bleibt unter uns.', 'Holt'],
  ['fr', 'Entre nous, le capitaine Holt boit.', 'Holt'],
  ['fr', "Le capitaine Holt part, mais ce n'est pas pour la présentation.", 'Holt'],
  ['es', 'Entre nosotros, el capitán Holt bebe.', 'Holt'],
  ['es', 'Extraoficialmente, el capitán Holt se marcha.', 'Holt'],
  ['pt', 'Cá entre nós, o capitão Holt bebe.', 'Holt'],
  ['pt', 'O capitão Holt vai sair, mas isso não é para a apresentação.', 'Holt'],
  ['it', 'Detto tra noi, il capitano Holt beve.', 'Holt'],
  ['it', 'In confidenza, il capitano Holt se ne va.', 'Holt'],
  ['ja', 'ここだけの話、ホルト船長は辞めます。', 'ホルト'],
  ['ja', 'ホルト船長の件はオフレコです。', 'ホルト'],
  ['zh', '私下说，霍尔特船长要辞职。', '霍尔特'],
  ['zh', '霍尔特船长要辞职，请保密。', '霍尔特'],
  ['ar', 'بيني وبينك، القبطان هولت سيستقيل.', 'هولت'],
];
const silences: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', "Please don't mention the collision in Harwich, the insurer asked us not to.", 'insurer'],
  ['en', 'Nothing about the collision in Harwich, please.', 'Harwich'],
  ['de', 'Bitte nicht den Zusammenstoß in Husum erwähnen.', 'Husum'],
  ['de', 'Kein Wort über den Zusammenstoß in Husum.', 'Husum'],
  ['fr', 'Merci de ne pas mentionner la collision de Brest.', 'Brest'],
  ['es', 'No menciones la colisión de Vigo.', 'Vigo'],
  ['pt', 'Não menciones a colisão de Faro.', 'Faro'],
  ['it', 'Non menzionare la collisione di Genova.', 'Genova'],
  ['ja', '横浜での衝突には触れないでください。', '横浜'],
  ['zh', '请不要提及青岛的碰撞。', '青岛'],
  ['ar', 'لا تذكر التصادم في العقبة.', 'العقبة'],
];
const talk: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'Ben wrote: can you send me the table by Friday?', 'table'],
  ['en', 'I hope you had a good weekend.', 'weekend'],
  ['en', 'See attached for the map of the harbour.', 'attached'],
  ['en', 'Let me know if you need anything else.', 'anything else'],
  ['en', 'They have ten minutes for us.', 'ten minutes'],
  ['en', 'They meet Thursday 14 January 2027.', 'They meet'],
  ['de', 'Kannst du mir die Tabelle bis Freitag schicken?', 'Tabelle'],
  ['de', 'Anbei die Karte des Hafens.', 'Anbei'],
  ['de', 'Sie tagen am 14. Januar 2027.', 'tagen'],
  ['fr', "Peux-tu m'envoyer le tableau avant vendredi ?", 'tableau'],
  ['fr', 'Ci-joint le plan du port.', 'Ci-joint'],
  ['fr', 'Ils se réunissent le 14 janvier 2027.', 'réunissent'],
  ['es', '¿Me puedes enviar la tabla antes del viernes?', 'tabla'],
  ['es', 'Se reúnen el 14 de enero de 2027.', 'reúnen'],
  ['pt', 'Segue em anexo o mapa do porto.', 'anexo'],
  ['pt', 'Reúnem-se a 14 de janeiro de 2027.', 'Reúnem'],
  ['it', 'In allegato la mappa del porto.', 'allegato'],
  ['it', 'Si riuniscono il 14 gennaio 2027.', 'riuniscono'],
  ['ja', '添付の地図をご覧ください。', '添付'],
  ['ja', '会議は2027年1月14日です。', '会議は'],
  ['zh', '港口地图见附件。', '附件'],
  ['zh', '他们1月14日开会。', '开会'],
  ['ar', 'مرفق خريطة الميناء.', 'مرفق'],
  ['ar', 'يجتمعون في 14 يناير 2027.', 'يجتمعون'],
];
const wishes: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'Make it punchy.', 'punchy'],
  ['en', 'Use a bar chart here.', 'bar chart'],
  ['en', '10 pages please.', 'pages'],
  ['en', 'End with the decision we need.', 'End with'],
  ['de', 'Hier bitte ein Diagramm einfügen.', 'Diagramm'],
  ['de', 'Höchstens 8 Folien bitte.', 'Folien'],
  ['fr', 'Mettre un graphique ici.', 'graphique'],
  ['fr', 'Pas plus de 8 diapositives.', 'diapositives'],
  ['es', 'Pon un gráfico aquí.', 'gráfico'],
  ['es', 'Termina con la decisión.', 'Termina con'],
  ['pt', 'Coloca um gráfico aqui.', 'gráfico'],
  ['it', 'Inserire un grafico qui.', 'grafico'],
  ['ja', 'ここにグラフを入れてください。', 'グラフ'],
  ['ja', '8枚くらいでお願いします。', '枚くらい'],
  ['zh', '此处请用图表。', '图表'],
  ['zh', '控制在8页以内。', '8页'],
  ['ar', 'ضع رسما بيانيا هنا.', 'رسما'],
];

/** The same four places for each. */
const places: Readonly<Record<string, (ask: string, first: string, said: string, last: string) => string>> = {
  'a prompt': (ask, first, said, last) => `${ask}\n\n${first} ${said} ${last}`,
  'a document': (ask, first, said, last) => `${ask}\n\n# A\n\n## B\n\n${first} ${said} ${last}`,
  'a list': (ask, first, said, last) => `${ask}\n\n# A\n\n- ${first}\n- ${said}\n- ${last}`,
};
const cell = (ask: string, first: string, said: string, last: string) =>
  `${ask}\n\n| Q | A |\n|---|---|\n| 1 | ${first} |\n| 2 | ${said} |\n| 3 | ${last} |`;

const bare = (sentence: string) => sentence.replace(/[.。]$/u, '');

async function heard(prompt: string) {
  const brief = await readBrief({ prompt });
  return { brief, material: JSON.stringify(brief.material), deck: JSON.stringify(planFromBrief(brief, '2026-11-24').outline.slides) };
}

describe.each(Object.entries(places))('in %s', (_, place) => {
  it.each([...confidences, ...talk, ...wishes])('%s: "%s" is no material, and what stands beside it is', async (language, said, never) => {
    const [ask, first, last] = frames[language];
    const { material, deck } = await heard(place(ask, first, said, last));
    expect(material).not.toContain(never);
    expect(material).toContain(bare(first));
    expect(material).toContain(bare(last));
    if (!talk.some(([, each]) => each === said)) expect(deck).not.toContain(never);
  });

  it.each(silences)('%s: "%s" is heeded, and no text itself', async (language, said, never) => {
    const [ask, first, last] = frames[language];
    const { material, deck } = await heard(place(ask, first, said, last));
    expect(`${material}${deck}`).not.toContain(never);
    expect(material).toContain(bare(first));
    expect(material).toContain(bare(last));
  });
});

describe('in a table', () => {
  it.each(confidences)('%s: "%s" takes its row away', async (language, said, never) => {
    const [ask, first, last] = frames[language];
    const { material } = await heard(cell(ask, first, said, last));
    expect(material).not.toContain(never);
    expect(material).toContain(bare(first));
    expect(material).toContain(bare(last));
  });
});

describe('a section', () => {
  it.each([
    ['en', 'Internal notes'],
    ['en', 'Not for the deck'],
    ['en', 'Notes to self'],
    ['de', 'Vertraulich'],
    ['de', 'Nur intern'],
    ['fr', 'Interne – ne pas diffuser'],
    ['es', 'Uso interno'],
    ['pt', 'Confidencial'],
    ['it', 'Riservato'],
    ['ja', '社外秘'],
    ['zh', '内部资料（不对外）'],
    ['ar', 'سري للغاية'],
  ] as const)('%s: "%s" is not for the deck', async (language, heading) => {
    const [ask, first, last] = frames[language];
    const { material } = await heard(`${ask}\n\n# A\n\n${first}\n\n## ${heading}\n\nKolos 77.\n\n- Kolos 78\n\n## C\n\n${last}`);
    expect(material).not.toContain('Kolos');
    expect(material).toContain(bare(first));
    expect(material).toContain(bare(last));
  });

  it.each(['Internal audit', 'Internal controls', 'Confidential computing', 'Interne Revision'])('"%s" is', async (heading) => {
    expect((await heard(`Make a deck.\n\n# A\n\n## ${heading}\n\nKolos has 77 rooms.`)).material).toContain('Kolos');
  });

  it('in confidence asks for silence on what it names, and not on every word of its own', async () => {
    const { exclude } = await readBrief({
      prompt:
        'Make a deck.\n\n# A\n\nThe fare is €6.\n\n## Notes, not for the deck\n\nThe owner would sell. Please do not mention him, the price or the Kolos merger.',
    });
    expect(exclude.join(' ')).toContain('Kolos merger');
    expect(exclude).not.toContain('price');
  });

  it('on what is within is for the deck where another is on what is outside', async () => {
    const { material } = await heard('Make a deck.\n\n# A\n\n## Internal\n\nWe have 12 crews.\n\n## External\n\nTwo rivals left.');
    expect(material).toContain('12 crews');
  });
});

describe('a correction', () => {
  it.each([
    [
      'en',
      'The pier reopens in June 2028 at the earliest.',
      'Actually the pier reopens in September 2028, not June; I just got the letter.',
      'reopens in September 2028 at the earliest',
      'June',
    ],
    ['en', 'The pier reopens on 12 March.', "No, it's the 19th.", 'on 19 March', '12 March'],
    ['en', 'We need ten crews.', 'Make that twelve.', 'twelve crews', 'ten crews'],
    ['en', 'Repairs cost $310K and take a year.', 'Correction: repairs cost $340K.', '$340K and take a year', '310'],
    ['en', 'The pier serves 1,200 cars a day.', "The figure for cars is wrong, it's 1,260.", '1,260 cars', '1,200'],
    [
      'de',
      'Der Steg öffnet am 30. Juni 2027 wieder.',
      'Korrektur: Der Steg öffnet am 31. August 2027, nicht am 30. Juni.',
      'am 31. August 2027 wieder',
      'Juni',
    ],
    ['de', 'Wir brauchen 14 neue Boote.', 'Nein, es sind 16.', '16 neue Boote', '14'],
    [
      'fr',
      "L'embarcadère coûte 1,2 M€ et dure huit mois.",
      "Rectification : l'embarcadère coûte 1,4 M€, pas 1,2 M€.",
      '1,4 M€ et dure huit mois',
      '1,2',
    ],
    ['fr', 'Nous servons 310 repas par jour, en fait 330.', '', '330 repas par jour', '310'],
    [
      'es',
      'La obra termina en junio de 2027.',
      'Perdón, la obra termina en septiembre de 2027, no en junio.',
      'septiembre de 2027',
      'junio',
    ],
    ['es', 'Tenemos 4 barcos nuevos.', 'No, son 5.', '5 barcos nuevos', '4 barcos'],
    ['pt', 'O motor novo chega em março de 2027.', 'Correção: o motor novo chega em maio de 2027.', 'maio de 2027', 'março'],
    ['pt', 'Servimos 310 refeições por dia, aliás 330.', '', '330 refeições por dia', '310'],
    ['it', 'Il cantiere finisce a giugno 2027.', 'Scusa, il cantiere finisce a settembre 2027, non a giugno.', 'settembre 2027', 'giugno'],
    ['it', 'Serviamo 310 pasti al giorno, anzi 330.', '', '330 pasti al giorno', '310'],
    ['ja', '桟橋の完成は2027年6月です。', '訂正です。完成は2027年9月です。', '2027年9月', '6月'],
    ['ja', '桟橋の費用は1.2億円です。', '訂正：費用は1.4億円です。', '1.4億円', '1.2'],
    ['zh', '码头扩建2027年6月完工。', '更正：扩建2027年9月完工。', '2027年9月', '6月'],
    ['ar', 'تنتهي التوسعة في يونيو 2027.', 'تصحيح: تنتهي التوسعة في سبتمبر 2027.', 'سبتمبر 2027', 'يونيو'],
  ] as const)('%s: after "%s" says "%s"', async (language, said, correction, meant, never) => {
    const [ask, first, last] = frames[language];
    const { brief, material } = await heard(`${ask}\n\n${first} ${said} ${correction} ${last}`);
    expect(material).toContain(meant);
    expect(material).not.toContain(never);
    expect(material).toContain(bare(last));
    expect(brief.assumptions).toEqual([]);
  });

  it('changes a list, a table and an earlier mail', async () => {
    const { material } = await heard(
      'From: Ana\nTo: Max\nSubject: Pier\n\nCorrection: the pier reopens in September 2028, not June 2028.\n\nOn 3 Nov 2026, Max wrote:\n> The pier reopens in June 2028.\n\n- Pier reopens: June 2028\n\n| What | When |\n|---|---|\n| Pier reopens | June 2028 |',
    );
    expect(material).not.toContain('June');
    expect(material.match(/September 2028/g)).toHaveLength(3);
  });

  it.each([
    ['We expected costs of $2M.', 'Actually, costs were $3M.'],
    ['The target is 40 crews.', 'No crews left in 2026, and 12 joined.'],
    ['We planned 58 stops.', 'Update: 41 stops moved.'],
    ['The price is $30.', 'The price should be $40.'],
  ])('is not what only sounds so: "%s" "%s"', async (said, other) => {
    const { material } = await heard(`Make a deck on the ferry.\n\n${said} ${other} A ticket costs €6.`);
    expect(material).toContain(bare(said));
    expect(material).toMatch(
      new RegExp(
        bare(other)
          .replace(/^Update: /, '')
          .replaceAll('$', '\\$'),
        'i',
      ),
    );
  });

  it('of nothing that was said stays as a plain sentence, and the report says so', async () => {
    const { brief, material } = await heard(
      'Make a deck on the ferry.\n\nA ticket costs €6. Correction: the harbour closes on 3 May 2027.',
    );
    expect(material).toContain('The harbour closes on 3 May 2027');
    expect(material).not.toContain('Correction');
    expect(brief.assumptions.join()).toContain('The harbour closes on 3 May 2027');
  });
});

describe('what only resembles talk, a wish or a confidence', () => {
  it.each([
    'We thank the 40 volunteers who built the pier.',
    'The meeting room holds 40 people.',
    'Visitors see the attached garden on 12 days a year.',
    'No passenger was hurt in 2026.',
    'Without the pier, nine lines take longer.',
    'Sin embargo, las ventas subieron un 4 %.',
    'Ohne Umbau sinkt der Umsatz um 4 %.',
    'Use of the app rose by 12%.',
    'I would recommend to repair the pier.',
    'Confidential data is stored in Oslo.',
    'We have ten minutes of delay a day.',
    'The lease ends at the end of May.',
    'The gap between us and Kolos grew.',
    'The board meets its targets in 2027.',
    'Keep in mind that two captains retire.',
    'Thanks to the grant we bought three boats.',
    'Ohne Zuschuss fehlen 90.000 €.',
    'Am Ende des Jahres läuft der Vertrag aus.',
    "À la fin de l'année, le contrat expire.",
    'Gracias al fondo compramos tres barcos.',
    'Al final del año vence el contrato.',
    'Termina el alquiler en mayo de 2028.',
    'No final do ano acaba o contrato.',
    'Senza contributo mancano 90.000 €.',
    "Alla fine dell'anno scade il contratto.",
    '最後の便は23時です。',
    '最后一班船是23点。',
    '没有补贴就缺90万元，船老化。',
    'بدون الدعم ينقصنا 90 ألف يورو.',
  ])('"%s" stays', async (said) => {
    expect((await heard(`Make a deck on the ferry.\n\nA ticket costs €6. ${said} The ferry carried 41,000 people.`)).material).toContain(
      bare(said),
    );
  });

  it('loses no more of a sentence than is private', async () => {
    const { material } = await heard(
      'Make a deck on the ferry.\n\nWe hired nine engineers; two of them came from Orvik, but that stays between us. A ticket costs €6.',
    );
    expect(material).toContain('We hired nine engineers');
    expect(material).not.toContain('Orvik');
  });
});

describe('an enumeration in running text', () => {
  const prompt =
    'Make a deck on the ferry.\n\nWe looked at two options. Repair the pier: costs $85K once, takes six weeks, keeps all lines. Move the stop: bridge opens in June 2028. I would recommend the repair.\n\nFuel costs rose by 12%.';

  it('is sections of one paragraph, and what follows the last label is not under it', async () => {
    const { brief } = await heard(prompt);
    expect(brief.material.map(({ heading, inline }) => [heading, inline ?? false])).toEqual([
      [null, false],
      ['Repair the pier', true],
      ['Move the stop', true],
      [null, true],
    ]);
    expect(JSON.stringify(brief.material.at(-1))).toContain('recommend');
  });

  it('ends with its paragraph', async () => {
    const { brief } = await heard(prompt.replace(' I would recommend the repair.', ''));
    expect(brief.material.map(({ heading }) => heading)).toEqual([null, 'Repair the pier', 'Move the stop', null]);
  });
});

describe('a transcript', () => {
  it('is what was said of the matter, by whom only where somebody promises something', async () => {
    const { material } = await heard(
      'Make slides from this call.\n\n[10:00] Maya Lind: Can everyone hear me?\n[10:00] Jon Reyes: Yes, loud and clear.\n[10:01] Maya Lind: Great, let’s get started.\n[10:02] Jon Reyes: The pier moves on 12 March.\n[10:03] Ola Berg: No, it’s the 19th.\n[10:04] Ola Berg: I’ll write the plan by 15 February.\n[10:05] Maya Lind: Thanks everyone, talk next week!',
    );
    expect(material).toMatch(/The pier moves on 19 March.*Ola Berg writes the plan by 15 February/);
    expect(material).not.toMatch(/hear|clear|started|12 March|Thanks|10:0|Maya|Jon/);
  });

  it('has its speakers in scripts without capitals', async () => {
    const { material } = await heard(
      'この会話から資料を作ってください。\n\n田中：聞こえますか。\n佐藤：はい、聞こえます。\n田中：桟橋の費用は1億円です。\n佐藤：完成は2027年9月です。',
    );
    expect(material).not.toMatch(/田中|佐藤|聞こえ/);
    expect(material).toMatch(/1億円.*2027年9月/);
  });

  it('is not a list of labels', async () => {
    const { brief } = await heard('Make a deck.\n\nWarehouse: green, 88% done.\nScanners: amber, 54% done.\nInterface: red, 21% done.');
    expect(brief.material.map(({ heading }) => heading)).toEqual(['Warehouse', 'Scanners', 'Interface']);
  });
});

describe('a deck that is none', () => {
  const others = [
    'The sun deck of the Marlin was closed for nine weeks.',
    'Car deck revenue slipped from £22.6m to £21.9m.',
    'Bookings of deck cabins fell from 410 to 352.',
    'The clinical presentation came 14 days later than in 2025.',
    'The new water slide cost $48,000.',
    'Deck revenue rose 4% to $2.1m in May.',
  ];
  it.each(others)('%s is material wherever it stands', async (said) => {
    for (const prompt of [
      `Make a deck of 5 slides for the harbour board. ${said} Tickets cost $6.`,
      `Make a deck of 5 slides for the harbour board.\n\nTickets cost $6.\n\n${said}`,
    ]) {
      const { material, slides } = await readBrief({ prompt });
      expect(JSON.stringify(material)).toContain(said.slice(0, -1));
      expect(slides).toMatchObject({ min: 5, max: 5 });
    }
  });

  it.each([
    'The deck should show that revenue rose 4%.',
    'I need 6 slides on how sales fell 12%.',
    'This presentation is for our 40 members.',
  ])('%s speaks of the deck that is asked for', async (said) => {
    const { material } = await readBrief({ prompt: `Slides for the harbour board.\n\nTickets cost $6.\n\n${said}` });
    expect(JSON.stringify(material)).not.toContain(said.slice(0, -1));
  });
});

describe('whom a deck is for', () => {
  it('is no number of slides', async () => {
    expect((await readBrief({ prompt: 'Please condense the report below to 8 slides for the trustees.' })).audience).toBe('trustees');
  });
});
