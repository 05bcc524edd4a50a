/** The owner and the date that stand beside a step, in brackets, behind a dash or before a colon. */
import type { Reading } from './clauses.ts';
import { isCertainly, isDeed, isDeedAfterModal, isName } from './doers.ts';
import { whensIn } from './when.ts';

const labelled =
  /^(?:owner|lead|who|resp(?:onsible)?|by|due|deadline|date|verantwortlich|zuständig|fällig|frist|termin|wer|bis wann|responsable|resp|échéance|responsável|prazo|responsabile|scadenza|担当|期限|负责人|负责|截止|المسؤول|الموعد)\s?[:：.]?\s+/iu;
const bracket = /\s*[(（[]\s*([^()（）[\]]{1,60})[)）\]]\s*$/u;
const dashed = /\s(?:[–—-]|\|)\s([^–—|]{2,48})$/u;
const front = /^([^:：]{2,40})[:：]\s*(?!\d)(\S.+)$/su;

export interface Beside {
  rest: string;
  who?: string;
  when?: string;
  unsure: boolean;
}

/** `(Kari, 14 January)`, `— Kari`, `owner: Kari` at the end. */
export function besideOf(said: string, { asOf }: Reading, listed: boolean): Beside {
  const inBracket = bracket.exec(said);
  const label =
    /[,;.]?\s(?:owner|responsible|verantwortlich|zuständig|responsable|responsável|responsabile|担当|负责人)\s?[:：]\s*(\p{L}[\p{L}'’. -]{1,30})$/iu.exec(
      said,
    );
  const dash = inBracket || label ? null : dashed.exec(said);
  const found = inBracket ?? label ?? dash;
  if (found === null) {
    // `Visit Bergen: Kari, 14 January`.
    const colon = /^([^:：]{4,90})[:：]\s*([^:：,，、]{2,30}[,，、]\s?[^:：,，、]{2,30})$/u.exec(said);
    const read = colon === null ? null : ownerAndDate(colon[2]!, asOf);
    return read !== null && read.who !== undefined && read.when !== undefined
      ? { rest: colon![1]!, who: read.who, when: read.when, unsure: false }
      : { rest: said, unsure: false };
  }
  const read = ownerAndDate(found[1]!, asOf);
  // A lone name behind a dash may be a place or a thing, in brackets too where nothing else says when.
  const isLoose =
    label === null && read?.who !== undefined && read.when === undefined && !isCertainly(read.who) && !labelled.test(found[1]!);
  const rest = said.slice(0, found.index).trim();
  if (read === null) return { rest: said, unsure: false };
  // `17 April: contract signed (Kari Lund)` is a step of hers in a list of steps.
  const isDated =
    listed && isDate(front.exec(rest)?.[1]?.trim() ?? '', asOf) && /^\p{Lu}\p{L}+(?:[\s-]\p{Lu}\p{L}+){1,2}$/u.test(read.who ?? '');
  if (isLoose && !isDated && whensIn(rest, asOf).every(({ due }) => !due)) return { rest: said, unsure: true };
  return { rest, ...read, unsure: false };
}

/** A name, a date, or both; null for anything else. */
function ownerAndDate(text: string, asOf: string | null): { who?: string; when?: string } | null {
  const parts = text
    .split(/\s*(?:[,;/，；、،؛]|\s[–—-]\s)\s*/u)
    .map((part) => part.replace(labelled, '').trim())
    .filter((part) => part !== '');
  const dates = parts.filter((part) => isDate(part, asOf));
  const names = parts.filter((part) => !dates.includes(part) && isName(part));
  if (dates.length + names.length < parts.length || dates.length > 1 || parts.length === 0) return null;
  const [date] = dates;
  const shown = date === undefined ? undefined : (whensIn(date, asOf)[0]?.shown ?? date);
  return { ...(names.length > 0 ? { who: names.join(', ') } : {}), ...(shown === undefined ? {} : { when: shown }) };
}

/** A date with nothing but its lead. */
function isDate(text: string, asOf: string | null): boolean {
  const times = whensIn(text, asOf);
  return times.length === 1 && times[0]!.from === 0 && text.slice(times[0]!.to).trim() === '';
}

/** `Nadia: draws up the routes`, `15 March: kick-off`. */
export function frontOf(said: string, { language, asOf }: Reading, listed: boolean): Beside {
  const found = front.exec(said);
  if (found === null) return { rest: said, unsure: false };
  const [, head, rest] = found as unknown as [string, string, string];
  if (isDate(head.trim(), asOf)) return { rest, when: whensIn(head, asOf)[0]!.shown, unsure: false };
  if (!isName(head)) return { rest: said, unsure: false };
  const verb = /^(?:(?:will|to|must|should|soll|muss|wird|doit|va|debe|deve)\s)?([\p{L}'’-]+)/u.exec(rest)?.[1] ?? '';
  const acts = isDeed(verb, false, language) || (/^\p{Ll}/u.test(rest) && isDeedAfterModal(verb));
  // `Security: every change is on record` is a step in a list of steps only.
  if (acts || (listed && isCertainly(head))) return { rest: rest.replace(/^(?:will|to|must|should)\s/u, ''), who: head, unsure: false };
  return { rest: said, unsure: true };
}
