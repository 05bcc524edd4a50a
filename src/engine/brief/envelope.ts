/** Takes the envelope off a brief: e-mail headers, quote marks, greetings and signatures, and the time stamps of a transcript. */
import { sentences } from './sentences.ts';
import { threaded } from './thread.ts';

const headers =
  'from|to|cc|bcc|sent|date|subject|re|reply-to|attachments?|importance|von|an|gesendet|datum|betreff|betrifft|anlagen?|de|à|envoyé|objet|concerne|pièces? jointes?|para|enviado(?: el| em)?|fecha|data|asunto|assunto|da|a|inviato|oggetto|差出人|宛先|送信日時|日時|件名|发件人|收件人|抄送|发送时间|日期|主题|من|إلى|التاريخ|الموضوع';
const header = new RegExp(`^(?:>\\s*)*\\*{0,2}(?:${headers})\\*{0,2}\\s?[:：]\\*{0,2}\\s*\\S`, 'iu');
const subjectLine =
  /^(?:>\s*)*\*{0,2}(?:subject|re|betreff|betrifft|objet|concerne|asunto|assunto|oggetto|件名|主题|الموضوع)\*{0,2}\s?[:：]\*{0,2}\s*(.+)$/iu;
/** Lines that name people: who wrote, and to whom. */
const people =
  /^(?:>\s*)*\*{0,2}(?:from|to|cc|von|an|de|à|para|da|a|差出人|宛先|发件人|收件人|抄送|من|إلى)\*{0,2}\s?[:：]\*{0,2}\s*(.+)$/iu;
