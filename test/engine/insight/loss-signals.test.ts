/** What told beforehand that subscriptions would end, where one thing did and others did not; risks counted again from the rows. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { lossSignalsOf, type SignalRisk } from '../../../src/engine/insight/finders/loss-signals.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { signalledBook, signalledSubscriptions } from './signalled-book.ts';

const [since, until] = ['2025-09-30', '2025-12-31'];
const subscriptions = signalledSubscriptions(3, 3);
let evidence: Evidence;
let signals: readonly SignalRisk[];
const risk = (signal: string) => signals.find((each) => each.signal === signal)!;
beforeAll(async () => {
  evidence = new Evidence(await signalledBook(3, 3));
  signals = lossSignalsOf(evidence)!;
});

describe('signals of a loss', () => {
  const standing = subscriptions.filter(({ start_date, end_date }) => start_date <= since! && (end_date === null || end_date > since!));
  const ended = (some: typeof standing) => some.filter(({ end_date }) => end_date !== null && end_date <= until!).length;

  it('compare what ended with and without each, of what stood before the period', () => {
    const [yes, no] = [standing.filter(({ asks }) => asks), standing.filter(({ asks }) => !asks)];
    expect(risk('tickets').with.value).toBeCloseTo(ended(yes) / yes.length, 9);
    expect(risk('tickets').without.value).toBeCloseTo(ended(no) / no.length, 9);
    expect(risk('tickets').risk.value).toBeCloseTo(ended(yes) / yes.length / (ended(no) / no.length), 6);
    expect(risk('idle').with.n).toBe(standing.filter(({ uses }) => !uses).length);
  });

  it('predict where it was planted, and nowhere else', () => {
    expect(signals.filter(({ predicts }) => predicts).map(({ signal }) => signal)).toEqual(['tickets']);
    expect(risk('tickets').low.value).toBeGreaterThan(1);
    expect(risk('idle').low.value).toBeLessThan(1);
  });

  it('have a page that says so, and a step for those with it today', () => {
    const { outline } = planFromFacts(brief({ slides: exactly(30) }), evidence.table);
    const say = (text: string) => shown(text, outline.facts);
    const page = outline.slides.find(({ id }) => id === 'signals-loss') as OutlineSlide<'table'>;
    expect(say(page.title)).toMatch(/^Of \d signals, only one predicts loss: support ticket, [\d.]+ times the risk$/);
    expect(page.content.rows[0]).toMatchObject({ role: 'highlight' });
    const { actions } = outline.slides.find(({ id }) => id === 'actions')!.content as OutlineSlide<'action-table'>['content'];
    expect(actions.map(({ what }) => say(what)).join(' ')).toMatch(/Put the \d+ subscriptions with the strongest signal/);
  });

  it('are claimed nowhere if none was planted', async () => {
    const none = new Evidence(await signalledBook(4, 1));
    expect(lossSignalsOf(none)!.filter(({ predicts }) => predicts)).toEqual([]);
    expect(findInsights(none).findings.filter(({ kind, claim }) => kind === 'loss-signals' && claim)).toEqual([]);
  });
});
