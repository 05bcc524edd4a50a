/** A question without an answer, and what is missing. */
import type { Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import { sentences } from '../../../brief/sentences.ts';
import { marginIn } from '../../../brief/stated-margin.ts';
import { type Context, safe } from '../context.ts';
import type { Answer, Missing } from './answer.ts';
import { wordsFit } from './asked-of.ts';
import { asksProfit, profitWords } from './profit.ts';

/** Characters of a question as a summary repeats it. */
const longest = 100;
/** Of a longer one, what stands before its first comma, where that says enough. */
const enough = { longest: 60, least: 25 } as const;

export function openQuestion(context: Context, question: Question, missing: Missing): Answer {
  const { catalogue } = context;
  const reason = (missing === 'measure' || missing === 'amount') && lacksCost(context, question.text) ? 'unit-cost' : missing;
  const text = catalogue.say('answer-open', { question: safe(briefly(question.text), longest), reason });
  return { question, sentences: [text], titles: [], tells: [], missing: reason };
}

/** Whether words ask what is left of sales, or what units that came to nothing cost, where the data say of neither what one of them costs. */
function lacksCost({ computed }: Context, text: string): boolean {
  if (asksProfit(text) && computed.some(({ id }) => sales.test(id)) && !computed.some(({ id }) => left.test(id))) return true;
  const lost = computed.find(({ id, label }) => lostRate.test(id) && wordsFit(text, { id, label } as MetricNote));
  return lost !== undefined && !computed.some(({ id }) => id === lost.id.replace('_rate', '_cost'));
}

const sales = /^(?:revenue|net_revenue|gross_sales)$|sales|revenue|amount|umsatz|turnover/;
const left = /margin|profit|contribution|gewinn|marge|ertrag/;
const lostRate = /^(?:scrap|defect|damage|shortage|returned)_rate$/;

/** What a brief asks of what is left of sales, and the data cannot say, where none of its questions is told so. */
export function marginOpen(context: Context): Answer | null {
  // A margin that the brief states is asked of nobody.
  const { prompt } = context.brief;
  const asked = profitWords(
    sentences(prompt)
      .filter((sentence) => marginIn(sentence) === null)
      .join(' '),
  );
  return asked !== null && lacksCost(context, asked)
    ? openQuestion(context, { kind: 'amount', text: asked, about: asked }, 'amount')
    : null;
}

function briefly(text: string): string {
  const comma = text.search(/[,，、;；]/u);
  return text.length > enough.longest && comma >= enough.least ? text.slice(0, comma) : text;
}
