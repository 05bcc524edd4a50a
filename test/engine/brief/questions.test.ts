/** The questions that a prompt asks. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const asked = async (prompt: string) =>
  (await readBrief({ prompt })).questions.map(({ kind, sense, text }) => `${kind}${sense ? ` ${sense}` : ''}: ${text}`);

describe('a change that is stated before what is asked of it', () => {
  it.each([
    ['Our win rate has slipped this year. Where exactly is it happening, and since when?', 'why: Our win rate has slipped this year'],
    ['First reply times have got worse: compare Q3 with Q2. Where is it?', 'why: First reply times have got worse'],
    [
      'We mould plastic parts and scrap cost us noticeably more between May and July than last year. What really changed, in which month?',
      'why: scrap cost us noticeably more',
    ],
    ['Die Quote ist gesunken. Woran liegt es, und seit wann?', 'why: Die Quote ist gesunken'],
  ])('is asked why of: %s', async (prompt, question) => {
    expect(await asked(prompt)).toEqual([question]);
  });

  it('stays what it is where a question names what it asks of', async () => {
    expect(await asked('Sales have slipped. Why did margin fall?')).toEqual(['why: Why did margin fall']);
    expect(await asked('Sales have slipped. How many customers left?')).toEqual([
      'why: Sales have slipped',
      'amount: How many customers left',
    ]);
    expect(await asked('Sales have slipped. How many customers did it cost?')).toEqual([
      'why: Sales have slipped',
      'cost: How many customers did it cost',
    ]);
  });
});

describe('a change that a brief tells of anywhere', () => {
  it.each([
    [
      'Hi Ada,\n\nthe trustees meet on Tuesday 8 December and want a straight answer on visits.\n\n- Repeat visits have crept up since summer. The depots say it is the parts.\n- About six pages.',
      'Repeat visits have crept up since summer',
    ],
    [
      'Bitte eine Präsentation zum Leergut. Seit dem Frühjahr liegen wir höher als im Vorjahr. Höchstens 8 Seiten.',
      'Seit dem Frühjahr liegen wir höher als im Vorjahr',
    ],
    ['Il faut un support pour jeudi. Le taux de retour a augmenté depuis mars. Six pages.', 'Le taux de retour a augmenté depuis mars'],
    [
      "Our win rate has been sliding since spring and I'm pretty sure it's Rita's team getting undercut by Castell.",
      'Our win rate has been sliding since spring',
    ],
    ['Guests have clearly become less happy. Eight pages.', 'Guests have clearly become less happy'],
    [
      'Wait times at Brook Clinic: the no-show rate was about 8% until spring; since June it has been around 13%. Six slides.',
      'Wait times at Brook Clinic: the no-show rate was about 8% until spring; since June it has been around 13%',
    ],
    [
      'Our fill rate was around 96% and it has been sliding since May. Where? Six slides.',
      'Our fill rate was around 96% and it has been sliding since May',
    ],
    [
      'Die Rücklaufquote lag bei rund 42 %, seit August sind wir nur noch bei 35 %. Höchstens 6 Folien.',
      'Die Rücklaufquote lag bei rund 42 %, seit August sind wir nur noch bei 35 %',
    ],
    ['Le taux de casse est tombé depuis juin. Pourquoi ? Six pages.', 'Le taux de casse est tombé depuis juin'],
    [
      'The share of repeat guests fell to 33.6 per cent. Tell me why it dropped. Six slides.',
      'The share of repeat guests fell to 33.6 per cent',
    ],
    [
      'Depuis le printemps, la part des colis qui reviennent a nettement monté. Six pages.',
      'Depuis le printemps, la part des colis qui reviennent a nettement monté',
    ],
    [
      'Since spring the share of repairs that our workshop finishes completely within two days (48 hours from when the machine is brought in) is going down quite a lot. Six slides.',
      'Since spring the share of repairs that our workshop finishes completely within two days (48 hours from when the machine is brought in) is going down quite a lot',
    ],
    ['Necesito una presentación. La tasa de bajas ha subido desde mayo. Seis páginas.', 'La tasa de bajas ha subido desde mayo'],
  ])('is asked why of: %s', async (prompt, text) => {
    const { questions } = await readBrief({ prompt });
    expect(questions[0]).toEqual({ kind: 'why', text, about: text, stated: true });
  });

  it('is cut at no decimal point', async () => {
    const { questions } = await readBrief({
      prompt:
        'Margin at Linden has slipped from about 35.4 per cent of sales in spring to about 33.6 per cent, I think since May. Where is it?',
    });
    expect(questions[0]?.text).toBe('Margin at Linden has slipped from about 35.4 per cent of sales in spring to about 33.6 per cent');
  });

  it.each([
    'Make a deck on returns. Costs should be lower next year.',
    'Make a deck on returns. We have to decide whether to drop the code.',
    'Make a deck on returns. List prices were 2.5% lower before May, that is known.',
    'Make a deck on returns. Show the shops which fell.',
    'Q4 2025 sales QBR, 12 slides',
    'Business review for the board. Seven slides max.',
    'Review of the summer sale for the mayor, 8 slides',
  ])('is not what is wished, decided, known or to be shown, nor how long the deck is: %s', async (prompt) => {
    expect((await readBrief({ prompt })).questions.filter(({ stated }) => stated)).toEqual([]);
  });
});

describe('who or what others hold to be the cause', () => {
  const blamed = async (said: string) =>
    (await readBrief({ prompt: `Why did margin fall? ${said}` })).blamed?.filter(({ sentence }) => !sentence);

  it('may be named anywhere in a sentence that suspects something', async () => {
    const prompt =
      'Why did margin fall? The owners are convinced it is the new till. The GM thinks Nordmart is squeezing us. Our shops open at nine.';
    const { blamed: found } = await readBrief({ prompt });
    expect(found?.filter(({ sentence }) => sentence).map(({ text }) => text)).toEqual([
      'The owners are convinced it is the new till.',
      'The GM thinks Nordmart is squeezing us.',
    ]);
  });

  it.each([
    [
      'The CFO blames the April price rise; sales think it is Sam, who started in May.',
      [{ text: 'April price rise', since: 'M04' }, { text: 'Sam' }],
    ],
    ["Marketing says it's sales, sales says it's the junk leads from the fairs since we raised that budget in March.", [{ text: 'sales' }]],
    [
      'People will say it is simply more tickets, or the chatbot that went live in March 2026.',
      [{ text: 'more tickets' }, { text: 'chatbot', since: '2026-03' }],
    ],
    ['Die Leitung meint, es seien die Energiepreise oder eben mehr Sendungen.', [{ text: 'Energiepreise' }, { text: 'mehr Sendungen' }]],
  ])('is heard, and asks nothing by itself: %s', async (said, expected) => {
    expect(await blamed(said)).toEqual(expected);
    expect(await asked(`Why did margin fall? ${said}`)).toEqual(['why: Why did margin fall']);
  });
});

describe('questions', () => {
  it.each([
    [
      'Why did margin fall? What does churn cost us? Which channels convert best?',
      'Why did margin fall',
      'What does churn cost us',
      'Which channels convert best',
    ],
    [
      'Warum ist die Marge gesunken? Was kostet uns die Abwanderung? Welche Kanäle konvertieren am besten?',
      'Warum ist die Marge gesunken',
      'Was kostet uns die Abwanderung',
      'Welche Kanäle konvertieren am besten',
    ],
    [
      'Pourquoi la marge a-t-elle baissé ? Combien coûte un client ? Quels canaux convertissent le mieux ?',
      'Pourquoi la marge a-t-elle baissé',
      'Combien coûte un client',
      'Quels canaux convertissent le mieux',
    ],
    [
      '¿Por qué bajó el margen? ¿Cuánto cuesta un cliente? ¿Qué canal convierte mejor?',
      'Por qué bajó el margen',
      'Cuánto cuesta un cliente',
      'Qué canal convierte mejor',
    ],
    [
      'Por que caiu a margem? Quanto custa um cliente? Qual canal converte melhor?',
      'Por que caiu a margem',
      'Quanto custa um cliente',
      'Qual canal converte melhor',
    ],
    [
      'Perché è sceso il margine? Quanto costa un cliente? Quale canale converte meglio?',
      'Perché è sceso il margine',
      'Quanto costa un cliente',
      'Quale canale converte meglio',
    ],
    [
      'なぜ利益率が下がったのか。解約のコストはいくらか。どのチャネルが最も良いか。',
      'なぜ利益率が下がったのか',
      '解約のコストはいくらか',
      'どのチャネルが最も良いか',
    ],
    ['为什么利润率下降？解约造成多少损失？哪个渠道转化最好？', '为什么利润率下降', '解约造成多少损失', '哪个渠道转化最好'],
    [
      'لماذا انخفض الهامش؟ كم تكلفنا خسارة العملاء؟ أي قناة هي الأفضل؟',
      'لماذا انخفض الهامش',
      'كم تكلفنا خسارة العملاء',
      'أي قناة هي الأفضل',
    ],
  ])('are read in the words of the author: %s', async (prompt, why, cost, which) => {
    expect(await asked(prompt)).toEqual([`why: ${why}`, `cost: ${cost}`, `which best: ${which}`]);
  });

  it('of one sentence are told apart', async () => {
    expect(await asked('Marketing review Q3 2025: which channels convert best and what does a customer cost?')).toEqual([
      'which best: which channels convert best',
      'cost: what does a customer cost',
    ]);
    expect(await asked('Explain why margin fell although sales rose, and which carrier we should drop.')).toEqual([
      'why: why margin fell although sales rose',
      'which worst: which carrier we should drop',
    ]);
  });

  it.each([
    ['Sales are up but margin is down and the owner wants to know why before the board.', 'margin is down and the owner wants to know'],
    ['Der Umsatz steigt, aber die Marge ist gesunken und wir wissen nicht warum.', 'die Marge ist gesunken und wir wissen nicht'],
  ])('may ask back for what was said before: %s', async (prompt, about) => {
    expect((await readBrief({ prompt })).questions).toEqual([{ kind: 'why', text: about, about }]);
  });

  it.each([
    ['Where exactly is the problem, and what should we do first?', ['which: where exactly is the problem']],
    ['Why did returns rise and what is to be done?', ['why: why did returns rise']],
    ['What should we fix first? What does churn cost us?', ['cost: what does churn cost us']],
    ['Warum sinkt die Marge, und was ist zu tun?', ['why: warum sinkt die marge']],
    ['Pourquoi la marge baisse-t-elle, et que faut-il faire ?', ['why: pourquoi la marge baisse-t-elle']],
  ])('leave what is to be done to the next steps: %s', async (prompt, questions) => {
    expect((await asked(prompt)).map((each) => each.toLowerCase())).toEqual(questions);
  });

  it.each([
    [
      'Sales review for the team. Bookings have been soft since spring, so focus on where we are losing and what we should decide.',
      'which: where we are losing',
    ],
    [
      'Complaints have gone up this year; write the service review that explains why and tells us what to change.',
      'why: Complaints have gone up this year',
    ],
    ['Revenue is growing but margin slipped, and we need to know why and what to do.', 'why: margin slipped, and we need to know'],
    ['Board paper on subscriptions: what happened, why, and what the board should decide.', 'why: why'],
    [
      'Outlook for the owners: how much is up for renewal, which clients are at risk.',
      'amount: how much is up for renewal',
      'which: which clients are at risk',
    ],
    ['Umsatzbericht für die Leitung. Die Marge ist gesunken, also erkläre warum.', 'why: Die Marge ist gesunken'],
  ])('that an order puts are read in %s', async (prompt, ...questions) => {
    expect(await asked(prompt)).toEqual(questions);
  });

  it('may stand in a list', async () => {
    expect(await asked('Q3 review\n\n- Why did churn rise?\n- Which region sells least?')).toEqual([
      'why: Why did churn rise',
      'which least: Which region sells least',
    ]);
  });

  it.each([
    'Create a QBR. Show the deals which slipped and the regions which we lost. End with what we do next',
    'A deck on how our funnel works and what we learned',
    'Can you make it short?',
    'Where the fee is blank use the list fee.',
    'So I am being asked why we bother.',
    'Show the numbers, and we will say why before the board meets.',
    'Sales QBR Q4 2025, focus on win rate, no pricing',
  ])('are not made of other clauses: %s', async (prompt) => {
    expect(await asked(prompt)).toEqual([]);
  });
});

it('who wants to know is no audience', async () => {
  expect((await readBrief({ prompt: 'Margin is down and the owner wants to know why before the board.' })).audience ?? null).toBeNull();
  expect((await readBrief({ prompt: 'A margin review for the board.' })).audience).toBe('board');
});

describe('a question that points back', () => {
  it.each([
    'How did the service develop against last year, what is behind the changes and what should we do about it?',
    'How did the quarter go, what is behind it, and what does it mean for us?',
  ])('asks why of whatever the deck is about: %s', async (prompt) => {
    const { questions } = await readBrief({ prompt });
    expect(questions.filter(({ kind }) => kind === 'why').map(({ about }) => about)).toEqual(['']);
  });

  it('asks of the move before it, where one is told', async () => {
    const { questions } = await readBrief({ prompt: 'Margin has dropped since May. What is behind it?' });
    expect(questions.map(({ kind, about }) => [kind, about])).toEqual([['why', 'Margin has dropped since May']]);
  });
});

describe('questions which of two causes it is', () => {
  it.each([
    'Is it them, or is it just the autumn volume?',
    'Liegt es am Team oder am Preis?',
    "Est-ce le prix ou l'équipe ?",
    '¿Es el precio o el equipo?',
    'É o preço ou a equipa?',
    'È il prezzo o la squadra?',
    '原因は価格か担当者か？',
    '是因为价格还是团队？',
    'هل السبب السعر أم الفريق؟',
  ])('of two causes ask why, of what is spoken of: %s', async (question) => {
    const { questions } = await readBrief({ prompt: `${question}` });
    expect(questions.map(({ kind, about }) => [kind, about])).toEqual([['why', '']]);
  });
});

describe('whether what was said is true', () => {
  it.each([
    [
      "Orders hold but the shop floor feels we're winning less – is that true, and if so where and since when?",
      "the shop floor feels we're winning less",
      'where and since when',
    ],
    ['Our head of sales thinks margin has slipped. Is it true?', 'Our head of sales thinks margin has slipped', null],
    ['Der Vertrieb sagt, wir gewinnen weniger: stimmt das?', 'Der Vertrieb sagt, wir gewinnen weniger', null],
    ['L’équipe pense que la marge baisse, est-ce vrai ?', "L'équipe pense que la marge baisse", null],
    ['El equipo cree que el margen baja, ¿es cierto?', 'El equipo cree que el margen baja', null],
    ['A equipa acha que a margem caiu, é verdade?', 'A equipa acha que a margem caiu', null],
    ['Il team pensa che il margine sia calato, è vero?', 'Il team pensa che il margine sia calato', null],
  ])('asks why, of what is said: %s', async (prompt, claim, more) => {
    const { questions } = await readBrief({ prompt });
    expect(questions.map(({ kind, text }) => [kind, text])).toEqual([['why', claim], ...(more === null ? [] : [['which', more]])]);
  });

  it('is not asked by a relative clause beside a question', async () => {
    expect(await asked('Bookings grew in a market which the board likes, so why is cash down?')).toEqual(['why: why is cash down']);
  });

  it('is not asked by what somebody also has', async () => {
    expect(await asked('We also have budget for two more vans: where is demand highest?')).toEqual(['which most: where is demand highest']);
  });
});

describe('what somebody needs to know', () => {
  it('is also what is to be found out, checked or shown', async () => {
    expect(await asked('Please find out where the misses come from, and how much ARR sits with those accounts.')).toEqual([
      'which: where the misses come from',
      'amount: how much ARR sits with those accounts',
    ]);
  });

  it.each([
    ['Churn has jumped. I need to know who is actually leaving.', ['why: Churn has jumped', 'which: who is actually leaving']],
    ['Wir müssen wissen, welche Kunden gehen.', ['which: welche Kunden gehen']],
    ['Nous devons savoir quels clients partent.', ['which: quels clients partent']],
  ])('is asked without a mark: %s', async (prompt, questions) => {
    expect(await asked(prompt)).toEqual(questions);
  });

  it.each([
    ['Support has asked for two more people: should we say yes, and for which sites?', ['decide: should we say yes, and for which sites']],
    [
      'Where does this come from, and should we renew with Orbit at 22% on 1 October or not?',
      ['which: Where does this come from', 'decide: should we renew with Orbit at 22% on 1 October or not'],
    ],
    ['Sollen wir den Vertrag verlängern?', ['decide: Sollen wir den Vertrag verlängern']],
    ['The depot wants one more van: would that fix it?', ['decide: would that fix it']],
    ['What is behind the fall, and what should we stop doing?', ['why: What is behind the fall']],
  ])('is a decision that the data cannot weigh: %s', async (prompt, questions) => {
    expect(await asked(prompt)).toEqual(questions);
  });
});
