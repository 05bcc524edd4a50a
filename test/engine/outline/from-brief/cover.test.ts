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
  ])('is named as a person would name the deck: %s', async (prompt, lines) => {
    expect(await coverOf(prompt)).toEqual(lines);
  });

  it('shows no period that was only named with what is left out', async () => {
    expect(await coverOf("Deck on hiring. Don't mention the layoffs in Q2.")).toEqual(['Hiring']);
  });
});
