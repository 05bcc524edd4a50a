/** Numbers from 13 to 99 as words; those below are the cardinals of each language. */
interface Numerals {
  teens: string;
  tens: string;
  units: string;
  join: (ten: string, unit: string) => string;
}

const numerals: readonly Numerals[] = [
  {
    teens: 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    units: 'one two three four five six seven eight nine',
    join: (ten, unit) => `${ten}-${unit}`,
  },
  {
    teens: 'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    units: 'ein zwei drei vier fünf sechs sieben acht neun',
    join: (ten, unit) => `${unit}und${ten}`,
  },
  {
    teens: 'treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante',
    units: 'et-un deux trois quatre cinq six sept huit neuf',
    join: (ten, unit) => `${ten}-${unit}`,
  },
  {
    teens: 'trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    units: 'uno dos tres cuatro cinco seis siete ocho nueve',
    join: (ten, unit) => (ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`),
  },
  {
    teens: 'treze catorze quinze dezasseis dezassete dezoito dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    units: 'um dois três quatro cinco seis sete oito nove',
    join: (ten, unit) => `${ten} e ${unit}`,
  },
  {
    teens: 'tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    units: 'uno due tre quattro cinque sei sette otto nove',
    join: (ten, unit) => `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
  },
];

/** Each word with its number. */
export const numberWords: readonly (readonly [string, number])[] = numerals.flatMap(({ teens, tens, units, join }) => [
  ...teens.split(' ').map((word, at) => [word, 13 + at] as const),
  ...tens
    .split(' ')
    .flatMap((ten, at) => [
      [ten, 10 * (at + 2)] as const,
      ...units.split(' ').map((unit, more) => [join(ten, unit), 10 * (at + 2) + more + 1] as const),
    ]),
]);
