/** The pages that the readers of people's matters make of one paragraph, for tests. */
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { people } from '../../../../../src/engine/outline/from-brief/people/people.ts';
import { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';
import type { Finding } from '../../../../../src/engine/outline/from-brief/said.ts';
import { sentencesOf, withRoles } from '../../../../../src/engine/outline/from-brief/sentences-of.ts';
import type { LanguageCode } from '../../../../../src/model/language.ts';

/** A prompt above the paragraph, so that it is all matter. */
const openings: Readonly<Record<LanguageCode, string>> = {
  en: 'Please make a deck for the board from this note.',
  de: 'Bitte mach aus dieser Notiz eine Präsentation für den Vorstand.',
  fr: 'Merci de faire une présentation pour la direction avec cette note.',
  es: 'Haz una presentación para el consejo con esta nota.',
  pt: 'Faça uma apresentação para a diretoria com esta nota.',
  it: 'Crea una presentazione per il consiglio con questa nota.',
  ja: 'このメモから取締役会向けの資料を作ってください。',
  zh: '请根据这份笔记为董事会做一份汇报。',
  ar: 'أعد عرضا لمجلس الإدارة من هذه المذكرة.',
};

export interface PeoplePage {
  kind: string;
  title: string;
  content: Record<string, unknown>;
}

/** Figures as they were written; 24 November 2026. */
export async function peoplePages(language: LanguageCode, paragraph: string): Promise<PeoplePage[]> {
  const brief = await readBrief({ prompt: `${openings[language]}\n\n${paragraph}` });
  const facts = new GivenFacts();
  const sentences = withRoles(sentencesOf(brief.material, new Set()));
  const found = people.flatMap((read): Finding[] => read(sentences, { brief, facts, asOf: '2026-11-24' }));
  const written = (text: string) => text.replace(/\{\{([^{}|]+)[^{}]*\}\}/g, (_, id: string) => facts.get(id).display ?? '?');
  return found.map(({ page }) => JSON.parse(written(JSON.stringify({ kind: page.kind, title: page.title, content: page.content }))));
}
