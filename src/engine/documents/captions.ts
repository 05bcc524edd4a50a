/** Captions of a meeting as its transcript: who says what, without times. */

const time = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}\s*-->/;
const speaker = /^<v(?:\.[^ >]*)?\s+([^>]{1,60})>/;

/** A line a turn: `Anna Weiss: We ship in May.` */
export function captionsText(captions: string): string {
  const turns: { who: string | null; said: string[] }[] = [];
  for (const cue of captions.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)) {
    const lines = cue.split('\n');
    const at = lines.findIndex((line) => time.test(line));
    if (at < 0) continue;
    const text = lines
      .slice(at + 1)
      .join(' ')
      .trim();
    const named = speaker.exec(text)?.[1]?.trim() ?? /^(\p{Lu}[\p{L}. '’-]{1,40}):\s/u.exec(text)?.[1] ?? null;
    const said = text
      .replace(/<[^<>]*>/g, '')
      .replace(/^\p{Lu}[\p{L}. '’-]{1,40}:\s+/u, '')
      .replace(/\s+/g, ' ')
      .trim();
    const last = turns.at(-1);
    if (said === '') continue;
    if (last && (named === null || named === last.who)) last.said.push(said);
    else turns.push({ who: named, said: [said] });
  }
  return turns.map(({ who, said }) => `${who === null ? '' : `${who}: `}${said.join(' ')}`).join('\n');
}
