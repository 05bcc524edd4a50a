/** What a text without headings says of one kind in several places, put together: what may go wrong, who does what, what is to be decided. */
import type { Said } from '../sentences-of.ts';
import { refersBack } from './strength.ts';

export type Kind = 'evidence' | 'risk' | 'task' | 'decision';

/** As a reader needs them. */
const order: readonly Kind[] = ['evidence', 'risk', 'task', 'decision'];

/** Of each sentence: what it is for, or what the sentence before it is for where it only goes on. */
export function kindsOf(said: readonly Said[]): ReadonlyMap<Said, Kind> {
  const found = new Map<Said, Kind>();
  let last: Said | undefined;
  for (const sentence of said) {
    const before = last !== undefined && last.unit === sentence.unit && last.list === sentence.list ? found.get(last)! : 'evidence';
    found.set(sentence, kindOf(sentence, before));
    last = sentence;
  }
  return found;
}

function kindOf({ role, text }: Said, before: Kind): Kind {
  switch (role) {
    case 'risk':
    case 'task':
      return role;
    case 'decision':
    case 'request':
      // What is asked right behind a risk answers it.
      return before === 'risk' ? 'risk' : 'decision';
    case undefined:
      return before;
    default:
      return refersBack(text) ? before : 'evidence';
  }
}

/** Evidence in its order, then the rest by kind. */
export function gathered(said: readonly Said[], kinds: ReadonlyMap<Said, Kind>): Said[] {
  return order.flatMap((kind) => said.filter((sentence) => kinds.get(sentence) === kind));
}
