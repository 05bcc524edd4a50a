/** The role of a sentence: a dated step, a risk, a recommendation, a quote or a statement. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import { datesIn } from '../../../brief/dates.ts';
import type { Draft } from '../draft.ts';
import type { Place } from '../place.ts';
import { capital } from '../read/topics.ts';
import { actionOf } from './asks.ts';

const step =
  /^\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)?\s+(?:to|will|soll|wird|doit|debe|deve)\s|(?<!\p{L})(?:decision|approval|approve|decide|prepares?|orders?|due|deadline|entscheidung|freigabe|beschluss|décision|decisión|decisão|decisione)(?!\p{L})|決定|决定|承認/iu;
const deadline =
  /\s*(?:by|until|till|before|bis|avant|d'ici|antes de|até|entro)\s+((?:the\s+)?(?:end|middle|beginning|start)\s+of\s+(?:\p{L}+)(?:\s20\d\d)?|ende\s+\p{L}+|next\s+\p{L}+|\p{Lu}\p{L}+day)\.?$/iu;
const asking =
  /^(?:we|i)\s+(?:raise|are raising|seek|are seeking|ask|request)(?!\p{L})|^wir\s+(?:suchen|bitten|beantragen)|^nous\s+(?:levons|demandons|cherchons)|^(?:buscamos|pedimos|solicitamos|cerchiamo|chiediamo)(?!\p{L})/iu;
const until = /(?<!\p{L})(?:by|until|till|before|bis|avant|d'ici|antes|até|entro)\s+(?:the\s+)?(?:end\s+of\s+|ende\s+)?(?:\p{L}+\s*)?/iu;
const risk =
  /(?<!\p{L})(?:main|biggest|key|top|größte[sn]?|principal|principale|principais)\s+(?:risk|risiko|risque|riesgo|risco|rischio)|^(?:a|the|ein|das|un|le)?\s*(?:risk|risiko|risque|riesgo|risco|rischio)(?!\p{L})|主なリスク|主要风险/iu;
const recommending =
  /(?<!\p{L})(?:we|i)\s+(?:recommend|propose|suggest)|wir\s+(?:empfehlen|schlagen)|nous\s+(?:recommandons|proposons)|recomendamos|proponemos|propomos|raccomandiamo|proponiamo|(?:提案|推奨)します|我们建议|نوصي/iu;

export interface SortedSentences {
  pages: Draft[];
  /** Sentences without another role. */
  rest: string[];
}

/** Separates the sentences that have a page of their own. */
export function sortedSentences(all: readonly string[], { brief }: Place): SortedSentences {
  const catalogue = catalogueOf(brief.language);
  const actions: ReturnType<typeof dated>[] = [];
  const risks: string[] = [];
  const advice: string[] = [];
  const quotes: { text: string; by?: string }[] = [];
  const asks: string[] = [];
  const rest: string[] = [];
  for (const sentence of all) {
    const action = dated(sentence);
    const quote = /^["“„«「](.{12,})["”“»」]\s*(?:[—–-]\s*(.{2,60}))?$/u.exec(sentence);
    if (quote) quotes.push({ text: quote[1]!, ...(quote[2] ? { by: quote[2] } : {}) });
    else if (action) actions.push(action);
    else if (asking.test(sentence)) asks.push(sentence);
    else if (risk.test(sentence)) risks.push(sentence);
    else if (recommending.test(sentence)) advice.push(sentence);
    else rest.push(sentence);
  }
  const pages: Draft[] = [];
  for (const quote of quotes) pages.push({ kind: 'quote', title: quote.by ?? catalogue.say('type-case-study'), weight: 6, content: quote });
  if (risks.length > 0)
    pages.push({
      kind: 'risks',
      title: catalogue.say('role-risks'),
      weight: 6,
      content: { items: risks.map((text) => ({ risk: bare(text) })) },
    });
  if (advice.length > 0)
    pages.push({
      kind: 'statement',
      title: catalogue.say('role-recommendation'),
      weight: 7,
      content: { text: advice.map(capital).join(' ') },
    });
  if (asks.length > 0) pages.push({ kind: 'statement', title: catalogue.say('role-ask'), weight: 7, content: { text: asks.join(' ') } });
  if (actions.length > 0)
    pages.push({
      kind: 'action-table',
      title: catalogue.say('role-nextSteps'),
      weight: 7,
      content: { actions: actions.filter((action) => action !== null) },
    });
  return { pages, rest };
}

/** `Decision by the architecture board on 4 December`, `Tom will order the tablets by 15 July` → what, who and when. */
function dated(text: string): { what: string; when?: string; who?: string } | null {
  if (!step.test(text)) return null;
  const end = deadline.exec(text);
  if (end) {
    const named = /^(\p{Lu}\p{Ll}+)\s+(\p{Ll}+s\s.+)$/u.exec(text.slice(0, end.index));
    return { what: capital(named?.[2] ?? text.slice(0, end.index)), ...(named ? { who: named[1]! } : {}), when: end[1]! };
  }
  const found = actionOf(text);
  if (found.when !== undefined) return found;
  const [date] = datesIn(text);
  if (date !== undefined && text.split(/\s+/).length <= 16) {
    const what = bare(text.replace(new RegExp(`\\s*(?:on|by|until|am|bis|le|el|em|il|entro)?\\s*${escaped(date.text)}`, 'iu'), '')).trim();
    return what === '' ? null : { ...found, what: capital(what), when: date.text };
  }
  return found.who !== undefined && until.test(text) ? found : null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function bare(sentence: string): string {
  return sentence.replace(/[.。]$/, '');
}