const addressed = /^(?:>\s*)*\*{0,2}(?:to|an|à|para|a|宛先|收件人|إلى)\*{0,2}\s?[:：]\*{0,2}\s*(.+)$/iu;
const author = /^\*{0,2}(?:from|von|de|da|差出人|发件人|من)\*{0,2}\s?[:：]\*{0,2}\s*([^\n@]{3,80})$/iu;
/** What stands above the headers of a memo. */
const memo =
  /^(?:#{1,2}\s+)?\*{0,2}(?:(?:internal |interoffice )?memo(?:randum)?|aktennotiz|vermerk|note de service|mémo|memor[áa]ndum|memorando|promemoria|メモ|备忘录|مذكرة)\*{0,2}$/iu;
/** `On 3 Nov 2026, Piotr wrote:`, `Ben wrote:`, `-----Original Message-----`. */
const divider =
  /^(?:>\s*)*(?:(?:on|am|le|el|em|il|on the)\s.{4,120}\s(?:wrote|schrieb.{0,60}|a écrit|escribió|escreveu|ha scritto)\s?[:：]|\p{Lu}[\p{L}.' -]{1,40}\s(?:wrote|writes|said|schrieb|schreibt|a écrit|écrit|escribió|escribe|escreveu|ha scritto|scrive)(?:\s[^:：]{1,40})?\s?[:：]|.{4,80}(?:のメール|写道|书写|كتب)\s?[:：]|[-–—―─=]{3,20}.{3,60}[-–—―─=]{3,20}|_{6,20})\s*$/iu;
const closings =
  "thanks(?: (?:a lot|so much|in advance|again|everyone|all|very much|for your help))?|thank you(?: (?:so much|very much|in advance))?|many thanks|thx|cheers|best|all the best|(?:best|kind|warm|many)(?: regards| wishes)|regards|sincerely|yours(?: sincerely| truly)?|(?:(?:viele|beste[nr]?|liebe[nr]?|herzliche[nr]?|freundliche[nr]?|schöne[nr]?|mit freundlichen) )?(?:grüße?n?|gruß|gruss|grüsse)|vg|lg|mfg|danke(?: dir| euch| ihnen| schön| im voraus)?|vielen dank(?: im voraus)?|besten dank|merci(?: (?:beaucoup|d'avance|à tous))*|cordialement|bien (?:cordialement|à vous)|bonne journée|(?:un )?salud[oi]s?(?: cordiali| cordiales)?|(?:muchas |mil |muchísimas )?gracias(?: de antemano)?|(?:muito )?obrigad[oa]|atenciosamente|abraços?|cumprimentos|grazie(?: mille| in anticipo)?|cordiali saluti|distinti saluti|よろしく(?:お願い(?:いた)?します)?|以上、?よろしくお願いします|ありがとうございます|谢谢(?:大家|您|你)?|此致|祝好|شكرا(?: جزيلا)?|مع (?:خالص )?(?:التحية|الشكر|تحياتي)|تحياتي";
const closing = new RegExp(`^(?:${closings})\\s*[,.!。！，،]*$`, 'iu');
/** `LG Ina`, `Cheers, Ben`: with the name on the same line. */
const signed =
  /^(?:LG|VG|MfG|BG|Gruß|Grüße|Viele Grüße|Liebe Grüße|Cheers|Thanks|Thx|Best|Regards|Merci|Saludos|Abraço|Grazie|Saluti),? \p{Lu}[\p{L}.-]{0,20}(?: \p{Lu}[\p{L}.-]{0,20})?[.!]?$/u;
const hello =
  /^(?:(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening)|morning(?= (?:all|everyone|everybody|team|folks|both)(?!\p{L}))|hallo|moin|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|salut|ch(?:er|ère)s?|hola|buen[oa]s (?:d[ií]as|tardes)|estimad[oa]s?|olá|oi|bom dia|boa tarde|prezad[oa]s?|car[oaie]|ciao|buongiorno|gentil[ei]|salve)(?!\p{L})(?: (?!(?:need|can|could|we|i|wir|ich|nous|je|please|bitte)(?!\p{L}))[\p{L}.'-]{1,24}){0,4}\s*\p{Extended_Pictographic}{0,4}\s*(?:[,!:–—،]|\s-\s|(?<=\p{L})\.(?=\s)|$)|(?:\p{Script=Han}{1,6}[，,、]\s?)?(?:こんにちは|お疲れ様です|お世話になっております|おはようございます|你好|您好|大家好|各位好|مرحبا(?:ً)?|السلام عليكم|أهلا)[^\n。！，、،!,：:]{0,20}[。！，、،!,：:]?|(?:尊敬的|各位)[^\n，。:：]{1,14}[：:，,]|(?:عزيزي|عزيزتي|السادة|السيد|السيدة)\s[^\n،.:]{1,30}[،,:])\s*/iu;
/** A line that only names who is addressed: `田中さん`, `各位`. */
const addressee = /^(?:[\p{L}・ ]{1,14}(?:さん|様|さま|殿|部長|課長|先生|先輩)|各位|関係者各位|皆様|みなさん|皆さん)[、,。！!]?$/u;
/** A notice below the signature of a mail. */
const notice =
  /^(?:(?:this|the information in this) (?:e-?mail|message|communication)|diese (?:e-?mail|nachricht)|ce (?:courriel|message|mail)|este (?:correo|mensaje|e-?mail)|esta mensagem|questa e-?mail|questo messaggio|このメール|本邮件|هذه الرسالة)[^\n]{0,200}(?:confidential|privileged|intended|vertraulich|bestimmt|confidentiel|destiné|confidencial|destinatari|riservat|機密|保密|سري)|^(?:sent from my|get outlook for|von meinem .{2,30} gesendet|envoyé de mon|enviado desde mi|enviado do meu|inviato da(?:l mio)?)(?!\p{L})[^\n]{0,60}$|^(?:iPhone|iPad|スマートフォン)から送信$|^发自我的/iu;
/** `[09:02] Clara:`, `00:01:23.400 Clara:`, `09:12 - Clara:`, `12/11/2026, 09:12 - Clara:`. */
const day = '(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{4}年\\d{1,2}月\\d{1,2}日)';
const hour = '\\d{1,2}[:：]\\d{2}(?:[:：]\\d{2})?(?:[.,]\\d{1,3})?(?:\\s?[ap]\\.?\\s?m\\.?)?';
const stamped = new RegExp(
  `^\\u200e?[[(]?(?:${day},?\\s{1,2}${hour}|${hour}(?:,?\\s${day})?)[\\])]?\\s*[-–|]?\\s*(?=\\p{L}[^:：\\n]{0,60}[:：])`,
  'iu',
);
/** What a chat says by itself: a picture that was sent, a message that was taken back. */
const byItself = /^(?:[^:：\n]{1,60}[:：]\s*)?\u200e?(?:<[^<>\n]{3,40}>|\[[^[\]\n]{2,24}\])[.。]?$/u;
/** The face in a chat, written in words. */
const face = /\[(?:\p{Script=Han}{1,4}|[A-Z]\p{Ll}{2,12})\](?=\s*(?:$|\p{P}|\[))/gu;
/** Lines of a subtitle file that carry no words. */
const timing = /^(?:WEBVTT.*|\d{1,6}|(?:\d{1,2}:)?\d{2}:\d{2}[.,]\d{3} --> .*|[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?)$/;
/** `Clara Reuter  09:02`: a speaker above what was said. */
const speaker =
  /^(\p{Lu}[\p{L}.'-]{1,24}(?: \p{Lu}[\p{L}.'-]{0,24}){0,3}|\p{Lo}{2,6}),?\s{1,4}[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s)?(?:(?:today|yesterday|heute|gestern|aujourd'hui|hoy|hoje|oggi)\s(?:at|um|à|a las|às|alle)?\s?)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?[\])]?$/u;
/** `#ops-planning`: the channel of a chat. */
const channel = /^#[\p{Ll}\d_-]{2,40}$/u;

export interface Opened {
  text: string;
  /** The subject line. */
  about: string | null;
  /** Whom the first mail or memo addresses. */
  to: string | null;
  /** Who wrote a memo; who writes a mail to a colleague does not present it. */
  from: string | null;
}

/** Whether a text is a mail, a thread of mails or a chat with its times. */
export function isSent(text: string): boolean {
  const lines = text.split('\n');
  return isMail(lines) || lines.filter((line) => stamped.test(line) || timing.test(line) || speaker.test(line)).length > 1;
}

function isMail(lines: readonly string[]): boolean {
  const headed = subjectLine.test(lines[0] ?? '') && lines[1]?.trim() === '';
  return headed || lines.some((line, at) => divider.test(line) || (header.test(line) && header.test(lines[at + 1] ?? '')));
}

/** The text that was meant for the deck or its maker, and what the headers of a mail say. */
export function opened(prompt: string): Opened {
  const lines = prompt.split('\n');
  const mail = isMail(lines);
  const named = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined) ?? null;
  const about = mail ? named(subjectLine) : null;
  const to = mail ? named(addressed) : null;
  const from = mail && lines.some((line) => memo.test(line.trim())) ? named(author) : null;
  const bare = withoutStamps(mail ? withoutHeaders(threaded(lines, (at) => isHead(lines, at))) : lines);
  const called = mail ? namesIn(lines) : new Set<string>();
  const kept = withoutSignatures(bare, mail)
    .map((line) => (called.size === 0 ? line : withoutNames(line, called)))
    .filter((line) => !notice.test(line.trim()));
  const text = withoutGreetings(kept, mail).join('\n').trim();
  return text === '' ? { text: prompt, about: null, to: null, from: null } : { text, about, to, from };
}

/** What people in the headers call one another: their first names, their whole ones and their initials. */
function namesIn(lines: readonly string[]): ReadonlySet<string> {
  const whole = lines
    .filter((_, at) => [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && header.test(other)))
    .flatMap((line) => people.exec(line)?.[1]?.split(/[;,、，]/u) ?? [])
    .map((name) => name.replace(/<[^>]*>|[("'].*$/g, '').trim())
    .filter((name) => /^(?:\p{Lu}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){0,3}|\p{Lo}{2,6})$/u.test(name));
  return new Set(
    whole.flatMap((name) => {
      const parts = name.split(' ');
      const initials = parts.map(([first]) => first).join('');
      return [name, parts[0]!, initials, `${parts[0]![0]}.`, `${parts[0]![0]}`];
    }),
  );
}

/** Without the one it speaks to, `Dana, here you go`, and without the one who signs. */
function withoutNames(line: string, called: ReadonlySet<string>): string {
  const bare = line.trim();
  if (called.has(bare.replace(/^[-–—]\s*|[.,]$/gu, ''))) return '';
  const [, name, rest] = /^([^,،，、:!–—]{2,40})[,،，、!:–—]\s*(?=\S)(.*)$/u.exec(bare) ?? [];
  if (name === undefined || name.length < 2 || !called.has(name.replace(/(?:さん|様|先生)$/u, ''))) return line;
  return rest!.charAt(0).toUpperCase() + rest!.slice(1);
}

/** Every mail of a thread has its own greeting; elsewhere only the first lines greet. */
function withoutGreetings(lines: readonly string[], mail: boolean): string[] {
  let greeting = true;
  return lines.map((line) => {
    if (line.trim() === '' || !(greeting || mail)) return line;
    const rest = addressee.test(line.trim()) ? '' : line.replace(hello, '');
    greeting &&= rest.trim() === '';
    return rest;
  });
}

/** Headers stand in a block of their own; what a mail quotes is not set apart from what it says. */
function withoutHeaders(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (memo.test(line.trim()) && lines.slice(at + 1, at + 3).some((next) => header.test(next))) return [''];
    return isHead(lines, at) ? [''] : [line.replace(/^(?:>\s?)+/, '')];
  });
}

/** A header in its block, or what divides two mails. */
function isHead(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  const beside = [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && header.test(other));
  return divider.test(line) || (header.test(line) && (beside || at === 0));
}

function withoutStamps(lines: readonly string[]): string[] {
  const times = lines.filter((line) => stamped.test(line) || timing.test(line) || speaker.test(line)).length;
  if (times < 2) return [...lines];
  const found: string[] = [];
  const first = lines.findIndex((line) => stamped.test(line) || speaker.test(line));
  for (const [at, line] of lines.entries()) {
    // What stands above the first turn names the chat.
    if (at < first && ofChat.test(line)) continue;
    const said = speaker.exec(line)?.[1];
    const last = found.at(-1);
    if (said !== undefined) found.push(`${said}:`);
    else if (last !== undefined && /^\p{Lu}[^:]{1,60}:$/u.test(last) && line.trim() !== '') found[found.length - 1] = `${last} ${line}`;
    else if (!timing.test(line) && !channel.test(line)) found.push(line.replace(stamped, '').replace(/^<v ([^<>]{1,60})>/, '$1: '));
  }
  return found.filter((line) => !byItself.test(line)).map((line) => line.replace(face, ''));
}

const ofChat =
  /(?<!\p{L})(?:whatsapp|wechat|telegram|signal|slack|teams|chat|messenger|gruppe?|group|groupe|grupo|gruppo)(?!\p{L})|微信|聊天|群|トーク履歴|グループ|محادثة|مجموعة/iu;

/** Who talks, in the line above a transcript or chat: `[Transcript - Tarn Foods, 9 July - 4 participants]`. */
export function houseIn(text: string): string | null {
  const line =
    text
      .split('\n')
      .find((each) => each.trim() !== '')
      ?.trim() ?? '';
  if (line.length > longestHead || /[.!?。！？]\s/u.test(line)) return null;
  if (!/^[[【(].*[\])】]$/u.test(line) && !ofChat.test(line) && !/(?<!\p{L})transcript(?!\p{L})/iu.test(line)) return null;
  const parts = line.split(/\s[-–—|]\s|[-–—](?=\p{Script=Han})|[,;:：，、"“”„«»「」『』()[\]【】]/u).map((part) => part.trim());
  return parts.find((part) => house.test(part) && !ofChat.test(part)) ?? null;
}

const longestHead = 160;

/** Two or more words, each with a capital; in scripts without, a few signs that say nothing of a chat. */
const house =
  /^(?!(?:Board|Team|Project|Weekly|Daily|Auto|Meeting|Office|Voice|Call|Dictation|Transcript)(?!\p{L}))\p{Lu}[\p{Ll}\d&'’-][\p{L}\d&'’-]*(?: (?:(?:de|du|of|and|und|et|y|e|&) )?\p{Lu}[\p{Ll}\d&'’-][\p{L}\d&'’-]*){1,3}$|^(?!.*(?:层|群|部|会|记录|纪要|班|メモ|議事))[\p{Script=Han}\p{Script=Katakana}ー]{3,10}$/u;

/** After a closing or `--`, short lines are a name, a role and a telephone number. */
function withoutSignatures(lines: readonly string[], mail: boolean): string[] {
  const found: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!.trim();
    const said = sentences(line);
    const closes = closing.test(said.at(-1) ?? '') || signed.test(said.at(-1) ?? '');
    if (!closes && !(mail && /^--\s*$/.test(line))) {
      found.push(lines[at]!);
      continue;
    }
    found.push(closes ? said.slice(0, -1).join(' ') : '');
    let apart = false;
    for (let next = lines[at + 1]?.trim(); next !== undefined && isOfSignature(next, apart); next = lines[at + 1]?.trim()) {
      apart ||= next === '';
      at += 1;
    }
  }
  return found;
}

/** `apart`: below a blank line only what looks like a name, a role or a number is of the signature. */
const isOfSignature = (line: string, apart: boolean) =>
  line.length <= 60 &&
  !header.test(line) &&
  !divider.test(line) &&
  !/[.!?:;。]$|^[-*#>|]\s|^\d+[.)]\s/.test(line) &&
  (!apart ||
    line === '' ||
    /[@|]|^(?:(?:tel|phone|mobile|mob|cell|fax|direct|telefon|handy|tél|portable|teléfono|móvil|telefone|telemóvel|cellulare)\.?\s?:?\s?)?\+?[\d ()/.-]{6,}$/iu.test(
      line,
    ) ||
    /^(?:(?:\p{Lu}[\p{L}.'-]*|of|and|for|von|de|der|du|und|&)(?:\s|,\s|$)){1,7}$/u.test(line));
