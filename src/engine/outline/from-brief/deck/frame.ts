/** The pages around the content: cover and agenda. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { datesIn } from '../../../brief/dates.ts';
import { matterOf } from '../../../brief/matter.ts';
import { occasionOf } from '../../../brief/occasion.ts';
import { namedIn } from '../../../brief/subject.ts';
import { withoutExclusions } from '../../../brief/topics.ts';
import type { Draft } from '../draft.ts';
import type { Exclusions } from '../read/exclusions.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';
import { coverFigures } from './cover-figures.ts';
import { periodLabel } from './period-label.ts';

/** The deck's name: the author's title, or made from subject, company and type. */
export function deckTitle(brief: Brief): string {
  const catalogue = catalogueOf(brief.language);
  if (brief.title !== null) return brief.title;
  const matter = matterOf(brief.instruction);
  if (matter?.whole && matter.name === brief.subject) return matter.name;
  // A question needs no kind of deck after it.
  if (brief.subject !== null && /[?？؟]$/u.test(brief.subject)) return capital(brief.subject);
  const type = typeName(brief);
  // `Renewal: slides for our client Orchard Dental`
  const kind = brief.subject?.trim() ?? brief.instruction.split(/[:：]/u)[0]!.trim();
  if (brief.audience !== null && renewal.test(kind)) return catalogue.say('cover-renewal', { audience: brief.audience });
  // A brief with only headings has no words to name a subject.
  const subject = namesReaders(brief) ? null : brief.subject;
  const found = [subject, brief.company, measured(brief)].find(Boolean)?.replace(/。$/, '') ?? null;
  if (found === null) return type === null ? (brief.focus[0] ? capital(brief.focus[0]) : catalogue.say('type-general')) : capital(type);
  const name = withProject(found, brief);
  const named =
    /(?:summary|report|overview|update|plan|review|strategy|onboarding|報告書?|計画書?|提案書?|資料|レビュー|汇报|报告|总结|方案|回顾)$/iu.test(
      name,
    );
  const listeners = listenersOf(brief);
  if (type === null || named || name.toLowerCase().includes(type.toLowerCase()))
    return listeners !== null && brief.deckType === 'training'
      ? catalogue.say('cover-for', { name: capital(name), audience: listeners })
      : capital(name);
  const told =
    listeners !== null && /^(?:status|training)$/.test(brief.deckType)
      ? catalogue.say('cover-for', { name: type, audience: listeners })
      : type;
  return catalogue.say('cover-named', { name: capital(name), type: told });
}

const renewal =
  /^(?:(?:contract|licen[cs]e) )?renewal$|^(?:vertrags)?verlängerung$|^renouvellement(?: (?:du |de )?contrat)?$|^renovación$|^renovação$|^rinnovo$|^(?:契約)?更新$|^续约$|^تجديد(?: العقد)?$/iu;

/** `Redwell pitch`, for the Redwell Foundation: whom it is for, and no matter. */
function namesReaders({ subject, audience }: Brief): boolean {
  const readers = audience?.toLowerCase().split(/\s+/u) ?? [];
  const words = subject?.toLowerCase().split(/\s+/u) ?? [];
  const others = words.filter((word) => !readers.includes(word));
  return others.length > 0 && others.length < words.length && others.every((word) => kindOfDeck.test(word));
}

const kindOfDeck =
  /^(?:pitch|visit|meeting|presentation|deck|slides|update|call|termin|besuch|präsentation|vorstellung|gespräch|réunion|visite|présentation|reunión|visita|presentación|reunião|apresentação|riunione|presentazione|incontro)$/iu;

