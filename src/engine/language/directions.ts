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
      not: new RegExp(not.replaceAll('\\b', language === 'ar' ? '' : '\\b'), 'iu'),
    };
    patterns.set(language, known);
  }
  return known;
}

/** Whether a text says that something rose or fell. */
export function saysDirection(text: string, language: LanguageCode): boolean {
  const { word } = directionPatterns(language);
  word.lastIndex = 0;
  return word.test(text.replace(/\{\{[^{}]*\}\}/g, ' '));
}
