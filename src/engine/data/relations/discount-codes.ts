/** What discounts and the codes for them are called. */
import { words } from '../lexicon.ts';

const discounts =
  /\b(discounts?|coupons?|promos?|promotions?|promotional|vouchers?|campaigns?|offers?|rabatte?|rabattcodes?|gutscheine?|gutscheincodes?|aktion(en)?|aktionscodes?|remises?|reductions?|cupon(es)?|descuentos?|promocion(es)?|cupo(m|ns)|descontos?|promoc(ao|oes)|buon[oi]|scont[oi]|promozion[ei]|rabattkod(er)?|kampanj(er)?)( ?(codes?|coupons?|vouchers?|kod|names?|used|applied|utilise|usado|usato))*$|^(codes?|codigos?|codic[ei]|bons?) (de |di |do |da )?(remises?|promos?|promotions?|reductions?|descuentos?|promocion(es)?|cupon(es)?|descontos?|cupo(m|ns)|promoc(ao|oes)|scont[oi]|promozion[ei]|buon[oi])$|(クーポン|割引|プロモ)(コード|番号)?$|(优惠|折扣|促销)(码|代码|券)?$|(قسيمة|كود|رمز) ?(ال)?خصم/;

/** Whether a column or a table is called after discounts. */
export function namesDiscounts(called: string): boolean {
  return discounts.test(words(called));
}
