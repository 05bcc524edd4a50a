/**
 * A sign maker whose jobs take longer since July 2025 on listed buildings in the East: the permit is asked for 20 days after the survey instead of 2. The
 * council answers as fast as ever, crews and models make no difference, and customers there call off one job in four instead of one in twenty.
 */
import { randomFrom } from '../../insight/fixtures.ts';
import type { Rows } from '../../insight/planted-cells.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
const began = 547;

export function slowPermits(planted = true): Rows {
  const random = randomFrom(5);
  const among = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const days = (mean: number) => Math.max(1, Math.round(mean + (random() - 0.5) * mean));
  return Array.from({ length: 4800 }, (_, at) => {
    const ordered = Math.floor(random() * 724);
    const [district, facade] = [among(['East', 'West', 'Harbour']), among(['Listed', 'Plain'])];
    const isSlow = planted && district === 'East' && facade === 'Listed' && ordered >= began;
    const surveyed = ordered + days(6);
    const requested = facade === 'Listed' ? surveyed + days(isSlow ? 20 : 2) : null;
    const granted = requested === null ? null : requested + days(9);
    const isOff = random() < (isSlow ? 0.25 : 0.05);
    const completed = (granted ?? surveyed) + days(10);
    return {
      job_number: `J${at}`,
      ordered_on: iso(ordered),
      district,
      facade,
      model: among(['Neon', 'Enamel', 'Halo']),
      crew: among(
        district === 'East' ? ['Corby & Hale', 'Corby & Hale', 'Amble Signs'] : ['Corby & Hale', 'Amble Signs', 'Tovey Brothers'],
      ),
      survey_completed: iso(surveyed),
      permit_requested: requested === null ? null : iso(requested),
      permit_granted: granted === null ? null : iso(granted),
      hanging_completed: isOff ? null : iso(completed),
      job_status: isOff ? 'Cancelled' : 'Hung',
    };
  });
}
