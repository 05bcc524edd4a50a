/** Who does what by when: one step of a list or a clause, with its owner and date only where both are certain. */
import { listed } from '../../../brief/brings.ts';
import { besideOf, frontOf } from './beside.ts';
import { clauseOf, type Reading } from './clauses.ts';
import { type When, whensIn } from './when.ts';
import { capital, partsAt, plainly, wordCount } from './wording.ts';

export interface Step {
  /** As it was said, with its owner and date. */
  said: string;
  /** Without the owner and date that stand beside it. */
  what: string;
  who?: string;
  when?: string;
  /** An owner or a date stands in its words and nowhere else. */
  inside: { who: boolean; when: boolean };
  /** It says who does it, or by when. */
  isBound: boolean;
}

/** What stands behind such a word is no date of the step. */
const aside =
  /(?<!\p{L})(?:because|since|so that|before|after|once|if|when|which|who|that|whether|unless|until|weil|damit|nachdem|bevor|wenn|dass|ob|sobald|falls|car|parce|si|que|quand|avant que|porque|cuando|perché|se|che|quando|pois)(?!\p{L})/iu;

/** `listed`: it stands under a heading of steps, so that it is one whatever it says; else null where that is not certain. */
export function stepOf(text: string, reading: Reading, listed: boolean, alike = false): Step | null {
  const said = text
    .trim()
    .replace(/^[-*•]\s+|^\[[ xX]?\]\s+/u, '')
    .replace(/[.。!;；]\s*$/u, '')
    .trim();
  if (/[?？؟]$/u.test(said)) return null;
  const beside = besideOf(said, reading, listed);
  const named = frontOf(beside.rest, reading, listed);
  const clause = clauseOf(named.rest, reading, named.who !== undefined, alike);
  const owners = [...new Set([beside.who, named.who, clause.who].filter((who) => who !== undefined))];
  const dates = [beside.when, named.when].filter((when) => when !== undefined);
  const time = timeOf(clause.what, reading);
  const who = owners.length === 1 ? owners[0] : undefined;
  // An owner beside another one, and a date beside another one, stay where they are.
  if (owners.length > 1 || dates.length > 1 || (dates.length === 1 && time.when !== undefined))
    return listed ? { said, what: plainly(said), inside: { who: true, when: true }, isBound: true } : null;
  const when = dates[0] ?? time.when;
  const what = plainly(dates.length === 0 ? time.what : clause.what);
  const isBound = who !== undefined || when !== undefined;
  if (wordCount(what) < 1 || !/\p{L}/u.test(what)) return null;
  if (
    !listed &&
    !(
      clause.isStep &&
      !time.unsure &&
      (clause.sure || (when !== undefined && (alike || clause.isWeak !== true || dates.length > 0 || time.isDue)))
    )
  )
    return null;
  return {
    said,
    what,
    ...(who === undefined ? {} : { who: plainName(who) }),
    ...(when === undefined ? {} : { when: capital(when) }),
    inside: { who: who === undefined && (beside.unsure || named.unsure || clause.unsure), when: when === undefined && time.unsure },
    isBound,
  };
}

/** Steps that one line names together: `hire drivers by March (Marta), second contract by June (Piotr)`. */
export function stepsOf(text: string, reading: Reading, listed: boolean): Step[] {
  const said = text.trim().replace(/[.。!]\s*$/u, '');
  for (const alike of [true, false]) {
    const clauses = clausesOf(said, reading, alike);
    if (clauses.length < 2) continue;
    const read = clauses.map((clause) => ({ alone: stepOf(clause, reading, false), step: stepOf(clause, reading, false, alike) }));
    // What is certain of one of several clauses that are built alike, or due, holds for all that have their date.
    const isWhole = read.every(({ alone, step }) => alone !== null || step?.when !== undefined);
    const isCertain = read.some(({ alone }, at) => alone !== null || whensIn(clauses[at]!, reading.asOf).some(({ due }) => due));
    if (isWhole && isCertain) return read.map(({ step }) => step!);
  }
  // Arabic joins the last with a letter.
  const parts = partsIn(said).map((part) => (reading.language === 'ar' ? part.replace(/^و(?=[يتنس]\p{Script=Arabic}{2})/u, '') : part));
  if (parts.length > 1) {
    const steps = parts.map((part) => stepOf(part, reading, false) ?? (listed ? stepOf(part, reading, true) : null));
    const whole = steps.every(
      (step) => step !== null && (step.isBound || (listed && /[;；]/.test(said))) && !step.inside.when && (!step.inside.who || listed),
    );
    if (whole) return steps as Step[];
  }
  const one = stepOf(said, reading, listed);
  if (one !== null) return [one];
  // `Next steps are clear: Priya rewrites the rota by 4 December, …`.
  const after = /^[^:：]{4,60}[:：]\s+(\S.+)$/su.exec(said)?.[1];
  const behind = after === undefined ? [] : stepsOf(after, reading, false);
  return behind.length > 1 ? behind : [];
}

