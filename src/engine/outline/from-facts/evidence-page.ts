/** A page that shows a measure, with what all such pages share. */
import type { AnyOutlineSlide, KindId, OutlineSlide } from '../../../model/outline.ts';
import type { Text } from '../../../model/text.ts';
import { type Context, safe } from './context.ts';
import type { Draft } from './draft.ts';
import { fitTitle } from './titles.ts';

interface EvidencePage<K extends KindId> extends Pick<Draft, 'topics' | 'worth' | 'dimension' | 'because'> {
  metric: string;
  /** IDs of the findings it proves. */
  proves?: readonly string[];
  id: string;
  kind: K;
  /** Wordings of the title, most telling first. */
  titles: readonly Text[];
  lead: Text;
  /** Source of its figures; by default that of its measure. */
  source?: Text | null;
  /** What it is about, if its measure does not say it. */
  section?: string;
  notes: Text[];
  content: OutlineSlide<K>['content'];
}

export function evidencePage<K extends KindId>(context: Context, page: EvidencePage<K>): Draft {
  const { topics, worth, metric, dimension, because, proves = [], id, kind, titles, lead, notes, content } = page;
  const { source = context.sourceOf(metric), section = sectionOf(context, metric, dimension) } = page;
  const slide = { id, kind, title: fitTitle(titles), lead, section, ...(source && { source }), notes, content } as AnyOutlineSlide;
  return {
    part: 'evidence',
    topics,
    worth,
    metric,
    ...(dimension !== undefined && { dimension }),
    ...(because !== undefined && { because }),
    proves,
    slide,
  };
}

/** What a page is about: of the headline measure the results or the dimension it is split by, otherwise its own measure. */
export function sectionOf(context: Context, metric: string, dimension?: string): string {
  const { catalogue, evidence, insights } = context;
  if (metric !== insights.headline) return context.label(metric);
  const split = dimension === undefined ? null : evidence.dimension(dimension);
  return split ? safe(split.label) : catalogue.say('sections-results');
}
