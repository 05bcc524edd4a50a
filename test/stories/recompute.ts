/** The figures of a data set, added up from its rows in whole cents, without the engine. */
import { type Deal, type Law, monthStart } from './market.ts';

type Calendar = Pick<Law, 'reporting' | 'weeks'>;

interface Quarter {
  wonCents: number;
  won: number;
  lost: number;
}

/** Won value, deals won and deals lost of the deals that close in a quarter. */
function addUp(deals: readonly Deal[], calendar: Calendar, offset: number): Quarter {
  const [start, end] = [monthStart(calendar, offset, 0), monthStart(calendar, offset + 1, 0)];
  const inside = deals.filter(({ outcome, closed }) => outcome !== 'open' && closed >= start && closed < end);
  const won = inside.filter(({ outcome }) => outcome === 'won');
  return { wonCents: won.reduce((sum, { cents }) => sum + cents, 0), won: won.length, lost: inside.length - won.length };
}

/** What must stand in the fact table, to the cent: the reporting quarter and the one before, whole and for each member. */
export function figuresOf(
  deals: readonly Deal[],
  calendar: Calendar,
  of: Readonly<Record<string, (deal: Deal) => string>>,
): Record<string, number> {
  const figures: Record<string, number> = {};
  const put = (some: readonly Deal[], scope: string) => {
    for (const offset of [0, -1]) {
      const { wonCents, won, lost } = addUp(some, calendar, offset);
      figures[`won_value${scope}@${offset}`] = wonCents / 100;
      figures[`won_count${scope}@${offset}`] = won;
      figures[`lost_count${scope}@${offset}`] = lost;
      if (won + lost > 0) figures[`win_rate${scope}@${offset}`] = won / (won + lost);
    }
  };
  put(deals, '');
  for (const [dimension, member] of Object.entries(of))
    for (const name of new Set(deals.filter(({ outcome }) => outcome !== 'open').map(member)))
      put(
        deals.filter((deal) => member(deal) === name),
        `[${dimension}=${encodeURIComponent(name)}]`,
      );
  return figures;
}
