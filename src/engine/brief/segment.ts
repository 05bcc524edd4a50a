/** Separates the instruction from the material: what to do, and what to show. */
import { bringsFigures, listed, topicList } from './brings.ts';
import { fold } from './clean.ts';
import { delimiterOf, tableLines } from './inline-table.ts';
import { namedOf } from './named.ts';
import type { BriefRoles } from './roles/brief-roles.ts';
import { sentences } from './sentences.ts';
import { moved, states } from './statement.ts';

/** Decks of ships and houses, slides for water, and how a patient presents. */
const ofOtherThings = {
  before:
    'car|vehicle|sun|upper|lower|main|middle|top|bottom|flight|quarter|observation|rear|front|roof|wooden|parking|bus|bridge|cargo|passenger|open|tape|on|below|water|rock|mud|microscope|glass|clinical|hair',
  after:
    'cabins?|chairs?|hands?|crew|plates?|boards?|area|surface|works?|officers?|cargo|space|capacity|rules?|projectors?|of (?:symptoms|food|the goods)',
} as const;
/** A word for slides or a deck. */
export const deckWord = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})(?:${ofOtherThings.before})[ -])(?:slides?|decks?|presentation)(?!\\p{L})(?! (?:${ofOtherThings.after})(?!\\p{L}))|(?<!\\p{L})(?:power ?point|pptx|folien?|präsentation|diapositiv[ae]s?|diapos|présentation|presentación|apresentação|presentazione)(?!\\p{L})|スライド|プレゼン|枚で|幻灯片|演示文稿|شرائح|شريحة|عرض(?:ًا)? تقديمي`,
  'iu',
);
const command =
  /^(?:(?:please|bitte|also|and|then|actually|sorry|no|wait|right|ok(?:ay)?|oh|well|but|yes)[,\s]+)*(?:add|mention|create|make|build|write|draft|prepare|generate|produce|design|turn|summari[sz]e|cover|focus|include|exclude|highlight|emphasi[sz]e|stress|keep|use|don't|do not|avoid|end|start|begin|close|finish|conclude|explain|compare|show|recommend|leave|skip|omit|audience|tone|length|language|no(?=\s+(?!more|\d))|without|mention|never|translate|limit|max|erstelle|mach|nutze|verwende|halte|fokus|schwerpunkt|ohne|keine?|zeige|sprache|zielgruppe|ton|crée|créez|faites|fais|prépare|préparez|utilise|insiste|aborde[rz]?|mets|mettez|ne|sans|public|ton|crea|haz|prepara|utiliza|incluye|no\s|sin|idioma|público|crie|faça|inclua|não|sem|use|usa|includi|non|senza|termine[rz]?(?= (?:par|avec|sur|con|com))|termina(?= (?:con|com))|ajoute[rz]?|añade|adicione|aggiungi|foco|enfoque)(?!\p{L})|(?:ください|下さい|お願いします|しないで|含めない|入れて|除いて)[。.]?$|^(?:対象|内容は|構成は|最后(?=[列以用附放加请写是，,])|最後[にはを]|重点|结尾|受众|语言|请|做(?!得|好|过|完|法|到)|制作|生成|创建|不要|用|帮我)|^(?:أنشئ|اصنع|أعد|قدم|حضر|لا ت(?!وجد|زال)|ركز|استخدم|مع التركيز|و?اختتم|وتنتهي|بدون|الجمهور)/iu;
/** Wishes anywhere in a sentence, if it has no figures. */
const wish =
  /(?<!\p{L})(?:at the end(?! of)|am ende(?! de[sr])|zum schluss|à la fin(?! de)|al final(?! del?\s)|no final(?! d[oae])|alla fine(?! del)|leave .{2,60} out|don't (?:mention|show)|do not (?:mention|show)|keep it)(?!\p{L})/iu;
/** Says what the deck is about, or what may not be said in it. */
const topicOf =
  /^(?:so |and |basically[, ])?(?:it(?:'s| is| should be)|this is|the (?:topic|subject|question|deck|point) is|es geht|thema ist|il s'agit|le sujet est|se trata|trata-se|si tratta|el tema es|o tema é|il tema è)\s+(?:all )?(?:about|on|whether|um|darum|de|du|di|del|da)(?!\p{L})|^(?:an? )?(?:quick|short|small) (?:one|request|favou?r)(?!\p{L})|(?:についてです|がテーマです)。?$|^(?:主题是|是关于)|^(?:bitte )?nichts? .{2,60}(?:erwähnen|ansprechen|nennen|aufnehmen)[.!]?$|(?:nicht|nichts) (?:erwähnen|ansprechen|nennen|zeigen|aufnehmen)[.!]?$|(?<!\p{L})(?:stays?|leave .{2,40}|keep .{2,40}) out of (?:it|this|the (?:deck|slides|presentation))[.!]?$/iu;
const asksReaders =
  /^(?:(?:please|bitte)\s)?(?:the |our )?(?:board|committee|management|we|i|wir|nous|\p{L}+)\s(?:need|want|ask|would like|bitten|brauchen|demand\p{L}*)\s.{0,60}(?:approv|decision|to decide|consent|zustimmung|freigabe|entscheidung|genehmig|accord|approbation|décision|aprobación|decisión|aprovação|decisão|approvazione|decisione)|^(?:pedimos|solicitamos|necesitamos|precisamos|chiediamo|richiediamo)\s.{0,40}(?:aprobación|autorización|decisión|aprovação|autorização|decisão|approvazione|autorizzazione|decisione|consenso)|(?:承認|決定|決裁|ご判断)を(?:お願い|求め|いただ)|请.{0,12}(?:批准|审批|决定)|^(?:نطلب|نرجو)/iu;
/** A sentence with such a verb states something. */
const finite =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|must|lost|won|ist|sind|war|hat|haben|wird|muss|est|sont|es|son|é|è|sono)(?!\p{L})/iu;
/** `No driver was hurt`, `Ohne Umbau sinkt der Umsatz`, `Without the bridge, nine routes take longer`: no wishes, though they begin like one. */
const telling =
  /^(?:no|use|show|start|end|close|cover|limit|leave|design|draft|turn|focus|tone|length|language|audience|keine?|ton|ne|idioma|público|não|usa|non)\s(?:[^\s,]+\s){0,5}?(?:is|are|was|were|has|have|had|will|took|rose|fell|grew|dropped|ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurden?|sont|était|ont|avons|avait|está|están|hay|ha|han|hemos|tiene|tienen|tenemos|são|estão|tem|têm|temos|há|foi|foram|sono|abbiamo|hanno|c'è|ci sono)(?!\p{L})|^(?:without|sans|sin|sem|senza)\s[^,]{2,60},\s(?!please|bitte|s'il|por favor|per favore)(?:[^\s]+\s){2}|^ohne\s(?:[^\s,]+\s){1,4}(?:[\p{Ll}]+t|sind|ist|werden|würden)\s|^sin embargo|^no (?:final|fim|início|ano|mês|trimestre|semestre|entanto|momento|total|primeiro|segundo|último|próximo|caso|norte|sul|centro|verão|inverno)(?!\p{L})|^keep in mind that|^(?:use|start|end|close|leave) (?:of|to|rates?|days?)\s|^(?:start|begin|end|close|finish) (?:in|by|from) (?:\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)(?!\p{L})|^ende de[sr]\s|^non \p{L}+,/iu;
/** `Ohne Zuschuss fehlen 90.000 €`: what is not to be mentioned has no figures. */
const lacking = /^(?:no|without|keine?|ohne|sans|ne|sin|não|sem|non|senza|usa|utiliza)\s|^(?:بدون|استخدم|لا)\s/iu;
/** `She wants: what happened, why, what it costs`: the pages asked for. */
const wanted =
  /^(?:(?:(?:she|he|they|the \p{L}+|\p{Lu}\p{L}+) (?:just |only |mainly )?(?:wants?|needs?|would like|asked|asks|expects?)|(?:sie|er|\p{Lu}\p{L}+|die \p{L}+|der \p{L}+) (?:will|wollen|möchten?|erwarte[nt]|brauch(?:t|en))|(?:ils?|elles?|on|\p{Lu}\p{L}+|l[ea] \p{L}+|les \p{L}+) (?:veu(?:t|lent)|voudrai(?:t|ent)|attend(?:ent)?|souhaite(?:nt)?)|(?:(?:ell[oa]s?|él|ele|ela|eles|elas|lui|lei|loro) )?(?:quieren?|quer(?:em)?|vuole|vogliono|desean?|desejam?)) ?(?:to (?:know|see|hear|understand)|for|wissen|sehen|hören|savoir|voir|comprendre|saber|ver|entender|sapere|vedere|capire)?|(?:他|她|他们|老板|领导|客户)?(?:们)?(?:想|要|希望)(?:知道|看到?|了解|听)(?:的是)?|知りたいのは|(?:ي|ت)ريد(?:ون|ان)? (?:معرفة|أن (?:ي|ت)عرفوا?))\s?[:：]\s*(?=\S)/iu;
/** A label before the deck's own topics. */
const structure =
  /^(?:topics|modules?|units|parts|module|módulos|moduli|sections?|agenda|contents?|outline|structure|chapters|themen|inhalte?|gliederung|kapitel|abschnitte|sujets|chapitres|parties|temas|secciones|tópicos|seções|argomenti|sezioni|構成|内容(?:包括|包含)?|目次|目录|章节|الأقسام|المواضيع)\s*[:：]/iu;
/** A label about the deck itself, not its subject. */
const ofDeck = /^(?:audience|length|tone|language|format|style|focus|zielgruppe|sprache|ton|länge|public|langue|público|idioma)/iu;

/** Start of a document: front matter, heading, list, table, quote or fence. */
const markup = /^(?:#{1,6}\s|[-*+]\s+\S|\d+[.)]\s+\S|\|.*\||>|```|~~~)/;
/** `Anna Weiss (CFO): …` */
const turn = /^(?:\[[\d:]+\]\s*)?\p{Lu}[\p{L}.'-]*(?:\s(?:\p{Lu}[\p{L}.'-]*|\d{1,2})){0,2}(?:\s*\([^)]*\))?\s?:\s+\S/u;

