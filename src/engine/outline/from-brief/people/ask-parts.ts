/** The several things that one sentence asks to approve, each in words that can be voted on. */

import type { LanguageCode } from '../../../../model/language.ts';
import { whensIn } from './when.ts';
import { amountsIn, capital, plainly, wordCount } from './wording.ts';

export interface AskPart {
  ask: string;
  /** What it costs, as a bracket behind it says. */
  cost?: string;
}

interface Form {
  /** Groups `head`, the verb or noun of approval, and `objects`. */
  asked: RegExp;
  joint: RegExp;
  /** How each object begins, so that `of A and B` stays one. */
  begins: RegExp;
  /** What begins so is asked for by itself, whatever stands before it. */
  sure?: RegExp;
  say: (head: string, object: string) => string;
}

const amount = String.raw`(?:R\$|US\$|[€£$¥])?\s?\d`;
const before = (head: string, object: string) => `${infinitives[head.toLowerCase()] ?? head} ${object}`;
const infinitives: Readonly<Partial<Record<string, string>>> = {
  apruebe: 'aprobar',
  aprueben: 'aprobar',
  autorice: 'autorizar',
  autoricen: 'autorizar',
  aprove: 'aprovar',
  aprovem: 'aprovar',
  autorize: 'autorizar',
  autorizem: 'autorizar',
  approvi: 'approvare',
};
/** A verb with its objects, each with an article, an amount, or a verb of its own. */
const verbal = (verbs: string, lead: string, and: string, articles: string): Form => ({
  asked: new RegExp(`(?:^|[\\s,'’])(?<head>${verbs})\\s(?<objects>.+)$`, 'iu'),
  joint: new RegExp(`,?\\s${and}\\s|,\\s`, 'giu'),
  begins: new RegExp(`^(?:${articles}|${amount}|${lead}(?:${verbs})\\s)`, 'iu'),
  sure: new RegExp(`^${lead}(?:${verbs})\\s`, 'iu'),
  say: (head, object) => {
    const own = new RegExp(`^${lead}(?=(?:${verbs})\\s)`, 'iu');
    return own.test(object) ? object.replace(own, '') : before(head, object);
  },
});
/** A noun with what it is of: the preposition stands before each. */
const nominal = (nouns: string, prepositions: string, and: string): Form => ({
  asked: new RegExp(`(?:^|[\\s'’])(?<head>${nouns})\\s(?<objects>(?:${prepositions}).+)$`, 'iu'),
  joint: new RegExp(`,?\\s${and}\\s|,\\s`, 'giu'),
  begins: new RegExp(`^(?:${prepositions})`, 'iu'),
  say: before,
});

