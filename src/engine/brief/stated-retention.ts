/** Over how many months a brief measures retention: `June MRR of accounts that were paying in January, divided by their January MRR` is five. */
import type { Given } from '../../model/brief.ts';
import { monthNumber, monthWords } from './months.ts';
import { Sign, sign, unspaced } from './sign.ts';

type Retention = Extract<Given, { kind: 'retention' }>;

/** What is kept, or what is paid each month. */
const ofRetention: readonly Sign[] = [
  sign(
    'net (?:revenue |dollar )?retention|gross (?:revenue )?retention|retention|recurring revenue|\\p{L}*bindung|wiederkehrende\\p{L}* ums[äa]tze?|rétention|fidélisation|revenus? récurrents?|retención|ingresos? recurrentes?|retenção|receitas? recorrentes?|ritenzione|fidelizzazione|ricavi ricorrenti',
    '(?!\\p{L})',
  ),
  sign('維持率|継続率|継続収益|月次経常収益|留存|续费率|经常性收入|الاحتفاظ|الإيرادات? المتكررة', '', unspaced),
  // Letters beside which other scripts set no space.
  new Sign('nrr|grr|ndr|mrr|arr', '(?<![a-z])(?:nrr|grr|ndr|mrr|arr)(?![a-z])', 'iu'),
];

/** That it is a quotient, before what it is divided by. */
const divided = new Sign(
  '[÷/]|divi|geteilt|over|im verhältnis|rapport|割|除以|مقسوم|قسمة',
  '[÷/]|(?<!\\p{L})(?:divided by|over (?:their|its|the)|as a (?:share|percentage) of|geteilt durch|dividiert durch|im verhältnis zu[mr]?|divis[ée]+s? par|rapporté[es]* [àa]u?x?|dividid[oa]s? (?:por|entre)|divis[oaie] per)(?!\\p{L})|で割|を割|除以|مقسوم[اةً]* على|بالقسمة على',
  'iu',
);
const named = new RegExp(`(?<!\\p{L})(${monthWords.join('|')})\\.?(?!\\p{L})|(?<!\\d)(\\d{1,2}) ?月(?!\\d)`, 'giu');
/** Words that are a month only with a capital: `accounts that may pay`. */
const capital = /^(?:may|mar|dec|set)$/;
/** `Twelve months earlier` is written in digits by who defines a measure. */
const earlier = new Sign(
  'month|monat|mois|mes|月|شهر|أشهر',
  '(?<!\\p{L}|\\d)(?:vor |hace |há |il y a |قبل )?(?<count>\\d{1,2})[ -]?(?:months? (?:earlier|before|ago|prior|previously)|monate?n? (?:zuvor|vorher|früher|davor)|mois (?:plus tôt|auparavant|avant)|meses (?:antes|atrás)|mesi (?:prima|fa)|(?:か|ヶ|カ|ケ|个)?月前|(?:أشهر|شهرا|شهر))|(?<!\\p{L})(?:vor|il y a|hace|há) (?<other>\\d{1,2}) (?:monaten|mois|meses)',
  'iu',
);

/** Null where a sentence defines no such thing. */
export function retentionIn(sentence: string): Retention | null {
  if (!ofRetention.some((each) => each.test(sentence))) return null;
  const over = divided.exec(sentence);
  const found = [...sentence.matchAll(named)].flatMap((match) => {
    const [text, word, number] = match;
    if (word !== undefined && capital.test(word)) return [];
    const month = word === undefined ? Number(number) : monthNumber(word);
    return month >= 1 && month <= 12 ? [{ at: match.index, text, month }] : [];
  });
  const months = monthsBetween(found, over && over[0].length > 1 ? over.index : null) ?? (over ? countIn(sentence) : null);
  return months === null ? null : { kind: 'retention', months, text: sentence.trim().slice(0, 200) };
}

/** From the month of those who paid, named twice or after words for dividing, to the other one. */
function monthsBetween(found: readonly { at: number; month: number }[], over: number | null): number | null {
  const different = [...new Set(found.map(({ month }) => month))];
  if (different.length !== 2) return null;
  const twice = different.filter((month) => found.filter((each) => each.month === month).length > 1);
  const below = over === null ? undefined : found.find(({ at }) => at > over)?.month;
  if (over === null && twice.length !== 1) return null;
  const opens = twice.length === 1 ? twice[0]! : below;
  if (opens === undefined) return null;
  const closes = different.find((month) => month !== opens)!;
  return (closes - opens + 12) % 12;
}

function countIn(sentence: string): number | null {
  const { count, other } = earlier.exec(sentence)?.groups ?? {};
  const months = Number(count ?? other);
  return months >= 1 && months <= 24 ? months : null;
}
