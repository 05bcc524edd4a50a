/** What a brief forbids to show is no matter, names no deck, and the names that it covers stand nowhere. */
import { describe, expect, it } from 'vitest';
import { isForbidding } from '../../../src/engine/brief/bans.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../src/engine/outline/from-brief/plan-from-brief.ts';

async function deck(prompt: string): Promise<string> {
  const brief = await readBrief({ prompt });
  const { outline } = planFromBrief(brief, '2026-05-01');
  return JSON.stringify([outline, brief.material]);
}

describe('a ban', () => {
  it.each([
    [
      'en',
      "Make a deck for the harbour board on 3 June.\n\nWe moved 4,100 boats in 2025. Please don't name either crane maker, the tender is open.\n\nHoller at Krantek says delivery takes 30 weeks. The two cranes cost £1.2m together.",
      ['Krantek', 'Holler', 'name either'],
      ['elivery takes 30 weeks', 'The two cranes'],
    ],
    [
      'en',
      'Make a deck for the harbour board.\n\nOur largest client (Orvik Lines) wants 12 berths from 2027; name of the client do not write, nothing is signed. We have 9 berths.',
      ['Orvik', 'do not write', 'signed'],
      ['Our largest client wants 12 berths', '9 berths'],
    ],
    [
      'en',
      "Make a deck for the harbour board.\n\nBerths rose from 9 to 12. Leave Petra's back out of it, that's her own affair. Petra's back kept her away for 9 weeks. Repairs cost £40k.",
      ['Petra', 'Leave'],
      ['Repairs cost'],
    ],
    [
      'de',
      'Erstelle 5 Folien für den Hafenrat.\n\n2025 kamen 4.100 Boote, 300 mehr als 2024. Bitte nicht nennen, welche Werft geliefert hat. Die Werft Kolos lieferte den Kran für 1,2 Mio. €. Die Wartung kostet 40.000 € im Jahr.',
      ['Kolos', 'nicht nennen'],
      ['Die Werft lieferte den Kran', 'Die Wartung kostet'],
    ],
    [
      'es',
      'Prepara una presentación para el consejo del puerto.\n\n- Barcos en 2025: 4.100\n- Ingresos: 1,4 M€\n\nNO poner: nada de la baja de Kolos, lo lleva el abogado. Tampoco los sueldos del equipo\n\n- Kolos firmó el parte en mayo\n- La grúa cuesta 300.000 €',
      ['Kolos', 'NO poner', 'sueldos', 'Tampoco'],
      ['La grúa cuesta'],
    ],
    [
      'fr',
      "Prépare 5 diapositives pour le conseil du port.\n\nLes bateaux sont passés de 3 800 à 4 100. Inutile de dire qui hésite. La dispute entre les Kolos et les Varga n'a pas sa place à l'écran. La grue coûte 300 000 €. Les Varga louent trois anneaux.",
      ['Kolos', 'Varga', 'hésite', 'dispute'],
      ['La grue coûte'],
    ],
    [
      'it',
      'Faccia una presentazione per il consiglio del porto.\n\nLe barche sono 4.100 nel 2025. Nel 2024 una gru ha ceduto e i danni sono stati 300 mila euro (non citare la ditta Kolos, la causa è aperta). La nuova gru costa 1,2 milioni.',
      ['Kolos', 'causa'],
      ['La nuova gru costa'],
    ],
    [
      'ja',
      '港の取締役会向けに5枚の資料を作ってください。\n\n船は2025年に4,100隻でした。取引先の社名は出さないように。クレーンは1.2億円です。担当のコロスさんの病気の話は載せないでください。コロスさんは5月から休んでいます。',
      ['コロス', '社名'],
      ['クレーンは1.2億円'],
    ],
    [
      'zh',
      '请为港务局董事会做5页PPT。\n\n2025年有4100艘船。客户名字一律不要出现。海岸医院又投诉了。吊车120万元。老柯住院的事大家别再传了。',
      ['海岸医院', '老柯', '别再传', '名字'],
      ['4100艘船'],
    ],
  ])('and what it covers stand nowhere (%s)', async (_, prompt, silent, said) => {
    const shown = await deck(prompt);
    for (const name of silent) expect(shown).not.toContain(name);
    for (const matter of said) expect(shown).toContain(matter);
  });

  it('does not cover who has a task', async () => {
    const shown = await deck(
      "Make a deck for the harbour board.\n\nBerths rose from 9 to 12 in 2025. Leave Petra's accident out of it. Petra orders the pontoons by 3 May. Repairs cost £40k.",
    );
    expect(shown).toContain('Petra orders the pontoons');
    expect(shown).not.toContain('accident');
  });

  it('is not what only sounds like one', async () => {
    const shown = await deck(
      'Make a deck for the harbour board.\n\nCustomers do not mention price in any survey. 4,100 boats came in 2025. Of 300 members, 40 do not identify with the old logo.',
    );
    expect(shown).toContain('do not mention price');
    expect(shown).toContain('do not identify with the old logo');
  });
});

