/** A transcript becomes statements that stand alone; what people only say to one another is gone. */
import { describe, expect, it } from 'vitest';
import { asStatements } from '../../../src/engine/brief/dialogue.ts';
import { speakersIn } from '../../../src/engine/brief/segment.ts';
import { inThirdPerson } from '../../../src/engine/brief/third-person.ts';

const said = (text: string) => asStatements(text, speakersIn(text));

describe('talk', () => {
  it('is left out', () => {
    const text = said(
      'Ann: Break it down for me.\nBob: Leaks 14, queues 8.\nAnn: My toaster works better.\nBob: Ann, bring cake.\nAnn: Very funny.',
    );
    expect(text).toBe('Bob: Leaks 14, queues 8.');
  });

  it('that says a figure again is left out', () => {
    expect(said('Ann: It costs 38,000 each.\nBob: 38,000, yes.\nAnn: We need two.')).toBe('Ann: It costs 38,000 each.\nAnn: We need two.');
  });

  it('of home is not the speaker’s work', () => {
    expect(said('Ann: My team is short of drivers.\nBob: My dog is faster.\nAnn: We hire two.')).toBe(
      'Ann: My team is short of drivers.\nAnn: We hire two.',
    );
  });
});

describe('what comes before the matter', () => {
  it('is left out, with the sentence that names the matter', () => {
    expect(
      said(
        'Ann: I can run the stairs again.\nBob: Lovely. So, one topic today, late parcels.\nAnn: We had 310 late parcels in May.\nBob: In June it was 280.',
      ),
    ).toBe('Ann: We had 310 late parcels in May.\nBob: In June it was 280.');
  });
  it('stays where it has figures', () => {
    expect(
      said('Ann: We had 310 late parcels in May.\nBob: The topic today is the fleet.\nAnn: It has 41 vans.\nBob: Nine stand still.'),
    ).toContain('310 late parcels');
  });
});

describe('recaps of who does what', () => {
  it('keep the whole names of those who do it', () => {
    expect(
      said(
        'Ann Low: We had 310 late parcels.\nBob Orr: Ann: the count by 1 February. Bob: a rota by 8 January, and the second quote.\nAnn Low: Right.\nBob Orr: It costs 40.',
      ),
    ).toContain('Ann Low: the count by 1 February. Bob Orr: a rota by 8 January, and the second quote.');
  });
});

describe('an answer', () => {
  it.each([
    ['What does a new van cost?', '38,000 each.', 'A new van costs 38,000 each.'],
    ['Was kostet die neue Pumpe?', '4.000 Euro.', 'Die neue Pumpe kostet 4.000 Euro.'],
    ['Combien coûte la réparation ?', '48 000 euros.', 'La réparation coûte 48 000 euros.'],
    ['¿Cuánto cuesta un horno?', '9.000 euros.', 'Un horno cuesta 9.000 euros.'],
    ['Quanto custa um forno?', '9.000 euros.', 'Um forno custa 9.000 euros.'],
    ['Quanto costa un forno?', '9.000 euro.', 'Un forno costa 9.000 euro.'],
    ['费用是多少？', '4万元。', '费用:4万元。'],
    ['費用はいくらですか？', '90万円です。', '費用は90万円です。'],
    ['Slicer?', 'Blades last 14 days.', 'Slicer: Blades last 14 days.'],
    ['Why?', 'Because the mould is cold.', 'The mould is cold.'],
    ['Warum?', 'Weil die Form zu kalt ist.', 'Die Form ist zu kalt.'],
    ['لماذا؟', 'لأن الشاحنتين معطلتان.', 'السبب أن الشاحنتين معطلتان.'],
    ['What do we promise?', 'I’d like to say 5.0 by July.', 'What we promise: 5.0 by July.'],
  ])('has the subject of its question where that is certain: %s', (question, answer, statement) => {
    const [one, two] = /\p{Lo}/u.test(question) ? ['甲乙', '丙丁'] : ['Ann', 'Bob'];
    const colon = /\p{Script=Han}/u.test(question) ? '：' : ':';
    const text = said(`${one}${colon} x 1.\n${one}${colon} ${question}\n${two}${colon} ${answer}`);
    expect(text.split('\n').at(-1)).toBe(`${two}${colon} ${statement}`);
  });
});

