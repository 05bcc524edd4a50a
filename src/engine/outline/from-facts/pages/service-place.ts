/** Where service got worse, beside the rest of either member and all others; and what it costs: money, and the accounts concerned. */
import { renewsSoon } from '../../../../model/due.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type PlaceMeasure, type ServicePlace, servicePlace } from '../../../insight/finders/service-place.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';
import { pairInWords } from './pair.ts';

/** Measures that a sentence, and the table of the page, names. */
const most = { inSentence: 2, held: 2, inTable: 4 } as const;

/** What the messages on the place are told with. */
export function saidOfPlace(context: Context, place: ServicePlace) {
  const [first, second] = place.members;
  const topic = context.memberOf(first.dimension, first.member);
  const isHanded = place.isNew && place.isHandled && second !== undefined;
  return {
    how: isHanded ? ('handed' as const) : place.isNew ? ('new' as const) : ('other' as const),
    place: second ? pairInWords(context, { row: first, column: { dimension: second.dimension, members: [second.member] } }) : topic,
    topic,
    handler: isHanded ? context.memberOf(second.dimension, second.member) : null,
    month: place.since?.label ?? null,
    begun: place.isNew ? '' : null,
    day: context.catalogue.date(renewsSoon(context.table.reporting.end)),
  };
}

/** What heads a summary and the page. */
export function placeTitles(context: Context): Text[] {
  const place = servicePlace(context.evidence);
  const first = place && leading(place);
  if (!place || !first) return [];
  const move = context.moveOf(first.note.id);
  return context.catalogue.forms('place-titles', {
    ...saidOfPlace(context, place),
    moved: move && context.catalogue.say('moved', saidOf(context.told(move))),
    label: context.label(first.note.id),
    value: ref(first.place.id),
    whole: ref(first.now.id),
    rest: null,
  });
}

const leading = ({ measures, costs }: ServicePlace) => measures[0] ?? costs[0];

/** The finding of the place, where the deck is about what happened there. */
export function placeFinding({ insights, evidence }: Context): Finding | null {
  const place = servicePlace(evidence);
  const told = insights.findings.find(({ kind }) => kind === 'service-place') ?? null;
  return place && told?.metric === insights.headline ? told : null;
}

/** Whether what a deck says of a measure is said with the place: of one that got worse there, of what tickets cost, and how many came in. */
export function isToldByPlace(context: Context, metric: string | undefined): boolean {
  const place = placeFinding(context) && servicePlace(context.evidence);
  return place !== null && (metric === 'tickets_created' || [...place.measures, ...place.costs].some(({ note }) => note.id === metric));
}

const figures = (context: Context, measures: readonly PlaceMeasure[], of: (measure: PlaceMeasure) => Known | null) =>
  context.catalogue.list(
    measures.flatMap((measure) => {
      const value = of(measure);
      return value ? [context.catalogue.say('place-figure', { label: context.label(measure.note.id), value: ref(value.id) })] : [];
    }),
  );

/** The argument of a summary: what got worse, where and since when, what it costs, what is not the cause. */
export function placePoints(context: Context): { figure: Text; text: Text; page: string }[] {
  const { catalogue, evidence, prior } = context;
  const place = servicePlace(evidence);
  const first = place && leading(place);
  if (!place || !first || prior === null) return [];
  const year = evidence.yearBefore?.label ?? null;
  const [worst, ...others] = place.measures.slice(0, most.inSentence);
  const worse = (['place-measure', 'place-again'] as const).flatMap((message, at) =>
    (at === 0 ? (worst ? [worst] : []) : others).map(({ note, now, before, year: then }) => {
      const said = { label: context.label(note.id), value: ref(now.id), before: ref(before.id), year: then && ref(then.id) };
      return message === 'place-measure' ? catalogue.say(message, { ...said, prior, yearName: year }) : catalogue.say(message, said);
    }),
  );
  const said = saidOfPlace(context, place);
  const where = catalogue.say('place-point', {
    ...said,
    count: ref(place.tickets.id),
    measures: figures(context, place.measures.slice(0, most.inSentence), ({ place: there }) => there),
  });
  const cost = costText(context, place);
  const exposed = exposedText(context, place);
  const [money] = place.costs;
  const held = heldText(context, place);
  const stake = place.exposed ? (place.exposed.renewing ?? place.exposed).value : money?.place;
  return [
    ...(worst
      ? [{ figure: ref(worst.now.id), text: catalogue.say('place-worse', { measures: catalogue.list(worse) }), page: placeId }]
      : []),
    { figure: ref(first.place.id), text: where, page: placeId },
    ...(stake ? [{ figure: ref(stake.id), text: [cost, exposed].flatMap((text) => text ?? []).join(context.space), page: costId }] : []),
    ...(held && first ? [{ figure: ref(first.elsewhere.id), text: held, page: placeId }] : []),
  ];
}

