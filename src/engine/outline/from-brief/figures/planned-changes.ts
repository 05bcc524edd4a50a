/** What an amount is to become, beside what stays: `raise the peak fare from £47 to £52 from April; the off-peak fare stays at £36`. No change is computed of what is not made yet. */
import { all } from '../../../../languages/all.ts';
import { catalogueOf, wordsOf } from '../../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Draft } from '../draft.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { asLine, ownTitle } from './own-words.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { spacedPhrases } from './spaced-phrases.ts';
import { ToldFigures } from './told-figures.ts';

interface Planned {
  label: string;
  now: Quantity;
  next: Quantity;
}

const intent =
  /(?<!\p{L})(?:want|propose|proposes|plan to|plans to|will|would|recommend|ask|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next|\d)|next (?:year|month|season|spring)|wollen|möchten|schlagen|soll|sollen|wird|werden|ab (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|nächste\p{L}*|dem|\d)|voulons|proposons|à partir|dès|proponemos|queremos|a partir|propomos|proponiamo|vogliamo|(?:desde|dal?|a partire) (?:enero|gennaio|\p{L}+ próximo|prossim\p{L}+|\d))(?!\p{L})/iu;
const clauseEnd =
  /[;；]\s*|,\s+(?=\D)(?:(?:and|but|while|und|aber|während|et|mais|tandis que|y|pero|mientras|e|mas|enquanto|ma|mentre)\s+)?|\s(?:and|while|und|während|et|y|e|mentre)\s/giu;

/** Two amounts at least, one that changes; each of them in a clause that is understood to its figure. */
function plannedIn({ text }: Sentence, language: LanguageCode): Planned[] {
  const words = all[language].figures.planned?.();
  if (words === undefined || /[?？؟]/u.test(text) || words.denied.test(text)) return [];
  const quantities = quantitiesIn(text, language).filter(({ unit }) => unit === 'money' || unit === 'ratio');
  if (quantities.length < 2 || quantities.length !== quantitiesIn(text, language).length) return [];
  const found: Planned[] = [];
  for (let at = 0; at < quantities.length; at += 1) {
    const now = quantities[at]!;
    const lead = text.slice(quantities[at - 1]?.end ?? 0, now.at);
    const clause = at === 0 ? lead.trim() : afterClause(lead);
    if (clause === null) return [];
    const following = quantities[at + 1];
    const pair = following !== undefined && words.to.test(text.slice(now.end, following.at)) ? following : null;
    const said =
      pair === null
        ? words.stays.exec(clause)
        : (words.after?.exec(clause.replace(words.from, '')) ?? words.before.exec(clause.replace(words.from, '')));
    const label = spacedPhrases(language).label((said?.groups?.name ?? '').trim());
    const isLike = pair === null || (pair.unit === now.unit && pair.currency === now.currency && pair.value !== now.value);
    if (label === null || !isLike || (pair !== null && !words.from.test(clause))) return [];
    found.push({ label, now, next: pair ?? now });
    if (pair !== null) at += 1;
  }
  // Without what stays, or words of a plan, it is a change that was made.
  const stays = found.some(({ now, next }) => now === next);
  return found.some(({ now, next }) => now !== next) && (stays || intent.test(text)) ? found : [];
}

/** The words of the clause that a figure stands in. */
function afterClause(lead: string): string | null {
  const last = [...lead.matchAll(clauseEnd)].at(-1);
  return last === undefined ? null : lead.slice(last.index + last[0].length).trim();
}

const mostApart = 8;

export const readPlannedChanges: Reader = (sentences, { brief, facts }) =>
  sentences.flatMap((sentence): Finding[] => {
    const found = plannedIn(sentence, brief.language);
    const [first] = found;
    const isOne = found.every(({ now }) => now.unit === first!.now.unit && now.currency === first!.now.currency);
    const labels = new Set(found.map(({ label }) => label.toLowerCase()));
    if (first === undefined || !isOne || labels.size < found.length) return [];
    const context = { brief, facts };
    const told = new ToldFigures(facts, brief.language);
    const say = catalogueOf(brief.language);
    const ids = found.map(({ label, now, next }) => ({ label, now: told.give(now, label), next: told.give(next, label) }));
    const known = ids.flatMap(({ now, next }) => [now, next]);
    const own = ownTitle(sentence.text, context, known);
    const others = sentences.filter(
      ({ unit, at, heading }) => unit === sentence.unit && heading === sentence.heading && at !== sentence.at,
    );
    const beside = others.length <= 3 ? others.filter(({ text }) => quantitiesIn(text, brief.language).length === 0) : [];
    const reading = [
      ...(own === null ? [asLine(sentence.text, context, known)] : own.rest === null ? [] : [own.rest]),
      ...beside.map(({ text }) => asLine(text, context)),
    ];
    const title = own?.title ?? say.say('figures-goal', { label: first.label, now: `{{${ids[0]!.now}}}`, target: `{{${ids[0]!.next}}}` });
    const [before, after] = [say.say('figures-before'), say.say('figures-after')];
    const values = known.map((id) => facts.value(id));
    const base = { title, ...(sentence.heading === null ? {} : { section: sentence.heading }), weight: 7 };
    // Beside a large amount the bars of small ones say nothing.
    const page: Draft =
      Math.max(...values) > mostApart * Math.min(...values)
        ? {
            ...base,
            kind: 'table',
            content: {
              columns: [
                { label: wordsOf(brief.language).item, align: 'left' },
                ...[before, after].map((label) => ({ label, align: 'right' as const })),
              ],
              rows: ids.map(({ label, now, next }) => ({ role: 'body', cells: [label, `{{${now}}}`, `{{${next}}}`] })),
              reading: reading.slice(0, 3),
            },
          }
        : {
            ...base,
            kind: 'comparison',
            content: {
              categories: ids.map(({ label }) => label),
              series: [
                { name: before, values: ids.map(({ now }) => now) },
                { name: after, values: ids.map(({ next }) => next) },
              ],
              reading: reading.slice(0, 4),
            },
          };
    return [{ tells: [sentence, ...beside].map(({ at }) => at).sort((a, b) => a - b), page, point: title }];
  });