/** Small talk between speakers. */
const smallTalk =
  /^:?\s*(?:(?:thanks?|thank you|great|perfect|right|ok(?:ay)?|yes|no|sure|hello|hi|good (?:morning|point)|danke|merci|gracias|super|genau)(?!\p{L})[^\d]{0,40}|let's (?:talk about|discuss|move on|start|begin|get started|go on|ask|take that|see)(?!\p{L})[^\d]{0,60})?[.!]?$/iu;

/** `Concerns: …` is no speaker. */
const label =
  /^(?:topic|subject|why|what|how|who|when|where|background|context|goals?|concerns?|risks?|issues?|timeline|milestones|dates|actions?|next(?: steps?)?|decisions?|options?|pros|cons|budget|costs?|status|summary|notes?|questions?|scope|problem|solution|results?|impact|root cause|market|team|traction|hiring|outlook|recommendation|audience|thema|hintergrund|ziele?|warum|risiken|termine|zeitplan|maßnahmen|entscheidung(?:en)?|kosten|ergebnis(?:se)?|ursachen?|vorteile|nachteile|contexte|objectifs?|pourquoi|risques|calendrier|actions|décisions?|coûts?|résultats?|contexto|objetivos?|por qué|riesgos|calendario|acciones|decisiones|costes?|resultados?|riscos|prazos|ações|decisões|custos?|contesto|obiettivi|perché|rischi|scadenze|azioni|decisioni|costi|risultati)(?:\s[\p{Ll}]+){0,3}:/iu;

/** `田中：…`, where names have no capitals. */
const turnUnspaced = /^\p{Lo}{1,10}\s?[:：]\s*\S/u;

/** What stands before the colon of a line, if it may be a speaker; few lines have a colon, and the pattern is slow to compile. */
function headOf(line: string): string | null {
  const at = line.search(/[:：]/);
  if (at < 0 || label.test(line) || !(turn.test(line) || turnUnspaced.test(line))) return null;
  return line.slice(0, at + 1);
}

/** `Anna:` and `Tom Berg:`, if the text is a talk between them: somebody speaks twice, or all are named in full. */
export function speakersIn(text: string): ReadonlySet<string> {
  const heads = text.split('\n').flatMap((line) => headOf(line) ?? []);
  const all = new Set(heads);
  const full = heads.every((head) => /\s\p{Lu}|\)/u.test(head));
  return heads.length >= 3 && (all.size < heads.length || full) ? all : new Set();
}

