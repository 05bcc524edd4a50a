/** Options side by side, as plans with their price, as cards or in rows, with the recommended one marked. */
import { all } from '../../../../languages/all.ts';
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { ContentOf } from '../../../../model/outline.ts';
import type { Draft } from '../draft.ts';
import { weightedScores } from '../figures/weighted-scores.ts';
import { titled } from '../place.ts';
import { titleOf } from '../prose/page-language.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import type { Finding, Sentence } from '../said.ts';
import { isAdvice } from './decisions.ts';
import { numbered, type Option } from './option.ts';
import { amountsIn, countWord, fits, plainly, small, smallAll, wordCount } from './wording.ts';

export interface Context {
  brief: Brief;
  facts: GivenFacts;
  sentences: readonly Sentence[];
}

/** The options of one unit; `favoured` is the one that the author puts first, -1 for none. */
export interface Choice {
  read: readonly Option[];
  /** The sentence above them. */
  intro: Sentence | null;
  unit: readonly Sentence[];
  favoured?: number;
}

export function optionsPage({ read, intro, unit, favoured: proposed = -1 }: Choice, context: Context): Finding {
  const { brief, sentences } = context;
  const { language } = brief;
  const catalogue = catalogueOf(language);
  const advice = sentences.filter(isAdvice);
  // Which of them is recommended may stand anywhere, if it is said by its name.
  const named = recommended(read, advice);
  const favoured = named < 0 && advice.length === 0 ? proposed : named;
  const naming = named < 0 ? [] : advice.filter(({ text }) => recommended(read, [{ text }]) === named);
  const said = (naming.length > 0 ? naming : advice).filter((sentence) => unit.length === 0 || unit.includes(sentence));
  const claim = said.length === 1 ? titleOf(said[0]!.text, language) : null;
  const isWhole = claim !== null && claim.length >= plainly(said[0]!.text).length - 1;
  const scores = scoresOf(read, context);
  const title = isWhole ? claimWith(claim, read[favoured], brief) : favoured < 0 ? null : claimWith(null, read[favoured], brief);
  const told = new Set(read.flatMap(({ at }) => at));
  if (intro !== null) told.add(intro.at);
  if (isWhole) told.add(said[0]!.at);
  return {
    tells: [...told].toSorted((a, b) => a - b),
    page: {
      ...shown(read, favoured, scores, context),
      title: title ?? countedTitle(read, intro, brief),
      weight: scores === null ? 7 : 8.5,
      section: catalogue.say('role-options'),
      notes: [
        ...(intro === null ? [] : [intro.text]),
        ...sentences.filter(({ at }) => read.some((option) => option.at.includes(at))).map(({ text }) => text),
      ],
    } as Draft,
    ...(isWhole && favoured >= 0 && { leads: true as const }),
    ...(isWhole && wordCount(claim) <= fewWords && title !== claim
      ? { point: claimWith(null, read[favoured], brief) ?? claim }
      : isWhole
        ? { point: claim }
        : {}),
  };
}

function countedTitle(read: readonly Option[], intro: Sentence | null, brief: Brief): string {
  const { language } = brief;
  const catalogue = catalogueOf(language);
  const count = countWord(read.length, language);
  // `Option A: repair` is repair among options.
  const bare = read.map(({ name }) => (numbered.exec(name)?.[2] ? name.replace(/^[^:：]{1,24}[:：]\s*/u, '') : name));
  const counted = catalogue.say('people-options', { count, items: smallAll(bare, brief) });
  const opening = intro === null ? null : titleOf(intro.text, language);
  return fits(counted) ? counted : (opening ?? catalogue.say('people-options-first', { count }));
}

/** `I recommend the linkspan: £3.1m, done by 14 March`: few words of advice, or none, with what is said of the option they name. */
function claimWith(claim: string | null, option: Option | undefined, brief: Brief): string | null {
  if (option === undefined || (claim !== null && (wordCount(claim) > fewWords || /[%€$£¥]/u.test(claim)))) return claim;
  const { language } = brief;
  const name = claim ?? option.name;
  const said = option.said.map((each) => small(each, brief));
  const comma = language === 'ja' || language === 'zh' ? '、' : language === 'ar' ? '، ' : ', ';
  const titles = said.map((_, at) => titled(name, said.slice(0, said.length - at).join(comma), language));
  return titles.find((title) => fits(title) && title.length > name.length) ?? claim;
}
/** Advice in so many words says less than what speaks for it. */
const fewWords = 5;

