/** Fields of the source record, as `--json` prints them. */
export const sourceFields = ['name', 'kind', 'location', 'tables', 'query', 'mapping', 'has_password'] as const;
