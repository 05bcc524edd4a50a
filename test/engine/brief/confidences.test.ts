/** What is said in confidence, in every form and language, stands on no page, in no notes and in no report. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../src/engine/outline/from-brief/plan-from-brief.ts';
import type { LanguageCode } from '../../../src/model/language.ts';

/** A request, and two statements between which something else is said. */
const frames: Readonly<Record<LanguageCode, readonly [string, string, string]>> = {
  en: ['Make a deck on the library for the council.', 'The library lent 41,000 books in 2026.', 'A card costs €6.'],
  de: [
    'Mach eine Präsentation zur Bibliothek für den Stadtrat.',
    'Die Bibliothek verlieh 2026 rund 41.000 Bücher.',
    'Ein Ausweis kostet 6 €.',
  ],
  fr: [
    'Fais une présentation sur la bibliothèque pour le conseil.',
    'La bibliothèque a prêté 41 000 livres en 2026.',
    'Une carte coûte 6 €.',
  ],
  es: ['Haz una presentación sobre la biblioteca para el consejo.', 'La biblioteca prestó 41.000 libros en 2026.', 'Un carné cuesta 6 €.'],
  pt: ['Faz uma apresentação sobre a biblioteca para o conselho.', 'A biblioteca emprestou 41.000 livros em 2026.', 'Um cartão custa 6 €.'],
  it: [
    'Crea una presentazione sulla biblioteca per il consiglio.',
    'La biblioteca ha prestato 41.000 libri nel 2026.',
    'Una tessera costa 6 €.',
  ],
  ja: ['図書館について市議会向けの資料を作ってください。', '図書館は2026年に41000冊を貸し出しました。', 'カードは600円です。'],
  zh: ['请制作一份关于图书馆的演示文稿，面向市议会。', '图书馆2026年借出41000册书。', '办卡需6元。'],
  ar: ['أنشئ عرضا تقديميا عن المكتبة لمجلس المدينة.', 'أعارت المكتبة 41000 كتاب في عام 2026.', 'سعر البطاقة 6 يورو.'],
};

