/** Support over the quarters: what moved is the title, what did not is said to be usual, and whether those who wrote left. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../../../src/engine/insight/evidence.ts';
import { serviceCourse } from '../../../../../src/engine/insight/finders/service-course.ts';
import { planFromFacts } from '../../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../../src/model/fact.ts';
import type { OutlineSlide } from '../../../../../src/model/outline.ts';
import { factsOf } from '../../../../stories/judge.ts';
import { csv } from '../../../data/csv-files.ts';
import { signalledBook } from '../../../insight/signalled-book.ts';
import { brief, exactly, shown } from '../../plan-texts.ts';

const date = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

/** 120 tickets a quarter, 150 in the last; of each third the rating is known: 3, 4 or 5 in turn, in the last quarter lower by `fall` of them. */
function desk(fall: number): Promise<FactTable> {
  const tickets = [120, 120, 120, 150].flatMap((count, quarter) =>
    Array.from({ length: count }, (_, at) => {
      const day = date(Math.floor(quarter * 91.25 + (at / count) * 89) + 1);
      const rating = 3 + (at % 3);
      const worse = quarter === 3 && at % 10 < fall;
      return {
        ticket_id: `T${quarter}-${at}`,
        submitted_at: day,
        closed_at: day,
        first_response_minutes: 60 + ((at * 7) % 50),
        satisfaction_score: at % 3 === 2 && at % 2 === 0 ? null : worse ? 3 : rating,
        escalated: at % 20 === 0 ? 'TRUE' : 'FALSE',
      };
    }),
  );
  return factsOf({ files: [{ name: 'tickets.csv', text: csv(tickets) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
}

function pageOf(table: FactTable) {
  const { outline } = planFromFacts(brief({ slides: exactly(30) }), table);
  const page = outline.slides.find(({ id }) => id === 'service') as OutlineSlide<'table'>;
  return { page, say: (text: string) => shown(text, outline.facts) };
}

describe('the page of a support desk', () => {
  it('is headed by what moved, with the tickets beside it', async () => {
    const { page, say } = pageOf(await desk(6));
    expect(say(page.title)).toMatch(/^Satisfaction fell to [\d.]+ from [\d.]+ while tickets rose 25\.0%$/);
    const moved = page.content.rows.find(({ role }) => role === 'highlight')!;
    expect(moved.cells.map((cell) => say(cell))).toMatchObject({ 0: 'CSAT score (mean)', 6: 'Worse' });
    // The scores as shown differ by the change as shown.
    const [before, now, change] = moved.cells.slice(3, 6).map((cell) => Number(say(cell).replace('−', '-')));
    expect(now! - before!).toBeCloseTo(change!, 9);
  });

  it('compares four quarters, and calls usual what chance explains', async () => {
    const { page, say } = pageOf(await desk(6));
    expect(page.content.columns.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025', 'vs. Q3 2025']),
    );
    const response = page.content.rows.find(({ cells }) => cells[0] === 'First response time')!;
    expect(say(response.cells.at(-1)!)).toBe('Usual range');
  });

  it('claims no move that was not made', async () => {
    const { page, say } = pageOf(await desk(0));
    expect(say(page.title)).toBe('Tickets rose 25.0% to 150; service stayed in its usual range');
    expect(page.content.rows.every(({ role }) => role === 'body')).toBe(true);
  });

  it('tells tickets by the accounts that may write them, and whether those who wrote left', async () => {
    const linked = await signalledBook(3, 3);
    const { page, say } = pageOf(linked);
    const course = serviceCourse(new Evidence(linked))!;
    const [tickets, accounts] = ['tickets_created@0', 'paying_accounts@0'].map((id) => linked.facts[id]!.value!);
    const perAccount = course.measures.find((measure) => measure.perAccount)!;
    expect(perAccount.now.value).toBe(Math.round((tickets! / accounts!) * 100));
    expect(page.content.reading!.map((text) => say(text)).join(' ')).toMatch(
      /Support ticket.*: [\d.]+% of subscriptions ended with it, [\d.]+% without/,
    );
    const { page: unlinked, say: told } = pageOf(await signalledBook(4, 1));
    expect(unlinked.content.reading!.map((text) => told(text)).join(' ')).toContain('No link to churn');
  });
});
