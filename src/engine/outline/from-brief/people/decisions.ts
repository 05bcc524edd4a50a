/** What is to be decided, and what is recommended, in the author's sentence. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { titleOf } from '../prose/page-language.ts';
import { refersBack } from '../prose/strength.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { underHeadings, unitsOf } from '../units.ts';
import { type AskPart, askParts } from './ask-parts.ts';
import type { Reading } from './clauses.ts';
import { below, isLabel, itemsUnder } from './labels.ts';
import { stepOf } from './steps.ts';
import { amountsIn, capital, countWord, fitting, plainly, smallAll, wordCount } from './wording.ts';

/** `Agreed: the burner first`. */
export const decided = /^(?:decided|agreed|beschlossen|décidé|decidido|deciso|決定|决定|القرار)\s?[:：]/iu;

/** Sentences that ask for a decision or say that one is due; what was decided already is none. */
const asking: readonly RegExp[] = [
  /(?<!\p{L})(?:we|i)(?:'d| would)?\s(?:want|need|like|ask(?: you)? for|request|seek|are asking(?: you)? for|are looking for)\s.{0,40}?(?:approval|sign-?off|go-?ahead|agreement|consent|green light|permission|decision|answer)(?!\p{L})/iu,
  /(?<!\p{L})(?:we|i)(?:'d| would)?\s(?:want|need|like|ask|request|are asking|expect)\s(?:\S+\s){0,4}?to\s(?:approve|decide|agree|authori[sz]e|sign off|choose|confirm|endorse|release|vote|accept|grant|support|allow)(?!\p{L})/iu,
  /^(?:so |and )?(?:please\s)?(?:approve|authori[sz]e|endorse)\s/iu,
  /(?<!\p{L})(?:is|are) asked to\s(?:approve|decide|agree|authori[sz]e|confirm|endorse|choose|vote|note)/iu,
  /^(?:so |and )?(?:(?:the|our)\s)?(?:[\p{L}'’-]+\s){1,3}?(?:has to|have to|needs to|need to|must|should|will|is to|are to)\s(?:decide|approve|choose|vote|sign off|authori[sz]e)(?!\p{L})/iu,
  /^(?:so |and )?(?:the|a|this|our|your)\sdecision\s(?:is|falls|must|has to|needs to|should|will)\s.{0,40}?(?:due|needed|required|made|taken|fall|by|on|in|before)(?!\p{L})/iu,
  /^(?:wir|ich)\s(?:bitte[n]?|ersuchen|brauche[n]?|benötige[n]?|beantrage[n]?)\s.{0,60}?(?:zustimmung|freigabe|entscheidung|genehmigung|beschluss|einverständnis|zu (?:genehmigen|beschließen|bewilligen|entscheiden)|freizugeben|zuzustimmen)/iu,
  /(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|sollten|wird|werden)\s.{2,}(?:entscheiden|beschließen|genehmigen|freigeben|zustimmen)(?!\p{L})/iu,
  /^(?:(?:[Dd]er|[Dd]ie|[Dd]as)\s)?\p{Lu}\p{L}+\s(?:entscheidet|beschließt|stimmt)\s(?:am|bis|im|über|ob|darüber)(?!\p{L})/u,
  /^die entscheidung\s(?:fällt|muss|ist|soll)(?!\p{L})/iu,
  /^(?:nous|je)\s(?:demand(?:ons|e)|sollicit(?:ons|e)|souhait(?:ons|e)|avons besoin)\s.{0,60}?(?:accord(?!er)|approbation|validation|autorisation|décision|feu vert|d['’]approuver|de valider|d['’]autoriser|de trancher)(?!\p{L})/iu,
  /(?<!\p{L})(?:doit|doivent|devons|devra|devront)\s(?:\p{L}+\s){0,2}?(?:décider|approuver|choisir|valider|trancher|autoriser)(?!\p{L})|^la décision\s(?:doit|est attendue|est à prendre)/iu,
  /^(?:pedimos|solicitamos|necesitamos|precisamos)\s.{0,60}?(?:aprobación|autorización|decisión|acuerdo|aprovação|autorização|decisão|acordo|que (?:.{0,40}\s)?(?:aprueben?|autoricen?|decidan?|aprovem?|autorizem?)|aprobar|aprovar)(?!\p{L})/iu,
  /(?<!\p{L})(?:debe|deben|debemos|deberá|tiene que|tienen que|tenemos que|deve|devem|devemos|deverá|tem (?:de|que)|têm (?:de|que)|precisa|precisam)\s(?:\p{L}+\s){0,2}?(?:decidir|aprobar|aprovar|elegir|escolher|autorizar)(?!\p{L})|^(?:la decisión|a decisão)\s(?:debe|se toma|deve|é tomada)/iu,
  /^(?:chiediamo|richiediamo|abbiamo bisogno)\s.{0,60}?(?:approvazione|autorizzazione|decisione|consenso|via libera|di (?:approvare|autorizzare|decidere))(?!\p{L})/iu,
  /(?<!\p{L})(?:deve|devono|dobbiamo|dovrà)\s(?:\p{L}+\s){0,2}?(?:decidere|approvare|scegliere|autorizzare)(?!\p{L})|^la decisione\s(?:deve|va presa)/iu,
  /(?:承認|決定|決裁|ご判断)(?:を(?:お願い|求め|いただ)|する必要が|が必要)|(?:決定|承認|判断)し(?:なければ|てください)/u,
  /(?:必须|需要|应当?|须|请).{0,14}(?:决定|批准|审批|作出选择|同意)/u,
  /^(?:نطلب|نرجو)\s.{0,40}?(?:الموافقة|اعتماد|اتخاذ قرار)|(?:يجب|يتعين)\s.{0,40}?(?:يقرر|تقرر|يتخذ|تتخذ|يوافق|توافق|يعتمد)/u,
];
const settled =
  /[?？؟]\s*$|^(?:if|when|once|wenn|falls|sobald|si|se|quando|cuando|如果|إذا)(?!\p{L})|(?<!\p{L})(?:decided|was approved|were approved|has approved|entschieden|beschlossen|genehmigt wurde|a décidé|a approuvé|decidió|aprobó|decidiu|aprovou|ha deciso|ha approvato|need not|no decision|keine entscheidung|aucune décision)(?!\p{L})|已(?:经)?(?:决定|批准)|決定(?:した|しました|済み)/iu;
const advice: readonly RegExp[] = [
  /(?<!\p{L})(?:i|we)(?:'d| would)?\s(?:strongly\s)?(?:recommend|propose|suggest|advise)(?!\p{L})|^(?:our|my) (?:recommendation|proposal|advice) is/iu,
  /(?<!\p{L})(?:wir|ich)\s(?:empfehlen?|schlagen?)(?!\p{L})|^(?:unsere|meine) empfehlung(?:\s(?:ist|lautet)|:)|(?<!\p{L})(?:empfehlen|empfehle|schlagen|schlage)\s(?:wir|ich)(?!\p{L})/iu,
  /(?<!\p{L})(?:nous|je)\s(?:vous\s)?(?:recommand|propos|préconis|conseill|suggér)(?:ons|e)(?!\p{L})|^(?:notre|ma) recommandation\s(?:est|:)/iu,
  /^(?:recomendamos|proponemos|recomiendo|propongo|sugerimos|sugiero|propomos|recomendo|proponho|raccomandiamo|proponiamo|raccomando|suggeriamo|consigliamo)(?!\p{L})|^(?:nuestra recomendación|a nossa recomendação|nossa recomendação|la nostra raccomandazione)\s/iu,
  /(?:を|ことを)(?:提案|推奨|お勧め)(?:します|いたします|する)|^(?:我们|我)?(?:建议|推荐)(?!的|书)|^(?:نوصي|نقترح)(?!\p{L})/u,
];
/** What happens without it, or why then: it belongs to the decision beside it. */
const behind =
  /^(?:otherwise|if not|or else|without (?:it|that|this|approval|a decision)|if (?:we|it|the board) (?:do(?:es)? not|don't|doesn't|decides? later|waits?)|sonst|andernfalls|ohne (?:sie|freigabe|entscheidung|diese)|sinon|faute de quoi|sans (?:cela|accord|décision)|de lo contrario|si no|sin (?:ella|aprobación)|caso contrário|senão|sem (?:isso|aprovação)|altrimenti|in caso contrario|senza)(?!\p{L})|^(?:さもなければ|そうでなければ|否则|不然|وإلا)/iu;

export const isAsk = ({ text }: Pick<Sentence, 'text'>) => !settled.test(text) && asking.some((each) => each.test(text.trim()));
export const isAdvice = ({ text }: Pick<Sentence, 'text'>) => !/[?？؟]\s*$/u.test(text) && advice.some((each) => each.test(text.trim()));

export const decisions: Reader = (sentences, { brief, asOf }): Finding[] => {
  const reading = { language: brief.language, asOf: asOf ?? null };
  const listed = underHeadings(sentences).flatMap(({ heading, sentences: own }) => {
    const items = itemsUnder(own, heading, 'decisions').filter(({ text }) => wordCount(text) >= 2);
    const isList = own.some(({ list, text }) => list !== null || below(text, 'decisions') !== null);
    return items.length >= 2 && isList ? [several(items, own, heading, brief, reading)] : [];
  });
  const told = new Set(listed.flatMap(({ tells }) => tells));
  return [...listed, ...unitsOf(sentences.filter(({ at }) => !told.has(at))).flatMap((unit) => asked(unit, brief, reading))];
};

function asked(unit: readonly Sentence[], brief: Brief, reading: Reading): Finding[] {
  const asks = unit.filter((sentence) => sentence.list === null && (isAsk(sentence) || isOnlyDecision(sentence, unit)));
  if (asks.length === 0) return [];
  if (asks.length > 1) return [several(asks, unit, null, brief, reading)];
  const [ask] = asks as [Sentence];
  const parts = askParts(ask.text, brief.language);
  if (parts.length > 1) return [cards(ask, parts, brief)];
  return [statement(ask, unit, catalogueOf(brief.language).say('role-decisions'), brief, 9)];
}

/** What one sentence asks for, under that sentence. */
function cards({ at, text, heading }: Sentence, parts: readonly AskPart[], { language }: Brief): Finding {
  const role = catalogueOf(language).say('role-decisions');
  return {
    tells: [at],
    page: {
      kind: 'decision-cards',
      title: titleOf(text, language) ?? parts.map(({ ask }) => ask).join('; '),
      section: capital(heading !== null && isLabel(heading, 'decisions') ? heading.trim() : role),
      weight: 9,
      notes: [text],
      content: { decisions: parts.map(({ ask, cost }) => ({ ask, ...(cost === undefined ? {} : { figure: cost }) })) },
    },
    point: plainly(text),
  };
}

/** The one sentence under such a heading is the decision. */
function isOnlyDecision({ heading, text }: Sentence, unit: readonly Sentence[]): boolean {
  return isLabel(heading, 'decisions') && !/[?？؟]\s*$/u.test(text) && unit.filter((other) => other.heading === heading).length === 1;
}

/** One sentence to act on, with what the author says right behind it about not doing so. */
function statement(sentence: Sentence, unit: readonly Sentence[], role: string, brief: Brief, weight: number): Finding {
  const next = unit[unit.indexOf(sentence) + 1];
  const isBehind =
    next !== undefined && next.heading === sentence.heading && next.list === null && (behind.test(next.text) || leansOn(next));
  const text = plainly(below(sentence.text, 'decisions') ?? sentence.text);
  const support = isBehind ? plainly(next.text) : null;
  return {
    tells: [sentence.at, ...(isBehind ? [next.at] : [])],
    page: {
      kind: 'statement',
      title: titleOf(text, brief.language) ?? text,
      section: capital(sentence.heading !== null && isLabel(sentence.heading, 'decisions') ? sentence.heading.trim() : role),
      weight,
      notes: [sentence, ...(isBehind ? [next] : [])].map((each) => each.text),
      content: { text, ...(support === null ? {} : { support }) },
    },
    point: text,
  };
}

/** `That saves $40K a year`: its subject is the sentence before. */
const leansOn = (sentence: Sentence) =>
  refersBack(sentence.text) && wordCount(sentence.text) <= 18 && !isAsk(sentence) && !isAdvice(sentence);

/** Left to the readers: whether or not. */
const open = /^(?:whether|if|ob|si|se)(?!\p{L})|^是否|かどうか|^هل(?!\p{L})/iu;

function several(
  items: readonly { at: number; text: string }[],
  own: readonly Sentence[],
  heading: string | null,
  brief: Brief,
  reading: Reading,
): Finding {
  const { language } = brief;
  const catalogue = catalogueOf(language);
  const told = [...new Set(items.map(({ at }) => at))];
  const steps = items.map(({ text }) => stepOf(text, reading, true));
  // Where a date stays in the words of one, it stays in the words of all.
  const dated = steps.every((step) => step !== null && !step.inside.when && !step.inside.who && step.who === undefined);
  const rows = dated
    ? steps.map((step) => ({ what: step!.what, proposed: true, ...(step!.when === undefined ? {} : { when: step!.when }) }))
    : null;
  const whats = items.map(({ text }, index) => rows?.[index]?.what ?? plainly(text));
  // A table with dates for some asks for the others' dates.
  const isDated = rows?.every(({ when }) => when !== undefined) === true;
  const count = countWord(items.length, language);
  return {
    tells: told,
    page: {
      ...(isDated
        ? { kind: 'action-table', content: { actions: rows! } }
        : { kind: 'points', content: { points: items.map(({ text }) => ({ head: plainly(text) })) } }),
      title: fitting([
        catalogue.say('people-decisions', { count, items: smallAll(whats, brief) }),
        // What costs money is what the others hang on.
        ...whats.filter((what) => !open.test(what) && amountsIn(what, language).length > 0).slice(0, 1),
        ...whats.map((what) => catalogue.say('people-decisions-first', { count, what: smallAll([what], brief)[0]! })).slice(0, 1),
        capital(heading ?? catalogue.say('role-decisions')),
      ]),
      section: capital(heading ?? catalogue.say('role-decisions')),
      weight: 9,
      notes: own.filter(({ at }) => told.includes(at)).map(({ text }) => text),
    } as Finding['page'],
  };
}

/** What the author recommends, as the claim of its page and of the summary. */
export const recommendations: Reader = (sentences, { brief }): Finding[] =>
  unitsOf(sentences).flatMap((unit) => {
    const found = unit.filter((sentence) => isAdvice(sentence) && !isAsk(sentence));
    // Several recommendations are a list of their author's.
    if (found.length !== 1 || found[0]!.list !== null) return [];
    return [statement(found[0]!, unit, catalogueOf(brief.language).say('role-recommendation'), brief, 6)];
  });
