/** What a review answers to the questions of its brief, and what it says where it cannot. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { addDays } from '../../../../src/model/period.ts';
import { few } from '../../../helpers/rotating.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { causedFacts } from '../../insight/caused-deals.ts';
import { calm, lostBook } from '../../insight/lost-book.ts';
import { slowTopic } from '../../insight/slow-topic.ts';
import { brief, shown } from '../plan-texts.ts';

/** The sentences of the summary with the pages that prove them, its title, and what the report says is open. */
async function answered(prompt: string, facts: FactTable) {
  const { questions, language } = await readBrief({ prompt });
  const { outline, notes } = planFromFacts(brief({ questions, language }), facts);
  const say = (text: string) => shown(text, outline.facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')! as OutlineSlide<'executive-summary'>;
  const pages = new Map(outline.slides.map((slide) => [slide.id, say(slide.title)]));
  return {
    title: say(summary.title),
    points: summary.content.points.map(({ text, slide }) => ({ text: say(text), page: slide === undefined ? null : pages.get(slide)! })),
    open: notes.open.filter((note) => note.startsWith('Not answered')),
  };
}

describe('a question why', () => {
  it('is answered first with the move and who made it, which head the summary, and a page that proves it', async () => {
    const { title, points } = await answered('Support review: why did resolution time get worse?', await slowTopic());
    expect(title).toMatch(/^Resolution time (?:rose|jumped) .*, led by Returns \(\+/);
    expect(points[0]!.text).toMatch(/^Resolution time (?:rose|jumped) .*\. Returns moved resolution time most: /);
    expect(points[0]!.page).toMatch(/^Returns (?:accounted for|moved) /);
  });

  it('and where exactly is one question', async () => {
    const { points, open } = await answered('Support review: why did resolution time get worse? Where exactly?', await slowTopic());
    expect([open, points.filter(({ text }) => text.includes('Not answered'))]).toEqual([[], []]);
  });

  it('speaks of churn where customers are lost', async () => {
    const table = await lostBook(calm, { sold: 400, lostOpening: 80, lostSold: 90 });
    const { points, open } = await answered('Board review: why are we losing customers and what should we do?', table);
    expect(open).toEqual([]);
    expect(points[0]!.text).toMatch(/^(?:Lost [AM]RR|[AM]RR of ended subscriptions) (?:rose|jumped)/);
  });

  it('asks for a measure of the rows it names', async () => {
    const { points } = await answered('Sales review: why do deals take longer?', await causedFacts());
    expect(points[0]!.text).toMatch(/^Sales cycle /);
  });

  it('of the headline is answered with its factors', async () => {
    const { points } = await answered('Why did revenue fall?', await causedFacts());
    expect(points[0]!.text).toMatch(/^Closed-won revenue (?:fell|dropped) .*fewer deals closed/i);
    expect(points[0]!.page).toMatch(/fewer deals closed/i);
  });

  const otherLanguages = [
    'Warum ist die Lösungszeit gestiegen?',
    'Pourquoi le délai de résolution a-t-il augmenté ?',
    '¿Por qué aumentó el tiempo de resolución?',
    'Por que aumentou o tempo de resolução?',
    'Perché è aumentato il tempo di risoluzione?',
    'なぜ解決時間が延びたのか。',
    '为什么解决时间变长？',
    'لماذا زاد وقت الحل؟',
  ];
  it.each(few(otherLanguages, 2))('is answered in its language: %s', async (prompt) => {
    const { points } = await answered(prompt, await slowTopic());
    expect(points[0]!.text).toContain('Returns');
  });
});

describe('a question which', () => {
  it('is answered with the member, the whole and the other end', async () => {
    const { title, points } = await answered('Which topic is slowest?', await slowTopic());
    expect(title).toMatch(/^Returns does worst on resolution time: .* overall$/);
    expect(points[0]!.text).toMatch(/^Returns does worst on resolution time: .* vs\. .* overall; (?:Billing|Login) does best at /);
    expect(points[0]!.page).toMatch(/^Resolution time runs from .* to .* at Returns$/);
  });

  it('names nobody over what may be chance', async () => {
    const { title, points } = await answered('Which channel has the best resolution time?', await slowTopic());
    expect(title).toMatch(/^Resolution time is similar across channels/);
    expect(points[0]!.text).toMatch(/^No channel stands out on resolution time: .*, which may be chance\./);
  });
});

describe('a question where', () => {
  it('is asked of the measure before where it names nothing', async () => {
    const { points, open } = await answered('Is resolution time worse? Where exactly is the problem?', await slowTopic());
    expect(open).toEqual([]);
    expect(points.map(({ text }) => text).join()).toContain('Returns');
  });

  it('is answered with who holds most of a sum whose change is not known', async () => {
    const { points, open } = await answered('Where does revenue come from?', { ...(await causedFacts()), prior: null });
    expect(open).toEqual([]);
    expect(points[0]!.text).toMatch(/^Alpha ranks highest in closed-won revenue: /);
  });
});

describe('a question of how much', () => {
  it('is answered with the figure', async () => {
    const { points } = await answered('How many tickets were closed?', await slowTopic());
    expect(points[0]!.text).toMatch(/^Tickets closed /);
  });
});

describe('a question the data cannot answer', () => {
  it('is one line of the summary and of the report, with what is missing', async () => {
    const { points, open } = await answered('What does churn cost us? Which supplier should we drop?', await slowTopic());
    expect(points.map(({ text }) => text).filter((text) => text.startsWith('Not answered'))).toEqual([
      'Not answered: “What does churn cost us”. No column gives its amount in money.',
      'Not answered: “Which supplier should we drop”. No column splits the figures this way.',
    ]);
    expect(open).toEqual([
      'Not answered: “What does churn cost us”: no column gives its amount in money',
      'Not answered: “Which supplier should we drop”: no column splits the figures this way',
    ]);
  });

  it('is not answered with another measure', async () => {
    const { points } = await answered('Why did margin fall although tickets rose?', await slowTopic());
    expect(points[0]!.text).not.toMatch(/^Tickets/);
  });
});

describe('a question of cost', () => {
  it('is not answered with the money of something near', async () => {
    const { points } = await answered('What do lost deals cost us?', await causedFacts());
    expect(points.map(({ text }) => text)).toContain('Not answered: “What do lost deals cost us”. No column gives its amount in money.');
  });
});

describe('a question of what is at risk', () => {
  it('is answered with the deals that went quiet', async () => {
    const { points, open } = await answered('Which deals are at risk?', await quietDeals());
    expect(points[0]!.text).toMatch(/^Stale pipeline stands at .* across 40 deals/);
    expect(open).toEqual([]);
  });
});

/** A year of deals decided after a month, and forty that were opened a year ago. */
async function quietDeals(): Promise<FactTable> {
  const day = (at: number) => addDays('2025-01-01', at);
  const decided = Array.from({ length: 360 }, (_, at) => ({
    deal: `D${at}`,
    stage: at % 3 === 0 ? 'Lost' : 'Won',
    amount: 100 + (at % 7),
    created: day(at - 30),
    closed: day(at),
  }));
  const quiet = Array.from({ length: 40 }, (_, at) => ({ deal: `Q${at}`, stage: 'Open', amount: 100, created: day(at), closed: null }));
  return readFacts(await csvFiles({ 'deals.csv': csv([...decided, ...quiet]) }), { today: '2026-01-01' });
}
