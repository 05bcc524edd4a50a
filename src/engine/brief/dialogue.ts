/**
 * A transcript as the statements that a minute-taker would keep: an answer with the subject of its question, what is undertaken with
 * the name of who undertakes it, without what people only say to one another. Turns on one matter stand together, and a blank line
 * stands where another matter begins.
 */
import { ofAddressed, requested } from './addressed.ts';
import { bringsFigures } from './brings.ts';
import { asideOf } from './chatter.ts';
import { fold } from './clean.ts';
import { isName } from './deck-name.ts';
import { answered, capital, ended, finite, isConditional, isLabelled, lowered, unspaced } from './dialogue-answers.ts';
import * as signs from './dialogue-signs.ts';
import { deckWord, speakerOf } from './segment.ts';
import { sentences } from './sentences.ts';
import { slideCount } from './slide-count.ts';
import { states } from './statement.ts';
import { matterSaid } from './subject.ts';
import { inThirdPerson, thirdOf } from './third-person.ts';

/** The text with its talk as statements, each still behind its speaker. */
export function asStatements(text: string, speakers: ReadonlySet<string>): string {
  if (speakers.size === 0) return text;
  const talk = new Talk(text, speakers);
  for (const line of text.split('\n')) {
    const head = speakerOf(line, speakers);
    if (head === '') talk.line(line);
    else talk.turn(head, line.slice(head.length));
  }
  return talk.statements();
}

/** `matter`: the first statement on another matter; `course`: one of several courses, as an item. */
interface Statement {
  kind: 'said' | 'line' | 'courses' | 'course' | 'topic';
  turn: number;
  head: string;
  text: string;
  begins: boolean;
  /** How the matter that it begins was called. */
  topic?: string | null;
}

/** So many statements on a matter are a page, so that the next question may open another one. */
const enough = 3;
const longestTopic = 60;

class Talk {
  private readonly found: Statement[] = [];
  private readonly called: ReadonlyMap<string, string>;
  private readonly chair: string | null;
  private turns = 0;
  private asked: string | null = null;
  /** What somebody is asked to do, until it is known whether they take it on. */
  private request: { of: string; text: string } | null = null;
  private listing = false;
  /** What a question put to all would settle. */
  private proposed: string | null = null;
  /** Of what something was taken back. */
  private instead: string | null = null;
  private begins = false;
  private topic: string | null = null;
  private named = false;

  constructor(text: string, speakers: ReadonlySet<string>) {
    this.called = calledNames(speakers);
    this.chair = chairOf(text, speakers);
  }

  /** What stands between the turns, as it is. */
  line(text: string): void {
    if (text.trim() === '' && this.found.at(-1)?.kind !== 'line') return;
    this.found.push({ kind: 'line', turn: this.turns, head: '', text, begins: false });
  }

  turn(head: string, said: string): void {
    this.turns += 1;
    const name = this.called.get(nameOf(head)) ?? '';
    let answers = this.asked;
    this.asked = null;
    const all = sentences(this.takeOn(head, name, said));
    const recapped = this.recapped(all);
    for (const given of all) {
      if (given.trim() === '') continue;
      const own = recapped.get(given);
      if (own !== undefined) {
        this.found.push({ kind: 'said', turn: this.turns, head, text: own, begins: false });
        continue;
      }
      const sentence = (
        name === '' ? given : given.replace(signs.besideMe, (_, other: string, and: string) => `${other} ${and} ${name}`)
      ).replace(signs.greeting, '');
      const isQuestion = /[?？؟]$|(?:です|ます|でした|ました|でしょう)か[。.]?$|(?:吗|呢)[。.]?$/u.test(sentence);
      const { addressed, as, bare } = this.withoutNames(sentence);
      if (bare === '') continue;
      // Length, readers and form are heard by who makes the deck.
      const aside = asideOf(sentence, null);
      if (isOfDeck(bare) || (aside !== null && aside !== 'talk')) {
        this.found.push({ kind: 'said', turn: this.turns, head, text: given.trim(), begins: false });
        continue;
      }
      if (isQuestion) {
        this.question(head, bare, addressed);
        continue;
      }
      // Whoever asks may answer at once.
      if (this.asked !== null) answers = isLabelled(this.asked) ? this.asked : null;
      this.asked = null;
      if (aside === 'talk' && !isTurning(bare, false) && !(this.proposed !== null && signs.unopposed.test(bare))) {
        // `Yes` answers, and what follows is no answer any more.
        if (signs.takesOn.test(bare) || signs.refuses.test(bare)) answers = null;
        continue;
      }
      answers = this.statement({ head, name, bare, addressed, answers, ...(as !== undefined && { as }) });
    }
    this.handOver();
  }

