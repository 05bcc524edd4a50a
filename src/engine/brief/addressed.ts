/** What somebody is told or asked to do in a talk, said of them: `Jonas, you order it by Friday` becomes `Jonas orders it by Friday`. */
import { dated, french, german, italian, portuguese, spanish, thirdOf, weak } from './third-person.ts';

/** Words for whoever is spoken to, or speaks, that would be left over. */
const leftOver =
  /(?<!\p{L})(?:[Yy]ou|[Yy]ours?|[Yy]ourself|[Mm]e|[Mm]y|I|du|dich|dir|dein\p{L}*|Sie|Ihnen|Ihr\p{L}*|tu|te|toi|vous|votre|vos|tú|tus?|usted|você|teus?|tuas?|tuo|tua|tuoi|Lei|mir|mich|moi|me|mi)(?!\p{L})|[你您]/u;

/** Null where that is not certain; `plain` has no name before it and no mark behind. */
export function ofAddressed(plain: string, name: string): string | null {
  const said = english(plain, name) ?? (dated.test(plain) ? elsewhere(plain, name) : null);
  return said === null || leftOver.test(said.slice(name.length)) ? null : said;
}

/** `You are right` and `you need more` tell somebody nothing to do. */
const noDeed =
  /^(?:are|were|have|had|know|see|mean|said|say|think|thought|want|need|can|could|should|must|got|like|might|may|would|do|did|always|never|just|already|only|all|both|guys|two|lot|people|told|made|went|was|feel|seem|forget|forgot|still|look|lose|lost|not)$/u;

function english(plain: string, name: string): string | null {
  const will = /^(?:(?:so|and|then) )?you(?:['’]ll| will|['’]re going to| are going to) (?:please |then |also )?(\p{Ll}{2,12})(?= )/iu.exec(
    plain,
  );
  if (will && !noDeed.test(will[1]!.toLowerCase()) && will[1] !== 'be')
    return dated.test(plain)
      ? `${name} ${thirdOf(will[1]!)}${plain.slice(will[0].length)}`
      : `${name} will ${will[1]}${plain.slice(will[0].length)}`;
  const told = /^(?:(?:so|and|then) )?(?:you (?:please |then |also )?|please )(\p{Ll}{2,12})(?= )/iu.exec(plain);
  if (told === null || noDeed.test(told[1]!.toLowerCase()) || /(?:ed|ing|ly)$/u.test(told[1]!)) return null;
  // Two things to do would need two endings.
  return dated.test(plain) && !/ and \p{Ll}+ (?:the|an?|it|them|him|her)(?!\p{L})/u.test(plain)
    ? `${name} ${thirdOf(told[1]!.toLowerCase())}${plain.slice(told[0].length)}`
    : null;
}

const ofDu: Readonly<Record<string, string>> = {
  bist: 'ist',
  hast: 'hat',
  wirst: 'wird',
  kannst: 'kann',
  musst: 'muss',
  sollst: 'soll',
  willst: 'will',
  hältst: 'hält',
  lässt: 'lässt',
  liest: 'liest',
}; // prettier-ignore
const ofVous: Readonly<Record<string, string>> = {
  faites: 'fait',
  prenez: 'prend',
  mettez: 'met',
  appelez: 'appelle',
  envoyez: 'envoie',
  écrivez: 'écrit',
  voyez: 'voit',
  allez: 'va',
}; // prettier-ignore
const regularVous =
  /^(?:prépar|organis|contact|command|vérifi|demand|réserv|rédig|valid|présent|cherch|trouv|négoci|sign|inform|relanc|planifi)ez$/u;