describe('what goes on', () => {
  it('is of the sentence before', () => {
    expect(said('Ann: 31,200 in May. So 8,700 more.\nBob: We halve it. Call it 8,580 a month.\nAnn: Fine.')).toBe(
      'Ann: 31,200 in May, so 8,700 more.\nBob: We halve it, call it 8,580 a month.',
    );
  });

  it('are the choices of a list', () => {
    expect(said('Ann: Options. One, the burners, 5,200. Two, the row, 18,000.\nBob: And three?\nAnn: Three is an oven, 240,000.')).toMatch(
      /Options:\n- The burners: 5,200\.\n- The row: 18,000\.\n- An oven: 240,000\./,
    );
  });
});

describe('who undertakes something', () => {
  it.each([
    ["I'll ask the bank by 3 June.", 'Kim', 'Kim asks the bank by 3 June.'],
    ["I'll run a trial and tell you by 19 June.", 'Kim', 'Kim will run a trial and report by 19 June.'],
    ["If I don't have an order by the 8th we slip.", 'Kim', 'If Kim does not have an order by the 8th we slip.'],
    ['Ich rufe den Hersteller bis Freitag an.', 'Jana', 'Jana ruft den Hersteller bis Freitag an.'],
    ['Ich übernehme das bis 12. Juni.', 'Jana', 'Jana übernimmt das bis 12. Juni.'],
    ["J'envoie le dossier avant le 12 mai.", 'Solange', 'Solange envoie le dossier avant le 12 mai.'],
    ['Je ferai le plan mardi.', 'Solange', 'Solange fera le plan mardi.'],
    ['Yo hablo con el proveedor el lunes.', 'Lola', 'Lola habla con el proveedor el lunes.'],
    ['Enviaré el informe el lunes.', 'Toni', 'Toni enviará el informe el lunes.'],
    ['Eu peço três orçamentos até 10 de junho.', 'Rui', 'Rui pede três orçamentos até 10 de junho.'],
    ['Chiamo il fornitore entro il 20 giugno.', 'Ada', 'Ada chiama il fornitore entro il 20 giugno.'],
    ['私が金曜日までに依頼します。', '佐藤', '佐藤が金曜日までに依頼します。'],
    ['我周五前提交申请。', '王敏', '王敏周五前提交申请。'],
    ['سأرسل الطلب قبل 10 يونيو.', 'سلمى', 'إرسال الطلب قبل 10 يونيو (سلمى).'],
  ])('is named: %s', (sentence, name, statement) => {
    expect(inThirdPerson(sentence, name)).toBe(statement);
  });

  it.each([
    "I'd say we wait.",
    'I can tell me anything by Friday.',
    'Ich hole mir bis Freitag Rat.',
    '我们周五前提交申请。',
    '我觉得周五前可以。',
  ])('is not where that is not certain: %s', (sentence) => {
    expect(inThirdPerson(sentence, 'Kim')).toBe(sentence);
  });
});

describe('what one owes', () => {
  it.each([
    ['Ann: Bob, firm offer before 30 October.', 'Firm offer before 30 October (Bob).'],
    ['Ann: Bob, Angebot der Halle bis 30. Oktober.', 'Angebot der Halle bis 30. Oktober (Bob).'],
    ['Ann: Bob, devis ferme pour le 30 octobre.', 'Devis ferme pour le 30 octobre (Bob).'],
    ['Ann: Bob, presupuesto firme antes del 30 de octubre.', 'Presupuesto firme antes del 30 de octubre (Bob).'],
    ['Ann: Bob, preventivo entro il 30 ottobre.', 'Preventivo entro il 30 ottobre (Bob).'],
  ])('keeps the name it was said to: %s', (line, kept) => {
    expect(said(`Ann: It costs 400.\nBob: We sold 30.\n${line}`).split('\n').at(-1)).toBe(`Ann: ${kept}`);
  });
});

