/** Eight quarters of deals in which nothing happens: one win rate, one kind of amount, one pace, whoever sells what where. */
import { random } from '../../src/demo/random.ts';

const regions = ['North', 'South', 'East', 'West'];
const products = ['Alpha', 'Bravo', 'Charlie'];
const owners = ['Ada Berg', 'Ben Cole', 'Cleo Diaz', 'Dan Eck', 'Eva Fox'];
const perQuarter = 120;

export function dealsWithoutEffect(seed: number): string {
  const { unit, whole } = random(seed);
  const one = (names: readonly string[]) => names[whole(0, names.length - 1)]!;
  const lines = ['deal_id,owner,region,product,stage,amount,created_date,close_date'];
  for (let quarter = 0; quarter < 8; quarter++)
    for (let deal = 0; deal < perQuarter; deal++) {
      const closed = Date.UTC(2024 + Math.floor(quarter / 4), (quarter % 4) * 3 + whole(0, 2), whole(1, 28));
      const created = closed - whole(20, 90) * 86_400_000;
      const stage = unit() < 0.55 ? 'Won' : 'Lost';
      const amount = 100 * whole(20, 180);
      lines.push([`D${lines.length}`, one(owners), one(regions), one(products), stage, amount, iso(created), iso(closed)].join(','));
    }
  return `${lines.join('\n')}\n`;
}

function iso(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
