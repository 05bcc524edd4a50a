/** Cash and what is burned each month: how long it lasts, and what a round would add. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { unitsOf } from '../units.ts';
import { asLine, ownTitle } from './own-words.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { ToldFigures } from './told-figures.ts';

interface Said {
  sentence: Sentence;
  amount: Quantity;
}

const cashWord =
  /(?<!\p{L})(?:cash|bank|treasury|reserves?|kasse|liquidität|liquide\p{L}*|bankguthaben|trésorerie|caja|tesorería|caixa|tesouraria|cassa|liquidità)(?!\p{L})|現金|手元資金|预金|现金|السيولة|النقد/iu;
const burnWord =
  /(?<!\p{L})(?:burn\p{L}*|burn rate|spend|geldverbrauch|verbrauch\p{L}*|verbrennen|consomm\p{L}+|brûl\p{L}+|quem\p{L}+|consum\p{L}+|gast\p{L}+|bruci\p{L}+)(?!\p{L})|バーン|消費|燃烧|消耗|حرق|نحرق/iu;
const raiseWord =
  /(?<!\p{L})(?:rais(?:e|ing)|round of|seeking|ask(?:ing)? for|series [a-e]|seed|einsammeln|finanzierungsrunde|runde|lever|levée|levantar|ronda|captar|rodada|raccogliere|round)(?!\p{L})|調達|融资|募资|جمع|جولة/iu;
const monthly =
  /^\s*(?:a|per|each|every|\/|pro|im|par|al|por|ao)?\s?(?:month|mo|monat|mois|mes|mês|mese)(?!\p{L})|^\s*(?:\/|每)?月|^\s*(?:monthly|monatlich|شهريا|شهرياً|في الشهر)/iu;
const monthlyBefore = /monthly|monatlich|mensuel|mensual|mensal|mensil|月間|毎月|每月|شهري/iu;

/** Cash that came in, went out or is spoken for is not what is left. */
const partial =
  /(?<!\p{L})(?:from|raised|spent|used|flow|committed|owed|saved?|savings?|of which|not|if|would|ausgegeben|davon|dont|gastad[oa]s?|speso|gasto|saldo negativo)(?!\p{L})/iu;

function find(sentences: readonly Sentence[], language: LanguageCode): { cash: Said; burn: Said; raise: Said | null } | null {
  let cash: Said | null = null;
  let burn: Said | null = null;
  let raise: Said | null = null;
  for (const sentence of sentences) {
    if (/[?？؟]/u.test(sentence.text)) continue;
    const money = quantitiesIn(sentence.text, language).filter(({ unit }) => unit === 'money');
    const before: { cash: Said | null; burn: Said | null; raise: Said | null } = { cash, burn, raise };
    let other = false;
    for (const [index, amount] of money.entries()) {
      const ahead = sentence.text.slice(money[index - 1]?.end ?? 0, amount.at);
      const after = sentence.text.slice(amount.end, money[index + 1]?.at ?? sentence.text.length);
      const near = `${ahead} ${after.split(/[,;.]|\sand\s/)[0]}`;
      const isMonthly = monthly.test(after) || monthlyBefore.test(ahead);
      if (burn === null && isMonthly && burnWord.test(near)) burn = { sentence, amount };
      else if (raise === null && !isMonthly && raiseWord.test(ahead)) raise = { sentence, amount };
      else if (cash === null && !isMonthly && cashWord.test(near) && !partial.test(near)) cash = { sentence, amount };
      else other = true;
    }
    // An amount that is none of these may change what the others of its sentence mean.
    if (other && (cash !== before.cash || burn !== before.burn || raise !== before.raise)) return null;
  }
  return cash && burn && cash.amount.currency === burn.amount.currency ? { cash, burn, raise } : null;
}

export const readRunway: Reader = (sentences, context) => unitsOf(sentences).flatMap((unit) => runwayOf(unit, context));

function runwayOf(sentences: readonly Sentence[], { brief, facts }: { brief: Brief; facts: GivenFacts }): Finding[] {
  const found = find(sentences, brief.language);
  if (found === null) return [];
  const { cash, burn, raise } = found;
  const context = { brief, facts };
  const told = new ToldFigures(facts, brief.language);
  const say = catalogueOf(brief.language);
  const [held, spent] = [told.give(cash.amount, say.say('figures-cash')), told.give(burn.amount, say.say('figures-burn'))];
  const last = told.months(cash.amount.value / burn.amount.value, `${told.said(held)} divided by ${told.said(spent)}`, [held, spent]);
  const said = { cash: ref(held), burn: ref(spent), months: ref(last) };
  const asked = raise !== null && raise.amount.currency === burn.amount.currency ? told.give(raise.amount, say.say('figures-raise')) : null;
  const more =
    asked === null
      ? null
      : told.months(raise!.amount.value / burn.amount.value, `${told.said(asked)} divided by ${told.said(spent)}`, [asked, spent]);
  const both =
    more === null
      ? null
      : told.months(
          (cash.amount.value + raise!.amount.value) / burn.amount.value,
          `${told.said(held)} plus ${told.said(asked!)}, divided by ${told.said(spent)}`,
          [held, asked!, spent],
        );
  const own = ownTitle(cash.sentence.text, context, [held, spent]);
  const title = own?.title ?? say.say('figures-runway', said);
  const derived = [
    say.say('figures-runwayReading', said),
    ...(more === null ? [] : [say.say('figures-raiseReading', { raise: ref(asked!), more: ref(more), both: ref(both!) })]),
  ];
  const used = new Set([cash.sentence, burn.sentence, ...(asked === null ? [] : [raise!.sentence])]);
  const others = [...used].filter((sentence) => own === null || own.rest !== null || sentence !== cash.sentence);
  const tells = [...used].map(({ at }) => at);
  const reading = [...derived, ...others.map(({ text }) => asLine(text, context))].slice(0, 4);
  const base = {
    title,
    weight: 8,
    ...(cash.sentence.heading === null ? {} : { section: cash.sentence.heading }),
  };
  const page: Finding['page'] =
    both === null
      ? {
          ...base,
          kind: 'big-number',
          content: {
            value: ref(last),
            label: say.say('figures-runwayLabel'),
            text: reading.map((line) => line.replaceAll('**', '')).join(' '),
          },
        }
      : {
          ...base,
          kind: 'comparison',
          lead: say.say('figures-runwayLabel'),
          content: {
            categories: [say.say('figures-today'), say.say('figures-withRaise', { raise: told.shown(ref(asked!)) })],
            series: [{ name: say.say('figures-runwayLabel'), values: [last, both] }],
            highlight: 1,
            bars: false,
            reading,
          },
        };
  return [{ tells, page, point: title }];
}

const ref = (id: FactId) => `{{${id}}}`;