/** Said between the two, on a line of their own, and the word that may stand nowhere. */
const said: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'Not on slides: Kolos wants to buy the annex.', 'Kolos'],
  ['en', 'Kolos wants to buy the annex, keep it off the slides.', 'Kolos'],
  ['en', 'Kolos wants to buy the annex. Keep that to yourself.', 'Kolos'],
  ['en', 'Kolos wants to buy the annex. That stays here.', 'Kolos'],
  ['en', 'And our limit for Kolos, the 3.1 we spoke of, stays in this thread.', 'Kolos'],
  ['en', 'By the way, Kolos is ill since May. Please not in any paper.', 'Kolos'],
  ['de', 'Die Grenze für Kolos, die 3,1, bleibt in diesem Kreis.', 'Kolos'],
  ['fr', 'Notre limite pour Kolos, les 3,1, reste dans ce fil.', 'Kolos'],
  ['es', 'El límite para Kolos, los 3,1, se queda en este grupo.', 'Kolos'],
  ['pt', 'O limite para a Kolos, os 3,1, fica neste grupo.', 'Kolos'],
  ['it', 'Il limite per Kolos, i 3,1, resta in questo gruppo.', 'Kolos'],
  ['en', "We don't want the sale to Kolos to get out.", 'Kolos'],
  ['en', 'The donors must not know that Kolos made an offer.', 'Kolos'],
  ['en', "Kolos made an offer, and I haven't told them.", 'Kolos'],
  ['en', "Kolos made an offer. Don't put that on a slide.", 'Kolos'],
  ['en', 'For your ears only: Kolos made an offer. The mayor knows of Orvik too.', 'Orvik'],
  ['en', 'The row with Kolos was settled privately, so please only say what stands above.', 'Kolos'],
  ['en', 'Kolos made an offer, which is not for the room.', 'Kolos'],
  ['en', 'P.S. Between us: Kolos made an offer.', 'Kolos'],
  ['en', "Kolos made an offer. That's why we hesitate. Not a word of this to anyone.", 'hesitate'],
  ['en', 'Off the record, Kolos made an offer. He wants an answer by May.', 'answer by May'],
  ['de', 'Nicht auf die Folien: Kolos will den Anbau kaufen.', 'Kolos'],
  ['de', 'Kolos will den Anbau kaufen. Das bleibt unter uns.', 'Kolos'],
  ['de', 'Für dich: Kolos will den Anbau kaufen.', 'Kolos'],
  ['de', 'Die Spender dürfen nicht erfahren, dass Kolos geboten hat.', 'Kolos'],
  ['de', 'Kolos hat geboten. Behalte das für dich.', 'Kolos'],
  ['de', 'Bitte nichts zum Streit mit Kolos.', 'Kolos'],
  ['de', 'Der Verkauf an Kolos ist diesmal kein Thema.', 'Kolos'],
  ['fr', "Une chose, pas dans la présentation : Kolos veut acheter l'annexe. Rien n'est signé.", 'signé'],
  ['fr', "Kolos veut acheter l'annexe, pas un mot.", 'Kolos'],
  ['fr', "Kolos veut acheter l'annexe. Ça reste entre nous.", 'Kolos'],
  ['fr', 'Les donateurs ne doivent pas savoir que Kolos a fait une offre.', 'Kolos'],
  ['fr', 'Kolos a fait une offre. Gardez ça pour vous.', 'Kolos'],
  ['es', 'Un secreto: Kolos quiere comprar el anexo.', 'Kolos'],
  ['es', 'Kolos quiere comprar el anexo. Esto queda entre nosotros.', 'Kolos'],
  ['es', 'Kolos quiere comprar el anexo, ni una palabra.', 'Kolos'],
  ['es', 'No queremos que la venta a Kolos se sepa.', 'Kolos'],
  ['pt', 'Isto fica entre nós: Kolos quer comprar o anexo.', 'Kolos'],
  ['pt', 'Kolos quer comprar o anexo, nem uma palavra.', 'Kolos'],
  ['pt', 'Os doadores não podem saber que Kolos fez uma oferta.', 'Kolos'],
  ['it', 'Kolos vuole comprare la sala, ma questo non riguarda il consiglio e non si scrive.', 'Kolos'],
  ['it', 'Kolos vuole comprare la sala. Acqua in bocca.', 'Kolos'],
  ['it', 'Kolos vuole comprare la sala. Questo resta tra noi.', 'Kolos'],
  ['it', "Kolos ha fatto un'offerta, non gliel'ho detto.", 'Kolos'],
  ['ja', 'ここだけの話：コロスが別館を買いたいそうです。', 'コロス'],
  ['ja', 'コロスが別館を買う件は、まだ公表していません。', 'コロス'],
  ['ja', 'コロスが別館を買います。これは伏せてください。', 'コロス'],
  ['zh', '另外,别馆要卖给科洛斯这件事还没公布,不许提。', '科洛斯'],
  ['zh', '别馆要卖给科洛斯。不许提。', '科洛斯'],
  ['zh', '绩效方案还在和科洛斯谈，也先不讲。', '科洛斯'],
  ['ar', 'سرّ بيننا: كولوس قد يشتري المبنى، والمحامي يراجع العقد، فلا يُذكر شيء من ذلك.', 'كولوس'],
  ['ar', 'ملاحظة خاصة وليست للعرض: كولوس قد يشتري المبنى.', 'كولوس'],
  ['ar', 'كولوس قد يشتري المبنى. لا تذكروا هذا.', 'كولوس'],
  ['ar', 'ولا تذكروا اسم التاجر الذي رفع الشكوى، أبو كولوس.', 'كولوس'],
];

async function heard(prompt: string) {
  const brief = await readBrief({ prompt });
  const { outline, notes } = planFromBrief(brief, '2026-11-24');
  return { material: JSON.stringify(brief.material), all: JSON.stringify([outline, notes, brief.assumptions, brief.title, brief.subject]) };
}

const bare = (sentence: string) => sentence.replace(/[.。]$/u, '');
const places: Readonly<Record<string, (ask: string, first: string, secret: string, last: string) => string>> = {
  'a prompt': (ask, first, secret, last) => `${ask}\n\n${first}\n\n${secret}\n\n${last}`,
  'a prompt that ends with it': (ask, first, secret, last) => `${ask}\n\n${first} ${last}\n\n${secret}`,
  'a document': (ask, first, secret, last) => `${ask}\n\n# A\n\n## B\n\n${first}\n\n${secret}\n\n## C\n\n${last}`,
  'a list': (ask, first, secret, last) => `${ask}\n\n# A\n\n- ${first}\n- ${secret}\n- ${last}`,
  'a mail': (ask, first, secret, last) =>
    `${ask}\n\nFrom: Ana Lind\nTo: Max Orr\nSubject: Library\n\n${first}\n\n${secret}\n\n${last}\n\nAna`,
  'a transcript': (ask, first, secret, last) => `${ask}\n\n[10:01] Ana: ${first}\n[10:02] Max: ${secret}\n[10:03] Ana: ${last}`,
};

