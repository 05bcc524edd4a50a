/** Variety: no kind more than twice in a row, few lists; and the other forms a page can take. */
import { wordsOf } from '../../languages/catalogue.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide, KindId } from '../../model/outline.ts';
import type { SlideKind } from '../kinds/define-kind.ts';
import { slideKinds } from '../kinds/registry.ts';

const isFrame = (kind: KindId) => slideKinds[kind].frame === true;

/** Maximum share of content pages that are lists, and maximum pages of one kind in a row. */
export const most = { bullets: 0.4, running: 2 } as const;

interface VarietyFigures {
  /** Share of content pages that are lists, to two decimals; null without such pages. */
  bullets: number | null;
  /** Most pages of one kind in a row. */
  running: number;
}

export function varietyOf(kinds: readonly KindId[]): VarietyFigures {
  const content = kinds.filter((kind) => !isFrame(kind));
  const bullets = content.filter((kind) => kind === 'bullets').length;
  return {
    bullets: content.length === 0 ? null : Math.round((bullets / content.length) * 100) / 100,
    running: Math.max(0, ...kinds.map((_, at) => runAt(kinds, at))),
  };
}

/** The same pages, some in another form; a page stays if no form helps. */
export function varied<P extends { kind: KindId }>(pages: readonly P[], formsOf: (page: P) => readonly P[]): P[] {
  const found = [...pages];
  const kinds = () => found.map(({ kind }) => kind);
  const room = Math.floor(found.filter(({ kind }) => !isFrame(kind)).length * most.bullets);
  const lists = () => found.filter(({ kind }) => kind === 'bullets').length;
  const longestWith = (at: number, kind: KindId) => runAt(kinds().with(at, kind), at);

  const stuck = new Set<number>();
  while (lists() > room && stuck.size < found.length) {
    // Start with the list that has most lists around it.
    const at = kinds()
      .flatMap((kind, index) => (kind === 'bullets' && !stuck.has(index) ? [index] : []))
      .reduce((best, index) => (best < 0 || runAt(kinds(), index) > runAt(kinds(), best) ? index : best), -1);
    if (at < 0) break;
    const forms = formsOf(found[at]!).filter(({ kind }) => kind !== 'bullets');
    const form =
      forms.find(({ kind }) => longestWith(at, kind) === 1) ?? forms.find(({ kind }) => longestWith(at, kind) <= most.running) ?? forms[0];
    if (form) found[at] = form;
    else stuck.add(at);
  }

  for (let at = most.running; at < found.length; at += 1) {
    const run = [at, at - 1, at - 2].filter((place) => found[place]?.kind === found[at]!.kind);
    if (run.length <= most.running || isFrame(found[at]!.kind)) continue;
    // The page that makes the run too long, otherwise one of those before it.
    for (const place of run) {
      const form = formsOf(found[place]!).find(
        ({ kind }) => kind !== found[at]!.kind && longestWith(place, kind) <= most.running && (kind !== 'bullets' || lists() < room),
      );
      if (form) {
        found[place] = form;
        break;
      }
    }
  }
  return found;
}

/** Number of pages of the same kind in a row around this one. */
function runAt(kinds: readonly KindId[], at: number): number {
  const kind = kinds[at]!;
  if (isFrame(kind)) return 0;
  let [from, to] = [at, at];
  while (kinds[from - 1] === kind) from -= 1;
  while (kinds[to + 1] === kind) to += 1;
  return to - from + 1;
}

/** The same page in other forms; its title, notes and source stay. */
export function otherForms<P extends Pick<AnyOutlineSlide, 'kind' | 'content' | 'lead'>>(page: P, language: LanguageCode): P[] {
  const kind = slideKinds[page.kind] as SlideKind;
  const forms = kind.otherForms?.(page.content, { language, words: wordsOf(language), lead: page.lead }) ?? [];
  const soWhat = 'soWhat' in page.content && page.content.soWhat !== undefined ? { soWhat: page.content.soWhat } : {};
  return forms.map((form) => ({ ...page, ...form, content: { ...form.content, ...soWhat } }) as P);
}
