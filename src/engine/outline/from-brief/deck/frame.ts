/** The pages around the content: cover and agenda. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { datesIn } from '../../../brief/dates.ts';
import { namedIn } from '../../../brief/subject.ts';
import type { Draft } from '../draft.ts';
import type { Exclusions } from '../read/exclusions.ts';
import { capital } from '../read/topics.ts';
import { periodLabel } from './period-label.ts';

/** The deck's name: the author's title, or made from subject, company and type. */
export function deckTitle(brief: Brief): string {
  const catalogue = catalogueOf(brief.language);
  if (brief.title !== null) return brief.title;
  const type = brief.deckType === 'general' ? null : catalogue.say(`type-${brief.deckType}`);
  // A brief with only headings has no words to name a subject.
  const name = [brief.subject, brief.company].find(Boolean)?.replace(/。$/, '') ?? null;
  if (name === null) return type ?? (brief.focus[0] ? capital(brief.focus[0]) : catalogue.say('type-general'));
  const named = /(?:summary|report|overview|update|plan|報告書?|計画書?|提案書?|資料|レビュー|汇报|报告|总结|方案|回顾)$/iu.test(name);
  if (type === null || named || name.toLowerCase().includes(type.toLowerCase())) return capital(name);
  return `${capital(name)}${brief.language === 'fr' ? ' : ' : brief.language === 'ja' || brief.language === 'zh' ? '：' : ': '}${type}`;
}

export function cover(brief: Brief, exclusions: Exclusions): Draft {
  const { audience } = brief;
  const title = deckTitle(brief);
  const bare = /(?<![\p{L}\d])(?:FY|[QTH])[1-4](?![\p{L}\d])/u.exec(brief.instruction)?.[0];
  const period = brief.period ? periodLabel(brief.period, brief.language) : bare;
  const date = datesIn(brief.instruction).find(({ full }) => full)?.text;
  const said = brief.title === null ? saidOf(brief).filter((text) => !exclusions.hits(text)) : [];
  const company = brief.company !== null && !title.includes(brief.company) ? brief.company : undefined;
  const subtitle = company ?? said[0] ?? described(brief, exclusions);
  const more = said.filter((text) => text !== subtitle);
  const told = [title, subtitle ?? '', ...more].join('\n');
  const details = [
    ...[period, brief.period || brief.deckType !== 'launch' ? undefined : date].filter((line) => line && !told.includes(line)),
    ...more,
    audience ? catalogueOf(brief.language).say('for-audience', { audience }) : undefined,
  ];
  return {
    kind: 'cover',
    title,
    weight: 10,
    content: {
      ...(subtitle === undefined ? {} : { subtitle }),
      details: details.filter((line) => line !== undefined).filter((line) => !title.includes(line) && !exclusions.hits(line)),
    },
  };
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
