/** The limit, floor or target that a changed figure is held against, where its passage names one: `if it stays below 95%`, `our floor is 400`. */
import type { LanguageCode } from '../../../../../model/language.ts';
import { capital } from '../../read/topics.ts';
import { alike, type Quantity, quantitiesIn } from '../quantities.ts';
import type { Shift } from './shifts.ts';

export interface Limit {
  quantity: Quantity;
  /** The author's word for it; null where it is only said to be above or below. */
  name: string | null;
}

const named =
  /(?<!\p{L})(floor|ceiling|limit|cap|target|goal|threshold|minimum|maximum|untergrenze|obergrenze|grenze|grenzwert|ziel|zielwert|mindestwert|höchstwert|seuil|plafond|plancher|objectif|cible|umbral|objetivo|límite|meta|mínimo|máximo|limiar|limite|soglia|obiettivo|minimo|massimo)(?:\s(?:is|was|of|at|stands at|von|ist|bei|liegt bei|est de|est à|de|es de|es|del|é de|é|di|è|è di|è del))?[\s:=]{0,3}$|(下限|上限|目標|基準|目标|阈值)(?:は|为|是|：|:)?\s*$/iu;
const side =
  /(?<!\p{L})(?:below|under|at least|no less than|at most|unter|mindestens|höchstens|sous(?: les?)?|en dessous de|au moins|por debajo del?|al menos|como mínimo|abaixo de|pelo menos|sotto il|sotto|almeno)\s*$|(?:下回|未満)/iu;
/** A limit is of the size of what it limits. */
const mostApart = 3;

export function limitFor({ sentence, prior, now }: Shift, texts: readonly string[], language: LanguageCode): Limit | null {
  for (const text of texts) {
    for (const quantity of quantitiesIn(text, language)) {
      const like = alike(quantity, now) ?? quantity;
      if (like.unit !== now.unit || like.currency !== now.currency || (like.word !== now.word && like.word !== '')) continue;
      if (like.value === prior.value || like.value === now.value) continue;
      if (like.value > mostApart * now.value || like.value < now.value / mostApart) continue;
      const before = text.slice(Math.max(0, quantity.at - 40), quantity.at);
      const word = named.exec(before);
      if (word !== null) return { quantity: like, name: capital(word[1] ?? word[2]!) };
      // Above or below what, only the sentence of the change itself says.
      if (text === sentence.text && like.unit === 'ratio' && side.test(before)) return { quantity: like, name: null };
    }
  }
  return null;
}
