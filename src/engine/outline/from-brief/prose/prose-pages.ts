/** A group of sentences as a page: the strongest is its title, the others its points, in the composition that suits them. */
import { all as languages } from '../../../../languages/all.ts';
import { catalogueOf, inner, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { AnyOutlineSlide } from '../../../../model/outline.ts';
import { datesIn } from '../../../brief/dates.ts';
import type { Role } from '../../../brief/roles/role.ts';
import { sentences } from '../../../brief/sentences.ts';
import { iconsFor } from '../../../icons/find-icons.ts';
import { isDenied } from '../denied.ts';
import type { Draft } from '../draft.ts';
import { quantitiesIn } from '../figures/quantities.ts';
import { isAdvice } from '../people/decisions.ts';
import { titled } from '../place.ts';
import { figuresIn } from '../read/figures.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';
import type { Said } from '../sentences-of.ts';
import { kindsOf } from './gathered.ts';
import { type Group, mostWords, perPage } from './groups.ts';
import { longestTitle, type Point, pageLanguage, pointOf, sizeOf, titleOf } from './page-language.ts';
import { refersBack, strengthOf, titleStrengthOf, wordsIn } from './strength.ts';
import { tellingFigure } from './telling-figure.ts';

interface Context {
  brief: Brief;
  facts: GivenFacts;
}

export interface ProsePage {
  page: Draft;
  /** The sentence that its title is; null if it has a name alone. */
  claim: string | null;
}

const opening = 0.5;

/** `besides`: a sentence that is told as a title elsewhere, and here only as a point. */
export function prosePage(all: Group, context: Context, besides?: string): ProsePage {
  const { brief } = context;
  const isOne = new Set(all.map(({ heading }) => heading)).size === 1;
  const leadIn =
    isOne && all.length > 1 ? all.find((said, at) => isLeadIn(said) && (announces(said.text) ? at === 0 : all.length > 2)) : undefined;
  // How many follow, in the middle of a paragraph, needs no page.
  const given = all.filter((said) => said !== leadIn && (all.length < 3 || !announces(said.text)));
  const isTable = asksTable(given) && canBeTable(given);
  const shortened = isTable ? null : inShort(given);
  const group = shortened?.short ?? given;
  const items = namedItems(group, brief.language);
  const headings = [...new Set(group.map(({ heading }) => heading))];
  const main = mainHeading(group);
  const able = group.filter(({ text }) => text !== besides && !isDenied(text, brief));
  const claim =
    items !== null
      ? null
      : (claimOf(
          able.filter(({ heading }) => main === null || heading === main),
          brief.language,
        ) ?? claimOf(able, brief.language));
  const title = claim === null ? null : claimed(claim, headings.length > 1 || group.length === 1, brief.language);
  const kept = strongest(
    group.filter((said) => said !== claim),
    claim === null ? 0 : wordsIn(claim.text),
    isTable ? tableRoom : perPage,
  );
  const left = [...group.filter((said) => said !== claim && !kept.includes(said)), ...(shortened?.cut ?? [])];
  const section = main ?? headings[0] ?? kindNamed(given, brief.language);
  const told = (text: string) => withFacts(text, context);
  const cut = claim !== null && title !== null && pageLanguage(claim.text).length > title.length + 2;
  const notes = [...(cut ? [claim.text] : []), ...(left.length > 0 ? [left.map(withLabel).join(' ')] : [])];
  const base = {
    title: told(
      title ?? items ?? (headings.every((heading) => heading === null) ? openingOf(group) : null) ?? nameOf(group, headings, context),
    ),
    weight: 5 + Math.min(1, Math.max(0, ...group.map(({ text }) => strengthOf(text))) / 4),
    ...(section === null || title?.startsWith(capital(section)) ? {} : { section: capital(section) }),
    ...(leadIn === undefined ? {} : { lead: pageLanguage(leadIn.text).replace(/\s*[:：]$/u, '') }),
    ...(notes.length > 0 ? { notes } : {}),
  };
  const points = pointsOf(kept, headings.length > 1 ? main : section, brief.language).map(({ head, text }) => ({
    head: told(head),
    ...(text === undefined ? {} : { text: told(text) }),
  }));
  if (points.length === 0) return { page: { ...base, ...alone(base.title, nameOf(group, headings, context)) } as Draft, claim: null };
  const table = isTable ? tableOf(points, headings, brief) : null;
  const [first, ...forms] = table ?? formsOf(points, context);
  const page = { ...base, ...first!, ...(forms.length > 0 ? { forms } : {}) } as Draft;
  return { page, claim: claim?.text ?? null };
}

/** What a page without a heading is of, where it is of one kind that has a name. */
function kindNamed(group: Group, language: LanguageCode): string | null {
  if (group.some(({ heading }) => heading !== null)) return null;
  const kinds = new Set(kindsOf(group).values());
  const [kind] = kinds;
  const names = { evidence: null, risk: 'role-risks', task: 'role-nextSteps', decision: 'role-decisions' } as const;
  const name = kinds.size === 1 && group.length > 1 ? names[kind!] : null;
  return name === null ? null : capital(catalogueOf(language).say(name));
}

/** Beside its title and what is asked. */
/** A title of so many words takes none from the points. */
const fewestInTitle = 8;
const perSummary = { most: 4, words: 60 } as const;

/** The author's own summary: its claim, and the sentences that bear it out. */
export function ownSummary(group: Group, context: Context): Draft {
  const { language } = context.brief;
  const able = group.filter(({ text }) => !isDenied(text, context.brief));
  // What is recommended is what its readers are to know first.
  const titleIn = (said: Said) => titleOf(said.text, language) ?? (isAdvice(said) ? openingOf([said]) : null);
  const claim = able.find((said) => isAdvice(said) && titleIn(said) !== null) ?? claimOf(able, language);
  const title = claim === null ? null : titleIn(claim);
  const isWhole = claim !== null && title === pageLanguage(claim.text);
  const kept = strongest(
    group.filter((said) => said !== claim),
    title === null ? 0 : wordsIn(title) - fewestInTitle,
    perSummary,
  );
  const left = group.filter((said) => !kept.includes(said) && (said !== claim || !isWhole));
  const points = kept.map(({ text }) => {
    const { head } = pointOf(text, language);
    return { text: withFacts(head, context), figure: tellingFigure(withFacts(text, context), language, context.facts) };
  });
  const figures = points.filter(({ figure }) => figure !== undefined).length * 2 > points.length;
  return {
    kind: 'executive-summary',
    title: withFacts(title ?? nameOf(group, [], context), context),
    section: wordsOf(language).executiveSummary,
    weight: 9,
    content: { points: points.map(({ text, figure }) => ({ text, ...(figures && figure !== undefined ? { figure } : {}) })) },
    ...(left.length > 0 ? { notes: [left.map(withLabel).join(' ')] } : {}),
  };
}

/** `All rooms, first quarter:` says what follows it, and nothing by itself. */
export function isLeadIn({ text, list }: Said): boolean {
  return list === null && sizeOf(text) <= longestLead && (/[:：]$/u.test(text.trim()) || announces(text));
}

/** `Three things can go wrong`, `Two other risks deserve mention`: how many follow. */
function announces(text: string): boolean {
  return announcing.test(text.trim()) && !/\d/u.test(text) && wordsIn(text) <= mostAnnouncing;
}

const mostAnnouncing = 8;
const announcing = new RegExp(
  `^(?:(?:there are|it has|we see|es gibt|il y a|hay|há|ci sono)\\s)?(?:(?:and|und|et|y|e)\\s)?(?:the |die |les? |los |as |os |i )?(?:${Object.values(
    languages,
  )
    .flatMap(({ signs }) => signs.cardinals ?? [])
    .join(
      '|',
    )})\\s(?:(?:other|more|further|weitere|andere|autres|otr[oa]s|outr[oa]s|altr[ei])\\s)?(?:things?|risks?|points?|groups?|reasons?|questions?|measures?|options?|steps?|issues?|problems?|dinge|risiken|punkte|gruppen|gründe|fragen|maßnahmen|schritte|choses|risques|raisons|mesures|groupes|étapes|cosas|riesgos|puntos|razones|medidas|grupos|pasos|coisas|riscos|pontos|razões|passos|cose|rischi|punti|motivi|misure|gruppi|passi)(?!\\p{L})`,
  'iu',
);

const longestLead = 105;

/** A few words need the label they stand under. */
export function withLabel({ text, heading }: Said): string {
  return heading === null || wordsIn(text) > fewWords ? text : `${heading}: ${text}`;
}

/** Where no sentence can be the title: what the sections are called, or what the deck is about. */
function nameOf(group: Group, headings: readonly (string | null)[], { brief }: Context): string {
  const named = headings.filter((heading) => heading !== null);
  const name =
    named.length > 0 ? catalogueOf(brief.language).list(named.map((heading, at) => (at === 0 ? heading : inner(heading)))) : null;
  return capital(name ?? brief.title ?? brief.subject ?? pageLanguage(group[0]!.text));
}

/** `Market: 1,900 ferry operators in Europe`: an item, and among several headings a few words, need the label they stand under. */
function claimed({ text, heading, list }: Said, several: boolean, language: LanguageCode): string | null {
  const claim = titleOf(text, language);
  const isPart = list !== null || (several && wordsIn(text) <= fewWords);
  return claim === null || heading === null || !isPart ? claim : titled(capital(heading), claim, language);
}

const fewWords = 9;

/** Where no sentence is short enough for a title: how the first that says something by itself begins, up to a comma. */
function openingOf(group: Group): string | null {
  for (const { text } of group) {
    const said = pageLanguage(text);
    const cuts = [...said.matchAll(/[,;](?=\s)|[、，；]/gu)].map(({ index }) => said.slice(0, index).trim());
    const found = cuts.findLast((cut) => sizeOf(cut) <= longestTitle && sizeOf(cut) >= shortestOpening && !/[(（][^)）]*$/u.test(cut));
    if (found !== undefined && !refersBack(found)) return found;
  }
  return null;
}

const shortestOpening = 24;

/** The strongest sentence that can be a title, the earlier of equals; an item of a list only where there are no others. */
function claimOf(group: Group, language: LanguageCode): Said | null {
  // Of tasks in a list the first is not what all of them say.
  const able = group.filter(
    ({ text, list, role }) => titleOf(text, language) !== null && wordsIn(text) >= 4 && !(list !== null && role === 'task'),
  );
  const prose = able.filter(({ list, text }) => list === null && titleStrengthOf(text) > 0);
  // Who opens with a sentence means it.
  const worth = (said: Said) =>
    titleStrengthOf(said.text) +
    (said === group[0] ? opening : 0) +
    (said.role === undefined ? 0 : (bearing[said.role] ?? (/\d/.test(said.text) ? 0 : unfit)));
  return (prose.length > 0 ? prose : able).toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** What was found or decided heads a page; what lies behind it, or who does what, stands below. */
const bearing: Readonly<Partial<Record<Role, number>>> = {
  finding: 0,
  decision: 0.5,
  request: 0.3,
  risk: 0.1,
  option: 0,
  background: 0,
  heading: 0,
  task: -0.3,
};
/** For what is hardly matter at all, and has no figure. */
const unfit = -1;

/** As many as fit a page, in their order; of several sections first the strongest of each. */
function strongest(all: readonly Said[], taken: number, room: { most: number; words: number } = perPage): Said[] {
  const ranked = all.toSorted((a, b) => strengthOf(b.text) - strengthOf(a.text));
  const firsts = ranked.filter(({ heading }, at) => ranked.findIndex((other) => other.heading === heading) === at);
  const labels = firsts.length > 1 ? firsts.reduce((sum, { heading }) => sum + wordsIn(heading ?? ''), 0) : 0;
  let words = taken + labels;
  const chosen = new Set<Said>();
  for (const said of [...firsts, ...ranked.filter((each) => !firsts.includes(each))]) {
    const size = wordsIn(pageLanguage(said.text));
    if (chosen.size > 0 && (chosen.size >= room.most || words + size > room.words)) continue;
    chosen.add(said);
    words += size;
  }
  return all.filter((said) => chosen.has(said));
}

/** What stands under several headings or labels, and is more than a page of sentences, is read row by row. */
function asksTable(group: Group): boolean {
  const headings = new Set(group.map(({ heading }) => heading));
  const words = group.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const named = headings.size > 1 ? !headings.has(null) : group.every(({ text, list }) => list !== null && labelOf(text) !== null);
  return named && words > mostWords && (headings.size > 1 || group.length >= perPage.least);
}

/** Whether each row has a label: under several headings, none of them is that of the page. */
function canBeTable(group: Group): boolean {
  return new Set(group.map(({ heading }) => heading)).size === 1 || mainHeading(group) === null;
}

const tableRoom = { most: 12, words: 140 } as const;

/** Null if a row has no label. */
function tableOf(points: readonly Point[], headings: readonly (string | null)[], { language }: Brief): Shown[] | null {
  if (points.length < 2 || points.some(({ text }) => text === undefined)) return null;
  const first = headings.length === 1 && headings[0] != null ? capital(headings[0]) : wordsOf(language).item;
  const columns = [first, catalogueOf(language).say('people-risk-meaning')].map((label) => ({ label, align: 'left' as const }));
  const rows = points.map(({ head, text }) => ({
    cells: [`**${head.replaceAll('**', '')}**`, text!.replaceAll('**', '')],
    role: 'body' as const,
  }));
  return [{ kind: 'table', content: { columns, rows, reading: [] } }];
}

const labelOf = (text: string) => /^([^:：.!?]{2,48})[:：](?!\d)\s*\S/u.exec(text)?.[1]?.trim() ?? null;

/** Items too long to share a page say what they are and one sentence of it; null if they fit, or are no list. */
function inShort(group: Group): { short: Said[]; cut: Said[] } | null {
  if (group.length < 2 || group.some(({ list }) => list === null) || group.reduce((sum, { text }) => sum + wordsIn(text), 0) <= mostWords)
    return null;
  const short = group.map((said) => ({ ...said, text: sentences(said.text)[0] ?? said.text }));
  return { short, cut: group.filter(({ text }, at) => text !== short[at]!.text) };
}

/** `Risks: merchants fear higher prices, equipment comes late`: items that are short, or have a label, are named together; null if they are not, or too many. */
function namedItems(group: Group, language: LanguageCode): string | null {
  const [first] = group;
  if (group.length < 2 || first?.heading == null || group.some(({ list, heading }) => list === null || heading !== first.heading))
    return null;
  const labels = group.map(({ text }) => labelOf(text) ?? undefined);
  const names = group.map(({ text }, at) => labels[at] ?? (wordsIn(text) <= fewWords ? pageLanguage(text) : null));
  if (names.some((name) => name === null) || new Set(labels.map((label) => label === undefined)).size > 1) return null;
  const title = titled(
    capital(first.heading),
    names.join(/[、，。]/u.test(names.join()) || language === 'ja' || language === 'zh' ? '；' : '; '),
    language,
  );
  return sizeOf(title) <= longestTitle ? title : labels[0] === undefined ? null : capital(first.heading);
}

/** The heading that most of a page stands under; its points need no label. Null if there is none. */
function mainHeading(group: Group): string | null {
  const counts = new Map<string | null, number>();
  for (const { heading } of group) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= perPage.least && first[1] * 2 > group.length ? first[0] : null;
}

/** Under several headings and labels each point starts with its own, but for what stands under the one that the page is `named` by. */
function pointsOf(said: readonly Said[], named: string | null, language: LanguageCode): Point[] {
  const found: Point[] = [];
  for (const { heading, text, list } of said) {
    const last = found.at(-1);
    if (heading === null || heading === named) found.push(pointOf(text, language));
    else if (last?.text !== undefined && last.head === capital(heading))
      last.text = `${last.text}${list === null ? '. ' : '; '}${pageLanguage(text)}`;
    else found.push({ head: capital(heading), text: pageLanguage(text) });
  }
  return found;
}

const few = 3;

type Shown = Pick<AnyOutlineSlide, 'kind' | 'content'>;

function withFigure({ head, text }: Point, { brief, facts }: Context): Point & { figure?: string } {
  const figure = tellingFigure(`${head} ${text ?? ''}`, brief.language, facts);
  return { ...(figure === undefined ? {} : { figure }), head, ...(text === undefined ? {} : { text }) };
}

/** Best first. */
function formsOf(points: readonly Point[], context: Context): Shown[] {
  const rows: Shown = { kind: 'points', content: { points: points.map((point) => withFigure(point, context)) } };
  const cards: Shown = {
    kind: 'icon-grid',
    content: { cells: points.map(({ head, text }) => ({ head, ...(text === undefined ? {} : { text }) })) },
  };
  const list: Shown = {
    kind: 'bullets',
    content: { items: points.map(({ head, text }) => ({ text: text === undefined ? head : `**${head}:** ${text}`, children: [] })) },
  };
  const numbered: Shown = {
    kind: 'executive-summary',
    content: { points: points.map(({ head, text }) => ({ text: text === undefined ? head : `**${head}:** ${text}` })) },
  };
  const short = points.every(({ head, text = '' }) => sizeOf(head) <= 60 && sizeOf(text) <= 120 && text !== '');
  const pictured = short && points.length >= 3 && iconsFor(points, context.brief.language) !== null;
  // Few points fill a page only where they are set large.
  if (points.length <= few) return pictured ? [cards, rows, numbered] : [rows, numbered];
  // More sentences than a summary holds would take a second page.
  const more = points.length <= perPage.free ? [numbered, list] : [list];
  return pictured ? [cards, rows, ...more] : short ? [rows, cards, ...more] : [rows, ...more];
}

/** One sentence: its figure large under it, with the words around it, or itself large under what it is about. */
function alone(said: string, about: string): { title: string } & Shown {
  const figure = /\{\{[^{}]*\}\}/.exec(said)?.[0];
  const label = figure === undefined ? '' : clauseAround(figure, said);
  if (figure !== undefined && label !== '') return { title: said, kind: 'big-number', content: { value: figure, label } };
  return { title: about, kind: 'statement', content: { text: said } };
}

/** Verbs that only link a name to its figure, and words that lead to one. */
const linking =
  /\s(?:is|are|was|were|stays?|stayed|remains?|remained|stands?|stood|ist|sind|war|waren|bleibt|bleiben|liegt|lag|est|sont|reste|restent|es|son|sigue|queda|é|são|fica|è|sono|resta)$/iu;
const leading = /\s(?:at|to|of|by|in|with|only|about|auf|bei|um|von|zu|mit|nur|à|de|par|en|con|a|al|em|com|di|da|su|solo)$/iu;

/** `ARR is {{…}}, burn is …` → `ARR`: what stands beside the figure in its clause, without the verb that only links them. */
function clauseAround(figure: string, said: string): string {
  const clauses = said.split(/[,;:().](?!\d)|[。、，；：]/u);
  const clause = clauses.find((text) => text.includes(figure)) ?? '';
  const [before = '', after = ''] = clause.split(figure);
  const name = after.trim() === '' ? before.trim().replace(leading, '') : before.trim();
  return capital(`${name.replace(linking, '')} ${after.trim()}`.trim());
}

/** Characters on either side of a figure that its label is made of, and that tell what it counts. */
const mostAround = 200;

/** Amounts, rates, counts and lengths of time as references to facts; dates, years, ages and small numbers stay words. */
export function withFacts(text: string, { brief, facts }: Context): string {
  if (isDenied(text, brief)) return text;
  const dates = datesIn(text);
  const measured = quantitiesIn(text, brief.language).filter(
    ({ word, end }) => word !== '' && !/^\s(?:old|alt)(?!\p{L})/u.test(text.slice(end)),
  );
  const found = figuresIn(text, brief.language)
    .map((figure) => measured.find(({ at }) => at === figure.at) ?? figure)
    .filter(
      ({ unit, at, text: figure, ...rest }) =>
        (unit !== 'number' || 'word' in rest || isCount(figure, text.slice(0, at), text.slice(at + figure.length))) &&
        text.slice(at, at + figure.length) === figure &&
        !dates.some((date) => at < date.at + date.text.length && date.at < at + figure.length),
    );
  return found.reduceRight((rest, figure) => {
    const after = figure.at + figure.text.length;
    const around = `${text.slice(0, Math.min(figure.at, mostAround))}${text.slice(after, after + mostAround)}`;
    const label = capital(around.replace(/\s+/g, ' ').trim().slice(0, 60));
    return `${rest.slice(0, figure.at)}{{${facts.give(figure, label)}}}${rest.slice(figure.at + figure.text.length)}`;
  }, text);
}

/** `4,200 people`, not `2026`, `Car 221` or `8.30`. */
function isCount(figure: string, before: string, after: string): boolean {
  if (/\p{Lu}\p{L}*\s$|\p{L}-$|\d\s\p{L}{1,4}\s$/u.test(before.slice(-mostAround))) return false;
  return (
    /^\d{1,3}(?:[,.\u00a0\u202f '’]\d{3})+$|^\d{2,}$|\p{L}$/u.test(figure) &&
    !/^(?:19|20)\d\d$/.test(figure) &&
    /^\s?(?!(?:to|or|and|bis|oder|und|à|ou|et|a|o|y|al|e)(?!\p{L}))\p{L}{2,}/u.test(after)
  );
}
