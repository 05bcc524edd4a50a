/** One byte range of a request (RFC 9110, 14.1.2); several at once are answered with the whole file, as the standard allows. */
export function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const [first, last] = [found[1]!, found[2]!];
  if (first === '') {
    // The last so many bytes.
    const from = Math.max(0, size - Number(last));
    return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { from, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}
