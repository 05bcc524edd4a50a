/** One measure of several members behind one verb: `Park Lane is at 7 percent, Market Street 9 and Riverside 18`. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Reader } from '../said.ts';
import { longestTitle } from './claims.ts';
import { alike, type Quantity, quantitiesIn } from './quantities.ts';
import { ToldFigures } from './told-figures.ts';

interface Member {
  name: string;
  quantity: Quantity;
}

const fewest = 3;
/** Above the others, so that the figure is no slip of another measure. */
const mostApart = 40;

const name = "\\p{Lu}[\\p{L}\\d.&'’-]*(?:\\s(?:\\p{Lu}|\\d|of|de|du|am|an der)[\\p{L}\\d.&'’-]*){0,3}";
/** The last clause before the first figure: a name and its verb. */
const opening = new RegExp(`(?:^|[,;:]\\s)(?<name>${name})\\s(?:\\p{Ll}+\\s){1,3}$`, 'u');
/** Between two figures: what the first is of, in few words, and the next name. */
const between = new RegExp(
  `^(?<tail>(?:\\s\\p{Ll}+){0,4}?)(?:[,;]\\s?|\\s)(?:(?:and|und|et|y|e)\\s)?(?<name>${name})\\s(?:(?:at|with|on|bei|mit|auf|à|avec|con|a|al|com)\\s)?$`,
  'u',
);
const ending = /^(?:\s\p{Ll}+){0,3}[.!]?\s*$/u;

export const readOneVerb: Reader = (sentences, { brief, facts }) => {
  const told = new ToldFigures(facts, brief.language);
  return sentences.flatMap((sentence) => {
    const members = membersIn(sentence.text, brief.language);
    if (members.length < fewest) return [];
    const items = members
      .map((member) => ({ label: member.name, value: told.give(member.quantity, member.name) }))
      .sort((a, b) => facts.value(b.value) - facts.value(a.value));
    const [first, last] = [items[0]!, items.at(-1)!];
    const say = catalogueOf(brief.language);
    const ref = (id: string) => `{{${id}}}`;
    const whole = say.say('figures-rankFirst', { name: first.label, value: ref(first.value), last: last.label, least: ref(last.value) });
    const title = told.length(whole) <= longestTitle ? whole : say.say('given-leads', { label: first.label, value: ref(first.value) });
    return [
      { tells: [sentence.at], page: { kind: 'ranking', title, weight: 6.5, content: { items, highlight: 0, reading: [] } }, point: title },
    ];
  });
};

function membersIn(text: string, language: LanguageCode): Member[] {
  const quantities = quantitiesIn(text, language);
  const [first] = quantities;
  const named = first === undefined ? undefined : opening.exec(text.slice(0, first.at))?.groups?.name;
  if (first === undefined || named === undefined || quantities.length < fewest) return [];
  const members: Member[] = [{ name: named, quantity: first }];
  for (const [at, quantity] of quantities.slice(1).entries()) {
    const next = between.exec(text.slice(quantities[at]!.end, quantity.at))?.groups;
    // What the figures are of stands behind the first of them.
    if (next === undefined || (at > 0 && next.tail !== '')) return [];
    const like = quantity.bare ? alike(quantity, first) : quantity;
    if (like === null || like.unit !== first.unit || like.currency !== first.currency) return [];
    members.push({ name: next.name!, quantity: like });
  }
  const values = members.map(({ quantity }) => quantity.value);
  const isOne = Math.min(...values) > 0 && Math.max(...values) <= mostApart * Math.min(...values);
  const isDistinct = new Set(members.map((member) => member.name)).size === members.length;
  return isOne && isDistinct && ending.test(text.slice(quantities.at(-1)!.end)) ? members : [];
}
