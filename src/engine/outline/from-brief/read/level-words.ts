/** Words for high and low, in nine languages: `high impact`, `geringer Aufwand`, `影響: 高`. */

const high = String.raw`high|large|big|strong|hoh\p{L}*|groß\p{L}*|stark\p{L}*|élevée?s?|fort[es]*|grande?s?|alt[oaie]s?|fuerte|alto|forte|elevat[oaie]`;
const low = String.raw`low|small|little|weak|gering\p{L}*|niedrig\p{L}*|klein\p{L}*|faibles?|basse?s?|petite?s?|baj[oa]s?|pequeñ[oa]s?|baix[oa]s?|bass[oaie]|piccol[oaie]|poc[oa]`;
const highWord = new RegExp(`^(?:${high}|高い?|大きい?|大|عالي?ة?|مرتفعة?|كبيرة?)$`, 'iu');
const lowWord = new RegExp(`^(?:${low}|低い?|小さい?|小|منخفضة?|قليلة?|صغيرة?)$`, 'iu');

/** The half of an axis that a word means, or null. */
export function levelOf(word: string): 'low' | 'high' | null {
  const bare = word.trim();
  return highWord.test(bare) ? 'high' : lowWord.test(bare) ? 'low' : null;
}

/** `high impact, low effort`, `Nutzen: hoch; Aufwand: gering`, `影響 高、工数 低` → what is high or low, in order. */
export function levelsIn(text: string): { name: string; level: 'low' | 'high' }[] {
  return text
    .split(/\s*[,،、，;؛；/]\s*|\s+(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|ed)\s+/u)
    .map((part) => part.trim().replace(/[.。]$/, ''))
    .flatMap((part) => {
      const words = part.split(/\s*[:：=]\s*|\s+/u).filter((word) => word !== '');
      const at = words.findIndex((word) => levelOf(word) !== null);
      if (at >= 0 && words.length >= 2 && words.length <= 4)
        return [{ name: words.filter((_, index) => index !== at).join(' '), level: levelOf(words[at]!)! }];
      // Without a space between the two: `高影响`, `影響が高い`.
      const joined = /^(高|低)(.{1,6})$/u.exec(part) ?? /^(.{1,6}?)(?:が|は)?(高|低)い?$/u.exec(part);
      if (joined === null || words.length > 1) return [];
      const [level, name] = /^[高低]$/.test(joined[1]!) ? [joined[1]!, joined[2]!] : [joined[2]!, joined[1]!];
      return [{ name, level: level === '高' ? ('high' as const) : ('low' as const) }];
    });
}
