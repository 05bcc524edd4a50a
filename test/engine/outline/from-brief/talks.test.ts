/** Whole talks and threads as decks: what a minute-taker would have written, and nothing of who spoke. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { captionsText } from '../../../../src/engine/documents/captions.ts';
import { planFromBrief } from '../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { documentPrompt } from '../../../../src/engine/read-documents.ts';
import { slideWords } from './slide-words.ts';

const captions = (turns: readonly (readonly [string, string])[]) =>
  `WEBVTT\n\n${turns.map(([who, said], at) => `00:00:${10 + at}.000 --> 00:00:${11 + at}.000\n<v ${who}>${said}`).join('\n\n')}`;

async function deckOf(prompt: string, documents?: string) {
  const brief = await readBrief({ prompt, ...(documents !== undefined && { documents }) });
  const { outline } = planFromBrief(brief, '2026-11-24');
  const pages = slideWords(outline);
  const text = pages.map(({ shown }) => shown).join('\n');
  return { brief, outline, pages, text, cover: outline.slides[0]!.title };
}

const talkOf = (turns: readonly (readonly [string, string])[]) => deckOf(documentPrompt, captionsText(captions(turns)));
/** The rows of the table of steps: who, what and when. */
const steps = ({ outline }: Awaited<ReturnType<typeof deckOf>>) =>
  outline.slides.flatMap((slide) =>
    slide.kind === 'action-table' ? slide.content.actions.map(({ who, what, when }) => [who, what, when]) : [],
  );

describe('captions of a meeting', () => {
  const kiln = () =>
    talkOf([
      ['Greta Holt', 'Morning, everyone. We’re here for the cracked tiles in kiln two. Seven slides at most for the owners, please.'],
      ['Piet Maas', 'We fired 900 tiles last week and 81 cracked.'],
      ['Greta Holt', 'Eighty-one?'],
      ['Piet Maas', 'Yes. At 12 euros each that’s 972 euros a week.'],
      ['Anke Roy', 'I had 60 in my count. Oh wait, mine leaves out Saturday.'],
      ['Greta Holt', 'What are our options?'],
      ['Piet Maas', 'We could replace the burner, 7,400 euros.'],
      ['Anke Roy', 'Or fire two hours longer, 310 a week.'],
      ['Greta Holt', 'Or live with it.'],
      ['Anke Roy', 'Between us, the owner bought the wrong clay. Don’t write that.'],
      ['Piet Maas', 'The longer firing alone doesn’t stop the cracks.'],
      ['Greta Holt', 'Agreed, burner first. Piet, you order the burner by 9 May. I’ll tell the tilers by 12 May.'],
      ['Anke Roy', 'Lovely, thanks everybody.'],
    ]);

  it('are named by what the meeting is for, with the readers and the length that were asked for', async () => {
    const { cover, brief } = await kiln();
    expect(cover).toBe('Cracked tiles in kiln two');
    expect(brief.slides.max).toBe(7);
  });

  it('name nobody above a page, and say what is said to one another nowhere', async () => {
    const { text, outline } = await kiln();
    for (const { section } of outline.slides) expect(section ?? '').not.toMatch(/Greta|Piet|Anke/);
    expect(text).not.toMatch(/slides|Morning|Lovely|Eighty|What are our/i);
  });

  it('leave out what was taken back or said in confidence', async () => {
    const { pages } = await kiln();
    expect(JSON.stringify(pages)).not.toMatch(/Saturday|in the count|wrong clay|Between us|write that/);
  });

  it('have the courses of several people on one page', async () => {
    const { pages } = await kiln();
    const options = pages.find(({ shown }) => /Replace the burner/.test(shown))!;
    expect(options.shown).toMatch(/7,400[\s\S]*Fire two hours longer[\s\S]*310[\s\S]*Live with it/);
  });

  it('have what was decided as the claim of the steps, each with who undertakes it', async () => {
    const deck = await kiln();
    expect(deck.pages.map(({ title }) => title)).toContain('Agreed: burner first');
    expect(steps(deck)).toEqual([
      ['Piet Maas', 'Order the burner', '9 May'],
      ['Greta Holt', 'Tell the tilers', '12 May'],
    ]);
  });
});

