/** The audience that findings are weighted for, as far as the brief says. */
import type { Brief } from '../../../../model/brief.ts';
import type { Listener } from '../../../insight/score.ts';

const boards =
  /(?<!\p{L})(?:board|investors?|shareholders?|finance|cfo|audit committee|supervisory|aufsichtsrat|vorstand|gesellschafter|investoren|anteilseigner|finanz\p{L}*|conseil d[’']administration|investisseurs|actionnaires|direction financière|consejo(?: de administración)?|inversores|accionistas|finanzas|conselho(?: de administração)?|investidores|acionistas|finanças|consiglio(?: di amministrazione)?|investitori|azionisti|finanza)(?!\p{L})|取締役|投資家|株主|財務|经理?财务|财务|董事|投资人|投资者|股东|مجلس الإدارة|المستثمر|المساهم|المالية/iu;

/** Whether a deck is for a board, investors or finance. */
export function isForBoard({ deckType, audience }: Pick<Brief, 'deckType' | 'audience'>): boolean {
  return deckType === 'board' || (audience !== null && boards.test(audience));
}

const customers =
  /(?<!\p{L})(?:customers?|clients?|kund(?:en|innen)|clients?|clientes?|client[ei])(?!\p{L})(?! (?:success|service|support|care))|お客様|顧客|客户|العملاء|للعملاء/iu;
const sellers =
  /(?<!\p{L})(?:sales|revenue|sellers|reps|account executives?|vertrieb\p{L}*|verkauf\p{L}*|commercia(?:l|le|li|ux|les)|ventes|ventas|comercia(?:l|is|les)|vendas|vendite)(?!\p{L})|営業|销售|المبيعات/iu;

export function listenerOf(brief: Pick<Brief, 'deckType' | 'audience'>): Listener | null {
  if (isForBoard(brief)) return 'board';
  const { audience } = brief;
  if (audience === null) return null;
  if (sellers.test(audience)) return 'sales';
  return customers.test(audience) ? 'customer' : null;
}
