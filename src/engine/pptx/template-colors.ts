/** Colour roles as the theme colours of a corporate template: each by the slot that shows it, or the nearest one with its change. */
import type { Hex } from '../../model/brand-kit.ts';
import { type ThemeSlot, themeSlots } from '../../model/brand-kit.ts';
import { colorDistance } from '../brand/colors.ts';
import { hslOf, outright, tint } from './tint.ts';

type Slots = Readonly<Record<ThemeSlot, Hex>>;

/** Below this saturation a colour is a grey, which no change makes colourful. */
const grey = 0.05;

/** `<a:schemeClr …>` that shows `color`; `base` is the role's plain colour and `habit` the slot it has in our own themes. */
export function templateColor(color: Hex, base: Hex, habit: ThemeSlot, slots: Slots): string {
  const own = nearestSlot(base, habit, slots);
  // A tint of black or white toward a coloured ground is nearer to a shade of that.
  const toward = hslOf(slots[own]).saturation < grey && hslOf(color).saturation > 2 * grey;
  const slot = toward ? nearestSlot(color, own, slots) : own;
  const dull = hslOf(slots[slot]).saturation < grey && hslOf(base).saturation > 0.3;
  const changes = dull ? outright(color) : tint(slots[slot], color);
  return changes === '' ? `<a:schemeClr val="${slot}"/>` : `<a:schemeClr val="${slot}">${changes}</a:schemeClr>`;
}

function nearestSlot(color: Hex, habit: ThemeSlot, slots: Slots): ThemeSlot {
  const cost = (slot: ThemeSlot) => unlike(slots[slot], color) - (slot === habit ? 1e-3 : 0);
  return themeSlots.reduce((best, slot) => (cost(slot) < cost(best) ? slot : best), habit);
}

/** How much of a colour would have to change: none, its lightness, its hue, or all of it. */
function unlike(from: Hex, to: Hex): number {
  if (from.toUpperCase() === to.toUpperCase()) return 0;
  const [a, b] = [hslOf(from), hslOf(to)];
  const near = colorDistance(from, to) / 765;
  if (b.saturation < grey) return 1 + near + (a.saturation < grey ? 0 : 1);
  if (a.saturation < grey) return 4;
  const turn = Math.abs(a.hue - b.hue);
  return 1 + near + Math.min(turn, 360 - turn) / 90;
}