describe('reactions', () => {
  it.each([
    'The Saturday it was magic, though.',
    'Ich bin dafür.',
    'Der Samstag war wirklich toll.',
    "Le dimanche c'était génial, quand même.",
    'Coupe ton micro, s’il te plaît.',
    'Estoy a favor.',
    'El sábado fue genial.',
    'Foi lindo.',
    'Sono a favore.',
    'La sera è stata bellissima.',
  ])('are left out: %s', (sentence) => {
    expect(said(`Ann: It costs 400.\nBob: ${sentence}\nAnn: We sold 30.`)).toBe('Ann: It costs 400.\nAnn: We sold 30.');
  });
});

it('names the speaker beside somebody else', () => {
  expect(said('Ann: Who does it? Me with Kim.\nBob: We sold 30.\nAnn: Kim and I, sponsors: 40,000 before 31 March.')).toBe(
    'Bob: We sold 30.\nAnn: Kim and Ann, sponsors: 40,000 before 31 March.',
  );
});

describe('what somebody is told to do', () => {
  it.each([
    ['Bob, you pack the drums by Friday the 6th.', 'Bob packs the drums by Friday the 6th.'],
    ['Bob, you’ll call the mill by 3 June.', 'Bob calls the mill by 3 June.'],
    ['Bob, please wash the nets by 3 June.', 'Bob washes the nets by 3 June.'],
    ['And Bob, please wash the nets by 3 June.', 'Bob washes the nets by 3 June.'],
    ['Bob, du bestellst bis zum 3. Juni die Netze.', 'Bob bestellt bis zum 3. Juni die Netze.'],
    ['Bob, Sie übernehmen bis zum 3. Juni die Netze.', 'Bob übernimmt bis zum 3. Juni die Netze.'],
    ['Bob, Sie beantragen bis zum 3. Juni die Netze.', 'Bob beantragt bis zum 3. Juni die Netze.'],
    ['Bob, tu prends les filets avant le 3 juin.', 'Bob prend les filets avant le 3 juin.'],
    ['Bob, vous préparez les filets avant le 3 juin.', 'Bob prépare les filets avant le 3 juin.'],
    ['Bob, llamas al taller antes del 3 de junio.', 'Bob llama al taller antes del 3 de junio.'],
    ['Bob, compras as redes até 3 de junho.', 'Bob compra as redes até 3 de junho.'],
    ['Bob, scrivi al porto entro il 3 giugno.', 'Bob scrive al porto entro il 3 giugno.'],
  ])('is said of them: %s', (line, statement) => {
    expect(said(`Ann: It costs 400.\nBob: We sold 30.\nAnn: ${line}`).split('\n').at(-1)).toBe(`Ann: ${statement}`);
  });

  it.each([
    ['Bob, you know the nets cost 400 by Friday.', 'Bob, you know the nets cost 400 by Friday.'],
    ['Bob, you and I meet the mayor on 3 June.', 'Bob, you and I meet the mayor on 3 June.'],
    ['Bob, vous finissez les filets avant le 3 juin.', 'Bob, vous finissez les filets avant le 3 juin.'],
  ])('keeps their name where that is not certain: %s', (line, statement) => {
    expect(said(`Ann: It costs 300.\nBob: We sold 30.\nAnn: ${line}`).split('\n').at(-1)).toBe(`Ann: ${statement}`);
  });

  it.each([
    ['Bob, can you book the hall by 2 May?', 'Sure.', 'Bob books the hall by 2 May.'],
    ['Bob can you book the hall by 2 May?', 'ok', 'Bob books the hall by 2 May.'],
    ['Bob, machst du bitte bis 2. Mai die Liste?', 'Klar.', 'Bob macht bis 2. Mai die Liste.'],
    ['Bob, tu peux réserver la salle avant le 2 mai ?', 'Oui.', 'Réserver la salle avant le 2 mai (Bob).'],
    ['Bob, ¿puedes reservar la sala antes del 2 de mayo?', 'Claro.', 'Reservar la sala antes del 2 de mayo (Bob).'],
  ])('is theirs where they take it on: %s', (question, answer, statement) => {
    expect(said(`Ann: It costs 300.\nAnn: ${question}\nBob: ${answer}\nAnn: We sold 30.`)).toContain(statement);
  });

  it.each(['No, I am away.', 'Sure, but not before June.', 'Who else could?'])('is not where they do not: %s', (answer) => {
    expect(said(`Ann: It costs 300.\nAnn: Bob, can you book the hall by 2 May?\nBob: ${answer}\nAnn: We sold 30.`)).not.toMatch(
      /books? the/,
    );
  });
});

