/** How sentences are built. */
import { amount, type SentenceWords } from '../sentences.ts';

const approval = /^(?:(?:die|um(?: die)?|der|ihre) )?(?:Freigabe|Zustimmung|Genehmigung|Entscheidung|Bewilligung)\s/u;

export const sentences: SentenceWords = {
  explaining: 'weil|da|sodass|nachdem|dank',
  adding: 'was|wodurch|der|die|das|mit|und (?:wir|es|sie|die|der|das)',
  dependent: /^(?:wenn|als|während|obwohl|weil|da|nachdem|bevor|falls|ohne)\s/iu,
  approvals: () => [
    {
      asked:
        /(?<head>)(?<objects>(?:(?:die|um(?: die)?|der|ihre) )?(?:Freigabe|Zustimmung|Genehmigung|Entscheidung|Bewilligung)\s.+?)(?:\sbis .+)?$/u,
      joint: /,?\sund\s|,\s/gu,
      begins: approval,
      sure: approval,
      say: (_, object) => object.replace(/^(?:um )?(?:(?:die|der|ihre) )?/u, ''),
    },
    {
      asked:
        /(?:gebeten|bitten\s[^,]{2,40}),\s(?<head>)(?<objects>\S[^;]{3,140}\szu\s\p{L}{2,20}en\s(?:und|sowie)\s[^;]{3,160}?zu\s?\p{L}{2,20}en)$/iu,
      joint: /(?<=zu\s?\p{L}{2,14}en),?\s(?:und|sowie)\s/gu,
      begins: /^\S.{2,200}zu\s?\p{L}{2,20}en$/u,
      say: (_, object) => object.replace(/\szu\s(\p{L}{2,20}en)$/u, ' $1').replace(/(\p{L}{2,20})zu(\p{L}{2,20}en)$/u, '$1$2'),
    },
    {
      asked: /,\s(?<objects>(?:den|die|das|der|eine?n?)\s.+?)\szu\s(?<head>genehmigen|bewilligen|beschließen|beauftragen)$/iu,
      joint: /,?\sund\s|,\s/gu,
      begins: new RegExp(`^(?:(?:den|die|das|eine?n?|unsere?n?) |${amount})`, 'iu'),
      say: (head, object) => `${object} ${head}`,
    },
  ],
  deeds:
    /^(?:prüft|verhandelt|schult|bestellt|klärt|organisiert|schreibt|spricht|erstellt|unterschreibt|unterzeichnet|beauftragt|beschließt|entscheidet|sucht|plant|bucht|informiert|übernimmt|bereitet|ruft|schickt|sendet|testet|koordiniert|moderiert|überarbeitet|aktualisiert|kauft|mietet|kündigt|verlängert|genehmigt|bewertet|vergleicht|kalkuliert|lädt|besucht|dokumentiert|kümmert|entwirft|stimmt|befragt|wirbt|fragt|bittet|reicht|liefert|verantwortet|leitet)$/iu,
  leaning: () => ({
    leaning: /^(?:sie|ihn|es)\s(?<rest>(?:.{0,40}\s)?)(?<verb>\p{L}+(?:en|ern|eln))$/iu,
    thing: /^((?:die|den|das|unsere[n]?)\s(?:[\p{L}-]+\s){1,4})\p{Ll}+(?:en|ern|eln)$/iu,
    say: (verb, thing, rest) => `${thing} ${rest}${verb}`,
  }),
};
