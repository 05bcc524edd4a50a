/** What is used of the `bidi-js` package; its own declarations call the factory a module. */
declare module 'bidi-js' {
  export default function bidiFactory(): {
    /** One level for each UTF-16 unit, odd where text is read from right to left. */
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array };
    /** The bracket that faces the other way; null for other characters. */
    getMirroredCharacter(character: string): string | null;
  };
}
