/** What stands alone above a text is its heading, in any script and style. */
import { describe, expect, it } from 'vitest';
import { withHeadings } from '../../../src/engine/brief/headings.ts';
import { readMaterial } from '../../../src/engine/brief/material.ts';

describe('a heading', () => {
  it.each([
    ['一、基本情况\n\n食堂有420个座位。', '基本情况'],
    ['（二）方案\n\n扩建需要280万元。', '方案'],
    ['II. Offres\n\nDeux offres sont là.', 'Offres'],
    ['2. Proposta\n\nComprar dois camiões.', 'Proposta'],
    ['(3) Calendrier\n\nSignature le 25 juin.', 'Calendrier'],
    ['【課題】\n水銀灯は120本です。', '課題'],
    ['■ 効果\n・電気代は半分になる', '効果'],
    ['日程\n・発注は4月', '日程'],
    ['**What we propose**\n\n- Wind machines.', 'What we propose'],
    ['IL PROBLEMA\n\nIl tetto perde.', 'Il problema'],
    ['Nächste Schritte\n- Vertrag unterschreiben', 'Nächste Schritte'],
    ['الخطة\n\nنشتري حافلة ثانية.', 'الخطة'],
    ["Woher kommt's\n- die Pumpe zieht Luft", "Woher kommt's"],
    ['where we stand\n- nine of twelve vans are back', 'Where we stand'],
    ["D'où ça vient\n- la salle ferme à 20 h", "D'où ça vient"],
    ['Qui fait quoi\n- Inès voit le curé', 'Qui fait quoi'],
    ['Lo que falta\n- el permiso del ayuntamiento', 'Lo que falta'],
    ['What we learned\n- visitors come twice', 'What we learned'],
    ['Möglichkeiten\nA) Dach flicken\nB) Dach erneuern', 'Möglichkeiten'],
    ['Risiko\nDer Estrich muss vor dem 15. April trocken sein.', 'Risiko'],
    ['残った課題\n・駐車場が足りない', '残った課題'],
  ])('is found in %j', async (text, heading) => {
    const { sections } = await readMaterial(text);
    expect(sections[0]).toMatchObject({ heading });
    expect(sections[0]!.blocks).toHaveLength(1);
  });

  it.each([
    'The roof leaks.\n\nWe repair it.',
    '1. Repair the roof\n2. Sell the hall',
    'Visits fell by 12%\n\nCosts rose by 8%',
    '■ repair\n■ sell',
    'Dear all\n\nthe roof leaks.',
    'Hi Jo\n- the roof leaks',
    '- fittings for the\nlower deck\n- paint',
    'Sales fell 4%\n- in the north',
  ])('is not what only looks like one: %j', (text) => {
    expect(withHeadings(text, false)).not.toContain('#');
  });
});

it.each([
  ['BUDGET (total €92,000)\n- Floor 60,000\n- Lights 32,000', 'Budget (total €92,000)'],
  [
    'Pourquoi la fréquentation baisse moins que prévu\nDeux salles ont fermé plus tôt que les autres en semaine.',
    'Pourquoi la fréquentation baisse moins que prévu',
  ],
])('a heading keeps what stands in brackets behind it, and may be a question: %j', async (text, heading) => {
  expect((await readMaterial(text)).sections.map((section) => section.heading)).toEqual([heading]);
});

it('a heading right below a list is no part of it', async () => {
  const { sections } = await readMaterial(
    "Stand\n- 14 Fenster fehlen\n- Halle 2 steht still\nWoran hängt's\n- die Freigabe dauert\nTermine\n- Montag: Gespräch",
  );
  expect(sections.map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
    ['Stand', 1],
    ["Woran hängt's", 1],
    ['Termine', 1],
  ]);
});

describe('an item', () => {
  it('that begins with a day keeps it', async () => {
    const { sections } = await readMaterial('Schritte\n- 12. Dezember: Kündigung\n- 3. Februar: Umzug');
    expect(JSON.stringify(sections)).toMatch(/12\. Dezember: Kündigung.*3\. Februar: Umzug/);
  });

  it('is each of several lines that tell when, or that are lettered', async () => {
    const { sections } = await readMaterial('22:10 alarm, pump stops\n22:40 call, nobody comes\n\nA Keep it\nB Sell it');
    expect(sections.flatMap(({ blocks }) => blocks).map((block) => (block.type === 'list' ? block.items.length : block.type))).toEqual([4]);
  });
});
