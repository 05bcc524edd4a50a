/** Whether a deck is one for a board, for investors or for finance. */
import type { Brief } from '../../../../model/brief.ts';

const listeners =
  /(?<!\p{L})(?:board|investors?|shareholders?|finance|cfo|audit committee|supervisory|aufsichtsrat|vorstand|gesellschafter|investoren|anteilseigner|finanz\p{L}*|conseil d[’']administration|investisseurs|actionnaires|direction financière|consejo(?: de administración)?|inversores|accionistas|finanzas|conselho(?: de administração)?|investidores|acionistas|finanças|consiglio(?: di amministrazione)?|investitori|azionisti|finanza)(?!\p{L})|取締役|投資家|株主|財務|经理?财务|财务|董事|投资人|投资者|股东|مجلس الإدارة|المستثمر|المساهم|المالية/iu;

export function isForBoard({ deckType, audience }: Pick<Brief, 'deckType' | 'audience'>): boolean {
  return deckType === 'board' || (audience !== null && listeners.test(audience));
}
