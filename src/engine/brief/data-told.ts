/** Sentences that say what the data of a brief hold: `The export has every order since May`. Neither is a deck about that time, nor did anything begin then. */
import { says, signsOf } from './signs-of.ts';

const data = signsOf(({ files }) => files.data);
const covers = signsOf(({ files }) => files.covers);
/** Who orders something of the data says what the deck is about. */
const orders = signsOf(({ files }) => files.orders);

const file =
  /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,60}\.(?:csv|tsv|xlsx?|json|ndjson|parquet|sqlite|db)(?!\p{L})(?<heads>\s?[:：,，–—-])?/iu;

export function tellsOfData(sentence: string): boolean {
  const named = file.exec(sentence);
  if (!named && !says(data, sentence)) return false;
  return (named?.groups?.heads !== undefined || says(covers, sentence)) && !says(orders, sentence);
}
