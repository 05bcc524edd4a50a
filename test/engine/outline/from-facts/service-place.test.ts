/** A support review whose quality fell in one place: the place is found, and the deck is the argument about it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { shown } from '../plan-texts.ts';
import { desk, deskFacts, handedOver } from './poor-desk.ts';

const prompt =
  'Service review Q2 2026 for the COO: how did service quality develop against Q1 2026 and last year, and what should we do about it?';

async function told(files: Record<string, string>, asked = prompt) {
  const brief = await readBrief({ prompt: asked });
  const facts = await deskFacts(files);
  const { outline } = planFromFacts(brief, facts);
  const say = (text: string) => shown(text, outline.facts);
  const of = <K extends 'executive-summary' | 'action-table' | 'table'>(kind: K) =>
    outline.slides.find((slide) => slide.kind === kind) as OutlineSlide<K> | undefined;
  const summary = of('executive-summary')!;
  return {
    facts,
    title: say(summary.title),
    points: summary.content.points.map(({ text }) => say(text).replaceAll('**', '')),
    steps: (of('action-table')?.content.actions ?? []).map(({ what, worth }) => ({ what: say(what), worth: worth && say(worth) })),
    pages: outline.slides.map(({ id }) => id),
    texts: say(JSON.stringify(outline.slides)),
  };
}

const value = (facts: FactTable, metric: string) =>
  Object.values(facts.facts).find(({ id }) => id.startsWith(`${metric}[`) && id.includes('&') && !/@-/.test(id))?.value;

describe('a topic handed to a queue that is new', () => {
  let deck: Awaited<ReturnType<typeof told>>;
  beforeAll(async () => {
    deck = await told(handedOver());
  });

  it('heads the deck, with the month it began', () => {
    expect(deck.title).toMatch(/since May 2026, Remote Desk handles Payroll$/);
    expect(deck.points[0]).toMatch(/^Service got worse: CSAT \d+\.\d% \(\d+\.\d% in Q1 2026, \d+\.\d% in Q2 2025\) and SLA attainment /);
    expect(deck.points[1]).toMatch(/^Since May 2026, Remote Desk handles Payroll: \d+ tickets, CSAT \d+\.\d% /);
  });

  it('is priced: money, the accounts, and what of them renews soon', () => {
    expect(deck.points[2]).toMatch(
      /^Penalty rose to \$[\d.]+K from \$[\d.]+K, \$[\d.]+K of it there\. \d+ accounts \(ARR \$\d+K\) missed an SLA there; \d+ \(\$\d+K\) renew by 31 Dec 2026\.$/,
    );
    const all = value(deck.facts, 'exposed_accounts')!;
    expect(value(deck.facts, 'renewing_accounts')).toBeLessThan(all);
    expect(deck.steps.slice(0, 2)).toEqual([
      { what: 'Route Payroll away from Remote Desk, back to those who handled it before May 2026', worth: expect.stringMatching(/^\$/) },
      { what: expect.stringMatching(/^Call the \d+ exposed accounts that renew by 31 Dec 2026/), worth: expect.stringMatching(/^\$/) },
    ]);
  });

  it('leaves those beside it innocent, and volume untold', () => {
    expect(deck.points[3]).toMatch(
      /^Not the cause: Payroll elsewhere \(CSAT 9\d\.\d%\), Remote Desk elsewhere \(CSAT \d+\.\d%\) and volume \(/,
    );
    expect(deck.steps[2]!.what).toMatch(/^Keep the other tickets at Remote Desk; set entry criteria/);
    expect(deck.pages).toEqual(expect.arrayContaining(['service-place', 'service-cost']));
    expect(deck.pages.filter((id) => /^(?:ranking|bridge|mix|cells|risks|comparison)/.test(id))).toEqual([]);
    expect(deck.texts).not.toMatch(/explained/);
  });
});

it('a crossing that was there before is told with the month it went wrong, and nobody is said to be new', async () => {
  const deck = await told(
    desk({ handsOver: false, isPoor: (month, topic, queue) => month >= 15 && topic === 'Printing' && queue === 'South Desk' }),
  );
  expect(deck.title).toMatch(/Printing.*South Desk|South Desk.*Printing/);
  expect(deck.points[1]).toMatch(/^It lies in .*Printing.*, since April 2026: /);
  expect(deck.texts).not.toMatch(/handles|is new since/);
});

it('quality that holds has no place', async () => {
  const { facts, pages } = await told(desk({ handsOver: true, isPoor: () => false }));
  expect(Object.keys(facts.facts).some((id) => id.includes('.place['))).toBe(false);
  expect(pages).not.toContain('service-place');
});

it('a whole member that went wrong is told alone', async () => {
  const deck = await told(desk({ handsOver: false, isPoor: (month, topic) => month >= 15 && topic === 'Email' }));
  expect(deck.points[1]).toMatch(/^It lies in Email, since April 2026: /);
});
