/** Members that name somebody: not a bare id, not the rows without one, and not the rest that an export calls Other. */
import type { Dimension } from '../../model/fact.ts';
import { unnamed } from './evidence.ts';

const others =
  /^[^\p{L}\p{N}]*(others?|all others?|miscellaneous|misc|rest|remainder|unknown|unassigned|sonstiges?|sonstige[nr]?|andere|übrige|unbekannt|autres?|divers|inconnu|otr[oa]s?|desconocido|outr[oa]s?|desconhecido|altr[oie]|altre|sconosciuto|その他|不明|其他|其它|未知|أخرى|آخرون|غير معروف)[^\p{L}\p{N}]*$/iu;

/** Characters of the longest name of what is left over, with what stands around it. */
const longestOther = 60;

export function isNamed(member: string, { coded }: Pick<Dimension, 'coded'>): boolean {
  return !coded && member !== unnamed && !(member.length <= longestOther && others.test(member.trim()));
}
