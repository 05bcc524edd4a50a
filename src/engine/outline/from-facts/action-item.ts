/** Parses an action from the brief: what, by whom and by when, where given. */
import { datesIn } from '../../brief/dates.ts';

interface ActionItem {
  what: string;
  who?: string;
  when?: string;
}

const person = "\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:(?:van|von|de|da|di|del|la|le|bin|al)\\s)?\\p{Lu}[\\p{L}.'’-]*){0,2}";
/** `Dana: renewals plan`, `Dana Lee – renewals plan`, `[Dana] renewals plan`, `@dana renewals plan`. */
const leading = new RegExp(
  `^(?:\\[(${person})\\]|@([\\p{L}][\\p{L}.-]*)|(${person}(?:\\s?(?:,|&|and|und|et|y|e)\\s?${person})?)\\s*(?::|\\s[–—-]))\\s+(.+)$`,
  'u',
);
/** Scripts without capitals: a short word before a colon. */
const uncased = /^([\p{L}]{1,12}?)[：:]\s*(.+)$/u;
const dashes = /(?<!\s)\s+[–—-]+\s+|(?:(?<!\s)\s+)?\|\s*/u;
const by =
  /(?:(?<![\s,(])[\s,(]+)?(?:\b(?:by|until|till|before|due|on|no later than|bis(?: zum| spätestens)?|spätestens|am|vor|d[’']ici (?:le|au|à)?|avant(?: le| la| fin)?|pour le|au plus tard le|antes del?|hasta el|para el|até(?: o| a)?|para o|entro(?: il| la| fine)?|prima del)|حتى|قبل|بحلول)\s+((?:\d{1,2}\.?\s?\p{L}+|\p{L}+\s\d{1,2}(?!\d)|end of|ende|fin|finales de|fine|mid|mitte|next|nächste[nrs]?|q[1-4]|t[1-4]|kw|week|semaine|\d{1,2}[./]\d{1,2}|\d{4}|monday|tuesday|wednesday|thursday|friday|montag|dienstag|mittwoch|donnerstag|freitag|tomorrow|morgen|demain)[^;]{0,28}?)[.)]?$/iu;
const byAsian =
  /^(.*?)[（(、，,]?((?:\d{1,4}[年/.-])?\d{1,2}[月/.-]\d{0,2}日?(?:末)?|来週|月末|下周|月底)(?:までに|まで|前|之前)[）)]?[。.]?(.*)$/u;

export function readAction(text: string): ActionItem {
  const parts = text.split(dashes).map((part) => part.trim());
  if (parts.length === 3 && parts.every((part) => part !== '')) {
    const [first, second, third] = parts as [string, string, string];
    if (isPerson(first) && isTime(third)) return { what: capital(second), who: first, when: withoutLead(third) };
    if (isPerson(second) && isTime(third)) return { what: capital(first), who: second, when: withoutLead(third) };
  }
  const owner = leading.exec(text) ?? (/[\u0600-\u06ff\u3040-\u9fff]/u.test(text) ? uncased.exec(text) : null);
  const taker = owner && (owner.length > 3 ? (owner[1] ?? owner[2] ?? owner[3]) : owner[1]);
  const who = taker && !subject.test(taker) ? taker : null;
  const rest = who ? owner!.at(-1)! : text;
  const late = byAsian.exec(rest);
  if (late) return { what: capital(`${late[1]}${late[3]}`.trim()), ...(who ? { who } : {}), when: late[2]! };
  const end = by.exec(rest);
  if (end && end.index > 0) {
    const { what, who: other } = actionOf(rest.slice(0, end.index));
    const named = who ?? other;
    return { what, ...(named ? { who: named } : {}), when: end[1]!.trim() };
  }
  const said = actionOf(rest);
  return who ? { ...said, who } : said;
}

/** `renew the agreement by 15 December 2026` → what and when; `Anna to book the room` → also who. */
function actionOf(text: string): { what: string; when?: string; who?: string } {
  const owner = /^([^()]{1,200})\((\p{Lu}[\p{L}. -]{1,40})(?:,\s?([^()]{3,30}))?\)\.?$/u.exec(text);
  if (owner && datesIn(owner[2]!).length === 0)
    return { what: capital(owner[1]!.trim()), who: owner[2]!, ...(owner[3] ? { when: owner[3] } : {}) };
  const [date] = datesIn(text).slice(-1);
  const lead =
    /(?:(?<![,(\s])[,(\s]+)?(?:\b(?:by|until|till|before|due|on|bis zum|bis|am|d'ici le|avant le|le|antes del|antes de|para el|até|entro il|entro)\s*)?$/iu;
  const end = date === undefined ? '' : text.slice(date.at + date.text.length).replace(/^(?:st|nd|rd|th)(?!\p{L})/iu, '');
  const atEnd = /^[\s).]*$/.test(end);
  const cut =
    date === undefined ? text : atEnd ? text.slice(0, date.at).replace(lead, '') : `${text.slice(0, date.at).replace(lead, '')}${end}`;
  const taker =
    date === undefined || atEnd
      ? null
      : /^(.{1,200}?)\s(?:by|durch|par|por|da)\s(?:the\s|den\s|die\s|le\s|la\s|el\s)?([\p{Lu}][\p{L} ]{1,40})\.?$/u.exec(cut);
  if (taker) return { what: capital(taker[1]!), who: taker[2]!, when: date!.text };
  const person =
    /^(?!(?:Approval|Decision|Agreement|Permission|Plan|Need|Request|Freigabe|Entscheidung|Zustimmung|Validation|Aprobación)\s)(\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.]+)?)\s+(?:to|will|soll|wird|doit|debe|deve)\s+(.+)$/u.exec(
      cut,
    );
  return {
    what: capital((person ? person[2]! : cut).replace(/[.;]$/, '').trim()),
    ...(person ? { who: person[1]! } : {}),
    ...(date ? { when: date.text } : {}),
  };
}

/** Words that can be a heading but not an owner. */
const subject = /(?:ing|tion|ment)$|^(?:plan|goal|risk|note|action|step|next|ask|decision|topic|idea)s?$/iu;

const isPerson = (text: string) =>
  new RegExp(`^${person}(?:\\s?(?:,|&|and|und|et|y|e)\\s?${person})?$`, 'u').test(text) && datesIn(text).length === 0;
const isTime = (text: string) => datesIn(text).length > 0 || by.test(` ${text}`) || by.test(` by ${text}`);
const withoutLead = (text: string) => by.exec(` ${text}`)?.[1]?.trim() ?? text;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replace(/[.。]$/u, '');
