/** The fiscal year mentioned in a brief: "our fiscal year starts in February", in nine languages. */
import { fold } from './clean.ts';
import { monthNumber, monthWords } from './months.ts';
import { Sign, sign } from './sign.ts';

const codes = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const month = `(?<!\\p{L})(?<month>${monthWords.join('|')})(?!\\p{L})`;
const year =
  '(?:fiscal|financial)\\s+years?|our\\s+(?:year|books)|unser\\s+jahr|notre\\s+année|nuestro\\s+año|nosso\\s+ano|il\\s+nostro\\s+anno|fy|geschäftsjahr|wirtschaftsjahr|exercice|année\\s+fiscale|año\\s+fiscal|ejercicio|ano\\s+fiscal|exercício|anno\\s+fiscale|esercizio|السنة\\s+المالية';
const starts =
  '(?<!\\p{L})(?:start(?:s|ing|et)?|begin(?:s|ning|nt)?|runs\\s+from|from|ab|läuft\\s+(?:von|ab)|commence|débute|démarre|empieza|comienza|inicia|começa|inizia|comincia|parte|تبدأ)(?!\\p{L})';
const ends =
  '(?<!\\p{L})(?:end(?:s|ing|et)?|closes|se\\s+termine|finit|(?:se\\s+)?clôture|termina|acaba|finisce|si\\s+chiude|تنتهي)(?!\\p{L})';
const near = (verb: string) =>
  sign(year, `(?!\\p{L})[^.!?;\\n]{0,25}?${verb}[^.!?;\\n\\d]{0,12}?(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s*(?:of|de)?\\s*)?${month}`);

const beginning = [
  near(starts),
  // `Our financial years run October to September`.
  sign(year, `(?!\\p{L})[^.!?;\\n]{0,12}?(?<!\\p{L})(?:runs?|is|are|goes|go)\\s+(?:from\\s+)?${month}\\s+(?:to|until|through|[-–])`),
  /(?:会計年度|事業年度|年度)[^。\n]{0,8}?(?<number>\d{1,2})\s*月(?:\s*\d{1,2}\s*日)?(?:から|始ま|に始|開始|スタート)/u,
  /(?:财年|会计年度|财政年度)[^。\n]{0,8}?(?:从|自|始于|开始于)\s*(?<number>\d{1,2})\s*月/u,
];
const ending = [
  near(ends),
  /(?<!\d)(?<number>\d{1,2})月(?:決算|期末)/u,
  /(?:财年|会计年度|财政年度)[^。\n]{0,8}?(?:截止|止于|结束于|截至)\s*(?<number>\d{1,2})\s*月/u,
];
const retail = new Sign('4-5-4', String.raw`4-5-4[^.\n]{0,40}(?:retail|nrf)|(?:nrf|retail)[^.\n]{0,25}4-5-4`, 'iu');

/** In the form of `--fiscal-year`: the start month, or the retail calendar; null if the brief does not say. */
export function fiscalYearOf(text: string): string | null {
  const flat = fold(text);
  if (retail.test(flat)) return '454:nearest-sat-jan:start';
  for (const pattern of beginning) {
    const at = numberIn(pattern.exec(flat));
    if (at) return codes[at - 1]!;
  }
  for (const pattern of ending) {
    const at = numberIn(pattern.exec(flat));
    if (at) return codes[at % 12]!;
  }
  return null;
}

function numberIn(match: RegExpExecArray | null): number | null {
  const { month: word, number } = match?.groups ?? {};
  const found = word ? monthNumber(word) : Number(number ?? 0);
  return found >= 1 && found <= 12 ? found : null;
}
