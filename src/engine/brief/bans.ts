/**
 * What a brief forbids to show. A ban is never matter itself; the names that it covers, those it says and those it only points to (`which
 * hospital`, `either manufacturer`), stand nowhere else: the name is left out where the sentence still reads, and the sentence where not.
 */
import { sentences } from './sentences.ts';
import { Sign } from './sign.ts';

export interface Bans {
  /** The text without its bans. */
  text: string;
  /** What forbids something, as it is said. */
  said: string[];
}

const showing =
  '(?:write|name|show|mention|print|include|publish|quote|identify|list|display|say|spell out|schreiben|nennen|zeigen|erwähnen|abdrucken|aufführen|écrire|nommer|montrer|citer|mentionner|afficher|mettre|dire|préciser|indiquer|poner|escribir|nombrar|mostrar|mencionar|citar|decir|publicar|pôr|escrever|nomear|dizer|divulgar|scrivere|nominare|mostrare|citare|menzionare|mettere|dire|indicare)';
const which =
  '(?:which|who|whose|what|welche[rsn]?|wer|wessen|lesquel(?:le)?s|quel(?:le)?s?|qui|cuál(?:es)?|quién(?:es)?|quais|qual|quem|quali?|chi)';
const page =
  '(?:slides?|decks?|pages?|screen|presentation|folien?|präsentation|leinwand|diapos?|diapositiv\\p{L}*|écran|présentation|lámina\\p{L}*|pantalla|presentación|ecrã|tela|apresentação|schermo|presentazione)';
/** A clause that forbids, by its form. */
const forbids = [
  new Sign(
    'not|don|never|no |nicht|kein|pas|rien|inutile|non|no\\b|não|nada|tampoco|nem|niente',
    `^(?:(?:and|also|oh|please|und|auch|bitte|et|y|e|por favor|per favore)[,\\s]+)*(?:(?:please )?(?:do not|don['’]t|dont|never) ${showing}|(?:bitte )?nicht ${showing}|(?:à )?ne (?:pas|jamais) ${showing}|(?:no|nunca) ${showing}|não ${showing}|non ${showing})(?!\\p{L})`,
    'iu',
  ),
  new Sign(
    'not|don|nicht|no |não|non',
    `^(?!(?:i|we|they|you|he|she|it|wir|ich|sie|nous|ils|elles)\\s)(?:.{3,80}?)(?<!(?:^|\\s)(?:i|we|they|you|who|people|customers|staff|clients|members|visitors|he|she|it))\\s(?:please )?(?:do not|don['’]t|dont|bitte nicht|no|não|non) ${showing}(?: it| that| them)?(?:,.{0,60})?[.!]?$`,
    'iu',
  ),
  new Sign(
    'need|inutile|hace falta|preciso|serve|necess|muss',
    `^(?:(?:there is |there['’]s )?no need to ${showing}|(?:es |c['’]est )?inutile (?:de |d['’])?${showing}|pas besoin de ${showing}|no hace falta ${showing}|não é preciso ${showing}|non (?:serve|occorre) ${showing})\\s${which}(?!\\p{L})`,
    'iu',
  ),
  new Sign(
    'place|platz|suchen|lugar|sitio|posto|spazio',
    `(?:ha(?:s|ve) no place|do(?:es)?n['’]t have a place|ha(?:t|ben) (?:\\p{L}+ ){0,4}(?:nichts zu suchen|keinen platz)|n['’](?:a|ont) (?:\\p{L}+ ){0,3}(?:sa |leur )?place|no tienen? (?:lugar|sitio)|não têm? lugar|não tem lugar|non h?anno posto|non ha posto).{0,24}${page}|${page}.{0,12}(?:nichts zu suchen|keinen platz)`,
    'iu',
  ),
  new Sign(
    'out|off',
    `^(?:(?:and|also|oh|please)[,\\s]+)*(?:leave|keep) (?!it |this |that |them |me |him |her )[^.,;]{2,50} (?:out|off)(?: of (?:it|this|the \\p{L}+))?(?:,.{0,60})?[.!]?$`,
    'iu',
  ),
  new Sign(
    'tampoco|nada|niente|neanche|nemmeno|tão pouco|também não|nichts|rien',
    `^(?:(?:y |e )?tampoco (?:el|la|los|las|lo|nada|se)(?!\\p{L})(?!.*(?<!\\p{L})(?:es|son|hay|está|tiene|puede|crece|sube|baja)(?!\\p{L}))|(?:no poner|no incluir|não pôr|não incluir|non mettere|da non mettere|ne pas mettre|à ne pas mettre|nicht zeigen|not to show|do not show)\\s?[:：])`,
    'iu',
  ),
  // `Nothing about the theft`; with a verb in its clause it says something.
  new Sign(
    'nothing|mention|word|nichts|wort|rien|mot|nada|palabra|palavra|niente|parola',
    `^(?:(?:and|und|et|y|e)\\s)?(?:nothing (?:about|on)|no(?:t a)? (?:mention of|word (?:about|on))|nichts (?:über|vom|von|zum?|zur)|kein wort (?:über|vom|von|zum?|zur)|(?:rien|pas un mot) (?:sur|à propos)|nada (?:del?|da|do|sobre)|ni una palabra (?:del?|sobre)|nem uma palavra (?:d[aeo]|sobre)|niente (?:sul?|sulla|del|della)|(?:non )?una parola (?:sul?|sulla))(?!\\p{L})(?![^,.;:]*(?<!\\p{L})(?:is|are|was|were|has|have|had|will|can|came|comes|changed|ist|sind|war|wird|wurde|hat|haben|est|sont|a|ont|ne|sera|es|son|está|fue|ha|han|cambi\\p{L}+|é|são|foi|tem|mud\\p{L}+|è|sono|cambia\\p{L}*|funcion\\p{L}+)(?!\\p{L}))[^,.;:]{3,50}(?:[,.;:]|$)`,
    'iu',
  ),
  new Sign(
    '出さ|載せ|書か|触れ|見せ|名前',
    '(?:出さない|載せない|書かない|触れない|見せない|出さず)(?:よう|で)(?:に|お願い|ください|下さい)?(?:してください|お願いします)?[。]?$|(?:名前|社名|氏名)は(?:出さ|伏せ|書か|載せ)',
    'u',
  ),
  new Sign(
    '别|不要|勿|不得|不准',
    '(?:别|不要|请勿|不得|不准)(?:再)?(?:传|外传|出现|写出|提到|公开|放)(?!在第|到第)|(?:名字|名称|姓名)(?:一律|都)?(?:不要|别|不能)',
    'u',
  ),
];
/** A word that denies, or takes something out. */
const denies =
  /(?<!\p{L})(?:not|\p{L}+n['’]t|never|no|nothing|out|off|nicht|nichts|kein\p{L}*|raus|weg|ne|n['’]|pas|rien|aucun\p{L}*|no|nada|ni|tampoco|fuera|não|nem|fora|non|niente|nessun\p{L}*|fuori|only|nur|seulement|solo|só)(?!\p{L})|ない|なく|ず|伏せ|别|不|勿|莫|لا|ليس|دون/iu;

