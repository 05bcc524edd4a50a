/** What the deck asks of its audience, from the instruction: `what we ask from the sponsor (renew the agreement by 15 December)`. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import { datesIn } from '../../../brief/dates.ts';
import { sentences } from '../../../brief/sentences.ts';
import type { Draft } from '../draft.ts';
import { safeText } from '../read/safe-text.ts';
import { capital } from '../read/topics.ts';

const asking = /(?<!\p{L})(?:ask|asks|request|bitten|anliegen|demande|demandons|pedimos|pedido|chiediamo)(?!\p{L})|お願い|请求/iu;
const who = /(?:from|of|von|vom|à|de|del|al|da)\s+(?:the|our|our customer's|den|dem|der|nos|los|las|la|le)?\s*([^(),.;]{3,60})$/iu;

export function askDrafts(brief: Brief): Draft[] {
  const actions = sentences(brief.instruction).flatMap((sentence) =>
    [...sentence.matchAll(/(?<![^(),;])([^(),;]*)\(([^()]{8,120})\)/gu)].flatMap(([, before, inside]) => {
      if (!asking.test(before!)) return [];
      return [
        { ...actionOf(safeText(inside!)), ...(who.exec(before!.trim()) ? { who: capital(who.exec(before!.trim())![1]!.trim()) } : {}) },
      ];
    }),
  );
  return actions.length === 0
    ? []
    : [{ kind: 'action-table', title: catalogueOf(brief.language).say('role-ask'), weight: 8, content: { actions } }];
}

/** `renew the agreement by 15 December 2026` → what and when; `Anna to book the room` → also who. */
export function actionOf(text: string): { what: string; when?: string; who?: string } {
  const owner = /^(.+?)\s*\((\p{Lu}[\p{L}. -]{1,40})(?:,\s*([^()]{3,30}))?\)\.?$/u.exec(text);
  if (owner && datesIn(owner[2]!).length === 0)
    return { what: capital(owner[1]!), who: owner[2]!, ...(owner[3] ? { when: owner[3] } : {}) };
  const [date] = datesIn(text).slice(-1);
  const lead =
    /(?:(?<![,(\s])[,(\s]+)?(?:\b(?:by|until|till|before|due|on|bis zum|bis|am|d'ici le|avant le|le|antes del|antes de|para el|até|entro il|entro)\s*)?$/iu;
  const end = date === undefined ? '' : text.slice(date.at + date.text.length).replace(/^(?:st|nd|rd|th)(?!\p{L})/iu, '');
  const atEnd = /^[\s).]*$/.test(end);
  const cut =
    date === undefined ? text : atEnd ? text.slice(0, date.at).replace(lead, '') : `${text.slice(0, date.at).replace(lead, '')}${end}`;
  const taker =
    date === undefined || atEnd
      ? null
      : /^(.+?)\s+(?:by|durch|par|por|da)\s+(?:the\s+|den\s+|die\s+|le\s+|la\s+|el\s+)?([\p{Lu}][\p{L} ]{1,40})\.?$/u.exec(cut);
  if (taker) return { what: capital(taker[1]!), who: taker[2]!, when: date!.text };
  const person =
    /^(?!(?:Approval|Decision|Agreement|Permission|Plan|Need|Request|Freigabe|Entscheidung|Zustimmung|Validation|Aprobación)\s)(\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.]+)?)\s+(?:to|will|soll|wird|doit|debe|deve)\s+(.+)$/u.exec(
      cut,
    );
  return {
    what: capital((person ? person[2]! : cut).replace(/[.;]$/, '').trim()),
    ...(person ? { who: person[1]! } : {}),
    ...(date ? { when: date.text } : {}),
  };
}