describe('a call in a prompt', () => {
  const ferry = () =>
    deckOf(
      [
        'Make slides from this call.\n',
        'Signe: Can you all hear me?',
        'Otto: Yes.',
        'Signe: This call is about the winter timetable.',
        'Otto: We ran 420 crossings in January and cancelled 63.',
        'Signe: How many were storms?',
        'Otto: 41. The rest was the ramp.',
        'Signe: Next point, the ramp.',
        'Otto: The ramp froze on nine mornings. A heater is 18,500.',
        'Ida: I’m against a heater. The harbour pays for the ramp.',
        'Signe: Okay, decided: the harbour is asked first. Ida, could you write to the harbour by 4 February?',
        'Ida: Sure.',
        'Signe: Otto, please price the heater by 11 February.',
        'Ida: Bye!',
      ].join('\n'),
    );

  it('is about its matter, with whose view an objection is', async () => {
    const { cover, text } = await ferry();
    expect(cover).toBe('Winter timetable');
    expect(text).toMatch(/Ida is against a heater/);
    expect(text).not.toMatch(/hear|Next point|\bYes\b|Bye|Sure/);
  });

  it('gives what was asked of somebody to who took it on', async () => {
    const deck = await ferry();
    const text = JSON.stringify(deck.pages);
    expect(text).toMatch(/Decided: the harbour is asked first/);
    expect(text).toMatch(/Write to the harbour|Ida writes to the harbour by 4 February/);
    expect(text).toMatch(/Price the heater|Otto prices the heater by 11 February/);
  });
});

it('a request that was not taken on is nobody’s', async () => {
  const { pages } = await deckOf(
    'Slides from this chat.\n\nMo: We sold 40 hives in May.\nMo: Eva, can you count the frames by 3 June?\nEva: I’m away, sorry.\nMo: We lost 6 swarms.',
  );
  expect(JSON.stringify(pages)).not.toMatch(/Eva|count/i);
});

it('what somebody takes over is not shown as another’s', async () => {
  const { pages } = await deckOf(
    'Slides from our call.\n\nLead: The pool lost 900 visits in May.\nLead: Gwen, please change the sign by 9 June.\nGwen: Sure.\nLead: Actually, scrap that, the sign is Rob’s too.\nRob: Fine. We reopen on 12 June.',
  );
  const text = JSON.stringify(pages);
  expect(text).not.toMatch(/Gwen/);
  expect(text).toMatch(/sign is Rob.s too/);
});

it('the length and the readers in a talk are heard, whoever says them', async () => {
  const { brief, text } = await talkOf([
    ['Ana Reis', 'The harvest was 31 tons, 4 more than last year.'],
    ['Tom Ode', 'Frost took 2 tons in April.'],
    ['Ana Reis', 'The deck is for the trustees. Keep it to six pages.'],
  ]);
  expect(brief.audience).toBe('trustees');
  expect(brief.slides).toMatchObject({ min: 6, max: 6 });
  expect(text).not.toMatch(/six pages|deck/i);
});

describe('a chat with times', () => {
  const choir = () =>
    deckOf(
      [
        'A short deck from the group chat about our rehearsal room, please.\n',
        '[18:02] Bea: the parish wants 260 a night now',
        '[18:03] Tomas: was 150',
        '[18:05] Flo: fees are tiny',
        '[18:05] Bea: how tiny?',
        '[18:06] Flo: 9 a month from 28 of us',
        '[18:07] Bea: we could move to the school, 80 a night',
        '[18:08] Flo: or raise the fee to 15',
        '[18:09] Tomas: agreed then, the school from January',
        '[18:10] Bea: Flo can you book it by 2 December?',
        '[18:10] Flo: 👍',
        '[18:11] Tomas: I’ll tell the parish by 5 December 😅',
      ].join('\n'),
    );

  it('joins answers with what they answer', async () => {
    const { text } = await choir();
    expect(text).toMatch(/260 a night now, was 150/);
    expect(text).toMatch(/Fees are tiny, 9 a month/);
  });

  it('lists courses that nobody called so', async () => {
    const { pages } = await choir();
    expect(pages.some(({ shown }) => /Move to the school[\s\S]*Raise the fee to 15/.test(shown))).toBe(true);
  });

  it('has its steps', async () => {
    expect(steps(await choir())).toEqual([
      ['Flo', 'Book it', '2 December'],
      ['Tomas', 'Tell the parish', '5 December'],
    ]);
  });
});