function elsewhere(plain: string, name: string): string | null {
  const rest = (found: RegExpExecArray) => plain.slice(found[0].length);
  const du = /^(?:und |dann |bitte )?du (\p{Ll}+)(?= )/iu.exec(plain);
  if (du) {
    const verb = ofDu[du[1]!] ?? (/st$/u.test(du[1]!) ? du[1]!.replace(/st$/u, 't') : null);
    return verb === null ? null : `${name} ${verb}${rest(du)}`;
  }
  const sie = /^(?:und |dann )?Sie (\p{Ll}{3,}n)(?= )/u.exec(plain);
  if (sie) return `${name} ${ofInfinitive(sie[1]!)}${rest(sie)}`;
  const tu = /^(?:et |toi,? )?tu (t['’]|te )?(\p{L}+)(?= )/iu.exec(plain);
  if (tu) {
    const verb = french[tu[2]!] ?? { vas: 'va', es: 'est', as: 'a' }[tu[2]!] ?? (/(?:es|ras)$/u.test(tu[2]!) ? tu[2]!.slice(0, -1) : null);
    return verb === null ? null : `${name} ${tu[1]?.replace('t', 's') ?? ''}${verb}${rest(tu)}`;
  }
  const vous = /^(?:et )?vous (\p{L}+)(?= )/iu.exec(plain);
  if (vous) {
    const verb = ofVous[vous[1]!] ?? (regularVous.test(vous[1]!) ? vous[1]!.replace(/z$/u, '') : null);
    return verb === null ? null : `${name} ${verb}${rest(vous)}`;
  }
  for (const [verbs, own] of [
    [spanish, /^(?:tú|usted) /iu],
    [portuguese, /^(?:tu|você) /iu],
    [italian, /^(?:tu|lei) /iu],
  ] as const) {
    const bare = plain.replace(own, '');
    const found = /^((?:t[ei] )?\p{L}+)(?= )/iu.exec(bare);
    const verb = found === null ? undefined : ofSecond(verbs, found[1]!.toLowerCase());
    if (verb !== undefined) return `${name} ${verb}${bare.slice(found![0].length)}`;
  }
  const zh = /^[你您](?:来|去|负责)?(?=.{3})/u.exec(plain);
  if (zh && /前|之前|以内|底/u.test(plain)) return `${name}${rest(zh)}`;
  const ja = /^(.{3,60}[\p{Script=Han}\p{Script=Katakana}ー])してください$/u.exec(plain);
  return ja === null ? null : `${name}が${ja[1]}する`;
}

/** `llamas` and `llama` said to somebody are `llama` said of them; `scrivi` is `scrive`. */
function ofSecond(verbs: Readonly<Record<string, string>>, said: string): string | undefined {
  const irregular: Readonly<Record<string, string>> = { haz: 'hace', pon: 'pone', fai: 'fa', faz: 'faz' };
  const all = Object.entries(verbs);
  return (
    (Object.values(verbs).includes(irregular[said] ?? '') ? irregular[said] : undefined) ??
    all.find(([, third]) => said === third || said === `${third.replace(/^s(?=[ei] )/u, 't')}s`)?.[1] ??
    (verbs === italian ? all.find(([first]) => said === first.replace(/^m(?=i )/u, 't').replace(/i?o$/u, 'i'))?.[1] : undefined)
  );
}

function ofInfinitive(verb: string): string {
  const irregular: Readonly<Record<string, string>> = {
    sind: 'ist',
    haben: 'hat',
    werden: 'wird',
    können: 'kann',
    müssen: 'muss',
    sollen: 'soll',
  };
  if (irregular[verb] !== undefined) return irregular[verb];
  const first = verb.replace(/n$/u, '');
  if (german[first] !== undefined) return german[first];
  return /(?:er|el)n$/u.test(verb) ? `${first}t` : weak(first);
}

/** `Can you …?`, in the words that are left of it; the name stands in brackets where its verb has no person. */
const requests: readonly (readonly [RegExp, (what: string, name: string) => string])[] = [
  [
    /^(?:(?:so|and|then) )?(?:can|could|would|will) you (?:please |also |just |maybe )*(\p{Ll}{2,12} .{3,120})$/iu,
    (what, name) => `${name} ${thirdOf(what.split(' ', 1)[0]!)}${what.slice(what.indexOf(' '))}`,
  ],
  [/^(?:kannst du|könntest du|können Sie|könnten Sie) (?:bitte |noch |mal )*(.{4,120})$/iu, (what, name) => `${what} (${name})`],
  [
    /^(?:est-ce que )?(?:tu peux|tu pourrais|peux-tu|pourrais-tu|vous pouvez|pouvez-vous|pourriez-vous) (.{4,120})$/iu,
    (what, name) => `${what} (${name})`,
  ],
  [/^¿?(?:puedes|podrías|puede|podría) (.{4,120})$/iu, (what, name) => `${what} (${name})`],
  [/^(?:podes|podias|pode|poderia|consegues) (.{4,120})$/iu, (what, name) => `${what} (${name})`],
  [/^(?:puoi|potresti|può|potrebbe) (.{4,120})$/iu, (what, name) => `${what} (${name})`],
  [/^[你您]?(?:能不能|能|可以|可不可以)(.{4,60}?)吗?$/u, (what, name) => `${name}${what}`],
  [/^هل (?:يمكنك|تستطيع|تستطيعين|بإمكانك) (.{4,120})$/u, (what, name) => `${what} (${name})`],
];

/** What a question asks of somebody, as what they do by a day; null where it asks for an answer, or for no day. `question`: without its mark. */
export function requested(question: string, name: string): string | null {
  if (!dated.test(question)) return null;
  const request = requests.find(([sign]) => sign.test(question));
  const turned = /^(\p{Ll}+st) du (?:bitte |mal |noch )*(.{3,120})$/iu.exec(question);
  if (turned) return ofAddressed(`du ${turned[1]!.toLowerCase()} ${turned[2]}`, name);
  if (request === undefined) return ofAddressed(question, name);
  const said = request[1](request[0].exec(question)![1]!, name);
  return leftOver.test(said.slice(said.startsWith(name) ? name.length : 0)) ? null : said;
}
