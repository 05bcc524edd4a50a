/** For whom findings are weighed, as far as the brief says it. */
import type { Brief } from '../../../../model/brief.ts';
import type { Listener } from '../../../insight/score.ts';
import { isForBoard } from './for-board.ts';

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