describe('a talk in another language', () => {
  it('German', async () => {
    const deck = await talkOf([
      ['Frau Lang', 'Guten Tag zusammen, wir sind heute hier wegen des Umzugs der Bücherei.'],
      ['Herr Abel', 'Wir haben 14.000 Bände und 3 Räume.'],
      ['Frau Lang', 'Was kostet der neue Saal?'],
      ['Herr Abel', '2.900 Euro im Monat.'],
      ['Uta Kern', 'Ich bin gegen den Saal. Er hat keinen Aufzug.'],
      ['Frau Lang', 'Beschlossen: wir nehmen den Saal ab Mai. Herr Abel, Sie holen bis zum 3. März zwei Angebote ein.'],
      ['Uta Kern', 'Bitte höchstens sechs Folien für den Stadtrat.'],
    ]);
    expect(deck.cover).toBe('Umzug der Bücherei');
    expect(deck.brief.slides.max).toBe(6);
    expect(deck.text).toMatch(/Der neue Saal kostet[\s\S]*Uta Kern ist gegen den Saal/);
    expect(JSON.stringify(deck.pages)).toMatch(/Herr Abel holt bis zum 3\. März zwei Angebote ein/);
    expect(deck.text).not.toMatch(/Guten|Folien/);
  });

  it('French', async () => {
    const deck = await deckOf(
      'Fais une présentation de cette réunion.\n\nClaire : Bonjour, on est là pour la fête du port.\nHugo : Nous avons 18 stands, contre 12 en 2025.\nNadia : La scène coûte 2 400 euros.\nClaire : C’est décidé, on prend la scène. Nadia, tu appelles le loueur avant le 4 avril. Moi, j’envoie les affiches le 9 avril.\nHugo : Parfait.',
    );
    expect(deck.cover).toBe('Fête du port');
    expect(deck.pages.map(({ title }) => title)).toContain('Décidé : on prend la scène');
    expect(steps(deck).map(([who]) => who)).toEqual(['Nadia', 'Claire']);
  });

  it('Spanish', async () => {
    const deck = await deckOf(
      'Haz una presentación de esta reunión.\n\nPilar: Buenos días, estamos aquí por las goteras del gimnasio.\nJon: En otoño cerramos 11 días.\nPilar: ¿Qué opciones tenemos?\nJon: Podemos parchear el tejado, 2.300 euros.\nEva: O cambiarlo entero, 19.000 euros.\nPilar: Entonces queda decidido: el tejado entero. Jon, llamas al seguro antes del 8 de mayo. Yo hablo con el banco antes del 12 de mayo.',
    );
    expect(deck.cover).toBe('Goteras del gimnasio');
    expect(deck.pages.some(({ shown }) => /Parchear el tejado[\s\S]*Cambiarlo entero/.test(shown))).toBe(true);
    expect(steps(deck).map(([who, , when]) => [who, when])).toEqual([
      ['Jon', 'Antes del 8 de mayo'],
      ['Pilar', 'Antes del 12 de mayo'],
    ]);
  });

  it('Portuguese', async () => {
    const { cover, text } = await deckOf(
      'Faz uma apresentação desta reunião.\n\nRui: Bom dia. Estamos aqui por causa das filas na balsa.\nInês: Em julho esperámos 48 minutos, em junho 30.\nRui: Porquê?\nInês: Porque temos um motor parado.\nRui: Combinado, reparamos o motor. Bruno, leva o motor à oficina até 6 de agosto.\nBruno: Está bem.',
    );
    expect(cover).toBe('Filas na balsa');
    expect(text).toMatch(/Temos um motor parado/);
    expect(text).toMatch(/Bruno leva o motor à oficina até 6 de agosto/);
    expect(text).not.toMatch(/Porquê|Bom dia|Está bem/);
  });

  it('Italian', async () => {
    const deck = await deckOf(
      'Prepara una presentazione da questa riunione.\n\nAda: Ciao a tutti, siamo qui per il forno vecchio.\nUgo: Consuma 31.000 kilowattora all’anno.\nAda: Quanto costa un forno nuovo?\nUgo: 26.000 euro.\nAda: Va bene, deciso: il forno nuovo a settembre. Ugo, prepari il contratto entro il 10 luglio. Io scrivo alla banca entro il 15 luglio.',
    );
    expect(deck.cover).toBe('Forno vecchio');
    expect(deck.pages.map(({ title }) => title)).toContain('Deciso: il forno nuovo a settembre');
    expect(steps(deck).map(([who]) => who)).toEqual(['Ugo', 'Ada']);
  });

  it('Japanese', async () => {
    const { cover, text } = await deckOf(
      '次の会議メモをスライドにしてください。\n\n山本：おはようございます。本日は駐車場不足について話し合います。\n中村：台数は120台で、社員は190人です。\n山本：費用はいくらですか？\n中村：立体駐車場は8,000万円です。\n山本：では増設に決定です。中村さん、5月20日までに契約書を準備してください。\n林：私は6月1日までに業者を探します。',
    );
    expect(cover).toBe('駐車場不足');
    expect(text).toMatch(/中村が5月20日までに契約書を準備する/);
    expect(text).not.toMatch(/おはよう|費用は立体|では増設/);
  });

  it('Chinese', async () => {
    const { cover, text } = await deckOf(
      '请把下面的会议记录做成幻灯片。\n\n王敏：大家好，今天讨论宿舍漏水的问题。\n李强：上个月漏水12次，去年同期4次。\n王敏：修一次多少钱？\n李强：修一次6000元。\n王敏：李强，你9月5日前找三家报价。\n赵蕾：我9月15日前写申请。',
    );
    expect(cover).toBe('宿舍漏水');
    expect(text).toMatch(/李强9月5日前找三家报价/);
    expect(text).toMatch(/赵蕾9月15日前写申请/);
    expect(text).not.toMatch(/大家好|多少钱/);
  });

  it('Arabic', async () => {
    const { cover, text } = await deckOf(
      'حوّل هذا الاجتماع إلى عرض تقديمي.\n\nسلمى: صباح الخير، نحن هنا من أجل أعطال المصعد.\nخالد: تعطل المصعد 14 مرة في مارس.\nسلمى: لماذا؟\nخالد: لأن المحرك قديم.\nمنى: تغيير المحرك يكلف 8000 دينار.\nمنى: سأكتب الخطة قبل 20 يونيو.',
    );
    expect(cover).toBe('أعطال المصعد');
    expect(text).toMatch(/السبب أن المحرك قديم/);
    expect(text).toMatch(/كتابة الخطة قبل 20 يونيو/);
    expect(text).not.toMatch(/صباح|لماذا/);
  });
});