const german = /^(?:(?:die|um(?: die)?|der|ihre) )?(?:Freigabe|Zustimmung|Genehmigung|Entscheidung|Bewilligung)\s/u;
const forms: Readonly<Record<LanguageCode, readonly Form[]>> = {
  en: [
    verbal(
      'approve|authori[sz]e|release|endorse|confirm|fund|accept|grant|sign off on|agree to|decide on|support|appoint|choose',
      '(?:to )?',
      'and',
      '(?:the|an?|our|this|that|its|their|two|three|four|five|six) ',
    ),
    nominal('approval|sign-off|agreement|consent|go-ahead|permission', '(?:for|of|to|on) ', 'and'),
  ],
  de: [
    {
      asked:
        /(?<head>)(?<objects>(?:(?:die|um(?: die)?|der|ihre) )?(?:Freigabe|Zustimmung|Genehmigung|Entscheidung|Bewilligung)\s.+?)(?:\sbis .+)?$/u,
      joint: /,?\sund\s|,\s/gu,
      begins: german,
      sure: german,
      say: (_, object) => object.replace(/^(?:um )?(?:(?:die|der|ihre) )?/u, ''),
    },
    {
      asked: /,\s(?<objects>(?:den|die|das|der|eine?n?)\s.+?)\szu\s(?<head>genehmigen|bewilligen|beschließen|beauftragen)$/iu,
      joint: /,?\sund\s|,\s/gu,
      begins: new RegExp(`^(?:(?:den|die|das|eine?n?|unsere?n?) |${amount})`, 'iu'),
      say: (head, object) => `${object} ${head}`,
    },
  ],
  fr: [
    verbal(
      'approuver|valider|autoriser|débloquer|libérer|accorder|confirmer',
      "(?:de |d['’])",
      'et',
      "(?:(?:le|la|les|un|une|notre|nos|ce|cette|deux|trois) |l['’])",
    ),
    nominal('accord|approbation|validation|autorisation|feu vert', "(?:pour|sur|de|du|des) |d['’]", 'et'),
  ],
  es: [
    verbal('aprueben?|autoricen?|aprobar|autorizar|confirmar', '(?:que )?', '[ye]', '(?:el|la|los|las|un|una|nuestro|nuestra|dos|tres) '),
    nominal('aprobación|autorización|acuerdo', '(?:de|del|para) ', '[ye]'),
  ],
  pt: [
    verbal('aprovem?|autorizem?|aprovar|autorizar|confirmar', '(?:que )?', 'e', '(?:os?|as?|um|uma|nosso|nossa|dois|duas|três) '),
    nominal('aprovação|autorização|acordo', '(?:de|d[oa]s?|para) ', 'e'),
  ],
  it: [
    verbal('approvare|autorizzare|confermare|approvi', '(?:di )?', 'e', "(?:(?:il|lo|la|i|gli|le|un|una|due|tre) |l['’])"),
    nominal('approvazione|autorizzazione|via libera|consenso', "(?:di|del|dello|della|dei|degli|delle|per|a|al|alla) |dell['’]", 'e'),
  ],
  ja: [
    {
      asked: /(?:^|[にへ、])(?<objects>[^、にへ]{2,60})の(?<head>承認|決裁|決定|ご判断)(?:を|が)/u,
      joint: /と|、|および|及び/gu,
      begins: /^[^の]{4,}$|^[^との、]{4,}(?:と|、|および|及び)[^の]*$/u,
      say: (head, object) => `${object}の${head}`,
    },
  ],
  zh: [
    {
      asked: /(?<head>批准|审批|同意)(?<objects>[^，。；]{4,60})$/u,
      joint: /和|以及|、/gu,
      begins: /^[^的]{4,}$/u,
      say: (head, object) => `${head}${object}`,
    },
  ],
  ar: [{ ...nominal('الموافقة|موافقة', 'على ', 'و'), joint: /،?\sو(?=على )/gu }],
};
/** `and the unions will follow` is no object. */
const isClause =
  /(?<!\p{L})(?:will|would|is|are|was|were|has|have|can|could|should|because|so that|which|who|that we|wird|ist|sind|kann|weil|damit|est|sont|peut|sera|parce|afin|será|está|porque|para que|são|sono|sarà|perché|affinché)(?!\p{L})/iu;
/** `the merger of the north and the south depot`: the object may go on behind it. */
const governing = new RegExp(
  `(?:(?<!\\p{L})(?:of|for|between|from|with|in|on|at|by|to|von|für|mit|zwischen|aus|in|de|du|des|pour|entre|avec|dans|del|para|con|en|d[oa]s?|com|em|di|dell[aoe]?|per|tra|nel)\\s|(?<!\\p{L})d['’])(?!${amount})\\S+(?:\\s\\S+)*$`,
  'iu',
);
const bracketed = /^(.{3,}?)\s*[(（]([^()（）]{2,40})[)）]$/su;

/** One part where the sentence asks for one thing, or nobody can tell where the second begins. */
export function askParts(sentence: string, language: LanguageCode): AskPart[] {
  const text = sentence.trim().replace(/[.。!]\s*$/u, '');
  const whole = [{ ask: plainly(text) }];
  for (const form of forms[language]) {
    const { asked, say } = form;
    const found = asked.exec(text)?.groups;
    if (found === undefined || isClause.test(found.objects!)) continue;
    const { head = '', objects } = found;
    const cut = cutAt(objects!, form);
    // A day at the end may be that of all.
    if (cut.length < 2 || whensIn(cut.at(-1)!, null).some(({ due }) => due)) continue;
    return cut.map((object) => costed(capital(say(head, object).trim()), language));
  }
  return whole;
}

function cutAt(objects: string, { joint, begins, sure }: Form): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of objects.matchAll(joint)) {
    const [head, next] = [objects.slice(from, index), objects.slice(index + mark.length)];
    const isInside = (head.match(/[(（]/g) ?? []).length !== (head.match(/[)）]/g) ?? []).length;
    if (isInside || !begins.test(next) || !begins.test(objects)) continue;
    // Behind a preposition of its own nobody can tell what the next one joins.
    if (governing.test(head.replace(begins, '').replace(bracketed, '$1')) && !sure?.test(next)) return [objects];
    found.push(head);
    from = index + mark.length;
  }
  return [...found, objects.slice(from)].filter((object) => wordCount(object) > 0);
}

function costed(ask: string, language: LanguageCode): AskPart {
  const [, what = ask, inside = ''] = bracketed.exec(ask) ?? [];
  const [figure, ...others] = amountsIn(inside, language);
  return figure !== undefined && others.length === 0 && figure.text === inside.trim() ? { ask: what, cost: figure.text } : { ask };
}
