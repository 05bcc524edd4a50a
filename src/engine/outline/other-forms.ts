/** The kinds that show the content of a page as well as its own, nothing of it lost, the fittest first. */
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide } from '../../model/outline.ts';
import type { SlideKind } from '../kinds/define-kind.ts';
import { slideKinds } from '../kinds/registry.ts';
import { wordsOf } from '../language/words.ts';

/** The same page in other forms; what is said of it, its notes and its source stay. */
export function otherForms<P extends Pick<AnyOutlineSlide, 'kind' | 'content' | 'lead'>>(page: P, language: LanguageCode): P[] {
  const kind = slideKinds[page.kind] as SlideKind;
  const forms = kind.otherForms?.(page.content, { language, words: wordsOf(language), lead: page.lead }) ?? [];
  return forms.map((form) => ({ ...page, ...form }) as P);
}
