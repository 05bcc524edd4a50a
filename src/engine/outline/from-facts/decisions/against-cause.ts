/**
 * The options of a decision held against where and since when a measure changed, by the year: what each costs, what it may bring back at most, what
 * is left of that, from which share of it on it pays, and whether it acts there at all; and which of them to take.
 */
import type { Choice, Price, Question } from '../../../../model/brief.ts';
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import { type Acts, actsWhere } from './acts-where.ts';
import { type Cause, causeOf } from './cause.ts';
import { type Lever, leverOf } from './levers.ts';
import { type Place, placeOfOption } from './place.ts';
import { choicesOf, isInSame } from './weigh.ts';
import { type YearlyCost, yearlyCost } from './yearly-cost.ts';

/**
 * `pays`: within a year, if it brings back enough; `slow`: not within a year; `beyond`: it costs more than all there is to win back; `elsewhere`: it does
 * not act where the measure changed; `unsaid`: nothing says that it does, and of another one something does; `saves`: it saves more than it costs or
 * loses; `loses`: less; `unpriced`: nothing says what it costs.
 */
type Standing = 'pays' | 'slow' | 'beyond' | 'elsewhere' | 'unsaid' | 'saves' | 'loses' | 'unpriced';

export interface Held {
  choice: Choice;
  /** In the words of the brief, whole. */
  what: Text;
  standing: Standing;
  acts: Acts;
  cost: YearlyCost | null;
  lever: Lever | null;
  /** At most, a year; null where it brings nothing back. */
  gain: Known | null;
  /** What the gain rests on: what was there before, the part that the brief says it takes away, or nothing, so that it is all that changed. */
  rests: 'before' | 'effect' | 'most' | null;
  /** Of an effect, what it takes a part of in a year, and that part. */
  effect: { bad: Known; share: Known; of: Place['of'] } | null;
  /** A year, with that gain; and over the first year. */
  net: Known | null;
  year: Known | null;
  /** Months until what is paid once has come back. */
  payback: Known | null;
  /** Of the gain, that has to come for it to pay. */
  share: Known | null;
}

export interface HeldOptions {
  question: Question;
  cause: Cause;
  options: readonly Held[];
  /** Null where none pays. */
  best: Held | null;
}

const year = 12;
const longest = 300;

/** Null where nothing changed that an option could be held against. */
export function heldAgainstCause(context: Context, question: Question): HeldOptions | null {
  return context.evidence.once(`held ${question.text}`, () => {
    const asked = choicesOf(question);
    const cause = asked.length < 2 ? null : causeOf(context);
    const choices = cause ? asked.map((choice) => inCurrency(choice, cause)) : asked;
    const isPriced = choices.some(({ stake }) => stake.price || stake.rate || stake.bills !== undefined);
    if (!cause || !isPriced || choices.some((choice) => !isInCurrency(context, choice, cause))) return null;
    const name = `decision ${context.brief.questions.indexOf(question) + 1}`;
    const acting = choices.map((choice) =>
      actsWhere(
        context,
        choice,
        choices.filter((each) => each !== choice),
        cause,
      ),
    );
    const isKnown = acting.some(({ where }) => where === 'there');
    const options = choices.map((choice, at) => heldOf(context, `${name}, option ${at + 1}`, choice, cause, acting[at]!, isKnown));
    const able = options.filter(({ standing, year: net, acts }) => (standing === 'pays' || standing === 'saves') && net && !acts.isCleared);
    // What acts where the measure changed goes before what nobody says acts there.
    const there = able.filter(({ acts, standing }) => acts.where === 'there' && standing === 'pays');
    const paying = there.length > 0 ? there : able;
    // What says how much it brings is held before what may bring all there is to win back.
    const isSaid = ({ rests }: Held) => Number(rests !== 'most');
    const [best = null] = paying.toSorted((one, other) => isSaid(other) - isSaid(one) || other.year!.value - one.year!.value);
    return { question, cause, options, best };
  });
}

/** An amount without a currency is in the one of what it is held against. */
function inCurrency(choice: Choice, { gain }: Cause): Choice {
  const { currency } = gain.all;
  const { price, further } = choice.stake;
  const filled = <P extends Price>(each: P): P => (each.currency === null && currency ? { ...each, currency } : each);
  return {
    ...choice,
    stake: { ...choice.stake, ...(price && { price: filled(price) }), ...(further && { further: further.map(filled) }) },
  };
}

function isInCurrency(context: Context, { stake }: Choice, { gain }: Cause): boolean {
  const prices = [...(stake.price ? [stake.price] : []), ...(stake.further ?? [])];
  const known = gain.all.currency ?? null;
  return prices.every(({ currency }) => isInSame(context, null, currency) && (currency === null || known === null || currency === known));
}

/** @param isKnown whether some option acts where the measure changed */
function heldOf(context: Context, name: string, choice: Choice, cause: Cause, acts: Acts, isKnown: boolean): Held {
  const held = heldWith(context, name, choice, cause, acts, true);
  const isCredited = held.rests === 'most' && (held.standing === 'pays' || held.standing === 'slow');
  if (!isKnown || acts.where !== 'unsaid' || choice.stake.everyone || !isCredited) return held;
  // What is beside one that acts there, and of which nothing says so, is not credited with all that changed.
  return { ...heldWith(context, `${name}, without gain`, choice, cause, acts, false), standing: 'unsaid' };
}