function costText(context: Context, { costs }: ServicePlace): Text | null {
  const [money] = costs;
  if (!money) return null;
  const { note, now, before, place } = money;
  return context.catalogue.say('place-cost', {
    label: context.label(note.id),
    rose: now.value > before.value,
    value: ref(now.id),
    before: ref(before.id),
    part: ref(place.id),
  });
}

function exposedText(context: Context, place: ServicePlace): Text | null {
  const { exposed, costs } = place;
  if (!exposed) return null;
  const { accounts, value, renewing } = exposed;
  return context.catalogue.say('place-exposed', {
    how: context.evidence.metric('sla_attainment')?.status === 'computed' ? 'sla' : costs.length > 0 ? 'cost' : 'other',
    accounts: ref(accounts.id),
    label: exposed.value.label,
    worth: ref(value.id),
    soon: renewing && ref(renewing.accounts.id),
    soonWorth: renewing && ref(renewing.value.id),
    day: saidOfPlace(context, place).day,
  });
}

/** What might be suspected and held: the rest of either member, all other tickets, the volume. */
function heldText(context: Context, { members, measures }: ServicePlace): Text | null {
  const { catalogue, evidence } = context;
  const told = measures.slice(0, most.held);
  const [first] = told;
  if (!first) return null;
  const beside = [first.besideFirst, first.besideSecond].flatMap((fact, at) => {
    const of = members[at];
    const said = fact && of && isInnocent(fact, first) && figures(context, [first], () => fact);
    return said ? [catalogue.say('place-elsewhere', { member: context.memberOf(of.dimension, of.member), measures: said })] : [];
  });
  const growth = evidence.get('tickets_created.yoy', 0);
  const year = evidence.yearBefore;
  return catalogue.say('place-held', {
    parts: catalogue.list([
      ...beside,
      ...(beside.length === 0 ? [catalogue.say('place-others', { measures: figures(context, told, ({ elsewhere }) => elsewhere) })] : []),
      ...(growth && year ? [catalogue.say('place-volume', { growth: ref(growth.id), period: year.label })] : []),
    ]),
  });
}

/** Fewer rows bear nobody out; nor does what is nearer to the place than to all others. */
const fewest = 10;
const mostLikeness = 0.4;
const isInnocent = (fact: Known, { place, elsewhere }: PlaceMeasure) =>
  fact.n >= fewest && (fact.value - elsewhere.value) / (place.value - elsewhere.value) <= mostLikeness;

const placeId = 'service-place';
const costId = 'service-cost';

/** The leading measure in the place and beside it, with the others in a table. */
export function servicePlacePage(context: Context, worth: number): Draft | null {
  const { catalogue, prior } = context;
  const finding = placeFinding(context);
  const place = servicePlace(context.evidence);
  const first = place && leading(place);
  if (!finding || !place || !first || prior === null) return null;
  const said = saidOfPlace(context, place);
  const [topic, second] = place.members;
  const areas = areasOf(context, place, said.place);
  const heads = catalogue.parts('place-columns', { day: said.day });
  const columns = [...place.measures.slice(0, most.inTable), ...place.costs.slice(0, 1)].map((measure) => medianOf(place, measure));
  const reading = [
    catalogue.say('place-point', {
      ...said,
      count: ref(place.tickets.id),
      measures: figures(context, place.measures, ({ place: there }) => there),
    }),
    catalogue.say('place-alone', {
      place: said.place,
      measures: figures(context, place.measures.slice(0, most.held), ({ elsewhere }) => elsewhere),
    }),
  ];
  return evidencePage(context, {
    topics: [
      ...topicsOf(first.note, topic.dimension, 'service quality cause why change comparison'),
      ...topicsOf(null, second?.dimension ?? null),
    ],
    worth,
    metric: first.note.id,
    dimension: topic.dimension.id,
    proves: [finding.id],
    id: placeId,
    kind: 'table',
    titles: catalogue.forms('place-titles', {
      ...said,
      moved: null,
      label: context.label(first.note.id),
      value: ref(first.place.id),
      whole: null,
      rest: ref(first.elsewhere.id),
    }),
    lead: catalogue.say('lead-by', {
      label: context.label(first.note.id),
      unit: context.unit(first.note.id),
      dimension: [topic, ...(second ? [second] : [])].map(({ dimension }) => dimension.label).join(' × '),
      now: context.now,
      prior: null,
    }),
    notes: context.notes(reading, [first.place, first.elsewhere, place.tickets]),
    content: {
      columns: [
        { label: '', align: 'left' },
        { label: heads.tickets, align: 'right' },
        ...columns.map(({ note }, at) => ({ label: context.label(note.id), align: 'right' as const, ...(at === 0 && { bars: true }) })),
      ],
      rows: areas.map(({ name, of, tickets }, at) => ({
        cells: [name, figureIn(tickets), ...columns.map((measure) => figureIn(of(measure)))],
        role: at === 0 ? ('highlight' as const) : ('body' as const),
      })),
      reading,
      ...(second && {
        soWhat: catalogue.say('pair-so-what', { row: said.topic, column: context.memberOf(second.dimension, second.member) }),
      }),
    },
  });
}

