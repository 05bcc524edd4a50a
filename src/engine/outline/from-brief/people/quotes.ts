/** What somebody said, in their words and with their name. */
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Finding, Reader } from '../said.ts';
import { capital, fitting, shortened, wordCount } from './wording.ts';

const words = '["“„«「『](?<text>[^"“”„«»「」『』]{12,400}?)[,.]?["”“»」』]';
const person =
  "(?<by>(?:the |a |our |die |der |eine? |le |la |un |une |el |il |o )?[\\p{L}][\\p{L}'’.-]*(?:[\\s,]+[\\p{L}\\d(][\\p{L}\\d'’.()&-]*){0,9})";
const verb =
  '(?:says|said|writes|wrote|told us|tells us|put it|explains|explained|sagt|sagte|schreibt|dit|a dit|écrit|explique|dice|dijo|escribe|diz|disse|scrive|ha detto)';
const forms: readonly RegExp[] = [
  new RegExp(`^${words}\\s*,?\\s*(?:${verb}|that's from|that is from|so|das sagt|c'est)\\s${person}[.]?$`, 'iu'),
  new RegExp(`^${words}\\s*[—–-]\\s*${person}[.]?$`, 'u'),
  new RegExp(`^${words}\\s*[(（]${person}[)）][.]?$`, 'u'),
  new RegExp(`^${person}\\s*(?:${verb}|puts it(?: this way)?)?\\s*[:,：]\\s*${words}[.]?$`, 'iu'),
  /^(?<by>[\p{L}]{1,16}(?:さん|氏|様))は?[「『](?<text>[^「」『』]{6,200})[」』]と.{0,10}$/u,
  /^(?<by>[\p{Script=Han}]{2,12})(?:说|表示)[:：，,]?["“「](?<text>[^"“”「」]{6,200})["”」][。]?$/u,
];

/** `Slogan: “…”` has no speaker. */
const speaking = new RegExp(`(?:${verb}|puts it)`, 'iu');
const speaks = (by: string, text: string) =>
  /^\p{Lu}\S+\s(?:\p{Ll}{2,3}\s)?\p{Lu}|[,(]|^(?:the |a |our |die |der |eine? |le |la |un |une |el |il |o )/u.test(by) ||
  speaking.test(text.replace(/["“”„«»「」『』][^"“”„«»「」『』]*["“”„«»「」『』]/gu, '')) ||
  /[さん氏様说表示]/u.test(text) ||
  /[—–(（-]/u.test(text);

export const quotes: Reader = (sentences, { brief }): Finding[] =>
  sentences.flatMap(({ at, text }): Finding[] => {
    const found = forms.map((form) => form.exec(text.trim())?.groups).find((groups) => groups !== undefined);
    if (!found || wordCount(found.text!) < 4 || !speaks(found.by!, text)) return [];
    const by = capital(found.by!.replace(/^the\s/iu, '').replace(/[.,]$/, ''));
    const [who] = by.split(/,\s|\s\(/) as [string];
    const said = capital(found.text!.trim());
    const catalogue = catalogueOf(brief.language);
    return [
      {
        tells: [at],
        page: {
          kind: 'quote',
          title: fitting([
            catalogue.say('people-quote', { who, words: said }),
            catalogue.say('people-quote', { who, words: shortened(said, 9) }),
            shortened(said, 12),
          ]),
          weight: 5,
          notes: [text],
          content: { text: said, by },
        },
      },
    ];
  });
