/** Options of a decision are held against where and since when a measure changed, by the year, with a reckoning that anyone can check. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);

/** Two years of bids for church organs, half of them won; of Bellows in the North one in ten since July 2025: a day has one bid of each kind. */
function bids(third = 'Delta'): Rows {
  const rows = [];
  for (let day = 0; day < 731; day++)
    for (const region of ['North', 'Plain', third])
      for (const trade of ['Bellows', 'Pipes']) {
        const isWeak = region === 'North' && trade === 'Bellows' && day >= 547;
        const won = isWeak ? day % 10 === 0 : day % 2 === 0;
        const rival = (day + trade.length) % 3 === 0 ? 'Vox Humana' : 'Salicional';
        rows.push({
          deal_id: `B${rows.length}`,
          stage: won ? 'Won' : 'Lost',
          region,
          trade,
          rival,
          amount: 2000,
          created: iso(day),
          closed: iso(day),
        });
      }
  return rows;
}

const slipped = 'Our win rate has slipped since July 2025. Where is it? Compare H2 2025 with H2 2024.';

async function told(decision: string, about = slipped, third = 'Delta') {
  const { facts, brief } = await askedOf(`${about} ${decision}`, 'bids.csv', bids(third));
  const { outline, notes } = planFromFacts(brief, facts);
  const slide = (id: string) => outline.slides.find((each) => each.id === id);
  const plain = (text: string) => shown(text, outline.facts);
  const page = outline.slides.find(({ id }) => id.startsWith('decision-')) as OutlineSlide<'table'> | undefined;
  const summary = slide('executive-summary') as OutlineSlide<'executive-summary'>;
  return {
    title: page && plain(page.title),
    columns: page?.content.columns.map(({ label }) => label),
    rows: page?.content.rows.map(({ cells }) => cells.map(plain)) ?? [],
    reading: page?.content.reading.map(plain).join(' ') ?? '',
    points: summary.content.points.map(({ text }) => plain(text)).join('\n'),
    ask: plain(summary.content.ask ?? ''),
    actions: ((slide('actions') as OutlineSlide<'action-table'> | undefined)?.content.actions ?? []).map(({ what, worth }) => [
      plain(what),
      plain(worth ?? ''),
    ]),
    open: notes.open,
  };
}

const margin = 'Our gross margin is 60%.';

