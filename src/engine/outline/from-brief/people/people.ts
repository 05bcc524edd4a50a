/** The readers of what people decide, do, fear, weigh and say; the first to tell a sentence keeps it. */
import type { Finding, Reader, Sentence } from '../said.ts';
import { actions } from './actions.ts';
import { asked } from './asked.ts';
import { causes } from './causes.ts';
import { dates } from './dates.ts';
import { recommendations } from './decisions.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';
import { prosAndCons } from './pros-cons.ts';
import { quotes } from './quotes.ts';
import { risks } from './risks.ts';

export const people: readonly Reader[] = [asked, recommendations, actions, plans, risks, dates, options, prosAndCons, causes, quotes].map(
  (read): Reader =>
    (sentences, context) =>
      read(sentences.filter(isSentence), context).map((finding) => underHeading(finding, sentences)),
);

/** Longer ones are no sentences that somebody has written to be read. */
const isSentence = ({ text }: Sentence) => text.length <= 800;

/** A page of what stands under one heading belongs to that section, unless it is one of its own. */
function underHeading(finding: Finding, sentences: readonly Sentence[]): Finding {
  const headings = new Set(sentences.filter(({ at }) => finding.tells.includes(at)).map(({ heading }) => heading));
  const [heading] = headings;
  return headings.size !== 1 || heading == null || finding.page.section !== undefined
    ? finding
    : { ...finding, page: { ...finding.page, section: heading.trim() } };
}