/** The speaker before what a line says, with the colon; empty where nobody is named. */
export function speakerOf(line: string, speakers: ReadonlySet<string>): string {
  const head = speakers.size === 0 ? null : headOf(line);
  return head !== null && speakers.has(head) ? head : '';
}

/** Splits a cleaned prompt in two; every character goes to one part. `asks`: it begins with what is asked, however that is said. */
export function segment(
  prompt: string,
  asks = true,
  speakers = speakersIn(prompt),
  roles?: BriefRoles,
): { instruction: string; material: string } {
  // What is more like matter than not is none, whatever its words.
  const isAsked = (sentence: string, lead: boolean) =>
    isInstruction(sentence, lead) &&
    (namesTopics(sentence) || !((roles?.matter(sentence) ?? 0) > (command.test(fold(sentence)) ? 0.96 : 0.6)));
  const tells = (sentence: string) => (roles?.statement(sentence) ?? 0) > 0.6 && !deckWord.test(fold(sentence));
  const lines = prompt.split('\n');
  const start = materialStart(lines, speakers);
  const told: string[] = [];
  const shown: string[] = [];
  const lead = lines.slice(0, start).join('\n');
  // What stands above the title of a document is said of it, unless it brings what the document would say.
  const isAboveTitle = asks && /^#\s/.test(lines[start] ?? '') && lead.length <= longestAbove && !/[%€$£¥]/u.test(lead);
  for (const [index, paragraph] of lead.split(/\n\s*\n/).entries()) {
    // What stood on one line is still one paragraph.
    const kept: string[] = [];
    const all = paragraph.split('\n').flatMap((line, row) => sentences(line).map((sentence) => ({ sentence, row })));
    let last = -1;
    for (const [place, { sentence, row }] of all.entries()) {
      const first =
        asks && index === 0 && place === 0 && !isStatement(sentence, all.length > 1) && !isLabelled(sentence) && !tells(sentence);
      // A few words between two statements are one too.
      const between = kept.length > 0 && place + 1 < all.length && !isAsked(all[place + 1]!.sentence, true);
      const isTold = first || isAboveTitle || isAsked(sentence, index === 0 && !between);
      const [head, rest] = isTold ? headed(sentence, first) : [sentence, ''];
      if (isTold) told.push(head);
      else if (row === last) kept.push(`${kept.pop()} ${head}`);
      else kept.push(head);
      if (!isTold) last = row;
      if (rest !== '') {
        kept.push(rest);
        last = -1;
      }
    }
    if (kept.length > 0) shown.push(kept.join('\n'));
  }
  const rest = lines.slice(start);
  const document = rest.some((line) => /^#{1,6}\s/.test(line));
  const turns = speakers.size > 0;
  const tabular = tableLines(rest);
  const kept = rest.map((line, index) => {
    if (markup.test(line) || tabular.has(index)) return line;
    const head = speakerOf(line, speakers);
    const staying = sentences(line.slice(head.length)).filter((said) => {
      const tells =
        document || turns
          ? (deckWord.test(fold(said)) && (/\d|make|need|leave|keep|create|use|mach|brauch|fais|haz|作/iu.test(said) || turns)) ||
            (turns && !bringsFigures(said) && wish.test(fold(said)) && !states.test(fold(said)))
          : isAsked(said, false);
      if (tells) told.push(said);
      return !tells;
    });
    // A speaker's name is no heading, and a question no statement.
    if (head !== '') return staying.filter((sentence) => !/[?？؟]$/u.test(sentence) && !smallTalk.test(sentence)).join(' ');
    return staying.length === sentences(line).length ? line : staying.join(' ');
  });
  shown.push(kept.join('\n'));
  return { instruction: told.join('\n'), material: shown.join('\n\n').trim() };
}

/** Characters above the title of a document. */
const longestAbove = 600;

function materialStart(lines: readonly string[], speakers: ReadonlySet<string>): number {
  const at = lines.findIndex((line, index) => {
    if (line.trim() === '---') return /^[\w-]+\s*:/.test(lines[index + 1] ?? '') || index > 0;
    if (/^#{1,6}\s/.test(line) || /^\|.*\|/.test(line) || /^(?:>|```|~~~)/.test(line)) return true;
    const next = lines[index + 1] ?? '';
    if (/^(?:[-*+]|\d+[.)])\s+\S/.test(line)) return /^\s*(?:[-*+]|\d+[.)])\s+\S/.test(next) || index > 0;
    if (speakerOf(line, speakers) !== '') return true;
    return delimiterOf(lines.slice(index, index + 2)) !== null;
  });
  return at < 0 ? lines.length : at;
}

