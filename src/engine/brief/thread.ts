/** A thread of mails, the newest first: who writes is named where it matters, and the newest word wins. */
import { fold } from './clean.ts';
import { deckWord } from './segment.ts';
import { sentences } from './sentences.ts';
import { slideCount } from './slide-count.ts';
import { inThirdPerson } from './third-person.ts';
import { isToMaker } from './to-the-maker.ts';

const person = "\\p{Lu}[\\p{L}.'-]*(?: \\p{L}[\\p{L}.'-]*){0,3}|\\p{Lo}{2,6}";
const from = new RegExp(
  `^\\*{0,2}(?:from|von|de|da|差出人|发件人|من)\\*{0,2}\\s?[:：]\\*{0,2}\\s*"?(${person})"?(?:\\s*[<(\\[].*)?$`,
  'iu',
);
/** `On 3 Nov 2026 at 09:14, Owen Price wrote:`, `Ben wrote:`. */
const wrote =
  /(?:^|[,，]\s|\s(?:schrieb|a écrit|escribió|escreveu|ha scritto)\s)((?:\p{Lu}[\p{L}.'-]*)(?: \p{Lu}[\p{L}.'-]*){0,2})(?:\s*<[^<>]*>)?(?:\s(?:wrote|writes|said|schrieb|schreibt|a écrit|écrit|escribió|escribe|escreveu|ha scritto|scrive))?(?:\s[^:：]{1,40})?\s?[:：]$/u;
/** What one asks of another in a mail. */
const errand =
  /^(?:(?:and|also|und|et|y|e),? )?(?:(?:can|could|would|will) you|kannst du|könntest du|können sie|könnten sie|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux|¿?\s?(?:me |nos )?(?:puedes|podrías|puede|podría)|podes|podias|pode(?!m)|poderia|puoi|potresti|può|potrebbe|هل يمكنك|你能|您能)(?!\p{L}).*[?？؟]$/iu;

/** A line with the sender of the mail that it stands in; null before the first mail. */
interface Line {
  text: string;
  sender: string | null;
  /** Its place in the thread: 0 for what stands before any mail. */
  mail: number;
}

/** The lines of a thread, whose headers are still there, as they read without them. `isHead`: a header or what divides two mails. */
export function threaded(lines: readonly string[], isHead: (at: number) => boolean): string[] {
  let [sender, mail, within]: [string | null, number, boolean] = [null, 0, false];
  const read = lines.map((line, at): Line & { head: boolean } => {
    const bare = line.replace(/^(?:>\s?)+/, '').trim();
    const head = isHead(at);
    if (head) {
      if (!within) mail += 1;
      sender = from.exec(bare)?.[1] ?? (within ? sender : null) ?? wrote.exec(bare)?.[1] ?? null;
    }
    within = head || (within && bare === '');
    return { text: line, sender, mail, head };
  });
  const names = new Set(read.map((line) => line.sender).filter((name) => name !== null));
  const called = (name: string) => {
    const first = name.split(' ')[0]!;
    return [...names].some((other) => other !== name && other.split(' ')[0] === first) ? name : first;
  };
  const reader = (sender: string) => {
    const others = [...names].filter((name) => name !== sender);
    return others.length === 1 ? called(others[0]!) : null;
  };
  const told = read.map((line) =>
    line.head || line.sender === null
      ? line
      : { ...line, text: ofSender(assigned(line.text, called(line.sender), reader(line.sender)), called(line.sender)) },
  );
  return newestWins(told).map(({ text }) => text);
}

/** `recruit in January (you), report in May (me)`: who is meant where a mail says whose a task is. */
function assigned(line: string, sender: string, reader: string | null): string {
  return line.replace(
    /(?<=[(（]|\s[–—-]\s)(?:(you|dich|du|toi|vous|tú|usted|você|tu|你|您)|(me|myself|I|mich|ich|moi|yo|eu|io|我|私))(?=[)）]|\s?[,;.]|$)/gu,
    (word, you: string | undefined) => (you === undefined ? sender : (reader ?? word)),
  );
}

/** What the sender says of themselves with their name, and what they only ask of another left out. */
function ofSender(line: string, name: string): string {
  const [, quote = '', said = ''] = /^((?:>\s?)*)(.*)$/u.exec(line) ?? [];
  const all = sentences(said);
  const kept = all
    .filter((sentence) => !errand.test(fold(sentence)) || isOfDeck(sentence))
    .map((sentence) => (isOfDeck(sentence) ? sentence : inThirdPerson(sentence, name)));
  return kept.length === all.length && kept.every((sentence, at) => sentence === all[at]) ? line : `${quote}${kept.join(' ')}`;
}

const isOfDeck = (sentence: string) => deckWord.test(fold(sentence)) || slideCount(sentence) !== null || isToMaker(sentence);

const figure = '((?:[$€£¥] ?)?\\d[\\d.,\\u202f ]*\\d)';
/** `412,000 a year, not the 380,000 below`: the figure that no longer holds, after the one that does. */
const instead = new RegExp(
  `[,;]?\\s(?:not|no longer|instead of|rather than|nicht(?: mehr)?|statt|et non(?: plus)?|au lieu de|ya no(?: son| es)?|en vez de|já não(?: são| é)?|e não|em vez de|non(?: più)?|invece di|وليس|بدلا من)\\s(?:the |die |den |les |des |los |las |os |as |i |gli )?${figure}(?:\\s?(?:euros?|€|%|percent|prozent|francs|dollars?|pounds?))?(?:\\s(?:below|above|any ?more|as before|i (?:wrote|said)|from (?:last|my|the|our) \\p{L}+(?: \\p{L}+)?|wie unten|unten|ci-dessous|abajo|de antes|abaixo|qui sotto|sotto))?(?=[.!]?$)`,
  'iu',
);
const anyFigure = new RegExp(figure, 'gu');

/** A figure that the newest mail says no longer holds is the new one in the older mails too. */
function newestWins(lines: readonly Line[]): Line[] {
  const old = new Map<string, { value: string; mail: number }>();
  const newer = lines.map((line) => ({
    ...line,
    text:
      line.mail === 0
        ? line.text
        : sentencesOf(line.text, (sentence) => {
            const found = instead.exec(sentence.replace(/[.!]$/u, ''));
            const stale = found?.[1];
            const held = found === null ? [] : [...sentence.slice(0, found.index).matchAll(anyFigure)].map(([value]) => value);
            const isOlder = stale !== undefined && lines.some((other) => other.mail > line.mail && other.text.includes(stale));
            if (!isOlder || held.length !== 1) return sentence;
            old.set(stale, { value: held[0]!, mail: line.mail });
            return `${sentence.slice(0, found!.index)}.`;
          }),
  }));
  return newer.map((line) => {
    let { text } = line;
    for (const [stale, { value, mail }] of old) if (line.mail > mail) text = replaced(text, stale, value);
    return { ...line, text };
  });
}

function sentencesOf(line: string, change: (sentence: string) => string): string {
  const [, quote = '', said = ''] = /^((?:>\s?)*)(.*)$/u.exec(line) ?? [];
  const all = sentences(said);
  const changed = all.map(change);
  return changed.every((sentence, at) => sentence === all[at]) ? line : `${quote}${changed.join(' ')}`;
}

const replaced = (text: string, stale: string, value: string) =>
  text
    .split(stale)
    .reduce((before, after) =>
      /[\d.,]$/u.test(before.slice(-1)) && /\d$/u.test(before)
        ? `${before}${stale}${after}`
        : `${before}${/^[.,]?\d/u.test(after) ? stale : value}${after}`,
    );
