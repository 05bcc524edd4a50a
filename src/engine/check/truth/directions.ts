/** Checks that direction words agree with the signs of their changes. */
import type { Fact, FactId } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import { directionPatterns } from '../../language/directions.ts';
import { references, replaceReferences, type SlideScope } from './slide-texts.ts';

/** A change of its metric: `won_value.delta@0`, `won_value.pct[region=East]@0`, or against the prior year `won_value.yoy@0`. */
const change = /\.(?:delta|pct|shift|yoy|yoy_delta)(?=[[@])/;
/** A full stop, comma or dash, or a conjunction that ends the clause. */
const clauseEnd =
  /[.;:,!?()–—。；、，：؛،]\s?|\s(?:but|because|while|whereas|although|though|and|aber|weil|während|und|obwohl|mais|tandis|puisque|et|pero|mientras|mas|enquanto|ma|mentre)\s/giu;

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
  const { word, not } = directionPatterns(language);
  // References contain commas and points; a private-use character for each keeps clauses intact.
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
      // "Deals lost" is the name of what rose, not where it went.
      const named = new Set(id.split(/[.[@]/)[0]!.split('_'));
      const moves = said.filter(({ text }) => !named.has(text.toLowerCase()));
      const before = moves.findLast(({ end }) => end <= match.index);
      const nearest = before ?? moves.find(({ at }) => at > match.index);
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

/** The change a reference implies: its own or, in `rose to X`, that of X if the outline has it; against the prior year if `near` says so. */
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
