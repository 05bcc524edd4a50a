/** What a brief says in confidence: it is heard by whoever makes the deck and stands nowhere in it. */

import type { Block, Section } from '../../model/brief.ts';
import { withoutClosedItems } from './closed-items.ts';
import { forOne, graveSigns, unvowelled } from './private-signs.ts';
import { sentences } from './sentences.ts';
import { Sign, sign, unspaced } from './sign.ts';

const end = '(?![\\p{L}\\p{N}])';
const signs: readonly Sign[] = [
  sign(
    "between (?:us|you and me|ourselves)(?=\\s*(?:[,.:;)–—-]|$|only|please))|off the record|(?:(?:this|that|it) )?(?:does not|doesn't|must not|mustn't|should not|shouldn't|stays? and does not) leave this (?:room|call|meeting|chat)|(?:stays?|remains?|(?:has|have|needs?) to stay|must stay|should stay) (?:in(?:side)?|within) this (?:room|call|thread|chat|group|channel|mail|e-?mail|circle)|not in any (?:paper|papers|document|slides?|deck|minutes|report)|strictly confidential|in (?:strict )?confidence|confidentially|(?:this|that|it) is (?:strictly )?confidential|confidential:|internal(?: only| note| notes| use only)\\s?[:)]|for internal use(?: only)?|not for (?:the |this |our )?(?:deck|slides?|presentation|audience|board|minutes|publication|circulation|distribution)|not to be (?:shared|repeated|published|shown|circulated)|(?:don't|do not) (?:tell (?:anyone|anybody|them)|tell|share (?:this|that|it)|repeat (?:this|that|it))|(?:please )?keep (?:this|that|it|them|these) (?:out|private|quiet|confidential|to yourself|between us)|leave (?:this|that|it) out|for your (?:eyes|information|ears) only|nobody (?:else )?(?:knows|should know)(?! (?:why|how|what|where|who|whether|when|which|if|for)(?!\\p{L}))|(?:is|are|was|were)(?: not|n't) for (?:this|the|our|that|their) (?:audience|deck|board|meeting|slides?|presentation|room|committee)|(?:is|are)(?: not|n't) (?:yet )?public(?: yet)?(?=\\s*(?:[,.;)]|$))|(?:don't|do not) (?:mention|write|put|use) (?:this|that|it)(?: (?:down|anywhere|in))?",
    end,
  ),
  sign(
    'unter uns(?: gesagt)?(?=\\s*(?:[,.:;)–—-]|$))|(?:ganz )?im vertrauen(?: gesagt)?|(?:streng )?vertraulich:|(?:das|dies) ist (?:streng )?vertraulich|nicht (?:für|in) (?:die|das|den|diese[nsr]?) (?:präsentation|folien|deck|vorstand|protokoll|publikum|runde|geschäftsleitung)|(?:bitte )?nicht (?:weitersagen|weitergeben)|nur (?:für den internen gebrauch|intern(?=\\s*[:.,)]))|(?:das |dies )?(?:bitte )?nicht (?:erwähnen|aufnehmen|zeigen)$|(?:bleibt|bitte) unter uns|verlässt (?:diesen raum|diese runde) nicht|bleibt in diese[mr] (?:raum|runde|thread|chat|mail|gruppe|kreis|kanal)|nur (?:für dich|für sie|zur info)|(?:sag|sagt|erzähl|erzählt) (?:das|es) (?:bitte )?(?:niemandem|keinem)',
    end,
  ),
  sign(
    "entre nous(?=\\s*(?:[,.:;)–—-]|$))|hors micro|(?:ça|cela|ceci) (?:ne sort pas|reste entre|ne doit pas sortir)(?: d'ici| de cette (?:pièce|salle|réunion)| nous)?|reste(?:nt)? dans ce (?:fil|groupe|canal|mail|cercle)|confidentiellement|en (?:toute )?confidence|strictement confidentiel(?:le)?|à usage interne|usage interne(?=\\s?:)|notes? internes?(?=\\s?:)|pas pour (?:la présentation|le deck|les diapos|ce public|le conseil|cette réunion)|ne pas inclure dans (?:la présentation|le deck|les diapos)|(?:c'est|ceci est) confidentiel|(?:à )?ne pas (?:diffuser|répéter|mentionner)$|n'en parle[rz]? (?:pas|à personne)|à garder pour (?:toi|vous|nous)",
    end,
  ),
  sign(
    'se queda(?:n)? en este (?:hilo|grupo|chat|correo|canal)|fica(?:m)? (?:neste|nesta) (?:grupo|fio|chat|e-mail|conversa|canal)|rest(?:a|ano) in quest[oa] (?:gruppo|thread|chat|mail|filo|canale)|entre nosotros(?=\\s*(?:[,.:;)–—-]|$))|entre tú y yo|(?:esto |eso )?(?:no sale|que no salga|não sai|não pode sair|non esce|non deve uscire) (?:de aquí|de esta (?:sala|reunión)|daqui|desta sala|da qui|da questa stanza)|extraoficialmente|en confianza|estrictamente confidencial|(?:es |de )uso interno|uso interno(?=\\s?:)|notas? internas?(?=\\s?:)|nota (?:interna|riservata)(?=\\s?:)|note interne(?=\\s?:)|(?:esto |eso )?no (?:es )?para (?:la presentación|este público|la junta|ellos)|no incluir(?:lo)?(?: en (?:la presentación|las diapositivas))?|no se lo (?:digas|diga|cuentes) a nadie|não incluir(?: na apresentação)?|da non includere|(?:cá )?entre nós(?=\\s*(?:[,.:;)–—-]|$))|em off|confidencialmente|estritamente confidencial|não (?:é )?para (?:a apresentação|este público|o conselho)|não (?:digas|diga) a ninguém|detto tra noi|(?:resti |rimanga |che resti )?tra noi(?=\\s*[,.:;)–—-])|in confidenza|in via (?:confidenziale|riservata)|strettamente riservato|(?:è |per )uso interno|non (?:è )?per (?:la presentazione|questo pubblico|il consiglio)|non dirlo a nessuno',
    end,
  ),
  sign(
    'ここだけの話|内密|オフレコ|内緒|他言無用|口外(?:しない|無用|厳禁)|社外秘|資料には(?:書か|載せ|入れ)ない|この場限り|まだ非公開',
    '',
    unspaced,
  ),
  sign(
    '私下说|私下透露|不要外传|请保密|保密[:：]|别写进|别放进|不要(?:写|放)(?:进|在)|我们之间说|别告诉(?:别人|任何人)|不要告诉(?:别人|任何人)|不对外|仅限内部|尚未公开|别说出去',
    '',
    unspaced,
  ),
  sign(
    'بيني وبينك|بيننا فقط|ليس للنشر|(?:و)?ليست? للعرض|سرا بيننا|لا تذكر هذا|لا تخبر(?:ي)? أحدا|للاستخدام الداخلي|هذا سري|سري للغاية',
    '',
    unspaced,
  ),
  sign(
    '[(\\[（【](?:(?:this is )?not (?:yet )?public(?: yet)?|confidential|private|vertraulich|confidentiel|confidencial|riservato|内部|社外秘|سري)(?: only)?[)\\]）】]',
    '',
    unspaced,
  ),
  // Between words it is part of a name: `Monitoring Bot (internal) tickets`.
  sign('[(\\[](?:internal|intern|interne|interno)(?: only)?[)\\]]', '(?!\\s+\\p{L})', { before: '', flags: 'iu' }),
  sign('[(\\[](?:internal|intern|interne|interno)(?: only)?[)\\]]', '', { before: '^[\\s>*+•-]*', flags: 'iu' }),
];
/** `There is a test shop in the data, leave it out`: what does not count is no secret. */
const ofRows = new Sign(
  'data|file|export|sheet|row|record|lines|entries|dumm|spam|duplic|double|daten|datei|zeile|dublett|doppel|donnée|fichier|ligne|doublon|datos|fichero|archivo|fila|dados|ficheiro|arquivo|linha|dati|righe',
  '(?<!\\p{L})(?:in (?:the|our|this) (?:data(?: ?set)?|files?|exports?|sheets?|tables?)|rows?|records?|double lines|entries|dumm(?:y|ies)|spam|duplicates?|in (?:den|unseren) daten|in der (?:datei|tabelle)|zeilen?|datensätze?|dubletten?|doppelte\\p{L}?|dans (?:les données|le fichier)|lignes?|doublons?|en los datos|en el (?:fichero|archivo)|filas?|duplicad[oa]s?|nos dados|no (?:ficheiro|arquivo)|linhas?|nei dati|nel file|righe|duplicat[ie])(?!\\p{L})[^.!?\\n]{0,60}(?<!\\p{L})(?:leave|keep|take|lass\\p{L}*|nimm|nehm\\p{L}*|laisse[rz]?|enlève[rz]?|deja|quita|deixa|tira|lascia|togli)(?!\\p{L})',
  'iu',
);

