/** The slides both writers write: a title and eight columns each. */
export function* chartSlides(count) {
  const categories = ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25', 'Q3 25', 'Q4 25'];
  for (let n = 1; n <= count; n++) {
    yield {
      title: `Won value of segment ${n}`,
      categories,
      values: categories.map((_, i) => 100_000 + ((n * 7919 + i * 104_729) % 900_000)),
    };
  }
}
