/** Which day of its rows a prompt means by a period: when they were ordered or opened, sent, delivered or closed, or when they took place. */
import { all } from '../../languages/all.ts';
import type { LanguageCode } from '../../model/language.ts';
import { fold } from './clean.ts';
import { Sign } from './sign.ts';

export type DatedBySaid = 'made' | 'sent' | 'delivered' | 'closed';

const made = new Sign(
  'book|order|creat|reserv|buch|commande|pedid|reserva|prenota|予約|下单|预订|حجز',
  '(?<!\\p{L})(?:(?:bookings?|reservations?|appointments?|orders?) (?:made|taken|created|placed|received|entered)|by (?:the )?(?:booking|created?|creation|order|reservation) date|(?:was|were|is) booked in|booking pace|nach (?:dem )?(?:buchungs|bestell)datum|(?:eingegangene|getätigte)n? buchungen|(?:réservations|commandes) (?:faites|passées|reçues)|par date de (?:réservation|commande)|(?:reservas|pedidos) (?:hechas|realizad[oa]s|recibid[oa]s|feitas|feitos)|por (?:fecha|data) d[ea] (?:la )?(?:reserva|pedido)|(?:prenotazioni|ordini) (?:fatt[ei]|ricevut[ei])|per data di (?:prenotazione|ordine))(?!\\p{L})|予約日(?:別|ベース)|按(?:预订|预定|下单)日期',
  'iu',
);
const done = new Sign(
  'stay|check|attend|deliver|depart|arriv|travel|aufenthalt|anreise|séjour|arrivée|estancia|estad|soggiorn|宿泊|入住',
  '(?<!\\p{L})(?:stays?|stayed|check-?ins?|by (?:the )?(?:stay|arrival|check-?in|appointment|travel|event|service) date|attended|departures?|aufenthalte?|anreise\\p{L}*|séjours?|estancias?|estadias?|soggiorn[oi])(?!\\p{L})|宿泊|入住',
  'iu',
);

const ofTime =
  '(?:in|since|between|during|from|until|after|before|this|last|within|seit|im|zwischen|ab|vom|en|au|aux|depuis|entre|pendant|desde|durante|no|na|em|nel|nell|da|dal|tra|q[1-4])';
/** English and Romance words stand before the time and behind what they are said of; German ones behind the time, or before what they are said of. */
const signs: Readonly<Record<DatedBySaid, Sign>> = Object.fromEntries(
  (['made', 'sent', 'delivered', 'closed'] as const).map((meaning) => {
    const said = (...codes: LanguageCode[]) => codes.map((code) => all[code].signs.happened[meaning]).join('|');
    const [en, de, romance, joined] = [said('en'), said('de'), said('fr', 'es', 'pt', 'it'), said('ja', 'zh')];
    return [
      meaning,
      new Sign(
        `${en.replaceAll('(?: out)?', '')}|${de}|${romance}|${joined}`,
        `(?<!\\p{L})(?!(?:is|was|has) )\\p{L}{2,24}s (?:(?:that|which) (?:were|have been|we|they) )?(?:${en}) ${ofTime}(?!\\p{L})|(?<!\\p{L})${ofTime} [^.,;:!?]{2,40} (?:${de}) (?:wurden|worden|sind)(?!\\p{L})|(?<!\\p{L})(?:${de})e[nrs]? \\p{L}{3,24} ${ofTime}(?!\\p{L})|(?<!\\p{L})\\p{L}{3,24} (?:${romance})[\\p{L}]{0,2} ${ofTime}(?!\\p{L})|(?:月|期|以来|から)に?(?:${joined})(?:し|さ|した|的)|(?:月|季度|以来)(?:${joined})的`,
        'iu',
      ),
    ];
  }),
) as Record<DatedBySaid, Sign>;

/** Null where it says none, or more than one. */
export function datedByIn(prompt: string): DatedBySaid | null {
  if (done.exec(prompt)) return null;
  if (made.exec(prompt)) return 'made';
  const text = fold(prompt);
  const said = (Object.keys(signs) as DatedBySaid[]).filter((meaning) => signs[meaning].test(text));
  return said.length === 1 ? said[0]! : null;
}
