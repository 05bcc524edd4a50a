/** Secrets of the service itself, made once and never changed. */
import { tenantOfSetting } from './encryption/encrypted-fields.ts';
import { type Store, vaultOf } from './open-store.ts';

/** The secret of this name; the fresh one, if there was none. */
export async function keptSecret(store: Store, name: string, fresh: string): Promise<string> {
  const vault = vaultOf(store);
  const tenant = tenantOfSetting(name);
  await store
    .insertInto('settings')
    .values({ name, value: vault.seal(tenant, 'settings.value', name, fresh) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await store.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return vault.open(tenant, 'settings.value', name, value);
}