describe('a view', () => {
  it.each([
    ['I’m against gas.', 'Kim is against gas.'],
    ['My view is we wait.', "Kim's view is we wait."],
    ['I’d leave those.', 'Kim would leave those.'],
    ['I’d rather not do nights.', 'Kim would rather not do nights.'],
    ['I wouldn’t count on that.', 'Kim would not count on that.'],
    ['I voted against because of the school.', 'Kim voted against because of the school.'],
    ['I’d rather Ann did that.', 'Kim would rather Ann did that.'],
    ['I don’t think it’s the fridge.', "Kim does not think it's the fridge."],
    ['I can’t cover that alone.', 'Kim cannot cover that alone.'],
    ['Ich bin gegen Gas.', 'Kim ist gegen Gas.'],
    ['Ich wäre für mieten, 75 Euro am Tag.', 'Kim wäre für mieten, 75 Euro am Tag.'],
    ['Ich möchte bis Freitag warten.', 'Kim möchte bis Freitag warten.'],
    ['Je suis contre le gaz.', 'Kim est contre le gaz.'],
    ['Estoy en contra del gas.', 'Kim está en contra del gas.'],
    ['Sou contra o gás.', 'Kim é contra o gás.'],
    ['Sono contrario al gas.', 'Kim è contrario al gas.'],
    ['我反对用煤气。', 'Kim反对用煤气。'],
  ])('has a name: %s', (sentence, statement) => {
    expect(inThirdPerson(sentence.replaceAll('’', "'"), 'Kim')).toBe(statement);
  });
});

describe('what was decided', () => {
  it.each([
    ['Agreed, oven first.', 'Agreed: oven first.'],
    ['Okay, decided: we keep the oven.', 'Decided: we keep the oven.'],
    ['Then it’s settled, closed on Mondays.', 'Decided: closed on Mondays.'],
    ['Beschlossen: wir behalten den Ofen.', 'Beschlossen: wir behalten den Ofen.'],
    ['C’est décidé, on garde le four.', 'Décidé : on garde le four.'],
    ['Queda decidido: el horno viejo.', 'Decidido: el horno viejo.'],
    ['Combinado, ficamos com o forno.', 'Decidido: ficamos com o forno.'],
    ['Va bene, deciso: il forno vecchio.', 'Deciso: il forno vecchio.'],
  ])('is said so and begins its own matter: %s', (line, statement) => {
    expect(said(`Ann: It costs 300.\nBob: We sold 30.\nAnn: ${line}`)).toMatch(new RegExp(`\\n\\nAnn: ${statement.replace(/\./, '\\.')}$`));
  });

  it.each(['Agreed, the quote is too high.', 'Agreed, we need more figures.', 'Agreed then.', 'Decided by the town in 2024.'])(
    'is nothing else: %s',
    (line) => {
      expect(said(`Ann: It costs 300.\nBob: We sold 30.\nAnn: ${line}`)).not.toMatch(/(?:Agreed|Decided): /);
    },
  );

  it('is what nobody objects to', () => {
    expect(said('Ann: It costs 300.\nBob: We sold 30.\nAnn: Any objections to a second bus?\nBob: None.')).toContain(
      'Decided: a second bus.',
    );
  });

  it('is not what somebody proposes', () => {
    expect(said('Ann: It costs 300.\nAnn: Why?\nAnn: How so?\nBob: Let’s close on Mondays.')).toContain(
      'Bob: Bob suggests we close on Mondays.',
    );
  });
});