/**
 * `Board deck for Contoso: revenue $4.2M, churn 2.1%`: the part after the colon is material if it has figures or a list;
 * a list of topics stays in the instruction, and the content of its brackets becomes material under each topic.
 */
function headed(sentence: string, first: boolean): [string, string] {
  const split = /^([^:：]{4,140})[:：](?!\d)\s*(.+)$/su.exec(sentence);
  if (!split) return [sentence, ''];
  const [, head, rest] = split as unknown as [string, string, string];
  const ending =
    /(?:end|finish|close|conclude|schließe|ende|termine[rz]?|termina)\s+(?:with|on|mit|par|con|com)\s+(?:an?\s+|the\s+|our\s+|clear\s+)*(.{2,40})$/iu.exec(
      head,
    )?.[1];
  if (ending !== undefined && !first) return [`${head}.`, `${ending.charAt(0).toUpperCase()}${ending.slice(1)}: ${rest}`];
  const topics = topicList(rest);
  if (topics?.some(({ details }) => details !== null && bringsFigures(details))) {
    const details = topics
      .filter(({ details }) => details !== null)
      .map(({ topic, details }) => `${topic}: ${details!.replace(/[;；]/g, ',')}.`);
    return [`${head}: ${topics.map(({ topic }) => topic).join(', ')}.`, details.join('\n')];
  }
  if (topics && !/[;；]/.test(rest)) return [sentence, ''];
  if (/[;；]/.test(rest) && first)
    return [
      head,
      rest
        .split(/\s*[;；]\s*/)
        .map((item) => `- ${item}`)
        .join('\n'),
    ];
  const parts = listed(rest);
  const named = first ? namedOf(parts) : null;
  if (named !== null) {
    const figures = named.said.filter(bringsFigures);
    const kept = parts.filter((part) => !figures.includes(part));
    return figures.length === 0 ? [sentence, ''] : [`${head}: ${kept.join(', ')}.`, `${named.name}: ${figures.join(', ')}.`];
  }
  if (!first || !bringsFigures(rest)) return [sentence, ''];
  const asked = parts.filter((part) => deckWord.test(fold(part)) && !/[%€$£]/.test(part));
  return asked.length > 0 ? [`${head}, ${asked.join(', ')}`, parts.filter((part) => !asked.includes(part)).join(', ')] : [head, rest];
}

