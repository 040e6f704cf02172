const byMark = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The text of a file whose encoding nobody has named: by its mark, as UTF-8 or UTF-16 that is well formed, else as GB18030. */
export function decodeText(bytes: Uint8Array): string {
  const marked = byMark.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedEncoding(bytes);
  return new TextDecoder(encoding).decode(bytes);
}

function unmarkedEncoding(bytes: Uint8Array): string {
  // Digits and arrows of the times are ASCII: every other byte of UTF-16 is then zero.
  const zeros = { even: 0, odd: 0 };
  bytes.subarray(0, 1000).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  });
  if (zeros.even + zeros.odd > 0) return zeros.odd >= zeros.even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}
