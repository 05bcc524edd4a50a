/** What each sentence of a brief is for. */
import { bringsFigures } from '../brings.ts';
import { tableLines } from '../inline-table.ts';
import { deckWord, speakerOf } from '../segment.ts';
import { sentences } from '../sentences.ts';
import { isToMaker } from '../to-the-maker.ts';
import { type Likely, rolesOf } from './classify.ts';
import type { Said } from './features.ts';
import { isMatter, type Role, roles } from './role.ts';

/** `Next steps:`, which names what follows. */
const named = /^[^:：,，]{2,40}[:：]$/u;
/** Lines that are read as they stand: headings, tables, rules, fences and names. */
const asItStands = new RegExp(`^\\s*(?:#{1,6}\\s|\\||\`\`\`|~~~|---)|${named.source}`, 'u');
/** `Strengths: brand; reach`. */
const label = /^[^:：,，.。!?！？]{2,32}[:：]\s*\S/u;
const marker = /^\s*(?:(?:[-*+•–]|\d{1,2}[.)]|>)\s+)*/u;

/** `Threats: imports; regulation`: nobody chats so. */
const enumerated = /^(?!(?:ps|p\.s|tel|re|fw)(?!\p{L}))[^:：,，.。!?！？]{2,32}[:：]\s*[^:：]+[;；؛][^:：]+$/iu;

/** What tells two sentences apart. */
const keyOf = (sentence: string) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * How likely a sentence has to be matter to stand on a page: less where it states a figure, is an item or only a name in a list, stands under a heading or name or is left of a
 * talk, which is seldom said for nothing, and where it is made by a correction or from a talk.
 */
const enough = { words: 0.5, figures: 0.3, spoken: 0.25, item: 0.1, name: 0.02, headed: 0.08, labelled: 0.05, reworded: 0.03 } as const;
/** So likely in confidence, or a correction of something else, that it stands on no page although it may be matter; less is enough where that is in doubt. */
const most = { private: 0.3, correction: 0.4 } as const;
const mostInDoubt = { private: 0.15, correction: 0.2, matter: 0.6 } as const;

const matters = roles.filter(isMatter);
const others = roles.filter((role) => !isMatter(role));
const matterIn = (likely: Likely) => matters.reduce((sum, role) => sum + likely[role], 0);

