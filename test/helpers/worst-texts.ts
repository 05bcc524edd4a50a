/** Texts that make a reader start over and over: one sign or a few, many times. */

/** A letter of each script, signs that open and never close, and stretches that look like the beginning of something. */
export const units: readonly string[] = [
  ...['a', 'A', 'ж', 'а', 'ω', 'א', 'ا', '数', 'カ', 'の', '가', 'ก', 'क', '😀', '\u0301', '\u0301\u0316', 'e\u0301', '１', '𝐀'],
  ...[
    '1',
    '1234567890',
    '20',
    '1,',
    '1.',
    '1.1 ',
    '1-',
    '-1',
    '+1',
    '1/2/',
    '1e5',
    '1,000,',
    '$1 ',
    '1% ',
    '1 to ',
    '2026 ',
    '2026-01-01 ',
    '10 slides ',
  ],
  ...[
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\u3000',
    ' \n',
    ',',
    '.',
    '-',
    ':',
    ';',
    '!',
    '?',
    '/',
    '@',
    '&',
    '%',
    '$',
    '€',
    '=',
    '+',
    '~',
    '\\',
    "'",
    '。',
    '、',
    '–',
    '—',
  ],
  ...[
    '"',
    '“',
    '„',
    '«',
    '「',
    '(',
    '[',
    '{',
    '（',
    '{{',
    '![',
    '[a](',
    '<a ',
    '<!--',
    '```',
    '**',
    '__',
    '~~',
    '&#',
    '(a',
    '[a',
    '"a',
    '{{a',
    'a**',
    'a<!--',
  ],
  ...[
    '#',
    '*',
    '_',
    '|',
    '>',
    '`',
    '<',
    '# ',
    '- ',
    '1. ',
    '> ',
    '- a\n',
    '1. a\n',
    '# a\n',
    '> a\n',
    '| a ',
    '|a|b|\n',
    '|-',
    'a,b\n',
    '---\n',
    '    a\n',
  ],
  ...[
    'a ',
    'A ',
    'Aa ',
    'Q1 ',
    'a: ',
    'a; ',
    'a, ',
    'a\n',
    'a\n\n',
    'A: b\n',
    'A (b): c\n',
    "A's ",
    'a@',
    'a@b.c ',
    'a.b.',
    'www.a.',
    'http://a.b/',
    'a - ',
    '数a',
  ],
  ...[
    'for the team ',
    'focus on ',
    'review of ',
    'QBR for ',
    'titled "',
    'title: ',
    'January 2026 ',
    'end with ',
    'no ',
    'without ',
    'compare ',
    'Acme Corp ',
    'について',
    '向け',
    '年度',
    '第1',
    '社',
  ],
];

/** Signs before or between the words of a pattern. */
const signs = ['a', 'A', '1', ' ', '\n', '\t', '数', 'の', 'ا', '\u0301', ...Array.from('.,:;-–"“([{<*|%$_\'&@!=`>（€/#')];
const pairs = [
  'a ',
  'A ',
  'Aa ',
  '1 ',
  '1,',
  '1.',
  'a,',
  'a.',
  'a:',
  'a, ',
  '" ',
  '(a',
  ' (',
  '- ',
  '\na',
  ' \n',
  'a-',
  "a'",
  '{{a',
  '{a|',
  '<a ',
  '<a',
  'a1',
];

function words({ source }: RegExp): string[] {
  const bare = source.replace(/\\u\{?[\da-f]+\}?|\\p\{[^}]*\}|\\./gi, ' ').replace(/[\^$*+?()[\]|]/g, ' ');
  return [...new Set(bare.match(/[\p{L}\d<>{}"'=:;%#@.,_-]+/gu) ?? [])];
}

const few = <T>(list: readonly T[], most: number) => list.filter((_, at) => at % Math.ceil(list.length / most) === 0);

export interface Cost {
  /** What the text is made of: its beginning, what is repeated, its end. */
  made: readonly [string, string, string];
  /** Milliseconds at a quarter of the length, and at the length. */
  ms: readonly [number, number];
}

/**
 * The first text of `length` characters on which a pattern takes more than `most` milliseconds, and more than in proportion; null for none.
 * `deep` tries more beginnings and ends.
 */
export function tooSlow(pattern: RegExp, length: number, most: number, shaped: (text: string) => string, deep: boolean): Cost | null {
  // What repeats nothing without end looks no further than its own length.
  if (!/[*+]|\{\d+,\}/.test(pattern.source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, ''))) return null;
  const own = words(pattern);
  const repeated = [...new Set([...signs, ...pairs, ...few(own, deep ? 12 : 3).flatMap((word) => [word, `${word} `, `${word}a`])])];
  const begins = deep ? ['', 'a', '"', ...few(own, 4).flatMap((word) => [word, `${word} `])] : [''];
  const ends = deep ? ['', '\u0001', 'x'] : ['\u0001'];
  for (const unit of repeated)
    for (const begin of begins)
      for (const end of ends) {
        const cost = (characters: number) => {
          const text = shaped(begin + unit.repeat(Math.ceil(characters / unit.length)) + end);
          const from = process.cpuUsage();
          if (pattern.global) text.replace(pattern, '');
          else {
            pattern.lastIndex = 0;
            pattern.exec(text);
          }
          const { user, system } = process.cpuUsage(from);
          return (user + system) / 1000;
        };
        if (cost(length / 8) < most / 16 && cost(length) < most) continue;
        // What other threads of the process do counts too: what seems slow is so only if it never takes less.
        const best = (characters: number, times: number) => Math.min(...Array.from({ length: times }, () => cost(characters)));
        for (const times of [3, 20]) {
          const [quarter, whole] = [best(length / 4, times), best(length, times)];
          if (whole <= most || whole <= 7 * quarter) break;
          if (times === 20) return { made: [begin, unit, end], ms: [quarter, whole] };
        }
      }
  return null;
}
