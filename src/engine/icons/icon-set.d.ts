/** What is read of the icon set; its own declarations do not cover the file of drawings. */
declare module '@iconify-json/ph/icons.json' {
  const set: { width: number; icons: Record<string, { body: string }> };
  export default set;
}
