/** Recurring revenue in the words of the brief: by the month or by the year, and churn by the month where that is asked. */
import { all } from '../../../languages/all.ts';
import type { Brief } from '../../../model/brief.ts';
import type { MetricNote } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import { monthlyChurn, type Per } from '../../../model/recurring-revenue.ts';

/** MRR or ARR, whichever a brief alone speaks of; null where it speaks of both or of neither. */
export function perAsked({ prompt }: Pick<Brief, 'prompt'>): Per | null {
  const [monthly, yearly] = [/(?<![\p{L}])MRR(?![\p{L}])/iu, /(?<![\p{L}])ARR(?![\p{L}])/iu].map((sign) => sign.test(prompt));
  return monthly === yearly ? null : monthly ? 'mrr' : 'arr';
}

/** A brief speaks of its matter early. */
const mostSentences = 40;

const ofQuarters: ReadonlySet<string> = new Set(['logo_churn', 'revenue_churn']);

/** Churn of a quarter, or by the month in its place. */
export function ratesAsked<Note extends Pick<MetricNote, 'id'>>(metrics: readonly Note[], brief: Pick<Brief, 'prompt' | 'given'>): Note[] {
  const byMonth = asksChurnByMonth(brief);
  // Over months of its own, what is kept is no part of a quarter: those who left meanwhile stand beside it, and by the month since when.
  const isKept = !byMonth && brief.given?.some(({ kind }) => kind === 'retention') === true;
  const left = new Set<string>(byMonth ? ofQuarters : monthlyChurn.filter((id) => !(isKept && id === 'customer_churn')));
  return metrics.filter(({ id }) => !left.has(id));
}

const churn =
  '(?:churn(?:ed|ing)?|attrition|cancell?ations?|abwanderung\\p{L}*|kündigung\\p{L}*|résiliations?|bajas?|cancelaci(?:ón|ones)|cancelamentos?|disdett[ae]|perdita|pérdida|perda)';
const whose = '(?:customers?|logos?|revenue|mrr|subscribers?|members?|accounts?|clients?|kund\\p{L}*|umsatz\\p{L}*|abonn\\p{L}*)';
/** Churn of customers or of revenue, by that name. */
const byName = new RegExp(
  `(?<!\\p{L})${whose}[ -]${churn}(?!\\p{L})|(?<!\\p{L})${churn} (?:rate )?(?:of|des|de|von|di|dei|do|dos) ${whose}(?!\\p{L})|解約率|流失率`,
  'iu',
);
const leaving = new RegExp(`(?<!\\p{L})${churn}|解約|流失|فقد`, 'iu');
const longer =
  /(?<!\p{L})(?:quarter\p{L}*|quartal\p{L}*|trimestr\p{L}*|annual\p{L}*|yearly|jährlich\p{L}*|annuel\p{L}*|anual\p{L}*|annual[ei])(?: \p{L}{1,20}){0,2}? (?:churn|abwanderung|attrition)/iu;

function asksChurnByMonth({ prompt }: Pick<Brief, 'prompt'>): boolean {
  if (longer.test(prompt)) return false;
  const signs = Object.keys(all).map((code) => all[code as LanguageCode].signs.weighs.month);
  const month = new RegExp(
    `(?<!\\p{L})(?:${signs.join('|')}|by month|month by month|mensuel\\p{L}*|mensual\\p{L}*|mensal|mensile|monatlich\\p{L}*)(?!\\p{L})|月次|月度|每月|毎月|شهري`,
    'iu',
  );
  return prompt
    .split(/(?<=[.!?。！？؟])\s+|\n+/u, mostSentences)
    .some((sentence) => leaving.test(sentence) && (byName.test(sentence) || month.test(sentence)));
}
