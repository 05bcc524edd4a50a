/** The topic that slowed resolution is followed into its channels: both slowed alike, and the page says so. */
import { beforeAll, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { meanDrillOf } from '../../../src/engine/insight/finders/mean-drill.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { slowTickets, slowTopic } from './slow-topic.ts';

let evidence: Evidence;
beforeAll(async () => {
  evidence = new Evidence(await slowTopic());
});

const metric = 'resolution_time';

it('has every channel of the topic, now and before, and none that stands apart', () => {
  const topic = evidence.dimension('topic') ?? evidence.table.dimensions.find(({ label }) => label === 'Topic')!;
  const drill = meanDrillOf(evidence, metric, topic, 'Returns', 1)!;
  expect(drill).toMatchObject({ apart: null, even: true });
  expect(drill.cells.map(({ member }) => member).toSorted()).toEqual(['chat', 'email']);
  const own = slowTickets.filter(
    ({ topic: of, opened }, at) => of === 'Returns' && opened >= '2025-07-01' && opened < '2025-10-01' && at % 2 === 0,
  );
  expect(drill.cells.find(({ member }) => member === 'email')!.before.n).toBeLessThanOrEqual(own.length);
});

it('is told on the page of the topic', () => {
  const { outline } = planFromFacts(brief({ slides: exactly(14) }), evidence.table);
  const page = outline.slides.find(({ id }) => id.startsWith(`mean-driver-${metric}`)) as OutlineSlide<'comparison'>;
  expect(page.content.reading.map((text) => shown(text, outline.facts)).join(' ')).toBe(
    'It rose at Returns as a whole: no channel within it stands apart.',
  );
  expect(page.content.aside!.rows.map(({ cells }) => cells[0])).toEqual(expect.arrayContaining(['email', 'chat', 'Returns']));
});
