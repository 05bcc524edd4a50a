/** Prose as a page: its figures as tiles, otherwise its key sentences, with the whole text in the notes. */
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import { sentences } from '../../../brief/sentences.ts';
import { isActionRole } from '../deck/skeletons.ts';
import type { Draft } from '../draft.ts';
import { type Place, titled } from '../place.ts';
import { readSentence } from '../read/stated-figures.ts';
import { capital, roleOf } from '../read/topics.ts';
import { actionOf } from './asks.ts';
import { statedDrafts } from './from-stated.ts';
import { sortedSentences } from './sentence-roles.ts';
import { tilesOf } from './tiles.ts';

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
  const role = heading === null ? null : roleOf(heading, catalogueOf(brief.language));
  if (isActionRole(role))
    return [{ kind: 'action-table', title: heading!, weight: 7, content: { actions: sentences(text).map(actionOf) } }];
  if (role === 'risks' && heading !== null)
    return [{ kind: 'risks', title: heading, weight: 6, content: { items: sentences(text).map((risk) => ({ risk: bare(risk) })) } }];
  const counted = figureParts(text, place);
  if (counted) return [{ ...counted, title: heading ?? catalogueOf(brief.language).say('role-figures') }];
  const all = sentences(text);
  const free = heading === null && !intro;
  const measured = heading === null || text.length < 80 ? all.map((sentence) => readSentence(sentence, brief.language)) : [];
  // A sentence becomes tiles if they hold all its figures, or if the rest of it fits one line next to them.
  const whole = (at: number) =>
    measured[at] !== undefined &&
    measured[at].figures.length > 0 &&
    measured[at].left.join(', ').length <= Math.min(90, measured[at].figures.length * 45 - 45);
  const stated = all.flatMap((_, at) => (whole(at) ? measured[at]!.figures : []));
  const left = all.flatMap((_, at) => (whole(at) ? measured[at]!.left : []));
  const pages = statedDrafts(text, stated, place, left.join(', '));
  const told = pages.length > 0 && stated.length > 0 ? all.filter((_, at) => !whole(at)) : pages.length > 0 ? [] : all;
  const sorted = free ? sortedSentences(told, place) : { pages: [], rest: told };
  return [...pages, ...prose(sorted.rest, pages.length > 0 ? sorted.rest.join(' ') : text, place, intro), ...sorted.pages];
}

/** Pages of at most four sentences, each titled with the strongest; those under one heading share a page, with the whole text in the notes. */
function prose(all: readonly string[], text: string, place: Place, intro: boolean): Draft[] {
  const { brief, heading } = place;
  if (all.length === 0) return [];
  const figures = /\d/.test(all[0]!) && brief.subject === null ? catalogueOf(brief.language).say('role-figures') : null;
  const name =
    heading ??
    figures ??
    (intro ? catalogueOf(brief.language).say('type-general') : (brief.subject ?? catalogueOf(brief.language).say('type-general')));
  const weight = intro ? 3 : 5;
  const kept = heading === null && !intro ? [...all.slice(0, most.sentences)] : strongest(all);
  const later = heading === null && !intro ? all.slice(most.sentences) : [];
  const notes = kept.length + later.length < all.length ? { notes: [text] } : {};
  if (kept.length === 1)
    return [
      { kind: 'statement', title: capital(name), weight, ...notes, content: { text: capital(kept[0]!) } },
      ...prose(later, text, place, intro),
    ];
  const claim = kept.filter((sentence) => sentence.length <= 80 && size(sentence) >= 4).toSorted((a, b) => score(b) - score(a))[0];
  // Of two sentences under a heading, using one as the title would repeat it or leave the other alone.
  const claimed = claim !== undefined && !intro && (kept.length > 2 || heading === null);
  // Two short sentences make one statement.
  if (kept.length === 2 && heading === null && !intro && kept.join(' ').length <= 180)
    return [
      { kind: 'statement', title: capital(name), weight, content: { text: kept.map(capital).join(' ') } },
      ...prose(later, text, place, intro),
    ];
  const title = claimed ? titled(heading, bare(claim), brief.language) : capital(name);
  const said = claimed && title.includes(bare(claim)) ? kept.filter((sentence) => sentence !== claim) : kept;
  const page: Draft =
    said.length === 1
      ? { kind: 'statement', title, weight, ...notes, content: { text: capital(said[0]!) } }
      : { kind: 'bullets', title, weight, ...notes, content: { items: said.map((sentence) => ({ text: bare(sentence), children: [] })) } };
  return [page, ...prose(later, text, place, intro)];
}

/** `47 minutes of downtime, 3,200 failed orders, root cause: …`: figures as tiles, the rest above them. */
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

/** The strongest sentences in their original order, as many as fit a page. */
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
