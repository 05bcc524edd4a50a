/** Template text to runs: references become numbers, `**bold**` bold runs, `[words](address)` links. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import type { Run } from '../../model/layout.ts';
import type { FactStyle, Text } from '../../model/text.ts';
import { formatFact, type NumberContext } from '../language/numbers.ts';

export interface TextSource {
  /** Slide ID, for errors. */
  slide: string;
  facts: Readonly<Record<FactId, Fact>>;
  numbers: NumberContext;
  /** Reports a link that cannot be followed; its words stay. */
  report?: (change: string) => void;
  /** Whether the deck has a slide with this ID. */
  hasSlide?: (id: string) => boolean;
}

const styles: readonly string[] = ['plain', 'abs', 'signed', 'label', 'full'] satisfies FactStyle[];

/** Runs of a template text. Throws `outline_invalid` for an unknown reference. */
export function resolveText(text: Text, source: TextSource, style: Partial<Run> = {}): Run[] {
  const runs: Run[] = [];
  let bold = false;
  let abbreviated = false;
  for (const [token] of tokens(text)) {
    const linked = wholeLink.exec(token)?.groups as { words: string; target: string } | undefined;
    if (token === '**') bold = !bold;
    else if (linked) {
      const link = followed(linked.target, source);
      const inside = resolveText(linked.words, source, { ...style, ...(bold ? { bold } : {}), ...(link === null ? {} : { link }) });
      for (const run of inside) push(runs, run);
      abbreviated = false;
    } else {
      const isReference = token.startsWith('{{');
      // `36,7 Tsd.` at the end of a sentence already has its full stop.
      const written: string = isReference ? resolveReference(token, source) : abbreviated ? token.replace(/^\.(?!\.)/, '') : token;
      abbreviated = isReference && written.endsWith('.');
      push(runs, { ...style, text: written, ...(bold ? { bold } : {}) });
    }
  }
  return runs;
}

/** The same as one string. */
export function resolvePlain(text: Text, source: TextSource): string {
  return resolveText(text, source)
    .map((run) => run.text)
    .join('');
}

const reference = String.raw`\{\{[^{}]*\}\}`;
/** An address may contain pairs of brackets. */
const address = String.raw`(?:[^\s()]|\([^\s()]*\))+`;
const link = String.raw`\[[^[\]]+\]\((?:[a-z][a-z\d+.-]*:|#)${address}\)`;
const wholeLink = /^\[(?<words>[^[\]]+)\]\((?<target>\S+)\)$/;
const cutAt = (marks: string) => new RegExp(`${marks}|(?:(?!${marks})[\\s\\S])+`, 'gi');
const bare = cutAt(`${reference}|${link}`);
const withBold = cutAt(String.raw`${reference}|${link}|\*\*`);

/** References, links, paired `**`, and the text between; a single `**` is text. */
function tokens(text: Text): RegExpMatchArray[] {
  const pairs = (text.match(/\*\*/g) ?? []).length % 2 === 0;
  return [...text.matchAll(pairs ? withBold : bare)];
}

/** The link if it is safe and has a target; otherwise null, and it is reported. */
function followed(target: string, { report, hasSlide }: TextSource): string | null {
  if (target.startsWith('#')) {
    if (hasSlide?.(target.slice(1)) !== false) return target;
    report?.(`The link to "${target}" leads to no slide and became plain text.`);
    return null;
  }
  if (/^(?:https?:\/\/|mailto:)/i.test(target)) return target;
  report?.(`The link to "${target.slice(0, 60)}" is no web or mail address and became plain text.`);
  return null;
}

function resolveReference(token: string, source: TextSource): string {
  const [id = '', style = 'plain'] = token
    .slice(2, -2)
    .split('|')
    .map((part) => part.trim());
  const fact = findFact(id, source);
  if (!styles.includes(style)) {
    throw new QuarterdeckError('outline_invalid', `Slide "${source.slide}" asks for the style "${style}" of the fact "${id}".`, {
      next: `Use one of: ${styles.join(', ')}.`,
    });
  }
  return formatFact(fact, style as FactStyle, source.numbers);
}

/** The fact with this ID; throws `outline_invalid` if the outline does not contain it. */
export function findFact(id: FactId, { slide, facts }: TextSource): Fact {
  const fact = Object.hasOwn(facts, id) ? facts[id] : undefined;
  if (fact) return fact;
  throw new QuarterdeckError('outline_invalid', `Slide "${slide}" refers to the fact "${id}", which the outline does not hold.`, {
    next: 'Use an id listed under "facts" in the outline, or write the figure without braces.',
  });
}

/** Merges adjacent runs that look the same. */
function push(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && last.bold === run.bold && last.link === run.link) last.text += run.text;
  else runs.push(run);
}
