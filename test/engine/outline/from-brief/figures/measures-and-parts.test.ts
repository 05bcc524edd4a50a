/** Lines and sentences that give measures their figures, as the page that an analyst would draw of them; and what looks like them and must not be drawn. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { ToldFigures } from '../../../../../src/engine/outline/from-brief/figures/told-figures.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import type { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';

interface Shown {
  kind: string;
  title: string;
  /** Content with its figures in place. */
  content: string;
}

/** The pages of a brief after its cover. */
async function pagesOf(prompt: string): Promise<Shown[]> {
  const { outline } = planFromBrief(await readBrief({ prompt }), '2026-11-24');
  const told = new ToldFigures({ get: (id: string) => outline.facts[id]! } as unknown as GivenFacts, outline.language);
  const shown = (text: string) =>
    told
      .shown(text)
      .replace(/"(given\.\d+)"/g, (_, id: string) => `"${told.shown(`{{${id}}}`)}"`)
      .replace(/[\u00a0\u202f]/g, ' ');
  return outline.slides
    .slice(1)
    .map(({ kind, title, content }) => ({ kind, title: shown(title), content: shown(JSON.stringify(content)) }));
}

async function expectPage(prompt: string, kind: string, title: string, values: readonly string[]): Promise<void> {
  const pages = await pagesOf(prompt);
  const page = pages.find((each) => each.kind === kind && each.title === title);
  expect(page, JSON.stringify(pages, null, 1)).toBeDefined();
  for (const value of values) expect(page!.content).toContain(value);
}

const never = async (prompt: string, claim: RegExp) =>
  expect((await pagesOf(prompt)).map(({ kind, title, content }) => `${kind} ${title} ${content}`).join('\n')).not.toMatch(claim);

describe('a listing of measures is one page that says what changed and what was missed', () => {
  it.each([
    [
      'with the figures of the year before and a target',
      'Report for the museum board.\n\nFigures:\n- Visitors: 84,200 (2025: 79,900)\n- School groups: 310, target 400\n- Shop income: £212,000 (2025: £230,000)',
      'scorecard',
      'Visitors rose 5.4% to 84,200; School groups 90 below target',
      ['"+5.4% (2025: 79,900)"', '"target":"400"', '"−7.8% (2025: £230,000)"'],
    ],
    [
      'of labelled lines',
      'Report for the swimming club.\n\nMembers: 640 (last year 602)\nJunior members: 215 (last year 240)\nLane hours: 1,320, plan 1,500',
      'scorecard',
      'Members rose 6.3% to 640; Lane hours 180 below plan',
      ['"+6.3% (last year: 602)"', '"−10% (last year: 240)"'],
    ],
    [
      'with a part of one of them and its share',
      'Report for the clinic board.\n\n- Patients: 3,400 (2025: 3,150)\n- Nurses: 48, of which 12 part-time\n- Complaints: 21 (2025: 30)',
      'scorecard',
      'Patients rose 7.9% to 3,400; Complaints fell 30% to 21',
      ['Nurses (of which 12 part-time: 25%)', '"−30% (2025: 30)"'],
    ],
    [
      'with what goes along with one of them',
      'Bericht für den Vereinsvorstand.\n\n- Mitglieder: 1.240 (2025: 1.180)\n- Kurse: 64 mit 910 Teilnehmern\n- Spenden: 38.000 €, Ziel waren 45.000 €',
      'scorecard',
      'Mitglieder: Anstieg um 5,1 % auf 1.240; Spenden 7.000 € unter Ziel',
      ['Kurse (mit 910 Teilnehmern)', '"target":"45.000 €"'],
    ],
    [
      'in German with a line that is a part',
      'Bericht für den Beirat der Stadtwerke.\n\n- Kunden gesamt: 52.300 (2025: 51.000)\n- davon Wärme: 8.900 (2025: 7.400)\n- Störungen: 41 (2025: 56)',
      'scorecard',
      'Kunden gesamt: Anstieg um 2,5 % auf 52.300; Störungen: Rückgang um 27 % auf 41',
      ['"Störungen"', '"+20 % (2025: 7.400)"'],
    ],
    [
      'in French with a unit after the figure',
      'Point pour le conseil du moulin.\n\n- Farine : 1 240 tonnes (2025 : 1 180 tonnes)\n- Clients : 86, dont 19 boulangeries\n- Délai : 6 jours, objectif 4 jours',
      'scorecard',
      'Farine : hausse de 5,1 %, à 1 240 tonnes ; Délai : 2 jours au-dessus de l’objectif',
      ['Clients (dont 19 boulangeries : 22 %)'],
    ],
    [
      'in Spanish',
      'Informe para la junta del teatro.\n\n- Entradas: 24.600 (2025: 22.100)\n- Abonos: 1.310, objetivo 1.500\n- Quejas: 18 (2025: 25)',
      'scorecard',
      'Entradas: aumento de 11 %, hasta 24.600; Abonos: 190 por debajo del objetivo',
      ['"target":"1.500"'],
    ],
    [
      'in Italian',
      'Relazione per il consiglio della cantina.\n\n- Bottiglie: 412.000 (2025: 388.000)\n- Soci: 96, di cui 14 nuovi\n- Reclami: 9 (2025: 15)',
      'scorecard',
      'Bottiglie: aumento di 6,2%, a 412.000; Reclami: calo di 6, a 9',
      ['Soci (di cui 14 nuovi: 15%)'],
    ],
    [
      'in Portuguese',
      'Relatório para o conselho da escola.\n\n- Alunos: 820 (2025: 790)\n- Bolsas: 64, meta 80\n- Faltas: 5,2% (2025: 6,1%)',
      'scorecard',
      'Alunos: alta de 3,8%, para 820; Bolsas: 16 abaixo da meta',
      ['"Faltas"'],
    ],
    [
      'in Japanese',
      '理事会への報告。\n\n- 入館者数：8,420人（前年7,900人）\n- 会員数：1,210人、目標は1,500人\n- 寄付：320万円（前年280万円）',
      'scorecard',
      '入館者数は6.6%増の8,420人、会員数は目標を290人下回る',
      ['"+14% (前年：280万円)"'],
    ],
    [
      'in Chinese',
      '给理事会的报告。\n\n- 访客：8,420人（去年7,900人）\n- 会员：1,210人，目标1,500人\n- 投诉：32件（去年41件）',
      'scorecard',
      '访客增长6.6%，达到8,420人；会员比目标低290人',
      ['"target":"1,500人"'],
    ],
  ])('%s', async (_, prompt, kind, title, values) => expectPage(prompt, kind, title, values));
});

