/** Members that moved a total, one by itself or two that moved opposite ways, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

interface Mover {
  member: string;
  delta: FactId;
  rose: boolean;
}

interface MoversPhrases {
  /** `Atlas lost $138K`. */
  one: (mover: Mover) => Text;
  /** What stands between two statements of a title. */
  between: string;
  of: (label: string) => Text;
}

const inBrackets = (label: string) => ` (${label})`;

export const moversPhrases: Readonly<Record<LanguageCode, MoversPhrases>> = {
  en: {
    one: ({ member, delta, rose }) => `${member} ${rose ? 'gained' : 'lost'} ${ref(delta, 'abs')}`,
    between: '; ',
    of: (label) => ` in ${inner(label)}`,
  },
  de: {
    one: ({ member, delta, rose }) => `${member} ${rose ? `legte um ${ref(delta, 'abs')} zu` : `ging um ${ref(delta, 'abs')} zurück`}`,
    between: '; ',
    of: inBrackets,
  },
  fr: { one: ({ member, delta, rose }) => `${member} ${rose ? 'gagne' : 'perd'} ${ref(delta, 'abs')}`, between: ' ; ', of: inBrackets },
  es: { one: ({ member, delta, rose }) => `${member} ${rose ? 'ganó' : 'perdió'} ${ref(delta, 'abs')}`, between: '; ', of: inBrackets },
  pt: { one: ({ member, delta, rose }) => `${member} ${rose ? 'ganhou' : 'perdeu'} ${ref(delta, 'abs')}`, between: '; ', of: inBrackets },
  it: {
    one: ({ member, delta, rose }) => `${member}: ${rose ? 'aumento' : 'calo'} di ${ref(delta, 'abs')}`,
    between: '; ',
    of: inBrackets,
  },
  ja: {
    one: ({ member, delta, rose }) => `${member}は${ref(delta, 'abs')}${rose ? '増' : '減'}`,
    between: '、',
    of: (label) => `（${label}）`,
  },
  zh: {
    one: ({ member, delta, rose }) => `${member}${rose ? '增加' : '减少'}${ref(delta, 'abs')}`,
    between: '；',
    of: (label) => `（${label}）`,
  },
  ar: {
    one: ({ member, delta, rose }) => `${member}: ${rose ? 'ارتفاع' : 'انخفاض'} بمقدار ${ref(delta, 'abs')}`,
    between: '؛ ',
    of: inBrackets,
  },
};

/** `Atlas lost $138K; Mid-Market gained $754K`, the measure named where there is room. */
export function twoMovers(language: LanguageCode, first: Mover, second: Mover, label: string): Text[] {
  const { one, between, of } = moversPhrases[language];
  const both = `${one(first)}${between}${one(second)}`;
  return [`${both}${of(label)}`, both];
}
