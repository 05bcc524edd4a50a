/** Numbers as Office files write them: lengths in EMU or with a unit, shares in thousandths of a percent or with a sign. */

const emuPerInch = 914_400;

const perInch: Record<string, number> = { in: 1, cm: 2.54, mm: 25.4, pt: 72, pc: 6, pi: 6 };
/** Further out nothing is on any slide: 100 m. */
const farthest = 4000;

/** Inches; null where there is no length. */
export function inches(value: string | undefined): number | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)(in|cm|mm|pt|pc|pi)?\s*$/.exec(value ?? '');
  if (!match) return null;
  const length = Number(match[1]) / (match[2] === undefined ? emuPerInch : perInch[match[2]]!);
  return Math.abs(length) <= farthest ? length : null;
}

/** 1 for `100000` and for `100%`; null where there is no share. */
export function share(value: string | undefined): number | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)(%)?\s*$/.exec(value ?? '');
  return match ? Number(match[1]) / (match[2] ? 100 : 100_000) : null;
}

/** Degrees of an angle in 60,000ths of one. */
export function degrees(value: string | undefined): number {
  return (Number(value ?? 0) || 0) / 60_000;
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

export function isFalse(value: string | undefined): boolean {
  return value === '0' || value === 'false' || value === 'off';
}

/** As written to a kit: a ten thousandth of an inch is finer than any eye. */
export function rounded(value: number, places = 4): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale + 0;
}
