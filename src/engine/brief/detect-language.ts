/** The language of a deck: the one the prompt asks for, otherwise the one it is written in. */
import { all } from '../../languages/all.ts';
import { isLanguage, type LanguageCode } from '../../model/language.ts';
import { fold } from './clean.ts';

const signs = Object.entries(all).map(([code, language]) => [code as LanguageCode, language.signs] as const);

/** `instruction` decides; `material` only if the instruction is too short. */
export async function detectLanguage(instruction: string, material: string): Promise<{ language: LanguageCode; assumption?: string }> {
  const asked = askedLanguage(instruction);
  if (asked) return { language: asked };
  const text = fold(instruction);
  if (!/\p{L}/u.test(text)) {
    if (material !== '') return languageOf(material.slice(0, 2000));
    return { language: 'en', assumption: 'English, as the prompt has no words to tell a language from' };
  }
  return languageOf(text);
}

/** The language a text is written in, whatever it asks for. */
export async function languageOf(written: string): Promise<{ language: LanguageCode; assumption?: string }> {
  const text = fold(written.slice(0, enough));
  const byScript = scriptLanguage(text);
  if (byScript) return { language: byScript };
  const light = byWords(text);
  if (light !== null) return { language: light };
  const found = await byLetters(text);
  if (isLanguage(found)) return { language: found };
  return { language: 'en', assumption: 'English, as the language of the prompt is not one a deck can be written in' };
}

/** Words that every text of a language is made of, most of them in no other. */
const common = {
  en: 'the and of to in is for on with that are was by as at from this be it an or not have has had were will we our you your they their its which what how why who than more but if all can could should would about into over after before between because while there these those make create show give write does do did been being out up down new next last per each two three four five six seven eight nine ten still us against my me he she his her any some such only also very well',
  de: 'der die das den dem des und ist sind war waren ein eine einer einem einen eines nicht mit von für auf zu zum zur im in am an bei aus nach über unter vor um durch gegen ohne zwischen seit bis als wie dass wenn weil aber oder auch nur noch schon mehr sehr wir uns unser unsere unserer unserem unseren ihr ihre ich sie er es man wird werden wurde wurden haben hat hatte kann können soll sollen muss müssen diese dieser dieses diesem kein keine alle vom beim ins was warum welche jahr bitte mache erstelle zeige zwei drei vier fünf sechs sieben acht neun zehn mir mich ihnen ihm ihn dann hier dort jetzt immer etwas viel viele wenig andere neue neuen neuer neues gegenüber sollte möchte brauchen wollen unserm jeder jede jedes wer wo',
  fr: 'le la les un une des du de et est sont en dans pour par sur avec sans pas ne que qui quoi dont ou où au aux ce cet cette ces son sa ses leur leurs notre nos votre vos nous vous ils elle elles il je on se plus moins mais donc comme entre vers chez sous depuis avant après pendant été était être avoir avons ont fait faire peut doit tout tous toute toutes très aussi même si y an ans mois fais crée prépare pourquoi comment quel quelle quels deux trois quatre cinq six sept huit neuf dix encore faut cela ça ici là lui moi toi rien personne chaque quelques autre autres nouveau nouvelle nouveaux nouvelles bien prochain prochaine lundi trimestre entreprise équipe proposition résultat résultats',
  es: 'el la los las un una unos unas de del y e es son en para por con sin no que quien cuyo o u al a se su sus lo le les nos nuestro nuestra nuestros nuestras este esta estos estas ese esa como más menos pero porque entre hacia desde hasta sobre tras ante durante fue fueron ser ha han hay había está están hace hacer puede debe todo todos toda todas muy también si ya año años mes meses cuál qué cómo haz crea prepara muestra hemos dos tres cuatro cinco seis siete ocho nueve diez todavía aún aquí eso esto ella ellos mi nada nadie cada otro otra otros otras nuevo nueva nuevos nuevas bien próximo próxima tener tenemos queremos vamos trimestre empresa equipo propuesta resultado resultados decir',
  pt: 'o a os as um uma uns umas de do da dos das e é são em no na nos nas para por pelo pela pelos pelas com sem não que quem ou ao aos à às se seu sua seus suas lhe nosso nossa nossos nossas este esta esse essa isto como mais menos mas porque entre desde até sobre após durante foi foram ser há tem têm está estão faz fazer pode deve todo todos toda todas muito também já ano anos mês meses qual faça crie prepare mostre temos dois duas três quatro cinco seis sete oito nove dez ainda aqui isso ele ela eles elas meu minha nada ninguém cada outro outra outros outras novo nova novos novas bem próximo próxima ter queremos vamos precisamos devemos trimestre empresa equipa equipe proposta resultado resultados',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle e è sono in nel nello nella nei negli nelle per con senza non che chi cui o al allo alla ai agli alle a da dal dalla dai dalle su sul sulla sui sulle si suo sua suoi sue loro nostro nostra nostri nostre questo questa questi queste come più meno ma perché tra fra verso dopo prima durante era ha hanno abbiamo c essere avere può deve tutto tutti tutta tutte molto anche se già anno anni mese mesi quale fai crea prepara mostra due tre quattro cinque sei sette otto nove dieci ancora qui ciò lui lei noi voi mi ci vi niente nessuno ogni altro altra altri altre nuovo nuova nuovi nuove bene prossimo prossima cosa dobbiamo vogliamo siamo trimestre azienda squadra proposta risultato risultati esito',
} as const;
type Common = keyof typeof common;

