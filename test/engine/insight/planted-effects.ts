/** Tables in which something was done on a day: to some or to all, with or without an effect, beside seasons and drifts that are none. */
import { addDays } from '../../../src/model/period.ts';
import { randomFrom } from './fixtures.ts';
import type { Rows } from './planted-cells.ts';

interface Planted {
  /** What it does to those it was done to, and what happens to all others at the time. */
  own?: number;
  others?: number;
  /** By which North differs more from the others every month, all the time. */
  drift?: number;
  first?: string;
}

const last = '2025-12-31';

function each(first: string, make: (day: string) => Rows): Rows {
  const rows: Rows[number][] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) rows.push(...make(day));
  return rows;
}

/** Visits of three clinics; from July 2025 on something is done at North. A fifth is missed. */
export function visits(seed: number, { own = 0, others = 0, drift = 0, first = '2025-01-01' }: Planted = {}): Rows {
  const random = randomFrom(seed);
  let at = 0;
  return each(first, (day) => {
    const month = (Number(day.slice(0, 4)) - 2025) * 12 + Number(day.slice(5, 7));
    return ['North', 'South', 'Harbour'].flatMap((clinic) =>
      Array.from({ length: 6 + Math.floor(random() * 3) }, () => {
        const moved = day < '2025-07-01' ? 0 : clinic === 'North' ? own : others;
        const missed = random() < 0.22 - moved - (clinic === 'North' ? drift * month : 0);
        const status = missed ? 'No-show' : random() < 0.1 ? 'Cancelled' : 'Attended';
        return {
          visit: `V${at++}`,
          day,
          clinic,
          kind: random() < 0.5 ? 'Check-up' : 'Follow-up',
          status,
          fee: 40 + Math.floor(random() * 60),
        };
      }),
    );
  });
}

/** Orders of two regions, a third fewer every summer; on 1 July 2025 prices are raised. */
export function orders(seed: number, { own = 0, others = 0, first = '2024-01-01' }: Planted = {}): Rows {
  const random = randomFrom(seed);
  let at = 0;
  return each(first, (day) =>
    ['West', 'East'].flatMap((region) => {
      const season = /-0[678]-/.test(day) ? 0.66 : 1;
      const moved = day < '2025-07-01' ? 1 : 1 - (region === 'West' ? own : others);
      const count = Math.floor(8 * season * moved + 2 * random());
      return Array.from({ length: count }, () => ({
        order_id: `O${at++}`,
        order_date: day,
        region,
        product: random() < 0.5 ? 'Lamp' : 'Desk',
        quantity: 1 + Math.floor(random() * 3),
        unit_price: 20 + Math.floor(random() * 5),
      }));
    }),
  );
}

/** Tickets of two teams, of which Blue gets help in the middle of May 2025. */
export function tickets(seed: number, { own = 0 }: Planted = {}): Rows {
  const random = randomFrom(seed);
  let at = 0;
  return each('2025-01-01', (day) =>
    ['Blue', 'Green'].flatMap((team) =>
      Array.from({ length: 4 + Math.floor(random() * 3) }, () => {
        const hours = 4 - 30 * Math.log(1 - random()) * (team === 'Blue' && day >= '2025-05-15' ? 1 - own : 1);
        const created = Date.parse(`${day}T08:00:00Z`);
        const stamp = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
        return {
          ticket_id: `T${at++}`,
          created_at: stamp(created),
          resolved_at: stamp(created + hours * 3_600_000),
          team,
          priority: random() < 0.5 ? 'High' : 'Low',
        };
      }),
    ),
  );
}

/** Order lines of four sellers over two quarters: in the second, discounts rise for all, or Dana sells less. */
export function lines(seed: number, { discount = 0, dana = 0 }: { discount?: number; dana?: number } = {}): Rows {
  const random = randomFrom(seed);
  let at = 0;
  const rows: Rows[number][] = [];
  for (let day = '2025-07-01'; day <= last; day = addDays(day, 1)) {
    const isLate = day >= '2025-10-01';
    for (const seller of ['Dana Cole', 'Ben Ortiz', 'Mia Hart', 'Li Wei']) {
      const fewer = isLate && seller === 'Dana Cole' ? dana : 0;
      for (let line = 0; line < 4; line++) {
        if (random() < fewer) continue;
        const product = ['Lamp', 'Desk', 'Chair'][at % 3]!;
        rows.push({
          order_id: `L${at++}`,
          order_date: day,
          sales_rep: seller,
          product,
          quantity: 1 + Math.floor(random() * 3),
          unit_price: { Lamp: 40, Desk: 200, Chair: 90 }[product]!,
          discount: Math.round((0.05 + (isLate ? discount : 0)) * 100) / 100,
        });
      }
    }
  }
  return rows;
}
