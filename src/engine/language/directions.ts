/** Words for rising and falling, in nine languages. */
import { all } from '../../languages/all.ts';
import type { LanguageCode } from '../../model/language.ts';

const patterns = new Map<LanguageCode, { word: RegExp; not: RegExp }>();

export function directionPatterns(language: LanguageCode) {
  let known = patterns.get(language);
  if (!known) {
    const { up, down, not } = all[language].signs.moves;
    const bare = language === 'ja' || language === 'zh';
    const bound = (source: string) => (bare ? `(?:${source})` : `(?<![\\p{L}])(?:${source})(?![\\p{L}])`);
    known = {
      word: new RegExp(`(?<up>${bound(up)}|[▲↑])|(?<down>${bound(down)}|[▼↓])`, 'giu'),
      // A word boundary knows Latin letters only.
      not: new RegExp(language === 'ar' ? not.replace(/\\b([^\\|]+)\\b/g, '(?<!\\p{L})$1(?!\\p{L})') : not, 'iu'),
    };
    patterns.set(language, known);
  }
  return known;
}

/** Whether a text says that something rose or fell. */
export function saysDirection(text: string, language: LanguageCode): boolean {
  // `test` would leave its place in the shared pattern, and the next reader would begin there.
  return text.replace(/\{\{[^{}]*\}\}/g, ' ').search(directionPatterns(language).word) >= 0;
}
