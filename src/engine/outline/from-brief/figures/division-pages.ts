/** How a whole divides: the share of each part, with what its author wrote of them beside. */
import { catalogueOf, inner, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { Draft } from '../draft.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import type { Claim } from './claims.ts';
import type { Measure } from './measure-lines.ts';
import { asLine } from './own-words.ts';
import type { ToldFigures } from './told-figures.ts';

const mostParts = 8;

/** Parts that are drawn as such: all of a whole, or of an amount of money, whose rest went elsewhere. */
export function isDivided({ parts, now }: Measure): boolean {
  if (parts === undefined || parts.pieces.length < 2) return false;
  return parts.complete ? parts.pieces.length <= mostParts : now.unit === 'money' && parts.pieces.length < mostParts;
}

export function sharePage(
  { comparison, label, now }: Claim,
  told: ToldFigures,
  context: { brief: Brief; facts: GivenFacts },
): Pick<Extract<Draft, { kind: 'share' }>, 'kind' | 'title' | 'content'> {
  const say = catalogueOf(told.language);
  const { facts } = told;
  const { pieces, complete } = comparison.parts!;
  const given = pieces.map(({ label: name, quantity }) => ({ name, id: told.give(quantity, name) }));
  const shares = given.map(({ name, id }) => ({ name, share: told.share(id, now, name) }));
  const parts = shares.toSorted((a, b) => facts.value(b.share) - facts.value(a.share));
  const largest = parts[0]!;
  if (!complete) {
    const { other } = wordsOf(told.language);
    const rest = 1 - parts.reduce((sum, { share }) => sum + facts.value(share), 0);
    parts.push({
      name: other,
      share: facts.derive(rest, 'ratio', other, `what the parts leave of ${told.said(now)}`, [now, ...given.map(({ id }) => id)]),
    });
  }
  const whole = told.language === 'de' ? label : inner(label);
  const said = { name: largest.name, share: `{{${largest.share}}}`, whole };
  const title =
    comparison.now.unit === 'money'
      ? say.say('figures-partOf', { ...said, value: `{{${now}}}` })
      : say.forms('figures-shareMost', said)[0]!;
  return {
    kind: 'share',
    title,
    content: {
      parts: parts.map(({ name }) => name),
      columns: [{ label, values: parts.map(({ share }) => share) }],
      highlight: 0,
      reading: [asLine(comparison.line ?? comparison.sentence.text, context, [now, ...given.map(({ id }) => id)])],
    },
  };
}
