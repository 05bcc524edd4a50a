/** What a suspected cause concerns: the measure that it may have moved, and the members that it was done to. */
import type { Question } from '../../../../model/brief.ts';
import type { Dimension, EffectAsked, EffectMissing, MetricNote } from '../../../../model/fact.ts';
import { isNamed } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';
import { fold } from '../in-english.ts';
import { wordsOf } from '../topics.ts';
import { measuresAsked } from './asked-of.ts';

/** More of a dimension are all of it, as good as. */
const mostPart = 0.8;

export function effectAsked(context: Context, question: Question): EffectAsked | EffectMissing {
  const asked = { question: question.text, since: question.since! };
  const [note] = measureAsked(context, question.about);
  const shareOf = note ? null : outcomeAsked(context, question.about);
  if (!note && !shareOf) return { ...asked, metric: '', treated: null, missing: 'measure' };
  const treated = treatedIn(context, question, note?.id ?? null, shareOf?.dimension);
  const found = { ...asked, metric: note?.id ?? '', ...(shareOf && { shareOf }), treated };
  return { ...found, ...(!treated && namesAnother(context, question) && { missing: 'member' as const }) };
}

/** Values of a column that tells outcomes; more are names of something else. */
const mostOutcomes = 12;

/** The member of a column that words name, such as a status: `no-shows` of visits, `cancellations`. */
function outcomeAsked({ evidence }: Context, about: string): EffectAsked['shareOf'] | null {
  const asked = wordsOf(about);
  for (const { id, members, role, of, coded } of evidence.table.dimensions) {
    if (role !== 'other' || of || coded || members.length > mostOutcomes) continue;
    const member = members.find((each) => wordsOf(each).every((word) => asked.some((one) => isForm(one, word))));
    if (member !== undefined) return { dimension: id, member };
  }
  return null;
}

/** `cancellation` and `cancelled`. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same >= 5 && same >= 0.7 * Math.min(one.length, other.length);
}

const volume =
  /(?<!\p{L})(?:volumes?|quantit\p{L}+|units|volumen|mengen?|absatz|absätze|ventes|volúmenes|volumi)(?!\p{L})|数量|销量|出荷|الكمية|الحجم/iu;

/** By its name; volume is the units that are sold or, where nobody counts them, orders or rows. */
function measureAsked(context: Context, about: string): MetricNote[] {
  const named = measuresAsked(context, about);
  if (named.length > 0 || !volume.test(about)) return named;
  const { computed, table } = context;
  const units = computed.find(({ id, label }) => /(?:^|[_ ])(?:units?|quantity|qty|volume|pieces)(?:[_ ]|$)/i.test(`${id} ${label}`));
  const counts = computed.filter(
    ({ unit, state, polarity, beside }) => unit === 'count' && !state && polarity !== 'down' && beside === undefined,
  );
  const ofRows = counts.find(({ id, measured }) => id === 'orders' || measured?.how === 'rows');
  const found = units ?? ofRows ?? counts.find(({ id }) => id.includes(table.subject.many)) ?? counts[0];
  return found ? [found] : [];
}

interface Named {
  dimension: Dimension;
  members: string[];
  /** As they are written, and beside the name of their dimension. */
  fits: number;
}

/** The members that the words on the cause name; null where they name none, or nearly all of a dimension. */
export function treatedIn(
  context: Context,
  question: Pick<Question, 'text' | 'about'>,
  metric: string | null,
  besides: string | undefined,
): EffectAsked['treated'] {
  return allTreatedIn(context, question, metric, besides)[0] ?? null;
}

/** The same of every dimension, the best named first. */
export function allTreatedIn(
  { evidence }: Context,
  { text, about }: Pick<Question, 'text' | 'about'>,
  metric: string | null,
  besides: string | undefined,
): NonNullable<EffectAsked['treated']>[] {
  const words = (part: string) =>
    ` ${part
      .replace(/[’']s(?!\p{L})/gu, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  // What is asked of the measure, such as no-shows, may be a member of another column.
  const said = words(about === '' ? text : text.replace(about, ' '));
  const folded = fold(said);
  const found = evidence.table.dimensions.flatMap((dimension): Named[] => {
    if (dimension.of || dimension.coded || dimension.id === besides) return [];
    if (metric !== null && evidence.members(metric, dimension, 'all').length < 2) return [];
    const label = fold(words(dimension.label)).trim();
    const members = dimension.members.filter((member) => {
      const called = words(member).trim();
      if (called.length < 2 || !isNamed(member, dimension)) return false;
      // `Nachtschicht` is the member Nacht of the dimension Schicht.
      return called.length > 2 ? has(folded, fold(called)) || has(folded, `${fold(called)}${label}`) : has(said, called);
    });
    const exact = members.filter((member) => has(said, words(member).trim()));
    const kept = [exact, members, byFirstName(dimension, said, words), byMark(dimension, text)].find(({ length }) => length > 0) ?? [];
    if (kept.length === 0 || kept.length > mostPart * dimension.members.length) return [];
    const beside = kept.some((member) => {
      const called = fold(words(member)).trim();
      return folded.includes(` ${label} ${called} `) || folded.includes(` ${called} ${label} `);
    });
    const isTeam = dimension.role === 'team' && folded.includes(' team ');
    return [{ dimension, members: kept, fits: Number(beside) * 2 + Number(exact.length > 0) + Number(isTeam) }];
  });
  return found.toSorted((a, b) => b.fits - a.fits).map(({ dimension, members }) => ({ dimension: dimension.id, members }));
}

/** People are called by their first names, where only one has it. */
function byFirstName({ role, members }: Dimension, said: string, words: (part: string) => string): string[] {
  if (role !== 'owner' && role !== 'team') return [];
  const named = members.filter((member) => {
    const [first = ''] = words(member).trim().split(' ');
    return first.length > 2 && /^\p{Lu}/u.test(first) && said.includes(` ${first} `);
  });
  return named.length === 1 ? named : [];
}

/** `The night shift, with "(NS)" behind the name`: all whose names have it. */
function byMark({ members }: Dimension, text: string): string[] {
  const marks = [...text.matchAll(/["“„«「](?<mark>[^"”“»」]{2,20})["”“»」]/gu)].map(({ groups }) => groups!.mark!.trim());
  return members.filter((member) => marks.some((mark) => member.includes(mark) && member !== mark));
}

/** Also where a script sets no space between words. */
function has(said: string, called: string): boolean {
  if (/[\u3040-\u30ff\u3400-\u9fff]/.test(called)) return said.includes(called);
  if (said.includes(` ${called} `)) return true;
  // `Eilaufträge` are the member Eilauftrag, `couriers` the member Courier.
  const at = called.length >= shortestWithEnding ? said.indexOf(` ${called}`) : -1;
  const end = at < 0 ? -1 : said.indexOf(' ', at + 1);
  return end > 0 && end - at - 1 - called.length <= longestEnding && !called.includes(' ');
}

/** Letters of a member that is also named with an ending, and of that. */
const shortestWithEnding = 6;
const longestEnding = 2;

/** Whether a name follows that of a dimension, as in clinic West, and no member is called so. */
function namesAnother({ evidence }: Context, { text }: Question): boolean {
  return evidence.table.dimensions.some(({ label, members, of }) => {
    if (of || !/^[\p{L}]+$/u.test(label)) return false;
    const [, named] = new RegExp(`(?<!\\p{L})(?:${label}|${label.toLowerCase()})\\s+(\\p{Lu}[\\p{L}\\p{N}-]*)`, 'u').exec(text) ?? [];
    return named !== undefined && !members.some((member) => fold(member).includes(fold(named)));
  });
}