/** `Weighted score: 4.00`, one for each option, from a table of the brief that scores all of them; null without one. */
function scoresOf(read: readonly Option[], { brief, facts }: Context): string[] | null {
  for (const { blocks } of brief.material)
    for (const block of blocks) {
      const found = block.type === 'table' ? weightedScores(block, { brief, facts }) : null;
      if (found === null || found.options.length !== read.length) continue;
      const own = read.map(({ name }) => {
        const number = numbered.exec(name)?.[1]?.toLowerCase();
        return found.options.findIndex((option) => [number, name.toLowerCase()].includes(option.toLowerCase()));
      });
      if (own.every((at) => at >= 0)) return own.map((at) => `${found.name}: {{${found.totals[at]}}}`);
    }
  return null;
}

function shown(
  given: readonly Option[],
  favoured: number,
  scores: readonly string[] | null,
  context: Context,
): Pick<Draft, 'kind' | 'content'> {
  const read = scores === null ? given : given.map((option, at) => ({ ...option, said: [...option.said, scores[at]!] }));
  const side = ({ name, said }: Option) => ({ head: name, items: said.length > 0 ? said : ['–'] });
  if (read.length === 2)
    return {
      kind: 'two-columns',
      content: {
        left: side(read[0]!),
        right: side(read[1]!),
        ...(favoured < 0 ? {} : { favoured: favoured === 0 ? ('left' as const) : ('right' as const) }),
      },
    };
  const words = read.reduce((sum, { name, said }) => sum + wordCount(name) + said.reduce((all, text) => all + wordCount(text), 0), 0);
  if (words > mostWords && read.every(({ said }) => said.length > 0))
    return asTable(read, favoured, scores === null ? null : given, context);
  const plans = plansOf(read, context);
  if (plans !== null) return { kind: 'pricing', content: { plans, ...(favoured < 0 ? {} : { recommended: favoured }) } };
  const mark = all[context.brief.language].grammar.semicolon ?? '; ';
  return {
    kind: 'icon-grid',
    content: { cells: read.map(({ name, said }) => ({ head: name, ...(said.length > 0 ? { text: said.join(mark) } : {}) })) },
  };
}

/** More words are read in rows across the page. */
const mostWords = 54;

/** A row for each option, its score at the end of it. */
function asTable(
  read: readonly Option[],
  favoured: number,
  given: readonly Option[] | null,
  { brief }: Context,
): Pick<Draft, 'kind' | 'content'> {
  const catalogue = catalogueOf(brief.language);
  const mark = brief.language === 'ja' || brief.language === 'zh' ? '。' : '. ';
  const scores = given === null ? null : read.map(({ said }) => said.at(-1)!.split(': '));
  return {
    kind: 'table',
    content: {
      columns: [
        { label: catalogue.say('role-options'), align: 'left' as const },
        { label: catalogue.say('people-risk-meaning'), align: 'left' as const },
        ...(scores === null ? [] : [{ label: scores[0]![0]!, align: 'left' as const }]),
      ],
      rows: read.map(({ name, said }, at) => ({
        role: at === favoured ? ('highlight' as const) : ('body' as const),
        cells: [`**${name}**`, (given === null ? said : given[at]!.said).join(mark), ...(scores === null ? [] : [scores[at]!.at(-1)!])],
      })),
      reading: [],
    },
  };
}

/** More plans than that do not fit side by side. */
const mostPlans = 4;
const costing =
  /^(?:it )?(?:costs?|for|at|price|kosten|kostet|preis|für|coûte|coût|prix|cuesta|coste|precio|custa|custo|preço|costa|costo|prezzo|費用(?:は)?|价格|费用|投资|成本|一次性|التكلفة)\s?[:：]?\s?/iu;

