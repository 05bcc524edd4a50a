/** Whether a file is a PowerPoint file rather than a JSON brand kit: by its first bytes, then by its name. */

const zip = [0x50, 0x4b];
/** Before 2007, and around an encrypted file: MS-CFB 2.2. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const called = /\.(?:potx|potm|pot|pptx|pptm|ppt|ppsx|ppsm|pps)$/i;

export function isTemplate(bytes: Uint8Array, name: string): boolean {
  if ([zip, compound].some((start) => start.every((byte, at) => bytes[at] === byte))) return true;
  return (
    called.test(name) &&
    !/^\s*\{/.test(
      Buffer.from(bytes.subarray(0, 200))
        .toString('utf8')
        .replace(/^\ufeff/, ''),
    )
  );
}
