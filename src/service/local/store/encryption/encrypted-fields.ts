/** Which columns are encrypted. Sealed texts move between columns of one place, such as a webhook's secret to its previous one. */

export interface EncryptedField {
  table: 'decks' | 'brand_kits' | 'webhooks' | 'settings' | 'tenants' | 'oauth_keys';
  column: string;
  /** What the ciphertext is bound to, besides tenant and row. */
  place: string;
}

const of = (table: EncryptedField['table'], ...columns: string[]): EncryptedField[] =>
  columns.map((column) => ({ table, column, place: `${table}.${column.replace('previous_', '')}` }));

export const encryptedFields: readonly EncryptedField[] = [
  ...of('decks', 'request', 'prompt', 'metadata', 'made', 'error'),
  ...of('brand_kits', 'kit'),
  ...of('webhooks', 'url', 'secret', 'previous_secret'),
  ...of('settings', 'value'),
  ...of('tenants', 'contact'),
  ...of('oauth_keys', 'key'),
];

/** Of `settings`, only these are secrets: the one that signs links, and those of tenants. */
export const secretSettings = /^(link_secret$|listening_secret:|files_secret:)/;

/** Of each tenant: what signs its event stream, and what the keys of its files follow from. */
const ofTenants = ['listening_secret', 'files_secret'] as const;

export function settingsOf(tenantId: string): string[] {
  return ofTenants.map((name) => `${name}:${tenantId}`);
}

/** The tenant of a setting's key; of none for the server's own. */
export function tenantOfSetting(name: string): string {
  return ofTenants.some((each) => name.startsWith(`${each}:`)) ? name.slice(name.indexOf(':') + 1) : '';
}

/** Brand kits have no ID of a row of their own. */
export function rowOfKit(id: string, version: number): string {
  return `${id}@${version}`;
}
