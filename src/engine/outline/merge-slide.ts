/** Merges a newly planned slide with the one a person edited: unedited parts are updated, and reversals are reported. */
import { type Fact, type FactId, withSuffix } from '../../model/fact.ts';
import type { LanguageCode } from '../../model/language.ts';
import { type AnyOutlineSlide, editableFields } from '../../model/outline.ts';
import { referencesIn, type Text } from '../../model/text.ts';
import { saysDirection } from '../language/directions.ts';
import type { Follow } from './bind-outline.ts';
import { fingerprint } from './planned.ts';

type Facts = Readonly<Record<FactId, Fact>>;

interface Turn {
  /** `closed-won revenue`, `closed-won revenue of GTXPro`. */
  what: string;
  was: string;
  is: string;
}

const change = /\.(?:delta|pct|shift)(?=[[@])/;
const verbs = { '-1': 'fell', '0': 'held', '1': 'rose' } as const;

/** The changes in a text, its own figures' or those of figures it mentions, that now go the other way. */
function turns(text: Text, before: Facts, now: Facts): Turn[] {
  const seen = new Set<string>();
  return referencesIn(text).flatMap((id) => {
    const [was, is] = [changeAt(id, before), changeAt(id, now)];
    if (!was || !is) return [];
    const [old, fresh] = [Math.sign(was.value!), Math.sign(is.value!)];
    const what = nameOf(is);
    if (old === fresh || seen.has(what)) return [];
    seen.add(what);
    return [{ what, was: verbs[`${old as -1 | 0 | 1}`], is: verbs[`${fresh as -1 | 0 | 1}`] }];
  });
}

/** Whether words written for the old figures no longer hold; words without a direction always do. */
function isStale(text: Text, about: Text, language: LanguageCode, before: Facts, now: Facts): boolean {
  if (!saysDirection(text, language)) return false;
  const own = referencesIn(text).length > 0 ? text : about;
  return turns(own, before, now).length > 0;
}

/** Why a planned title changed: `closed-won revenue rose where it fell`. */
function reasonOf(old: Text, fresh: Text, before: Facts, now: Facts): string {
  const turn = turns(old, before, now)[0] ?? turns(fresh, before, now)[0];
  if (turn) return `${turn.what} ${turn.is} where it ${turn.was}`;
  const [was, is] = [membersIn(old, before), membersIn(fresh, now)];
  const [left, come] = [was.filter((name) => !is.includes(name)), is.filter((name) => !was.includes(name))];
  if (left.length > 0 && come.length > 0) return `${come.join(', ')} now, where ${left.join(', ')} stood`;
  return 'its claim follows the new figures';
}

function changeAt(id: FactId, facts: Facts): Fact | null {
  if (change.test(id)) return known(facts, id);
  return known(facts, withSuffix(id, '.delta')) ?? known(facts, withSuffix(id, '.pct'));
}

function known(facts: Facts, id: FactId): Fact | null {
  const fact = Object.hasOwn(facts, id) ? facts[id]! : null;
  return fact && fact.value !== null ? fact : null;
}

function nameOf({ id, label, scope }: Fact): string {
  const metric = label.split(', ')[0]!;
  const members = Object.values(scope);
  const name = /^\p{Lu}\p{Ll}/u.test(metric) ? metric.charAt(0).toLowerCase() + metric.slice(1) : metric;
  return `${/^[^[@]*\.share\./.test(id) ? 'the share of ' : ''}${name}${members.length > 0 ? ` of ${members.join(', ')}` : ''}`;
}

function membersIn(text: Text, facts: Facts): string[] {
  return [...new Set(referencesIn(text).flatMap((id) => Object.values(known(facts, id)?.scope ?? {})))];
}

interface Setting {
  follow: Follow;
  /** A fact of this run. */
  now: (id: FactId) => Fact | null;
  /** The facts of the old outline. */
  before: Readonly<Record<FactId, Fact>>;
  language: LanguageCode;
  /** From 1, as in the report. */
  number: number;
}

interface Merged {
  /** null if it is left out. */
  slide: AnyOutlineSlide | null;
  changes: string[];
  open: string[];
  /** The entry of `changes` about a new title. */
  retitled?: string;
}

/** `marks`: fingerprints of what the planner wrote, null for a person's own slide; `page`: the new plan, null if it is no longer possible. */
export function mergeSlide(
  slide: AnyOutlineSlide,
  page: AnyOutlineSlide | null,
  marks: Readonly<Record<string, string>> | null,
  setting: Setting,
): Merged {
  const { follow, number } = setting;
  if (!marks) return { slide: speaksOfData(slide, setting) ? follow(slide) : slide, changes: [], open: [] };
  const edited = editableFields.filter((field) => mark(slide[field]) !== marks[field]);
  if (!page) {
    const complete = edited.length > 0 && idsIn(slide, setting).every((id) => setting.now(id));
    if (complete) return { slide: follow(slide), changes: [], open: [] };
    const lost = `Slide ${number}, ${plain(slide.title, setting.before)}: left out, the new data do not carry it`;
    return edited.length > 0
      ? { slide: null, changes: [], open: [`${lost}, and your edits went with it`] }
      : { slide: null, changes: [lost], open: [] };
  }
  return keepEdits(slide, page, edited, setting);
}

function keepEdits(slide: AnyOutlineSlide, page: AnyOutlineSlide, edited: readonly (keyof AnyOutlineSlide)[], setting: Setting): Merged {
  const { follow, number, before, language } = setting;
  const facts = factsOf([slide, page], setting);
  const merged: Record<string, unknown> = { ...page };
  const changes: string[] = [];
  const open: string[] = [];
  for (const field of edited) {
    const theirs = follow(slide[field]);
    const name = field === 'content' ? 'what it shows' : field;
    const lacks = idsIn(theirs, setting).filter((id) => !setting.now(id));
    const stale = stringsIn(theirs).find((text) => isStale(text, field === 'title' ? page.title : '', language, before, facts));
    if (theirs === undefined) delete merged[field];
    else if (lacks.length > 0) open.push(`Slide ${number}: ${name} was written anew: the data do not hold ${lacks.join(', ')}`);
    else if (stale !== undefined)
      open.push(
        `Slide ${number}: ${name} was written anew, as “${plain(stale, before)}” no longer holds: ${reasonOf(stale, page.title, before, facts)}`,
      );
    else {
      merged[field] = theirs;
      if (field === 'content') merged.kind = slide.kind;
    }
  }
  const rewritten = !edited.includes('title') && follow(slide.title) !== page.title;
  const retitled = `Slide ${number}: title rewritten: ${reasonOf(slide.title, page.title, before, facts)}`;
  if (rewritten) changes.push(retitled);
  return { slide: merged as unknown as AnyOutlineSlide, changes, open, ...(rewritten && { retitled }) };
}

const mark = (value: unknown) => (value === undefined ? undefined : fingerprint(value));

/** Whether a slide shows computed figures: period names on it are then updated too. */
function speaksOfData(slide: AnyOutlineSlide, setting: Setting): boolean {
  return idsIn(slide, setting).some((id) => setting.before[id]?.metric !== 'given');
}

/** Facts a value refers to, in braces or by bare ID as in charts. */
function idsIn(value: unknown, { before }: Setting): FactId[] {
  return [...new Set(stringsIn(value).flatMap((text) => (Object.hasOwn(before, text) ? [text] : referencesIn(text))))];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** This run's facts with the IDs these slides refer to, and their changes. */
function factsOf(slides: readonly AnyOutlineSlide[], setting: Setting): Record<FactId, Fact> {
  const ids = slides.flatMap((slide) => stringsIn(slide).flatMap((text) => [text, ...referencesIn(text)]));
  const changes = ids.flatMap((id) => {
    return /[[@]/.test(id) ? ['.delta', '.pct'].map((suffix) => withSuffix(id, suffix)) : [];
  });
  return Object.fromEntries(
    [...ids, ...changes].flatMap((id) => {
      const fact = /@[^@ ]+$/.test(id) ? setting.now(id) : null;
      return fact ? [[id, fact] as const] : [];
    }),
  );
}

/** A text for the report, with references shown as the names of their figures. */
function plain(text: string, facts: Readonly<Record<FactId, Fact>>): string {
  return text.replace(/\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g, (_, id: string) => `[${facts[id.trim()]?.label ?? id}]`).replaceAll('**', '');
}