  /** `Rob: the texts by 1 February. Jo: a rota by 8 January.`: who does what, said at once, stays with their whole names. */
  private recapped(said: readonly string[]): ReadonlyMap<string, string> {
    const found = said.flatMap((sentence) => {
      const [, short, rest] = /^(\p{Lu}[\p{L}.'-]{1,24})\s?[:：]\s+(\S.+)$/su.exec(sentence.trim()) ?? [];
      const name = short === undefined ? undefined : this.called.get(short);
      return name === undefined || /[?？؟]\s*$/u.test(sentence) ? [] : [{ sentence, name, text: `${name}: ${rest!}` }];
    });
    return new Map(new Set(found.map(({ name }) => name)).size < 2 ? [] : found.map(({ sentence, text }) => [sentence, text]));
  }

  /** What was asked of somebody is theirs where they say so. */
  private takeOn(head: string, name: string, said: string): string {
    const { request } = this;
    this.request = null;
    if (request === null || request.of !== name) return said;
    if (signs.takesOn.test(fold(said).trim())) this.add(head, ended(capital(request.text)));
    // On another day than was asked.
    const deed = request.text.startsWith(`${name} `) ? request.text.slice(name.length).replace(/\s(?:by|before|on|until)\s.*$/u, '') : '';
    const [verb = '', ...rest] = deed.trim().split(' ');
    return rest.length === 0
      ? said
      : said.replace(/(?<=I (?:can|could) )do (?:it|that)(?= )/u, [verb.replace(/(?<=[^s])s$/u, ''), ...rest].join(' '));
  }

  private question(head: string, bare: string, addressed: string | null): void {
    const of = addressed === null ? null : (this.called.get(addressed) ?? addressed);
    const task = of === null ? null : requested(bare, of);
    if (task !== null) {
      this.request = { of: of!, text: task };
      return;
    }
    if (signs.choicesAsked.test(bare)) {
      this.courses(head, bare);
      return;
    }
    // `And if we don't get the grant?`: what follows is what happens then.
    if (isConditional(bare)) {
      this.asked = bare;
      return;
    }
    const proposal = signs.objections.exec(bare)?.[1];
    if (proposal !== undefined) {
      this.proposed = `${settledWord(bare)}: ${proposal}`;
      return;
    }
    const last = this.lastSaid();
    if (last !== undefined && asksOn(bare, last.text)) {
      this.asked = `= ${last.text}`;
      return;
    }
    const after = topicIn(bare, true);
    if (after !== null) this.name(head, after);
    if (isTurning(bare, true)) this.matter(enough, topicOf(bare, head === this.chair));
    else {
      this.asked = this.called.has(bare) ? null : bare;
      if (head === this.chair && bare.split(/\s+/u).length > 2) this.matter(enough);
    }
  }

  /** What the meeting is about, if its first turns say it. */
  private name(head: string, topic: string): boolean {
    if (this.named || this.turns > 6) return false;
    this.named = true;
    this.found.push({ kind: 'topic', turn: this.turns, head, text: topic, begins: false });
    return true;
  }

  /** What follows are courses, under the word that was said for them. */
  private courses(head: string, bare: string): void {
    const word = signs.courseWord.exec(bare)?.[0];
    this.listing = true;
    this.matter(0);
    this.found.push({ kind: 'courses', turn: this.turns, head, text: word === undefined ? '' : `${capital(word)}:`, begins: true });
    this.begins = false;
  }

  /** The question that is still to be answered. */
  private statement(said: {
    head: string;
    name: string;
    bare: string;
    addressed: string | null;
    as?: string;
    answers: string | null;
  }): string | null {
    const { head, name, bare, addressed } = said;
    let { answers } = said;
    const back = signs.withdrawal.exec(bare) ?? signs.withdrawalUnspaced.exec(bare);
    if (back !== null && back[0] !== '') {
      const about = back.groups?.about;
      this.takeBack(head, about);
      this.instead = about ?? null;
      const rest = bare.slice(back[0].length);
      // `That was last year's` says why.
      return rest === '' || (!/\d/.test(rest) && /^(?:that|it|this|those|das|es|c'|ça|eso|isso|quello)(?!\p{Ll})/iu.test(rest))
        ? answers
        : this.statement({ ...said, bare: rest });
    }
    const agreed = this.proposed !== null && signs.unopposed.test(bare) ? this.proposed : null;
    if (agreed !== null) {
      this.proposed = null;
      this.matter(0);
      this.add(head, ended(agreed));
      return null;
    }
    if (this.instead !== null && /^(?:it|they)(?:'s|'re| is| are) (?=\P{L}*\d)/iu.test(bare)) {
      this.add(head, ended(`${capital(this.instead)}: ${bare.replace(/^(?:it|they)(?:'s|'re| is| are) /iu, '')}`));
      this.instead = null;
      return answers;
    }
    if (signs.faulted.test(bare)) {
      if (this.lastSaid()?.turn === this.turns) this.takeBack(head);
      return answers;
    }
    const purpose = topicIn(bare, false);
    if (purpose !== null && this.name(head, purpose)) return answers;
    if (isTurning(bare, false)) {
      this.matter(0, topicOf(bare, true));
      return answers;
    }
    const decision =
      signs.decided.exec(bare)?.[1] ??
      signs.decidedUnspaced
        .exec(bare)
        ?.slice(1)
        .find((part) => part !== undefined);
    if (
      decision !== undefined &&
      (!/^那/u.test(bare) || head === this.chair) &&
      (!/^(?:\P{L}*)(?:agreed|combinado|acordado|d'accordo|de acuerdo)/iu.test(bare) || isOurs(decision))
    ) {
      this.matter(0);
      const word = settledWord(bare);
      this.add(head, ended(`${word}${word === 'Décidé' ? ' ' : ''}: ${decision}`));
      return null;
    }
    if (signs.settles.test(bare)) this.matter(0);
    const plain = bare
      .replace(signs.thenWe, 'Wir $1 ')
      .replace(signs.lead, '')
      .replace(signs.assent, '')
      .replace(signs.tail, '')
      .replace(signs.lead, '');
    if (plain === '' || this.called.has(plain) || signs.nobodyElse.test(lowered(plain)) || this.isTalk(plain, bare, addressed))
      return answers;
    if (signs.choices.test(plain) || signs.choicesAsked.test(plain)) {
      this.courses(head, plain);
      return answers;
    }
    if (signs.letUs.test(plain)) {
      const deed = plain.replace(signs.letUs, '');
      const isSettled = head === this.chair || /^go (?:with|for) /iu.test(deed) || signs.settles.test(bare);
      this.add(head, ended(isSettled || name === '' ? `We ${deed}` : `${name} suggests we ${deed}`));
      return answers;
    }
    if (this.listing && this.course(head, plain)) return answers;
    if (signs.otherCourse.test(plain) && this.besides(head, plain)) return answers;
    // Nothing goes on across the border of two matters.
    const last = this.begins ? undefined : this.lastSaid();
    const ofTurn = last?.turn === this.turns;
    if (ofTurn && signs.settled.test(last.text.replace(/\.$/u, ''))) last.text = `${last.text.replace(/\.$/u, '')}: ${plain}.`;
    else if (
      last !== undefined &&
      (ofTurn || /\d/.test(last.text)) &&
      signs.goesOn.test(bare) &&
      (!finite.test(bare) || /^(?:call|say|make)/iu.test(bare))
    )
      last.text = `${last.text.replace(/[.。]$/u, '')}, ${bare.charAt(0).toLowerCase()}${bare.slice(1)}.`;
    else if (last !== undefined && /\d/.test(last.text) && signs.formerly.test(plain) && plain.split(/\s+/u).length <= 6)
      last.text = `${last.text.replace(/[.。]$/u, '')}, ${lowered(plain)}.`;
    // `By when?` – `By the end of the year`.
    else if (
      last !== undefined &&
      answers !== null &&
      signs.whenAsked.test(answers) &&
      plain.split(/\s+/u).length <= 6 &&
      !finite.test(plain)
    ) {
      const when = signs.timeWord.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
      last.text = `${last.text.replace(/[.。]$/u, '')}, ${when}.`;
      answers = null;
    } else if (ofTurn && /^[\d.,%]{1,12}$/u.test(plain)) last.text = `${last.text.replace(/[.。]$/u, '')} (${plain}).`;
    else if (answers !== null) {
      const asked = answers.startsWith('= ') ? this.found.findLast(({ text }) => `= ${text}` === answers) : undefined;
      if (asked === undefined) this.add(head, confirmed(answers, plain) ?? answered(answers, plain, name));
      else asked.text = answered(answers, plain, name);
      answers = null;
    } else
      this.add(
        head,
        ended(capital(addressed === null ? inThirdPerson(plain, name) : this.told(plain, { addressed, as: said.as ?? addressed }, name))),
      );
    return answers;
  }

  /** What is said to somebody: of them, or with their name where it would be lost. */
  private told(whole: string, { addressed, as }: { addressed: string; as: string }, name: string): string {
    const of = this.called.get(addressed) ?? addressed;
    // Why by then is said to those in the room.
    const plain = whole.replace(/,\s(?:(?:to |that )?(?:gives?|leaves?)|giving|leaving) us\s[^,;]{3,60}$/iu, '');
    const said = ofAddressed(plain, of);
    if (said !== null) return said;
    const verb = /^(\p{Ll}{3,12})(?= (?:the|an?|our|all|your|both|two|three|\d|it|them)(?!\p{L}))/iu.exec(plain)?.[1];
    if (verb !== undefined && !finite.test(verb) && !second.test(plain))
      return `${of} ${thirdOf(verb.toLowerCase())}${plain.slice(verb.length)}`;
    if (owed.test(plain) && !finite.test(plain) && !/[()]|(?<!\p{L})(?:du|sie|tu|vous|tú|você|you)(?!\p{L})/iu.test(plain))
      return `${plain.replace(/^(?:please|bitte) /iu, '')} (${of})`;
    return second.test(plain) ? `${as}${unspaced.test(plain) ? '、' : ', '}${plain}` : inThirdPerson(plain, name);
  }

  /** `Or raise the fee`, after `We could go elsewhere`: courses without a word for them. */
  private besides(head: string, plain: string): boolean {
    const last = this.lastSaid();
    if (last === undefined || last.turn === this.turns || !signs.couldDo.test(last.text)) return false;
    this.found.pop();
    this.begins ||= last.begins;
    this.courses(last.head, courseWordFor(last.text, plain));
    this.course(last.head, last.text.replace(/[.。]$/u, ''));
    return this.course(head, plain);
  }

  /** Whether it was one of the courses that are listed. */
  private course(head: string, plain: string): boolean {
    const opens = this.found.at(-1)?.kind === 'courses';
    if (!signs.ordinal.test(plain) && !signs.oneCourse.test(plain) && !opens) {
      this.listing = false;
      return false;
    }
    const bare = plain.replace(signs.ordinal, '').replace(signs.oneCourse, '').replace(signs.oneCourse, '');
    this.found.push({ kind: 'course', turn: this.turns, head, text: ended(capital(priced(bare))), begins: false });
    return true;
  }

  private add(head: string, text: string): void {
    this.found.push({ kind: 'said', turn: this.turns, head, text, begins: this.begins, topic: this.begins ? this.topic : null });
    this.begins = false;
    this.topic = null;
  }

  /** Another matter begins, unless fewer than `least` statements were made on this one. */
  private matter(least: number, topic: string | null = null): void {
    const from = this.found.findLastIndex(({ begins }) => begins);
    const told = this.found.slice(Math.max(0, from)).filter(({ kind }) => kind !== 'line' && kind !== 'topic').length;
    if (told < least) return;
    this.topic = topic ?? (this.begins ? this.topic : null);
    this.begins = true;
  }

  private lastSaid(): Statement | undefined {
    const last = this.found.at(-1);
    return last?.kind === 'said' ? last : undefined;
  }

  /** `about`: a word of what is taken back; else it was just said. */
  private takeBack(head: string, about?: string): void {
    const isMeant = ({ turn, text }: Statement) =>
      about === undefined ? this.turns - turn <= 2 : text.toLowerCase().includes(about.toLowerCase());
    const at = this.found.findLastIndex((each) => each.kind === 'said' && each.head === head && isMeant(each));
    if (at < 0) return;
    const [gone] = this.found.splice(at, 1);
    this.begins ||= gone!.begins;
  }

  private handOver(): void {
    const last = this.lastSaid();
    if (last === undefined || last.turn !== this.turns) return;
    // A few words without a figure at the end of a turn hand over to somebody.
    if (signs.settled.test(last.text.slice(0, -1)) || isHandover(last.text)) this.found.pop();
  }

  private isTalk(plain: string, bare: string, addressed: string | null): boolean {
    const told = this.found.map(({ text }) => text);
    if (!/[\d\s]/u.test(plain) && !unspaced.test(plain) && !signs.choices.test(plain) && !signs.settled.test(plain)) return true;
    if ([plain, bare].some((each) => signs.talk.test(each) || signs.talkUnspaced.test(each))) return true;
    const figures = /\d|[一二三四五六七八九十百千万]/u.test(plain);
    if (!figures && (signs.homely.test(plain) || (signs.askedOf.test(plain) && addressed === null))) return true;
    // What one tells another to do, or to speak of.
    if (addressed !== null && !figures && ofAddressed(plain, addressed) === null) return true;
    // `18,000, yes` and `14 then`: said again.
    const words = plain.replace(
      /[,，、،\s]*(?:yes|exactly|right|then|ja|genau|also|dann|oui|exact(?:ement)?|alors|sí|exacto|entonces|sim|certo|então|sì|esatto|allora|はい|对|没错|نعم)$/iu,
      '',
    );
    return /\d/.test(words) && words.split(/\s+/).length <= 2 && told.some((each) => each.includes(words));
  }

  /** `Devon, why` and `The numbers, Leo` without the one who is spoken to. */
  private withoutNames(sentence: string): { addressed: string | null; as?: string; bare: string } {
    const known = (name: string) => [name, name.replace(/(?:さん|様|先生)$/u, '')].find((each) => this.called.has(each));
    const whole = fold(sentence).replace(/[\s.!?…。！？؟]+$|^¿\s?/gu, '');
    const and = /^(?:and|so|und|et|y|e)\s(?=\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*)?,)/iu.exec(whole)?.[0] ?? '';
    const text = known(whole.slice(and.length).split(',', 1)[0]!) === undefined ? whole : whole.slice(and.length);
    const at =
      /^(\p{L}[\p{L}.' -]{0,24}?)[,，、،:]\s*(?=\S)/u.exec(text) ??
      /^(\p{Lu}\p{L}{1,20}) (?=(?:can|could|would|will|please|you|kannst|bitte)(?!\p{L}))/u.exec(text);
    const first = at === null ? undefined : known(at[1]!);
    if (first !== undefined) return { addressed: first, as: at![1]!, bare: text.slice(at![0].length) };
    const end = /[,，、،]\s?(?:يا )?(\p{L}[\p{L}.' -]{0,24})$|\sيا (\p{L}{2,12})$/u.exec(text);
    const last = end === null ? undefined : known((end[1] ?? end[2])!);
    return last === undefined ? { addressed: null, bare: text } : { addressed: last, bare: text.slice(0, end!.index) };
  }

  /** Who says what the talk is about has begun it: what was said before, and that, is no matter. */
  private withoutOpening(): void {
    const at = this.found.findIndex(({ kind, text }) => kind === 'said' && matterSaid(text) !== null);
    const before = this.found.slice(0, at).filter(({ kind }) => kind === 'said');
    if (at < 0 || before.length > mostOpening || before.some(({ text }) => bringsFigures(text))) return;
    const opening = new Set([...before, this.found[at]!]);
    const kept = this.found.filter((each) => !opening.has(each));
    if (kept.some(({ kind }) => kind !== 'line')) this.found.splice(0, this.found.length, ...kept);
  }

  statements(): string {
    const out: string[] = [];
    let headed = false;
    this.withoutOpening();
    const kept = this.found.flatMap((each, at): Statement[] => {
      // One course alone is a sentence.
      const courses = (from: number) => this.found.slice(from).findIndex(({ kind }) => kind !== 'course');
      const follow = each.kind === 'courses' ? courses(at + 1) : 0;
      if (each.kind === 'courses') return (follow < 0 ? this.found.length - at - 1 : follow) < 2 || each.text === '' ? [] : [each];
      if (each.kind !== 'course') return [each];
      const from = this.found.slice(0, at).findLastIndex(({ kind }) => kind !== 'course');
      const end = courses(from + 1);
      const label = this.found[from];
      const alone = (end < 0 ? this.found.length - from - 1 : end) < 2;
      return alone ? [{ ...each, kind: 'said', begins: label?.kind === 'courses' }] : [each];
    });
    for (const [at, { kind, turn, head, text, begins, topic = null }] of kept.entries()) {
      const before = kept[at - 1];
      const next = kept.slice(at + 1).find((each) => each.kind !== 'line');
      const named = topic !== null && next?.kind === 'said' && !next.begins ? topic : null;
      if (before?.kind === 'course' && kind !== 'course') out.push('', '---', '');
      else if (begins && out.length > 0) out.push('', ...(headed && named === null && kind === 'said' ? ['---', ''] : []));
      if (begins || before?.kind === 'course') headed = named !== null;
      if (named !== null) out.push(`${named}:`, '');
      if (kind === 'line') out.push(text);
      else if (kind === 'course' || kind === 'courses') {
        if (kind === 'courses' || (before !== undefined && before.kind !== 'course' && before.kind !== 'courses')) out.push('');
        out.push(kind === 'course' ? `- ${text}` : text);
      } else if (kind === 'topic') out.push(`${head} ${text}`, '');
      else if (before?.kind === 'said' && before.turn === turn && !begins) out[out.length - 1] += ` ${text}`;
      else out.push(`${head} ${text}`);
    }
    return out.join('\n');
  }
}

/** Sentences before a talk comes to its matter. */
const mostOpening = 4;

/** The speaker's name without time and role. */
const nameOf = (head: string) =>
  /\d/.test(head.replace(/^\[[\d:]+\]\s*/u, '')) ? '' : head.replace(/^\[[\d:]+\]\s*|\s*\([^()]*\)|\s?[:：]$/gu, '').trim();

const titled =
  /^(?:Frau|Herr|Mr|Mrs|Ms|Miss|Dr|Prof|Mme|Madame|Monsieur|M|Sra?|Señora?|Don|Doña|Dona|Dottor|Dott|Sig|Signora?|Sir|Lady)\.?\s/u;

/** How a page calls each speaker, by the whole name and by the first one where no two have the same. */
function calledNames(speakers: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = [...new Set([...speakers].map(nameOf))].filter((name) => name !== '');
  const first = (name: string) => (titled.test(name) ? name : name.split(' ')[0]!);
  const found = new Map<string, string>();
  for (const name of names) {
    const short = first(name);
    found.set(name, name);
    if (names.filter((other) => first(other) === short).length === 1) found.set(short, name);
  }
  return found;
}

/** Who asks most. */
function chairOf(text: string, speakers: ReadonlySet<string>): string | null {
  const asks = new Map<string, number>();
  for (const line of text.split('\n')) {
    const head = speakerOf(line, speakers);
    if (head !== '' && /[?？؟]|(?:です|ます|でした)か。/u.test(line)) asks.set(head, (asks.get(head) ?? 0) + 1);
  }
  const [most, next] = [...asks].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= 2 && most[1] > (next?.[1] ?? 0) ? most[0] : null;
}

/** `Five slides for the trustees`. */
const isOfDeck = (bare: string) => (deckWord.test(bare) || slideCount(bare) !== null) && bare.length <= 160;

/** `On cost` and `Next, the starts` have no verb; `On Mondays we close` states something. */
function isTurning(bare: string, asked: boolean): boolean {
  if (signs.turningUnspaced.test(bare)) return true;
  const words = bare.replace(/(?<!\p{L})(?:costs?|needs?|stands?|runs?|starts?|ends?|cut|slip)$/iu, '');
  return (
    (asked ? signs.turningAsked : signs.turning).test(bare) &&
    !finite.test(words) &&
    !states.test(words) &&
    !signs.whoDoes.test(bare.replace(signs.turningWord, '')) &&
    bare.replace(signs.turningWord, '').trim().split(/\s+/u).length <= (asked ? 5 : 3)
  );
}

/** The word for courses in the language of two of them. */
function courseWordFor(first: string, other: string): string {
  if (/\p{Script=Arabic}/u.test(first)) return 'الخيارات';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)) return '選択肢';
  if (/\p{Script=Han}/u.test(first)) return '方案';
  if (/^wir /iu.test(first)) return 'Optionen';
  if (/^(?:possiamo|potremmo|si può)/iu.test(first)) return 'Opzioni';
  if (/^(?:podemos|podríamos|podíamos|poderíamos|se puede)/iu.test(first)) return /^ou/iu.test(other) ? 'Opções' : 'Opciones';
  return 'Options';
}

/** `hire one more, 3,200 a month` and `a boiler for 16,000 euros` say what they cost behind a colon, as items do. */
const priced = (course: string) =>
  course
    .replace(/,\s(?=(?:about |around |roughly |etwa |environ |unos |cerca de |circa )?[€$£¥]?\s?\d[\d.,]*[^,:\d]{0,30}$)/u, ': ')
    .replace(
      /^([^:]{4,60}?) (?:for|für|pour|por|per|a|à) (?=(?:about |etwa |environ |unos |circa )?(?:[€$£¥] ?\d|\d{1,3}(?:[.,]\d{3})+|\d[\d.,]* ?(?:€|euros?|francs|franken|dollars?|pounds?|reais)(?!\p{L})))/iu,
      '$1: ',
    );

/** `How tiny?` asks on from `Sales are tiny`. */
function asksOn(question: string, told: string): boolean {
  if (/^how (?:much|many) (?:is|was) (?:that|it)$/iu.test(question)) return true;
  const how = /^how (\p{Ll}+)$/iu.exec(question)?.[1]?.toLowerCase();
  return how !== undefined && new RegExp(`(?<!\\p{L})${how}\\.?$`, 'iu').test(told);
}

/** `Next point, the samples` → Samples; null where it names none. `loose`: without an article too. */
function topicOf(bare: string, loose: boolean): string | null {
  const rest = bare.replace(signs.turningWord, '').trim();
  const isNamed = signs.article.test(rest);
  const name = rest.replace(signs.determiner, '').trim();
  if (!isNamed && (!loose || /^(?:and|und|et|y|e)(?!\p{L})/iu.test(bare))) return null;
  if (name.length < 3 || name.length > 30 || /\d/.test(name) || unspaced.test(name) || signs.ofTime.test(name) || !isName(name))
    return null;
  return capital(name);
}

/** `Could they move?` – `They said yes` is that they could move. */
function confirmed(question: string, plain: string): string | null {
  const short = /^(?:we|they|it|he|she) (?:could|can|will|would|should)(?:,\s(?=\S)|$)/iu.exec(plain)?.[0];
  if (short === undefined && !/^(?:they|he|she|it|we) (?:said|say|says) (?:yes|ok(?:ay)?)(?!\p{L})/iu.test(plain)) return null;
  const [, modal, who, rest] =
    /^(could|can|will|would|should) (they|he|she|it|we|the \p{L}+(?: \p{L}+)?) (.{3,80})$/iu.exec(question) ?? [];
  return modal === undefined
    ? null
    : ended([`${capital(who!)} ${modal.toLowerCase()} ${rest}`, lowered(plain.slice(short?.length ?? 0))].filter(Boolean).join(', '));
}

/** What a meeting is about, as `Topic: …`; null where nothing is named. */
function topicIn(bare: string, asked: boolean): string | null {
  const [own, unspacedOwn] = asked ? [signs.askedAfter, null] : [signs.purpose, signs.purposeUnspaced];
  const found = [...(own.exec(bare)?.slice(1) ?? []), ...(unspacedOwn?.exec(bare)?.slice(1) ?? [])].find((part) => part !== undefined);
  if (found === undefined) return null;
  const genitive = /^des /iu.test(found) ? /^des (\p{Lu}\p{L}+?)e?s(?=\s|$)/u.exec(found) : null;
  const name = (genitive === null ? found : `${genitive[1]}${found.slice(genitive[0].length)}`)
    .replace(signs.determiner, '')
    .replace(/(?:,| -) .*$|\s(?:today|heute|aujourd'hui|hoy|hoje|oggi)$/iu, '')
    .trim();
  return name.length > longestTopic || states.test(name) || /\d/.test(name) || !isName(name) ? null : `Topic: ${capital(name)}`;
}

/** `Scanner plus one`, `we take both`: after `agreed` a decision; another sentence is what one agrees with. */
const isOurs = (text: string) =>
  /^(?:we(?:'ll| will)? (?!could|can|should|might|may|need|have|had|are|were|lost|don't|must|know|want)|wir (?!könn|soll|müss|brauch|haben|hatten|sind|waren|wissen|woll)|(?:on|nous) (?!peu|pou|dev|doi|a |av|est|som|sait|sav|fau)|vamos a |ficamos |andiamo |نحن |ن\p{L}{3,} )|^(?!(?:tem|ten|est|som|abbi|siam|dev|deb|dobb|pod|sab|pos|hem|hav|quer|prec|neces)\p{L}*)\p{Ll}{3,}(?:amos|emos|imos|iamo) /iu.test(
    text,
  ) ||
  (!finite.test(text) &&
    !states.test(text) &&
    !unspaced.test(text) &&
    text.split(/\s+/u).length <= 8 &&
    !/^(?:but|and|aber|mais|pero|mas|ma)(?!\p{L})/iu.test(text));

/** `Decided`, in the language of what was said. */
function settledWord(bare: string): string {
  if (/\p{Script=Arabic}/u.test(bare)) return 'القرار';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare)) return '決定';
  if (/\p{Script=Han}/u.test(bare)) return '决定';
  const words: readonly (readonly [RegExp, string])[] = [
    [/beschl|entschieden|abgemacht|ausgemacht|bleibt dabei|^(?:gibt es )?ein(?:wände|spruch) |^alle (?:dafür|für) /iu, 'Beschlossen'],
    [/décidé|acté|entendu|réglé|d'accord(?!o)|décision|objections? (?:à|contre) |^tous pour /iu, 'Décidé'],
    [/deciso|siamo d'accordo|decisione|obiezioni|^tutti /iu, 'Deciso'],
    [/decidido|combinado|acordado|decisión|decisão|objeci|objeção|^todos a favor/iu, 'Decidido'],
  ];
  return words.find(([sign]) => sign.test(bare))?.[1] ?? (/^\P{L}*agreed/iu.test(bare) ? 'Agreed' : 'Decided');
}

/** `the offer before 15 October`, said to Devon: nothing but what and by when. */
const owed =
  /(?:^|\s)(?:by|before|until|bis|vor|avant|pour|d'ici|antes del?|para el|hasta|até|antes de|entro|per|il|prima del) (?:le |el |o |il |the |den |dem |zum |ao? )?(?:\p{L}+ )?\d{1,2}\.?(?: (?:de )?\p{L}+)?(?: \d{4})?$|\d{1,2}月\d{1,2}日(?:まで|前|之前).{0,12}$|قبل \d{1,2} \p{L}+$/iu;

/** Words for whoever is spoken to. */
const second =
  /(?<!\p{L})(?:you|your|yours|du|dich|dir|dein\p{L}*|Sie|Ihnen|Ihr\p{L}*|tu|te|toi|vous|votre|vos|tú|usted|você|teu|tua|tuo|Lei)(?!\p{L})|[你您]|てください$/u;

const isHandover = (sentence: string) =>
  !/\d|[:：]|^(?:we|i|they|it|he|she|wir|ich|sie|es|nous|on|je|ils?|elles?)(?!\p{L})/iu.test(sentence) &&
  (unspaced.test(sentence)
    ? sentence.replace(/[\p{P}\s]/gu, '').length <= 4
    : sentence.split(/\s+/).length <= (signs.article.test(sentence) ? 2 : 3) && !finite.test(sentence) && !states.test(sentence));
