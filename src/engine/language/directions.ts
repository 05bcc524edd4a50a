/** Words that say that something rose or fell, in nine languages. */
import type { LanguageCode } from '../../model/language.ts';

const words: Readonly<Record<LanguageCode, { up: string; down: string; not: string }>> = {
  en: {
    up: 'ris(?:e|es|en|ing)|rose|gr(?:ew|ow|ows|own|owing|owth)|increas(?:e|es|ed|ing)|jump(?:s|ed|ing)?|climb(?:s|ed|ing)?|gain(?:s|ed|ing)?|surg(?:e|es|ed|ing)|up|higher',
    down: 'f(?:ell|all|alls|alling|allen)|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|shr(?:ank|unk|ink|inks|inking)|slip(?:s|ped|ping)?|slid|lost|loses?|down|lower',
    not: "\\bnot\\b|n't\\b|\\bnever\\b|\\bwithout\\b",
  },
  de: {
    up: 'st(?:ieg|iegen|eigt|eigen|eigt[ea]?)|gestiegen|wuchs(?:en)?|wächst|gewachsen|nahm zu|zugenommen|erhöht\\p{L}*|legte\\p{L}* zu|Anstieg|Zuwachs|gewann(?:en)?',
    down: 's(?:ank|anken|inkt|inken)|gesunken|fiel(?:en)?|gefallen|nahm ab|abgenommen|verringert\\p{L}*|ging\\p{L}* zurück|zurückgegangen|Rückgang|verlor(?:en)?',
    not: '\\bnicht\\b|\\bkein\\p{L}*\\b',
  },
  fr: {
    up: 'augment\\p{L}+|progress\\p{L}+|hausse|croissance|grimp\\p{L}+|gagn\\p{L}+',
    down: 'baiss\\p{L}+|recul\\p{L}+|chut\\p{L}+|diminu\\p{L}+|perd\\p{L}*',
    not: "\\bpas\\b|\\bn[e']\\b",
  },
  es: {
    up: 'sub(?:ió|e|en|ieron)|aument\\p{L}+|creci\\p{L}+|crece\\p{L}*|alza|ganó|ganaron',
    down: 'baj(?:ó|a|an|aron)|ca(?:yó|e|en|yeron|ída)|disminu\\p{L}+|descen\\p{L}+|perdi\\p{L}+',
    not: '\\bno\\b|\\bsin\\b',
  },
  pt: {
    up: 'sub(?:iu|iram|e|em)|aument\\p{L}+|cresc\\p{L}+|alta|ganh(?:ou|aram)',
    down: 'ca(?:iu|íram|i|em)|queda|diminu\\p{L}+|reduzi\\p{L}+|recu\\p{L}+|perde\\p{L}*',
    not: '\\bnão\\b|\\bsem\\b',
  },
  it: {
    up: 'sal(?:ito|ita|iti|ite|e|gono)|aument\\p{L}+|cresc\\p{L}+|guadagn\\p{L}+',
    down: 'sces[oaie]|scende|cal(?:o|a|ato|ata|ati|ate)|diminu\\p{L}+|perso|perd\\p{L}+',
    not: '\\bnon\\b|\\bsenza\\b',
  },
  ja: { up: '増加|上昇|増え|伸び|増', down: '減少|下落|低下|減っ|減', not: 'ない|ません' },
  zh: { up: '增长|上升|增加|提高|上涨', down: '下降|减少|下滑|下跌|降低', not: '没有|未' },
  ar: {
    up: 'ارتفع\\p{L}*|ارتفاع|زاد\\p{L}*|نم[اوت]\\p{L}*|زيادة',
    down: 'انخفض\\p{L}*|انخفاض|تراجع\\p{L}*|هبط\\p{L}*',
    not: '\\bلم\\b|\\bلا\\b',
  },
};

const patterns = new Map<LanguageCode, { word: RegExp; not: RegExp }>();

export function directionPatterns(language: LanguageCode) {
  let known = patterns.get(language);
  if (!known) {
    const { up, down, not } = words[language];
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
