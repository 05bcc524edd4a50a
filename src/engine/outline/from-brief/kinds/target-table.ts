/** A table of measures of several units, each with where it stands and where it is to be. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Block, Brief } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { datesIn } from '../../../brief/dates.ts';
import type { Draft } from '../draft.ts';
import { longestTitle } from '../figures/claims.ts';
import { small } from '../people/wording.ts';
import type { Place } from '../place.ts';
import { sizeOf } from '../prose/page-language.ts';
import { clean, type Figure, figuresIn } from '../read/figures.ts';

export const nowHead =
  /^(?:now|today|current(?:ly)?|current (?:value|state|date)|actual|latest|baseline|status quo|as is|heute|aktuell|derzeit|ist(?:wert)?|stand|aujourd['’]hui|actuel(?:lement)?|situation actuelle|valeur actuelle|réalisé|hoy|actual(?:mente)?|situación actual|valor actual|hoje|atual(?:mente)?|situação atual|oggi|attuale|situazione attuale|現状|現在|実績|现状|目前|当前|现在|اليوم|الآن|الحالي|الوضع الحالي)(?![\p{L}])/iu;
export const goalHead =
  /^(?:targets?|goals?|plan(?:ned)?|objective|aim|to be|ziel(?:wert)?|soll|plan|geplant|objectif|cible|prévu|objetivo|meta|previsto|obiettivo|previsto|piano|目標|計画|目标|计划|المستهدف|الهدف|المخطط|الخطة)(?![\p{L}])/iu;

/** One line, and hardly more. */
const longestPair = 74;
const bracketed = /\s*[(（][^()（）]*[)）]\s*$/u;

/** One figure among words, at most: `7.5 min`, `214 (2024)`, `under 100`. */
interface Amount {
  figure: Figure;
  /** What stands beside it. */
  rest: string;
}

/** Null unless each row has one figure now and one as its target; dates are a plan of their own. */
export function targetDraft({ header, rows }: Block & { type: 'table' }, { brief, facts, heading }: Place): Draft | null {
  const { language } = brief;
  const now = header.findIndex((head, at) => at > 0 && nowHead.test(head.trim()));
  const goal = header.findIndex((head, at) => at > 0 && goalHead.test(head.trim()));
  if (now < 0 || goal < 0 || now === goal || rows.length < 2) return null;
  const read = rows.map((row) => ({ from: amountOf(row[now] ?? '', language), to: amountOf(row[goal] ?? '', language) }));
  // Amounts of one unit are a plan and what came of it.
  const units = new Set(read.map(({ from }) => (from === null ? '' : `${from.figure.unit} ${from.rest}`)));
  if (read.some(({ from, to }) => from === null || to === null) || units.size < 2) return null;
  const say = catalogueOf(language);
  const moves = rows.map((row, at) => ({
    label: row[0]!.trim(),
    now: row[now]!.trim(),
    target: row[goal]!.trim(),
    gap: gapOf(read[at]!.from!, read[at]!.to!, row[0]!.trim(), { brief, facts }),
  }));
  const gaps = moves.filter(({ gap }) => gap !== null).length;
  const withGap = header.length === 3 && gaps >= 2 && gaps >= moves.length - 1;
  const base = {
    title: titleOf(moves, brief) ?? heading ?? header[0]!,
    ...(heading === null ? {} : { section: heading }),
    weight: 7,
  } as const;
  const columns = [
    ...header.map((label, at) => ({
      label,
      align: at === now || at === goal ? ('right' as const) : ('left' as const),
      ...(at === goal ? { highlight: true } : {}),
    })),
    ...(withGap ? [{ label: say.say('figures-toGo'), align: 'right' as const }] : []),
  ];
  return {
    ...base,
    kind: 'table',
    content: {
      columns,
      rows: rows.map((row, at) => ({
        role: 'body' as const,
        cells: [...header.map((_, cell) => (row[cell] ?? '').trim()), ...(withGap ? [moves[at]!.gap ?? ''] : [])],
      })),
      reading: [],
    },
  };
}

function amountOf(cell: string, language: LanguageCode): Amount | null {
  const text = cell.trim();
  const said = text.replace(bracketed, '');
  const found = figuresIn(said, language);
  if (found.length !== 1 || datesIn(text).length > 0) return null;
  const [figure] = found as [Figure];
  return { figure, rest: `${said.slice(0, figure.at)}…${said.slice(figure.at + figure.text.length)}`.trim() };
}

/** The distance in the unit of both, as a fact; null where it is not certain. */
function gapOf(from: Amount, to: Amount, label: string, { facts, brief }: Pick<Place, 'facts' | 'brief'>): string | null {
  const like = from.figure.unit === to.figure.unit && from.figure.currency === to.figure.currency && from.rest === to.rest;
  if (!like) return null;
  const [a, b] = [from, to].map(({ figure }) => facts.give(figure, label)) as [FactId, FactId];
  const gap = clean(to.figure.value - from.figure.value);
  const formula = `${to.figure.text} less ${from.figure.text}`;
  const unit = from.figure.unit === 'ratio' ? 'points' : from.figure.unit;
  const id = facts.derive(gap, unit, label, formula, [b, a]);
  // The unit that both cells name stands behind the difference too: `−3.5 min`.
  const [before = '', after = ''] = from.rest.split('…');
  const spaced = brief.language === 'ja' || brief.language === 'zh' ? after : after.trimStart() === '' ? '' : ` ${after.trimStart()}`;
  return before.trim() === '' ? `{{${id}|signed}}${spaced}` : null;
}

/** `Metered streets: from 91% to 85%; double-parking per day: from 52 to 20`: the first, and the one that is to change most. */
function titleOf(moves: readonly { label: string; now: string; target: string }[], brief: Brief): string | null {
  const say = catalogueOf(brief.language);
  const bare = (text: string) => text.replace(bracketed, '');
  const said = moves.map(({ label, now, target }) => ({
    whole: say.say('figures-goal', { label, now: bare(now), target }),
    inside: say.say('figures-goal', { label: small(label, brief), now: bare(now), target }),
  }));
  const pairs = said.slice(1).map(({ inside }) => say.say('figures-beside', { one: said[0]!.whole, other: inside }));
  return [...pairs.filter((title) => sizeOf(title) <= longestPair), said[0]!.whole].find((title) => sizeOf(title) <= longestTitle) ?? null;
}
