/** A value that a prompt says is called otherwise now: `"Basic" is the old name of "Lite"`, `« Port » a été renommé « Quai »`. */
import type { Dictated } from '../../model/brief.ts';
import { Sign } from './sign.ts';

/** In quotes, or as a name is written: a token, or words in capitals. */
const quotes = { open: '["“”„‟«‹「『\'‚]', close: '["“”‟»›」』\']', inside: '[^"“”„‟«»‹›「」『』\'\\n]' } as const;
const word = '[\\p{Lu}\\d][\\p{L}\\p{M}\\d_&/+-]{0,30}';
const quoted = (group: string) => `${quotes.open}\\s?(?<${group}Quoted>${quotes.inside}{1,60}?)\\s?${quotes.close}`;
const called = (group: string) => `(?:${quoted(group)}|(?<![\\p{L}\\d_])(?<${group}>${word}(?: (?:&|${word})){0,3})(?![\\p{L}\\d_]))`;
const [was, name] = [called('was'), called('name')];
/** `in the spend file`, said between a name and what is said of it. */
const where = '(?: (?:in|im|dans|en|em|no|na|nei|nelle|nel) [^.;:,"“„«]{2,30}?)?';
const article = "(?:(?:the|an?|our|der|die|das|le|la|l'|el|o|a|il|lo) ?)?";
/** Where a new name stands behind one of these. */
const of = "(?:of|for|von|für|de(?:l| la| l'|s)?|du|d'|d[aeo]|di)";

