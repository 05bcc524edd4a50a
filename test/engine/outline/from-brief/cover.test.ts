/** The cover of a deck made from a brief: its name as a person would say it, and for whom and when. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { cover } from '../../../../src/engine/outline/from-brief/deck/frame.ts';
import { Exclusions } from '../../../../src/engine/outline/from-brief/read/exclusions.ts';
import { GivenFacts } from '../../../../src/engine/outline/from-brief/read/given-facts.ts';

async function coverOf(prompt: string) {
  const brief = await readBrief({ prompt });
  const { title, content } = cover(brief, new Exclusions(brief), [], new GivenFacts()) as {
    title: string;
    content: { subtitle?: string; details: string[] };
  };
  return [title, ...[content.subtitle, ...content.details].filter((line) => line !== undefined)];
}

describe('a cover', () => {
  it.each([
    [
      "Hi, need a deck for Tuesday's leadership meeting on whether we move payroll from Paychex to Gusto.",
      ['Moving payroll from Paychex to Gusto', 'Leadership meeting, Tuesday'],
    ],
    [
      'Could you make slides for the works committee on Friday? It is about whether we keep the van or lease a new one.',
      ['Keep the van or lease a new one?', 'Works committee, Friday'],
    ],
    ['Board update for Tarn Foods, 6 slides.', ['Tarn Foods: board update']],
    [
      'Subject: slides for the harbour board - pier repairs\n\nHi Jo,\n\ncould you make 6 slides for the harbour board? They meet on 14 January 2027. The pier lost four piles.',
      ['Pier repairs: board update', 'Harbour board, 14 January 2027'],
    ],
    ['Slides please, about 7. The reading room closes at six and 40% of students leave after that.', ['Reading room']],
    ['I need to convince the dean to keep the press open. It printed 64 books.', ['Keeping the press open']],
    ['Folien bitte. Sie tagen am 9. Februar 2027. Die Turnhalle ist seit Mai gesperrt.', ['Turnhalle', '9. Februar 2027']],
    ['Fais 6 diapositives. Le dépôt de Lyon est plein à 96 %.', ['Dépôt de Lyon']],
    ['Haz 6 diapositivas. La planta de Vigo produce 420 toneladas.', ['Planta de Vigo']],
    ['Faz 6 slides. A linha 3 parou 46 horas.', ['Linha 3']],
    ['Fai 6 slide. Il magazzino di Prato è pieno.', ['Magazzino di Prato']],
    ['役員会用に新しい倉庫の資料を5枚くらいで。倉庫は96%埋まっています。', ['新しい倉庫', '役員会向け']],
    ['给业委会做6页PPT，讲电梯更换。电梯去年停了14次。', ['电梯更换', '面向：业委会']],
    ['Status deck for the steering committee, project Harbor.', ['Project Harbor: status for the steering committee']],
    [
      'Quick deck please: why we lost the Orlo tender. For the sales leadership, next Monday.',
      ['Why we lost the Orlo tender', 'Sales leadership, Monday'],
    ],
    ['Onboarding deck for new nurses at a clinic, 10 slides', ['Onboarding for new nurses']],
    ['for the board on 12 May: St. Brannoc Hospice, annual review.', ['St. Brannoc Hospice: board update', 'Annual review', '12 May']],
    [
      'Präsentation für den Vorstand am Donnerstag: sollen wir das Lager in Kassel schließen?',
      ['Sollen wir das Lager in Kassel schließen?', 'Vorstand, Donnerstag'],
    ],
    [
      "J'ai besoin d'une présentation pour le comité de direction du 14 janvier sur le remplacement de Sage par Odoo.",
      ['Remplacement de Sage par Odoo', 'Comité de direction, 14 janvier'],
    ],
    ['経営会議向けに、受付の外部委託を検討する資料を作成してください。', ['受付の外部委託', '経営会議向け']],
    [
      '5 slides for our depot heads on Monday: returns at our 12 shops rose from 4.1% to 6.8% since the new size chart, extra £7k a month.',
      ['Returns at our 12 shops', 'Depot heads, Monday'],
    ],
    [
      'Renewal deck for our client Orchard Dental Group (we are Plaqless, recall software). 2 years at £48k a year, 31 of 40 practices use it.',
      ['Renewal proposal for Orchard Dental Group', 'Plaqless'],
    ],
    [
      'Verlängerung: Präsentation für unseren Kunden Hanse Logistik (wir sind Schichtwerk, Dienstplanung). 3 Jahre zu 180.000 € im Jahr.',
      ['Angebot zur Verlängerung für Hanse Logistik', 'Schichtwerk'],
    ],
    [
      '# Fewer missed appointments – proposal to the partners\n\nCreate a presentation from this for the partners at Bexley Road Surgery. Presenter is Dr Hannah Lowe (salaried GP).\n\n## Why\n- 9% of appointments are missed, 38 a week\n- Those who wait longest miss most\n\n## Plan\n- Live on 1 July - Kim Sato',
      ['Fewer missed appointments', 'Prepared for: partners at Bexley Road Surgery', 'Dr Hannah Lowe, salaried GP'],
    ],
    [
      'Mach bitte Folien für den Bauausschuss am 17.3., höchstens 7.\n\nGemeinde Vorderthal – Neubau Kita Am Bach (Bauherr: Zweckverband)\n\nStand: 3.3.\n\nKosten\n- 3,1 Mio. €, Übergabe am 1.8.\n\nVortragen wird Frau Dr. Anna Heller (Bauamt).',
      [
        'Neubau Kita Am Bach',
        'Gemeinde Vorderthal',
        'Bauausschuss, 17.3.',
        'Bauherr: Zweckverband',
        'Stand: 3.3.',
        'Frau Dr. Anna Heller, Bauamt',
      ],
    ],
    [
      "Here's the transcript, I need 5 slides for the members on 2 March.\n\nMarl Lane Association – pump working group (auto transcript)\n\nJean Foster (Chair): OK, we're recording. Marl Lane pump, then. Bill?\n\nBill Osgood: The well has silted up.\n\nAnn Lacey: Fourteen days dry last summer.\n\nJean Foster: We propose the cleaning.",
      ['Marl Lane pump', 'Marl Lane Association', 'Members, 2 March'],
    ],
    [
      "Could you make a pitch deck of this? It's for the Merrow Trust, we present on 8 May.\n\nFrom: Leila Shah\nTo: Tom Ward\nSubject: Merrow pitch\n\nHi Tom,\n\nSpoke House trains 48 people a year in its bike workshop. 37 have asked for a place.\n\nLeila",
      ['Spoke House: pitch', 'Merrow Trust, 8 May'],
    ],
    [
      "Bonjour, il me faut 6 diapos pour le comité d'établissement de Fonderie Mallet (le 9 mai).\n\nAtelier\tRetours 2024 (%)\tRetours 2025 (%)\tDélai (jours)\nPau\t2,1\t1,9\t12\nAuch\t3,0\t5,2\t31\n\nMes remarques :\n- Le point commun : le quai de Muret.",
      ['Retours et délai par atelier', "Comité d'établissement de Fonderie Mallet, 9 mai"],
    ],
    [
      'Turn this memo into a board presentation.\n\nMEMO\nTo: The Board, Ashby Homes\nFrom: Ruth Penhale, Warden\nSubject: East wing lift\n\nThe lift stood still for 41 days.',
      ['East wing lift: board update', 'Prepared for: The Board, Ashby Homes', 'Ruth Penhale, Warden'],
    ],
  ])('is named as a person would name the deck: %s', async (prompt, lines) => {
    expect(await coverOf(prompt)).toEqual(lines);
  });

  it('shows no period that was only named with what is left out', async () => {
    expect(await coverOf("Deck on hiring. Don't mention the layoffs in Q2.")).toEqual(['Hiring']);
  });
});
