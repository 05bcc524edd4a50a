/** What a named speaker undertakes, said of them: `I'll send it by Monday` becomes `Priti sends it by Monday`, where that is certain. */

/** Someone is to do it: without a day, talk of oneself is only talk. */
export const dated =
  /\d|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|next (?:week|month)|this (?:week|month)|end of|morgen|heute|montag|dienstag|mittwoch|donnerstag|freitag|nächste|diese woche|ende|demain|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|semaine|mañana|hoy|lunes|martes|miércoles|jueves|viernes|semana|amanhã|hoje|segunda|terça|quarta|quinta|sexta|domani|oggi|lunedì|martedì|mercoledì|giovedì|venerdì|settimana(?!\p{L})|[月火水木金土日]曜|明日|来週|今週|来月|月末|周[一二三四五六日天]|星期|下周|本周|明天|今天|月底|غدا|اليوم|الأسبوع|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس/iu;
/** Words for whoever speaks, or whoever is spoken to, that would be left over. */
const leftOver =
  /(?<!\p{L})(?:i|me|myself|mine|ich|mich|mir|meine?[rnms]?|dir|dich|euch|je|j'|me|moi|m'|mon|ma|mes|te|toi|yo|mi|mis|mí|te|ti|eu|meu|minha|meus|minhas|ti|io|mio|mia|miei|mie|ti|vi)(?!\p{L})/iu;

export const german: Readonly<Record<string, string>> = {
  bin: 'ist',
  habe: 'hat',
  werde: 'wird',
  kann: 'kann',
  muss: 'muss',
  will: 'will',
  soll: 'soll',
  spreche: 'spricht',
  bespreche: 'bespricht',
  gebe: 'gibt',
  nehme: 'nimmt',
  übernehme: 'übernimmt',
  lese: 'liest',
  treffe: 'trifft',
  fahre: 'fährt',
  halte: 'hält',
  lasse: 'lässt',
  trage: 'trägt',
  schlage: 'schlägt',
  sehe: 'sieht',
  helfe: 'hilft',
  vergebe: 'vergibt',
  verspreche: 'verspricht',
  berate: 'berät',
  lade: 'lädt',
  laufe: 'läuft',
  fange: 'fängt',
  werbe: 'wirbt',
  trete: 'tritt',
  empfehle: 'empfiehlt',
  // The first and the third person are one.
  wäre: 'wäre',
  würde: 'würde',
  hätte: 'hätte',
  könnte: 'könnte',
  müsste: 'müsste',
  möchte: 'möchte',
  sollte: 'sollte',
  wollte: 'wollte',
  dürfte: 'dürfte',
  bräuchte: 'bräuchte',
  konnte: 'konnte',
  musste: 'musste',
  hatte: 'hatte',
}; // prettier-ignore
export const french: Readonly<Record<string, string>> = {
  fais: 'fait',
  prends: 'prend',
  mets: 'met',
  dois: 'doit',
  peux: 'peut',
  vois: 'voit',
  écris: 'écrit',
  lis: 'lit',
  vais: 'va',
  suis: 'est',
  ai: 'a',
  finis: 'finit',
  fournis: 'fournit',
  réunis: 'réunit',
  transmets: 'transmet',
  reprends: 'reprend',
  rends: 'rend',
  viens: 'vient',
  obtiens: 'obtient',
}; // prettier-ignore
export const spanish: Readonly<Record<string, string>> = {
  hablo: 'habla',
  envío: 'envía',
  llamo: 'llama',
  mando: 'manda',
  preparo: 'prepara',
  compro: 'compra',
  reviso: 'revisa',
  pido: 'pide',
  hago: 'hace',
  pongo: 'pone',
  traigo: 'trae',
  escribo: 'escribe',
  organizo: 'organiza',
  consulto: 'consulta',
  negocio: 'negocia',
  encargo: 'encarga',
  busco: 'busca',
  contrato: 'contrata',
  presento: 'presenta',
  entrego: 'entrega',
  cierro: 'cierra',
  termino: 'termina',
  cambio: 'cambia',
  confirmo: 'confirma',
  llevo: 'lleva',
  arreglo: 'arregla',
  contacto: 'contacta',
  'me encargo': 'se encarga',
  'me ocupo': 'se ocupa',
  voy: 'va',
}; // prettier-ignore
export const portuguese: Readonly<Record<string, string>> = {
  peço: 'pede',
  envio: 'envia',
  mando: 'manda',
  ligo: 'liga',
  falo: 'fala',
  faço: 'faz',
  trato: 'trata',
  preparo: 'prepara',
  marco: 'marca',
  compro: 'compra',
  contacto: 'contacta',
  verifico: 'verifica',
  apresento: 'apresenta',
  entrego: 'entrega',
  termino: 'termina',
  escrevo: 'escreve',
  confirmo: 'confirma',
  organizo: 'organiza',
  vou: 'vai',
  fecho: 'fecha',
  levo: 'leva',
  reparo: 'repara',
  vejo: 'vê',
  encomendo: 'encomenda',
}; // prettier-ignore
export const italian: Readonly<Record<string, string>> = {
  chiamo: 'chiama',
  mando: 'manda',
  invio: 'invia',
  parlo: 'parla',
  preparo: 'prepara',
  compro: 'compra',
  contatto: 'contatta',
  verifico: 'verifica',
  presento: 'presenta',
  consegno: 'consegna',
  ordino: 'ordina',
  organizzo: 'organizza',
  scrivo: 'scrive',
  chiedo: 'chiede',
  prendo: 'prende',
  faccio: 'fa',
  'mi occupo': 'si occupa',
  confermo: 'conferma',
  controllo: 'controlla',
  finisco: 'finisce',
  chiudo: 'chiude',
  porto: 'porta',
  sento: 'sente',
  sistemo: 'sistema',
}; // prettier-ignore
/** What is done as a noun: the name tells neither he nor she. */
const arabic: Readonly<Record<string, string>> = {
  سأرسل: 'إرسال',
  سأقدم: 'تقديم',
  سأتصل: 'الاتصال',
  سأعد: 'إعداد',
  سأجهز: 'تجهيز',
  سأراجع: 'مراجعة',
  سأكتب: 'كتابة',
  سأشتري: 'شراء',
  سأطلب: 'طلب',
  سأحجز: 'حجز',
  سأتابع: 'متابعة',
  سأنهي: 'إنهاء',
  سأرفع: 'رفع',
  سأنشر: 'نشر',
}; // prettier-ignore