const spoken: readonly Sign[] = [
  new Sign(
    'name|nom |label|spelling|bezeichnung|libell|appellation|nombre|etiqueta|nome|rótulo|etichetta|term|code|código|codice',
    `${was}${where} (?:is|was|ist|war|est|était|es|era|é|è) (?:just |only |simply |nur |bloß |juste |simplement |solo |só |apenas |soltanto )?${article}(?:old|former|previous|earlier|legacy|alte[rs]?|frühere[rs]?|ehemalige[rs]?|ancien(?:ne)?|précédente?|antigu?[oa]|viej[oa]|anterior|velh[oa]|vecchi[oa]|precedente)? ?(?:name|label|spelling|term|code|Name|Bezeichnung|Kürzel|Begriff|nom|libellé|appellation|nombre|etiqueta|código|nome|rótulo|etichetta|codice)(?: (?:antiguo|anterior|antigo|vecchio|precedente))? ${of} ?${name}`,
    'u',
  ),
  new Sign(
    'renam|relabel|rebrand|umbenannt|renomm|rebaptis|renombr|renome|rinomin',
    `${was} (?:was|is|has been|got|were|a été|ha sido|foi|è stat[oa]|fue)(?: since| since been| later)? (?:renamed|relabell?ed|rebranded|renommée?|rebaptisée?|renombrad[oa]|renomead[oa]|rinominat[oa])(?: (?:to|as|into|en|a|como|para|in))? ${name}`,
    'u',
  ),
  new Sign(
    'renam|relabel|rebrand|renomm|rebaptis|renombr|renome|rinomin',
    `(?:[Ww]e|[Tt]hey|I|[Nn]ous avons|[Oo]n a|[Hh]emos|[Rr]enomeamos|[Aa]bbiamo)(?: have| since)? ?(?:renamed|relabell?ed|rebranded|renommé|rebaptisé|renombrado|rinominato)? ${was} (?:to|as|into|en|a|como|para|in) ${name}`,
    'u',
  ),
  new Sign('umbenannt', `${was} (?:wurde|ist|haben wir)(?: [^.;:,"“„«]{2,20}?)? in ${name} umbenannt`, 'u'),
  new Sign('umbenannt', `haben(?: wir)? ${was} in ${name} umbenannt`, 'u'),
  new Sign(
    'called|named|known|heißt|appelle|llama|chama|chiama',
    `${was} (?:is now (?:called|named|known as)|heißt (?:jetzt|heute|nun|inzwischen)|s'appelle (?:désormais|maintenant|aujourd'hui)|(?:ahora se llama|pasó a llamarse|se llama ahora)|(?:agora se chama|chama-se agora|passou a chamar-se)|(?:ora si chiama|si chiama ora)) ${name}`,
    'u',
  ),
  new Sign('llamarse|chamar-se', `${was} (?:pasó a llamarse|passou a chamar-se) ${name}`, 'u'),
  new Sign(
    'used to be|formerly|previously|hieß|appelait|llamaba|chamava|chiamava',
    `${name} (?:used to be (?:called |named )?|was (?:formerly|previously) (?:called |named )?|hieß (?:früher|vorher|bisher|zuvor|einst) |s'appelait (?:avant|auparavant|autrefois) |se llamaba antes |antes se llamaba |antes se chamava |chamava-se antes |prima si chiamava |si chiamava prima )${was}`,
    'u',
  ),
  new Sign('hieß|heißt', `${was} ist (?:jetzt |heute |das )?${name},? (?:und |es |das )?hieß (?:früher|vorher|bisher|einst|mal) so`, 'u'),
  new Sign(
    'merge|fold|fusionne|fusiona|unifica',
    `(?:[Mm]erge|[Ff]old|[Ff]usionne[rz]?) ${quoted('was')} (?:into|dans) ${quoted('name')}`,
    'u',
  ),
  new Sign(
    '旧|改|以前',
    `${quoted('was')}は、?${quoted('name')}(?:の(?:旧名称?|旧称|以前の名前|古い名前|旧ラベル)|に(?:改称|改名|名称変更))`,
    'u',
  ),
  new Sign('旧|原名|曾用|更名|改名', `${quoted('was')}(?:(?:就)?是${quoted('name')}的(?:旧名称?|旧称|原名|曾用名|旧标签|老名字))`, 'u'),
  new Sign('更名|改名|改称', `${quoted('was')}(?:已|已经|后来)?(?:更名|改名|改称)(?:为|成)?${quoted('name')}`, 'u'),
  new Sign('القديم|السابق', `${quoted('was')} (?:هو|هي) (?:الاسم|التسمية) (?:القديمة?|السابقة?) ?لـ? ?${quoted('name')}`, 'u'),
  new Sign('تسمية', `إعادة تسمية ${quoted('was')} إلى ${quoted('name')}`, 'u'),
];
/** Which of the two is the older name is not said; both are in quotes, as what is alike in one way is no other name. */
const alike: readonly Sign[] = [
  new Sign(
    'same|one and|identical|dasselbe|dieselbe|derselbe|gleiche|même|mism|mesm|stess',
    `${quoted('was')},? (?:and|und|et|y|e) ${quoted('name')} (?:are|is|mean|sind|ist|sont|désignent|son|são|sono) (?:all |both |beide |tous |toutes )?(?:the same|one and the same|identical|dasselbe|dieselbe|derselbe|(?:das|die|der) gleiche|la même|le même|les mêmes|lo mismo|la misma|el mismo|a mesma|o mesmo|la stessa|lo stesso)`,
    'u',
  ),
  new Sign(
    'as one|the same|together|als eins|zusammen|ensemble|comme un|junt|como un|como um|insieme|come un',
    `(?:[Tt]reat|[Cc]ount|[Tt]ake|[Rr]ead|[Mm]erge|[Cc]ombine|[Bb]ehandel\\p{L}*|[Zz]ähl\\p{L}*|[Ff]ass\\p{L}*|[Tt]raite[rz]|[Cc]ompte[rz]|[Tt]rata|[Cc]uenta|[Cc]onte|[Tt]rate|[Tt]ratta|[Cc]onta)(?: bitte)? ${quoted('was')} (?:and|with|und|et|y|e) ${quoted('name')} (?:as (?:one|the same)|together|als eins|zusammen|ensemble|comme une? seule?|junt[oa]s|como un[oa]?|como uma? s[óo]|insieme|come un[oa])`,
    'u',
  ),
  new Sign('同じ|同一', `${quoted('was')}(?:と|和|与)${quoted('name')}(?:は|是|为|属于)?(?:同じ|同一)`, 'u'),
  new Sign('نفس', `${quoted('was')} ?و ?${quoted('name')} (?:هما |هم )?نفس`, 'u'),
];

/** Null where the sentence says of no value that it is called otherwise. */
export function renamedIn(sentence: string, text: string): Extract<Dictated, { kind: 'renamed' }> | null {
  for (const [signs, same] of [
    [spoken, false],
    [alike, true],
  ] as const) {
    for (const sign of signs) {
      const groups = sign.exec(sentence)?.groups;
      const [old, now] = [groups?.wasQuoted ?? groups?.was, groups?.nameQuoted ?? groups?.name].map((each) => each?.trim());
      if (!old || !now || old.toLowerCase() === now.toLowerCase()) continue;
      return { kind: 'renamed', was: withoutNoun(old), name: now, text, ...(same && { same: true as const }) };
    }
  }
  return null;
}

/** `Region Harbour`, `Standort Hafen`: the noun that a name stands behind is none of it. */
const withoutNoun = (text: string) => text.replace(leading, '');
const leading =
  /^(?:(?:The|Der|Die|Das|Le|La|El|O|A|Il|Region|Plan|Category|Team|Standort|Kategorie|Région|Región|Região|Regione) )+(?=[\p{Lu}\d])/u;
