/** What clients of a server did and were told, and what must be true of the server afterwards. */

/** A deck that someone asked for. */
export interface AskedDeck {
  tenant: string;
  /** Of the client: its idempotency key, which the deck has in its metadata. */
  key: string;
  /** The IDs it was answered with, each time it was asked for; none if it was never accepted. */
  ids: string[];
}

/** A file that someone uploads under a name, again and again. */
export interface Upload {
  tenant: string;
  name: string;
  /** What it holds, as of the last upload that was accepted; null before the first one. */
  accepted: string | null;
}

export interface History {
  decks: AskedDeck[];
  uploads: Upload[];
  /** Answers that no fault excuses. */
  wronglyRefused: string[];
}

export interface SeenDeck {
  tenant: string;
  id: string;
  key: string;
  status: string;
  /** Of the error. */
  code: string | null;
  /** Whether its file is the one that its record tells of; null if it has none. */
  isWhole: boolean | null;
}

/** An event that a receiver of webhooks was told. */
export interface ToldEvent {
  id: string;
  type: string;
  deckId: string;
}

/** What is there when all is quiet again. */
export interface Seen {
  decks: readonly SeenDeck[];
  /** What each upload holds; null if it is gone. */
  uploads: readonly { tenant: string; name: string; holds: string | null }[];
  events: readonly ToldEvent[];
}

/** Each thing that is not as it was promised. */
export function faultsOf({ decks, uploads, wronglyRefused }: History, seen: Seen): string[] {
  const found: string[] = wronglyRefused.map((answer) => `wrongly refused: ${answer}`);
  const named = new Map(seen.decks.map((deck) => [deck.id, deck]));
  const asked = new Set(decks.map(({ key }) => key));
  for (const { tenant, key, ids } of decks) {
    const made = seen.decks.filter((deck) => deck.key === key);
    if (new Set(ids).size > 1) found.push(`${key} was answered with several decks: ${ids}`);
    if (made.length > 1) found.push(`${key} was made twice: ${made.map(({ id }) => id)}`);
    for (const id of new Set(ids)) {
      const deck = named.get(id);
      if (!deck) found.push(`${id} was accepted and is lost`);
      else if (deck.tenant !== tenant || deck.key !== key) found.push(`${id} is another deck than the one that was asked for`);
    }
  }
  const told = (type: string, id: string) => seen.events.filter((event) => event.type === type && event.deckId === id).length;
  for (const { id, key, status, code, isWhole } of seen.decks) {
    if (!asked.has(key)) found.push(`${id} was asked for by nobody`);
    if (status !== 'completed') found.push(`${id} is ${status}${code === null ? '' : `: ${code}`}`);
    else if (isWhole !== true) found.push(`the file of ${id} is not the one that was made`);
    const completed = told('deck.completed', id);
    if (completed !== 1) found.push(`${id} was told as completed ${completed} times`);
    if (told('deck.failed', id) > 0) found.push(`${id} was told as failed`);
  }
  for (const { tenant, name, accepted } of uploads) {
    const holds = seen.uploads.find((each) => each.tenant === tenant && each.name === name)?.holds ?? null;
    if (holds !== accepted) found.push(`${name} does not hold what was last accepted`);
  }
  return found;
}
