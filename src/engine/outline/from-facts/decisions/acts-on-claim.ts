/** Whether an option acts on what somebody holds to be the cause, and what the figures say of that. */
import type { Choice } from '../../../../model/brief.ts';
import type { Text } from '../../../../model/text.ts';
import { isAlike, words as plain } from '../../../data/lexicon.ts';
import { formal } from '../answers/asked-of.ts';
import { testOf } from '../answers/claim-tests.ts';
import { kindOf } from '../answers/claim-verdicts.ts';
import type { Onset } from '../answers/onset.ts';
import { type Context, safe } from '../context.ts';

/** Letters of a word by which an option and a claim speak of one thing, and of a claim that is quoted. */
const shortest = 4;
const longest = 60;

/** What somebody holds to be the cause, quoted, and whether the figures fit it or clear it. */
export interface ActsOnClaim {
  claim: Text;
  kind: 'fits' | 'cleared';
}

/**
 * The claim that an option acts on: one that shares a word with it that no other option and no other claim has. Null where it shares none, or where
 * nobody can tell whether that claim holds.
 */
export function claimActedOn(context: Context, { text }: Choice, others: readonly Choice[], onset: Onset): ActsOnClaim | null {
  const claims = context.brief.claims ?? [];
  const common = [...others.map((each) => each.text), context.table.subject.one, context.table.subject.many].flatMap(wordsIn);
  const own = wordsIn(text).filter((word) => !isIn(word, common));
  const shared = claims.map((claim) => {
    const rest = claims.filter((each) => each !== claim).flatMap((each) => wordsIn(each.text));
    return { claim, words: wordsIn(claim.text).filter((word) => isIn(word, own) && !isIn(word, rest)).length };
  });
  const [first] = shared.filter(({ words }) => words > 0).toSorted((one, other) => other.words - one.words);
  const grade = first ? kindOf(testOf(context, onset, first.claim)) : null;
  const kind = grade === 'shown' ? 'fits' : grade;
  if (!first || (kind !== 'fits' && kind !== 'cleared')) return null;
  return { kind, claim: context.catalogue.say('claims-claim', { claim: safe(first.claim.text, longest), who: null }) };
}

const isIn = (word: string, list: readonly string[]) => list.some((each) => isAlike(each, word));

/** Without numbers, what orders, counts or ties, and who is spoken of everywhere. */
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length >= shortest && !/\d/.test(word) && !formal.has(word) && !ordering.test(word));
const ordering =
  /^(?:last|next|already|letzte\w*|nachste\w*|schon|dernier\w*|prochain\w*|deja|ultim[oa]s?|pasad[oa]|proxim[oa]s?|ya|scors[oa]|prossim[oa]|gia|passad[oa]|first|second|third|another|other|more|most|year|years|month|months|half|with|from|that|this|have|about|into|their|them|they|over|once|again|every|each|zweite\w*|erste\w*|dritte\w*|andere\w*|mehr|jahr\w*|monat\w*|mit|eine\w*|alle\w*|wieder|einmal\w*|second\w*|deuxieme|premiere?|troisieme|autre\w*|plus|annee\w*|mois|avec|dans|pour|segund[oa]|primer[oa]|tercer[oa]|otr[oa]s?|anos?|meses|para|con|outr[oa]s?|mais|com|seconda|prima|terz[oa]|altr[oaie]|anno|mesi|suppliers?|vendors?|customers?|clients?|people|team|staff|lieferant\w*|kunde\w*|fournisseurs?|proveedor\w*|fornecedor\w*|fornitor\w*|cliente\w*|clienti|mitarbeiter\w*|euros?|dollars?|pounds?|francs?)$/;
