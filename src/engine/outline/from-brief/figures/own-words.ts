/** The author's sentences on a page: as its title and beside its figures, each figure a reference to a fact. */
import type { Brief } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import { pageLanguage, titleOf } from '../prose/page-language.ts';
import { refersBack } from '../prose/strength.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';
import { quantitiesIn } from './quantities.ts';

interface Context {
  brief: Brief;
  facts: GivenFacts;
}

/** With each figure as a fact, written as the author wrote it; `known`: facts that the page has, for their names. */
export function withFigures(text: string, { brief, facts }: Context, known: readonly FactId[]): string {
  return quantitiesIn(text, brief.language).reduceRight((rest, quantity) => {
    const written = text.slice(quantity.at, quantity.end);
    const same = known.map((id) => facts.get(id)).find(({ value, unit }) => value === quantity.value && unit === quantity.unit);
    const clause = `${text.slice(0, quantity.at)}${text.slice(quantity.end)}`.replace(/\s+/g, ' ').trim().slice(0, 60);
    const id = same?.display === written ? same.id : facts.give({ ...quantity, text: written }, same?.label ?? capital(clause));
    return `${rest.slice(0, quantity.at)}{{${id}}}${rest.slice(quantity.end)}`;
  }, text);
}

export function asLine(sentence: string, context: Context, known: readonly FactId[] = []): string {
  const text = pageLanguage(sentence);
  return withFigures(
    /[.!?。！？]$/u.test(text) ? text : `${text}${context.brief.language === 'ja' || context.brief.language === 'zh' ? '。' : '.'}`,
    context,
    known,
  );
}

interface OwnTitle {
  title: string;
  /** What the title leaves out of its sentence; null if nothing. */
  rest: string | null;
}

/** The sentence as a title, shortened where a clause ends; null if it cannot stand by itself. */
export function ownTitle(sentence: string, context: Context, known: readonly FactId[] = []): OwnTitle | null {
  const title = titleOf(sentence, context.brief.language);
  if (title === null || refersBack(sentence)) return null;
  const whole = pageLanguage(sentence);
  const isWhole = whole.length <= title.length + 2;
  return { title: withFigures(title, context, known), rest: isWhole ? null : asLine(sentence, context, known) };
}
