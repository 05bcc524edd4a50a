/** What an amount is to become, beside what stays: `raise the peak fare from £47 to £52 from April; the off-peak fare stays at £36`. No change is computed of what is not made yet. */
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

/** Somebody sets a price or rate, or it is set: in the languages whose words are parted by spaces. */
const moves: Readonly<Partial<Record<LanguageCode, { before: RegExp; after?: RegExp; to: RegExp; stays: RegExp; from: RegExp }>>> = {
  en: {
    before:
      /(?:^|\s)(?:raise|raises|raising|lower|lowers|lowering|increase|increases|increasing|reduce|reduces|reducing|move|moves|cut|cuts|put up|bring|rises?|goes up|goes down|goes|falls?|changes?)(?:\sup|\sdown)?\s(?<name>.+)$/iu,
    after:
      /^(?<name>.+?)\s(?:will\s)?(?:rises?|goes up|goes down|goes|falls?|moves?|increases?|drops?|changes?|would rise|is to rise|is raised|is lowered)$/iu,
    to: /^\s*to\s*$/iu,
    stays: /^(?<name>.+?)\s(?:stays?|remains?|will stay|will remain|is kept|are kept|holds?)\s(?:unchanged\s)?at$/iu,
    from: /\sfrom$/iu,
  },
  de: {
    before: /(?:^|\s)(?:erhöhen|heben|senken|anheben|setzen|wollen|möchten|werden)\s(?:wir\s)?(?<name>.+)$/iu,
    after:
      /^(?<name>.+?)\s(?:wird|werden|soll|sollen|steigt|steigen|sinkt|sinken|geht|gehen)(?:\s(?:zum|ab|im)\s\S+(?:\s\p{Lu}\p{Ll}+)?)?$/iu,
    to: /^\s*auf\s*$/iu,
    stays: /^(?<name>.+?)\s(?:bleibt|bleiben)\s(?:unverändert\s)?bei$/iu,
    from: /\svon$/iu,
  },
  fr: {
    before: /(?:^|\s)(?:porter|relever|augmenter|baisser|réduire|passer|faire passer)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:passe|passent|passera|passeront|augmente|augmentent|baisse|baissent)$/iu,
    to: /^\s*à\s*$/iu,
    stays: /^(?<name>.+?)\s(?:reste|restent|restera|demeure|demeurent)\s(?:inchangée?s?\s)?à$/iu,
    from: /\sde$/iu,
  },
  es: {
    before: /(?:^|\s)(?:subir|bajar|elevar|aumentar|reducir)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:sube|suben|baja|bajan|pasa|pasan|pasará|subirá|bajará)$/iu,
    to: /^\s*a\s*$/iu,
    stays: /^(?<name>.+?)\s(?:se queda|se quedan|se mantiene|se mantienen|sigue|siguen|queda)\sen$/iu,
    from: /\sde$/iu,
  },
  pt: {
    before: /(?:^|\s)(?:subir|baixar|aumentar|reduzir|elevar)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:sobe|sobem|baixa|baixam|passa|passam|passará|subirá)$/iu,
    to: /^\s*para\s*$/iu,
    stays: /^(?<name>.+?)\s(?:fica|ficam|mantém-se|mantêm-se|continua)\sem$/iu,
    from: /\sde$/iu,
  },
  it: {
    before: /(?:^|\s)(?:portare|alzare|aumentare|ridurre|abbassare)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:passa|passano|sale|salgono|scende|scendono|passerà|salirà)$/iu,
    to: /^\s*a\s*$/iu,
    stays: /^(?<name>.+?)\s(?:resta|restano|rimane|rimangono)\s(?:a|ferm[oaie] a|invariat[oaie] a)$/iu,
    from: /\sda$/iu,
  },
};
/** What is denied, supposed or asked is no plan. */
const denied: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<!\p{L})(?:not|never|if|unless|instead|whether|might|could)(?!\p{L})|n['’]t/iu,
  de: /(?<!\p{L})(?:nicht|nie|kein\p{L}*|wenn|falls|ob|könnte\p{L}*|statt)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|jamais|ne|si|au lieu)(?!\p{L})|(?<!\p{L})n['’]/iu,
  es: /(?<!\p{L})(?:no|nunca|si|podría\p{L}*)(?!\p{L})/iu,
  pt: /(?<![\p{L}-])(?:não|nunca|se|poderia\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai|se|potrebbe\p{L}*)(?!\p{L})/iu,
};
const intent =
  /(?<!\p{L})(?:want|propose|proposes|plan to|plans to|will|would|recommend|ask|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next|\d)|next (?:year|month|season|spring)|wollen|möchten|schlagen|soll|sollen|wird|werden|ab (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|nächste\p{L}*|dem|\d)|voulons|proposons|à partir|dès|proponemos|queremos|a partir|propomos|proponiamo|vogliamo|(?:desde|dal?|a partire) (?:enero|gennaio|\p{L}+ próximo|prossim\p{L}+|\d))(?!\p{L})/iu;
const clauseEnd =
  /[;；]\s*|,\s+(?=\D)(?:(?:and|but|while|und|aber|während|et|mais|tandis que|y|pero|mientras|e|mas|enquanto|ma|mentre)\s+)?|\s(?:and|while|und|während|et|y|e|mentre)\s/giu;

/** Two amounts at least, one that changes; each of them in a clause that is understood to its figure. */
function plannedIn({ text }: Sentence, language: LanguageCode): Planned[] {
  const words = moves[language];
  if (words === undefined || /[?？؟]/u.test(text) || denied[language]!.test(text)) return [];
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
