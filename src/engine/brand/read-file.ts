/** Bytes of a file, by the path a brand kit names. */
export type ReadFile = (path: string) => Promise<Uint8Array>;
