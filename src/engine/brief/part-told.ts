/** How much of one thing becomes another, as a brief tells it: `of every pound of discount we are offered, how much we take`, `how much of what is ordered we deliver`. */
import { all } from '../../languages/all.ts';
import type { Told } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';

interface Patterns {
  /** `of every pound of X, how much Y`. */
  each: RegExp;
  /** `how much of the X Y`. */
  much: RegExp;
}

const most = { whole: 70, part: 60, called: 30 } as const;

function patterns(code: LanguageCode): Patterns {
  const { much, every } = all[code].signs.tells;
  if (!all[code].grammar.spaced) {
    const run = '[^。、，,；;：:\\s]';
    return {
      each: new RegExp(`(?:${every})(?<whole>${run}{2,20})[，,、]?(?<part>${run}{0,16}(?:${much})${run}{0,12})`, 'u'),
      much: new RegExp(`(?<whole>${run}{2,20})(?:のうち|中)[，,、]?(?<part>${run}{0,16}(?:${much})${run}{0,12})`, 'u'),
    };
  }
  const [start, end] = [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  return {
    each: new RegExp(
      `${start}(?:${every})${end} (?:\\p{L}{2,12} (?:of|von|an|de|d'|di) ?)?(?<whole>[^.;:!?]{3,${most.whole}}?),? (?:[^.,;:!?]{0,16} )?(?:${much})${end} (?<part>[^.,;:!?]{2,${most.part}})`,
      'iu',
    ),
    much: new RegExp(
      `${start}(?:${much}) (?:of|von|vom|de|des|du|del|d[oae]s?|di|delle?|degli) (?<whole>[^.,;:!?]{3,${most.whole}}?) (?<part>(?:we|they|is|are|gets?|wir|wird|werden|nous|on|est|sont|se|son|es|è|sono|são|é|que)(?!\\p{L})[^.,;:!?]{2,${most.part}})`,
      'iu',
    ),
  };
}

const compiled = new Map<LanguageCode, Patterns>();
/** What begins what is said of the whole: no word of its name. */
const clause = /,? (?:that|which|we|they|is|are|der|die|das|den|was|wir|qui|que|qu'|dont|nous|on|cui|che|quem?|nos)(?!\p{L}).*$/iu;
const pronoun = /^(?:what|that|it|them|was|dem|ce|celui|lo|aquello|aquilo|o|ciò|quello)?$/iu;
const article =
  /^(?:the|our|all|der|die|das|den|dem|des|unsere[rsnm]?|l[ea]s?|l'|du|des|nos|notre|el|los|las|nuestr[oa]s?|os?|as?|noss[oa]s?|il|lo|gli|i|le|nostr[oaie]) ?(?<=['\s])/iu;

/** Null where the sentence tells nothing of the kind. */
export function partTold(sentence: string, code: LanguageCode): { means: Extract<Told, { kind: 'part' }>; called?: string } | null {
  const { each, much } = compiled.get(code) ?? patterns(code);
  if (!compiled.has(code)) compiled.set(code, { each, much });
  const { whole, part } = each.exec(sentence)?.groups ?? much.exec(sentence)?.groups ?? {};
  if (whole === undefined || part === undefined) return null;
  const name = whole.replace(clause, '').replace(article, '').trim();
  const isName = name.length <= most.called && !pronoun.test(name);
  return {
    means: { kind: 'part', whole: whole.trim(), part: part.trim() },
    ...(isName && { called: all[code].signs.partOf.replace('{whole}', name) }),
  };
}
