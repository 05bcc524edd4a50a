/** A list of what is to be done or to happen, with its days and who does it: each item a row, whatever it says beside them. */
import { catalogueOf, wordsOf } from '../../../../../languages/catalogue.ts';
import type { Brief } from '../../../../../model/brief.ts';
import type { Draft } from '../../draft.ts';
import { longestTitle } from '../../figures/claims.ts';
import { dayWord } from '../../people/day-word.ts';
import { isLabel, isPlanLabel } from '../../people/labels.ts';
import { ownerIn } from '../../people/owners.ts';
import { cleaned, lineOf } from '../../people/task-line.ts';
import { inTime } from '../../people/task-order.ts';
import { withoutDate } from '../../people/tasks.ts';
import { type When, whensIn } from '../../people/when.ts';
import { capital, plainly, small, wordCount } from '../../people/wording.ts';
import { titled } from '../../place.ts';
import { sizeOf } from '../../prose/page-language.ts';
import type { ListPlace } from './whole-list.ts';

interface Row {
  what: string;
  who?: string;
  when?: string;
  time?: When;
}

/** In two columns, one event below another. */
const mostEvents = 12;
const longestItem = 42;

export function planList(texts: readonly string[], place: ListPlace): Draft | null {
  const { heading, lead, brief } = place;
  const isHeaded = [heading, lead].some((name) => name !== null && isPlanLabel(name));
  if (isLabel(heading, 'decisions') || texts.some((text) => wordCount(text) > longestItem || /[?？؟]\s*$/u.test(text))) return null;
  const rows = texts.map((text) => rowOf(text, place));
  const [owned, dated] = [rows.filter(({ who }) => who !== undefined), rows.filter(({ when }) => when !== undefined)];
  // Without its heading a plan says of every item when, or of most who and when.
  const isPlan = isHeaded
    ? owned.length + dated.length >= texts.length
    : owned.length * 2 > texts.length && dated.length * 3 >= texts.length * 2;
  if (!isPlan || owned.length + dated.length === 0) return null;
  const ordered = rows.every(({ time }) => time !== undefined) ? inTime(rows) : rows;
  const name = capital(heading ?? lead!);
  const base = { title: titleOf(ordered, name, brief), section: name, weight: 8 } as const;
  const isLine = asksLine.test(brief.instruction) || owned.length === 0;
  if (isLine && dated.length === rows.length && rows.length >= 3 && rows.length <= mostEvents)
    return {
      ...base,
      kind: 'timeline',
      content: { events: ordered.map(({ what, who, when }) => ({ when: when!, head: what, ...(who === undefined ? {} : { text: who }) })) },
    };
  const none = { who: owned.length > 0 ? { who: '–' } : {}, when: dated.length > 0 ? { when: '–' } : {} };
  return {
    ...base,
    kind: 'action-table',
    content: {
      actions: ordered.map(({ what, who, when }) => ({
        what,
        ...(who === undefined ? none.who : { who }),
        ...(when === undefined ? none.when : { when }),
      })),
    },
  };
}

const asksLine =
  /(?<!\p{L})(?:time ?line|zeitstrahl|zeitleiste|zeitachse|frise(?: chronologique)?|línea (?:de|del) tiempo|cronograma|linha do tempo|linea (?:del|temporale)|cronologia)(?!\p{L})|タイムライン|年表|时间[线轴]|الجدول الزمني/iu;

/** Null of who and when where the item names neither. */
function rowOf(text: string, { brief, asOf }: ListPlace): Row {
  let said = cleaned(text);
  const bracket = /\s*[(（]([^()（）]{2,70})[)）]$/u.exec(said);
  const who = bracket === null ? null : whoIn(bracket[1]!, brief);
  if (bracket !== null && who !== null) said = said.slice(0, bracket.index);
  const span = spanIn(said, asOf);
  if (span !== null) {
    const what = `${said.slice(0, span.from)}${said.slice(span.to)}`.replace(/[\s,，、:：–—-]{1,8}$/u, '');
    if (!dangling.test(what) && wordCount(what) > 0)
      return { what: plainly(what), ...(who === null ? {} : { who }), when: capital(span.text), time: span.first };
  }
  const line = lineOf(said, { brief, asOf });
  const owner = who ?? (line?.owner?.sure ? line.owner.who : null);
  const isLine = line !== null && (line.owner === undefined || line.owner.sure) && !dangling.test(line.what);
  const rest = isLine
    ? { what: line.what, ...(line.time === undefined ? {} : { time: line.time, when: line.time.shown }) }
    : { what: said };
  const inside: { what: string; when?: string } = rest.when === undefined ? withoutDate(rest.what, asOf) : rest;
  const when = inside.when === '–' ? undefined : inside.when;
  const time = rest.time ?? (when === undefined ? undefined : whensIn(when, asOf)[0]);
  // What a day was taken out of has to be whole without it.
  const what = dangling.test(inside.what) ? said : inside.what;
  return {
    what: plainly(what),
    ...(owner === null ? {} : { who: owner }),
    ...(when === undefined ? {} : { when: capital(when) }),
    ...(time === undefined ? {} : { time }),
  };
}

