/** Small tables with something to tell, and the outline told of them. */

import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { AnyOutlineSlide, Outline } from '../../../../src/model/outline.ts';
import { factsOf } from '../../../stories/judge.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { brief, exactly, shown } from '../plan-texts.ts';

const day = (year: number, month: number, date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Four years of order lines: the last quarter of each is the highest, and Tables and Furniture are sold below cost. */
export function retailLines(): Promise<FactTable> {
  const random = randomFrom(7);
  const rows = ['order_id,order_date,category,region,sales,profit'];
  for (let year = 2016; year < 2020; year++)
    for (let month = 1; month <= 12; month++)
      for (let line = 0; line < 40 * (month > 9 ? 1.8 : 1); line++) {
        const category = ['Furniture', 'Tables', 'Paper', 'Phones'][Math.floor(random() * 4)]!;
        const sales = 20 + random() * 400;
        const margin = category === 'Tables' ? -0.18 : category === 'Furniture' ? -0.06 : 0.12;
        const date = day(year, month, 1 + Math.floor(random() * 28));
        rows.push(
          [`O${rows.length}`, date, category, random() < 0.5 ? 'East' : 'West', sales.toFixed(2), (sales * margin).toFixed(2)].join(','),
        );
      }
  return factsOf({ files: [{ name: 'orders.csv', text: rows.join('\n') }], options: { today: '2020-01-05' } });
}

/** Two segments with rates that stay; in the last quarter most deals are of the one that is hard to win. */
export function shiftedMix(): Promise<FactTable> {
  const random = randomFrom(11);
  const rows = ['id,owner,segment,region,stage,amount,created,closed'];
  for (let quarter = 0; quarter < 8; quarter++)
    for (let deal = 0; deal < 400; deal++) {
      const easy = random() < (quarter === 7 ? 0.25 : 0.7);
      const won = random() < (easy ? 0.72 : 0.28);
      const month = quarter * 3 + Math.floor(random() * 3);
      const date = day(2024 + Math.floor(month / 12), (month % 12) + 1, 1 + Math.floor(random() * 28));
      const owner = ['Ann Lee', 'Bob Ray', 'Cid Moe', 'Dee Fox'][Math.floor(random() * 4)];
      rows.push(
        [
          `D${rows.length}`,
          owner,
          easy ? 'Small business' : 'Enterprise',
          random() < 0.5 ? 'East' : 'West',
          won ? 'Won' : 'Lost',
          4000 + Math.floor(random() * 4000),
          date,
          date,
        ].join(','),
      );
    }
  return factsOf({ files: [{ name: 'deals.csv', text: rows.join('\n') }], options: { today: '2026-01-05' } });
}

/** 480 deals of four owners over 24 months, nothing in them but their amounts; with targets when asked. */
export function fourOwners(withTargets = false): Promise<FactTable> {
  const rows = ['id,owner,product,stage,amount,created,closed'];
  for (let month = 0; month < 24; month++)
    for (let each = 0; each < 20; each++) {
      const deal = month * 20 + each;
      const [year, of] = [2024 + Math.floor(month / 12), (month % 12) + 1];
      const owner = ['Ann Lee', 'Bob Ray', 'Cid Moe', 'Dee Fox'][deal % 4];
      const amount = 5000 + ((deal * 137) % 4000);
      const outcome = deal % 5 === 0 ? 'Lost' : 'Won';
      rows.push(
        [`D${deal}`, owner, ['Atlas', 'Beacon', 'Core'][deal % 3], outcome, amount, day(year, of, 1), day(year, of, 2 + each)].join(','),
      );
    }
  const targets = { name: 'targets.csv', text: 'period,target\n2025-Q2,330000\n2025-Q3,340000\n2025-Q4,350000\n' };
  return factsOf({
    files: [{ name: 'deals.csv', text: rows.join('\n') }, ...(withTargets ? [targets] : [])],
    options: { today: '2026-01-05' },
  });
}

export const stages = ['Discovery', 'Proposal', 'Negotiation'] as const;
/** What part goes on from each stage. */
const onward = [0.8, 0.45, 0.9];

/** Deals of two segments through three stages, most of them lost in the second. */
export function passed(): Promise<FactTable> {
  const random = randomFrom(5);
  const deals = ['id,segment,stage,amount,created,closed'];
  const history = ['deal_id,stage,entered_at'];
  const day = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
  for (let deal = 0; deal < 1200; deal++) {
    const id = `D${deal}`;
    const begun = Math.floor((deal / 1200) * 660);
    const segment = deal % 2 === 0 ? 'Enterprise' : 'Retail';
    let at = 0;
    while (at < stages.length) {
      history.push([id, stages[at], day(begun + at * 10)].join(','));
      if (random() > onward[at]! * (segment === 'Retail' ? 1.1 : 0.8)) break;
      at += 1;
    }
    const won = at === stages.length;
    deals.push([id, segment, won ? 'Closed Won' : 'Closed Lost', 500 + Math.floor(random() * 900), day(begun), day(begun + 40)].join(','));
    history.push([id, won ? 'Closed Won' : 'Closed Lost', day(begun + 40)].join(','));
  }
  return factsOf({
    files: [
      { name: 'deals.csv', text: deals.join('\n') },
      { name: 'stage_history.csv', text: history.join('\n') },
    ],
    options: { today: '2026-01-05' },
  });
}

export interface Told {
  outline: Outline;
  /** The page of an id, or nothing. */
  page: (id: string) => AnyOutlineSlide | undefined;
  title: (id: string) => string;
  /** With what follows from it. */
  reading: (id: string) => string;
}

/** As English, long enough for every page. */
export function tell(facts: FactTable, slides = 60): Told {
  const { outline } = planFromFacts(brief({ slides: exactly(slides) }), facts);
  const page = (id: string) => outline.slides.find((slide) => slide.id === id);
  return {
    outline,
    page,
    title: (id) => shown(page(id)?.title ?? '', outline.facts),
    reading: (id) => {
      const content = page(id)?.content;
      if (!content || !('reading' in content)) return '';
      const soWhat = 'soWhat' in content ? content.soWhat : undefined;
      return shown([...(content.reading ?? []), ...(soWhat === undefined ? [] : [soWhat])].join(' '), outline.facts);
    },
  };
}