function signIn(text: string): RegExpExecArray | null {
  return ofRows.test(text) ? null : (signs.map((each) => each.exec(text)).find((match) => match !== null) ?? null);
}

/** Headings of what is not for the deck, whole or before a dash or bracket. */
const inward =
  /^(?:(?:strictly |for )?internal(?: (?:only|notes?|use(?: only)?|comments?|remarks?|background|info|discussion))?|(?:strictly )?confidential(?: (?:notes?|remarks?|part|section))?|private(?: notes?)?|notes? to (?:self|myself)|(?:my|personal) notes|off the record|do not (?:share|include|show|publish).*|(?:nur )?intern(?:es|e notizen|er teil)?|(?:streng )?vertraulich(?:es|er teil)?|(?:persönliche|private) notizen|notizen für mich|(?:usage )?interne|notes? (?:internes?|personnelles?|pour moi)|(?:strictement )?confidentiel(?:le)?|(?:à )?ne pas (?:diffuser|montrer|inclure).*|(?:uso )?interno|notas (?:internas|personales|pessoais|para mí|para mim)|(?:estrictamente |estritamente )?confidencial|privado|no (?:incluir|compartir|mostrar).*|não (?:incluir|partilhar|mostrar).*|(?:strettamente )?riservat[oa]|nota (?:riservata|interna|confidencial|reservada)|reservado|vertrauliche (?:notiz|hinweise?)|note confidentielle|confidenziale|note (?:interne|personali|per me)|non (?:includere|condividere|mostrare).*|社外秘|社内限り|内部(?:メモ|資料|情報)|非公開|個人メモ|オフレコ|マル秘|内部(?:资料|信息|备注|讨论)?|保密(?:信息|内容)?|机密|不公开|不对外|个人备注|سري(?: للغاية)?|داخلي|للاستخدام الداخلي(?: فقط)?|ملاحظات (?:داخلية|شخصية|خاصة))(?:\s*[-–—:：(（,].*)?$/iu;
/** Of two parts, one within and one outside, neither is in confidence. */
const outward = /^[#*\s]*(?:extern|exter[nr]|outside|public|öffentlich|社外(?!秘)|外部|خارجي)/imu;

/** Where a clause begins. */
const cut = /\s[-–—]\s|[;；—–(（]|,\s(?=(?:and|but|und|aber|et|mais|y|pero|e|mas|ma)\s)/gu;

/**
 * Apart from the sections in confidence. What they ask to keep silent about is asked of the whole text, but for a single word that only
 * its section explains: `do not mention him, the price or the Foundry talks`.
 */
export function apartFromInward(given: string): { text: string; requests: string[] } {
  const text = withoutClosedItems(given);
  const lines = text.split('\n');
  if (
    !lines.some(
      (line) =>
        inward.test(line.replace(/[#*:：]/g, '').trim()) ||
        (/^#{1,6}\s/.test(line) && (isConfided(line) || forOne.test(line.replace(/^#{1,6}\s+/, '').trim()))),
    )
  )
    return { text, requests: [] };
  const open = openLines(lines);
  const closed = lines.filter((line) => !open.includes(line));
  const requests = apartFromRequests(closed.join('\n')).requests.map((asked) => asked.replace(vague, ''));
  return { text: open.join('\n'), requests };
}

const vague =
  /(?:,\s*|\s(?:or|and|oder|und|ou|et|o|y|e)\s+|\s)(?:the|den|die|das|le|la|les|el|los|las|il|lo|i|o|os|as)\s\p{Ll}+(?=[,.;]|\s(?:or|and|oder|und|ou|et|o|y|e)\s|$)/giu;

/**
 * The text without what is private: the whole line where a sign opens it before a colon, a sentence where a sign stands in it, the one
 * before where it is all of a sentence, and what only answers it.
 */
export function withoutPrivate(given: string): string {
  const text = withoutClosedItems(given);
  const lines = text.split('\n');
  if (!isConfided(text) && !lines.some((line) => inward.test(line.replace(/[#*:：]/g, '').trim()))) return text;
  const kept: string[] = [];
  /** The line in confidence above, which the next speaker may answer. */
  let above: string | null = null;
  for (const line of openLines(lines)) {
    const { head, said } = opening(line);
    if (above !== null && head !== '' && answers(said, above)) continue;
    const { rest, before } = lineWithout(line);
    if (before) {
      const at = kept.findLastIndex((each) => each.trim() !== '');
      if (at >= 0) kept.splice(at, 1, ...withoutLast(kept[at]!));
    }
    if (rest !== null) kept.push(rest);
    if (said.trim() !== '') above = rest === line ? null : said;
  }
  return kept.join('\n');
}

/** How many sentences a text has lost; that it was put together again loses none. */
export function sentencesLost(before: string, after: string): number {
  const count = (text: string) => sentences(text).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
  return letters(before) === letters(after) ? 0 : Math.max(1, count(before) - count(after));
}

/** `[18:24] Ana (chair): …`, `- …`: what stands before the words of a line. */
const lead =
  /^(?:[\s>*+•-]|\d{1,2}[.)]\s|\[?\d{1,2}[:：]\d{2}(?::\d{2})?\]?\s)*(?:(?!https?:)\p{L}[\p{L}.'’-]{0,24}(?:\s\p{L}[\p{L}.'’-]{0,24}){0,2}(?:\s?[(（][^()（）\n]{1,40}[)）])?\s?[:：]\s*)?/u;

function opening(line: string): { head: string; said: string } {
  const found = lead.exec(line)?.[0] ?? '';
  // `Between us: …` is no speaker.
  const head = isConfided(found) ? (/^(?:[\s>*+•-]|\d{1,2}[.)]\s)*/u.exec(line)?.[0] ?? '') : found;
  return { head, said: line.slice(head.length) };
}

/** A few words of another speaker that only make sense with what was said in confidence. */
function answers(said: string, above: string): boolean {
  const words = said.split(/\s+/).length;
  if (/\d/.test(said) || words > 14 || said.length > 90) return false;
  const stems = (text: string) => text.toLowerCase().match(/\p{L}{5,}|[\p{Script=Han}\p{Script=Katakana}]{2}/gu) ?? [];
  const heard = new Set(stems(above));
  return reaction.test(said) || stems(said).some((word) => heard.has(word));
}

const reaction =
  /^[¿¡\s]*(?:yes|yeah|no|ok(?:ay)?|sure|of course|agreed|understood|got it|really|wow|oh|right|fine|my lips|i won['’]t|noted|good|ja|nein|klar|verstanden|natürlich|gut|wirklich|oui|non|d['’]accord|bien sûr|compris|vraiment|entendu|sí|vale|claro|entendido|de acuerdo|sim|não|certo|percebido|sì|va bene|capito|d['’]accordo|certo|davvero)(?!\p{L})|^(?:はい|わかりました|分かりました|了解|承知|もちろん|本当|好的?|明白|知道了|当然|真的|没问题|نعم|طبعا|حسنا|مفهوم|أكيد|بالتأكيد|فهمت)/iu;

/** A line without its last sentence; none if it had one. */
function withoutLast(line: string): string[] {
  const said = sentences(line);
  return said.length < 2 || line.trimStart().startsWith('|') ? [] : [said.slice(0, -1).join(' ')];
}

/** Whether a text that is to be shown has anything in confidence; the last gate before a page. */
export function saysInConfidence(text: string): boolean {
  return text !== '' && sentences(text).some((sentence) => isConfided(sentence) && !isConfidedKind(sentence));
}

/** What was read, without what says itself that it is in confidence: the gate behind all that took sentences apart and put them together. */
export function openSections(sections: readonly Section[]): Section[] {
  const isOpen = (text: string) => !saysInConfidence(text);
  return sections.flatMap((section) => {
    if (section.heading !== null && !isOpen(section.heading)) return [];
    const blocks = section.blocks.flatMap((block): Block[] => {
      if (block.type === 'paragraph' || block.type === 'notes') {
        const text = isOpen(block.text) ? block.text : sentences(block.text).filter(isOpen).join(' ');
        return text === '' ? [] : [{ ...block, text }];
      }
      if (block.type === 'list') {
        const items = block.items.filter(({ text, children }) => isOpen(text) && children.every(isOpen));
        return items.length === 0 ? [] : [{ ...block, items }];
      }
      if (block.type === 'table') return [{ ...block, rows: block.rows.filter((row) => row.every(isOpen)) }];
      return block.type === 'quote' && !isOpen(block.text) ? [] : [block];
    });
    return blocks.length === 0 && section.blocks.length > 0 ? [] : [{ ...section, blocks }];
  });
}

/** A paper's own mark, `(confidential)` on its cover, is no secret. */
const isConfidedKind = (sentence: string) => sentence.length <= 40 && inward.test(sentence.trim());

/** Without what stands under a heading in confidence: `## Internal notes (not for the deck)`, `**Confidential**`. */
function openLines(lines: readonly string[]): string[] {
  const parted = lines.some((line) => outward.test(line));
  const isInward = (words: string) =>
    isConfided(words) || forOne.test(words) || (inward.test(words) && !(parted && /^\p{L}+$/u.test(words)));
  const isLabel = (line: string, words: string) =>
    words !== '' &&
    words.length <= 60 &&
    (inward.test(words) || forOne.test(words) || (/[:：]\*{0,2}\s*$/u.test(line) && isConfided(`${words}:`)));
  const first = lines.findIndex((line) => line.trim() !== '');
  let closed = 0;
  /** Below a label of its own line the paragraph is closed. */
  let paragraph = false;
  return lines.filter((line, at) => {
    const level = /^#{1,6}(?=\s)/.exec(line)?.[0].length ?? 0;
    const words = line
      .replace(/^#{1,6}\s+|\*{2}|[:：]\s*$/g, '')
      .replace(/[:：]?\*{0,2}\s*$/u, '')
      .trim();
    if (level > 0) paragraph = false;
    if (level > 0 && (closed === 0 || level <= closed)) closed = at !== first && isInward(words) ? level : 0;
    if (closed > 0) return false;
    // A paper that is classified as a whole still is the matter.
    if (level === 0 && isLabel(line, words) && isInward(words)) {
      paragraph = at !== first;
      return false;
    }
    if (line.trim() === '') paragraph &&= isLabel(lines[at - 1] ?? '', (lines[at - 1] ?? '').replace(/[*:：]/g, '').trim());
    return !paragraph;
  });
}

const request = sign(
  "(?:please )?(?:don't|do not|never|dont) (?:mention|bring up|talk about|refer to|put in|put|include|show|discuss|touch on|name|say anything about)|(?:please )?avoid mentioning|no mention of|(?:please )?(?:leave|keep) (?:out|away)(?=:? (?:the|any|all|our|what|that)|:)|(?:please )?(?:scratch|strike|drop|delete|remove|forget|skip) the (?:bit|part|line|sentence|point|thing|paragraph)s? (?:about|on|with)|(?:please )?(?:say )?nothing about|not a word (?:about|on)|(?:bitte )?nichts (?:über|zum|zur|zu|vom|von)|(?:leave|keep) (?:off|out of) (?:the |any |our )?(?:slides?|deck|presentation|pages?)(?=:)|(?:bitte )?nicht (?:erwähnen|ansprechen|zeigen|nennen)|kein wort (?:über|zu|von)|(?:erwähne?|nenne|zeige) (?:bitte )?nicht|(?:merci de |prière de )?ne (?:pas (?:mentionner|évoquer|parler)|mentionne[rz]? pas|parle[rz]? pas)|pas un mot (?:sur|de)|rien sur|n'évoque[rz]? pas|(?:y |e )?(?:tampoco |também não |nem )?(?:no )?(?:menciones?|mencionéis|mencionar|hables?|habléis|hablar|digas nada|digáis nada|digan nada|pongas|pongáis|pongan)(?= )|no (?:menciones?|mencionar|hables?|hablar|digas nada|digáis nada|digan nada)|nada sobre|ni una palabra sobre|nem uma palavra sobre|não (?:mencione[sm]?|mencionar|fale[sm]?|falar|refiras?)|non (?:menzionare|citare|parlare|nominare)|niente su|nemmeno una parola su|nessun accenno a",
  '(?![\\p{L}\\p{N}])',
);
/** The thing stands before the verb: `bitte die Klage nicht erwähnen`, `keep the lawsuit out of it`. */
const requestAfter = new Sign(
  'erwähnen|ansprechen|nennen|zeigen|gehör|belong|out|off',
  '^(?:bitte )?(?:nicht (?:die|den|das|der|dem|über|von)|nichts (?:von|über)) [^.,;]{2,60} (?:erwähnen|ansprechen|nennen|zeigen)$|^(?:bitte )?(?:die|den|das|der|dem|über) [^.,;]{2,60} nicht (?:erwähnen|ansprechen|nennen|zeigen)$|^.{3,60} (?:gehört|gehören) (?:da |hier |dort |bitte )?nicht (?:rein|hinein|dazu|in (?:die|das) \\p{L}+)$|^.{3,60} do(?:es)?(?: not|n.t) belong (?:in (?:here|this|the \\p{L}+)|here)$|^(?:please )?(?:leave|keep) (?!it |this |that |them )[^.,;]{2,60} (?:out(?: of (?:it|this|the \\p{L}+))?|off (?:it|the slides|this))$',
  'iu',
);
const unspacedRequest = sign(
  '(?:には|は|について)?触れないで|言及しないで|書かないで|入れないで|載せないで|不要提|不要提及|请勿提|别提|不要写|不要包含|不要出现|不出现|别写|不写|别放|لا داعي لذكر|لا تذكري?|لا تتحدثي?|لا تشري?|بدون ذكر|دون ذكر',
  '',
  unspaced,
);
/** Who asks, in a transcript. */
const turn = /^\p{Lu}[\p{L}.'-]{0,24}(?:\s(?:\p{Lu}[\p{L}.'-]{0,24}|\d{1,2})){0,2}:\s+|^\p{Lo}{1,10}\s?[:：]\s*/u;
/** Why something is not to be mentioned. */
const reason =
  /[,،，]\s*(?:(?:it|that|this|they|he|she|we|i)(?:'\p{L}+)?\s|(?:the|our|their) \p{L}+ (?:has|have|is|are|was|asked|wants?|prefers?)\s|isn't|is not|aren't|not |because|as |since|for |weil|da |denn|das (?:ist|wäre)|es (?:ist|wäre)|sie |car |puisque|parce|c'est|ils? |elles? |porque|ya que|es (?:un|muy|algo)|pois|já que|é |perché|poiché|è |لأن|因为|这).*$/iu;

/** A sentence apart from the clause that asks for silence: `收入为3600万元，不要提及裁员。` */
function apartFromClause(sentence: string): { rest: string; clauses: string[] } {
  const parts = sentence.replace(/[。.]$/u, '').split(/\s?[，、；;،](?!\d)\s?/u);
  // `値引きの中身と、移転の噂は載せないで`: what is joined to the clause belongs to it.
  const asking = parts.map((part) => unspacedRequest.test(part));
  const joined = (at: number): boolean =>
    asking[at]! || (/(?:と|や|および|及び|以及|和)$/u.test(parts[at]!) && at + 1 < parts.length && joined(at + 1));
  const clauses = parts.filter((_, at) => joined(at));
  const rest = parts.filter((part) => !clauses.includes(part)).join(/[，；]/u.test(sentence) ? '，' : /،/u.test(sentence) ? '، ' : '、');
  const end = /[。.]$/u.exec(sentence)?.[0] ?? '';
  // What is left of `費用、特に人件費には触れないで` says nothing, and what follows the clause only adds to it.
  return rest.length < 6 || (joined(0) && !/\d/.test(rest)) ? { rest: '', clauses: [sentence] } : { rest: `${rest}${end}`, clauses };
}

/** Text apart from the sentences that ask for silence on something: what they name is excluded, and they are no text themselves. */
export function apartFromRequests(text: string): { text: string; requests: string[] } {
  const asks = (sentence: string) => {
    // `Don't put that on a slide.` speaks of what stands before it.
    if (marksOnly(sentence)) return false;
    const bare = sentence
      .replace(turn, '')
      .replace(/^[-*+•]\s+|[.!。]+$/gu, '')
      .replace(/^(?:right|ok(?:ay)?|yes|well|oh|then|gut|ja|bon|oui|bueno|sí)[,.]\s/iu, '');
    const at = request.exec(bare)?.index ?? -1;
    return (
      (at >= 0 &&
        /^[\s\p{P}]*(?:(?:and|also|but|oh|so|und|aber|auch|et|aussi|y|e|también|também|anche|please|bitte|s'il te plaît|s'il vous plaît|por favor|per favore|من فضلك),?\s*){0,3}$/iu.test(
          bare.slice(0, at),
        )) ||
      requestAfter.test(bare) ||
      (unspacedRequest.test(bare) && apartFromClause(bare).rest === '')
    );
  };
  if (
    !request.test(text) &&
    !unspacedRequest.test(text) &&
    !/erwähnen|ansprechen|nennen|zeigen|gehör|belong|(?<!\p{L})(?:out|off)(?!\p{L})/iu.test(text)
  )
    return { text, requests: [] };
  const requests: string[] = [];
  /** Items below `Don't mention:` are asked for too. */
  let below: string | null = null;
  const open = text
    .split('\n')
    .flatMap((line) => {
      const item = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+(.+)$/u.exec(line)?.[1];
      if (below !== null && item !== undefined) {
        requests.push(`${below} ${item}`);
        return [];
      }
      if (line.trim() !== '') below = null;
      const said = sentences(line).map((sentence) => {
        if (!unspacedRequest.test(sentence) || asks(sentence) || marksOnly(sentence)) return sentence;
        const { rest, clauses } = apartFromClause(sentence);
        requests.push(...clauses);
        return rest;
      });
      const kept = said.filter((sentence) => !asks(sentence));
      if (said.every((sentence) => line.includes(sentence)) && kept.length === said.length) return [line];
      for (const sentence of said.filter(asks)) {
        if (/[:：]$/u.test(sentence)) below = sentence.slice(0, -1);
        else
          requests.push(
            sentence
              .replace(turn, '')
              .replace(/^[-*+•]\s+/u, '')
              .replace(reason, '.'),
          );
      }
      const head = asks(said[0]!) ? (turn.exec(said[0]!)?.[0] ?? '') : '';
      return kept.length === 0 ? [] : [`${head}${kept.join(' ')}`];
    })
    .join('\n');
  return { text: open, requests };
}

/** The thing itself, of which the clause is in confidence: `that stays between us`. */
const ofBefore = /(?<!\p{L})(?:that|this|it|which|das|dies|was|ça|cela|ce|eso|esto|lo|isso|isto|questo|ciò|che)(?:'s|\s+\p{L}+){0,2}\s*$/iu;
/** `This paragraph is confidential.` */
const whole =
  /(?<!\p{L})(?:this|the (?:above|whole)) (?:paragraph|section|part|passage|page|table|list) (?:is|are)|(?<!\p{L})(?:dieser (?:absatz|abschnitt|teil)|ce paragraphe|cette (?:section|partie)|este (?:párrafo|apartado|parágrafo)|esta (?:sección|parte|secção)|questo (?:paragrafo|capitolo)|questa parte) |この(?:段落|項目|部分)は|(?:本|这)(?:段|部分|节)|هذه الفقرة/iu;
const classified =
  /(?<!\p{L})(?:confidential|internal|private|vertraulich|intern|confidentiel(?:le)?|interne|confidencial|interno|riservat[oa]|confidenzial[ei])(?!\p{L})|機密|社外秘|保密|机密|内部|سرية?/iu;

/** A sentence that opens with a pronoun for what was said before it. */
const refersBack =
  /^(?:that|this|it|he|she|they|which|das|dies|er|sie|es|ça|cela|c['’]est|il|elle|ils|elles|eso|esto|ella|ellos|isso|isto|ele|ela|eles|ciò|questo|lui|lei|loro)(?:['’]\p{L}+)?(?!\p{L})|^(?:それ|これ|彼|彼女|その|这|那|他|她|它|وهذا|هذا|ذلك|وهو|وهي)/iu;

/** The rest of a line; `before`: it only marks what stands above it. */
function lineWithout(line: string): { rest: string | null; before: boolean } {
  if (!isConfided(line)) return { rest: line, before: false };
  const { head, said: words } = opening(line);
  const gone = { rest: null, before: false };
  const marked = /^(?:p\.?\s?s\.?[:,]?\s+)?([^:：.!?。！？]{2,80})[:：]\s*\S/iu.exec(words)?.[1];
  if (marked !== undefined && isConfided(`${marked}:`)) return gone;
  if (line.trimStart().startsWith('|') && isGrave(line)) return gone;
  const kept: string[] = [];
  let before = false;
  /** The last sentence was in confidence, and the next may speak of it. */
  let closed = false;
  for (const sentence of sentences(words)) {
    if (whole.test(sentence) && classified.test(sentence)) return gone;
    if (closed && refersBack.test(sentence)) continue;
    // `Between us, he is late. Don't write that.`: what it speaks of is gone already.
    const follows: boolean = closed;
    closed = false;
    const found = signIn(sentence);
    if (marksOnly(sentence) || (!found && isGrave(sentence))) {
      closed = true;
      if (marksOnly(sentence) && !follows) {
        if (kept.length > 0) kept.pop();
        else before = true;
      }
      continue;
    }
    if (!found) {
      kept.push(sentence);
      continue;
    }
    closed = true;
    const said = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length).replace(/[^\p{L}\p{N}]/gu, '');
    if (isAlone(said) && after.length < (/\p{L}/u.test(said) ? 12 : 3)) {
      if (kept.length > 0) kept.pop();
      else before = true;
      continue;
    }
    // What stands before the clause was said aloud, unless the sign speaks of it.
    const starts = [...said.matchAll(cut)].map(({ index }) => index);
    const bracket = /[(（]/.test(said);
    const refers = ofBefore.test(said) && after.length < 25;
    const start = refers ? (bracket ? undefined : starts.at(-2)) : after.length >= 4 ? starts.at(-1) : undefined;
    const open = start === undefined ? '' : sentence.slice(0, start).trim();
    const closes = sentence.slice(found.index).search(/[)）]/);
    const rest = closes < 0 ? '' : sentence.slice(found.index + closes + 1);
    if (open.length >= 8 && !isGrave(open)) kept.push(`${open}${/^\s*[\p{L}\p{N}]/u.test(rest) ? rest : ''}`.replace(/[.,;]?$/, '.'));
  }
  return { rest: kept.length === 0 ? null : `${head}${kept.join(' ')}`, before };
}

const isGrave = (text: string) => !ofRows.test(text) && graveSigns.some((each) => each.test(unvowelled(text)));

/** `Keep that to yourself.`, `不许提。`: nothing beside the sign. */
function marksOnly(sentence: string): boolean {
  const bare = unvowelled(sentence);
  const found = graveSigns.map((each) => each.exec(bare)).find((match) => match !== null);
  if (!found || (names.test(found[0]) && !namesNothing.test(found[0]))) return false;
  const left = `${bare.slice(0, found.index)} ${bare.slice(found.index + found[0].length)}`;
  return left.replace(lightly, ' ').replace(/[^\p{L}\p{N}]/gu, '').length < (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(sentence) ? 5 : 9);
}

/** `We don't want the sale to get out` says itself what is not to be known. */
const names =
  /(?:want|like|veut|veux|voulons|souhaite|souhaitons|queremos|quiero|quero|vogliamo|dass|think|想|希望)(?!\p{L}{2})|(?:dürfen|darf|sollen|soll|sollten|sollte)\s/iu;
const namesNothing =
  /(?:want|like|dass|que|che)\s(?:it|this|that|any of (?:it|this)|das|dies|es|davon|ça|cela|ceci|eso|esto|isso|isto|questo|ciò)\s|(?:darf|soll|sollte) (?:nicht|nichts|das|es|auf)/iu;

/** Words that say nothing of their own beside a sign. */
const lightly =
  /(?<!\p{L})(?:and|but|so|oh|ps|please|of|this|that|it|these|one|about|to|anyone|anybody|yet|though|is|are|all|on|any|slides?|the|deck|also|und|aber|bitte|das|dies|auch|davon|noch|et|mais|ça|cela|s['’]il|te|vous|plaît|surtout|à|personne|y|pero|por|favor|esto|eso|a|nadie|e|mas|isto|isso|ninguém|ma|questo|per|favore|nessuno|ciò|che)(?!\p{L})|この(?:件|話)は?|ください|お願いします|です|ます|这(?:件)?事|此事|请|但是?|هذا|ذلك|من فضلك|الأمر|أحد/giu;

const isConfided = (text: string) => signIn(text) !== null || isGrave(text) || (whole.test(text) && classified.test(text));

/** `That's`, `Please`, `So`: words that carry nothing of their own. */
const isAlone = (before: string) =>
  /^[-*\s]*(?:(?:that|this|it|das|dies|c'est|ceci|esto|eso|isto|isso|questo|and|please|bitte|but|so|all)(?:'s|\s+is|\s+ist|\s+stays|\s+bleibt|\s+reste)?[\s,:]*){0,3}$/iu.test(
    before,
  );
