/** The executive summary: the answer as its title, three or four proofs, and what is asked in a band below. */
import { all } from '../../../../languages/all.ts';
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { KindId } from '../../../../model/outline.ts';
import type { Draft } from '../draft.ts';
import { longestTitle, pageLanguage, sizeOf, titleOf } from '../prose/page-language.ts';
import { withFacts } from '../prose/prose-pages.ts';
import { titleStrengthOf, wordsIn } from '../prose/strength.ts';
import { tellingFigure } from '../prose/telling-figure.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';
import type { Said } from '../sentences-of.ts';
import { type PlacedPage, stageOf } from './order.ts';

const most = 4;
/** Fewer sentences leave a summary mostly empty. */
const fewest = 3;

interface Context {
  brief: Brief;
  facts: GivenFacts;
  /** What the author asks for in so many words, first the most important. */
  asks: readonly string[];
  least: number;
}

interface Summary {
  page: Draft;
  /** The pages it sums up; the one whose claim is its title has another claim as its own. */
  body: PlacedPage[];
}

/** Null if fewer pages than `least` make a claim. A point names the title of its page until pages have IDs. */
export function summaryFrom(body: readonly PlacedPage[], sentences: readonly Said[], context: Context): Summary | null {
  const { brief } = context;
  const { claims, proofs, ask } = claimsOf(body, context);
  if (claims.length < context.least) return null;
  const lead = leadOf(proofs, sentences, context);
  const points = pointsOf(
    proofs.filter(({ page }) => page !== lead?.of?.page),
    most,
    body,
    context,
  );
  if (points.length < 2) return null;
  const base = {
    title: lead?.title ?? wordsOf(brief.language).executiveSummary,
    section: wordsOf(brief.language).executiveSummary,
    weight: 8,
  };
  const page: Draft =
    lead?.of?.verdict?.figure === undefined
      ? { ...base, ...listed(points, ask) }
      : { ...base, ...recommended(lead.of.verdict, points, ask, brief) };
  return { page, body: body.map((each) => (lead?.of !== undefined && each.page === lead.of.page ? { ...each, page: lead.page } : each)) };
}

/** Words of what is asked below points of the author's. */
const longestAsk = 18;

type SummaryPoint = ReturnType<typeof pointOf>;

function listed(points: readonly SummaryPoint[], ask: string | undefined): Pick<Draft & { kind: 'executive-summary' }, 'kind' | 'content'> {
  const figures = points.filter(({ figure }) => figure !== undefined).length * 2 >= points.length;
  return {
    kind: 'executive-summary',
    content: {
      points: figures ? [...points] : points.map(({ figure: _, ...point }) => point),
      ...(ask === undefined ? {} : { ask }),
    },
  };
}

/** What is recommended with its price in a block, and beside it what bears it out. */
function recommended(
  { text, figure }: NonNullable<PlacedPage['verdict']>,
  points: readonly SummaryPoint[],
  ask: string | undefined,
  { language }: Brief,
): Pick<Draft & { kind: 'points' }, 'kind' | 'content'> {
  return {
    kind: 'points',
    content: {
      verdict: {
        head: capital(catalogueOf(language).say('role-recommendation')),
        ...(figure === undefined ? {} : { figure }),
        text,
        ...(ask === undefined ? {} : { ask }),
      },
      points: points.map(({ figure: shown, text: head }) => ({ head, ...(shown === undefined ? {} : { figure: shown }) })),
    },
  };
}

/** A summary of the author's in few sentences, with what the pages claim below them. */
export function completed(summary: Draft, body: readonly PlacedPage[], context: Context): Draft {
  if (summary.kind !== 'executive-summary') return summary;
  const { proofs, ask } = claimsOf(body, context);
  if (summary.content.points.length >= fewest)
    return ask === undefined || wordsIn(ask) > longestAsk ? summary : { ...summary, content: { ...summary.content, ask } };
  const said = new Set([summary.title, ...summary.content.points.map(({ text }) => text)].map(lettersOf));
  const more = pointsOf(
    proofs.filter((claim) => !said.has(lettersOf(claim.point ?? claim.page.title))),
    most - summary.content.points.length,
    body,
    context,
  );
  const points = [...summary.content.points, ...more].map(({ figure: _, ...point }) => point);
  return { ...summary, content: { points, ...(ask === undefined ? {} : { ask }) } };
}

