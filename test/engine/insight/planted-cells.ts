/** Two years of rows in four trades, each with a cause planted where two dimensions cross, or with none. */
import { openAskedFacts } from '../../../src/engine/asked-facts.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import type { Brief } from '../../../src/model/brief.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFolder } from '../data/csv-files.ts';
import { randomFrom } from './fixtures.ts';

export type Rows = readonly Record<string, string | number | null>[];

const first = Date.UTC(2024, 0, 2);
const days = 727;
const iso = (day: number) => new Date(first + day * 86_400_000).toISOString().slice(0, 10);

function maker(seed: number) {
  const random = randomFrom(seed);
  return {
    random,
    among: <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!,
    day: () => Math.floor(random() * days),
  };
}

/** Looms offered to mills: cotton mills in the Valley have not bought since the second year. */
export function looms(seed: number, planted = true): Rows {
  const { random, among, day } = maker(seed);
  return Array.from({ length: 1400 }, (_, at) => {
    const [region, segment, closed] = [among(['Valley', 'Hills', 'Port', 'Plain']), among(['Cotton', 'Wool', 'Silk']), day()];
    const isWeak = planted && region === 'Valley' && segment === 'Cotton' && closed > 363;
    const won = random() < (isWeak ? 0.15 : 0.5);
    return {
      deal_id: `L${at}`,
      stage: won ? 'Won' : 'Lost',
      region,
      segment,
      source: among(['Fair', 'Agent']),
      spindles: 20 + Math.floor(random() * 180),
      amount: 4000 + Math.floor(random() * 6000),
      created: iso(closed - 30),
      closed: iso(closed),
    };
  });
}

/** Boat sharing: clubs on the small plan with few members leave. */
export function boats(seed: number): Rows {
  const { random, among } = maker(seed);
  return Array.from({ length: 1300 }, (_, at) => {
    const [plan, members] = [among(['Dinghy', 'Sloop', 'Ketch']), 1 + Math.floor(random() * 20)];
    const [start, monthly] = [Math.floor(random() * (days - 60)), plan === 'Dinghy' && members <= 4 ? 0.09 : 0.012];
    let end: string | null = null;
    for (let day = start + 30; day < days; day += 30) {
      if (random() >= monthly) continue;
      end = iso(day);
      break;
    }
    const price = { Dinghy: 20, Sloop: 35, Ketch: 60 }[plan]!;
    return { subscription_id: `B${at}`, account_id: `C${at}`, plan, members, mrr: price * members, start_date: iso(start), end_date: end };
  });
}

/** A hotline for organ builders: urgent calls about bellows are badly rated. */
export function calls(seed: number, planted = true): Rows {
  const { random, among, day } = maker(seed);
  return Array.from({ length: 4200 }, (_, at) => {
    const [team, priority, opened] = [among(['Pipes', 'Bellows', 'Keys']), among(['Low', 'Normal', 'Urgent']), day()];
    const good = random() < (planted && team === 'Bellows' && priority === 'Urgent' ? 0.45 : 0.8);
    const score = random() < 0.5 ? null : good ? 4 + Math.floor(random() * 2) : 1 + Math.floor(random() * 3);
    return { ticket_id: at, created_at: iso(opened), closed_at: iso(opened + 2), team, priority, satisfaction_score: score };
  });
}

/** Campaigns of a seed merchant: since the last quarter, leads from radio on the coast cost twice as much. */
export function campaigns(seed: number): Rows {
  const { random } = maker(seed);
  return Array.from({ length: 104 }, (_, week) => week).flatMap((week) =>
    ['Radio', 'Print', 'Search', 'Fairs'].flatMap((channel) =>
      ['Coast', 'Inland', 'Lakes'].map((region) => {
        const leads = 20 + Math.floor(random() * 20);
        const each = (38 + 10 * random()) * (channel === 'Radio' && region === 'Coast' && week >= 91 ? 2 : 1);
        return { week: iso(week * 7), channel, region, spend: Math.round(leads * each), leads };
      }),
    ),
  );
}

export interface Asked {
  facts: FactTable;
  brief: Brief;
}

/** The facts for a prompt, with what it asks about looked at by every two dimensions. */
export async function askedOf(prompt: string, name: string, rows: Rows): Promise<Asked> {
  const brief = await readBrief({ prompt });
  const open = await openAskedFacts({
    data: [{ path: csvFolder({ [name]: csv(rows) }) }],
    mapping: undefined,
    options: { today: '2026-01-05', asOf: '2025-12-31' },
    period: brief.period,
    periodSaid: true,
    basis: brief.basis,
    given: brief.given,
    fiscalYearSaid: null,
    brief,
  });
  open.close();
  return { facts: open.table, brief };
}

/** Berths let to clubs that hold several each: those on the outer pier of the north basin are given up. */
export function berths(seed: number): Rows {
  const { random, among } = maker(seed);
  return Array.from({ length: 2000 }, (_, at) => {
    const [plan, basin, start] = [among(['Outer', 'Inner', 'Dry']), among(['North', 'South']), Math.floor(random() * (days - 60))];
    const monthly = plan === 'Outer' && basin === 'North' ? 0.07 : 0.012;
    let end: string | null = null;
    for (let day = start + 30; day < days; day += 30) {
      if (random() >= monthly) continue;
      end = iso(day);
      break;
    }
    return {
      subscription_id: `S${at}`,
      account_id: `C${at % 250}`,
      plan,
      basin,
      mrr: 50 + (at % 7) * 10,
      start_date: iso(start),
      end_date: end,
    };
  });
}

/** People in the kitchens of three hotels: those in Faro leave. */
export function kitchens(seed: number): Rows {
  const { random, among } = maker(seed);
  return Array.from({ length: 900 }, (_, at) => {
    const [site, department, start] = [
      among(['Faro', 'Bergen', 'Gent']),
      among(['Kitchen', 'Desk', 'Rooms']),
      Math.floor(random() * (days - 90)),
    ];
    const monthly = site === 'Faro' && department === 'Kitchen' ? 0.1 : 0.015;
    let end: string | null = null;
    for (let day = start + 30; day < days; day += 30) {
      if (random() >= monthly) continue;
      end = iso(day);
      break;
    }
    return { employee_id: at, site, department, hire_date: iso(start), termination_date: end };
  });
}
