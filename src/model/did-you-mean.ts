/** The known word closest to a mistyped one, for `Did you mean …?`. */

/** null if none is close: at most two edits, and fewer than half the letters. */
export function didYouMean(word: string, known: readonly string[]): string | null {
  const near = known
    .map((candidate) => ({ candidate, edits: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= 2 && edits < Math.max(word.length, candidate.length) / 2)
    .sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1));
  return near[0]?.candidate ?? null;
}

/** Insertions, deletions, changes and swaps of adjacent letters (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