/** `du 11 janvier au 5 février`, `5 May to 7 June`. */
function spanIn(text: string, asOf: string): { text: string; from: number; to: number; first: When } | null {
  const times = whensIn(text, asOf);
  const [first, last, ...others] = times;
  if (first === undefined || last === undefined || others.length > 0) return null;
  const joint = text.slice(first.to, text.indexOf(last.text, first.to)).trim();
  const isSpan = /^(?:[–—-]|to|until|till|bis(?:\szum)?|au|à|al|a|ao|até|hasta(?:\sel)?|fino al?|から|～|〜|至|到|إلى)$/iu.test(joint);
  // `du 11 janvier` is led in by its own word.
  const led = /(?:from|von|vom|du|del?|dal|do|desde(?:\sel)?|ab)\s$/iu.exec(text.slice(0, first.from))?.[0] ?? '';
  const from = first.from - led.length;
  return isSpan ? { text: text.slice(from, last.to).trim(), from, to: last.to, first } : null;
}

/** `two square metres April to`, `the first on`, `…, first`: a word that leads to what was taken away. */
const dangling =
  /(?:^|[\s,])(?:to|of|from|and|or|the|until|till|between|first|der|die|das|von|bis|und|ab|zum|erste[rsn]?|de|du|des|le|la|les|au|et|à|premi(?:er|ère)|jusqu'au|del?|el|los|y|hasta|primer[ao]?|d[oa]s?|o|a|e|até|primeir[ao]|il|al|prim[ao]|\d{1,2})$/iu;

/** `Helen Royce, Head of Catering`, `Planivo: Sofia Marchetti`, `owner: not yet named`, `all`; null for what is no owner. */
function whoIn(text: string, brief: Brief): string | null {
  const said = text.trim();
  if (unnamed.test(said)) return wordsOf(brief.language).unassigned;
  if (everyone.test(said)) return capital(said);
  const behind = /^(\p{Lu}[^:：]{1,30}?)\s?[:：]\s*(\S.*)$/u.exec(said);
  const owner = ownerIn(said, brief) ?? (behind === null ? null : ownerIn(behind[2]!, brief));
  if (owner === null) return null;
  const bare = owner.who.replace(/^(?:owners?|lead|verantwortlich|zuständig|responsables?|pilote)\s?[:：]\s*/iu, '');
  return behind === null || ownerIn(said, brief) !== null ? bare : `${bare} (${behind[1]})`;
}

const unnamed =
  /(?:not yet (?:named|known|assigned|decided)|to be (?:named|assigned|confirmed)|tb[acd]|noch (?:offen|nicht benannt)|à (?:nommer|désigner|définir)|por (?:definir|nombrar|designar)|a definir|da (?:definire|nominare))$|^(?:未定|待定)$/iu;
const everyone = /^(?:all|everyone|alle|tous|toutes|todos|todas|tutti|全員|全体|全员|الجميع)$/iu;

/** `Final tooling approved on 14 December; first review on 30 June`; the plan by its name and span where both do not fit. */
function titleOf(rows: readonly Row[], name: string, brief: Brief): string {
  const say = catalogueOf(brief.language);
  const dated = rows.filter(({ when }) => when !== undefined);
  const [first, last] = [dated[0], dated.at(-1)];
  if (first === undefined || last === undefined || first === last) return name;
  const said = ({ what, when }: Row, text = what) => say.say('plan-dated', { what: text, when: when!, kind: dayWord(when!) });
  const both = say.say('figures-beside', { one: said(first), other: said(last, small(last.what, brief)) });
  const span = titled(name, `${first.when!} – ${last.when!}`, brief.language);
  return [both, span].find((title) => sizeOf(title) <= longestTitle + 12) ?? name;
}