describe('an item of minutes that says that it is closed', () => {
  it.each([
    ['TOP 2 Personal (nicht öffentlich)', 'TOP 1 Lage', 'TOP 3 Kran'],
    ['2. Personal – vertraulich', '1. Lage', '3. Kran'],
  ])('is left out whole, up to the next: %s', async (closed, before, after) => {
    const shown = await deck(
      `Hafen Nordkai GmbH\nProtokoll vom 3. Mai 2026\n\n${before}\nDie Zahl der Boote stieg 2025 auf 4.100.\n${closed}\nFrau Kolos geht zum 1. Juli. Ihr Nachfolger steht fest.\n${after}\nDer Kran kostet 1,2 Mio. €.\n\nBitte daraus 4 Folien für den Aufsichtsrat.`,
    );
    for (const word of ['Kolos', 'Nachfolger', 'Personal']) expect(shown).not.toContain(word);
    expect(shown).toContain('Der Kran kostet');
    expect(shown).toContain('Die Zahl der Boote');
  });
});

describe('a chapter that is not for the readers', () => {
  const report = (heading: string, ask: string, outer = '') =>
    `${ask}\n\n${outer}5. Results\nThe ferries carried 412,000 people, 6% more than in 2024.\n\n6. Dispute (Orrin)\n${heading}\n\n7. Decisions\nThe board approves the third berth for £2.1m.`;

  it.each([
    'Condense the report below into 6 slides for the board. Section 6 is for the executive only, keep it out.',
    'Condense the report below into 6 slides for the board. Leave out section 6.',
    'Condense the report below into 6 slides for the board. Please keep section 6 out.',
    'Bitte den Bericht auf 6 Folien kürzen. Abschnitt 6 bitte weglassen.',
    'Résume ce rapport en 6 diapositives, sans la section 6.',
    'Resume el informe en 6 diapositivas. El apartado 6 hay que dejarlo, no incluir el apartado 6.',
  ])('is left out with all its paragraphs where its number is named: %s', async (ask) => {
    const { material } = await readBrief({
      prompt: report('We claim £0.9m from Orrin.\n\nOrrin disputes the claim:\n1. late crews\n2. no notice', ask),
    });
    const text = JSON.stringify(material);
    expect(text).not.toMatch(/Orrin|late crews|no notice/);
    expect(text).toContain('third berth');
    expect(text).toContain('412,000');
  });

  it.each(['(executive only)', '(confidential)', '(nur für die Geschäftsführung)', '（社外秘）'])(
    'is left out where its heading says so: %s',
    async (mark) => {
      const { material } = await readBrief({
        prompt: `Make slides of this.\n\n## Results\nThe ferries carried 412,000 people.\n\n## Commercial position ${mark}\nWe claim £0.9m from Orrin.\n\n### Next\nOrrin may withdraw.\n\n## Decisions\nThe board approves the third berth.`,
      });
      const text = JSON.stringify(material);
      expect(text).not.toMatch(/Orrin|Commercial/);
      expect(text).toContain('third berth');
    },
  );

  it('stays where a bracket only says for whom something is', async () => {
    const { material } = await readBrief({
      prompt: 'Make slides of this.\n\n## Evening swim (members only)\nThe pool opens until ten.\n\n## Prices\nA day costs £6.',
    });
    expect(JSON.stringify(material)).toContain('until ten');
  });
});

describe('nothing about something', () => {
  it.each([
    'nothing about the theft in March, the insurer is still on it',
    'no mention of the theft in March',
    'nichts über den Diebstahl im März, das liegt beim Anwalt',
    'rien sur le vol de mars',
    'nada del robo de marzo, lo lleva el seguro',
    'nada sobre o roubo de março',
    'niente sul furto di marzo',
  ])('is asked of the deck, and no matter: %s', (clause) => {
    expect(isForbidding(clause)).toBe(true);
  });

  it.each([
    'Nothing about the roof has changed since 2019.',
    'Nothing on the list is urgent.',
    'Nichts von dem Geld ist ausgegeben.',
    'Rien sur le site ne fonctionne.',
    'Nada de esto es nuevo.',
  ])('says something where its clause has a verb: %s', (sentence) => {
    expect(isForbidding(sentence)).toBe(false);
  });
});
