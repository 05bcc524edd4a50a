/** The so-what of a page as the last paragraph of its reading. */
import type { Words } from '../../../languages/catalogue.ts';
import type { Text } from '../../../model/text.ts';

export function readWithSoWhat<C>(content: C, words: Words): C {
  if (!hasSoWhat(content)) return content;
  const { soWhat, reading, ...rest } = content;
  return { ...rest, reading: [...reading, `**${words.soWhat}:** ${soWhat}`] } as C;
}

function hasSoWhat(content: unknown): content is { soWhat: Text; reading: readonly Text[] } {
  return typeof content === 'object' && content !== null && 'soWhat' in content && content.soWhat !== undefined && 'reading' in content;
}
