/** What one case costs or brings in, told by a column and not as a number: `a return visit costs us the charge on that visit`. */
import type { Given } from '../../model/brief.ts';
import { type Sign, sign, unspaced } from './sign.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

type Worth = Extract<Given, { kind: 'worth' }>;

const costs = signsOf(({ weighs }) => weighs.costsUs);
const earns = signsOf(({ weighs }) => weighs.earnsUs);
const times = {
  days: signsOf(({ bounds }) => bounds.day),
  hours: signsOf(({ bounds }) => bounds.hour),
  minutes: signsOf(({ bounds }) => bounds.minute),
} as const;

/** One of them: what somebody earns or pays in general is of no case. */
const one =
  /(?<!\p{L})(?:each|every|per|an?|one|any|jede[rsnm]?|pro|je|eine?[rsnm]?|chaque|une?|toute|cada|un[oa]?|uma?|ogni)(?!\p{L})|un'|1件|1回|一件|一回|ごと|たび|あたり|につき|每|كل/iu;
/** `For each complaint`, and what else stands before the words for a case. */
const before =
  /^.*(?<!\p{L})(?=(?:(?:for |on |with |für |bei |pour |por |para |per |su )?(?:each|every|any|jede[rsnm]?|chaque|cada|ogni)) )/iu;
/** Between what a case is and what it costs, where the verb stands last. */
const parted: Sign = sign('ごとに?|につき|たびに|あたり|当たり|は', '[、,]?', unspaced);
const clauseEnd = /[;；。:：]|[.!?](?=\s|$)/u;
const pieces = /[,、](?!\d)| and | und | et | y | e (?=\p{L})|\sو(?=\p{L})|和|以及|と(?=\p{L})/u;

const most = { what: 80, by: 160, pieces: 4 } as const;

/** Null where a sentence says nothing of the kind, or says it with a number. */
export function worthIn(sentence: string): Worth | null {
  const found = [
    ...saidIn(costs, sentence).map((each) => ({ ...each, earns: false })),
    ...saidIn(earns, sentence).map((each) => ({ ...each, earns: true })),
  ].toSorted((a, b) => a.at - b.at || b.end - a.end);
  for (const { at, end, earns: isEarned } of found) {
    const said = apart(sentence.slice(0, at), sentence.slice(end));
    if (!said || !one.test(said.what) || /\d/.test(said.by.slice(0, most.by))) continue;
    const by = said.by
      .slice(0, most.by)
      .split(pieces)
      .map((piece) => piece.trim())
      .filter((piece) => /\p{L}/u.test(piece));
    if (by.length === 0 || by.length > most.pieces) continue;
    const per = (['days', 'hours', 'minutes'] as const).find((unit) => says(times[unit], said.what));
    return {
      kind: 'worth',
      what: said.what.slice(-most.what),
      by,
      ...(isEarned && { earns: true as const }),
      ...(per && { per }),
      text: sentence.trim().replace(/[.。]$/u, ''),
    };
  }
  return null;
}

/** What a case is, and what it costs; where the verb stands last, both stand before it. */
function apart(head: string, tail: string): { what: string; by: string } | null {
  const by = tail.split(clauseEnd, 1)[0]!.trim();
  const clause = head
    .split(/[;；。:：]|[.!?]\s/u)
    .at(-1)!
    .trim();
  if (by !== '') return clause === '' ? null : { what: clause.replace(before, '').trim(), by };
  const match = parted.exec(clause);
  return match && match.index > 0
    ? { what: clause.slice(0, match.index + match[0].length), by: clause.slice(match.index + match[0].length) }
    : null;
}
