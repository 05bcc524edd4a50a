/** What a review says of causes: a page each, in the summary, and among the next steps with what it is worth. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../../src/engine/insight/evidence.ts';
import { weakSpotsOf } from '../../../../src/engine/insight/finders/weak-spots.ts';
import { Context } from '../../../../src/engine/outline/from-facts/context.ts';
import { spotsTitles } from '../../../../src/engine/outline/from-facts/pages/weak-spots.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { fitTitle } from '../../../../src/engine/outline/from-facts/titles.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { factsOf } from '../../../stories/judge.ts';
import { csv } from '../../data/csv-files.ts';
import { type CausedDeal, causedDeals, causedFacts } from '../../insight/caused-deals.ts';
import { slowTopic } from '../../insight/slow-topic.ts';
import { brief, exactly, shown } from '../plan-texts.ts';

let outline: ReturnType<typeof planFromFacts>['outline'];
beforeAll(async () => {
  outline = planFromFacts(brief({ slides: exactly(30) }), await causedFacts()).outline;
});

const slide = (id: string) => outline.slides.find((each) => each.id === id)!;
const say = (text: string | undefined) => shown(text ?? '', outline.facts);
const title = (id: string) => say(slide(id).title);
const reading = (id: string) => (slide(id).content as { reading: string[] }).reading.map(say).join(' ');

describe('the page of a cause', () => {
  it('says which factor moved closed-won revenue, and shows each before and now', () => {
    expect(title('factors-won_value')).toMatch(
      /^(?:[\d.]+% of the \$[\d.]+M decline is fewer deals closed|Fewer deals closed cost \$[\d.]+[KM])/,
    );
    expect(reading('factors-won_value')).toMatch(/Deals closed: 736, from 1104 in Q3 2025\./);
  });

  it('says how many open deals are still live, and what they are worth', () => {
    expect(title('live-deals')).toMatch(/^Only \d+ of 400 open deals are still live, (?:up|down) from \d+ in Q3 2025$/);
    expect(reading('live-deals')).toMatch(/open deals are more than \d+ old; no deal has ever closed that late/);
    expect(reading('live-deals')).toMatch(/the live deals are worth \$[\d.]+[KM]/);
  });

  it('says why there are fewer live deals: what was opened, what closed and what grew too old, counted again from the rows', () => {
    const dayOf = (date: string) => Date.parse(date) / 86_400_000;
    const ages = causedDeals.flatMap(({ created, closed }) => (closed === null ? [] : [dayOf(closed) - dayOf(created)]));
    const oldest = Math.max(...ages);
    const isLive = ({ created, closed }: CausedDeal, on: string) =>
      created <= on && (closed === null || closed > on) && dayOf(on) - dayOf(created) <= oldest;
    const flow = (from: string, to: string) => {
      const count = (is: (deal: CausedDeal) => boolean) => causedDeals.filter(is).length;
      return [
        count((deal) => isLive(deal, from)),
        count(({ created }) => created > from && created <= to),
        -count(({ closed }) => closed !== null && closed > from && closed <= to),
        0 -
          count(
            (deal) => (isLive(deal, from) || deal.created > from) && deal.created <= to && !isLive(deal, to) && (deal.closed ?? '9') > to,
          ),
        count((deal) => isLive(deal, to)),
      ];
    };
    const { aside } = (slide('live-deals') as OutlineSlide<'trend'>).content;
    const column = (at: number) => aside!.rows.map(({ cells }) => outline.facts[/\{\{([^|}]+)/.exec(cells[at]!)![1]!]!.value);
    expect(column(1)).toEqual(flow('2025-06-30', '2025-09-30'));
    expect(column(2)).toEqual(flow('2025-09-30', '2025-12-31'));
    expect(reading('live-deals')).toMatch(/New deals (?:fell|rose) to \d+, from \d+ in Q3 2025; 736 closed and \d+ grew too old\./);
  });

  it('of what the next quarter starts with is proven on the summary, and counted one way', () => {
    const { points } = (slide('executive-summary') as OutlineSlide<'executive-summary'>).content;
    expect(points.map((point) => point.slide)).toContain('live-deals');
    const { items } = (slide('risks') as OutlineSlide<'risks'>).content;
    expect(items.map(({ evidence }) => say(evidence)).join(' ')).not.toContain('Stale deals');
  });

  it('says within what time deals are lost, and what winning them as often as others would have brought', () => {
    expect(title('decision-age')).toMatch(/^[\d.]+% of losses come within 14; win rate is [\d.]+% by then, [\d.]+% later$/);
    expect(reading('decision-age')).toMatch(/these would have brought in \$[\d.]+[KM] more/);
  });

  it('names the weak spots and what they cost', () => {
    expect(title('weak-spots')).toMatch(/cost \$[\d.]+K: Alpha in North/);
    expect(reading('weak-spots')).toContain('an indication, not proof');
    const { rows, aside } = (slide('weak-spots') as OutlineSlide<'heat-table'>).content;
    expect(rows.map(({ label }) => label)).toContain('Alpha');
    const behind = rows.flatMap(({ values, counts }) => values.map((id, at) => [id, counts![at]]));
    expect(behind.every(([id, count]) => (id === null ? count === null : outline.facts[count!]!.value === outline.facts[id!]!.n))).toBe(
      true,
    );
    expect(rows.every(({ middle, values }) => middle !== undefined && values.at(-1) === middle)).toBe(true);
    expect(aside!.rows[0]).toMatchObject({ cells: ['Alpha in North', expect.any(String), expect.any(String)], role: 'highlight' });
  });

  it('names the two weak spots that cost most where three are too many for a title', async () => {
    const context = new Context(brief({}), new Evidence(await causedFacts()), { headline: null, findings: [], top: [] });
    const { spots, ...found } = weakSpotsOf(context.evidence)!;
    const three = ['Alpha Premium', 'Beta Premium', 'Gamma Premium'].map((row) => ({ ...spots[0]!, row }));
    const title = fitTitle(spotsTitles(context, { ...found, spots: three }));
    expect(title).toMatch(/^Weak spots cost \S+, most of it Alpha Premium in North and Beta Premium in North$/);
  });

  it('sets the work beside the money', () => {
    expect(title('effort-product')).toMatch(/^Alpha brought [\d.]+% of closed-won revenue from [\d.]+% of deals closed$/);
    expect(reading('effort-product')).toMatch(/Delta: [\d.]+% of deals closed, [\d.]+% of closed-won revenue\./);
  });
});

describe('the summary', () => {
  it('is headed with the cause', () => {
    expect(title('executive-summary')).toMatch(/^Closed-won revenue (?:fell|dropped) [\d.]+% to \$[\d.]+M on fewer deals closed/);
  });

  it('bears a claim out with the line of its page that says what it is worth or how it came', () => {
    const { points } = slide('executive-summary').content as OutlineSlide<'executive-summary'>['content'];
    const details = points.flatMap(({ detail, slide: page }) => (detail === undefined ? [] : [{ page: page!, line: say(detail) }]));
    expect(details).not.toEqual([]);
    for (const { page, line } of details) expect(reading(page).replaceAll('**', '')).toContain(line);
  });

  it('colours a figure by the news it is', () => {
    const { points } = slide('executive-summary').content as OutlineSlide<'executive-summary'>['content'];
    expect(points.find(({ slide: proof }) => proof === 'live-deals')?.tone).toBe('bad');
  });

  it('asks for the first of the next steps', () => {
    const { ask } = slide('executive-summary').content as OutlineSlide<'executive-summary'>['content'];
    expect(ask).toContain('qualify deals earlier');
  });
});

describe('next steps', () => {
  it('say what they are worth and by what one will know that they worked', () => {
    const { actions } = slide('actions').content as OutlineSlide<'action-table'>['content'];
    const early = actions.find(({ what }) => say(what).startsWith('Agree what qualifies a deal'));
    expect(say(early?.worth)).toMatch(/^\$[\d.]+[KM]$/);
    expect(say(early?.measure)).toMatch(/^Win rate of early decisions up from [\d.]+% toward [\d.]+%$/);
  });

  it('tell their cause in the notes alone', () => {
    const { actions } = slide('actions').content as OutlineSlide<'action-table'>['content'];
    expect(actions.filter(({ measure }) => measure).every(({ why }) => why === undefined)).toBe(true);
    expect(slide('actions').notes!.map(say).join('\n')).toMatch(/Agree what qualifies a deal.*: .*of losses come within/);
  });
});

describe('a measure that the brief asks of', () => {
  const titleWith = async (focus: string[]) => {
    const { outline: made } = planFromFacts(brief({ focus, slides: exactly(12) }), await slowTopic());
    return shown(made.slides.find(({ id }) => id === 'executive-summary')!.title, made.facts);
  };

  it('heads the summary with who moved it', async () => {
    expect(await titleWith(['resolution time'])).toMatch(/^Resolution time (?:rose|jumped) .*, led by Returns \(\+/);
  });

  it('heads nothing unasked', async () => {
    expect(await titleWith([])).toMatch(/^Tickets /);
  });
});

describe('the age at which deals are decided', () => {
  /** Deals won of those decided within two weeks and of those decided later, in either quarter. */
  const readingOf = async (early: readonly [number, number], later: readonly [number, number], language: LanguageCode = 'en') => {
    const decided = (quarter: 0 | 1, age: number, won: number, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const closed = Date.UTC(2025, quarter === 0 ? 6 : 9, 1 + (at % 92));
        const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
        return { stage: at < won ? 'Won' : 'Lost', amount: 1000, created: dateOf(closed - age * 86_400_000), closed: dateOf(closed) };
      });
    const rows = ([0, 1] as const).flatMap((quarter) => [
      ...decided(quarter, 7, early[quarter], 500),
      ...[20, 45, 75, 100].flatMap((age) => decided(quarter, age, later[quarter] / 4, 125)),
    ]);
    const facts = await factsOf({
      files: [{ name: 'deals.csv', text: csv(rows.map((row, at) => ({ id: `D${at}`, ...row }))) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    });
    const { outline: made } = planFromFacts(brief({ language, focus: ['win rate'], slides: exactly(14) }), facts);
    const page = made.slides.find(({ id }) => id === 'decision-age') as OutlineSlide<'win-loss'>;
    return shown(page.content.reading[0]!, made.facts);
  };

  it('says which side moved, and whether within its usual range', async () => {
    expect(await readingOf([250, 251], [360, 348])).toBe(
      'Later decisions slipped, from 72.0% to 69.6%, within the usual range; early ones held.',
    );
    expect(await readingOf([250, 251], [400, 320])).toBe('Later decisions slipped, from 80.0% to 64.0%; early ones held.');
    expect(await readingOf([280, 220], [360, 360])).toBe('Early decisions slipped, from 56.0% to 44.0%; later ones held.');
    expect(await readingOf([280, 220], [400, 340])).toBe('Both sides moved: early from 56.0% to 44.0%, later from 80.0% to 68.0%.');
  });

  it.each(Object.keys(languages) as LanguageCode[])('says so in %s', async (language) => {
    const said = await readingOf([250, 251], [360, 348], language);
    for (const figure of ['72.0%', '69.6%']) expect(said).toContain(figure);
  });
});

