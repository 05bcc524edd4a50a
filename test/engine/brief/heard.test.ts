/** What of a brief is meant for the deck: without its envelope, what is private and what was corrected. */
import { describe, expect, it } from 'vitest';
import { corrected } from '../../../src/engine/brief/corrections/corrected.ts';
import { opened } from '../../../src/engine/brief/envelope.ts';
import { withoutPrivate } from '../../../src/engine/brief/private.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../src/engine/outline/from-brief/plan-from-brief.ts';

describe('the envelope', () => {
  it('of a mail is no material', () => {
    const { text, about } = opened(
      'From: Lea <lea@x.example>\nTo: Team\nSent: 4 May 2026 09:12\nSubject: FW: Project Tern\n\nHi Max,\n\nThe roof leaks.\n\nBest regards\nLea Brandt\nFacility Management\n+49 30 1234\n\nOn 3 May 2026, Max wrote:\n> Hello Lea,\n> it rains.',
    );
    expect([text.split(/\n+/), about]).toEqual([['The roof leaks.', 'it rains.'], 'FW: Project Tern']);
  });

  it('of a transcript is its time stamps', () => {
    expect(opened('[09:02] Clara: It is late.\n[09:03] Dev: It is.').text).toBe('Clara: It is late.\nDev: It is.');
  });

  it.each(['Hi, ', 'Hello team - ', 'Dear Ms Okafor, ', 'Hallo zusammen, ', 'Bonjour, ', 'Buenos días: ', 'お疲れ様です。', '你好，'])(
    'begins with a greeting: %s',
    (hello) => {
      expect(opened(`${hello}the roof leaks.`).text).toBe('the roof leaks.');
    },
  );

  it.each(['High rents hurt us.', 'Best practice is to wait.', 'From: Oslo to Bergen'])('is not what only looks like one: %s', (text) => {
    expect(opened(text).text).toBe(text);
  });
});

