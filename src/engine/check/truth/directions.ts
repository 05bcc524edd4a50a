/** Direction words agree with the signs of the changes they speak of. */

import type { Fact, FactId } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { SlideScope } from './slide-scope.ts';
import { references, replaceReferences } from './slide-scope.ts';

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

function patternsOf(language: LanguageCode) {
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
  const { word } = patternsOf(language);
  word.lastIndex = 0;
  return word.test(text.replace(/\{\{[^{}]*\}\}/g, ' '));
}

/** A change of its metric: `won_value.delta@0`, `won_value.pct[region=East]@0`, `won_value.yoy@0` on the year before. */
const change = /\.(?:delta|pct|shift|yoy|yoy_delta)(?=[[@])/;
/** A full stop, comma or dash, or a word that turns the sentence. */
const clauseEnd =
  /[.;:,!?()–—。；、，：؛،]\s?|\s(?:but|while|whereas|although|though|and|aber|während|und|obwohl|mais|tandis|et|pero|mientras|mas|enquanto|ma|mentre)\s/giu;

export function checkDirections(
  { texts, slide }: SlideScope,
  facts: Readonly<Record<FactId, Fact>>,
  language: LanguageCode,
  find: (rule: string, message: string) => void,
): void {
  for (const text of texts) if (text.includes('{{')) checkText(text, facts, language, find);
  if (slide.kind !== 'scorecard') return;
  for (const { change: moved } of slide.content.tiles) {
    const id = moved && references(moved.text).find((reference) => change.test(reference));
    const value = id === undefined ? null : (facts[id]?.value ?? null);
    if (moved && value !== null && ((moved.direction === 'up' && value < 0) || (moved.direction === 'down' && value > 0)))
      find('direction', `The tile's arrow points ${moved.direction}, but ${id} is ${value}.`);
  }
}

function checkText(
  text: string,
  facts: Readonly<Record<FactId, Fact>>,
  language: LanguageCode,
  find: (rule: string, message: string) => void,
): void {
  const { word, not } = patternsOf(language);
  // References hold commas and points of their own; one private character each keeps the clauses whole.
  const ids: FactId[] = [];
  const bare = replaceReferences(text, (id) => `\ue000${ids.push(id) - 1}\ue001`).replaceAll('**', '');
  for (const clause of bare.split(clauseEnd)) {
    if (!clause.includes('\ue000')) continue;
    const said = [...clause.matchAll(word)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      up: match.groups!.up !== undefined,
      text: match[0],
    }));
    if (said.length === 0 || not.test(clause)) continue;
    for (const match of clause.matchAll(/\ue000(\d+)\ue001/g)) {
      const id = ids[Number(match[1])]!;
      const before = said.findLast(({ end }) => end <= match.index);
      const nearest = before ?? said.find(({ at }) => at > match.index);
      const value = changeOf(
        id,
        facts,
        before !== undefined && /^\s*(?:(?:to|auf|à|a|para|を|至|到)\s*)?$/iu.test(clause.slice(before.end, match.index)),
        ids.slice(Math.max(0, Number(match[1]) - 1), Number(match[1]) + 2),
      );
      if (nearest && value !== null && value !== 0 && nearest.up !== value > 0)
        find('direction', `"${nearest.text}" stands with ${id}, whose change is ${value > 0 ? 'a rise' : 'a fall'}.`);
    }
  }
}

/** The change a reference speaks of: its own, or, in `rose to X`, that of X where the outline holds it, on the year before where `near` names that. */
function changeOf(id: FactId, facts: Readonly<Record<FactId, Fact>>, reached: boolean, near: readonly FactId[]): number | null {
  const own = Object.hasOwn(facts, id) ? facts[id]! : undefined;
  if (!own) return null;
  if (change.test(id)) return own.value;
  if (!reached) return null;
  const at = id.search(/[[@]/);
  const named = (suffix: string) => `${id.slice(0, at)}${suffix}${id.slice(at)}`;
  const year = ['.yoy', '.yoy_delta'].filter((suffix) => near.includes(named(suffix)));
  for (const suffix of [...year, '.delta', '.pct']) {
    const fact = facts[named(suffix)];
    if (fact) return fact.value;
  }
  return null;
}
