/** Tasks wherever the brief gives them, `Nuria: hire the six, before 20 February`, as one table of who does what by when. */
import type { Brief } from '../../../../model/brief.ts';
import { listed } from '../../../brief/brings.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import type { Sentence } from '../said.ts';
import { decided, isAsk } from './decisions.ts';
import { isLabel, isPlanLabel } from './labels.ts';
import { milestonesIn } from './milestones.ts';
import { optionsSaid } from './options-marked.ts';
import { fullNameOf } from './owners.ts';
import { recapIn } from './recap.ts';
import { type Step, stepsOf } from './steps.ts';
import { doerIn, isOwner } from './task-doer.ts';
import { cleaned, type Line, lineOf } from './task-line.ts';
import { inTime } from './task-order.ts';
import { type When, whensIn } from './when.ts';
import { capital, partsAt, plainly, wordCount } from './wording.ts';

export interface Task {
  at: number;
  what: string;
  who?: string;
  /** As the table shows it. */
  when?: string;
  /** The day itself, for the order. */
  time?: When;
  /** What happens with its day, as a clause. */
  said?: string;
  /** With its doer, where the words are a verb of theirs: `Léa réserve la salle`. */
  doing?: string;
  /** Something that is to have happened by its day, which nobody in particular does. */
  isMilestone?: true;
  /** The decision that the others follow. */
  isDecision?: true;
}

interface Given {
  brief: Brief;
  asOf: string | null;
}

/** Fewer are sentences, and no table. */
const fewest = 2;
/** What happens on a day is said in so many words; more tell something else. */
const mostWords = 14;

/** Every task and milestone of the brief, earliest first; none where nobody is named. */
export function tasksIn(sentences: readonly Sentence[], given: Given): Task[] {
  const recap = recapIn(sentences, given.brief, given.asOf);
  if (recap !== null) {
    const later = collected(
      sentences.filter(({ at }) => at > recap.last),
      given,
    );
    return inTime([...recap.tasks, ...later.filter(({ who }) => who !== undefined)]);
  }
  const tasks = collected(sentences, given);
  const decided = tasks.some(({ isDecision }) => isDecision);
  const owned = tasks.filter(({ who }) => who !== undefined);
  return tasks.length >= fewest && (owned.length > 0 || (decided && tasks.length > fewest)) ? inTime(tasks) : [];
}

function collected(sentences: readonly Sentence[], given: Given): Task[] {
  const options = optionsSaid(sentences, given.brief);
  const groups = new Map<string, Sentence[]>();
  for (const sentence of sentences) groups.set(groupOf(sentence), [...(groups.get(groupOf(sentence)) ?? []), sentence]);
  const found = [...groups.values()].flatMap((group) => {
    const isAbove = group[0]!.list === null && sentences.some(({ unit, list }) => list !== null && unit === group[0]!.unit);
    const plan = isPlan(group, { ...given, isAbove });
    return group.flatMap((sentence) => (options.has(sentence.at) ? [] : tasksOf(sentence, { ...given, plan })));
  });
  return distinct(found).map((task): Task => (task.who === undefined ? task : { ...task, who: named(task.who, given.brief) }));
}

/** The list, or the paragraph, that a sentence stands in. */
const groupOf = ({ list, unit }: Sentence) => (list === null ? `unit ${unit}` : `list ${list}`);

/** `surely`: a heading or its own form says so; `beside`: among tasks a short sentence with a day is one. */
interface Plan {
  surely: boolean;
  beside: boolean;
  /** Words with capitals beside the lines are people, as those of other lines are for certain. */
  named: boolean;
}

/** `isAbove`: a list stands below these sentences, which say what it is for. */
function isPlan(group: readonly Sentence[], { brief, asOf, isAbove }: Given & { isAbove: boolean }): Plan {
  const heading = headingOf(group[0]!);
  if ((['risks', 'options', 'decisions', 'pros', 'cons'] as const).some((other) => isLabel(heading, other)))
    return { surely: false, beside: false, named: false };
  const lines = group[0]!.list === null ? [] : group.map(({ text }) => lineOf(text, { brief, asOf }));
  const [dated, sure] = [lines.filter((line) => line?.time !== undefined), lines.filter((line) => line?.owner?.sure === true)];
  const isTimetable = lines.length >= fewest && dated.length * 3 >= lines.length * 2 && sure.length * 2 >= lines.length;
  const tasks = group.filter(({ role }) => role === 'task').length;
  const surely = (isPlanLabel(heading) && !isAbove) || isTimetable;
  const isDated = lines.length === 0 || dated.length * 3 >= lines.length * 2;
  return {
    surely,
    // What follows a decision is planned as well.
    beside:
      surely ||
      group.some(({ text }) => milestonesIn(text, asOf, brief.language).length > 0) ||
      (isDated && tasks >= (group[0]!.list === null ? 2 : 1)),
    named: sure.length > 0,
  };
}

