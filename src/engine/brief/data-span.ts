/** What a brief says its data cover, which is not what the deck is about: `the export is every contract since January 2024`. */
import { fold } from './clean.ts';
import { monthWords } from './months.ts';
import { periodOf } from './period.ts';
import { sentences } from './sentences.ts';

const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;
/** Names of data, and what they do. */
const data = new RegExp(
  `${start}(?:exports?|extracts?|files?|data|lists?|spreadsheets?|sheets?|dump|csvs?|dateien|datei|daten|listen?|auszug|auszüge|tabellen?|fichiers?|données|extraction|listes?|tableaux?|archivos?|ficheros?|datos|listas?|exportación|extracto|ficheiros?|arquivos?|dados|exportação|dati|elench?[oi]|estrazione|tabelle?)${end}|データ|ファイル|一覧|数据|文件|表格|بيانات|البيانات|ملف|الملف`,
  'iu',
);
const covers = new RegExp(
  `${start}(?:is|are|was|were|comes?|came|covers?|holds?|contains?|runs?|spans?|goes|starts?|begins?|has|have|ist|sind|kommen|kommt|stammen|stammt|enthalten|enthält|umfasst|umfassen|reicht|reichen|beginnt|vient|viennent|est|sont|couvrent|couvre|contient|contiennent|remontent|es|son|viene|vienen|cubren?|contienen?|abarcan?|é|são|vem|vêm|cobre|cobrem|contém|è|sono|vengono|coprono|copre|contiene|contengono)${end}|です|含|来自|من`,
  'iu',
);
/** Who orders something of the data says what the deck is about. */
const orders = new RegExp(
  `${start}(?:use|take|show|compare|review|report|deck|slides?|presentation|look at|cover only|nimm|nehmen|verwende\\p{L}*|zeig\\p{L}*|vergleich\\p{L}*|bericht|präsentation|folien|utilise[zr]?|prene[zr]|montre[zr]?|compare[zr]?|rapport|présentation|usa|usad|use|toma|muestra|compara|informe|presentación|usar|mostra|relatório|apresentação|confronta|relazione|presentazione)${end}`,
  'iu',
);

/** Longer than any deck is about, in months. */
const longest = 12;

/** `the export of every renewal since January 2024`: since when, as a part of what the file is called. */
const heldSince = new RegExp(
  `(?<file>${data.source.split('|データ')[0]} (?:of|with|von|mit|aller|de|des|avec|con|com|di)${end}[^.,;:!?]{0,80}?) ${start}(?:since|seit|depuis|desde|d(?:a|al|all'))${end} (?:${monthWords.join('|')})\\.? (?:de |del |of )?(?:19|20)\\d\\d`,
  'giu',
);

/** The text without such sentences, and without since when a file reaches. */
export function withoutDataSpan(text: string): string {
  return sentences(fold(text))
    .filter((sentence) => data.test(sentence) && covers.test(sentence) && !orders.test(sentence) && isLong(periodOf(sentence)))
    .reduce((rest, sentence) => rest.replace(sentence, ' '), fold(text))
    .replace(heldSince, '$<file>');
}

/** `2024-01..` to no end, or of more months than a year has. */
function isLong(period: string | null): boolean {
  const { from, to } = /^(?<from>\d{4}-\d\d)\.\.(?<to>\d{4}-\d\d)?$/.exec(period ?? '')?.groups ?? {};
  if (from === undefined) return false;
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return to === undefined || months(to) - months(from) >= longest;
}
