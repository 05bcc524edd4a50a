/** Bounds of computing time hold on a machine with nothing else to do. */

/** How much slower than a quiet machine this one is now: that takes 4 ms for a pattern that looks from each of 2,000 characters to the end. */
export function slowness(): number {
  const times = Array.from({ length: 9 }, () => {
    const from = process.cpuUsage();
    /,+$/u.exec(`${','.repeat(2000)}a`);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...times) / 4);
}
