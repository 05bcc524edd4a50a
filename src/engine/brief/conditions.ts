/** Rows that a prompt leaves out by what one of their columns says: `drop is_test = true`, `if the cost is blank leave the order out`. */
import { sentences } from './sentences.ts';

const leaves =
  /(?<!\p{L})(?:leav\p{L}*|exclud\p{L}*|ignor\p{L}*|drop|skip|remove|omit|discard|disregard|filter out|take out|(?:don't|do not) count|weglassen|auslassen|weg|raus|herausnehmen|ausschließen|streichen|entferne\p{L}*|nicht (?:mit)?zählen|lass\p{L}*|exclu\p{L}*|écart\p{L}*|retir\p{L}*|sort(?:ez|ir|s)|laiss\p{L}*|enlev\p{L}*|supprim\p{L}*|excluy\p{L}*|quit\p{L}*|descart\p{L}*|dej\p{L}*|elimin\p{L}*|deix\p{L}*|remov\p{L}*|esclud\p{L}*|togli\p{L}*|scart\p{L}*|lasci\p{L}*|rimuov\p{L}*)(?!\p{L})|除|無視|外し|数えな|剔|排除|忽略|去掉|不计|不算|استبعد|تجاهل|احذف/iu;

const column = '[\\p{L}_][\\p{L}\\p{M}\\d_%()./-]{0,30}(?: [\\p{L}\\d_%()./-]{1,30}){0,3}?';
const blank =
  'blank|empty|missing|null|not (?:given|filled(?: in)?|known)|leer|nicht (?:gefüllt|ausgefüllt|angegeben)|vides?|manquante?s?|non renseignée?s?|vací[oa]s?|en blanco|vazi[oa]s?|em branco|vuot[oaie]|mancante|فارغة?|فارغا|فارغًا';
/** `if COGS is blank`, in languages with spaces between words. */
const isBlank = new RegExp(
  `(?<=(?<!\\p{L})(?:if|where|when|whose|with|wenn|falls|wo|bei denen|si|se|quando|cuando|lorsque|quand|où|dont|donde|cuy[oa]|onde|dove|cui|إذا كان|حيث)(?: the| der| die| das| le| la| el| o| a| il)? )(?:the |l')?(?<said>(?<column>${column}) (?:(?:is|are|ist|sind|est|sont|está|están|estiver|é|è|sono|fosse|كان)? ?)?(?:${blank}))(?!\\p{L})`,
  'iu',
);
const isBlankUnspaced = /(?<said>(?<column>[\p{L}\d_ ()%-]{1,40}?)\s?(?:が|は)?(?:空欄|空白|未入力|为空|为空白|缺失))/u;
/** `is_test = true`, which is no formula. */
const isValue =
  /(?<![\p{L}\d_]|[/+*(-] ?)(?<said>(?<column>[\p{L}_][\p{L}\d_]{1,40}) ?={1,2} ?(?<value>"[^"\n]{1,60}"|'[^'\n]{1,60}'|[\p{L}\d_][\p{L}\d_.-]{0,40}))(?! ?[/+*(]|\p{L})/u;

/** The condition by which a sentence leaves out rows; null where it does not. */
function conditionIn(sentence: string): string | null {
  if (!leaves.test(sentence)) return null;
  const held = isValue.exec(sentence)?.groups?.said;
  const said = held ?? (isBlank.exec(sentence) ?? isBlankUnspaced.exec(sentence))?.groups?.said;
  return said?.trim().replace(/[.。]$/u, '') ?? null;
}

/** The sentences that leave out rows by a condition as plain ones that do: `Leave out is_test = true.` */
export function withConditions(text: string): string {
  if (
    !/[=空為为]|blank|empty|missing|null|given|filled|known|leer|gefüllt|angegeben|vid|manquant|renseign|vac|blanco|vazi|branco|vuot|mancant|فارغ|未|缺/iu.test(
      text,
    )
  )
    return text;
  return text
    .split('\n')
    .map((line) =>
      sentences(line).reduce((rest, sentence) => {
        const condition = conditionIn(sentence);
        return condition === null ? rest : rest.replace(sentence, `Leave out ${condition}.`);
      }, line),
    )
    .join('\n');
}
