/** How much of the change of the whole a place that has changed makes: told beside it, and taken apart on a page of its own. */
import type { MetricNote, OnsetApart } from '../../../../model/fact.ts';
import { onsetApart, onsetId } from '../../../../model/fact.ts';
import { directionOf } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { type Onset, onsetTold, spansOfOnset } from './onset.ts';

/** Part of the change from which it is told, and up to which it is all of it. */
const told = { least: 0.1, all: 1 } as const;

/** A cell that has no figure. */
const none = '–';

type Apart = Record<OnsetApart, Known>;

/** Null where its parts are not known or it is no part of a change that the whole has made. */
function apartOf(context: Context, { note, claimed, after, before }: Onset): Apart | null {
  if (!note.apart || note.of !== undefined || !claimed) return null;
  const found = onsetApart.map((part) => [part, context.evidence.byId(onsetId(note, part))] as const);
  if (found.some(([, fact]) => !fact)) return null;
  const apart = Object.fromEntries(found) as Apart;
  const { by_place: own, change } = apart;
  // Of two periods, the later one alone tells what the whole has done; a place that went the other way is told by its own figures.
  const isAlong = own.value !== 0 && directionOf(own.value) === directionOf(after.value - before.value);
  return isAlong && directionOf(change.value) === directionOf(own.value) && Math.abs(own.value) >= told.least * Math.abs(change.value)
    ? apart
    : null;
}

function said(context: Context, { note, said: { cell, label, start } }: Onset, apart: Apart) {
  const { by_place: own, change, rest_now: rest, rest_then: restBefore } = apart;
  const part = own.value / change.value;
  const isPart = part < told.all && !isByChance(context, note.metric, note.apart!);
  const share = isPart
    ? context.evidence.workedOut(own, '.of_change', part, [own, change], {
        label: `${own.label}, part of the whole change`,
        formula: `${own.label} divided by the whole change`,
        unit: 'ratio',
      })
    : null;
  const { prior } = context.table;
  return {
    part: share ? 'some' : part >= told.all && !isByChance(context, note.metric, note.apart!) ? 'all' : 'points',
    share: share && ref(share.id),
    effect: ref(own.id),
    change: ref(change.id),
    rose: change.value > 0,
    rest: ref(rest.id),
    restBefore: ref(restBefore.id),
    cell,
    label,
    basis: context.catalogue.say('onset-apart-basis', {
      of: note.apart!,
      prior: prior ? safe(prior.label) : '',
      start,
    }),
  };
}

/** A part of what chance may have made is no share to be told. */
function isByChance(context: Context, metric: string, of: 'periods' | 'since'): boolean {
  if (of === 'since') return false;
  const move = context.moveOf(metric);
  return !move || move.withinNoise === true;
}

/** How much of the change of the whole it makes, in short: what all others came to is told beside it. */
export function partOfWhole(context: Context, onset: Onset): { figure: Text; text: Text } | null {
  const apart = apartOf(context, onset);
  const claim = apart && /^\*\*.+?\*\*/su.exec(context.catalogue.say('onset-apart', said(context, onset, apart)))?.[0];
  return claim ? { figure: ref(apart.by_place.id, 'label'), text: `${claim}${context.space === '' ? '。' : '.'}` } : null;
}

/** From the whole then to the whole now: by the place itself, by its weight, and by all others. */
export function apartPage(context: Context, note: MetricNote, worth: number): Draft | null {
  const onset = onsetTold(context, note);
  const apart = onset && apartOf(context, onset);
  if (!onset || !apart) return null;
  const { catalogue } = context;
  const all = said(context, onset, apart);
  const spans = spansOfOnset(context, onset);
  const [now, prior] = onset.note.apart === 'periods' ? [safe(context.now), safe(context.prior ?? '')] : [spans.since, spans.before];
  const heads = catalogue.parts('onset-apart-columns', { label: onset.said.label, prior, now });
  const rows = catalogue.parts('onset-apart-rows', { cell: onset.said.cell });
  const reading = [catalogue.say('onset-apart', all)];
  const shown = (...facts: readonly Known[]) => facts.map(({ id }) => ref(id));
  const restWeight = (weight: Known) =>
    context.evidence.workedOut(weight, '.of_rest', 1 - weight.value, [weight], {
      label: `${weight.label}, all others`,
      formula: `one less ${weight.label}`,
    });
  return evidencePage(context, {
    topics: topicsOf(context.note(note.id), null, 'cause why change where since'),
    worth,
    metric: note.id,
    id: `apart-${note.id}`,
    kind: 'table',
    titles: catalogue.forms('onset-apart-titles', all),
    lead: catalogue.say('onset-apart-lead', { label: onset.said.label, now, prior }),
    notes: context.notes(reading, [apart.by_place, apart.by_weight, apart.by_rest, apart.change]),
    content: {
      columns: [
        { label: heads.part!, align: 'left' },
        { label: heads.before!, align: 'right' },
        { label: heads.now!, align: 'right' },
        { label: heads.weightBefore!, align: 'right' },
        { label: heads.weight!, align: 'right' },
        { label: heads.effect!, align: 'right' },
      ],
      rows: [
        {
          cells: [
            onset.said.cell,
            ...shown(apart.place_then, apart.place_now, apart.weight_then, apart.weight_now),
            ref(apart.by_place.id, 'label'),
          ],
          role: 'highlight' as const,
        },
        {
          cells: [
            rows.rest!,
            ...shown(apart.rest_then, apart.rest_now, restWeight(apart.weight_then), restWeight(apart.weight_now)),
            ref(apart.by_rest.id, 'label'),
          ],
          role: 'body' as const,
        },
        { cells: [rows.weight!, none, none, none, none, ref(apart.by_weight.id, 'label')], role: 'body' as const },
        {
          cells: [rows.whole!, ...shown(apart.whole_then, apart.whole_now), none, none, ref(apart.change.id, 'label')],
          role: 'total' as const,
        },
      ],
      reading,
    },
  });
}
