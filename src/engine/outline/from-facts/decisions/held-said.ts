/** The options of a decision that were held against a cause, in words: which of them to take, what each costs and may bring, and what is not known. */
import { first } from '../../../../languages/catalogue.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Held, HeldOptions } from './against-cause.ts';
import { sampleGiven } from './sample.ts';

/** Characters of an option that a sentence or a title names by its words; a longer one by its letter. */
const longest = 44;

/** `“repair the routing”`, or `option B`. */
export function calledIn({ catalogue }: Context, { what, choice: { label } }: Held, most = longest): Text {
  const isShort = what.length <= most || label === undefined;
  return catalogue.say('held-called', isShort ? { what: first(what), label: null } : { what: null, label });
}

/** As a table names it, whole. */
export const namedWhole = ({ what, choice: { label } }: Held): Text => lettered(label, what);

export const lettered = (label: string | undefined, what: Text): Text => (label === undefined ? first(what) : `${label}: ${first(what)}`);

const refOf = (fact: Known | null | undefined): Text | null => (fact ? ref(fact.id) : null);

/** What it costs a month and once, or saves and loses; null where nothing says so. */
function costSaid({ catalogue }: Context, { cost, lever }: Held): Text | null {
  const said = {
    running: refOf(cost?.running ?? lever?.running),
    once: refOf(cost?.once),
    saved: refOf(cost?.saved ?? lever?.saved),
    loses: refOf(lever?.loses),
    each: refOf(cost?.each),
  };
  return Object.values(said).every((text) => text === null) ? null : catalogue.say('held-cost', said);
}

/** Whether it pays, and something says how much it brings. */
const isBrought = ({ standing, rests }: Held) => standing === 'pays' && (rests === 'before' || rests === 'effect');

/** What an option comes to, in a few words. */
function pointSaid(context: Context, held: Held, most = longest): Text {
  const { standing, payback, share, net, year, cost } = held;
  // What says how much it brings is worth that.
  if (isBrought(held) && year)
    return context.catalogue.say('held-brings', {
      what: calledIn(context, held, most),
      net: ref(year.id),
      isFirst: String(Boolean(cost?.once)),
    });
  return context.catalogue.say('held-point', {
    standing,
    what: calledIn(context, held, most),
    payback: refOf(payback),
    share: refOf(share),
    net: net && ref(net.id, 'abs'),
  });
}

/** The verdict on the one to take, or that there is none, and on the other where there is one other; both by their letters where words are too many. */
export function heldTitles(context: Context, { options, best, cause }: HeldOptions): Text[] {
  const others = options.filter((option) => option !== best);
  const [other] = others;
  const forms = (most: number) =>
    context.catalogue.forms('held-titles', {
      best: best && pointSaid(context, best, most),
      called: best && calledIn(context, best, most),
      other: other && others.length === 1 && best ? pointSaid(context, other, most) : null,
      count: isElsewhere(options) ? 'elsewhere' : isOpen(options) ? 0 : options.length,
      place: cause.place,
      gain: ref(cause.gain.all.id),
    });
  const [full, ...shorter] = forms(longest);
  return [full!, forms(0)[0]!, ...shorter];
}

/** None of them touches the cause, whatever it costs. */
const isElsewhere = (options: readonly Held[]) => options.every(({ acts, rests }) => acts.where === 'elsewhere' && rests === null);

/** Of what nobody knows the price of, nobody knows whether it pays. */
const isOpen = (options: readonly Held[]) => options.some(({ standing }) => standing === 'unpriced');

/** Which to take, with what it costs, may bring and leaves; and why not the others. */
export function heldText(context: Context, held: HeldOptions): Text {
  const { catalogue, space } = context;
  const { options, best, cause } = held;
  const { gain, place } = cause;
  const verdict = best
    ? catalogue.say('held-verdict', {
        point: pointSaid(context, best),
        cost: costSaid(context, best),
        gain: refOf(best.gain),
        // What it is worth is said already.
        net: isBrought(best) ? null : refOf(best.net),
        year: isBrought(best) || !best.cost?.once ? null : refOf(best.year),
      })
    : catalogue.say('held-none', { isOpen: isElsewhere(options) ? 'elsewhere' : String(isOpen(options)), gain: ref(gain.all.id), place });
  const others = options.filter((option) => option !== best).map((option) => otherSaid(context, option, held));
  return [verdict, ...others].join(space);
}

