/** What a layout can be written as. */
export const exportFormats = ['pptx', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
