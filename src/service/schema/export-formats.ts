/** Formats of an export. */
export const exportFormats = ['pptx', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
