/** Passwords of saved sources: encrypted in their file, with the key of their tenant in the store. */

/** Encrypts a field: `Vault`. */
interface Sealing {
  seal(tenantId: string, place: string, row: string, text: string): string;
  open(tenantId: string, place: string, row: string, sealed: string): string;
}

export interface SourceSecrets {
  seal(name: string, password: string): Promise<string>;
  /** @throws QuarterdeckError field_damaged, encryption_key_unusable */
  open(name: string, sealed: string): Promise<string>;
}

const place = 'sources.password';

export function sourceSecrets(tenantId: string, vault: () => Promise<Sealing>): SourceSecrets {
  return {
    seal: async (name, password) => (await vault()).seal(tenantId, place, name, password),
    open: async (name, sealed) => (await vault()).open(tenantId, place, name, sealed),
  };
}
