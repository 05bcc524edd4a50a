/** `Nimbus 2.0, launching 3 March 2027, for the sales team`: a single subject with its description and audience. */
import { audienceOf } from './audience.ts';
import { fold } from './clean.ts';
import { datesIn } from './dates.ts';

export interface Named {
  name: string;
  /** Its description, without the audience: `launching 3 March 2027`. */
  said: string[];
}

/** Words that look like participles but usually name a topic: `pricing for enterprises`, `mercado en España`. */
const nouns =
  /^(?:pric|hir|train|onboard|market|plann?|fund|staff|position|packag|test|engineer|report|budget|forecast|account|manufactur|advertis|brand|messag|coach|sell|financ|process|learn|teach|meet|build|spend)ing(?!\p{L})|^(?:mercado|resultado|estado|contenido|conteúdo|pedido|sentido|grado|mercato|risultato|stato|fatturato|marché|qualité|sécurité|santé|équité|activité|part|antwort|gehalt|inhalt)s?(?!\p{L})/iu;
/** A participle or short predicate with the word that identifies it: `replacing the`, `erscheint im`, `disponible dès`. */
const predicates: readonly RegExp[] = [
  /^(?:now |newly |first |soon )?(?:\p{Ll}{2,}(?:ing|ed)|built|made|sold|due|out|live|available|ready|set|with us)\s+(?:an?|the|our|your|its|all|both|in|on|at|by|for|from|with|as|to|across|since|this|next|soon|now|today|worldwide|early|late|mid|\d|\p{Lu})/u,
  /^(?:ab|jetzt|neu|seit|\p{Ll}{2,}(?:t|en|end|bar|fertig|bereit))\s+(?:am|im|ab|zum|zur|für|mit|seit|in|an|auf|von|vom|bei|die|den|das|der|\d)(?!\p{L})/u,
  /^(?:qui |en |déjà )?(?:\p{Ll}{2,}(?:ant|ées?|és?|ue?s?|ie?s?)|disponibles?|prête?s?|sort|arrive)\s+(?:le|la|les|l'|dès|en|à|au|aux|pour|par|depuis|sur|avec|de|du|chez|\d)(?!\p{L})/u,
  /^(?:que |ya |já |che |già )?(?:\p{Ll}{2,}(?:[ai]d[oa]s?|[aei]ndo|iendo|[aiu]t[oaie])|previst[oaie]s?|a[bp]ert[oaie]s?|abiert[oa]s?|disponible|disponível|disponibile|listo|pronto|sale|sai|esce)\s+(?:el|la|los|las|en|a|al|del|desde|para|por|con|o|as|os|em|no|na|com|il|lo|le|gli|i|l'|in|da|dal|dalla|nel|per|con|partir|\d)(?!\p{L})/u,
  /(?:発売|公開|開始|提供|予定|リリース|上市|发布|推出|上线|启用|开业)$/u,
  /^(?:متاح|متوفر|يصدر|تصدر|سيصدر|ينطلق|سينطلق|يُطلق|تُطلق)ة?\s+(?:في|من|منذ|بدء)/u,
];
const listens = /^(?:for|für|pour|para|per|to)\s|向け$|^面向|^(?:ل(?!ا))\p{Script=Arabic}/iu;

/** Whether an item only names the audience. */
export function namesAudience(item: string): boolean {
  return listens.test(fold(item)) && audienceOf(item) !== null;
}

/** The single subject of a list, or null if its items are separate topics or none describes the first. */
export function namedOf(items: readonly string[]): Named | null {
  const [name, ...rest] = items;
  if (name === undefined || name.split(/\s+/).length > 8 || namesAudience(name) || saysMore(name)) return null;
  const said: string[] = [];
  for (const item of rest) {
    if (namesAudience(item)) continue;
    // `launching March 3, 2027` was split at its comma.
    const ofDate = /^20\d\d$/.test(item) && datesIn(said.at(-1) ?? '').length > 0;
    if (ofDate) said.push(`${said.pop()}, ${item}`);
    else if (saysMore(item)) said.push(item);
    else return null;
  }
  return said.length > 0 ? { name, said } : null;
}

function saysMore(item: string): boolean {
  const text = fold(item);
  return datesIn(text).length > 0 || (!nouns.test(text) && predicates.some((sign) => sign.test(text)));
}