describe('the dimension that moved the money', () => {
  const say = (text: string) => shown(text, outline.facts);
  const table = () => slide('bridge-won_value-product') as OutlineSlide<'table'>;

  it('is a table of what each factor did to each member, which adds up to its change', () => {
    const { columns, rows } = table().content;
    const labels = columns.map(({ label }) => label);
    expect(labels.slice(2, -1).toSorted()).toEqual(['From average deal size', 'From deals closed', 'From win rate']);
    expect([labels[0], labels[1], labels.at(-1)]).toEqual(['Product', 'Q4 2025', 'vs. Q3 2025']);
    const value = (cell: string) => (cell === '–' ? 0 : outline.facts[/\{\{([^|}]+)/.exec(cell)![1]!]!.value!);
    for (const { cells, role } of rows) {
      const [effects, change] = [cells.slice(2, -1).map(value), value(cells.at(-1)!)];
      expect(
        effects.reduce((sum, effect) => sum + effect, 0),
        `${cells[0]} ${role}`,
      ).toBeCloseTo(change, 3);
    }
    expect(columns.at(-1)!.bars).toBe(true);
  });

  it('comes by each factor to what the bridge of the whole says, with a row for the shift between members', () => {
    const { columns, rows } = table().content;
    const bridge = (slide('factors-won_value') as OutlineSlide<'bridge'>).content;
    const total = rows.at(-1)!.cells.map(say);
    for (const { label, value } of bridge.steps)
      expect(total[columns.findIndex((column) => column.label.toLowerCase() === `from ${label.toLowerCase()}`)]).toBe(
        say(`{{${value}|label}}`),
      );
    expect(say(rows.at(-2)!.cells[0]!)).toBe('Shift between products');
  });

  it('has every member in a row of its own or among the others, so that each column adds up to its total', async () => {
    const products = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Oak', 'Pine'];
    // Of Pine nothing closed before, and of Maple everything was lost.
    const rows = products.flatMap((product, at) =>
      [0, 1].flatMap((quarter) =>
        Array.from({ length: product === 'Pine' && quarter === 0 ? 0 : 92 + at * (quarter === 0 ? 9 : 3) }, (_, deal) => ({
          product,
          stage: (deal + at) % 3 === 0 || (product === 'Maple' && quarter === 0) ? 'Lost' : 'Won',
          amount: 1000 + at * 400 + quarter * 30 * at,
          closed: new Date(Date.UTC(2025, quarter === 0 ? 6 : 9, 1 + (deal % 92))).toISOString().slice(0, 10),
        })),
      ),
    );
    const facts = await factsOf({
      files: [{ name: 'deals.csv', text: csv(rows.map((row, at) => ({ id: `D${at}`, ...row }))) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    });
    const { outline: made } = planFromFacts(brief({ slides: exactly(14) }), facts);
    const page = made.slides.find(({ id }) => id === 'bridge-won_value-product') as OutlineSlide<'table'>;
    const { columns, rows: lines } = page.content;
    expect(lines.map(({ cells }) => shown(cells[0]!, made.facts)).slice(-3, -1)).toEqual(['Other (3)', 'Shift between products']);
    const figure = (cell: string) => (cell === '–' ? 0 : made.facts[/\{\{([^|}]+)/.exec(cell)![1]!]!.value!);
    for (let column = 1; column < columns.length; column++) {
      const values = lines.map(({ cells }) => figure(cells[column]!));
      expect(
        values.slice(0, -1).reduce((sum, value) => sum + value, 0),
        columns[column]!.label,
      ).toBeCloseTo(values.at(-1)!, 2);
    }
    for (const { cells } of lines)
      expect(
        cells.slice(2, -1).reduce((sum, cell) => sum + figure(cell), 0),
        cells[0],
      ).toBeCloseTo(figure(cells.at(-1)!), 2);
  });

  it('names the member that did most, and what did it there', () => {
    expect(say(table().title)).toMatch(/: (?:fewer|smaller) deals(?: closed)?$/);
    expect(table().content.reading.map(say).join(' ')).toMatch(/fell to \$.*\. (?:Fewer deals closed|Smaller deals) cost \$/);
  });
});
