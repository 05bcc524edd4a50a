/** How much a figure changed from another that is given too. */
import type { FactId } from '../../../../model/fact.ts';
import type { Place } from '../place.ts';
import { clean } from '../read/figures.ts';

/** Relative change between two given figures; in points for rates. */
export function changeFact({ facts }: Pick<Place, 'facts'>, old: FactId, now: FactId, label: string): FactId {
  const [a, b] = [facts.get(old), facts.get(now)];
  const said = (id: FactId) => facts.get(id).display ?? facts.get(id).label;
  if (a.unit === 'ratio') return facts.derive(clean(b.value! - a.value!), 'points', label, `${said(now)} less ${said(old)}`, [now, old]);
  return facts.derive(clean(b.value! / a.value! - 1), 'ratio', label, `${said(now)} divided by ${said(old)}, less one`, [now, old]);
}
