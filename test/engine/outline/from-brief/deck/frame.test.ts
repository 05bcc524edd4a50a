/** What frames a deck from a brief: its name, its length, and no page that only asks. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';

async function deckOf(prompt: string) {
  const brief = await readBrief({ prompt });
  const { outline, questions } = planFromBrief(brief, '2026-11-01');
  return { brief, slides: outline.slides, title: outline.slides[0]!.title, titles: outline.slides.map(({ title }) => title), questions };
}

const talk = `[Auto-transcript - Alder Vale Ferries, harbour office, 3 March 2026 - 3 participants]

RUTH: Nils, you make the slides from this, it is for the harbour board on 20 March.

NILS: How many?

RUTH: Five. Start with the delays.

OLE: Delays went from 4 percent of trips in 2023 to 9 percent in 2024 and 17 percent last year. The old gearbox caused 61 of the 80 breakdowns. A day without the second ferry costs us 5,200 euros.

RUTH: What can we do?

OLE: We can rebuild the gearbox for 210,000 euros, done in 14 weeks. Or we lease a ferry from Moss Line for 38,000 euros a month. A new ferry is 3.1 million and takes two years.

RUTH: I am for the rebuild, and we lease for the 14 weeks.

OLE: The risk is the yard, it has one dock free and that only until May. If the gearbox housing is cracked, add 45,000.

RUTH: Ole books the dock by 2 April. Nils signs the lease by 10 April. The board approves 345,000 euros.`;

const memo = `Dictation, Tom Reyes, 4 May 2026. Keep it to six, Ann.

Where we are. Alder Bakery sold 412 thousand loaves in 2023, 398 in 2024 and 371 last year. Four of our nine shops lose money. Rent went up by 18 percent in two years.

Staff. We lost 11 of 46 bakers last year. Night work is the reason for nine of them. Training a new baker costs 7,400 euros.

Two ways out. We close the four shops and save 260 thousand euros a year. Or we bake by day and sell frozen dough to the shops, which costs 540 thousand euros once and saves 190 thousand a year.

I propose to bake by day from September. The bank lends us 400 thousand euros at 4.1 percent. The risk is that regular customers do not like the bread.

Dates. Ann asks the bank by 1 June. Lena tests the dough by 20 June. The partners vote on 3 July.`;

describe('the length that is asked for', () => {
  it('is heard where a talk answers how many', async () => {
    const { brief } = await deckOf(talk);
    expect(brief.slides).toMatchObject({ min: 5, max: 5 });
  });

  it('is heard of a memo that is spoken without a break, and kept', async () => {
    const { slides } = await deckOf(memo);
    expect(slides).toHaveLength(6);
  });
});

describe('a name spoken by the way', () => {
  it('heads what stands below it and is no point', async () => {
    const { slides } = await deckOf(memo);
    expect(JSON.stringify(slides.map(({ content }) => content))).not.toMatch(/"(?:head|text)":"Dates\\.?"\}/);
    expect(slides.some(({ section }) => section === 'Dates')).toBe(true);
  });
});

describe('the cover', () => {
  it.each([
    ['the matter of a talk', talk, /^Delays/],
    ['the house of the first figures', memo, 'Alder Bakery'],
    [
      'the matter of a mail and not the question of a sceptic',
      'From: Ida Holm\nTo: Office\nSubject: FW: RE: Street lamps - Council paper 9 June\n\nPlease make 6 slides of this for the council on 9 June. Mr Falk will ask "why don\'t we just wait?" and the slides must answer that.\n\nLamps out of order: 40 in 2023, 66 in 2024, 91 in 2025. LED costs 310,000 euros and saves 52,000 a year.',
      /^Street lamps/,
    ],
    [
      'what is to be decided, without what is not wanted',
      'Please make 5 slides for our partners. They shall decide about a second oven and not only listen. The oven costs 41,000 euros. It bakes 300 loaves an hour.',
      /^A? ?second oven/i,
    ],
    [
      'what becomes of a thing',
      'Mi servono 5 slide per il comitato, che deve scegliere cosa fare del mulino di Valdaso, fermo dal 2019. Il tetto costa 90.000 euro. La vendita porta 140.000 euro.',
      /^Mulino di Valdaso/,
    ],
    [
      'the firm that is named by its label, and no ban',
      'NO poner: nada del pleito con el vecino.\n\nREUNIÓN – lunes 12 enero 2026 – notas para la presentación (Eva: 5 páginas, ni una más, que el abuelo se duerme)\n\n- Empresa: Viveros Lanzal, plantas de jardín\n- ventas: 1,2 M€ en 2024 y 1,1 M€ en 2025\n- las heladas mataron 4.000 plantas\n- un invernadero cuesta 160.000 € y salva 3.000 plantas al año\n- Eva pide la subvención antes del 15 de marzo',
      'Viveros Lanzal',
    ],
    [
      'the house and no group of a chat',
      '微信群「青禾面包-管理层」聊天记录\n\n2026年3月8日 09:12 王总:各位早。3月20日开股东会,小赵负责做PPT,6页以内\n09:30 李厂长:去年销量41万个,前年38万个\n09:31 李厂长:退货率3.1%,前年2.2%\n09:40 何姐:退货一年损失26万元\n09:50 王总:换新烤箱,花52万,6月到货\n10:02 李厂长:风险是电力不够,要增容',
      '青禾面包',
    ],
  ] as const)('names %s', async (_, prompt, name) => {
    const { title } = await deckOf(prompt);
    if (typeof name === 'string') expect(title).toBe(name);
    else expect(title).toMatch(name);
  });

  it('says which house a talk is of', async () => {
    const { brief } = await deckOf(talk);
    expect(brief.company).toBe('Alder Vale Ferries');
  });

  it('names the readers that a brief of a meeting names', async () => {
    const { brief } = await deckOf(
      'Bitte 5 Folien für die Präsentation, für die gemeinsame Sitzung der beiden Ortsräte am 4. Mai. Das Bad braucht 300.000 € für das Dach. Es hat 41.000 Gäste im Jahr.',
    );
    expect(brief.audience).toBe('gemeinsame Sitzung der beiden Ortsräte');
  });
});

describe('wishes on the form', () => {
  it.each([
    'Pour la forme : 7 diapositives, gros caractères, la salle est grande.',
    'Form: 6 slides, large type, not one more.',
    'Forma: 6 páginas, ni una más, que nadie se duerma.',
    '表紙を含めて6枚。',
  ])('are no topics: %s', async (prompt) => {
    const { brief } = await deckOf(`${prompt}\n\nThe pool had 41,000 guests in 2025. The roof costs 300,000 euros.`);
    expect(brief.sections).toEqual([]);
  });

  it('leave a list of topics what it is', async () => {
    const { brief } = await deckOf('Create an investor deck with these sections: market, team, funding.');
    expect(brief.sections).toEqual(['market', 'team', 'funding']);
  });
});

describe('a whole brief', () => {
  it('has no page that asks its author for more; the report does', async () => {
    const { titles, questions } = await deckOf(`${memo}\n\nAlso cover marketing, competitors.`);
    expect(questions.length).toBeGreaterThan(0);
    expect(titles.join('\n')).not.toMatch(/What we need/);
  });
});