/** `Claims on the mower rose from 310 to 540`: a sentence with a figure of its own, which asks for nothing. */
function isStatement(sentence: string, followed: boolean): boolean {
  const flat = fold(sentence);
  return (
    bringsFigures(sentence) &&
    !/[?？؟:：]/u.test(flat) &&
    !isInstruction(sentence, true) &&
    (followed || /[.。!]$/u.test(flat)) &&
    (finite.test(flat) || moved.test(flat) || states.test(flat) || /^\d\S*(?:\s\S+){4}/u.test(flat))
  );
}

const labelled =
  /^(?:risks?|costs?|actions?|action items|next steps|decisions?|results?|problems?|causes?|risiken|kosten|maßnahmen|nächste schritte|entscheidungen|ergebnisse|ursachen|risques|coûts|actions|décisions|résultats|prochaines étapes|riesgos|costes|acciones|decisiones|resultados|próximos pasos|riscos|custos|ações|decisões|próximos passos|rischi|costi|azioni|decisioni|risultati|prossimi passi|行动项|风险|成本|费用|决定事?项?|下一步|问题|リスク|費用|課題|決定事項|次のステップ|アクション|المخاطر|التكاليف|القرارات|الخطوات التالية)\s?[:：]\s*\S.{8}/iu;

/** `Risks: the vendor may slip`, before anything is asked. */
const isLabelled = (sentence: string) =>
  labelled.test(fold(sentence)) && !deckWord.test(sentence) && topicList(sentence.replace(/^[^:：]*[:：]/u, '')) === null;

