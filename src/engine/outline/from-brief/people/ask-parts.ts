/** The several things that one sentence asks to approve, each in words that can be voted on. */

import { all } from '../../../../languages/all.ts';
import { amount, type NominalForm, type OwnForm, type VerbalForm } from '../../../../languages/sentences.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { whensIn } from './when.ts';
import { amountsIn, capital, plainly, wordCount } from './wording.ts';

export interface AskPart {
  ask: string;
  /** What it costs, as a bracket behind it says. */
  cost?: string;
}

/** A verb with its objects, each with an article, an amount, or a verb of its own. */
function verbal({ verbs, lead, and, articles, infinitives = {} }: VerbalForm): OwnForm {
  const own = new RegExp(`^${lead}(?=(?:${verbs})\\s)`, 'iu');
  return {
    asked: new RegExp(`(?:^|[\\s,'’])(?<head>${verbs})\\s(?<objects>.+)$`, 'iu'),
    joint: new RegExp(`,?\\s${and}\\s|,\\s`, 'giu'),
    begins: new RegExp(`^(?:${articles}|${amount}|${lead}(?:${verbs})\\s)`, 'iu'),
    sure: new RegExp(`^${lead}(?:${verbs})\\s`, 'iu'),
    say: (head, object) => (own.test(object) ? object.replace(own, '') : `${infinitives[head.toLowerCase()] ?? head} ${object}`),
  };
}

/** A noun with what it is of: the preposition stands before each. */
function nominal({ nouns, prepositions, and }: NominalForm): OwnForm {
  return {
    asked: new RegExp(`(?:^|[\\s'’])(?<head>${nouns})\\s(?<objects>(?:${prepositions}).+)$`, 'iu'),
    joint: typeof and === 'string' ? new RegExp(`,?\\s${and}\\s|,\\s`, 'giu') : and,
    begins: new RegExp(`^(?:${prepositions})`, 'iu'),
    say: (head, object) => `${head} ${object}`,
  };
}

const compiled = new Map<LanguageCode, readonly OwnForm[]>();

function formsOf(language: LanguageCode): readonly OwnForm[] {
  const known = compiled.get(language);
  if (known) return known;
  const made = all[language].sentences.approvals().map((form) => ('verbs' in form ? verbal(form) : 'nouns' in form ? nominal(form) : form));
  compiled.set(language, made);
  return made;
}

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
  for (const form of formsOf(language)) {
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

function cutAt(objects: string, { joint, begins, sure }: OwnForm): string[] {
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