/** Somebody recommends something, and nothing of the deck. */
const advising =
  /^(?:(?:so|therefore|daher|deshalb|donc|por eso|por isso|quindi),?\s)?(?:(?:i|we)(?:['’]d| would)?\s(?:strongly\s)?(?:recommend|propose|favou?r)|(?:my|our) recommendation is|(?:wir|ich)\s(?:empfehlen?|schlagen?\s.{2,80}\svor)|(?:unsere|meine) empfehlung|(?:nous|je)\s(?:recommand|propos|préconis)(?:ons|e)|(?:recomendamos|proponemos|recomiendo|propongo|propomos|recomendo|proponho|raccomandiamo|proponiamo|raccomando)(?!\p{L}))|を(?:提案|推奨)(?:します|いたします|する)|^(?:我们|我)?(?:建议|推荐)|^(?:نوصي|نقترح)/iu;
const isAdvice = (sentence: string) =>
  advising.test(sentence) && !deckWord.test(sentence) && !isToMaker(sentence) && !/[?？؟]\s*$/u.test(sentence);

/** What is known of a sentence, and how likely it has to be matter where it stands. */
interface Heard {
  likely: Likely;
  least: number;
  /** Its words are the brief's, and not those of a correction that was carried out. */
  known: boolean;
}

interface Placed extends Said {
  bare: string;
  least: number;
}

export class BriefRoles {
  private readonly heard = new Map<string, Heard>();

  /** `speakers`: with their colons, as they stand before what they say. */
  constructor(text: string, speakers: ReadonlySet<string>) {
    const said: Placed[] = [];
    let headed = false;
    let listed = false;
    const written = isWritten(text);
    let lists = 0;
    for (const paragraph of text.split(/\n\s*\n/u)) {
      const lines = paragraph.split('\n');
      lists += isListed(lines) ? 1 : 0;
      headed ||= written && lists > 0;
      const tabular = tableLines(lines);
      const all = lines.flatMap((line, row) => {
        if (tabular.has(row)) return [];
        headed ||= /^\s*#{1,6}\s/u.test(line);
        listed = named.test(line) || (listed && /^\s*(?:[-*+•]|\d{1,2}[.)])\s/u.test(line));
        return parts(line, speakers).map((each) => ({ ...each, least: Math.min(each.least, headed || listed ? enough.headed : 1) }));
      });
      for (const [at, each] of all.entries()) said.push({ ...each, opens: at === 0, closes: at === all.length - 1 });
    }
    for (const [at, likely] of rolesOf(said).entries()) {
      const { bare, least } = said[at]!;
      const key = keyOf(bare);
      if (key !== '' && !this.heard.has(key)) this.heard.set(key, { likely, least, known: true });
    }
  }

  /** How likely it is that a sentence is meant for the pages, from 0 to 1. */
  matter(sentence: string): number {
    return matterIn(this.of(sentence).likely);
  }

  /** How likely it is that a sentence says something of the matter, and not only what it is called. */
  statement(sentence: string): number {
    const { likely } = this.of(sentence);
    return matterIn(likely) - likely.heading;
  }

  /** Whether a sentence more likely gives somebody a task than anything else. */
  isTask(sentence: string): boolean {
    const { likely } = this.of(sentence);
    return roles.every((role) => likely[role] <= likely.task);
  }

  /** Whether a sentence is more likely said in confidence than all else that it could be. */
  isPrivate(sentence: string): boolean {
    return this.of(sentence).likely.private > enough.words;
  }

  /** Whether a sentence is neither matter nor clearly in confidence. */
  asks(sentence: string): boolean {
    const { likely } = this.of(sentence);
    return matterIn(likely) < enough.words && likely.private < enough.words;
  }

  /** What a sentence is that is not for the pages; null for matter. */
  aside(sentence: string): Role | null {
    const { likely, least, known } = this.of(sentence);
    const matter = matterIn(likely);
    const limit = matter < mostInDoubt.matter ? mostInDoubt : most;
    for (const role of ['private', 'correction'] as const)
      if (known && likely[role] > limit[role] && !(role === 'correction' && label.test(sentence))) return role;
    if (matter >= least || isAdvice(sentence)) return null;
    const role = others.reduce((one, other) => (likely[other] > likely[one] ? other : one));
    return role !== 'private' && enumerated.test(sentence) ? null : role;
  }

  private of(sentence: string): Heard {
    return (
      this.heard.get(keyOf(sentence)) ?? {
        likely: rolesOf([{ text: sentence, opens: false, closes: false }])[0]!,
        least: enough.reworded,
        known: false,
      }
    );
  }
}

/** Several lists, each of them under a line of its own, are a document that somebody has written down. */
const isWritten = (text: string) => text.split(/\n\s*\n/u).filter((paragraph) => isListed(paragraph.split('\n'))).length >= fewestLists;
const fewestLists = 3;
const isListed = ([first = '', ...lines]: readonly string[]) =>
  !isItem.test(first) && lines.length >= 2 && lines.every((line) => isItem.test(line) || /^\s/u.test(line));
const isItem = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/u;

/** The sentences of a line, the first with its bullet and its speaker, and each without them. */
function parts(line: string, speakers: ReadonlySet<string>): Omit<Placed, 'opens' | 'closes'>[] {
  if (line.trim() === '') return [];
  if (asItStands.test(line)) return [{ text: line.trim(), bare: line.trim(), least: 0 }];
  const bullet = marker.exec(line)![0];
  const head = bullet + speakerOf(line.slice(bullet.length), speakers);
  return sentences(line.slice(head.length)).map((bare, at) => ({
    text: at === 0 ? `${head.trimStart()} ${bare}`.trim() : bare,
    bare,
    // So long a text is no remark.
    least: Math.min(
      bare.length > 400 ? 0 : 1,
      bullet === '' ? 1 : bare.split(/\s+/u).length > 2 ? enough.item : enough.name,
      speakers.size === 0 ? 1 : enough.spoken,
      label.test(bare) ? enough.labelled : 1,
      bringsFigures(bare) ? enough.figures : enough.words,
    ),
  }));
}
