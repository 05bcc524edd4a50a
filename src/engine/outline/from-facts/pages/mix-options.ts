/** A decision where only the weights of groups moved a measure: one row an option, with what the figures say of it. */
import { ref } from '../../../../model/text.ts';
import { atOldMix, mixSaid } from '../answers/mix-told.ts';
import type { Context } from '../context.ts';
import { costInMix, decisionInMix, type MixOptions, saysInMix, titlesInMix } from '../decisions/against-mix.ts';
import { lettered } from '../decisions/held-said.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';

const none = '–';

export function mixOptionsPage(context: Context, decided: MixOptions): Draft {
  const { catalogue, brief } = context;
  const { question, found, options, best } = decided;
  const labels = catalogue.parts('held-columns');
  const said = mixSaid(context, found);
  const reading = [
    decisionInMix(context, decided),
    catalogue.say('mix-watch', { ...said, value: ref(found.now.id), constant: ref(atOldMix(context, found).id) }),
  ];
  const page = evidencePage(context, {
    topics: ['decision', 'decide', 'option', 'choice', 'cost'],
    worth: 1,
    metric: found.note.metric,
    id: `decision-${brief.questions.indexOf(question) + 1}`,
    kind: 'table',
    titles: titlesInMix(context, decided),
    lead: catalogue.say('mix-options-lead', said),
    notes: context.notes(
      reading,
      options.flatMap(({ cost, treats, gives }) => [
        cost?.cost ?? null,
        treats?.before ?? null,
        treats?.since ?? null,
        treats?.like ?? null,
        gives?.rows ?? null,
        gives?.worth ?? null,
      ]),
    ),
    section: catalogue.say('sections-actions'),
    content: {
      columns: [
        { label: labels.option!, align: 'left' },
        { label: catalogue.parts('decision-columns').cost!, align: 'right' },
        { label: labels.says!, align: 'left' },
      ],
      rows: options.map((option) => ({
        cells: [lettered(option.label, option.what), costInMix(context, option) ?? none, saysInMix(context, found, option)],
        role: option === best ? ('highlight' as const) : ('body' as const),
      })),
      reading,
    },
  });
  return { ...page, part: 'outlook' };
}
