/** Template text without its bold marks. */
import type { Text } from '../../../model/text.ts';

/** References are left as they are: a member's name inside an id may hold asterisks. */
export function withoutBold(text: Text): Text {
  return text.replace(/(\{\{[^{}]*\}\})|\*\*/g, '$1');
}
