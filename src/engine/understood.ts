/** How the brief was understood, as labels and values for the report. */
import type { Brief } from '../model/brief.ts';
import type { FactTable } from '../model/fact.ts';
import { languages } from '../model/language.ts';
import { addDays, type Period } from '../model/period.ts';

/** `open`: what the report lists as open; nothing of it was left out. */
export function understoodOf(brief: Brief, facts: FactTable | null, open: readonly string[]): { label: string; value: string }[] {
  const { slides } = brief;
  const rows: [string, string | false | null | undefined][] = [
    ['Type', brief.deckType],
    ['Subject', brief.subject],
    ['Company', brief.company],
    ['Account', facts?.account && `${facts.account.name}, ${facts.account.facing === 'customer' ? 'for the customer to see' : 'internal'}`],
    ['Audience', brief.audience],
    ['Period', facts ? facts.periods.length > 0 && named(facts.reporting) : brief.period?.replace(/^CY/, '')],
    ['Compared with', facts?.statement ? heldAgainst(facts) : facts?.prior?.label],
    ['As of', facts?.asOf],
    ['Language', languages[brief.language].name],
    ['Slides', !slides.asked ? null : slides.min === slides.max ? String(slides.min) : `${slides.min} to ${slides.max}`],
    ['Focus', brief.focus.join(', ')],
    ['Questions', brief.questions.map(({ text }) => text).join('; ')],
    ['Left out', brief.exclude.filter((phrase) => !open.some((line) => line.startsWith(`Not applied: “${phrase}”`))).join(', ')],
    ['Ends with', brief.ending],
    ['Data', facts?.sources.map(({ file, rows }) => `${file} (${rows} ${rows === 1 ? 'row' : 'rows'})`).join(', ')],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function heldAgainst({ statement, facts }: FactTable): string {
  const before = facts['statement_result.yoy@0'] ? ' and the same months of the year before' : '';
  return `the ${statement!.basis}${before}`;
}

/** A fiscal period with its dates, which its name does not show. */
function named({ id, label, start, end }: Period): string {
  return id.startsWith('FY') ? `${label}, ${start} to ${addDays(end, -1)}` : label;
}
