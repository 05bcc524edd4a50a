/** Separates the instruction from the material: what to do, and what to show. */
import { bringsFigures, listed, topicList } from './brings.ts';
import { fold } from './clean.ts';
import { delimiterOf, readInlineTable } from './inline-table.ts';
import { namedOf } from './named.ts';
import { sentences } from './sentences.ts';

const deckWord =
  /(?<!\p{L})(?:slides?|decks?|presentation|power ?point|pptx|folien?|präsentation|diapositiv[ae]s?|diapos|présentation|presentación|apresentação|presentazione)(?!\p{L})|スライド|プレゼン|枚で|幻灯片|演示文稿|شرائح|شريحة|عرض(?:ًا)? تقديمي/iu;
const command =
  /^(?:(?:please|bitte|also|and|then|actually|sorry|no|wait|right|ok(?:ay)?|oh|well|but|yes)[,\s]+)*(?:add|mention|create|make|build|write|draft|prepare|generate|produce|design|turn|summari[sz]e|cover|focus|include|exclude|highlight|emphasi[sz]e|stress|keep|use|don't|do not|avoid|end|start|begin|close|finish|conclude|explain|compare|show|recommend|leave|skip|omit|audience|tone|length|language|no(?=\s+(?!more|\d))|without|mention|never|translate|limit|max|erstelle|mach|nutze|verwende|halte|fokus|schwerpunkt|ohne|keine?|zeige|sprache|zielgruppe|ton|crée|créez|faites|fais|prépare|préparez|utilise|insiste|aborde[rz]?|mets|mettez|ne|sans|public|ton|crea|haz|prepara|utiliza|incluye|no\s|sin|idioma|público|crie|faça|inclua|não|sem|use|usa|includi|non|senza|termine[rz]?|termina|ajoute[rz]?|añade|adicione|aggiungi|foco|enfoque)(?!\p{L})|(?:ください|下さい|お願いします|しないで|含めない|入れて|除いて)[。.]?$|^(?:対象|内容は|構成は|最后|最後|重点|结尾|受众|语言|请|做|制作|生成|创建|不要|用|帮我)|^(?:أنشئ|اصنع|أعد|قدم|حضر|لا ت|ركز|استخدم|مع التركيز|و?اختتم|وتنتهي|بدون|الجمهور)/iu;
/** Wishes anywhere in a sentence, if it has no figures. */
const wish =
  /(?<!\p{L})(?:at the end|am ende|zum schluss|à la fin|al final|no final|alla fine|leave .{2,60} out|don't (?:mention|show)|do not (?:mention|show)|keep it)(?!\p{L})/iu;
/** A label before the deck's own topics. */
const structure =
  /^(?:topics|modules?|units|parts|module|módulos|moduli|sections?|agenda|contents?|outline|structure|chapters|themen|inhalte?|gliederung|kapitel|abschnitte|sujets|chapitres|parties|temas|secciones|tópicos|seções|argomenti|sezioni|構成|内容(?:包括|包含)?|目次|目录|章节|الأقسام|المواضيع)\s*[:：]/iu;
/** A label about the deck itself, not its subject. */
const ofDeck = /^(?:audience|length|tone|language|format|style|focus|zielgruppe|sprache|ton|länge|public|langue|público|idioma)/iu;

/** Start of a document: front matter, heading, list, table, quote or fence. */
const markup = /^(?:#{1,6}\s|[-*+]\s+\S|\d+[.)]\s+\S|\|.*\||>|```|~~~)/;
/** `Anna Weiss (CFO): …` */
const turn = /^(?:\[[\d:]+\]\s*)?\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?(?:\s*\([^)]*\))?:\s+\S/u;

/** Small talk between speakers. */
const smallTalk =
  /^:?\s*(?:(?:thanks?|thank you|great|perfect|right|ok(?:ay)?|yes|no|sure|hello|hi|good (?:morning|point)|danke|merci|gracias|super|genau)(?!\p{L})[^\d]{0,40})?[.!]?$/iu;

/** Few lines have a colon, and the pattern is slow to compile. */
const isTurn = (line: string) => line.includes(':') && turn.test(line);

/** Splits a cleaned prompt in two; every character goes to one part. */
export function segment(prompt: string): { instruction: string; material: string } {
  const lines = prompt.split('\n');
  const start = materialStart(lines);
  const told: string[] = [];
  const shown: string[] = [];
  const lead = lines.slice(0, start).join('\n');
  for (const [index, paragraph] of lead.split(/\n\s*\n/).entries()) {
    const kept: string[] = [];
    for (const [place, sentence] of sentences(paragraph).entries()) {
      const first = index === 0 && place === 0;
      const [head, rest] = first || isInstruction(sentence, index === 0) ? headed(sentence, first) : [sentence, ''];
      (first || isInstruction(sentence, index === 0) ? told : kept).push(head);
      if (rest !== '') kept.push(rest);
    }
    if (kept.length > 0) shown.push(kept.join('\n'));
  }
  const rest = lines.slice(start);
  const document = rest.some((line) => /^#{1,6}\s/.test(line));
  const turns = rest.filter((line) => isTurn(line)).length >= 3;
  const tabular = tableLines(rest);
  const kept = rest.map((line, index) => {
    if (markup.test(line) || tabular.has(index)) return line;
    const staying = sentences(line).filter((sentence) => {
      const said = turns ? sentence.replace(turn, (head) => head.slice(-1)) : sentence;
      const tells =
        document || turns
          ? (deckWord.test(fold(said)) && /\d|make|need|leave|keep|create|use|mach|brauch|fais|haz|作/iu.test(said)) ||
            (turns && !bringsFigures(said) && (command.test(fold(said)) || wish.test(fold(said))))
          : isInstruction(said, false);
      if (tells) told.push(said);
      return !tells;
    });
    // A speaker's name is not a heading, and a question is not a statement.
    const speaker = /(?<![\p{L}.])(\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?)(?:\s*\([^()]*\))?:/u.exec(line)?.[1];
    if (turns)
      return `${staying
        .map((sentence) => sentence.replace(turn, (head) => head.slice(-1)).replace(/^I(?:'ll| will)(?= )/u, `${speaker} will`))
        .filter((sentence) => !sentence.endsWith('?') && !smallTalk.test(sentence))
        .join(' ')}\n`;
    return staying.length === sentences(line).length ? line : staying.join(' ');
  });
  shown.push(kept.join('\n'));
  return { instruction: told.join('\n'), material: shown.join('\n\n').trim() };
}

/** Indexes of lines in typed tables, whose cells are never instructions. */
function tableLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const taken = readInlineTable(lines, at)?.taken ?? 0;
    for (let row = 0; row < taken; row += 1) found.add(at + row);
    at += Math.max(0, taken - 1);
  }
  return found;
}

function materialStart(lines: readonly string[]): number {
  const at = lines.findIndex((line, index) => {
    if (line.trim() === '---') return /^[\w-]+\s*:/.test(lines[index + 1] ?? '') || index > 0;
    if (/^#{1,6}\s/.test(line) || /^\|.*\|/.test(line) || /^(?:>|```|~~~)/.test(line)) return true;
    const next = lines[index + 1] ?? '';
    if (/^(?:[-*+]|\d+[.)])\s+\S/.test(line)) return /^\s*(?:[-*+]|\d+[.)])\s+\S/.test(next) || index > 0;
    if (isTurn(line) && isTurn(next) && isTurn(lines[index + 2] ?? '')) return true;
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

/** In the first paragraph, anything without a figure or label counts as instruction; later only clear commands do. */
function isInstruction(sentence: string, lead: boolean): boolean {
  const flat = fold(sentence);
  const stated = /^([^:：]{2,40})[:：]\s+(.+)$/u.exec(flat);
  // `Use of funds: 60% engineering, 25% sales` is not a command, whatever its first word.
  if (stated && !deckWord.test(flat) && !ofDeck.test(flat) && (bringsFigures(stated[2]!) || /;/.test(stated[2]!))) return false;
  if (structure.test(flat) && !bringsFigures(flat)) return true;
  if (command.test(flat) || deckWord.test(flat)) return true;
  if (wish.test(flat) && !bringsFigures(flat)) return true;
  if (!lead) return false;
  const label = /^[^:：;,.]{2,60}[:：]\s*\S/.test(flat);
  return (
    !label &&
    !/^(?:we|i|wir|ich|nous|je|our|unsere?)\s/iu.test(flat) &&
    !/\d/.test(flat) &&
    /^[\p{L}\s,'"()-]{0,60}[.!?]?$/u.test(flat) &&
    flat.split(/\s+/).length <= 6
  );
}