// 74 of 184 bids more would have been won at the rate before, 148 a year, which at 2,000 and 60% are 177,600.
describe('a decision between options', () => {
  it('brings back nothing of the cause by what only saves money and acts nowhere in particular', async () => {
    const { title, rows } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, or (B) change the courier, which would save us about $2,000 a month. ${margin}`,
    );
    expect(title).toMatch(/^Option A pays/);
    expect(rows[1]!.slice(0, 4)).toEqual(['B: Change the courier', 'saves $24K a year', '–', '+$24K']);
  });

  it('says that what was paid already counts for none of them', async () => {
    const { reading, rows } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, or (B) a nicer brochure, $1,000 a month. The old brochure has already cost us $85,000. ${margin}`,
    );
    expect(reading).toContain('$85K is spent either way and counts for none.');
    expect(rows.flat().join(' ')).not.toContain('$85K');
  });

  it('acts on no member that is written as a word of the sentence', async () => {
    const { rows } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, or (B) the old brochure, $1,000 a month, though it was paid before. ${margin}`,
      slipped,
      'IT',
    );
    expect(rows[1]!.join(' ')).toMatch(/brochure/);
    expect(rows[1]!.join(' ')).not.toMatch(/(?<!\p{L})IT(?!\p{L})/u);
  });

  it('credits no gain to what nothing says acts there, beside one that does', async () => {
    const { title, rows, points } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, or (B) a nicer brochure, $1,000 a month. ${margin}`,
    );
    expect(title).toMatch(/^“Bid desk for the North” pays/);
    expect(rows[1]).toEqual([
      'B: Nicer brochure',
      '$12K',
      '–',
      '−$12K',
      '–',
      'Nothing in the data says that it acts on what changed there',
    ]);
    expect(points).toContain('is tied to nothing in the data that changed');
  });

  it('tells what leaving it goes on losing, also where that is until a day', async () => {
    const { rows } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, (B) a nicer brochure, $1,000 a month, or (C) leave it until the review of the contract in September. ${margin}`,
    );
    expect(rows[2]).toEqual([
      'C: Leave it until the review of the contract in September',
      '–',
      '–',
      '–',
      '–',
      'Costs nothing and goes on losing up to $178K a year',
    ]);
  });

  it('credits it where nothing says of any that it acts there', async () => {
    const { rows } = await told(
      `Decision we need: (A) a larger bid desk, $9,000 a month, or (B) a nicer brochure, $1,000 a month. ${margin}`,
    );
    expect(rows.map((cells) => cells.at(-1))).toEqual([
      expect.stringMatching(/^Pays, if it acts there/),
      expect.stringMatching(/^Pays, if it acts there/),
    ]);
  });

  it('is not for what goes back to an old kind that did not change with the measure', async () => {
    const { title, rows } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, or (B) go back to the old rivals everywhere, $5,000 a month. ${margin}`,
    );
    expect(title).toMatch(/^Option A pays/);
    expect(rows[1]!.at(-1)).toMatch(/not on the cause|does not touch the cause/i);
  });

  it('is for the one that acts where the measure changed, and not for terms that all get', async () => {
    const { title, rows, reading, points, actions, open } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, or (B) a standing 10% discount on every bid where Vox Humana is the rival. ${margin}`,
    );
    expect(title).toBe('Option A pays if 60.8% of the loss comes back; option B does not touch the cause');
    expect(rows[0]!.slice(0, -1)).toEqual(['A: Bid desk for the North', '$108K', '$178K', '+$70K', '60.8%']);
    expect(rows[1]![0]).toBe('B: A standing 10% discount on every bid where Vox Humana is the rival');
    expect(rows[1]!.at(-1)).toBe('Acts on Vox Humana, not on the cause');
    expect(reading).toMatch(/^At most \$178K a year is to be won back: 148 more a year than .* at \$2K each, at a margin of 60\.0%\./);
    expect(reading).toContain('Not in the data: how much of that comes back.');
    expect(points).toContain('“Bid desk for the North” pays if 60.8% of the loss comes back: $108K a year against at most $178K a year');
    expect(actions[0]).toEqual([
      expect.stringMatching(/^Carry out “Bid desk for the North” and check win rate/),
      expect.stringContaining('a year'),
    ]);
    expect(actions.flat().join(' ')).not.toContain('discount');
    expect(open.join(' ')).not.toMatch(/margin/i);
  });

  it('is of all there are, where the data hold one in ten of them', async () => {
    const { rows, reading } = await told(
      `Decision we need: (A) a bid desk for the North, $9,000 a month, or (B) a standing 10% discount on every bid where Vox Humana is the rival. ${margin} The file is one bid in ten, drawn at random.`,
    );
    expect(rows[0]!.slice(0, 3)).toEqual(['A: Bid desk for the North', '$108K', '$1.78M']);
    expect(reading).toContain('The data hold one row in 10; what is told by the year is of all of them.');
  });

  it('tells what cannot pay whatever it brings, and when the other has paid back', async () => {
    const { title, rows } = await told(
      `We have to choose: option A, five more bid writers at $4,000 each a month, or option B, mend the bid template for the North, $21,000 once plus $600 a month. ${margin}`,
    );
    expect(title).toMatch(/^Option B pays back in 1\.4\d* months; option A costs more than all there is to win$/);
    expect(rows[0]!.at(-1)).toBe('Costs more than all there is to win');
    expect(rows[1]!.slice(1, 3)).toEqual(['$21K', '$7K']);
  });

  it('is for none where none pays', async () => {
    const { title, actions } = await told(
      `To choose: A) a bid desk for the North, $19,000 a month, or B) a writer for the Delta at $5,000 a month. ${margin}`,
    );
    expect(title).toBe('Neither option pays: at most $178K a year is to be won');
    expect(actions[0]![0]).toMatch(/^Take none of the options at its price, and find one that costs less than \$/);
  });

  it('counts what is paid for each of what there are', async () => {
    const { rows } = await told(
      `To choose: (A) a review of the North at $90 per deal, or (B) a bid desk for the North, $9,000 a month. ${margin}`,
    );
    // 184 deals in six months.
    expect(rows[0]!.slice(1, 2)).toEqual(['$33K']);
  });

  it('is in revenue where no margin is given', async () => {
    const { reading } = await told(
      'To choose: (A) a bid desk for the North, $9,000 a month, or (B) a writer for the Delta at $5,000 a month.',
    );
    expect(reading).toMatch(/^At most \$296K a year/);
    expect(reading).toContain('Gains are in revenue, as no margin is given.');
  });

  it.each([
    [
      'de',
      'Unsere Gewinnquote ist seit Juli 2025 schlechter. Woran liegt es? H2 2025 gegen H2 2024.',
      'Zu entscheiden: A) Angebotsteam für North, 9.000 $ im Monat, oder B) Nachlass von 10 % für Delta. Unsere Marge liegt bei 60 %.',
      'lohnt sich',
    ],
    [
      'fr',
      'Notre taux de succès baisse depuis juillet 2025. Pourquoi ? S2 2025 contre S2 2024.',
      'À trancher : A) une équipe pour North, 9 000 $ par mois, ou B) une remise de 10 % pour Delta. Notre marge brute est de 60 %.',
      'rentable',
    ],
  ])('in %s', async (_, about, decision, word) => {
    const { title } = await told(decision, about);
    expect(title).toContain(word);
  });
});

it('is at the price of a case where the brief states one', async () => {
  const { reading, title } = await told(
    'Each lost bid costs us $300 in drawings. To choose: (A) mend the bid template for the North, $2,000 once plus $100 a month, or (B) three writers at $2,500 each a month.',
  );
  expect(reading).toMatch(
    /^At most \$44K a year is to be won back: 148 more a year than .* at \$300 each\. \$300 for each is what the brief gives\./,
  );
  expect(title).toMatch(/^Option A pays back in 0\.\d+ months; option B costs more than all there is to win$/);
});

describe('options told in running prose', () => {
  const told_ = (prose: string) =>
    told(`Each lost bid costs us $300 in drawings. ${prose} Which one should we take, and what is it worth a year?`);

  it('are priced by the year, and one that says what it does is worth that after its cost', async () => {
    // 165 of 184 bids lost in six months: 330 a year, half of which at 300 are 49,500.
    const { title, rows, points, actions } = await told_(
      'We can either give the North to the Delta crew again, where every bid costs 20 dollars more; or train the North, 3,200 dollars once and 150 a month, and they promise to cut the losses there by half; or buy a costing tool at 60,000 a year for everybody.',
    );
    expect(rows.map(([what]) => what)).toEqual([
      'Give the North to the Delta crew again',
      'Train the North',
      'Buy a costing tool for everybody',
    ]);
    expect(title).toBe('“Train the North” is worth up to $45K in its first year, after its cost');
    expect(rows[0]!.slice(1, 5)).toEqual(['–', '$7K', '$44K', '+$37K']);
    expect(rows[1]!.slice(1, 5)).toEqual(['$3K', '$2K', '$50K', '+$45K']);
    expect(rows[1]!.at(-1)).toContain('Takes away 50.0% of the 330 a year there, as the brief says');
    expect(rows[2]!.slice(2, 5)).toEqual(['$60K', '$44K', '−$16K']);
    expect(points).toContain('“Train the North” is worth up to $45K in its first year');
    expect(actions[0]![0]).toMatch(/^Carry out “Train the North”/);
  });

  it('what takes away a part of all is held against all', async () => {
    // 165 of 184 bids lost of one kind, and half of those of five others, in six months.
    const { rows } = await told_(
      'On the table are: going back to two writers for Bellows in the North, 40,000 a year; or a review desk, 12,000 a year, and they say it would prevent a third of all lost bids.',
    );
    expect(rows[1]!.at(-1)).toMatch(/Takes away 33\.3% of all 1165 a year, as the brief says/);
  });

  it('acts where its words say: theirs, there, or in a word made of a place and its kind', async () => {
    const { rows } = await told_(
      'Two ways: train the writers, 3,200 dollars once, and they promise to cut their losses by half; or a desk for the Northregion, 9,000 dollars a year, to cut losses by half.',
    );
    expect(rows[0]!.at(-1)).toContain('of the 330 a year there');
    expect(rows[1]!.at(-1)).toContain('a year there');
  });

  it('counts what the file is called by', async () => {
    const { rows } = await told_(
      'Two ways: old drawings again, 20 dollars more per bid; or a bid desk for the North, 9,000 dollars a year.',
    );
    // 184 bids there in six months.
    expect(rows[0]!.at(-1)).toContain('(368 at $20 each)');
  });

  it('what nobody knows the number of has no price in all', async () => {
    const { rows } = await told_('Two ways: a new seal, 3 dollars per carton; or a bid desk for the North, 9,000 dollars a year.');
    expect(rows[0]!.at(-1)).toBe('How many carton there are is not in the data');
  });

  it('what others would pay comes in, and does not touch the cause', async () => {
    const { rows } = await told_('Two ways: charge customers 12 dollars for each bid; or a bid desk for the North, 9,000 dollars a year.');
    expect(rows[0]!.at(-1)).toContain('Others pay it: at most, if none of them leaves');
  });
});