describe.each(Object.entries(places))('in %s', (_, place) => {
  it.each(said)('%s: "%s" stays with who said it, and what stands beside it does not', async (language, secret, never) => {
    const [ask, first, last] = frames[language];
    const { material, all } = await heard(place(ask, first, secret, last));
    expect(`${material}${all}`).not.toContain(never);
    expect(material).toContain('41');
    expect(material).toContain(bare(last));
  });
});

describe('in a table', () => {
  it.each(said)('%s: "%s" takes its row away', async (language, secret, never) => {
    const [ask, first, last] = frames[language];
    const { material } = await heard(`${ask}\n\n| Q | A |\n|---|---|\n| 1 | ${first} |\n| 2 | ${secret} |\n| 3 | ${last} |`);
    expect(material).not.toContain(never);
    expect(material).toContain(bare(last));
  });
});

describe('a confidence', () => {
  it.each(['For Stellan only', 'Not on slides', 'Keep this to yourself', 'Nur für Stellan', 'Pas dans la présentation', 'ملاحظة خاصة'])(
    'is all that stands below "%s"',
    async (heading) => {
      const { all } = await heard(
        `Make a deck on the library.\n\n# Library\n\nThe library lent 41,000 books.\n\n## ${heading}\n\nKolos wrote to us. And Kolos is under investigation.`,
      );
      expect(all).not.toContain('Kolos');
    },
  );

  it('takes the answers to it along', async () => {
    const { all } = await heard(
      'Make slides from this call.\n\n[10:01] Ana: The library lent 41,000 books in 2026.\n[10:02] Max: Not for the slides: Kolos wants the annex.\n[10:02] Ana: Wow, the annex, poor Walter.\n[10:03] Max: A card costs €6.',
    );
    expect(all).not.toMatch(/annex|Walter/);
    expect(all).toContain('6');
  });

  it('is told in the report without its words', async () => {
    const { assumptions } = await readBrief({
      prompt: 'Make a deck on the library.\n\nThe library lent 41,000 books. A card costs €6. The board must not know of Kolos.',
    });
    expect(assumptions).toEqual(['Left out as said in confidence: 1 sentence']);
  });

  it.each([
    'Visitors must not see the archive.',
    'The old reading room stays here until 2028.',
    'Nothing is lost in this storm.',
    'The board did not tell apart the two budgets.',
    'Die Halle bleibt hier bis 2028.',
    'La salle reste ouverte toute la nuit.',
    'La sala queda entre dos calles.',
    '保密协议在5月到期。',
    '我们不能提供更多座位。',
    'Parking is not for staff.',
    'Two readers do not know the new hours.',
  ])('is not what only sounds so: "%s"', async (sentence) => {
    const { material } = await heard(`Make a deck on the library.\n\nA card costs €6. ${sentence} The library lent 41,000 books.`);
    expect(material).toContain(bare(sentence));
  });
});

describe('what is no secret', () => {
  it.each([
    "Quarterly numbers. There's a test shop in the data, leave it out. Show revenue by region.",
    'We lost two big clients in August and nobody knows why. Show churn by plan. Make 7 slides.',
    'Prepare the monthly ops review. The warehouse moved in June. Tell me honestly whether the move hurt us. Budget is tight this year.',
    "I present on Monday. Why do we lose money on Express? Finance says the discount is the reason, I don't believe it.",
    "Orders placed in Q3 vs Q2. ignore the test orders and don't count cancelled ones. Which payment method loses us money?",
    'Bericht für die Geschäftsführung. Stornierte raus, Interner Versand bitte auch nicht mitzählen. Warum sind wir langsamer geworden?',
    'Support review. Spam tickets: please take them out. There are double rows in the export, leave them out.',
  ])('is not said to be left out as in confidence: %s', async (prompt) => {
    expect((await readBrief({ prompt })).assumptions.join('\n')).not.toContain('in confidence');
  });

  it('is told from what is one, which is still counted', async () => {
    const { assumptions } = await readBrief({
      prompt:
        'Make a deck on the library for the council. The library lent 41,000 books in 2026. Kolos made an offer, leave that out. A card costs €6.',
    });
    expect(assumptions).toContain('Left out as said in confidence: 1 sentence');
  });
});
