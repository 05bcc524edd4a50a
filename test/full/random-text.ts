/** Texts as people and machines really send them: plain, endless, in other scripts, and hostile. */
import fc from 'fast-check';

const words =
  'revenue pipeline quarter forecast the of and a customer renewed region product team because margin discipline onboarding between churned Meridian'.split(
    ' ',
  );
const chinese = '本季度收入增长来自新客户和续约团队专注于市场产品';
const japanese = '今期の売上はおもに新規のお客さまによるもので、チームは製品に注力しました。';
const arabic = 'ارتفعت المبيعات في هذا الربع بفضل العملاء الجدد والتجديدات في المنطقة'.split(' ');
const german = [
  'Kraftfahrzeughaftpflichtversicherung',
  'Quartalsabschlussbericht',
  'über',
  'die',
  'Größe',
  'Donaudampfschifffahrtsgesellschaft',
];
const emoji = ['🚀', '👩‍💻', '🇩🇪', '📈', '❤️', '👍🏽'];

const hostile = [
  '<b>bold</b> & "quotes" \'single\'',
  ']]> <!-- --> <?xml?>',
  '</a:t></a:r></a:p>',
  '=cmd|calc!A1',
  '&amp;&lt;&#0;',
  '**',
  '*** a ** b',
  '$& $1 $$ \\n',
  'line one\nline two',
  'tab\there\r\nand there',
  'zero\u200bwidth\u200djoin',
  '\u202eright to left\u202c',
  'a\u0301\u0302\u0303\u0304 marks',
  'lone \ud800 half',
  'bell \u0007 and nul \u0000 and del \u007f',
  '\ufeffmark \uffff \ufffe',
  '_x000D_ _x0041_',
  'javascript:alert(1) https://example.com/?a=1&b=2',
  '__proto__ constructor toString',
  '{ } {{',
  'printf %s %d `x`',
];

const spaced = (pool: readonly string[], minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...pool), { minLength, maxLength, size: 'max' }).map((parts) => parts.join(' '));
const unspaced = (pool: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...pool), { minLength, maxLength, size: 'max' }).map((parts) => parts.join(''));

/** One text, never blank; `most` is its length in words, roughly. */
export function text(most: number): fc.Arbitrary<string> {
  return (
    fc
      .oneof(
        { weight: 8, arbitrary: spaced(words, 1, most) },
        { weight: 1, arbitrary: fc.constantFrom('A', '-', '.', '0', '…', 'I.') },
        { weight: 2, arbitrary: spaced(german, 1, Math.ceil(most / 3)) },
        { weight: 1, arbitrary: fc.integer({ min: 20, max: 90 }).map((length) => 'Wörter'.repeat(length / 6 + 1).slice(0, length)) },
        { weight: 2, arbitrary: fc.oneof(unspaced(chinese, 1, most * 2), unspaced(japanese, 1, most * 2)) },
        { weight: 2, arbitrary: spaced(arabic, 1, most) },
        { weight: 1, arbitrary: spaced([...emoji, ...words.slice(0, 4)], 1, most) },
        {
          weight: 2,
          arbitrary: fc.tuple(fc.constantFrom(...hostile), spaced(words, 1, Math.min(4, most))).map((parts) => parts.join(' ')),
        },
        {
          weight: 1,
          arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: most * 4, size: 'max' }).map((string) => `Z${string}`),
        },
      )
      // References and words that stand for missing text are mistakes of their own.
      .map((string) => string.replace(/\{\{|\}\}/g, '(('))
  );
}
