/** The fields of a brand kit record, in the order they are printed. */
export const brandKitFields = ['brand_kit_id', 'name', 'version', 'kit', 'created_at'] as const;