describe('a whole with its parts is a page of shares', () => {
  it.each([
    [
      'after the words for it',
      'Update for the choir.\n\nThe budget was £48,000, of which £26,000 concerts, £14,000 conductor and £8,000 hall. We sang in nine towns.',
      'share',
      'Concerts makes up 54% of the £48,000 budget',
      ['["Concerts","Conductor","Hall"]', '"29%"', '"17%"'],
    ],
    [
      'as names before their figures',
      'Update for the brewery.\n\nSales were €3.2m last year, of which draught €1.6m, bottles €1.1m, cans €0.5m.',
      'share',
      'Draught makes up 50% of the €3.2m sales',
      ['"34%"', '"16%"'],
    ],
    [
      'on a line of a listing',
      'Bericht für die Genossenschaft.\n\n- Mitglieder: 310 (2025: 290)\n- Mieten: 740 € je Monat (2025: 720 €)\n- Etat: 2,4 Mio. €; davon Bau 1,5 Mio., Personal 0,6 Mio., Sonstiges 0,3 Mio.',
      'share',
      'Etat: 63 % von 2,4 Mio. € entfallen auf Bau',
      ['"25 %"', '"13 %"'],
    ],
    [
      'with what they leave of an amount',
      'Update for the shelter.\n\nGifts were £90,000 this year, of which £40,000 legacies and £20,000 street collections.',
      'share',
      'Legacies makes up 44% of the £90,000 gifts',
      ['"Other"', '"33%"'],
    ],
    [
      'in French',
      'Point pour le syndicat.\n\nCharges : 9,2 M€, dont énergie 3,1 M€, transport 2,7 M€, salaires 2,4 M€, divers 1,0 M€',
      'share',
      'Énergie : 34 % des 9,2 M€ de charges',
      ['"29 %"', '"11 %"'],
    ],
    [
      'in Spanish',
      'Informe para la cooperativa.\n\nVentas: 5,0 M€, de las cuales fruta 3,0 M€, verdura 1,5 M€, miel 0,5 M€',
      'share',
      'Fruta: 60 % de los 5,0 M€ de ventas',
      ['"30 %"'],
    ],
    [
      'in Japanese',
      '理事会への報告。\n\n- 会員数：1,210人（前年1,150人）\n- 来店客数：4,300人（前年4,100人）\n- 売上：1億円、うち惣菜4,500万円、生鮮3,500万円、雑貨2,000万円',
      'share',
      '惣菜が売上1億円の45%を占める',
      ['"35%"', '"20%"'],
    ],
  ])('%s', async (_, prompt, kind, title, values) => expectPage(prompt, kind, title, values));
});

