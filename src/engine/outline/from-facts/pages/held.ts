/** A decision between options that were held against a cause: one row an option, by the year. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Held, HeldOptions } from '../decisions/against-cause.ts';
import { gainSaid, givenSaid, heldTitles, lettered, namedWhole, sampleSaid, standingSaid, unknownSaid } from '../decisions/held-said.ts';
import { sunkTexts } from '../decisions/said.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';

const none = '–';
const amounts = ['once', 'cost', 'gain', 'net', 'share'] as const;

export function heldPage(context: Context, held: HeldOptions): Draft {
  const { catalogue, brief } = context;
  const { question, options, best, cause } = held;
  const { nothing } = question;
  const labels = catalogue.parts('held-columns');
  const rows = options.map((option) => ({ option, cells: cellsOf(context, option) }));
  const shown = amounts.filter((column) => rows.some(({ cells }) => cells[column] !== null));
  const beside = [...[givenSaid(context, held), sampleSaid(context)].flatMap((each) => each ?? []), ...sunkTexts(context)];
  const reading = [[gainSaid(context, held), ...beside].join(context.space), unknownSaid(context, held)];
  const isFirst = options.some(({ cost }) => cost?.once);
  const page = evidencePage(context, {
    topics: ['decision', 'decide', 'option', 'choice', 'cost'],
    worth: 1,
    metric: cause.metric,
    id: `decision-${brief.questions.indexOf(question) + 1}`,
    kind: 'table',
    titles: heldTitles(context, held),
    lead: catalogue.say('held-lead', { place: cause.place, start: cause.said.start }),
    notes: context.notes(
      reading,
      options.flatMap(({ net, year, share, payback, cost, lever }) => [
        net,
        year,
        share,
        payback,
        cost?.running ?? lever?.running ?? null,
        cost?.once ?? null,
      ]),
    ),
    section: catalogue.say('sections-actions'),
    content: {
      columns: [
        { label: labels.option!, align: 'left' },
        ...shown.map((column) => ({ label: labels[column === 'net' && isFirst ? 'first' : column]!, align: 'right' as const })),
        { label: labels.says!, align: 'left' },
      ],
      rows: [
        ...rows.map(({ option, cells }) => ({
          cells: [namedWhole(option), ...shown.map((column) => cells[column] ?? none), standingSaid(context, option)],
          role: option === best ? ('highlight' as const) : ('body' as const),
        })),
        ...(nothing
          ? [
              {
                cells: [
                  lettered(nothing.label, safe(nothing.text)),
                  ...shown.map(() => none),
                  catalogue.say('held-nothing', { gain: ref(cause.gain.all.id) }),
                ],
                role: 'body' as const,
              },
            ]
          : []),
      ],
      reading,
    },
  });
  return { ...page, part: 'outlook' };
}

function cellsOf({ catalogue }: Context, { cost, lever, gain, year, share }: Held): Record<(typeof amounts)[number], Text | null> {
  const running = cost?.running ?? lever?.running ?? null;
  const [saved, loses] = [cost?.saved ?? lever?.saved ?? null, lever?.loses ?? null];
  const both = saved || loses ? catalogue.say('held-saves', { saved: saved && ref(saved.id), loses: loses && ref(loses.id) }) : null;
  return {
    once: cost?.once ? ref(cost.once.id) : null,
    cost: both ?? (running && ref(running.id)),
    gain: gain && ref(gain.id),
    net: year && ref(year.id, 'signed'),
    share: share && ref(share.id),
  };
}