/** What asks for a deck, or speaks of the one that is asked for. */
const ofThisDeck =
  /(?<!\p{L})(?:please|bitte|s'il (?:te|vous) plaît|por favor|per favore|can you|could you|would you|i(?:'d| would)? (?:like|need|want)|we(?:'d| would)? (?:like|need|want)|needs?|wants?|ich (?:brauche|möchte|hätte)|wir (?:brauchen|möchten)|(?:an?|the|this|that|my|your|short|\d+|ten|twelve)[ -](?:\p{L}+[ -]){0,2}?(?:slides?|decks?|presentation)|(?:eine?|die|der|diese|\d+)\s(?:\p{L}+\s){0,2}?(?:folien?|präsentation|decks?))(?!\p{L})/iu;

/** `Sales slid`, `car deck revenue slipped from £22.6m to £21.9m`: a statement with figures in which the word means something else. */
function ofAnotherDeck(flat: string): boolean {
  return (
    bringsFigures(flat) &&
    (finite.test(flat) || moved.test(flat)) &&
    !ofThisDeck.test(flat) &&
    !command.test(flat) &&
    !/[?？؟]$/u.test(flat)
  );
}

const namesTopics = (sentence: string) => (structure.test(fold(sentence)) || wanted.test(fold(sentence))) && !bringsFigures(sentence);

/** In the first paragraph, anything without a figure or label counts as instruction; later only clear commands do. */
export function isInstruction(sentence: string, lead: boolean): boolean {
  const flat = fold(sentence);
  const stated = /^([^:：]{2,40})[:：]\s+(.+)$/u.exec(flat);
  // `Use of funds: 60% engineering, 25% sales` is not a command, whatever its first word.
  if (stated && !deckWord.test(flat) && !ofDeck.test(flat) && (bringsFigures(stated[2]!) || /;/.test(stated[2]!))) return false;
  if (namesTopics(sentence)) return true;
  // What is asked of the readers of the deck is its matter.
  if (asksReaders.test(flat) && !deckWord.test(flat)) return false;
  if ((deckWord.test(flat) && !ofAnotherDeck(flat)) || topicOf.test(flat)) return true;
  // `Ajouter 60 vélos pour 58 000 €` is proposed, not asked of the deck.
  if (!lead && /^(?:add|ajouter|añadir|adicionar|aggiungere)\s/iu.test(flat) && bringsFigures(flat)) return false;
  if (command.test(flat) && !telling.test(flat) && !(lacking.test(flat) && bringsFigures(flat))) return true;
  if (wish.test(flat) && !bringsFigures(flat) && !states.test(flat)) return true;
  if (!lead) return false;
  const label = /^[^:：;,.]{2,60}[:：]\s*\S/.test(flat);
  return (
    !label &&
    (/[?？؟]$/.test(flat) || !finite.test(flat)) &&
    !/^(?:we|i|wir|ich|nous|je|our|unsere?)(?:'\p{L}+)?\s/iu.test(flat) &&
    // `L'affitto scade a giugno.`
    !/^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|as)\s|l')\p{L}+\s\p{Ll}+\s.*[.!]$/iu.test(flat) &&
    !/\d/.test(flat) &&
    /^[\p{L}\s,'"()-]{0,60}[.!?]?$/u.test(flat) &&
    flat.split(/\s+/).length <= 6
  );
}
