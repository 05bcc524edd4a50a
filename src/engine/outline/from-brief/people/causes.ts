/** Why one thing happened, where a sentence gives several reasons for it. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { isLabel } from './labels.ts';
import { countWord, fitting, plainly, smallAll, wordCount } from './wording.ts';

const because = /,?\s(?:and\s|und\s|et\s|y\s|e\s)?(?:because|weil|parce que|parce qu'|puisque|porque|perché)\s/iu;
/** A fear is a risk, and a wish no cause. */
const unsure =
  /(?<!\p{L})(?:worry|worries|fear|could|might|may|would|if|risk|should|must|need|want|recommend|propose|not because|nicht weil)(?!\p{L})|[?？]$/iu;

export const causes: Reader = (sentences, { brief }): Finding[] =>
  sentences
    .filter(({ heading, text }) => !isLabel(heading, 'risks') && !unsure.test(text))
    .flatMap(({ at, text }: Sentence): Finding[] => {
      const [effect, ...parts] = text.replace(/[.。!]\s*$/u, '').split(because);
      const reasons = parts.map((part) => plainly(part.replace(/[,;]\s*$/u, '')));
      if (effect === undefined || reasons.length < 2 || wordCount(effect) < 2 || reasons.some((reason) => wordCount(reason) < 2)) return [];
      const whole = named(plainly(effect), brief.subject);
      // `This` says nothing on a page of its own.
      if (/^(?:this|that|das|es|c'est|cela)(?!\p{L})/iu.test(whole)) return [];
      const catalogue = catalogueOf(brief.language);
      return [
        {
          tells: [at],
          page: {
            kind: 'points',
            title: fitting([
              catalogue.say('people-causes', { effect: whole, items: smallAll(reasons, brief) }),
              catalogue.say('people-causes-count', { effect: whole, count: countWord(reasons.length, brief.language).toLowerCase() }),
              whole,
            ]),
            weight: 6,
            notes: [text],
            content: { points: reasons.map((head) => ({ head })) },
          },
        },
      ];
    });

/** `We lost it` in a deck on why the tender was lost. */
function named(effect: string, subject: string | null): string {
  const reason = /^why\s(.{6,80})$/iu.exec(subject ?? '')?.[1];
  return reason !== undefined && /(?<!\p{L})(?:it|this|that)(?!\p{L})/iu.test(effect) ? plainly(reason) : effect;
}
