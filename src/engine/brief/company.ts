/** The company a deck is about, only if the wording leaves no doubt. */
import { fold } from './clean.ts';
import { Sign, sign, unspaced } from './sign.ts';

const name = '\\p{Lu}[\\p{L}\\d&.-]*(?:\\s+(?:&\\s+)?\\p{Lu}[\\p{L}\\d&-]*){0,3}';
const legal =
  '(?:Corp(?:oration)?|Inc|Ltd|LLC|PLC|GmbH|AG|SE|KG|SA|SAS|SARL|SpA|Srl|SL|BV|NV|AB|AS|Oy|KK|Ltda|Co|Group|Holdings?|Industries|Enterprises|Foods|Robotics|Bank|Foundation)';
const notCompany =
  /^(?:How|Why|What|When|Create|Make|Build|Write|Prepare|Q[1-4]|H[12]|FY|QBR|The|Our|January|February|March|April|May|June|July|August|September|October|November|December|CEO|CFO|COO|CTO|VP|Germany|Europe|EMEA|APAC|North|South|East|West|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Marketing|Sales|Support|Product|Engineering|Finance)(?!\p{L})/u;

const deckFor = '(?:review|qbr|deck|pack|paper|report|update|pitch|proposal|presentation|slides)\\s.*(?:for|at|to)\\s';
const deckForCompany = `(?:review|qbr|deck|pack|paper|report|update|pitch|proposal|presentation|slides)\\s+(?:(?:[QH][1-4]|FY)?\\s*(?:20\\d\\d)?\\s*)?(?:for|at|to)\\s+(${name})(?=\\s*(?:[,.;:!?()\\n]|$)|\\s+[-–—]\\s|\\s+(?:for|on|about|in|with|covering|Q[1-4]|H[12]|FY)(?!\\p{L}))`;

/** `(we're Tallyboard, shift planning)`: who makes the offer. */
const weAre = sign(
  "[Ww]e're|[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Nn]ós somos|[Ss]omos|[Ss]iamo",
  `\\s(?:the |die |der |das |les? |la |el |los |os? |as? |il |lo |gli )?(${name})(?=\\s*(?:[,;:!)\\n]|[.](?:\\s|$)|$))`,
  unspaced,
);

/** Loose signs ignore case, if nothing matches with capitals. */
const signs: readonly { strict: Sign; loose?: Sign }[] = [
  {
    strict: new Sign(
      legal.toLowerCase(),
      `(?<![\\p{L}])(\\p{Lu}[\\p{L}\\d&-]*(?:\\s+\\p{Lu}[\\p{L}\\d&-]*){0,2}\\s+${legal})(?![\\p{L}])`,
      'u',
    ),
  },
  {
    strict: new Sign(
      "'s\\s",
      `(?<![\\p{L}\\d&.-])(${name})'s\\s+(?:(?:\\p{Ll}+\\s+){0,2})?(?:team|board|leadership|executives?|exec|management|customers|seed|series|round|supervisory)`,
      'u',
    ),
  },
  { strict: new Sign(deckFor, deckForCompany, 'u'), loose: new Sign(deckFor, deckForCompany, 'iu') },
  {
    strict: sign(
      'bericht|review|präsentation|quartalsbericht|angebot',
      `\\s+(?:für|der|von|zur|bei)\\s+(?:die\\s+|der\\s+)?(${name})(?=\\s*(?:[,.;:!?()\\n]|$)|\\s+(?:für|über|zum|zur|mit|im|in|Q[1-4])(?!\\p{L}))`,
      unspaced,
    ),
  },
  {
    strict: new Sign(
      '株式会社',
      String.raw`((?:株式会社)[\p{L}]{1,40}?|(?<![\p{Script=Katakana}\p{Script=Han}A-Za-z])[\p{Script=Katakana}\p{Script=Han}A-Za-z]{1,40}株式会社)(?=の|は|、|向け|。|$)`,
      'u',
    ),
  },
];

/** `Company: Tarn Foods, maker of jams`. */
const labelled =
  /^(?:[-*•]\s)?(?:company|organi[sz]ation|firma|unternehmen|betrieb|société|entreprise|association|empresa|asociación|azienda|ditta|associazione|associação|会社(?:名)?|公司(?:名称)?|企業(?:名)?|الشركة)\s?[:：]\s*([\p{Lu}\p{Lo}][^,;:.()\n，、。：（）]{1,50}?)\s*(?=[,;.(\n，、。（]|$)/imu;

/** The company that a line of the text names in so many words. */
export const companyNamed = (text: string): string | null => labelled.exec(text)?.[1]?.trim() ?? null;

/** The company in the author's spelling, or null. */
export function companyOf(instruction: string): string | null {
  const lines = fold(instruction).split('\n');
  const own = lines.map((line) => weAre.exec(line)?.[1]).find((found) => found !== undefined && !notCompany.test(found));
  if (own !== undefined) return own;
  for (const { strict, loose } of signs) {
    for (const line of lines) {
      const found = strict.exec(line)?.[1] ?? loose?.exec(line)?.[1];
      if (found && /^[\p{Lu}\p{Lo}]/u.test(found) && !notCompany.test(found))
        return found.trim().replace(/(?<!\b(?:Inc|Co|Corp|Ltd))\.$/u, '');
    }
  }
  return null;
}