describe('one comparison among other sentences is drawn with them beside it', () => {
  it.each([
    [
      'against its target',
      'Update for the council.\n\nRecycling ended at 44% against a target of 50%. Two rounds were cancelled in the storm.',
      'comparison',
      'Recycling ended at 44% against a target of 50%',
      ['["Now","Target"]', '"44%","50%"', 'Two rounds were cancelled in the storm.'],
    ],
    [
      'against the year before',
      'Bericht für den Stadtrat.\n\nDie Schülerzahl stieg von 1.180 auf 1.260. Der Neubau am Südring zieht Familien an.',
      'comparison',
      'Die Schülerzahl stieg von 1.180 auf 1.260',
      ['"1.180","1.260"', 'Der Neubau am Südring zieht Familien an.'],
    ],
    [
      'with a count of some among all as a second figure',
      'Update for the airline.\n\nPunctuality ended at 81% against a target of 90%. 34 of the 52 late flights left from Cork.',
      'scorecard',
      'Punctuality ended at 81% against a target of 90%',
      ['34 of the 52 late flights left from Cork', '"65%"'],
    ],
    [
      'two in one sentence with their cause',
      'Update for the ferry company.\n\nWe served 212,000 meals this year, up from 198,000 last year, but kiosk income slipped from £640k to £610k because the second ship was in dock for six weeks instead of two, and its kiosk with it.',
      'scorecard',
      'Meals rose 7.1% to 212,000; kiosk income fell 4.7% to £610k',
      ['"+7.1% from 198,000"', 'because the second ship was in dock'],
    ],
    [
      'a price by the piece',
      'Update for the canteen.\n\nMilk went from €0.92 to €1.08 a litre in the spring. We changed the dairy in May.',
      'comparison',
      'Milk went from €0.92 to €1.08 a litre in the spring',
      ['"€0.92","€1.08"'],
    ],
  ])('%s', async (_, prompt, kind, title, values) => expectPage(prompt, kind, title, values));
});