const headingOf = ({ heading }: Sentence) => heading?.replace(/^\d+[.)]\s*/u, '') ?? null;

function tasksOf(sentence: Sentence, { brief, asOf, plan }: Given & { plan: Plan }): Task[] {
  const { at, role } = sentence;
  const heading = headingOf(sentence);
  if ((['risks', 'options', 'decisions'] as const).some((other) => isLabel(heading, other))) return [];
  const named = nameIn(heading);
  const reading = { language: brief.language, asOf };
  return partsAt(sentence.text).flatMap((part): Task[] => {
    // `Who does what: …`
    const labelled = /^([^:：]{3,60})[:：]\s?(\S.+)$/su.exec(part);
    const inside = labelled !== null && isPlanLabel(labelled[1]!) ? labelled[2]! : null;
    const isTask = role === 'task' || plan.surely || inside !== null || named !== null;
    return sentencesIn(inside ?? part).flatMap((text): Task[] => {
      const milestones = milestonesIn(text, asOf, brief.language);
      if (milestones.length > 0)
        return milestones.map(({ what, said, time, isDecision }) => ({
          at,
          what,
          said,
          when: shownDay(time),
          time,
          isMilestone: true,
          ...(isDecision ? { isDecision } : {}),
        }));
      const steps = named === null ? stepsOf(text, reading, false) : [];
      const isOwned = steps.length > 1 && steps.every(({ who }) => who !== undefined);
      if (
        isOwned &&
        steps.some(({ when }) => when !== undefined) &&
        (isTask || plan.beside || steps.every(({ when }) => when !== undefined))
      )
        return steps.map((step) => ofStep(step, at, asOf, brief));
      // What is decided is the claim over the tasks, a question is none, and a risk beside them has its own page.
      if (!isTask && isOther(role)) return [];
      if ((!isTask && !plan.beside) || isAsk(sentence) || decided.test(text) || /[?？؟]\s*$/u.test(text)) return [];
      const several = named === null ? severalIn(text, asOf) : [];
      if (several.length > 1) return several.map((each) => ({ at, ...each, ...timed(each.when, asOf) }));
      const together = inRow(text, { brief, asOf });
      if (together.length > 1) return together.flatMap((line) => fromLine(line, at, { ...plan, named: true }, null));
      const step = isTask && steps.length === 1 && steps[0]!.who !== undefined ? steps[0]! : null;
      const said = named === null ? text : `${named}: ${text}`;
      const line = lineOf(said, { brief, asOf });
      const isLine = line !== null && (plan.surely || inside !== null || line.owner?.sure === true || doerIn(text, brief) === null);
      if (step !== null && line?.owner === undefined) return [ofStep(step, at, asOf, brief)];
      const found = isLine ? fromLine(line, at, plan, isNoted.test(text) ? null : plainly(text)) : [];
      if (found.length > 0) return found;
      // In a list of steps each is one, whoever does it.
      const isItem = sentence.list !== null && isLabel(heading, 'actions') && text.length === part.trim().length;
      if ((line === null || isLine) && isItem && wordCount(text) <= mostWords) return [{ at, what: plainly(text) }];
      if (isLine) return [];
      const task = taskOf(said, { brief, asOf });
      return task === null || (task.when === undefined && (task.who === undefined || !isTask))
        ? []
        : [{ at, ...task, ...(isNoted.test(text) ? {} : { said: plainly(text) }), ...timed(task.when, asOf) }];
    });
  });
}

function ofStep({ said, what, who, when }: Step, at: number, asOf: string | null, { language }: Brief): Task {
  const isSentence = language !== 'en' && said.startsWith(who!);
  const doer = who!.replace(/\s*[(（][^()（）]*[)）]$/u, '');
  return {
    at,
    what,
    who: who!,
    ...(isSentence ? { doing: `${doer} ${what.charAt(0).toLowerCase()}${what.slice(1)}` } : {}),
    ...timed(when, asOf),
  };
}

const isOther = (role: Sentence['role']) => role === 'risk' || role === 'request' || role === 'option' || role === 'decision';

/** Notes with brackets, dashes and colons are no clause. */
const isNoted = /[)）\]:：|]|\s[–—-]\s/u;

/** A line as a task of somebody, or as something that happens on its day. */
function fromLine({ what, owner, time }: Line, at: number, plan: Plan, clause: string | null): Task[] {
  const isOwned = owner !== undefined && (owner.sure || plan.named);
  const said = owner === undefined || isOwned ? what : `${what} (${owner.who})`;
  if (time === undefined && !(isOwned && plan.surely)) return [];
  if (wordCount(said) > mostWords && !(isOwned || plan.surely)) return [];
  return [
    {
      at,
      what: said,
      ...(clause === null ? {} : { said: clause }),
      ...(isOwned ? { who: owner.who } : { isMilestone: true }),
      ...(time === undefined ? {} : { when: shownDay(time), time }),
    },
  ];
}

