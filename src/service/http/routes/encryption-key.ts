/** `/v1/encryption-key`. */
import type { HandlersOf } from '../register-operations.ts';

export const encryptionKeyHandlers: HandlersOf<'getEncryptionKey' | 'putEncryptionKey' | 'deleteEncryptionKey'> = {
  getEncryptionKey: ({ service }) => service.encryptionKey.get(),
  putEncryptionKey: ({ service, body }) => service.encryptionKey.put(body),
  deleteEncryptionKey: ({ service }) => service.encryptionKey.delete(),
};