/** What the pages claim: proofs, first the strongest, and what is asked. */
function claimsOf(body: readonly PlacedPage[], { brief, asks: asked, facts }: Context) {
  const isAsked = new Set(asked.map(lettersOf));
  const claims = body.filter(
    ({ page, point }) =>
      isClaim(point ?? page.title) &&
      !isHeading(point ?? page.title, brief) &&
      !counts(point ?? page.title, brief) &&
      ![page.title, point ?? ''].some((said) => isAsked.has(lettersOf(said))),
  );
  const asks = claims.filter(
    ({ page, point }) => !proving.has(page.kind) && stageOf(page, brief) === 'decision' && deciding.test(point ?? page.title),
  );
  // What somebody does next proves nothing.
  const proofs = claims
    .filter((claim) => !asks.includes(claim) && claim.page.kind !== 'action-table')
    .toSorted((a, b) => b.page.weight - a.page.weight || a.at - b.at);
  const ask = asked[0] ?? asks.map(({ page, point }) => point ?? page.title)[0];
  return { claims, proofs, ask: ask === undefined ? undefined : withFacts(ask, { brief, facts }) };
}

/** What such pages say under a heading of decisions explains those that were taken. */
const proving: ReadonlySet<KindId> = new Set<KindId>(['points', 'table', 'icon-grid', 'bullets', 'action-table', 'timeline']);

/** The strongest, in the order of the deck. */
function pointsOf(proofs: readonly PlacedPage[], count: number, body: readonly PlacedPage[], context: Context) {
  const strongest = new Set(proofs.slice(0, count));
  return body.filter((claim) => strongest.has(claim)).map((claim) => pointOf(claim, context));
}

function pointOf({ page, point }: PlacedPage, { brief, facts }: Context): { figure?: string; text: string; slide: string } {
  const text = point ?? page.title;
  const figure = tellingFigure(text, brief.language, facts);
  return { ...(figure === undefined ? {} : { figure }), text, slide: page.title };
}

type Lead = { title: string } & ({ of: PlacedPage; page: Draft } | { of?: never });

/** What is recommended or weighs most: a claim whose page has another one to make, or a sentence that is no page's title. */
function leadOf(strongest: readonly PlacedPage[], sentences: readonly Said[], context: Context): Lead | null {
  const first = strongest.find(({ leads }) => leads);
  if (first?.point !== undefined && sizeOf(first.point) <= longestTitle) {
    const isSame = lettersOf(first.point) === lettersOf(first.page.title);
    return {
      title: first.point,
      of: first,
      page: isSame && first.besides !== undefined ? { ...first.page, title: first.besides } : first.page,
    };
  }
  const message = messageIn(sentences, context);
  if (message !== null) return { title: message };
  const claims = strongest.flatMap((placed): Lead[] => {
    const { page, point, retitled } = placed;
    if (point !== undefined && point !== page.title) return sizeOf(point) <= longestTitle ? [{ title: point, of: placed, page }] : [];
    const other = retitled?.();
    return other === undefined || !isClaim(other.title) || other.title === page.title
      ? []
      : [{ title: page.title, of: placed, page: other }];
  });
  const titles = new Set(strongest.map(({ page }) => lettersOf(page.title)));
  const said = sentences
    // An item is one of several.
    .filter(
      ({ list, text }) =>
        list === null &&
        !supposing.test(text) &&
        titleStrengthOf(text) >= (advising.test(text) ? advice : leading) &&
        !context.asks.includes(pageLanguage(text)),
    )
    .toSorted((a, b) => titleStrengthOf(b.text) - titleStrengthOf(a.text))
    .flatMap(({ text }): Lead[] => {
      const title = titleOf(text, context.brief.language);
      return title === null || !isClaim(title) || titles.has(lettersOf(title)) ? [] : [{ title: withFacts(title, context) }];
    });
  // What stands under a label is a part of the matter.
  const all = [...claims, ...said].filter(({ title }) => !/^[^:：]{2,40}[:：]\s/u.test(title) && !supposing.test(title));
  const found = all.find(({ title }) => advising.test(title)) ?? all[0];
  if (found !== undefined) return found;
  // Where nothing else leads, the strongest page does, and the others bear it out.
  const best = strongest[0];
  return best === undefined || strongest.length <= fewest || sizeOf(best.page.title) > longestTitle
    ? null
    : { title: best.point ?? best.page.title, of: best, page: best.page };
}

