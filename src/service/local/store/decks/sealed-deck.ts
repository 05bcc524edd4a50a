/** The encrypted columns of a deck. */
import type { Vault } from '../encryption/vault.ts';

/** Sealed texts of a row, by column. */
export interface DeckTexts {
  request: string;
  prompt: string | null;
  metadata: string;
  made: string | null;
  error: string | null;
}

interface Whose {
  id: string;
  tenant_id: string;
}

export function sealDeck<Columns extends Partial<DeckTexts>>(vault: Vault, { id, tenant_id }: Whose, texts: Columns): Columns {
  return each(texts, (column, text) => vault.seal(tenant_id, `decks.${column}`, id, text));
}

export function openDeck<Row extends Whose & Partial<DeckTexts>>(vault: Vault, row: Row): Row {
  const { request, prompt, metadata, made, error } = row;
  const given = Object.fromEntries(Object.entries({ request, prompt, metadata, made, error }).filter(([, text]) => text !== undefined));
  return { ...row, ...each(given as Partial<DeckTexts>, (column, text) => openText(vault, row, column, text)) };
}

/** What the service itself says of a lost worker is in the clear: one statement writes it to decks of all tenants. */
function openText(vault: Vault, { id, tenant_id }: Whose, column: string, text: string): string {
  return column === 'error' && text.startsWith('{') ? text : vault.open(tenant_id, `decks.${column}`, id, text);
}

function each<Columns extends Partial<DeckTexts>>(texts: Columns, change: (column: string, text: string) => string): Columns {
  return Object.fromEntries(
    Object.entries(texts).map(([column, text]) => [column, text === null ? null : change(column, text as string)]),
  ) as Columns;
}