const figureIn = (fact: Known | null): Text => (fact ? ref(fact.id) : '–');

interface Area {
  name: Text;
  tickets: Known | null;
  of: (measure: Pick<PlaceMeasure, 'place' | 'besideFirst' | 'besideSecond' | 'elsewhere'>) => Known | null;
}

function areasOf(context: Context, { members, volume }: ServicePlace, called: Text): Area[] {
  const { catalogue } = context;
  const area = (name: Text, of: Area['of']): Area => ({ name, tickets: volume && of(volume), of });
  const rest = (['besideFirst', 'besideSecond'] as const).flatMap((key, at): Area[] => {
    const of = members[at];
    if (!of || !volume?.[key]?.value) return [];
    return [area(catalogue.say('pair-rest', { member: context.memberOf(of.dimension, of.member) }), (measure) => measure[key])];
  });
  return [area(called, ({ place }) => place), ...rest, area(catalogue.say('pair-others'), ({ elsewhere }) => elsewhere)];
}

/** A time is told by its median beside others. */
function medianOf({ median }: ServicePlace, measure: PlaceMeasure): PlaceMeasure {
  return measure.note.id === 'resolution_time' && median ? median : measure;
}

/** What it cost now and before, there and elsewhere, with the accounts concerned. */
export function serviceCostPage(context: Context, worth: number): Draft | null {
  const { catalogue, prior, now } = context;
  const finding = placeFinding(context);
  const place = servicePlace(context.evidence);
  const [money] = place?.costs ?? [];
  if (!finding || !place || !money || prior === null || !money.elsewhereBefore) return null;
  const said = saidOfPlace(context, place);
  const { exposed } = place;
  const heads = catalogue.parts('place-columns', { day: said.day });
  const there = context.evidence.get(`${money.note.id}.place`, context.table.prior!.offset, money.place.scope);
  const texts = [costText(context, place), exposedText(context, place)].flatMap((text) => text ?? []);
  return evidencePage(context, {
    topics: topicsOf(money.note, null, 'cost credits accounts renewal exposed'),
    worth,
    metric: money.note.id,
    id: costId,
    kind: 'comparison',
    titles: exposed
      ? catalogue.forms('place-cost-titles', {
          accounts: ref(exposed.accounts.id),
          label: exposed.value.label,
          worth: ref(exposed.value.id),
          soon: exposed.renewing && ref(exposed.renewing.accounts.id),
          soonWorth: exposed.renewing && ref(exposed.renewing.value.id),
          day: said.day,
        })
      : [texts[0]!.replaceAll('**', '').replace(/[.。]$/, '')],
    lead: catalogue.say('lead-by', {
      label: context.label(money.note.id),
      unit: context.unit(money.note.id),
      dimension: place.members.map(({ dimension }) => dimension.label).join(' × '),
      now,
      prior,
    }),
    notes: context.notes(texts, [money.place, money.now, exposed?.value ?? null]),
    content: {
      categories: [said.place, catalogue.say('pair-others')],
      series: [
        { name: prior, values: [there?.id ?? null, money.elsewhereBefore.id] },
        { name: now, values: [money.place.id, money.elsewhere.id] },
      ],
      highlight: 1,
      ...(exposed && {
        aside: {
          columns: [
            { label: heads.accounts, align: 'left' as const },
            { label: '#', align: 'right' as const },
            { label: exposed.value.label, align: 'right' as const },
          ],
          rows: [
            { cells: [heads.exposed, ref(exposed.accounts.id), ref(exposed.value.id)], role: 'body' as const },
            ...(exposed.renewing
              ? [
                  {
                    cells: [heads.soon, ref(exposed.renewing.accounts.id), ref(exposed.renewing.value.id)],
                    role: 'highlight' as const,
                  },
                ]
              : []),
          ],
        },
      }),
      reading: texts,
    },
  });
}