/** Letters and endings that one of these languages writes and the others hardly ever. */
const spelled: readonly (readonly [Common, RegExp])[] = [
  ['en', /.{3}ing$|.ght$|.{3}ness$/u],
  ['de', /[ßäöü]|.{3}(?:ung|ungen|keit|heit|schaft|lich|lichen|ischen?)$/u],
  ['fr', /[êëîïœùû]|.{3}(?:eux|euse|aient|ement|ité|ités)$|é$/u],
  ['es', /ñ|.{2}(?:ción|ciones|dad|dades|miento|mientos|amos)$/u],
  ['pt', /[ãõ]|.{2}(?:ção|ções|dade|dades|mento|mentos|agem|amos)$/u],
  ['it', /[èìò]$|à$|.{2}(?:zione|zioni|mento|menti|ità|iamo|aggio|ezza)$/u],
];
/** Short words that lose their vowel before another, and the languages that write them so. */
const elided: readonly (readonly [RegExp, readonly Common[]])[] = [
  [/(?<!\p{L})[ld]'(?=\p{L})/giu, ['fr', 'it']],
  [/(?<!\p{L})(?:qu|n|j|s|jusqu|lorsqu)'(?=\p{L})/giu, ['fr']],
  [/(?<!\p{L})(?:dell|all|nell|dall|sull|quell|quest|un|anch)'(?=\p{L})/giu, ['it']],
];

/** Each common word, and the languages that have it. */
const languagesOf = new Map<string, Common[]>();
for (const [code, words] of Object.entries(common) as [Common, string][])
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), code]);

/** Characters that tell a language as well as all of a long text. */
const enough = 3000;

/** By common words, which count for less the more languages have them; null if no language is clearly ahead. */
function byWords(text: string): LanguageCode | null {
  const scores = new Map<LanguageCode, number>();
  const add = (code: LanguageCode, score: number) => scores.set(code, (scores.get(code) ?? 0) + score);
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    const had = languagesOf.get(word) ?? [];
    for (const code of had) add(code, 1 / had.length);
    for (const [code, { seen }] of signs) if (!had.includes(code as Common) && seen?.test(word)) add(code, 1);
    for (const [code, written] of spelled) if (written.test(word)) add(code, 0.5);
  }
  for (const [pattern, codes] of elided) {
    const count = text.match(pattern)?.length ?? 0;
    for (const code of codes) add(code, count / codes.length);
  }
  const [first, second] = [...scores].sort((one, other) => other[1] - one[1]);
  // Names and numbers alone.
  if (first === undefined) return text.split(/\s+/).length <= 5 && /^[\x00-\x7f]*$/.test(text) ? 'en' : null;
  return first[1] >= 0.75 && first[1] >= 1.5 * (second?.[1] ?? 0) ? first[0] : null;
}

let detector: Promise<typeof import('eld/extrasmall').eld> | undefined;

/** By letter statistics; a megabyte of data, loaded only if words do not decide. */
async function byLetters(text: string): Promise<string> {
  detector ??= import('eld/extrasmall').then(({ eld }) => {
    const instance = eld.newInstance();
    instance.setLanguageSubset(['en', 'de', 'fr', 'es', 'pt', 'it']);
    return instance;
  });
  return (await detector).detect(text).language;
}

/** A language requested for the deck: `in German`, `auf Deutsch`, `日本語で`; not `the French Revolution`, `in German schools`. */
function askedLanguage(instruction: string): LanguageCode | null {
  const text = fold(instruction);
  for (const [code, { asked }] of signs) if (asked?.test(text)) return code;
  for (const [code, { called: name }] of signs) {
    // Most prompts name no language, and the patterns below are slow to compile.
    if (!new RegExp(name).test(text.toLowerCase())) continue;
    const after =
      '(?=\\s*(?:$|[.,;:!?()\\n-]|for|with|please|and|about|on|from|to|für|mit|bitte|und|pour|avec|para|con|per|com|language)(?!\\p{L}))';
    const asked = new RegExp(`(?<!\\p{L})(?:in|into|auf|ins|en|em|language:?|sprache:?)\\s+(?:the\\s+)?(?:${name})${after}`, 'iu');
    const deck = new RegExp(`(?<!\\p{L})(?:${name})(?:e|es|en)?[ -](?:language )?(?:deck|presentation|slides|präsentation|folien)`, 'iu');
    if (asked.test(text) || deck.test(text)) return code;
  }
  return null;
}

/** Any kana means Japanese; Han and Arabic must be most of the letters, because a few prove nothing. */
function scriptLanguage(text: string): LanguageCode | null {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if (kana > 0 && (kana + han) * 3 > letters) return 'ja';
  if (han * 3 > letters) return 'zh';
  if (count(/\p{Script=Arabic}/gu) * 2 > letters) return 'ar';
  return null;
}
