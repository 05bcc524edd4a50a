/** Text of others on a terminal. */

/** Text from prompts and data must not move the cursor or colour the terminal. */
export function printable(text: string): string {
  return text.replace(/(?:(?<!\s)[^\S\n]+)?\n\s*/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
}
