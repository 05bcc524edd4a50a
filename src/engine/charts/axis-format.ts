/** The format code of axis numbers, made from that of the values. */

/** One unit, that of the largest values, and only the decimals that steps need; `step`: null where the program chooses it. */
export function axisFormat(format: string, step: number | null): string {
  const code = unconditional(format);
  if (step === null) return code;
  const thousands = /0(,+)/.exec(code)?.[1]?.length ?? 0;
  const unit = code.includes('%') ? step * 100 : step / 1000 ** thousands;
  const decimals = [0, 1, 2].find((count) => Math.abs(unit * 10 ** count - Math.round(unit * 10 ** count)) < 1e-6) ?? 2;
  return code.replaceAll(/(?<=0)\.0+/g, (all) => (decimals === 0 ? '' : all.slice(0, decimals + 1)));
}

/** Codes with conditions have the one for the largest values first. */
function unconditional(format: string): string {
  return /^\[>=?[\d.]+\]((?:"[^"]*"|[^;"])*)/.exec(format)?.[1] ?? format;
}
