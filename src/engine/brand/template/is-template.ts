/** Whether a file is one of PowerPoint's rather than a brand kit in JSON: by how it begins, whatever it is called. */

const zip = [0x50, 0x4b];
/** Before 2007, and around an encrypted file: MS-CFB 2.2. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

export function isTemplate(bytes: Uint8Array): boolean {
  return [zip, compound].some((start) => start.every((byte, at) => bytes[at] === byte));
}
