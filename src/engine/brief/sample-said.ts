/** Which part of all rows a file holds, where a prompt says that it was drawn from them: `one order in twenty, drawn at random`, `a 5% sample`. */
import { numberOf } from './currencies.ts';
import { wordNumber } from './numbers-in-words.ts';

/** It was drawn, and is no rate of something that happened. */
const drawn =
  /(?<!\p{L})(?:random(?:ly)?|samples?|sampled|drawn|zufällig\p{L}*|zufalls\p{L}*|stichprobe\p{L}*|gezogen\p{L}*|échantillon\p{L}*|au hasard|tirée?s?|muestra\p{L}*|al azar|aleatori\p{L}*|amostra\p{L}*|ao acaso|campion[ei]|a caso|casual[ei])(?!\p{L})|抽出|無作為|サンプル|抽样|抽取|随机|样本|عينة|عشوائي/iu;
const many = '(?<many>\\d{1,4}|\\p{L}{3,20})';
const noun = '(?: \\p{L}{1,24}){0,2}';
const parts: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:only )?(?:one|1)${noun} (?:in|out of|of|of every|in every) ${many}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:ein|eine|einer|eines|1)${noun} (?:von|aus|unter) ${many}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:une?|1)${noun} sur ${many}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:un|una|uno|1)${noun} de cada ${many}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:um|uma|1)${noun} em cada ${many}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:un|una|uno|1)${noun} (?:su|ogni) ${many}(?!\\p{L})`, 'iu'),
  /(?<many>\d{1,4})(?:件|分)(?:に1件|の1|につき1件)/u,
  /每(?<many>\d{1,4})(?:个|份|单|条)?(?:中|里)?(?:抽取?|取)?(?:1|一)/u,
];
/** `Every twentieth order`, `jeder zwanzigste Auftrag`. */
const nth = /(?<!\p{L})(?:every|each|jede[rsn]?)\s(?<many>\d{1,4}(?=th|st|nd|rd|\.)|\p{L}{3,20}?(?=th |ieth |ste[rsn]? |te[rsn]? ))/iu;
const percent =
  /(?<![\d.,])(?<percent>\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|٪|percent|per cent|prozent|pour cent|por ciento|por cento|per cento)/iu;

/** One row of so many; null where nothing says that the file is a part. */
export function sampleIn(told: string): number | null {
  // `A one-in-twenty sample`.
  const sentence = told.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  if (!drawn.test(sentence)) return null;
  for (const pattern of [...parts, nth]) {
    const word = pattern.exec(sentence)?.groups?.many;
    const value = word === undefined ? null : /^\d+$/.test(word) ? Number(word) : wordNumber(word);
    if (value !== null && value >= 2) return value;
  }
  const share = percent.exec(sentence)?.groups?.percent;
  const value = share === undefined ? 0 : numberOf(share);
  return value > 0 && value <= 50 ? Number((100 / value).toPrecision(6)) : null;
}