function heldWith(context: Context, name: string, choice: Choice, cause: Cause, acts: Acts, isCredited: boolean): Held {
  const { stake, text } = choice;
  const place = placeOfOption(context, cause, stake, acts);
  const cost = yearlyCost(context, name, stake, place);
  const lever = leverOf(context, choice, acts);
  const won = isCredited ? wonBy(context, name, choice, cause, acts, place) : nothingWon;
  const { gain } = won;
  const paid = [cost?.running, lever?.running].flatMap((each) => each ?? []);
  const saved = [cost?.saved, lever?.saved].flatMap((each) => each ?? []);
  const loses = lever?.loses ?? null;
  const once = cost?.once ?? null;
  const plain = { choice, what: safe(stake.what ?? text, longest), acts, cost, lever, ...won };
  const isKnown = paid.length + saved.length > 0 || loses !== null || once !== null;
  // What the figures clear needs no price to be left alone.
  if (!isKnown && acts.isCleared) return { ...plain, standing: 'elsewhere', net: null, year: null, payback: null, share: null };
  if (!isKnown || cost?.each) return { ...plain, standing: 'unpriced', net: null, year: null, payback: null, share: null };
  const total = (facts: readonly Known[]) => facts.reduce((sum, { value }) => sum + value, 0);
  const running = total(paid) + (loses?.value ?? 0) - total(saved);
  const from = [...(gain ? [gain] : []), ...saved, ...paid, ...(loses ? [loses] : [])];
  const like = from[0] ?? once!;
  const { evidence } = context;
  const scope = { what: name };
  const how = (label: string, formula: string) => ({ label, formula, scope });
  const net = evidence.workedOut(
    like,
    '.net',
    (gain?.value ?? 0) - running,
    from.length > 0 ? from : [like],
    how('Net a year, at most', 'gain at most and what is saved, less what is paid and lost'),
  );
  const months = stake.rate?.months ?? year;
  // A discount that ends sooner costs no more after that.
  const ofYear = Math.min(months, year) / year;
  const inYear = (gain?.value ?? 0) - running * ofYear - (once?.value ?? 0);
  const overYear = evidence.workedOut(
    net,
    '.first_year',
    inYear,
    once ? [net, once] : [net],
    how('Net of the first year, at most', `${net.label}${once ? ', less what is paid once' : ''}`),
  );
  const costOfYear = running * ofYear + (once?.value ?? 0);
  const share =
    gain && costOfYear > 0
      ? evidence.workedOut(gain, '.pays_from', costOfYear / gain.value, [gain, ...paid, ...(once ? [once] : [])], {
          ...how(
            'Share of the gain from which it pays',
            once ? 'cost of the first year as a share of the gain at most' : 'cost a year as a share of the gain at most',
          ),
          unit: 'ratio',
        })
      : null;
  const payback =
    gain && once && net.value > 0
      ? evidence.workedOut(once, '.pays_back', (year * once.value) / net.value, [once, net], {
          ...how('Months until it has paid back', `12 times ${once.label}, divided by ${net.label}`),
          unit: 'number',
        })
      : null;
  const standing = standingOf({ gain, running, inYear, saved: total(saved), net: net.value });
  return { ...plain, standing, net, year: overYear, payback, share };
}

const nothingWon = { gain: null, rests: null, effect: null } as const;

/** What it brings back a year: what its words say it does, and otherwise at most what the change costs. */
function wonBy(
  context: Context,
  name: string,
  { stake }: Choice,
  cause: Cause,
  acts: Acts,
  place: Place,
): Pick<Held, 'gain' | 'rests' | 'effect'> {
  const { unit, margin, all } = cause.gain;
  // What is no longer done there, or costs less for all, brings nothing back.
  if (stake.ends) return nothingWon;
  const { bad } = place;
  if (stake.effect !== undefined) {
    if (!bad || (bad.unit !== 'money' && !unit)) return nothingWon;
    const { evidence } = context;
    const share = evidence.given(`${name}, effect`, {
      label: 'Part that the brief says it takes away',
      value: stake.effect,
      unit: 'ratio',
    });
    const each = bad.unit === 'money' ? null : unit;
    const from = [bad, share, each, margin].flatMap((fact) => fact ?? []);
    const gain = evidence.workedOut(
      each ?? bad,
      '.taken_away',
      from.reduce((product, { value }) => product * value, 1),
      from,
      {
        label: 'Gain a year, by what the brief says it does',
        formula: from.map(({ label }) => label).join(' times '),
        scope: { what: name },
      },
    );
    return { gain, rests: 'effect', effect: { bad, share, of: place.of } };
  }
  // What is done to save money, and is said to act nowhere, is not done for the cause.
  const isForMoney = acts.where === 'unsaid' && stake.price?.saved === true && !stake.restores;
  if (acts.where === 'elsewhere' || isForMoney) return nothingWon;
  return { gain: all, rests: stake.restores ? 'before' : 'most', effect: null };
}

function standingOf(of: { gain: Known | null; running: number; inYear: number; saved: number; net: number }): Standing {
  const { gain, running, inYear, saved, net } = of;
  // What costs nothing on the whole needs no part of the gain to pay.
  if (saved > 0 && (!gain || running <= 0)) return inYear > 0 ? 'saves' : 'loses';
  if (!gain) return 'elsewhere';
  if (running >= gain.value) return 'beyond';
  return inYear > 0 ? 'pays' : net > 0 ? 'slow' : 'beyond';
}