describe('a thread of mails', () => {
  const tram = [
    'From: Dora Finch <dora@hill.example>',
    'To: Ed Marsh',
    'Subject: RE: RE: Depot roof',
    'Date: Thu, 12 Nov 2026 17:20',
    '',
    'Hi Ed,',
    '',
    'the builder came back: he asks for 61,000 now, not the 54,000 below. Steel is the reason.',
    'I’ll sign the permit by 20 November.',
    '',
    'Best,',
    'Dora',
    '',
    'Dora Finch',
    'Head of Depots',
    'Tel 0155 443 221',
    '',
    'On Tue, 10 Nov 2026 at 09:14, Ed Marsh wrote:',
    '> Hi Dora,',
    '> the builder repairs the roof for 54,000 and needs 5 weeks. We closed 3 bays in October.',
    '> Can you send me his letter?',
    '> I would prefer two stages. I can book the crane by 24 November.',
    '> Cheers, Ed',
  ].join('\n');

  it.each([
    ['a prompt', () => deckOf(`Please make slides of this thread.\n\n${tram}`)],
    ['a document', () => deckOf(documentPrompt, tram)],
  ])('in %s is named by its subject, and its newest word wins', async (_, made) => {
    const { cover, pages, text } = await made();
    expect(cover).toBe('Depot roof');
    expect(text).toMatch(/he asks for 61,000 now/i);
    expect(text).toMatch(/repairs the roof for 61,000/);
    expect(JSON.stringify(pages)).not.toMatch(/54,000|Best|Cheers|Tel|Head of|his letter|@/);
  });

  it('names who writes where a step or a view needs it', async () => {
    const { pages } = await deckOf(documentPrompt, tram);
    const text = JSON.stringify(pages);
    expect(text).toMatch(/Dora signs the permit by 20 November|Sign the permit/);
    expect(text).toMatch(/Ed would prefer two stages/);
    expect(text).toMatch(/Ed can book the crane by 24 November/);
  });
});
