/** Which columns say what an hour, a kilogram or a piece costs or sells for. */
import { words } from '../lexicon.ts';
import type { Column } from '../typing/column-type.ts';

export type Per = 'hour' | 'kg' | 'piece';

export interface Rate {
  kind: 'cost' | 'sale';
  /** Null where the name does not say it. */
  per: Per | null;
}

const hour = /\b(?:h|hr|hrs|hours?|hourly|stund\w*|heures?|horas?|or[ae]|horaire|orari[ao])\b|stunde?n?satz|時間|時給|小时|工时|ساع/;
const kilogram = /\b(?:kg|kgs|kilos?|kilogram\w*)\b/;
const piece =
  /\b(?:units?|unitary|pieces?|pcs?|each|ea|item|stuck|unitaire|unitari[oa]|unidad|unidade|unita|pezzo|piece)\b|単価|单价|個|件/;
/** Other measures of what is priced: they fit no count that is known here. */
const otherwise =
  /\b(?:days?|daily|weeks?|months?|monthly|years?|yearly|annual|annum|tag|monat|jahr|jour|mois|dia|mes|giorno|mese|tonnes?|tons?|km|m2|m3|litres?|liters?|percent)\b|%/;

const priced =
  /\b(?:rates?|hourly|prices?|costs?|per|tarif\w*|taux|precios?|precos?|prezz[oi]|prix|couts?|cost[eoi]s?|custos?|tasas?|taxas?|taxa|valor)\b|satz|preis|kosten|単価|原価|单价|成本|费率|سعر|تكلفة|معدل/;
const ofCost =
  /\b(?:costs?|pay|paid|wages?|salary|purchase|buying|internal|couts?|cost[eoi]s?|custos?|standard price|achat|compra|acquisto|interne|intern[oa])\b|kosten|einkauf|einstand|lohn|intern|原価|成本|仕入|تكلفة/;
const ofSale =
  /\b(?:bill\w*|charge\w*|sell\w*|sales|list|client|customer|external|rack|vente|factur\w*|venta|venda|vendita|fattur\w*|fatur\w*)\b|verkauf|verrechn|abrechn|請求|販売|计费|销售|售价|البيع|الفوترة/;
const shares =
  /\b(?:discount|tax|vat|utili[sz]ation|margin|interest|conversion|exchange|growth|churn|win|success|response|defect|scrap|error)\b/;

export function rateOf({ name, type }: Column): Rate | null {
  if (type.kind !== 'number' || type.percent) return null;
  const text = words(name);
  if (!priced.test(text) || otherwise.test(text) || shares.test(text)) return null;
  const kind = ofCost.test(text) ? 'cost' : ofSale.test(text) ? 'sale' : null;
  if (kind === null) return null;
  return { kind, per: hour.test(text) ? 'hour' : kilogram.test(text) ? 'kg' : piece.test(text) ? 'piece' : null };
}

/** What a column counts that has a price: hours, kilograms or pieces. */
export function countedIn({ name, type }: Column): Per | null {
  if (type.kind !== 'number') return null;
  const text = words(name);
  if (priced.test(text) || shares.test(text)) return null;
  if (hour.test(text)) return 'hour';
  if (kilogram.test(text) || /\b(?:weight|gewicht|poids|peso)\b|重量|重さ|الوزن/.test(text)) return 'kg';
  return /\b(?:quantity|qty|units?|pieces?|pcs|menge|stuck|quantite|cantidad|quantidade|quantita|scrap|rejects?|rejected|ausschuss|rebut|scarto|sucata|desperdicio)\b|数量|個数|件数|الكمية/.test(
    text,
  )
    ? 'piece'
    : null;
}