describe('matters', () => {
  it('are set apart where another one is named', () => {
    expect(
      said('Ann: It costs 300.\nBob: We sold 30.\nAnn: Next point, the roof.\nBob: It leaks in 3 places. The tiles are 40 years old.'),
    ).toBe('Ann: It costs 300.\nBob: We sold 30.\n\nRoof:\n\nBob: It leaks in 3 places. The tiles are 40 years old.');
  });

  it('are set apart where people move on', () => {
    expect(said('Ann: It took 300 days.\nBob: We sold 30.\nAnn: Moving on to the lease. It ends in 2029.\nBob: The rent is 900.')).toMatch(
      /\n\nLease:\n\nAnn: It ends/,
    );
  });

  it('are set apart by a word or two', () => {
    expect(said('Ann: It took 300 days.\nBob: We sold 30.\nAnn: On cost.\nBob: It was 4,000. The roof was 900.')).toMatch(
      /\n\nCost:\n\nBob: /,
    );
  });

  it.each([
    'On Mondays we close.',
    'So the boiler leaks.',
    'Et le prix monte.',
    'Also der Kessel leckt.',
    'On three days of the week we had no water.',
  ])('are not what states something: %s', (line) => {
    expect(said(`Ann: It costs 300.\nBob: We sold 30.\nAnn: ${line}`).split('\n').at(-1)).toMatch(/close|leaks|monte|leckt|no water/);
  });
});

describe('what is taken back', () => {
  it.each([
    ['I had 60. Oh wait, mine leaves out Sunday.', /60|Sunday/],
    ['We sold 60. Scrap that.', /60|Scrap/],
    ['Es waren 60. Streich das.', /60|Streich/],
    ['C’était 60. Oubliez ça.', /60|Oubliez/],
  ])('is gone: %s', (line, gone) => {
    expect(said(`Ann: It costs 300.\nBob: ${line}\nAnn: We closed.`)).not.toMatch(gone);
  });

  it('of a word is what was said with it', () => {
    const text = said(
      'Ola: It went well. Errors fell to 2%.\nBen: Good.\nOla: Forget what I said about errors, that was last year’s. They’re 4% now.',
    );
    expect(text).not.toMatch(/2%|Forget|last year/);
    expect(text).toContain('Errors: 4% now.');
  });

  it('is not what is dismissed', () => {
    expect(said('Ann: And a car park?\nBob: Forget it. 1.2 million.\nAnn: We sold 30.')).toMatch(/1\.2 million/);
  });
});

it.each([
  ['How many come by bike?', 'About 35, only 12 in winter.', 'About 35 come by bike, only 12 in winter.'],
  ['Could they move to Wednesday?', 'They said yes on the phone.', 'They could move to Wednesday, they said yes on the phone.'],
  ['Could we use the old box?', 'We could, 90 are left.', 'We could use the old box, 90 are left.'],
])('an answer has what was asked: %s', (question, answer, statement) => {
  expect(said(`Ann: It costs 300.\nAnn: ${question}\nBob: ${answer}`)).toContain(statement);
});

it('an answer of its own subject needs none', () => {
  expect(said('甲乙：x 1。\n甲乙：費用はいくらですか？\n丙丁：増築は90万円です。')).toContain('丙丁： 増築は90万円です。');
});
