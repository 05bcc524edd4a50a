/** Briefs that tempt a reader to say more than they do: the deck made of each must not hold the false claim. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { slideWords } from '../slide-words.ts';

/** Everything that pages show and notes say, spaces as they are typed. */
async function deckOf(prompt: string): Promise<string> {
  const { outline } = planFromBrief(await readBrief({ prompt }), '2026-11-24');
  return slideWords(outline)
    .map(({ shown, notes }) => `${shown}\n${notes}`)
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');
}

const never = async (prompt: string, claim: RegExp) => expect(await deckOf(prompt)).not.toMatch(claim);

describe('a measure keeps its own figures', () => {
  it.each([
    [
      'of two in one sentence',
      'Update for the board.\n\nFreight and agency staff took the budget from $3.4M last year to $4.1M this year, $450K over plan. Waiting fell from 9 to 7 days.',
      /(?:Agency staff|Freight)[^.\n]* (?:rose|grew|fell)|from \$450K|Agency staff"|\$450K to/i,
    ],
    [
      'not the money of a neighbour',
      'Update for the board.\n\nWe drove 84,000 km, which costs €61,000 a year (2025: €54,000). Complaints fell from 40 to 31.',
      /^Which costs|^Costs:|km rose|13%/im,
    ],
    [
      'in German too',
      'Bericht für den Beirat.\n\nWir verbrauchen 310.000 Becher im Jahr, das kostet 412.000 € (2025: 380.000 €). Die Reklamationen sanken von 40 auf 31.',
      /^Kostet|Das kostet:|Kostet\b.*stieg|\+8[.,]4/im,
    ],
    [
      'not those of another site',
      'Update for the council.\n\nWaiting is 12 minutes, compared with 9 minutes in Leeds. Absence fell from 5% to 4%.',
      /[+−]\s?3 min|\+33%|33%/,
    ],
    [
      'not those of the industry',
      'Update for the council.\n\nOur NPS is 47, against 41 for the sector. Absence fell from 5% to 4%.',
      /\+6\b|up 6|rose/i,
    ],
    [
      'not those of rivals in French',
      'Point pour le comité.\n\nNotre NPS est de 47, contre 41 pour le secteur. Les retards ont baissé de 12 à 9.',
      /\+6\b|hausse/i,
    ],
    [
      'not those of a second measure in Spanish',
      'Informe para el consejo.\n\nLas ventas fueron de 4 M€ y los costes de 3 M€. Las quejas bajaron de 40 a 31.',
      /[+−]25|[+−]33|Costes.*(?:subi|baj)/i,
    ],
    [
      'not those of a second measure in Japanese',
      '取締役会への報告。\n\n売上は4億円、費用は3億円です。クレームは40件から31件に減少した。',
      /[+−]25|[+−]33|費用.*(?:減少|増加)|売上.*減/,
    ],
    [
      'not the words of a request',
      'Update for the board.\n\nApprove the extra £190k, up from £38k last year. Absence fell from 5% to 4%.',
      /"?Approve the extra\n|400%/,
    ],
    [
      'not a verb that reads like a noun',
      'Update for the board.\n\nThe contract with Nord costs $4M, up from $3M last year. Absence fell from 5% to 4%.',
      /^(?:The )?[Cc]ontract with Nord costs$/m,
    ],
    [
      'not against what was done to it',
      'Update for the board.\n\nThe team cut the wait from 20 to 40 minutes. Absence fell from 5% to 4%.',
      /100%/,
    ],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('two figures are no change', () => {
  it.each([
    [
      'where one is a part of the other',
      'Update for the city.\n\nBus trips were 310 from 2,040 counted. Bikes went from 610 to 640.',
      /2,040.*(?:fell|rose)|(?:−|-)85%/,
    ],
    [
      'where a German one is a part',
      'Bericht für den Beirat.\n\nEs fehlen 14 von 50 Fahrern. Die Kosten sanken von 9 Mio. € auf 8 Mio. €.',
      /Fahrern?.*(?:sank|stieg)|−72|aus 50/,
    ],
    [
      'where they are the ends of a range',
      'Update for the board.\n\nPrices range from $4 to $9. Absence fell from 5% to 4%.',
      /Prices.*(?:rose|grew)|125%/,
    ],
    [
      'where they are the ends of a range in Spanish',
      'Informe para el consejo.\n\nLos precios van de 4 € a 9 €. Las quejas bajaron de 40 a 31.',
      /125|Precios.*sub/,
    ],
    [
      'where they are the hours of a shift',
      'Update for the board.\n\nThe shift runs from 6 to 14 hours. Absence fell from 5% to 4%.',
      /133%|\+8\b/,
    ],
    [
      'where they are a route',
      'Point pour le comité.\n\nLe trajet de Lyon à Nice coûte de 40 € à 90 €. Les retards ont baissé de 12 à 9.',
      /125|hausse/,
    ],
    [
      'where one is a difference',
      'Update for the trustees.\n\nThe reserve stands at £310,000, £22,000 less than last year. Gifts rose from £80,000 to £90,000.',
      /from £22,000|£22,000 to|1,309%|−93%/,
    ],
    ['where they are a range in Chinese', '给董事会的报告。\n\n价格从40元到90元不等。投诉从40件下降到31件。', /125%|价格.*增长/],
    ['where they are a range with a dash', 'Update for the board.\n\nDelivery takes 3–5 days. Absence fell from 5% to 4%.', /67%|\+2\b/],
    [
      'where they are odds',
      'Update for the board.\n\nIn 1 of 5 visits the nurse waits. Absence fell from 5% to 4%.',
      /400%|from 1\b|from 5\b(?!%)/,
    ],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('a change that was not made', () => {
  it.each([
    ['is a wish', 'Update for the board.\n\nWe want to cut costs from $5M to $3M. Absence fell from 5% to 4%.', /−40%|40%/],
    ['is a forecast', 'Update for the board.\n\nRent will rise from $5M to $6M. Absence fell from 5% to 4%.', /\+20%|20%/],
    ['is denied', 'Update for the board.\n\nThe wait did not fall from 40 to 20 minutes. Absence fell from 5% to 4%.', /−50%|50%/],
    ['is a condition', 'Update for the board.\n\nIf prices go from $5 to $6, margins hold. Absence fell from 5% to 4%.', /\+20%|20%/],
    [
      'is planned in German',
      'Bericht für den Beirat.\n\nDer Umsatz soll von 4 Mio. € auf 5 Mio. € steigen. Die Kosten sanken von 9 Mio. € auf 8 Mio. €.',
      /\+25|25 ?%/,
    ],
    [
      'is wanted in French',
      'Point pour le comité.\n\nNous voulons passer de 12 % à 9 % de retards. Les plaintes ont baissé de 40 à 31.',
      /−3 p|25 %/,
    ],
    [
      'is expected in Portuguese',
      'Relatório para o conselho.\n\nA receita deve passar de R$ 4 milhões para R$ 5 milhões. As reclamações caíram de 40 para 31.',
      /\+25|25 ?%/,
    ],
    [
      'is expected in Italian',
      'Relazione per il consiglio.\n\nI ricavi dovrebbero passare da 4 milioni a 5 milioni. I reclami sono scesi da 40 a 31.',
      /\+25|25 ?%/,
    ],
    ['is hoped for in Japanese', '取締役会への報告。\n\n解約率を2.4%から1.8%に下げたい。クレームは40件から31件に減少した。', /−0\.6|25%/],
    ['is expected in Chinese', '给董事会的报告。\n\n预计收入从4亿元增长到5亿元。投诉从40件下降到31件。', /\+25|25%/],
    [
      'is wanted in Arabic',
      'تقرير لمجلس الإدارة.\n\nنريد خفض التكاليف من 50 مليون إلى 40 مليون. انخفضت الشكاوى من 412 إلى 287.',
      /−20|20%/,
    ],
    ['is asked about', 'Update for the board.\n\nCan rent fall from $5M to $4M? Absence fell from 5% to 4%.', /−20%|20%/],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('a direction agrees with its figures', () => {
  it.each([
    ['where the verb is wrong', 'Update for the board.\n\nRevenue fell from $4.2M to $4.6M. Absence fell from 5% to 4%.', /\+9\.5%|9\.5%/],
    [
      'where the earlier figure stands last',
      'Update for the board.\n\nChurn fell to 2.1% from 2.4%. Absence rose from 4% to 5%.',
      /2\.4%[^\n]*from 2\.1%|\+0\.3/,
    ],
    [
      'in Japanese, where the earlier stands in brackets',
      '取締役会への報告。\n\n来場者数は3,240人（前年2,980人）でした。クレームは40件から31件に減少した。',
      /−8|2,980\n|3,240から2,980/,
    ],
    [
      'in Chinese, where the earlier stands in brackets',
      '给董事会的报告。\n\n客户满意度为91%（去年86%）。投诉从40件下降到31件。',
      /−5|从91%/,
    ],
    [
      'where a rate changed by percent of itself',
      'Update for the board.\n\nThe win rate fell 5% to 40%. Absence rose from 4% to 5%.',
      /−5 p|from 45%|42\.1%/,
    ],
    ['where periods run backwards', 'Update for the board.\n\nQ2 revenue: $22M (Q3: $25M). Absence rose from 4% to 5%.', /from \$25M|−12%/],
    [
      'where the bracket is a forecast',
      'Update for the board.\n\nRevenue: $22M (2028: $30M). Absence rose from 4% to 5%.',
      /from \$30M|−27%/,
    ],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('unlike figures share no axis, order or sum', () => {
  it.each([
    [
      'one-off and yearly costs',
      'Update for the board.\n\n## Costs by item\n\n- One-off migration: $90,000\n- Licence: $40,000\n- Support: $25,000',
      /migration (?:had the highest|leads|accounts)|155,000/i,
    ],
    [
      'measures under a general heading',
      'Update for the board.\n\n## Key figures\n\n- Win rate: 31%\n- Churn: 4%\n- Margin: 52%',
      /Margin had the highest|leads|the lowest/i,
    ],
    [
      'euros and pieces',
      'Bericht für den Beirat.\n\n## Zahlen je Werk\n\n- Kassel: 40.000 €\n- Bremen: 310 Stück\n- Celle: 55.000 €',
      /höchsten Wert|95\.000/,
    ],
    [
      'a total and its parts',
      'Update for the board.\n\n## Visitors by site\n\n- Museum: 400\n- Park: 300\n- All sites: 700',
      /All sites (?:had the highest|leads)|1,400/,
    ],
    [
      'a sum under another name and its parts',
      'Update for the board.\n\n## Visitors by site\n\n- Museum: 400\n- Park: 300\n- Both houses: 700',
      /Both houses had the highest|1,400/,
    ],
    [
      'waits that add to a hundred percent by chance',
      'Update for the board.\n\nMedian waits met: Leeds 52%, York 31%, Hull 17%.',
      /made up|of median waits/i,
    ],
    ['staff of several months', 'Update for the board.\n\nHeadcount: Jan 120, Feb 124, Mar 131.', /375|in total/],
    [
      'monthly and yearly amounts',
      'Update for the board.\n\nRent went from €9,000 a month to €110,000 a year. Absence rose from 4% to 5%.',
      /1,122%|\+1[,\d]/,
    ],
    [
      'prices of parts',
      'Update for the board.\n\nWe pay $90,000 a year for Sage. Odoo quoted $12 a month per user.',
      /saves|less a year|\$144/,
    ],
    [
      'offers of other years',
      'Bericht für den Beirat.\n\nWir zahlen 90.000 € im Jahr für Sage. Odoo bietet 40.000 € im Jahr pro Standort.',
      /Ersparnis|50\.000/,
    ],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('amounts are read whole', () => {
  it.each([
    [
      'in thousands of pounds',
      'Update for the board.\n\nThe lift costs £612k and the ramp £38k. Please approve the extra £190k.',
      /£612(?!k)|£190(?!k)|£38(?!k)/,
    ],
    [
      'in ten thousands of yen',
      '取締役会への報告。\n\n予算は2,800万円から3,100万円に増加した。参加者は40人から31人に減少した。',
      /2,800円|3,100円|2,800(?!万)/,
    ],
    ['in hundred millions of yuan', '给董事会的报告。\n\n收入从3.2亿元增长到3.6亿元。投诉从40件下降到31件。', /3\.2元|\+13(?!%)|12,5/],
    [
      'in thousands of reais',
      'Relatório para o conselho.\n\nAs despesas caíram de R$ 950 mil para R$ 1,2 milhões. As reclamações caíram de 40 para 31.',
      /\+26|−99/,
    ],
    [
      'in German millions',
      'Bericht für den Beirat.\n\nDer Umsatz stieg von 950 Tsd. € auf 1,2 Mio. €. Die Kosten sanken von 9 Mio. € auf 8 Mio. €.',
      /−100|−99/,
    ],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('nobody is counted who was not named', () => {
  it.each([
    [
      'in a list of which one item is unread',
      'Status for the board.\n\n- Data: green\n- Training: green\n- Vendors: we wait for an answer',
      /\bAll\b|3 of 3|2 of 2/,
    ],
    ['where a state is denied', 'Status for the board.\n\n- Data: green\n- Training: not on track\n- Vendors: green', /All 3|3 of 3/],
    ['where only a percentage is complete', 'Status for the board.\n\n- Data: 35% complete\n- Training: done', /All 2|2 of 2|Both/],
    [
      'by a plan',
      'Update for the board.\n\nNorth sold $4.2M against a plan of $4.0M; South sold $2.1M against a plan of $2.6M; West sold $3.1M against a plan of $3.2M.',
      /2 of 3|3 of 3|All/,
    ],
    ['in German', 'Status für den Beirat.\n\n- Daten: grün\n- Schulung: noch nicht fertig', /Alle|2 von 2/],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});

describe('a table', () => {
  const table = (rows: string) => `Make slides for the board from this.\n\n${rows}`;
  it.each([
    ['ranks no total', table('region,revenue\nNorth,120000\nSouth,95000\nTotal,215000'), /Total (?:had the highest|leads)|430,000/],
    [
      'ranks no German total',
      table('| Werk | Umsatz |\n|---|---|\n| Kassel | 1,8 Mio. € |\n| Bremen | 0,9 Mio. € |\n| Summe | 2,7 Mio. € |'),
      /Summe (?:hat|führt|is)|5[,.]4/,
    ],
    [
      'ranks no Japanese total',
      table('| 部門 | 売上 |\n|---|---|\n| 食品 | 2,800万円 |\n| 衣料 | 9,800万円 |\n| 合計 | 1億2,600万円 |'),
      /合計が|のは合計|2億5/,
    ],
    [
      'takes a target for no later period',
      table('| Region | Q3 | Target |\n|---|---|---|\n| North | €120,000 | €130,000 |\n| South | €95,000 | €90,000 |'),
      /North rose|South fell|8\.3%/,
    ],
    ['takes a missing figure for no zero', table('store,sales\nLeeds,120000\nYork,95000\nHull,n/a'), /Hull the lowest|Hull[^\n]*\b0\b/],
    ['adds no rates', table('| Shop | Return rate |\n|---|---|\n| Leeds | 4% |\n| York | 6% |'), /10%|in total/],
    ['adds no staff of several months', table('month,headcount\n2026-06,120\n2026-07,124\n2026-08,131'), /375|in total/],
    [
      'calls no loss below its target missed',
      table('| Shop | Loss rate | Target |\n|---|---|---|\n| Leeds | 2.1% | 1.8% |\n| York | 1.2% | 1.8% |'),
      /Below target: York/,
    ],
    [
      'calls no cost under its budget missed',
      table('| Dept | Spend | Budget |\n|---|---|---|\n| IT | $40,000 | $50,000 |\n| HR | $30,000 | $25,000 |'),
      /Below budget: IT/,
    ],
    [
      'turns newest first round',
      table('| Site | 2025 | 2024 |\n|---|---|---|\n| Leeds | £120 | £100 |\n| York | £90 | £95 |'),
      /fell 17%|Leeds fell|York rose/,
    ],
    [
      'loses no millions that its head names',
      table('| Werk | Umsatz (Mio. €) |\n|---|---|\n| Kassel | 4,1 |\n| Bremen | 2,6 |'),
      /4[.,]10? €|€4\.10?\b/,
    ],
    [
      'loses no thousands that its head names',
      table('| Dept | Spend ($K) |\n|---|---|\n| IT | 40 |\n| HR | 25 |'),
      /\$40(?![K,\d])|\$65(?![.K])/,
    ],
    [
      'compares no measures of two units',
      table('| | 2024 | 2025 |\n|---|---|---|\n| Sales | $4M | $5M |\n| Staff | 40 | 44 |\n| Churn | 4% | 5% |'),
      /Total rose|in total/,
    ],
    [
      'gives weighted scores no plain totals',
      table(
        'Scores 1 to 5, weights differ.\n\n| Criterion | Weight | Alfa | Beta |\n|---|---|---|---|\n| Price | 3 | 5 | 3 |\n| Support | 1 | 2 | 5 |',
      ),
      /comes first|Weight leads|Weight is|: [78](?:\.0+)?,/,
    ],
  ])('%s', async (_, prompt, claim) => never(prompt, claim));
});