/** `Main message: "The Saturday job, done by bike"`: what its author says that it is. */
function messageIn(sentences: readonly Said[], context: Context): string | null {
  for (const { text } of sentences) {
    const said = mainMessage.exec(text.trim())?.[1];
    const bare = said?.replace(/^["“„«「\s]+|["”“»」\s.]+$/gu, '') ?? '';
    if (wordsIn(bare) >= 3 && sizeOf(bare) <= longestTitle) return withFacts(capital(bare), context);
  }
  return null;
}
const mainMessage =
  /^(?:(?:the|our|die|unsere|le|notre|el|nuestro|a nossa|il nostro)\s)?(?:(?:main|key|core|central) (?:message|claim|point)|kernbotschaft|hauptbotschaft|kernaussage|message (?:principal|central|clé)|mensaje (?:principal|central|clave)|mensagem (?:principal|central)|messaggio (?:principale|centrale|chiave)|(?:キー|メイン)メッセージ|核心信息|主要信息|الرسالة الرئيسية)\s?[:：]\s*(\S.*)$/iu;

/** What would be done otherwise leads nothing. */
const supposing =
  /(?<!\p{L})(?:would(?!\p{L})|würden?(?!\p{L})|wäre|serai(?:t|ent)|ferions|sería|haríamos|seria|faríamos|sarebbe|faremmo)|(?:だろう|でしょう)[。]?$|^如果/iu;

/** A sentence that leads a deck says what is decided, why, or what changed. */
const leading = 1.2;
/** Advice needs no figure. */
const advice = 0.4;

const lettersOf = (title: string) =>
  title
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const advising =
  /(?<!\p{L})(?:recommend(?!ed(?!\p{L}))|propose|should|must|empfehl|schlagen|soll|müssen|recommand|propos|doit|devons|recomend|propon|debe|deve|raccomand|proponiamo)|提案|推奨|べき|建议|应该|نوصي|نقترح|يجب/iu;

const deciding =
  /(?<!\p{L})(?:decide|decision|approve|approval|agree|ask|entscheid|beschließ|genehmig|freigab|bitten|décid|approuv|valid|demand|decid|decis|aprob|aprov|pedi|approv|chied)|決定|承認|お願い|决定|批准|请|قرار|نطلب|الموافقة/iu;

/** `Two risks, …`: what a page counts is true beside its rows alone. */
function counts(text: string, { language, prompt }: Brief): boolean {
  const plain = text.replace(/\{\{[^{}]*\}\}/g, ' ');
  const words = all[language].signs.cardinals ?? [];
  const said = [...(plain.match(/\d+/g) ?? []), ...words.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(plain))];
  return said.some((number) => !prompt.toLowerCase().includes(number.toLowerCase()));
}

/** What the author only calls a section by is no claim. */
const isHeading = (title: string, { material }: Brief) =>
  material.some(({ heading }) => heading !== null && lettersOf(heading) === lettersOf(title));

/** A heading of two words says nothing. */
function isClaim(title: string): boolean {
  return title.includes('{{') || title.split(/\s+/).length >= 4 || /[\p{Script=Han}\p{Script=Hiragana}]{12,}/u.test(title);
}
