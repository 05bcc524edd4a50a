/** What a brief leaves open, asked before its deck is made: the questions that matter most, and the brief with their answers. */
import { readBrief } from './brief/read-brief.ts';
import type { DeckOptions } from './generate-deck.ts';
import type { OpenQuestion } from './outline/from-brief/deck/questions.ts';
import { planFromBrief } from './outline/from-brief/plan-from-brief.ts';

/** Who made a deck in a hurry answers no more. */
const most = 3;

/** None for an outline, and none where the brief cannot be read: making the deck says why. */
export async function questionsOn(
  asked: { prompt: string; documents?: string },
  { slides, language, audience, today }: DeckOptions,
): Promise<OpenQuestion[]> {
  try {
    const brief = await readBrief({
      ...asked,
      ...(slides && { slides }),
      ...(language && { language }),
      ...(audience !== undefined && { audience }),
    });
    return planFromBrief(brief, today).questions.slice(0, most);
  } catch {
    return [];
  }
}

/** The answers follow as sections of their own. */
export function answered(prompt: string, answers: readonly { page: string; answer: string }[]): string {
  return [prompt, ...answers.map(({ page, answer }) => `## ${page}\n\n${answer.trim()}`)].join('\n\n');
}