/** The sentence as a statement about its speaker; unchanged where that is not certain. `name` is the speaker's. */
export function inThirdPerson(sentence: string, name: string): string {
  if (name === '') return sentence;
  const said = english(sentence, name) ?? viewed(sentence, name) ?? (dated.test(sentence) ? committed(sentence, name) : null);
  return said === null || leftOver.test(said.slice(name.length)) ? sentence : said;
}

/** What one is for or against: it matters whose view that is. */
const views: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^I(?:['’]m| am) (still )?(against|for|in favou?r of)(?= \p{L})/u, (name) => `${name} is $1$2`],
  [/^My (view|proposal|suggestion|recommendation|worry|concern|fear|preference|advice|estimate) is(?= )/u, (name) => `${name}'s $1 is`],
  [/^Ich bin (gegen|für)(?= )/u, (name) => `${name} ist $1`],
  [/^(?:Moi,? )?[Jj]e suis (contre|pour)(?= )/u, (name) => `${name} est $1`],
  [/^(?:Yo )?[Ee]stoy (en contra|a favor)(?= de)/u, (name) => `${name} está $1`],
  [/^(?:Eu )?[Ss]ou (contra|a favor)(?= )/u, (name) => `${name} é $1`],
  [/^(?:Io )?[Ss]ono (contrari[oa]|a favore)(?= )/u, (name) => `${name} è $1`],
  [/^我(反对|支持|赞成)(?=.{2})/u, (name) => `${name}$1`],
  [/^(?:私|僕)は(?=.{2,40}(?:反対|賛成)です)/u, (name) => `${name}は`],
];

function viewed(sentence: string, name: string): string | null {
  const view = views.find(([sign]) => sign.test(sentence));
  return view === undefined ? null : sentence.replace(view[0], view[1](name));
}

function english(sentence: string, name: string): string | null {
  const own = (text: string) => text.replace(/(?<!\p{L})my(?!\p{L})/giu, 'the');
  const condition = sentence.replace(/^If I (?:don['’]t|do not)(?= \p{Ll})/u, `If ${name} does not`);
  if (condition !== sentence) return `${own(condition)}`;
  const wants = /^I (still |also )?(need|want|expect|suggest|propose|recommend|prefer|think|believe|hope|fear)(?= )/u.exec(sentence);
  // What one only thinks is said as it is; that one still thinks so answers somebody.
  if (wants && (wants[1] !== undefined || !/^(?:think|believe|hope)$/u.test(wants[2]!)))
    return own(`${name} ${wants[1] ?? ''}${wants[2]}s${sentence.slice(wants[0].length)}`);
  const doesNot = /^I (?:don['’]t|do not) (?=(?:think|believe|want|need|expect|trust|agree|like|see) )/u.exec(sentence);
  if (doesNot) return own(`${name} does not ${sentence.slice(doesNot[0].length)}`);
  const cannot = /^I (?:can['’]t|cannot)(?= \p{Ll}+ )/u.exec(sentence);
  if (cannot) return own(`${name} cannot${sentence.slice(cannot[0].length)}`);
  // Said in the present, with a day, somebody undertakes it.
  const does =
    /^I (?:also )?(rent|order|book|call|write|draft|send|check|ask|prepare|organi[sz]e|arrange|update|review|bring|collect|visit|finish|present|train|hire|buy|sign|print|post|publish|contact|meet)(?= )/u.exec(
      sentence,
    );
  if (does && dated.test(sentence)) return own(`${name} ${thirdOf(does[1]!)}${sentence.slice(does[0].length)}`);
  const wouldNot = /^I (?:wouldn['’]t|would not)(?= (?:\p{Ll}+))(?! (?:know|say|mind)(?!\p{L}))/u.exec(sentence);
  if (wouldNot) return own(`${name} would not${sentence.slice(wouldNot[0].length)}`);
  const did =
    /^I (?:also |already |just )?((?!need|feed|exceed|proceed|succeed|agreed|wondered|hoped|wanted|missed|guessed|assumed)\p{Ll}+ed|had(?! to(?!\p{L}))|found|saw|spoke|got|made|took|sent|heard|met|bought|did)(?= )(?!\s(?:a feeling|no idea|hoped|thought|not)(?!\p{L}))/u.exec(
      sentence,
    );
  if (did) return own(`${name}${sentence.slice(1)}`);
  const could =
    /^I (could|can)(?= (?:get|have|do|bring|take|send|ask|draft|write|make|find|order|book|call|check|buy|build|run)(?!\p{L}))/u.exec(
      sentence,
    );
  if (could && dated.test(sentence)) return own(`${name} ${could[1]}${sentence.slice(could[0].length)}`);
  const rather = /^I(?:['’]d| would) rather(?= (?:not )?\p{L})/u.exec(sentence);
  if (rather) return own(`${name} would rather${sentence.slice(rather[0].length)}`);
  const prefers =
    /^I(?:['’]d| would)(?= (?:prefer|leave|keep|take|go|start|wait|buy|hire|close|open|move|want|cut|drop|add|choose|pick|use)(?!\p{L}))/u.exec(
      sentence,
    );
  if (prefers) return own(`${name} would${sentence.slice(prefers[0].length)}`);
  const would = /^I(?:['’]d| would)(?= \p{Ll}+ )(?! (?:say|like|love|guess|think|rather|hope|better|been)(?!\p{L}))/u.exec(sentence);
  if (would && dated.test(sentence)) return own(`${name} would${sentence.slice(would[0].length)}`);
  const will = /^I(?:['’]ll| will| can|['’]m going to| am going to) (?:also |then )?(\p{Ll}+)(?= )/u.exec(sentence);
  if (!will || /^(?:be|not|never|say|think|guess|bet|live|see|have)$/u.test(will[1]!)) return null;
  const rest = sentence
    .slice(will[0].length)
    .replace(/ (?:tell|let) (?:you|everyone|you all)(?: know)?(?= )/u, ' report')
    .replace(/ (?:to )?you(?= )/u, '');
  // Two things undertaken share their `will`.
  const both = / and \p{Ll}+ /u.test(rest);
  return own(both || !dated.test(sentence) ? `${name} will ${will[1]}${rest}` : `${name} ${thirdOf(will[1]!)}${rest}`);
}

export function thirdOf(verb: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? verb.replace(/y$/u, 'ies') : `${verb}s`;
}

function committed(sentence: string, name: string): string | null {
  const de = /^(?:und |dann )?ich (\p{Ll}+)(?= )/iu.exec(sentence);
  if (de && (german[de[1]!.toLowerCase()] ?? /e$/u.test(de[1]!)))
    return `${name} ${german[de[1]!] ?? weak(de[1]!)}${sentence.slice(de[0].length)}`;
  const fr = /^(?:moi,? )?(?:je |j['’])(?:(m['’]|me )?)(\p{L}+)(?= )/iu.exec(sentence);
  if (fr) {
    const verb = french[fr[2]!] ?? (/rai$/u.test(fr[2]!) ? fr[2]!.replace(/rai$/u, 'ra') : /e$/u.test(fr[2]!) ? fr[2]! : null);
    const self = fr[1] === undefined || fr[1] === '' ? '' : fr[1].replace('m', 's');
    return verb === null ? null : `${name} ${self}${verb}${sentence.slice(fr[0].length)}`;
  }
  const future = /^(?:yo |eu |io )?(\p{L}{2,}r)(é|ei|ò)(?= )/iu.exec(sentence);
  if (future)
    return `${name} ${future[1]!.toLowerCase()}${{ é: 'á', ei: 'á', ò: 'à' }[future[2] as 'é' | 'ei' | 'ò']}${sentence.slice(future[0].length)}`;
  for (const verbs of [spanish, portuguese, italian]) {
    const found = /^(?:(?:yo|eu|io)\s)?((?:m[ei] )?\p{L}+)(?= )/iu.exec(sentence);
    const verb = found ? verbs[found[1]!.toLowerCase()] : undefined;
    const own = verbs === spanish ? /^yo\s/iu : verbs === portuguese ? /^eu\s/iu : /^io\s/iu;
    // `Preparo` is Spanish, Portuguese and Italian, and one form in all.
    if (found && verb !== undefined && (own.test(sentence) || !/^(?:yo|eu|io)\s/iu.test(sentence)))
      return `${name} ${verb}${sentence.slice(found[0].length)}`;
  }
  const ja = /^(?:私|僕|わたし|自分)(?=[がはで])/u.exec(sentence);
  if (ja) return `${name}${sentence.slice(ja[0].length)}`;
  const zh = /^我(?:来|会|去|负责|这边)?(?![们觉想看认家的])/u.exec(sentence);
  if (zh && /前|之前|以内|底/u.test(sentence)) return `${name}${sentence.slice(zh[0].length)}`;
  const ar = /^(\p{Script=Arabic}+)(?= )/u.exec(sentence.replace(/[ًٌٍَُِّْ]/gu, ''))?.[1];
  const noun = ar === undefined ? undefined : arabic[ar];
  return noun === undefined ? null : `${noun}${sentence.slice(sentence.indexOf(' ')).replace(/(?<![.\s])[.\s]+$/u, '')} (${name}).`;
}

export const weak = (verb: string) => `${verb.replace(/e$/u, '')}${/(?:[dt]|[^lrmnh][mn])e$/u.test(verb) ? 'et' : 't'}`;
