/** Adds to the speaker notes how every measure on a page is computed and from which file, one line per measure. */
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import type { Text } from '../../../model/text.ts';
import { limitsSaid } from './answers/given.ts';
import { type Context, safe } from './context.ts';
import { type Draft, usedFacts } from './draft.ts';
import { caveatsOf, missingOf } from './quality-text.ts';

/** Pages with more measures are overview tables; the appendix defines the rest. */
const mostLines = 8;

/** Separator between the source and its qualifiers, as in the footer. */
const apart = ' · ';

/** @param draft a finished page; one without figures stays as it is */
export function withMeasureNotes(context: Context, { part, slide }: Draft): AnyOutlineSlide {
  const { notes } = slide;
  if (notes === undefined || part === 'cover' || part === 'actions' || part === 'appendix') return slide;
  const shown = measuresOf(context, slide);
  if (shown.length === 0) return slide;
  const sources = new Set([context.source, ...shown.map((metric) => context.sourceOf(metric))].filter((source) => source !== null));
  const said = notes.filter((note) => !sources.has(note));
  const lines = shown
    .filter((metric) => !isDefined(context, said, metric))
    .map((metric) =>
      context.catalogue.say('definition-line', { label: context.label(metric), definition: safe(context.note(metric).definition, 300) }),
    )
    .slice(0, Math.max(0, mostLines - said.length));
  const named = shown.map((metric) => context.sourceOf(metric)).filter((source): source is Text => source !== null);
  const missing = slide.source === undefined ? [] : [...limitsSaid(context, shown), ...missingOf(context, shown)];
  const source = [slide.source, ...missing].filter(Boolean).join(apart);
  return { ...slide, ...(source !== '' && { source }), notes: [...said, ...caveatsOf(context, shown), ...lines, ...new Set(named)] };
}

/** Metrics of the figures in title and content, in table order. */
function measuresOf({ evidence, computed }: Context, slide: AnyOutlineSlide): string[] {
  const facts = usedFacts([{ ...slide, notes: [], source: '' }], (id) => evidence.byId(id));
  const shown = new Set(Object.values(facts).map(({ metric }) => metric));
  return computed.map(({ id }) => id).filter((id) => shown.has(id));
}

/** Whether the notes already define the metric: an English line has its figure's formula; elsewhere a change or share only names the measure. */
function isDefined(context: Context, notes: readonly Text[], metric: string): boolean {
  const [label, definition] = [context.label(metric), safe(context.note(metric).definition, 300)];
  if (context.brief.language !== 'en') return notes.some((note) => note.includes(definition));
  return notes.some((note) => note.startsWith(`${label} (`) || note.startsWith(`${label}, `));
}