/** What each costs, above the rest that is said of it; null unless all but one name one amount that begins what is said. */
function plansOf(read: readonly Option[], { brief, facts }: Context): ContentOf<'pricing'>['plans'] | null {
  if (read.length > mostPlans) return null;
  const priced = read.map(({ said }) => {
    const found = said.flatMap((text, at) => {
      const figures = amountsIn(text, brief.language);
      const [figure] = figures;
      if (figure === undefined) return [];
      const rest = text
        .slice(figure.at + figure.text.length)
        .replace(/^[\s,;，；、]+/u, '')
        .trim();
      const before = text.slice(0, figure.at).replace(costing, '').trim();
      return before === '' && wordCount(rest) <= (figures.length > 1 ? 9 : 4) ? [{ at, figure, per: rest }] : [];
    });
    return found.length === 1 ? found[0]! : null;
  });
  if (priced.filter((price) => price !== null).length < read.length - 1) return null;
  return read.map(({ name, said }, index) => {
    const price = priced[index]!;
    if (price === null) {
      const [amount, ...others] = said.flatMap((text) => {
        const [figure, ...more] = amountsIn(text, brief.language);
        return figure === undefined || more.length > 0
          ? []
          : [{ figure, words: wordCount(text.slice(0, figure.at)), per: text.slice(figure.at + figure.text.length).trim() }];
      });
      // `No investment, but £310,000 a year more`: its figure stands above, its words below.
      const isSaid = amount !== undefined && others.length === 0 && amount.words <= 3 && wordCount(amount.per) <= 4;
      return {
        name,
        price: isSaid ? `{{${facts.give(amount.figure, name)}}}` : '–',
        ...(isSaid && amount.per !== '' ? { per: amount.per } : {}),
        items: said,
      };
    }
    return {
      name,
      price: `{{${facts.give(price.figure, name)}}}`,
      ...(price.per === '' ? {} : { per: price.per }),
      items: said.filter((_, at) => at !== price.at),
    };
  });
}

/** The one option that the author recommends by its name, or that alone has all the words of the advice; -1 where that is not certain. */
function recommended(read: readonly Option[], advice: readonly Pick<Sentence, 'text'>[]): number {
  const named = read.flatMap(({ name }, at) => (advice.some(({ text }) => names(text, name)) ? [at] : []));
  if (named.length > 0) return named.length === 1 ? named[0]! : -1;
  const meant = read.flatMap(({ name }, at) => (advice.some(({ text }) => isMeant(text, name)) ? [at] : []));
  return meant.length === 1 ? meant[0]! : -1;
}

/** `redrawing the routes` names `Redraw the routes`. */
function names(text: string, name: string): boolean {
  const said = text.toLowerCase();
  const number = numbered.exec(name)?.[1];
  if (number !== undefined) return new RegExp(`${number.toLowerCase()}(?![\\p{L}\\d])`, 'u').test(said);
  if (/\p{Script=Han}/u.test(name)) return said.includes(name);
  const words = wordsIn(name);
  return words.length > 0 && words.every((word) => has(said, word));
}

/** `I recommend the linkspan` means the one option with a linkspan. */
function isMeant(text: string, name: string): boolean {
  if (numbered.test(name) || against.test(text)) return false;
  const words = wordsIn(text.replace(/[.。!]\s*$/u, '')).filter((word) => !advising.test(word));
  return words.length > 0 && words.length <= 4 && words.every((word) => has(name.toLowerCase(), word));
}
/** Without articles and the like; those of three letters count too, so that `buy six vans` is not what `lease the vans` means. */
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !little.test(word))
    .map((word) => word.replace(/^[بلوك]?ال(?=\p{Script=Arabic}{3})|^ب(?=\p{Script=Arabic}{4})/u, '').replace(/(?<=\p{L}{4})ing$/u, ''));
const little =
  /^(?:the|and|for|our|its|this|that|der|die|das|den|dem|des|ein\p{L}*|und|für|zum|zur|les|des|une|pour|dans|los|las|una|uno|del|por|para|con|uma|dos|das|com|gli|dei|per|nel|delle|della|في|من|على)$/u;
const has = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})(?:[بلوك]?ال)?${word.slice(0, Math.max(Math.min(4, word.length), word.length - 2))}`, 'u').test(text);
const advising =
  /^(?:recomm?end|propos|suggest|advis|advice|would|strongly|therefore|empfeh|empfiehl|schlag|vorschl|unsere|meine|daher|recommand|préconis|conseill|notre|nous|recomien|propon|propom|sugier|sugir|sugger|nuestra|nossa|raccomand|consigl|nostra|نوصي|نقترح)/iu;
const against = /(?<!\p{L})(?:not|against|nicht|gegen|kein\p{L}*|pas|contre|no|não|contra|non|contro|لا)(?!\p{L})/iu;