function otherSaid(context: Context, option: Held, { cause: { gain } }: HeldOptions): Text {
  const { standing, acts } = option;
  return context.catalogue.say('held-other', {
    standing,
    point: pointSaid(context, option),
    cost: costSaid(context, option),
    gain: ref((option.gain ?? gain.all).id),
    named: acts.where === 'elsewhere' ? acts.named : null,
  });
}

/** How the most that can be won back comes about. */
export function gainSaid({ catalogue }: Context, { cause: { gain, place, said } }: HeldOptions): Text {
  return catalogue.say('held-gain', {
    gain: ref(gain.all.id),
    outcomes: refOf(gain.outcomes),
    of: gain.lost ? `${gain.lost.what}, ${ref(gain.lost.before.id)} → ${ref(gain.lost.since.id)}` : null,
    unit: refOf(gain.unit),
    margin: refOf(gain.margin),
    place,
    start: said.start,
  });
}

/** What would have to be true, and how one will know. */
export function unknownSaid({ catalogue }: Context, { best, cause: { said, place, gain } }: HeldOptions): Text {
  return catalogue.say('held-unknown', {
    isUnsaid: String(best?.acts.where === 'unsaid' && best.rests === 'most'),
    label: said.label,
    before: said.before,
    value: said.value,
    place,
    isProfit: String(gain.isProfit),
  });
}

/** What the figures say of it, in a table, and what its gain rests on. */
export function standingSaid(context: Context, held: Held): Text {
  const { standing, payback, acts, cost, rests, effect, choice } = held;
  const { catalogue } = context;
  if (standing === 'unpriced') {
    const { bills, price } = choice.stake;
    const why = bills !== undefined ? 'bills' : price?.unit !== undefined ? 'units' : 'price';
    return catalogue.say('held-why', { why, unit: price?.unit ? safe(price.unit) : '' });
  }
  const isLost = choice.stake.effect !== undefined && effect === null;
  const said = catalogue.say('held-standing', {
    standing,
    payback: refOf(payback),
    units: cost?.units && cost.price ? catalogue.say('held-units', { count: ref(cost.units.id), price: ref(cost.price.id) }) : null,
    named: acts.where === 'elsewhere' ? acts.named : null,
    isUnsaid: String(acts.where === 'unsaid' && rests !== 'effect'),
  });
  const more = isLost
    ? catalogue.say('held-why', { why: 'effect', unit: '' })
    : choice.stake.price?.saved && choice.stake.price.unit !== undefined
      ? catalogue.say('held-left')
      : rests === null || (rests === 'most' && choice.label !== undefined)
        ? null
        : catalogue.say('held-rests', {
            rests,
            isThere: String(effect?.of !== 'all'),
            share: refOf(effect?.share),
            bad: refOf(effect?.bad),
          });
  return more === null ? said : catalogue.say('held-both', { said, more });
}

/** That the data hold a part of all rows; null where they hold all. */
export function sampleSaid(context: Context): Text | null {
  const sample = sampleGiven(context);
  return sample && context.catalogue.say('held-sample', { times: ref(sample.id) });
}

/** That the brief gives what each is worth, itself or by a column; null where it does not. */
export function givenSaid({ catalogue }: Context, { cause: { gain, onset } }: HeldOptions): Text | null {
  if (!gain.unit) return null;
  const unit = ref(gain.unit.id);
  if (gain.unit.id.startsWith('given')) return catalogue.say('held-given', { unit });
  return gain.isByColumn && onset?.note.worth !== undefined ? catalogue.say('held-column', { unit, column: safe(onset.note.worth) }) : null;
}
