/** The fields of an API key record, in the order they are printed. */
export const keyFields = ['key_id', 'name', 'hint', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'] as const;
