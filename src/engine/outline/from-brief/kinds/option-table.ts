/** A table of options that its author set: the recommended row marked, and what its amounts say together beside it. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Block } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import { markOf } from '../people/option-marks.ts';
import { sumsOf } from '../people/option-sums.ts';
import { gaining, type Term, type TermKind } from '../people/option-terms.ts';
import { announcing } from '../people/options-listed.ts';
import type { MarkedOption } from '../people/options-marked.ts';
import { proposalIn } from '../people/proposal.ts';
import { small } from '../people/wording.ts';
import { type Place, titled } from '../place.ts';
import { longestTitle, sizeOf } from '../prose/page-language.ts';
import { figureUnder } from '../read/columns.ts';
import { sentencesOf, withRoles } from '../sentences-of.ts';

const costHead =
  /(?<!\p{L})(?:one-?off|one-?time|costs?|price|invest\p{L}*|capex|up-?front|einmalig\p{L}*|kosten|preis|anschaffung\p{L}*|coûts?|prix|achat|costes?|precio|inversión|custos?|preço|costo|costi|prezzo)(?!\p{L})|費用|投資|初期|价格|成本|投资|一次性|التكلفة/iu;
const yearHead =
  /(?<!\p{L})(?:per year|a year|yearly|annual\p{L}*|p\.\s?a\.|running|opex|pro jahr|jährlich\p{L}*|im jahr|laufend\p{L}*|par an|annuel\p{L}*|al año|anual\p{L}*|por ano|all['’]anno|annu[oi])(?!\p{L})|年間|毎年|每年|سنويا/iu;

/** Null for other tables, and for options of which none is recommended and no amount says more beside another. */
export function optionTable({ header, rows }: Block & { type: 'table' }, place: Place): Draft | null {
  const { brief, heading } = place;
  const { language } = brief;
  const isNamed = announcing.test(header[0] ?? '') || (heading !== null && announcing.test(heading));
  if (!isNamed || rows.length < 2 || rows.length > 6 || header.length < 2) return null;
  const kinds = header.map((head, at): TermKind | null => {
    if (at === 0) return null;
    if (gaining.test(head)) return yearHead.test(head) ? 'gain' : null;
    return yearHead.test(head) ? 'yearly' : costHead.test(head) ? 'cost' : null;
  });
  const options = rows.map((cells): MarkedOption => {
    const written = (cells[0] ?? '').replace(/\*\*/gu, '').trim();
    const mark = markOf(written);
    const terms = cells.flatMap((cell, at): Term[] => {
      const kind = kinds[at] ?? null;
      const figure = kind === null ? null : figureUnder(cell.trim(), header[at]!, language);
      if (kind === null || figure === null || (figure.unit !== 'money' && figure.value !== 0)) return [];
      const period = kind === 'cost' ? ('once' as const) : ('year' as const);
      // Nothing to pay is no term of its own.
      return figure.value === 0 ? [] : [{ kind, figure: { ...figure, unit: 'money' }, period, text: cell.trim() }];
    });
    const own = { name: mark?.rest ?? written, mark: mark?.name ?? null, terms };
    return { ...own, by: { cost: [], yearly: [], gain: [], charge: [], time: [] }, other: [], at: [] };
  });
  const proposal = proposalIn(options, withRoles(sentencesOf(brief.material, new Set())), brief);
  const sums = sumsOf(options, place);
  if (proposal === null && sums === null) return null;
  const [favoured, ...more] = proposal?.places ?? [];
  const name = favoured === undefined ? null : options[favoured]!.name;
  const claim =
    name === null || more.length > 0 || sums === null ? null : sums.claim(favoured!, name, (at) => small(options[at]!.name, brief));
  const comma = language === 'ja' || language === 'zh' ? '、' : language === 'ar' ? '، ' : ', ';
  const stated =
    favoured === undefined
      ? []
      : rows[favoured]!.flatMap((cell, at) =>
          at > 0 && !gaining.test(header[at]!) && /\d/.test(cell) && !/^0\D?$/.test(cell.trim())
            ? [statedAs(header[at]!, cell.trim(), language)]
            : [],
        );
  const own = name === null ? [] : [stated, stated.slice(0, -1), stated.slice(1)].map((said) => titled(name, said.join(comma), language));
  const [title, point] = [...new Set([claim, ...own])].filter((each) => each !== null && each !== name && sizeOf(each) <= longestTitle);
  const catalogue = catalogueOf(language);
  const section = heading ?? catalogue.say('role-options');
  const recommended = wordsOf(language).recommended.toLowerCase();
  return {
    kind: 'table',
    title: title ?? section,
    ...(title == null ? {} : { point: point ?? title }),
    section,
    weight: 9,
    notes: [...(sums?.working ?? [])],
    content: {
      columns: [
        { label: header[0]!.trim(), align: 'left' as const },
        ...header.slice(1).map((head) => ({ label: head.trim(), align: 'right' as const })),
        ...(sums?.column ? [{ label: sums.column.label, align: 'right' as const }] : []),
      ],
      rows: rows.map((cells, at) => ({
        role: proposal?.places.includes(at) === true ? ('highlight' as const) : ('body' as const),
        cells: [
          `**${(cells[0] ?? '').trim()}**${proposal?.places.includes(at) === true ? ` (${recommended})` : ''}`,
          ...header.slice(1).map((_, index) => (cells[index + 1] ?? '').trim()),
          ...(sums?.column ? [`**${sums.column.cells[at]!}**`] : []),
        ],
      })),
      reading: [],
    },
  } as Draft;
}

/** `£312k per year`, `11 beds freed`, `6,8 Mio. € Kosten`: a cell with its head, as a title says it. */
function statedAs(head: string, cell: string, language: LanguageCode): string {
  const unit = /\s*[(（]([^()（）]{1,16})[)）]\s*$/u.exec(head)?.[1];
  const said = head.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '').trim();
  const name = language !== 'de' && /^\p{Lu}\p{Ll}/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  return `${cell}${unit !== undefined && /^[\d.,]+$/u.test(cell) ? ` ${unit}` : ''} ${name}`;
}
