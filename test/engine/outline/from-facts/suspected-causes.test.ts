/** A suspected cause is tested against those who had no part in it: what moved with it is told as that, and what did not is not claimed. */
import { describe, expect, it } from 'vitest';
import { generateDeck } from '../../../../src/engine/generate-deck.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { few } from '../../../helpers/rotating.ts';
import { csv, csvFolder } from '../../data/csv-files.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { lines, orders, tickets, visits } from '../../insight/planted-effects.ts';
import { shown } from '../plan-texts.ts';

const reminders = 'Did the reminder calls that clinic North started in July bring down no-shows?';
const prices = 'We raised prices on 1 July 2025; did it hurt orders?';
const help = 'In mid May 2025 we hired two agents in team Blue. Has resolution time improved since?';

async function told(prompt: string, name: string, rows: Rows) {
  const { facts, brief } = await askedOf(prompt, name, rows);
  const { outline, notes } = planFromFacts(brief, facts);
  const say = (text: string) => shown(text, outline.facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  const [first] = summary.content.points;
  const page = outline.slides.find(({ id }) => id === first!.slide);
  return {
    title: say(summary.title),
    text: say(first!.text),
    page: page?.kind === 'trend' ? page : null,
    says: page ? say(JSON.stringify(page.content)) : '',
    open: notes.open.filter((note) => note.startsWith('Not answered')),
    facts: outline.facts,
    behind: outline.behind ?? {},
  };
}

describe('an effect on those it was done to', () => {
  it('is told with what the others did, and as no proof', async () => {
    const { title, text, page, says, open } = await told(reminders, 'visits.csv', visits(3, { own: 0.1 }));
    expect(open).toEqual([]);
    expect(title).toMatch(/^No-show rate for North fell \d+\.\d points to \d+\.\d% from July 2025 on/);
    expect(text).toMatch(
      /^No-show rate for North fell .* from July 2025 on, vs\. [+−]\d\.\d points for all others\. The gap of \d+\.\d points is more than chance explains \(\d+ rows\): it came with the change, which is no proof of the cause\.$/,
    );
    expect(page!.content.series.map(({ name }) => name)).toEqual(['North', 'All others']);
    expect(says).toContain('Check what else changed for North in July 2025 before crediting it to the change.');
    expect(page!.lead).toBe('No-show rate, January 2025 to June 2025 vs. July 2025 to December 2025');
  });

  it('comes out as the rows add up', async () => {
    const rows = visits(3, { own: 0.1 });
    const { facts, behind } = await told(reminders, 'visits.csv', rows);
    const rate = (isOwn: boolean, isLate: boolean) => {
      // Who cancelled was not awaited.
      const awaited = rows.filter(({ status }) => status !== 'Cancelled');
      const own = awaited.filter(({ day, clinic }) => (clinic === 'North') === isOwn && String(day) >= '2025-07-01' === isLate);
      return own.filter(({ status }) => status === 'No-show').length / own.length;
    };
    const all = { ...facts, ...behind };
    const value = (span: string) => Object.values(all).find(({ id }) => id.endsWith(`.since_2025_07.${span}[clinic=North]@0`))?.value;
    expect(value('before')).toBeCloseTo(rate(true, false), 10);
    expect(value('after')).toBeCloseTo(rate(true, true), 10);
    expect(value('before.others')).toBeCloseTo(rate(false, false), 10);
    expect(value('after.others')).toBeCloseTo(rate(false, true), 10);
    const change = rate(true, true) - rate(true, false) - (rate(false, true) - rate(false, false));
    expect(value('after.delta.gap')).toBeCloseTo(change, 10);
  });

  it.each([
    ['extended where it did good', reminders, 'visits.csv', visits(3, { own: 0.1 }), 'Extend what North began in July 2025 to all others'],
    [
      'reviewed where it did harm',
      'Did the price rise we made in the West in July 2025 reduce orders?',
      'orders.csv',
      orders(3, { own: 0.2 }),
      'Review what West began in July 2025',
    ],
  ])('is %s, as the first step', async (_, prompt, name, rows, step) => {
    const { facts, brief } = await askedOf(prompt, name, rows);
    const { outline } = planFromFacts(brief, facts);
    const page = outline.slides.find(({ id }) => id === 'actions') as OutlineSlide<'action-table'>;
    expect(page.content.actions[0]!.what).toContain(step);
  });

  it('is asked of what the brief speaks of, where the question names no measure', async () => {
    const asked = 'We started reminder calls at clinic North in July 2025. Did they help, or not? The no-show rate still feels high.';
    expect((await told(asked, 'visits.csv', visits(3, { own: 0.1 }))).text).toMatch(/^No-show rate for North fell /);
  });

  it('is asked of a rate whose name is neither good nor bad, too', async () => {
    const rows = visits(3, { own: 0.1 }).map(({ status, ...row }) => ({ ...row, converted: status === 'No-show' ? 'no' : 'yes' }));
    const asked = 'We started reminder calls at clinic North in July 2025. Did they help, or not? Conversion feels low.';
    expect((await told(asked, 'visits.csv', rows)).text).toMatch(/^Conversion rate for North rose /);
  });

  it('on sums by day is told by how the months vary', async () => {
    const days = orders(3, { own: 0.2 }).reduce<Map<string, number>>((sums, { order_date, region }) => {
      const key = `${order_date} ${region}`;
      return sums.set(key, (sums.get(key) ?? 0) + 1);
    }, new Map());
    const rows = [...days].map(([key, count]) => ({
      date: key.slice(0, 10),
      region: key.slice(11),
      orders: count,
      sessions: 40 * count + 7,
    }));
    const asked = 'Did the price rise we made in the West in July 2025 reduce orders?';
    expect((await told(asked, 'web.csv', rows)).text).toMatch(
      /^Orders for West fell .* The gap of \d+\.\d points is more than chance explains/,
    );
    const none = rows.filter(({ region }) => region === 'East').flatMap((row) => [row, { ...row, region: 'West' }]);
    expect((await told(asked, 'web.csv', none)).title).not.toMatch(/^Orders for West/);
  });

  it('on what only a status of sales tells is that on its share of them', async () => {
    const rows: Rows = orders(3).map((row, at) => ({
      ...row,
      fulfilment: at % (row.region === 'West' && String(row.order_date) >= '2025-07-01' ? 4 : 12) === 0 ? 'Backordered' : 'Shipped',
    }));
    const asked = 'Did the new warehouse that region West opened in July 2025 raise backorders?';
    const { text, facts } = await told(asked, 'orders.csv', rows);
    expect(text).toMatch(
      /^Share of backordered for West rose \d+\.\d points to \d+\.\d% from July 2025 on, vs\. .* for all others\. .* is more than chance/,
    );
    const after = Object.values(facts).find(({ id }) => id.endsWith('.since_2025_07.after[region=West]@0'))!;
    const late = rows.filter(({ region, order_date }) => region === 'West' && String(order_date) >= '2025-07-01');
    expect(after.value).toBeCloseTo(late.filter(({ fulfilment }) => fulfilment === 'Backordered').length / late.length, 10);
  });

  it('on a time leaves out the month in which it began', async () => {
    const { text, page } = await told(help, 'tickets.csv', tickets(3, { own: 0.35 }));
    expect(text).toMatch(/^Resolution time for Blue fell .* from May 2025 on, vs\. .* is more than chance explains/);
    expect(page!.lead).toContain('January 2025 to April 2025 vs. June 2025 to December 2025');
  });

  it('on a sum is its growth beside that of the others', async () => {
    const asked = 'Did the price rise we made in the West in July 2025 reduce orders?';
    const { text, says } = await told(asked, 'orders.csv', orders(3, { own: 0.2 }));
    expect(text).toMatch(
      /^Orders for West fell \d+\.\d% to [\d,]+ from July 2025 on, vs\. [+−]\d+\.\d% for all others\. The gap of \d+\.\d points is more/,
    );
    expect(says).toContain('At the pace of the others');
  });
});

describe('no effect is claimed', () => {
  const nothing = /^No clear effect on /;
  it.each([
    ['where there is none', {}],
    ['where those it was not done to moved as far', { own: 0.1, others: 0.1 }],
  ] as const)('%s', async (_, planted) => {
    const claimed: string[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const { title, text } = await told(reminders, 'visits.csv', visits(seed * 101, planted));
      if (/is more than chance/.test(text)) claimed.push(title);
      else expect(title).toMatch(nothing);
    }
    // One in fifty by chance.
    expect(claimed.length).toBeLessThanOrEqual(1);
  });

  it('where it was under way before', async () => {
    const { title, text } = await told(reminders, 'visits.csv', visits(5, { drift: 0.012, first: '2024-07-01' }));
    expect(title).toMatch(nothing);
    expect(text).toMatch(/was heading that way before July 2025|no more than chance/);
  });

  it('where every summer is like that', async () => {
    const { title, text } = await told(prices, 'orders.csv', orders(3));
    expect(title).toMatch(nothing);
    expect(text).toMatch(/^Orders fell \d+\.\d% to [\d,]+ from July 2025 on, vs\. −\d+\.\d% a year before\./);
  });

  it('but what all did beyond last year is told', async () => {
    const { text } = await told(prices, 'orders.csv', orders(3, { own: 0.2, others: 0.2 }));
    expect(text).toMatch(/a year before\. The gap of \d+\.\d points is more than chance explains .* no proof of the cause\.$/);
  });

  it('where too few rows tell', async () => {
    const rows = visits(3, { own: 0.1 }).filter((_, at) => at % 90 === 0);
    const { text } = await told(reminders, 'visits.csv', rows);
    expect(text).toMatch(/\d+ rows are too few to tell an effect from chance\.$/);
  });
});

describe('what the data cannot tell is said in a line', () => {
  it.each([
    ['Did the calls that clinic Zurich started in July 2025 bring down no-shows?', 'no row of the data is of it'],
    ['Did the calls that clinic North started in July 2025 raise margin?', 'no column measures it'],
    ['Did the calls that clinic North started in January 2025 bring down no-shows?', 'there is no complete earlier period to compare with'],
    ['Did the calls that clinic North started in July 2027 bring down no-shows?', 'the data hold nothing of that time'],
    ['Did the calls that clinic North started on 20 December 2025 bring down no-shows?', 'no whole month has passed since then'],
  ])('%s', async (prompt, why) => {
    const { open } = await told(prompt, 'visits.csv', visits(3));
    expect(open).toEqual([`Not answered: “${prompt.replace(/\?$/, '')}”: ${why}`]);
  });
});

describe('one of two suspects', () => {
  const either = "Sales review Q4 2025. Revenue moved: is it the discounts, or is it Dana's team?";

  it('has more of the change, in money', async () => {
    const { title, text, says } = await told(either, 'orders.csv', lines(3, { discount: 0.15 }));
    expect(title).toMatch(/^Revenue fell \$\d+K: −\$\d+K from discounts, −\$\d+K from Dana Cole$/);
    expect(text).toMatch(/More of it lies with discounts: this says where the change lies, not what caused it\.$/);
    expect(says).toContain('They overlap');
  });

  it('is a member by what its rows made of it', async () => {
    const rows = lines(3, { dana: 0.7 });
    const { text, facts } = await told(either, 'orders.csv', rows);
    expect(text).toMatch(/More of it lies with Dana Cole: this says where/);
    const sold = (isLate: boolean) =>
      rows
        .filter(({ sales_rep, order_date }) => sales_rep === 'Dana Cole' && String(order_date) >= '2025-10-01' === isLate)
        .reduce((sum, { quantity, unit_price, discount }) => sum + Number(quantity) * Number(unit_price) * (1 - Number(discount)), 0);
    const made = Object.values(facts).find(({ id }) => id.startsWith('revenue.of_change['))!;
    expect(made.value).toBeCloseTo(sold(true) - sold(false), 2);
  });

  it('is none where the change is no more than chance', async () => {
    const { text } = await told(either, 'orders.csv', lines(3));
    expect(text).toMatch(/The change itself is no more than chance, so neither is a cause yet\.$/);
  });

  it('that the figures do not know is said', async () => {
    const one = await told('Sales review Q4 2025. Is it the weather or Dana Cole?', 'orders.csv', lines(3, { dana: 0.7 }));
    expect(one.text).toMatch(/from Dana Cole; the figures do not tell weather apart\. More of it lies with Dana Cole/);
  });
});

describe('the whole deck', () => {
  const codes = few(Object.keys(languages) as LanguageCode[], 2);
  it.each(codes)('of a suspected cause passes the gates: %s', async (language) => {
    for (const [prompt, name, rows] of [
      [reminders, 'visits.csv', visits(3, { own: 0.1 })],
      [prices, 'orders.csv', orders(3)],
      ['Q4 2025: is it the discounts, or is it Dana Cole?', 'lines.csv', lines(3, { discount: 0.15 })],
    ] as const) {
      const { report, outline } = await generateDeck({
        prompt,
        data: [{ path: csvFolder({ [name]: csv(rows) }) }],
        options: { today: '2026-01-05', language },
      });
      expect(outline.slides.some(({ id }) => /^(?:effect|either)-/.test(id))).toBe(true);
      expect(report.findings.filter(({ gate }) => gate === 'true' || gate === 'fits')).toEqual([]);
      expect(report.changes).toEqual([]);
    }
  });
});
