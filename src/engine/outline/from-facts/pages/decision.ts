/** A decision: what it costs beside mending the cause first and doing nothing, and what would have to be true of each. */
import { ref, type Text } from '../../../../model/text.ts';
import type { Context } from '../context.ts';
import { lossOf } from '../decisions/options.ts';
import { courseOf } from '../decisions/rates.ts';
import { basisTexts, evenText, ifText, mathText, paceText, pageTitles, stays, verdictText, worthText } from '../decisions/said.ts';
import type { Weighed } from '../decisions/weigh.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';

const none = '–';

export function decisionPage(context: Context, weighed: Weighed): Draft {
  const { catalogue, brief } = context;
  const { lead, cost, once, rate, unit, what } = weighed;
  const { option, cost: costs, worth, even, true: holds } = catalogue.parts('decision-columns');
  const unknown = catalogue.say('decision-unknown');
  const loss = lead && lossOf(context, lead, unit);
  const price = cost ? (once ? catalogue.say('decision-once', { cost: ref(cost.id) }) : ref(cost.id)) : null;
  const gain = rate?.brings ? ref(rate.extra.id) : null;
  const rows = [
    {
      cells: [
        what,
        price ?? (rate && !rate.brings ? ref(rate.extra.id) : none),
        rate ? (gain ?? none) : unknown,
        evenText(context, weighed) ?? none,
        ifText(context, weighed),
      ],
      role: 'highlight' as const,
    },
    ...(lead?.step && (lead.worth || lead.place)
      ? [
          {
            cells: [
              catalogue.say('decision-fix', { head: lead.step.head }),
              unknown,
              lead.worth ? ref(lead.worth.id, 'abs') : none,
              none,
              lead.step.measure ?? none,
            ],
            role: 'body' as const,
          },
        ]
      : []),
    {
      cells: [
        catalogue.say('decision-nothing'),
        rate?.of === 'discount' ? ref(rate.extra.id) : loss ? ref(loss.id, 'abs') : none,
        none,
        none,
        stays(context, weighed.lead) ?? none,
      ],
      role: 'body' as const,
    },
  ];
  const joined = (texts: readonly (Text | null)[]) => texts.flatMap((text) => text ?? []).join(context.space);
  const reading = [
    verdictText(context, weighed),
    joined([mathText(context, weighed), worthText(context, weighed)]),
    joined(basisTexts(context, weighed)),
  ].filter((text) => text !== '');
  const course = rate && !lead?.place ? courseOf(context, rate) : [];
  const { volume, result } = catalogue.parts('decision-course');
  const metric = rate?.note.id ?? lead?.metric ?? unit!.count;
  const page = evidencePage(context, {
    topics: ['decision', 'decide', 'hire', 'cost', 'budget'],
    worth: 1,
    metric,
    id: `decision-${brief.questions.indexOf(weighed.question) + 1}`,
    kind: 'table',
    titles: pageTitles(context, weighed),
    lead: paceText(context, weighed) ?? catalogue.say('decision-unsaid'),
    notes: context.notes(reading, [cost, rate?.extra ?? null, weighed.needed, lead?.worth ?? null]),
    section: catalogue.say('sections-actions'),
    content: {
      ...(course.length > 0
        ? {
            columns: [
              { label: volume, align: 'left' as const },
              { label: result, align: 'right' as const, bars: true },
            ],
            rows: course.map(({ change, result: at }) => ({
              cells: [change ? ref(change.id, 'signed') : catalogue.say('decision-unchanged'), ref(at.id, 'signed')],
              role: change ? ('body' as const) : ('highlight' as const),
            })),
          }
        : {
            columns: [
              { label: option, align: 'left' as const },
              { label: costs, align: 'right' as const },
              { label: worth, align: 'right' as const },
              { label: even, align: 'left' as const },
              { label: holds, align: 'left' as const },
            ],
            rows,
          }),
      reading,
    },
  });
  return { ...page, part: 'outlook' };
}