/** `recruit in January (Nadia), start 2 March, first report in October (Owen)`: parts that each have their day. */
function inRow(text: string, given: Given): Line[] {
  const parts = listed(text.trim().replace(/(?<!\d{1,2}\.\d{1,2})[.。]\s*$/u, ''));
  if (parts.length < fewest) return [];
  const lines = parts.map((part) => lineOf(part, given));
  return lines.every((line) => line?.time !== undefined) ? (lines as Line[]) : [];
}

/** The same by another name or in other words is one row. */
function distinct(tasks: readonly Task[]): Task[] {
  return tasks.filter(
    (task, at) =>
      !tasks
        .slice(0, at)
        .some((other) => other.when === task.when && other.who === task.who && other.what.toLowerCase() === task.what.toLowerCase()),
  );
}

function timed(when: string | undefined, asOf: string | null): Pick<Task, 'when' | 'time'> {
  if (when === undefined) return {};
  const [time] = whensIn(when, asOf);
  return { when: capital(when), ...(time === undefined ? {} : { time }) };
}

const shownDay = ({ shown }: When) => capital(shown);

/** With the surname that the brief gives elsewhere. */
function named(who: string, { prompt }: Brief): string {
  return /^\p{Lu}[\p{L}'’-]+(?=$|\s?[(（])/u.test(who) ? who.replace(/^\p{Lu}[\p{L}'’-]+/u, (first) => fullNameOf(first, prompt)) : who;
}

/** `– Hamann` as the label of a line. */
function nameIn(heading: string | null): string | null {
  const bare = /^[–—•-]\s*(\S.*)$/u.exec(heading ?? '')?.[1]?.trim() ?? '';
  return bare !== '' && wordCount(bare) <= 4 && isOwner(bare) ? bare : null;
}

function taskOf(text: string, { brief, asOf }: Given): Omit<Task, 'at'> | null {
  const said = text.trim().replace(/[.。!;]\s*$/u, '');
  const front = /^([^:：]{2,40})[:：]\s*(?!\d)(\S.+)$/su.exec(said);
  const isFront = front !== null && isOwner(front[1]!.trim());
  const doer = isFront ? null : doerIn(said, brief);
  const who = isFront ? front[1]!.trim() : doer?.who;
  const rest = isFront ? front[2]! : (doer?.rest ?? said);
  const line = lineOf(rest, { brief, asOf });
  const { what, when } =
    line?.time !== undefined && line.owner === undefined
      ? { what: line.what, when: shownDay(line.time) }
      : withoutDate(cleaned(rest), asOf);
  if (wordCount(what) < 1 || !/\p{L}{2}/u.test(what)) return null;
  return { what: plainly(what), ...(who === undefined ? {} : { who }), ...(when === undefined ? {} : { when }) };
}

/** The last deadline in the words of a task, taken out of them where they end or begin with it. */
export function withoutDate(text: string, asOf: string | null): { what: string; when?: string } {
  const times = whensIn(text, asOf);
  const time = times.find(({ due }) => due) ?? times.at(-1);
  if (time === undefined) return { what: text };
  if (times.length > 1 && !time.due) return { what: text, when: inWords };
  const [before, after] = [
    text.slice(0, time.from).replace(/(?<![\s,，、:–—-])[\s,，、:–—-]+$/u, ''),
    text.slice(time.to).replace(/^[\s,，、:–—-]+/u, ''),
  ];
  const joint = before !== '' && after !== '' ? (/\p{Script=Han}/u.test(text) ? '' : ', ') : '';
  // `by the thirtieth of` June
  if (/\s(?:of|the|de|del|di|do)$/iu.test(before)) return { what: text, when: inWords };
  // A day in the middle of a clause stays where it is.
  const isInside = joint === ', ' && !/^[,，]/u.test(text.slice(time.to).trim()) && !/[,，]\s*$/u.test(text.slice(0, time.from));
  return { what: isInside ? text : `${before}${joint}${after}`, when: time.shown };
}

/** Shown where the words of a task say when. */
const inWords = '–';

/** `森下さんが町との協議を10月末まで、佐伯さんが…`: parts that each have their day. */
function severalIn(text: string, asOf: string | null): Omit<Task, 'at'>[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const parts = listed(text.replace(/^[^、，]{1,6}[は：:]、?/u, '').replace(/[。]\s*$/u, ''));
  const read = parts.map((part): Omit<Task, 'at'> | null => {
    const who = /([\p{Script=Han}\p{Script=Katakana}]{1,6}(?:さん|氏|部長|課長))[がは]/u.exec(part);
    const rest = who === null ? part : `${part.slice(0, who.index)}${part.slice(who.index + who[0].length)}`;
    const { what, when } = withoutDate(rest, asOf);
    return when === undefined ? null : { what: what.replace(/[をはに]$/u, ''), when, ...(who === null ? {} : { who: who[1]! }) };
  });
  return read.every((task) => task !== null) ? read : [];
}
