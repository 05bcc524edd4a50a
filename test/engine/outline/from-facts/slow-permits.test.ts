/** Of a step that takes longer at one place: what is behind it, each explanation with its verdict, and the option that acts there, at what it costs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';
import { slowPermits } from './slow-permits.ts';

const waits =
  'Customers now wait longer from placing the order to having their sign. Where is it, and since when? Compare H2 2025 with H2 2024.';
const blames =
  'Operations blames Corby, the crew that does most of the work in the East. Product says it is the tube shortage on our brightest model. The bank wonders if the council has just become slower to say yes.';
const options =
  'We can hire a clerk in the East to handle permits, $40,000 a year. We can replace Corby, about $300,000 once and a rough half year. Or we can sign a second tube supplier for $90,000 a year. Every job we lose costs us about $1,500 of margin.';

async function told(prompt: string) {
  const { facts, brief } = await askedOf(prompt, 'sign_jobs.csv', slowPermits());
  const { outline } = planFromFacts(brief, facts);
  const plain = (text: string) => shown(text, outline.facts);
  const page = (start: string) => outline.slides.find(({ id }) => id.startsWith(start)) as OutlineSlide<'table'> | undefined;
  const rows = (start: string) => page(start)?.content.rows.map(({ cells }) => cells.map(plain)) ?? [];
  const reading = (start: string) => page(start)?.content.reading.map(plain).join(' ') ?? '';
  const all = outline.slides.map(({ title }) => plain(title)).join('\n');
  return { rows, reading, title: (start: string) => plain(page(start)?.title ?? ''), all };
}

let whole: Awaited<ReturnType<typeof told>>;
beforeAll(async () => {
  whole = await told(`${waits} ${blames} ${options}`);
});

describe('a step that takes longer at one place', () => {
  it('is told as what changed there alone', () => {
    expect(whole.title('along-lead_time')).toMatch(/days from survey completed to permit requested/);
    const [what, before, since] = whole.rows('along-lead_time')[1]!;
    expect(what).toBe('Days from survey completed to permit requested');
    expect([Number(before), Number(since)].map(Math.round)).toEqual([2, 19]);
  });
});

describe('an explanation', () => {
  const verdictOn = (words: string) => whole.rows('claims-').find(([claim]) => claim!.includes(words))!;

  it('that names one by the first word of its name is held against those beside it', () => {
    expect(verdictOn('Corby')[1]).toBe('Lead time without Corby & Hale');
    expect(verdictOn('Corby').at(-1)).toMatch(/^Makes no difference/);
  });

  it('that names a column without one of it falls where the measure moved whichever is left out', () => {
    expect(verdictOn('brightest model').at(-1)).toMatch(/^Makes no difference\. .* whichever model is left out/);
  });

  it('that somebody has become slower to agree is held against the step that leads to it', () => {
    expect(verdictOn('slower to say yes')[1]).toBe('Days from permit requested to permit granted');
    expect(verdictOn('slower to say yes').at(-1)).toMatch(/^Did not happen/);
  });
});

describe('the option to take', () => {
  const option = (words: string) => whole.rows('decision-').find(([what]) => what!.includes(words))!;

  it('acts where the measure changed', () => {
    expect(whole.title('decision-')).toContain('Hire a clerk in the East to handle permits');
  });

  it('is none of those that act on what the figures clear', () => {
    expect(option('Replace Corby').at(-1)).toBe('Acts on Corby & Hale, not on the cause');
    expect(option('tube supplier').at(-1)).toMatch(/^Acts on “the tube shortage on our brightest model”, not on the cause/);
    expect(whole.all).not.toMatch(/choose “(?:Replace|Sign)/i);
  });

  it('brings back at most what was called off beyond before, at the price of one', () => {
    expect(whole.reading('decision-')).toMatch(
      /^At most \$115K a year is to be won back: [\d.]+ \(Cancellation rate, 5\.0% → 22\.5%\) more a year/,
    );
  });

  it('and the jobs that are lost are priced, not all of them', () => {
    // 94 of 1,240 jobs were called off.
    expect(whole.all).toContain('Job we lose: $141K in H2 2025');
  });
});

it('an option without a price that acts on what the figures clear is not waited for', async () => {
  const { rows, title } = await told(
    `${waits} ${blames} We can hire a clerk in the East to handle permits, $40,000 a year. Or we can drop the brightest tube. Every job we lose costs us about $1,500 of margin.`,
  );
  expect(title('decision-')).toContain('Hire a clerk in the East to handle permits');
  expect(rows('decision-').at(-1)!.at(-1)).toMatch(/^Acts on “the tube shortage/);
});

it('where every option acts on what the figures clear, none is taken, even one that saves money', async () => {
  const { title, all } = await told(
    `${waits} ${blames} We can replace Corby, about $30,000 once. Or we can stop the tube contract, $90,000 a year. Every job we lose costs us about $1,500 of margin.`,
  );
  expect(title('decision-')).toMatch(/^None of the options acts on/);
  expect(all).not.toMatch(/choose “/i);
});

it('without a price of what was called off, days are not priced as jobs', async () => {
  const { reading } = await told(`${waits} ${options.replace('Every job we lose costs us', 'Every job brings us')}`);
  expect(reading('decision-')).not.toMatch(/days more a year/);
});
