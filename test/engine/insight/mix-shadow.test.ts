/** A share that fell as more of the slow kind came in, most of it to a crew that is no slower with any kind. */
import { expect, it } from 'vitest';
import { givenIn } from '../../../src/engine/brief/given.ts';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const prompt = 'Since winter the share of repairs finished within two days has been falling.';

/** Fifteen a day over five quarters; from 2025 on, every third is a gearbox, and two of three of these go to the new crew. */
const repairs = Array.from({ length: 455 * 15 }, (_, at) => {
  const day = Math.floor(at / 15);
  const isLater = day >= 275;
  const isGearbox = at % 10 < (isLater ? 4 : 1);
  const isNew = isLater && (isGearbox ? at % 3 > 0 : at % 5 === 0);
  const quick = isGearbox ? 35 : 88;
  const isQuick = (at * 37) % 100 < quick + (isNew ? 3 : 0);
  return {
    'Repair ID': `R${at}`,
    'Received on': new Date(Date.UTC(2024, 3, 1 + day)).toISOString().slice(0, 10),
    Kind: isGearbox ? 'Gearbox' : 'Brakes',
    Crew: isNew ? 'New' : ['East', 'West'][at % 2]!,
    'Repair time (hours)': isQuick ? 5 + (at % 40) : 60 + (at % 90),
  };
});

it('is told by the mix of kinds, and not by that of crews, of which one only looks behind', async () => {
  const measures = givenIn(prompt, 'en').filter((each) => each.kind === 'measure');
  const facts = await readFacts(await csvFiles({ 'repairs.csv': csv(repairs) }), {
    today: '2025-07-02',
    period: '2025-Q2',
    basis: 'year',
    measures,
  });
  const measure = facts.metrics.find(({ stated }) => stated !== undefined)!.id;
  const findings = findInsights(new Evidence(facts)).findings.filter(({ metric }) => metric === measure);
  expect(findings.find(({ kind, member }) => kind === 'simpson' && member === 'New')).toMatchObject({ dimension: 'crew', inside: 'kind' });
  expect(findings.flatMap(({ kind, dimension }) => (kind === 'mix' ? [dimension] : []))).toEqual(['kind']);
});
