/** Finds the field a person meant, by other names and by spelling. */

/** Names of our fields in other tools. */
const alsoCalled: Readonly<Record<string, string>> = {
  accent: 'primary',
  accent1: 'primary',
  brand: 'primary',
  main: 'primary',
  accent2: 'secondary',
  ink: 'text',
  foreground: 'text',
  font_color: 'text',
  paper: 'background',
  bg: 'background',
  panel: 'light',
  surface: 'light',
  muted: 'light',
  navy: 'dark',
  cover: 'dark',
  success: 'positive',
  good: 'positive',
  danger: 'negative',
  error: 'negative',
  bad: 'negative',
  series: 'palette',
  chart: 'palette',
  charts: 'palette',
  hyperlink: 'link',
  colours: 'colors',
  palette: 'colors',
  theme: 'look',
  style: 'look',
  design: 'look',
  size: 'slide_size',
  aspect: 'slide_size',
  aspect_ratio: 'slide_size',
  format: 'slide_size',
  typography: 'fonts',
  typeface: 'fonts',
  title: 'heading',
  headline: 'heading',
  headings: 'heading',
  display: 'heading',
  text: 'body',
  paragraph: 'body',
  path: 'file',
  src: 'file',
  url: 'file',
  image: 'file',
  position: 'corner',
  height: 'size',
  clear_space: 'safe_zone',
  padding: 'safe_zone',
  margin: 'safe_zone',
  description: 'alt',
  footer_text: 'footer',
  voice: 'tone',
  banned_colors: 'forbidden_colors',
  forbidden: 'forbidden_colors',
  min_sizes: 'minimum_sizes',
  min_font_size: 'minimum_sizes',
  series_colors: 'chart_palette',
  chart_colors: 'chart_palette',
  severity: 'enforce',
  footnote: 'source',
  accent_2: 'secondary',
  fallbacks: 'fallback',
  substitute: 'fallback',
  ea: 'east_asian',
  cjk: 'east_asian',
  cs: 'complex_script',
  arabic: 'complex_script',
  minimum_size: 'min_size',
  min_height: 'min_size',
  inverse: 'dark',
  reversed: 'dark',
  on_dark: 'dark',
  brand_name: 'name',
  company: 'name',
};

/** The allowed field that the name most likely means; null if none is close. */
export function nearestName(name: string, allowed: readonly string[]): string | null {
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_');
  const other = alsoCalled[plain];
  if (other !== undefined && allowed.includes(other)) return other;
  if (allowed.includes(plain)) return plain;
  const near = allowed
    .map((field) => ({ field, steps: distance(plain, field) }))
    .filter(({ field, steps }) => steps <= Math.max(1, Math.floor(field.length / 3)))
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.field ?? null;
}

/** Letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
