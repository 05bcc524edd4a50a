/** Whether a member's part of a whole differs from what it was by more than chance, whatever the whole did. */
import type { Fact } from '../../model/fact.ts';
import { leastHistory, levelOf, mostHistory, quiet } from './change.ts';
import type { Evidence, Known } from './evidence.ts';

/** A member's figure and that of the whole, in one period or in several together. */
interface Part {
  value: number;
  whole: number;
  /** Variance of the member's figure, and of the others' together. */
  own: number;
  rest: number;
}

export interface PartAndWhole {
  part: Known;
  whole: Known;
}

/**
 * z of the part now against the usual one, of the earlier periods together, where it lay about that no wider than chance and the part in the
 * period before lies on the same side of now; else against that part alone. Null where nothing tells how far chance reaches.
 */
export function zOfPart(evidence: Evidence, metric: string, scope: Fact['scope'], now: PartAndWhole, before: PartAndWhole): number | null {
  const [is, was] = [partOf(evidence, now), partOf(evidence, before)];
  if (!is || !was) return null;
  const usual = usualPart(evidence, metric, scope);
  const sameSide = usual && Math.sign(share(is) - share(usual)) === Math.sign(share(is) - share(was));
  const base = sameSide ? usual : was;
  const pooled = share({ value: is.value + base.value, whole: is.whole + base.whole });
  const error = Math.sqrt(variance(is, pooled) + variance(base, pooled));
  return error > 0 ? (share(is) - share(base)) / error : null;
}

const share = ({ value, whole }: Pick<Part, 'value' | 'whole'>) => value / whole;

function variance({ own, rest, whole }: Part, at: number): number {
  return ((1 - at) ** 2 * own + at ** 2 * rest) / whole ** 2;
}

function partOf(evidence: Evidence, { part, whole }: PartAndWhole): Part | null {
  const [own, all] = [levelOf(evidence, part), levelOf(evidence, whole)];
  if (!own || !all || all.value <= 0 || own.value < 0 || own.value >= all.value) return null;
  return { value: own.value, whole: all.value, own: own.error ** 2, rest: Math.max(0, all.error ** 2 - own.error ** 2) };
}

function usualPart(evidence: Evidence, metric: string, scope: Fact['scope']): Part | null {
  const parts: Part[] = [];
  for (const { offset } of [...evidence.complete].reverse()) {
    if (offset === 0) continue;
    const [part, whole] = [evidence.get(metric, offset, scope), evidence.get(metric, offset)];
    const found = offset === -1 - parts.length && part && whole ? partOf(evidence, { part, whole }) : null;
    if (!found || parts.length === mostHistory) break;
    parts.push(found);
  }
  if (parts.length < leastHistory) return null;
  const sum = (key: keyof Part) => parts.reduce((total, part) => total + part[key], 0);
  const usual: Part = { value: sum('value'), whole: sum('whole'), own: sum('own'), rest: sum('rest') };
  const spread = parts.reduce((total, part) => total + (share(part) - share(usual)) ** 2 / variance(part, share(usual)), 0);
  return quiet(spread / (parts.length - 1), parts.length) ? usual : null;
}