/** What the first table measures, where nobody says what the deck is about: `CA, marge par magasin`. */
function measured({ material, language }: Brief): string | null {
  const table = material.flatMap(({ blocks }) => blocks).find((block) => block.type === 'table');
  if (table === undefined || table.header.length < 2) return null;
  const [by = '', ...columns] = table.header;
  const isNumber = (at: number) => table.rows.every((row) => /^[-+−]?[\d.,\s'’%€$£]*$/u.test(row[at + 1] ?? ''));
  const names = columns
    .filter((_, at) => isNumber(at))
    .map((column) =>
      column
        .replace(/\s*[(（][^()（）]*[)）]|\s*[%€$£]/gu, '')
        .replace(/\s?(?<![\p{L}\d])(?:[QTHS][1-4]\s?)?(?:19|20)\d\d年?(?![\p{L}\d])/gu, '')
        .replace(/\s[QTHS][1-4]$/u, '')
        .trim(),
    );
  const distinct = names.filter((name, at) => name !== '' && names.indexOf(name) === at).slice(0, mostMeasures);
  if (distinct.length === 0 || !/\p{L}{2}/u.test(by) || by.length > 24) return null;
  const catalogue = catalogueOf(language);
  return catalogue.say('given-by', {
    label: catalogue.list(distinct.map((name, at) => (at === 0 ? name : lowerFirst(name)))),
    other: lowerFirst(by),
  });
}

const mostMeasures = 2;
const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** `board update`: the deck of this kind by the name that people use inside a title. */
function typeName({ deckType, language }: Brief): string | null {
  const catalogue = catalogueOf(language);
  if (deckType === 'general') return null;
  return deckType === 'board' || deckType === 'status'
    ? catalogue.say(`cover-${deckType}`)
    : inner(catalogue.say(`type-${deckType}`), language);
}

/** German writes nouns with a capital; scripts without capitals have none to lose. */
const inner = (label: string, language: LanguageCode) =>
  language === 'de' || !/^\p{Lu}\p{Ll}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** `Harbor`, introduced as `project "Harbor"`, is Project Harbor. */
function withProject(name: string, { instruction }: Brief): string {
  const at = instruction.indexOf(name);
  const word = /(?<!\p{L})(projec?k?t|projet|proyecto|projeto|progetto|program(?:me)?|initiative)\s+["“„«]?\s?$/iu.exec(
    instruction.slice(0, Math.max(0, at)),
  )?.[1];
  return word === undefined ? name : `${capital(word)} ${name}`;
}

/** `the steering committee`, as English names readers inside a title. */
function listenersOf({ audience, instruction, language }: Brief): string | null {
  if (audience === null || language !== 'en' || audience.length > 40 || namedIn(instruction) !== null) return null;
  const at = instruction.toLowerCase().indexOf(audience.toLowerCase());
  return /(?<!\p{L})the\s+$/iu.test(instruction.slice(0, Math.max(0, at))) ? `the ${audience}` : audience;
}

/** `pages`: those of the deck, for the figures that it proves. */
export function cover(brief: Brief, exclusions: Exclusions, pages: readonly Draft[], facts: GivenFacts): Draft {
  const title = deckTitle(brief);
  const asked = withoutExclusions(brief.instruction);
  const bare = /(?<![\p{L}\d])(?:FY|[QTH])[1-4](?![\p{L}\d])/u.exec(asked)?.[0];
  const period = brief.period ? periodLabel(brief.period, brief.language) : bare;
  const date = datesIn(asked).find(({ full }) => full)?.text;
  const said = brief.title === null ? saidOf(brief).filter((text) => !exclusions.hits(text)) : [];
  const company = brief.company !== null && !title.includes(brief.company) ? brief.company : undefined;
  const readers = readersOf(brief, title);
  const own = company ?? said[0] ?? described(brief, exclusions);
  const subtitle = own ?? readers ?? undefined;
  const more = said.filter((text) => text !== subtitle);
  const told = [title, subtitle ?? '', readers ?? '', ...more].join('\n');
  const details = [
    ...[period, brief.period || brief.deckType !== 'launch' ? undefined : date].filter((line) => line && !told.includes(line)),
    ...more,
    own === undefined ? undefined : readers,
    ...(brief.byline ?? []),
  ];
  const figures = coverFigures(pages, facts, brief.language);
  return {
    kind: 'cover',
    title,
    weight: 10,
    content: {
      ...(subtitle === undefined ? {} : { subtitle }),
      details: details
        .filter((line) => line !== undefined && line !== null)
        .filter((line) => !title.includes(line) && !exclusions.hits(line)),
      ...(figures.length > 0 ? { figures } : {}),
    },
  };
}

/** For whom and when: `Leadership meeting, Thursday`; the day alone if the title names the readers. */
function readersOf(brief: Brief, title: string): string | null {
  const { audience, instruction, language } = brief;
  const occasion = occasionOf(instruction, audience);
  const name = occasion?.name ?? audience;
  const when = occasion?.when ?? null;
  if (name === null || title.toLowerCase().includes(name.toLowerCase())) return when;
  if (when === null && occasion?.name == null) return catalogueOf(language).say('for-audience', { audience: name });
  return when === null ? capital(name) : catalogueOf(language).say('cover-occasion', { name: capital(name), when });
}

/** `launching 3 March 2027`: what the brief says about the one thing it names. */
function saidOf({ instruction }: Brief): string[] {
  const said = namedIn(instruction)?.said ?? [];
  return said.map((text) => capital(text.replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/giu, '$1'))).filter((text) => text.length <= 80);
}

/** `Tideloop, software that schedules ferry crews`: how the author describes the subject. */
function described({ subject, instruction }: Brief, exclusions: Exclusions): string | undefined {
  const at = subject === null || !/^\p{Lu}/u.test(subject) ? -1 : instruction.indexOf(`${subject}, `);
  if (at < 0) return undefined;
  const said = /^[^.;:,()\n\d]{8,80}(?=[.,\n]|$)/u.exec(instruction.slice(at + subject!.length + 2))?.[0].trim();
  const wish =
    /(?<!\p{L})(?:slides?|folien|diapositiv\p{L}*|please|bitte|for|für|pour|para|per|with|mit|avec|con)(?!\p{L})|^(?:focus|keep|end|cover)/iu;
  return said === undefined || wish.test(said) || exclusions.hits(said) ? undefined : capital(said);
}

/** Sections in order; consecutive slides of a section count once. */
export function agenda(slides: readonly Draft[], brief: Brief): Draft {
  const heads = slides.map(({ section, title }) => section ?? title);
  return {
    kind: 'agenda',
    title: wordsOf(brief.language).agenda,
    weight: 8,
    content: { items: heads.filter((head, index) => heads.indexOf(head) === index).map((head) => ({ head })) },
  };
}