/** Who speaks, a bullet or a number, before what is said. */
const lead =
  /^(?:[\s>*+•-]|\d{1,2}[.)]\s|\[?\d{1,2}[:：]\d{2}\]?\s)*(?:\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{1,24}){0,2}[:：]\s|\p{Lo}{1,8}[:：]\s?)?/u;

/** Whether a clause forbids something by its form. */
export const isForbidding = (clause: string) => forbids.some((sign) => sign.test(clause.trim()));

/** The text apart from what forbids; `isPrivate`: what was heard as such by what it is like. */
export function apartFromBans(text: string, isPrivate: (sentence: string) => boolean): Bans {
  const said: string[] = [];
  const lines = text.split('\n').flatMap((line) => {
    if (/^\s*(?:\||#{1,6}\s)/u.test(line) || line.trim() === '') return [line];
    const kept = sentences(line).map((sentence) => {
      const head = lead.exec(sentence)?.[0] ?? '';
      const bare = isForbidding(sentence.trim()) ? sentence : sentence.slice(head.length);
      const { rest, clauses } = withoutClauses(sentence);
      if (clauses.length > 0) said.push(...clauses);
      else if (isForbidding(bare) || (denies.test(bare) && isPrivate(sentence.slice(head.length)))) {
        said.push(bare);
        return '';
      }
      return rest;
    });
    if (kept.every((sentence) => line.includes(sentence)) && kept.every((sentence) => sentence !== '')) return [line];
    const rest = kept.filter((sentence) => sentence !== '');
    return rest.length === 0 ? [] : [rest.join(' ')];
  });
  return { text: lines.join('\n'), said };
}

/** `…; name of this client (Holz) do not write, …`, `… (do not name the Ferrari firm)`: the sentence without the clause. */
function withoutClauses(sentence: string): { rest: string; clauses: string[] } {
  const clauses: string[] = [];
  const inBrackets = sentence.replace(/\s?[(（]([^()（）]{6,120})[)）]/gu, (whole, inner: string) => {
    if (!isForbidding(inner)) return whole;
    clauses.push(inner);
    return '';
  });
  const parts = inBrackets.split(/(?<=[;；])\s?|\s(?=[–—]\s)/u);
  const kept = parts.filter((part) => {
    const bare = part.replace(/^[–—]\s/u, '').replace(/[;；]\s?$/u, '');
    const isBan = parts.length > 1 && isForbidding(bare);
    if (isBan) clauses.push(bare);
    return !isBan;
  });
  if (clauses.length === 0) return { rest: sentence, clauses };
  const rest = kept
    .join(' ')
    .trim()
    .replace(/[;；–—]$/u, '');
  return { rest: rest === '' || /[.!?。！？]$/u.test(rest) ? rest : `${rest}${/[.。]$/u.exec(sentence)?.[0] ?? ''}`, clauses };
}
