/** What is wrong with a planned deck in a language. */
import { checkDirections } from '../../../src/engine/check/truth/directions.ts';
import { replaceReferences, slideScope } from '../../../src/engine/check/truth/slide-texts.ts';
import { slideKinds } from '../../../src/engine/kinds/registry.ts';
import { formatFact, numberContext } from '../../../src/engine/language/numbers.ts';
import type { LanguageCode } from '../../../src/model/language.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { strings } from './plan-texts.ts';

const englishWords =
  /(?<![\p{L}-])(?:the|and|of|with|against|rose|fell|held|from|which|stood|won|lost|rate|share|quarter|month|period|value|rows?)(?![\p{L}-])/iu;
const causal =
  /\b(?:because|due to(?! close)|weil|wegen|aufgrund|grâce à|à cause|en raison|debido|gracias a|devido|graças|a causa|grazie a)\b|ため、|おかげ|因为|由于|بسبب|بفضل/iu;

/** What is wrong with a planned deck: an unresolved reference, an odd title, a word of English, a direction against its sign. */
export function faultsOf({ slides, facts }: Outline, language: LanguageCode): string[] {
  const wrong: string[] = [];
  const numbers = numberContext(Object.values(facts), language);
  const titles = slides.map(({ title }) => title);
  if (new Set(titles).size < titles.length) wrong.push('repeated title');
  for (const [index, slide] of slides.entries()) {
    slideKinds[slide.kind].content.parse(slide.content);
    for (const text of strings(slide)) {
      for (const [, id] of text.matchAll(/\{\{([^|}]+)(?:\|[a-z]+)?\}\}/g))
        if (!Object.hasOwn(facts, id!)) wrong.push(`${slide.id}: ${id}`);
      if (/\b(undefined|null|NaN|Infinity)\b|\[object/.test(text) || causal.test(text)) wrong.push(`${slide.id}: ${text}`);
    }
    const reading = 'reading' in slide.content ? (slide.content.reading ?? []) : [];
    const title = replaceReferences(slide.title, (id, style) => formatFact(facts[id]!, style as 'plain', numbers)).replaceAll('**', '');
    if (title === '' || title.length > 100 || title.endsWith('…')) wrong.push(`${slide.id}: ${title}`);
    for (const text of [slide.title, slide.lead ?? '', slide.source ?? '', ...reading]) {
      const words = replaceReferences(text, () => '0').replace(/[\w-]+\.csv/g, '');
      if (language !== 'en' && englishWords.test(words)) wrong.push(`${slide.id}: ${words}`);
    }
    checkDirections(slideScope(slide, index + 1, facts), facts, language, (rule, message) => wrong.push(`${slide.id} ${rule}: ${message}`));
  }
  return wrong;
}
