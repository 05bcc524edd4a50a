/** A decision between options: one row an option, with what it costs, what it is held against, and what would have to be true for it to pay. */
import { ref, type Text } from '../../../../model/text.ts';
import type { Context } from '../context.ts';
import type { OptionsWeighed, OptionWeighed } from '../decisions/options.ts';
import { breaksEven, choiceTitles, costSaid, costText, heldAgainst, holdsIf, paceOf } from '../decisions/options-said.ts';
import { stays, sunkTexts } from '../decisions/said.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';

const none = '–';
/** Part of its cells that a column has to fill. */
const enough = 0.5;

interface Row {
  what: Text;
  cost: Text | null;
  against: Text | null;
  stake: Text | null;
  even: Text | null;
  holds: Text;
  role: 'highlight' | 'body';
}

const amounts = ['cost', 'against', 'stake', 'even'] as const;

/** Null where most options have no figure: a sentence says as much. */
export function choicePage(context: Context, weighed: OptionsWeighed): Draft | null {
  const { catalogue, brief } = context;
  const { question, options, verdict, metric } = weighed;
  if (metric === null) return null;
  const labels = catalogue.parts('choice-columns');
  const isTaken = verdict.state === 'best' || verdict.state === 'if';
  const rows = [
    ...options.map(
      (each): Row => ({
        what: each.what,
        cost: costText(context, each),
        against: heldAgainst(context, each),
        stake: atStake(each),
        even: breaksEven(context, each),
        holds: holdsIf(context, each, false),
        role: isTaken && each === verdict.option ? 'highlight' : 'body',
      }),
    ),
    ...nothingRow(context, weighed),
  ];
  const shown = amounts.filter((column) => rows.filter((row) => row[column] !== null).length >= enough * rows.length);
  if (!shown.includes('cost') && !shown.includes('stake')) return null;
  const isRevenue = options.some(({ unit, rate }) => (rate ? !rate.isProfit && rate.of !== 'commission' : unit !== null && !unit.isProfit));
  const prices = options.flatMap((each) => costSaid(context, each) ?? []);
  const reading = [
    ...prices,
    catalogue.say('decision-unsaid'),
    ...(isRevenue ? [catalogue.say('decision-revenue')] : []),
    ...sunkTexts(context),
  ];
  const column = (label: Text, align: 'left' | 'right') => ({ label, align });
  const page = evidencePage(context, {
    topics: ['decision', 'decide', 'option', 'choice', 'cost'],
    worth: 1,
    metric,
    id: `decision-${brief.questions.indexOf(question) + 1}`,
    kind: 'table',
    titles: choiceTitles(context, weighed),
    lead: paceOf(context, weighed) ?? catalogue.say('decision-unsaid'),
    notes: context.notes(
      reading,
      options.flatMap(({ cost, stake, needed, given, rate }) => [
        cost?.cost ?? null,
        stake,
        needed,
        given?.value ?? null,
        rate?.extra ?? null,
      ]),
    ),
    section: catalogue.say('sections-actions'),
    content: {
      columns: [
        column(labels.option!, 'left'),
        ...shown.map((each) => column(labels[each]!, each === 'cost' || each === 'stake' ? 'right' : 'left')),
        column(labels.holds!, 'left'),
      ],
      rows: rows.map((row) => ({ cells: [row.what, ...shown.map((each) => row[each] ?? none), row.holds], role: row.role })),
      reading: [reading.join(context.space)],
    },
  });
  return { ...page, part: 'outlook' };
}

/** What is lost where it is held against, what it gives up, or what another rate brings. */
const atStake = ({ stake, given, rate }: OptionWeighed): Text | null => {
  if (rate) return rate.brings ? ref(rate.extra.id) : null;
  return given ? (given.of === 'work' ? null : ref(given.value.id)) : stake && ref(stake.id, 'abs');
};

/** Doing nothing costs what the cause costs. */
function nothingRow(context: Context, { nothing }: OptionsWeighed): Row[] {
  if (!nothing) return [];
  const { lead, cost } = nothing;
  const { catalogue } = context;
  const holds = stays(context, lead) ?? (cost && catalogue.say('choice-nothing', { cost: ref(cost.id, 'abs'), place: lead.place }));
  if (!holds) return [];
  const label = context.label(lead.metric);
  return [
    {
      what: catalogue.say('decision-nothing'),
      cost: cost && ref(cost.id, 'abs'),
      against: catalogue.say('choice-against', { place: lead.place, label }),
      stake: cost && ref(cost.id, 'abs'),
      even: null,
      holds,
      role: 'body',
    },
  ];
}
