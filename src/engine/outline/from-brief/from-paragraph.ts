/** Prose as a page: figures told in it as tiles, else the sentences that say most, the whole text in the notes. */
import { datesIn } from '../../brief/dates.ts';
import { sentences } from '../../brief/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import type { Draft } from './draft.ts';
import { statedDrafts } from './from-stated.ts';
import { phrasesOf } from './phrases.ts';
import { type Place, titled } from './place.ts';
import { statedFigures } from './stated-figures.ts';
import { tilesOf } from './tiles.ts';
import { capital } from './topics.ts';

const most = { sentences: 4, words: 70 };
const cues: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:decid|recommend|propos|approv|must|need|missed|agreed|beschloss|empfehl|verfehlt|muss|décid|recommand|manqué|decid|recomend|raccomand|incumpl)|決定|提案|未達|决定|建议|未达/iu,
    1.2,
  ],
  [
    /(?<!\p{L})(?:because|due to|therefore|however|but|although|despite|not included|only|weil|wegen|jedoch|aber|trotz|car|mais|malgré|porque|pero|però|perché)(?!\p{L})|ため|しかし|因为|但/iu,
    0.7,
  ],
  [/\d/u, 0.6],
  [/[%€$£¥円元]/u, 0.4],
  [
    /(?<!\p{L})(?:rose|fell|grew|drop|declin|increas|decreas|reduc|improv|doubled|stieg|sank|wuchs|gesunken|gestiegen|augment|baiss|aument|dismin|redu|cal[oò])|増|減|上昇|下降|增长|下降/iu,
    0.4,
  ],
];

export function paragraphDrafts(text: string, place: Place, intro: boolean): Draft[] {
  const { brief, heading } = place;
  const words = wordsOf(brief.language);
  const stated = heading === null || text.length < 80 ? statedFigures(text, brief.language) : [];
  const pages = statedDrafts(text, stated, place);
  if (pages.length > 0) return pages;
  const counted = figureParts(text, place);
  if (counted) return [{ ...counted, title: heading ?? phrasesOf(brief.language).roles.figures[0] }];
  const action = heading === null && !intro ? dated(text) : null;
  if (action)
    return [{ kind: 'action-table', title: phrasesOf(brief.language).roles.nextSteps[0], weight: 6, content: { actions: [action] } }];
  const all = sentences(text);
  const kept = strongest(all);
  const name = heading ?? (intro ? words.deckTypes.general : (brief.subject ?? words.deckTypes.general));
  const notes = kept.length < all.length ? { notes: [text] } : {};
  const claim = kept.filter((sentence) => sentence.length <= 60).toSorted((a, b) => score(b) - score(a))[0];
  const title = heading !== null && claim !== undefined ? titled(heading, bare(claim), brief.language) : name;
  // What the title says is not said again, unless hardly anything would be left.
  const shown =
    kept.length > 2 && claim !== undefined && title.includes(bare(claim)) ? kept.filter((sentence) => sentence !== claim) : kept;
  const weight = intro ? 3 : 5;
  if (kept.length === 1) return [{ kind: 'statement', title: name, weight, ...notes, content: { text: capital(kept[0]!) } }];
  return [
    { kind: 'bullets', title, weight, ...notes, content: { items: shown.map((sentence) => ({ text: bare(sentence), children: [] })) } },
  ];
}

/** `47 minutes of downtime, 3,200 failed orders, root cause: …`: the parts that are figures as tiles, the rest above them. */
function figureParts(text: string, place: Place): (Draft & { kind: 'scorecard' }) | null {
  const parts = bare(text).split(/,\s+(?!\d{3}(?!\d))|、|，/u);
  if (sentences(text).length !== 1 || text.length > 160) return null;
  const counts = parts.filter((part) => /^[$€£¥]?\d/.test(part));
  const tiles = counts.length >= 2 ? tilesOf(counts, place) : null;
  const rest = parts.filter((part) => !counts.includes(part)).join(', ');
  return (
    tiles && {
      kind: 'scorecard',
      title: '',
      weight: 6,
      ...(rest === '' ? {} : { lead: capital(rest) }),
      source: wordsOf(place.brief.language).brief,
      content: { tiles, periods: [] },
    }
  );
}

/** The best sentences in their own order, within what a page holds. */
function strongest(all: readonly string[]): string[] {
  const ranked = all
    .map((sentence, index) => ({ sentence, index, score: score(sentence) + (index === 0 ? 0.5 : 0) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const chosen: typeof ranked = [];
  let words = 0;
  for (const candidate of ranked) {
    const length = size(candidate.sentence);
    if (chosen.length > 0 && (chosen.length >= most.sentences || words + length > most.words)) continue;
    chosen.push(candidate);
    words += length;
  }
  return chosen.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence);
}

function score(sentence: string): number {
  const short = size(sentence) < 5 ? -0.8 : 0;
  return cues.reduce((sum, [cue, weight]) => sum + (cue.test(sentence) ? weight : 0), short);
}

function size(text: string): number {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? text.length / 2 : text.split(/\s+/).length;
}

function bare(sentence: string): string {
  return sentence.replace(/[.。]$/, '');
}

/** `Decision by the architecture board on 4 December` → what and when. */
function dated(text: string): { what: string; when: string } | null {
  const dates = datesIn(text);
  if (dates.length !== 1 || sentences(text).length !== 1) return null;
  const [date] = dates;
  const what = bare(text.replace(date!.text, ''))
    .replace(/\s+(?:on|by|until|am|bis|le|el|em|il|entro|avant le|antes del)\s*$/iu, '')
    .trim();
  return what === '' ? null : { what, when: date!.text };
}