describe('what looks like it is not drawn', () => {
  it.each([
    [
      'parts that are more than their whole',
      'Update for the board.\n\nSales were £90,000, of which tea £60,000 and coffee £50,000.',
      /share/,
    ],
    [
      'parts in another currency',
      'Update for the board.\n\nSales were £90,000, of which tea €60,000 and coffee €30,000.',
      /"kind":"share"|^share/m,
    ],
    ['parts that are counts of an amount', 'Update for the board.\n\nSales were £90,000, of which 40 in Leeds and 20 in York.', /^share/m],
    [
      'people who may be both',
      'Update for the board.\n\n- Staff: 120 (2025: 110)\n- Volunteers: 90, of which 50 women and 40 over 60',
      /^share|Other/m,
    ],
    ['a score out of ten', 'Update for the board.\n\nAbsence fell from 5% to 4%. Guests gave us 9 of 10 points again.', /90%/],
    ['a page of a document', 'Update for the board.\n\nAbsence fell from 5% to 4%. See page 12 of 48 in the annex for it.', /25%/],
    [
      'a part that is only hoped for',
      'Update for the board.\n\nAbsence fell from 5% to 4%. We hope 30 of the 40 nurses would stay.',
      /75%/,
    ],
    [
      'figures of a date',
      'Update for the board.\n\n- Opening: 14 March (2025: 2 March)\n- Doors: 9:30 (2025: 10:00)',
      /^scorecard|^comparison/m,
    ],
    [
      'a price for each that is not the year before',
      'Update for the board.\n\n- Tickets: £9 a head (groups £7)\n- Tours: £12 a head (groups £10)',
      /[+−]\d+%/,
    ],
    ['a later year', 'Update for the board.\n\n- Visitors: 400 (2028: 500)\n- Members: 80 (2028: 100)', /[+−]\d+%/],
    ['a figure of another place', 'Update for the board.\n\n- Wait: 12 minutes (Leeds: 9 minutes)\n- Cost: £40 (Leeds: £35)', /[+−]\d+%/],
    ['two meanings under one name', 'Update for the board.\n\n- Sales: £400 (2025: £380)\n- Sales: 90 (2025: 80)', /^scorecard/m],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('records with the same measures are a table with its chart', () => {
  it.each([
    [
      'of years, as tiles with their course',
      'Update for the surgery.\n\n2023: 540 consultations, 98 home calls, 14 complaints\n2024: 605 consultations, 104 home calls, 12 complaints\n2025: 712 consultations, 117 home calls, 6 complaints',
      'scorecard',
      'Consultations rose 32% to 712 and home calls rose 19% to 117',
      ['"540","605","712"', '"−50% (2024: 12)"'],
    ],
    [
      'of places in one sentence, under the measure that differs most',
      'Update for the plumbers.\n\nNorth: 61 jobs, 8 late; South: 57 jobs, 5 late; West: 72 jobs, 21 late. West lost two vans in May.',
      'comparison',
      'Late: West had the highest figure, 21; South the lowest, 5',
      ['["West","North","South"]', '"21","8","5"', '["West","72"]', 'West lost two vans in May.'],
    ],
    [
      'of places in a list',
      'Bericht für die Werkleitung.\n\n- Kassel: 412 Aufträge, 18 Reklamationen\n- Bremen: 388 Aufträge, 31 Reklamationen\n- Celle: 290 Aufträge, 9 Reklamationen',
      'comparison',
      'Reklamationen: Bremen hat mit 31 den höchsten Wert, Celle mit 9 den niedrigsten',
      ['["Kassel","412"]'],
    ],
    [
      'of weekdays with a unit of time',
      'Review of the help desk.\n\nMonday: 840 calls, 88% answered, 41 seconds wait\nTuesday: 705 calls, 91% answered, 33 seconds wait\nWednesday: 680 calls, 93% answered, 28 seconds wait',
      'comparison',
      'Wait: Monday had the highest figure, 41 seconds; Wednesday the lowest, 28 seconds',
      ['["Tuesday","705","91%"]'],
    ],
    [
      'of months with names before their figures',
      'Bericht für die Werkleitung.\n\n- Januar: Umsatz 1,2 Mio. €, Ausschuss 3,1 %\n- Februar: Umsatz 1,4 Mio. €, Ausschuss 2,8 %\n- März: Umsatz 1,5 Mio. €, Ausschuss 2,2 %',
      'trend',
      'Umsatz: ununterbrochener Anstieg von 1,2 Mio. € (Januar) auf 1,5 Mio. € (März)',
      ['"Februar"'],
    ],
    [
      'in French',
      'Point pour le réseau.\n\nLyon : 320 dossiers, 14 retards ; Nice : 280 dossiers, 31 retards ; Lille : 350 dossiers, 12 retards.',
      'comparison',
      'Retards : Nice est au plus haut avec 31, Lille au plus bas avec 12',
      ['"31","14","12"'],
    ],
  ])('%s', async (_, prompt, kind, title, values) => expectPage(prompt, kind, title, values));
});

describe('what an amount is to become stands beside what it is', () => {
  it.each([
    [
      'with what stays',
      'Update for the ferry board.\n\nWe want to raise the car fare from £31 to £35 from May; the bicycle fare stays at £9.',
      'comparison',
      'We want to raise the car fare from £31 to £35 from May; the bicycle fare stays at £9',
      ['["Car fare","Bicycle fare"]', '{"name":"Before","values":["£31","£9"]}', '{"name":"After","values":["£35","£9"]}'],
    ],
    [
      'in French',
      'Point pour la régie.\n\nLe tarif de base passe de 0,52 € à 0,57 € en mai, la prime reste à 0,20 €.',
      'comparison',
      'Le tarif de base passe de 0,52 € à 0,57 € en mai, la prime reste à 0,20 €',
      ['"0,57 €","0,20 €"'],
    ],
    [
      'in Spanish',
      'Informe para el club.\n\nLa cuota mensual sube de 34 € a 38 € desde enero; la cuota juvenil se queda en 20 €.',
      'comparison',
      'La cuota mensual sube de 34 € a 38 € desde enero; la cuota juvenil se queda en 20 €',
      ['{"name":"Después","values":["38 €","20 €"]}'],
    ],
    [
      'as a table where one bar would dwarf the others',
      'Bericht für das Bad.\n\nDer Eintritt steigt von 4,50 € auf 5,00 €, die Jahreskarte bleibt bei 120 €.',
      'table',
      'Der Eintritt steigt von 4,50 € auf 5,00 €, die Jahreskarte bleibt bei 120 €',
      ['["Eintritt","4,50 €","5,00 €"]', '["Jahreskarte","120 €","120 €"]'],
    ],
  ])('%s', async (_, prompt, kind, title, values) => expectPage(prompt, kind, title, values));

  it.each([
    ['is denied', 'Update for the board.\n\nWe will not raise the fee from £40 to £45; the deposit stays at £90.'],
    ['is supposed', 'Update for the board.\n\nIf we raise the fee from £40 to £45 from May, the deposit stays at £90.'],
    ['is asked', 'Update for the board.\n\nShall we raise the fee from £40 to £45 from May?'],
    ['is only a range', 'Update for the board.\n\nFees will range from £40 to £45 in May; the deposit stays at £90.'],
    ['changes its unit', 'Update for the board.\n\nWe propose to move the levy from £40 to 5% from May.'],
  ])('and is not drawn where it %s', async (_, prompt) => never(prompt, /"(?:Before|After)"/));
});

describe('a table and the sentence about it', () => {
  const table = (head: string, ...rows: string[]) => [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n');
  it.each([
    [
      'are a chart of what it claims, with the other columns beside it',
      `Slides for the water board.\n\n${table('Zone | Bursts 2024 | Bursts 2025 | Pipe age (years) | Crew', 'Hill | 120 | 96 | 34 | A', 'Mill | 88 | 101 | 52 | B', 'Port | 140 | 149 | 61 | B')}\n\nBursts rose only where pipes are older than 50 years.`,
      'comparison',
      'Bursts rose only where pipes are older than 50 years',
      ['{"name":"2025","values":["96","101","149"]}', '["Mill","52 years","B"]'],
    ],
    [
      'are a chart of what changed where the sentence says less',
      `Slides for the water board.\n\nOnly the two old zones got worse this year.\n\n${table('Zone | Bursts 2024 | Bursts 2025 | Pipe age (years) | Crew', 'Hill | 120 | 96 | 34 | A', 'Mill | 88 | 101 | 52 | B', 'Port | 140 | 149 | 61 | B')}`,
      'comparison',
      'Bursts fell 0.6% from 2024 to 2025, to 346: Hill −24, Mill +13',
      ['{"name":"2024","values":["120","88","140"]}'],
    ],
  ])('%s', async (_, prompt, kind, title, values) => expectPage(prompt, kind, title, values));
});

describe('records that are none', () => {
  it.each([
    ['with other measures each', 'Update for the board.\n\nNorth: 41 jobs, 9 late; South: 37 visits, 4 vans.', /aside/],
    ['with other units', 'Update for the board.\n\nNorth: cost £41, wait 9 days; South: cost 37%, wait 4 days.', /aside/],
    ['of one name', 'Update for the board.\n\nNorth: 41 jobs, 9 late; North: 37 jobs, 4 late.', /aside/],
    [
      'that are dates',
      'Update for the board.\n\nNorth: opens 4 March 2026, shuts 9 May 2026; South: opens 6 March 2026, shuts 8 May 2026.',
      /aside/,
    ],
  ])('%s are no chart', async (_, prompt, claim) => never(prompt, claim));
});
