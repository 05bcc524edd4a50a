/** What a title line says beside the matter: whose it is, for whom, and that it is a transcript: `Town Council – Pool group (transcript)`. */

export interface TitleParts {
  /** The matter; the whole line where nothing else is told apart. */
  name: string;
  company: string | null;
  audience: string | null;
  /** `Kunde: Stadtwerke Elm`: what stands in brackets behind it. */
  more: string | null;
}

const bracket = /\s*[([（]([^()[\]（）]{2,60})[)\]）]\s*$/u;
const ofRecord =
  /(?<!\p{L})(?:auto(?:matic|-generated)?|transcripts?|transcription|recording|notes|draft|automatische?|mitschrift|abschrift|transkript|protokoll|entwurf|automatique|brouillon|transcripción|transcrição|trascrizione|bozza|borrador|rascunho)(?!\p{L})|文字起こし|議事録|转写|文字稿|记录|تفريغ|مسودة/iu;
const forReaders =
  /^(?:an? |the |ein(?:e)? |une? |una? |uma? )?(?:proposal|paper|briefing|presentation|note|report|memo|update|pitch|submission|vorlage|vorschlag|antrag|bericht|präsentation|proposition|rapport|présentation|propuesta|informe|presentación|proposta|relatório|apresentação|relazione|presentazione)\s(?:to|for|an|für|pour|aux?|à|al?|para|ao?|per|all?a?)\s(?:the |our |den |die |das |le |la |les |l'|el |los |las |o |os |as |il |lo |gli )?(.{3,60})$/iu;
const organisation =
  /(?<!\p{L})(?:GmbH|AG|Ltd|Limited|Inc|LLC|PLC|SA|SAS|SARL|SpA|Srl|SL|BV|AB|eG|e\.?V\.?|Council|Trust|Foundation|Hospital|University|Association|Verein|Genossenschaft|Stiftung|Ayuntamiento|Mairie|Câmara|Comune)(?!\p{L})|^(?:Stadt|Gemeinde|Landkreis|Ville|Commune|Ayuntamiento|Câmara|Comune|Copropriété|Ruderclub)\s|(?:株式会社|公司|集团|نادي|شركة)/u;
/** Who met is not what they met about. */
const ofMeeting =
  /(?:^|\s)(?:(?:working |steering |project )?(?:group|party)|task ?force|(?:weekly |team |project )?(?:meeting|call|session|workshop|minutes)|arbeitskreis|arbeitsgruppe|ag|sitzung|besprechung|runde)$/iu;
const meetingOf =
  /^(?:arbeitskreis|arbeitsgruppe|groupe(?: de travail)?|grupo(?: de (?:la |el |trabalho ))?|gruppo(?: di lavoro)?|réunion|reunión|reunião|riunione|comité|فريق|لجنة)\s(?:(?:de la|du|des|de l'|de|del|della|da|do|sur|sobre|su)\s)?(?=\S{3})|(?:検討会|委員会|会議|工作组|小组|会议)$/iu;

/** `Memo: from plant builder to service partner`: what is written, before what it is about. */
const ofForm =
  /^(?:(?:decision |board |internal )?(?:memo(?:randum)?|paper|note|report|briefing)|vermerk|notiz|bericht|vorlage|mémo|note|rapport|informe|nota|relatório|relazione|memorando|promemoria)\s?[:：]\s+(?=\S)/iu;
/** `Strategy 2030 of Brenner Ltd`: what it is about, and whose. */
const ofOrganisation = /^(\S.{2,50}?)\s(?:of|der|des|von|de|du|del|della|da|do)\s(?:the\s|la\s|l['’])?(\p{Lu}.+)$/u;

export function titleParts(line: string): TitleParts {
  const inside = bracket.exec(line)?.[1]?.trim();
  const isTold = inside !== undefined && (ofRecord.test(inside) || /^\p{L}[\p{L} ]{2,20}[:：]\s\S/u.test(inside));
  const bare = (isTold ? line.replace(bracket, '') : line).replace(ofForm, '');
  const found: TitleParts = { name: bare.trim(), company: null, audience: null, more: isTold && !ofRecord.test(inside) ? inside : null };
  const parts = bare
    .split(/\s+[–—|]\s+|\s-\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return found;
  const left: string[] = [];
  for (const part of parts) {
    const readers = forReaders.exec(part)?.[1];
    if (readers !== undefined) found.audience ??= readers;
    else if (found.company === null && organisation.test(part) && part.split(/\s/).length <= 6) {
      const [, matter, owner] = ofOrganisation.exec(part) ?? [];
      found.company = owner ?? part;
      if (matter !== undefined) left.push(matter);
    } else left.push(part.replace(ofMeeting, '').replace(meetingOf, '').trim());
  }
  const named = left.filter((part) => part !== '');
  if (named.length === 0) return { ...found, company: null, name: bare.trim() };
  const name = named.join(' – ');
  return { ...found, name: name.charAt(0).toUpperCase() + name.slice(1) };
}