function partsIn(said: string): string[] {
  const bySemicolon = partsAt(said);
  return bySemicolon.length > 1 ? bySemicolon : listed(said);
}

/** Clauses that begin with another doer; what begins with none goes on with the one before. */
function clausesOf(said: string, reading: Reading, alike: boolean): string[] {
  const joints = [...said.matchAll(/[,;，；、]\s*(?:(?:and|und|et|y|e)\s)?|\s(?:and|und|et|y|e)\s/gu)];
  const found: string[] = [];
  let from = 0;
  for (const joint of joints) {
    const next = said.slice(joint.index + joint[0].length);
    const head = said.slice(from, joint.index);
    // Inside brackets nothing ends.
    if ((head.match(/[([（]/g) ?? []).length !== (head.match(/[)\]）]/g) ?? []).length) continue;
    if (clauseOf(next, reading, false, alike).isStep && clauseOf(head, reading, false, alike).isStep) {
      found.push(head.trim());
      from = joint.index + joint[0].length;
    }
  }
  return [...found, said.slice(from).trim()];
}

interface Time {
  what: string;
  when?: string;
  /** A date that may be another one's. */
  unsure: boolean;
  /** Words such as `by` make it a deadline. */
  isDue: boolean;
}

/** The one date of a step, taken out where it stands at an end. */
function timeOf(said: string, { language, asOf }: Reading): Time {
  const times = whensIn(said, asOf);
  const [time] = times as [When | undefined];
  if (time === undefined) return { what: said, unsure: mayDate.test(said), isDue: false };
  const isDue = time.due;
  const before = said.slice(0, time.from);
  const rest = said.slice(time.to).replace(/^[\s,，、:：–—-]+|[\s,，、]+$/gu, '');
  const led = time.from < said.indexOf(time.text) || isSpan.test(time.text) || /[,，:：–—]\s*$/u.test(before) || time.due;
  const isLast = rest === '';
  if (times.length > 1 || aside.test(before) || (aside.test(rest) && !isLast && !time.due)) return { what: said, unsure: true, isDue };
  const spaceless = language === 'ja' || language === 'zh';
  if (isLast && (led || isBare(time.text)))
    return { what: before.replace(/(?<![\s,，、–—-])[\s,，、–—-]+$/u, ''), when: time.shown, unsure: false, isDue };
  const isFirst = before.trim() === '' || /^在$/u.test(before);
  // Where it can stand anywhere, the sentence does without it.
  if ((language === 'de' || spaceless) && !isFirst && led)
    return { what: `${before.trimEnd()}${spaceless ? '' : ' '}${rest}`.trim(), when: time.shown, unsure: false, isDue };
  if (isFirst && spaceless) return { what: rest.replace(/^に/u, ''), when: time.shown, unsure: false, isDue };
  if (isFirst && /^[,，:：–—-]/u.test(said.slice(time.to).trimStart())) return { what: rest, when: time.shown, unsure: false, isDue };
  return { what: said, unsure: true, isDue };
}
/** `du 8 au 12 janvier` has its lead inside. */
const isSpan = /^(?:du|del|dal|vom|from|do)\s/iu;
/** `tomorrow`, `next week`: a date without a word that leads to it. */
const isBare = (text: string) =>
  /^(?:next|this|tomorrow|today|morgen|heute|nächste|kommende|diese|demain|mañana|amanhã|domani|la semaine|le mois|la próxima|el próximo|a próxima|o próximo|próxima|la prossima|来週|来月|下周|下个?月|月底)/iu.test(
    text,
  );
/** Digits or words that may be a date that nobody reads here. */
const mayDate =
  /\d{1,2}[./]\d{1,2}(?![\d%])|(?<!\p{L})(?:KW|week|weeks|month|months|woche|wochen|monat|semaine|semana|settimana)(?!\p{L})|\d\s?(?:日|月|号)/iu;

function plainName(text: string): string {
  const bare = text.trim().replace(/^(?:the|our|die|der|das|le|la|les|l'|l’|el|los|las|il|lo|gli|o|a|os|as)(?:\s|(?<=['’]))/iu, '');
  return capital(bare.replace(/(?<![.,;])[.,;]+$/, ''));
}