describe('a mail', () => {
  it('is heard without whom it speaks to, who signs it and what only hands it over', async () => {
    const { material, subject } = await readBrief({
      prompt:
        'Six slides from this thread for the board.\n\n---\nFrom: Oona Prell\nTo: Tibor Vass\nSent: 21 May 2026 08:10\nSubject: RE: OR turnover\n\nTibor, many thanks. One fix: the taps go in on August 4, not July 28, the digger is booked. Everything else stands.\n\nO.\n\nFrom: Tibor Vass\nTo: Oona Prell\nSent: 20 May 2026 19:44\nSubject: OR turnover\n\nOona, here you go, all for Mill Lane:\n\n- 41 complaints.\n- 23 plots without a tap.\n\nTaps on plots 10 to 30 from July 28.\n\nHave a good weekend!\nTibor',
    });
    const words = JSON.stringify(material);
    expect(words).not.toMatch(/Tibor|Oona|thanks|One fix|else stands|here you go|weekend|July 28|"O\.|- 41/);
    expect(words).toMatch(/The digger is booked.*All for Mill Lane.*41 complaints.*August 4/);
    expect(subject).toBe('OR turnover');
  });
});

describe('a document', () => {
  it('says on its cover who wrote it and when', async () => {
    const brief = await readBrief({
      prompt:
        'Make 6 slides.\n\n# Curb Study\nDepartment of Planning, August 2026. Project lead: Odalys Renner\n\n## Findings\n\nThe garage is full.',
    });
    expect(brief.byline).toEqual(['Department of Planning, August 2026', 'Project lead: Odalys Renner']);
    expect(JSON.stringify(brief.material)).not.toContain('Odalys');
    expect(JSON.stringify(planFromBrief(brief, '2026-11-02').outline.slides[0])).toContain('Department of Planning, August 2026');
  });

  it('has no byline where it states something', async () => {
    const { byline } = await readBrief({
      prompt: 'Make 6 slides.\n\n# Ferry\n\nThe ferry carried 41,000 people in 2026.\n\n## B\n\nIt is late.',
    });
    expect(byline).toBeUndefined();
  });

  it.each([
    [
      'Note pour le conseil du 4 juin – restauration scolaire\n\nIl me faut 6 diapos.\n\nLe contrat finit en août.',
      'Restauration scolaire',
    ],
    ['请做7页PPT。\n\n关于学生食堂改造的情况说明\n\n一、现状\n\n座位420个。', '学生食堂改造'],
    ['5枚で作ってください。\n\n株式会社青葉物流 第二倉庫 照明更新の提案\n\n【課題】\n電気代は320万円です。', '第二倉庫 照明更新の提案'],
    ['Transcript of the parcel delay meeting, Corran. 6 slides.\n\nThe vans are old.', 'parcel delay'],
    ['5 diapositivas para contar el cambio de turnos a la plantilla.\n\nEmpieza en mayo.', 'cambio de turnos'],
  ])('is named by what it says it is: %j', async (prompt, name) => {
    expect((await readBrief({ prompt })).subject).toBe(name);
  });
});

describe('a written document', () => {
  it('begins with its title: what stands above is said to whoever makes the deck', async () => {
    const { material, instruction } = await readBrief({
      prompt:
        "I'm giving an internal talk about ferryd at the harbour crew meeting (about 40 people, deck and engine, most have never used it). 8 slides please, 25 minutes.\n\n# ferryd\n\nferryd counts the boats at each pier.\n\n## Why\n\nThe old counter missed one boat in five.",
    });
    expect(instruction).toMatch(/harbour crew/);
    expect(JSON.stringify(material)).not.toMatch(/harbour crew/);
  });
});

describe('what is private', () => {
  it.each([
    ['Sales fell. Between us, Tom is leaving. Costs rose.', 'Sales fell. Costs rose.'],
    ['We lose four jobs - between us, two of them retire anyway, keep that out. Costs rose.', 'We lose four jobs. Costs rose.'],
    ['Costs rose. Tom is leaving. That is off the record.', 'Costs rose.'],
    ['Tom is leaving in May (keep that between us). Costs rose.', 'Costs rose.'],
    ['Die Kosten steigen. Unter uns: Herr Kern geht.', 'Die Kosten steigen.'],
    ['Les coûts montent. Entre nous, le DAF est contre.', 'Les coûts montent.'],
    ['Los costes suben. Entre nosotros, Ana se va.', 'Los costes suben.'],
    ['費用が増えた。ここだけの話、田中さんは退職する。', '費用が増えた。'],
    ['成本上升。私下说，王伟要离职。', '成本上升。'],
  ])('is left out: %s', (text, kept) => {
    expect(withoutPrivate(text)).toBe(kept);
  });

  it.each(['The gap between us and Kolos grew.', 'Data protection covers confidential records.'])(
    'is not what only sounds so: %s',
    (text) => {
      expect(withoutPrivate(text)).toBe(text);
    },
  );
});

describe('a deck', () => {
  it.each([
    [
      'Board update for Tarn Foods. Sales fell 4% in 2026. Off the record, Wendell resigns in May. Ana will call the bank by 3 March.',
      'Wendell',
    ],
    ["Deck on hiring for the board. We hired 12 people. Don't mention Project Osprey. We need three more.", 'Osprey'],
    ['Präsentation zum Lager. Die Kosten steigen um 4 %. Bitte nicht die Gespräche mit Lehnert erwähnen.', 'Lehnert'],
  ])('holds nothing private, in notes and title neither: %s', async (prompt, secret) => {
    expect(JSON.stringify(planFromBrief(await readBrief({ prompt }), '2026-11-02').outline)).not.toContain(secret);
  });
});

describe('a correction', () => {
  it.each([
    ['We serve 310 meals a day. It costs €8. Sorry, I meant 330 meals a day.', 'We serve 330 meals a day. It costs €8.'],
    ['The meeting is on Tuesday. Actually, it is Thursday.', 'The meeting is on Thursday.'],
    ['It ends on 30 June 2027. Correction: 31 July 2027.', 'It ends on 31 July 2027.'],
    ['Complaints went from 12 to 29. Sorry, complaints went to 27, not 29.', 'Complaints went from 12 to 27.'],
    ['Kolos leads. No, I meant Varga, not Kolos.', 'Varga leads.'],
    ['We have 12 agents, sorry, 14 agents in Leeds.', 'We have 14 agents in Leeds.'],
    ['Costs rose. Sales fell. Scratch that.', 'Costs rose.'],
    [
      'It opens on 12 May. Addendum from Finance (today): It opens on 19 May, not 12 May, because the lift is late.',
      'It opens on 19 May. It opens on 19 May, because the lift is late.',
    ],
    ['| B | 46 | $310,000 |\nAddendum from Finance: Option B costs $325,000, not $310,000.', '| B | 46 | $325,000 |'],
    ['| 扩建 | 260 |\n更正：扩建费用写错了，应为280万元，不是260万元。', '| 扩建 | 280 |'],
    ['Parts are 16,400, labour 3,400. Parts is 14,600, I read the wrong line.', 'Parts are 14,600, labour 3,400.'],
    ['Elle est juste au-dessus du seuil… pardon, nettement au-dessus, 32 %.', 'Elle est nettement au-dessus du seuil, 32 %.'],
    [
      'La sede Norte el 3 de mayo y la sede Sur el 10 de mayo. Perdón, la sede Sur es el 17, que faltan las llaves.',
      'La sede Norte el 3 de mayo y la sede Sur el 17 de mayo.',
    ],
    [
      'Empieza Puerto el 1 de octubre y los otros dos el 15 de octubre. Perdón, Centro es el 22; Playa sí el 15.',
      'Empieza Puerto el 1 de octubre; Centro es el 22 de octubre; Playa sí el 15.',
    ],
    ['締切は6月30日 ※最初6月20日と書きましたが30日が正しいです', '締切は6月30日'],
    ['Die Form hat 180, nein, 168 Grad.', 'Die Form hat 168 Grad.'],
    ['Wir haben 12 Filialen. Entschuldigung, ich meinte 14 Filialen.', 'Wir haben 14 Filialen.'],
  ])('replaces what it corrects: %s', (text, meant) => {
    expect(corrected(text).text).toBe(meant);
  });

  it('of nothing that was said stays', () => {
    expect(corrected('Costs rose. Actually, it is Thursday.').text).toBe('Costs rose. Actually, it is Thursday.');
  });
});

describe('a line that begins with a label', () => {
  it('is a section, and its label no speaker', async () => {
    const { material, subject } = await readBrief({
      prompt:
        'Make a deck for the crew.\n\nTopic: closing the ferry line\nConcerns: two crews; an old pier\nTimeline: last trip on 3 May 2027\nActions: sell the boat (Ruta)',
    });
    expect([subject, material.map(({ heading }) => heading)]).toEqual(['closing the ferry line', ['Concerns', 'Timeline', 'Actions']]);
  });

  it('is a speaker where it is a name', async () => {
    const { material } = await readBrief({
      prompt: "Make a deck of this.\n\n09:02 Clara: Let's talk about the roof.\n09:03 Dev: It leaks.\n09:04 Clara: We repair it.",
    });
    expect(JSON.stringify(material)).not.toMatch(/Clara|Dev|09|Let's/);
  });
});

describe('a period', () => {
  it('named with what is left out is not the period of the deck', async () => {
    expect((await readBrief({ prompt: "Deck on hiring. Don't mention the layoffs in Q2 2026." })).period).toBeNull();
  });
});
