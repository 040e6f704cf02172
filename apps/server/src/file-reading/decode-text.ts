/** Bytes that are searched for the zero bytes of UTF-16. */
const searched = 4_096;

/**
 * Decodes the text of a file: UTF-8, UTF-16 with or without a byte order mark, or GB18030, which contains GBK and GB2312. Returns null
 * for bytes in none of these encodings.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  if (encoding === null) return null;
  const text = decoded(bytes, encoding);
  // Zero occurs in no text, but in nearly every other file.
  return text === null || text.includes('\0') ? null : text;
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

function encodingOf(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return unmarked;
  if (decoded(bytes, 'utf-8') !== null) return 'utf-8';
  return isDamagedUtf8(bytes) ? null : 'gb18030';
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The byte order of UTF-16 by the zero bytes of its line breaks and ASCII signs; null for bytes without any. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  let even = 0;
  let odd = 0;
  for (const [place, byte] of bytes.subarray(0, searched).entries()) {
    if (byte === 0 && place % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  }
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Whether most characters beyond ASCII are right as UTF-8: as GB18030 the text would be read as others. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  let right = 0;
  let wrong = 0;
  for (const character of new TextDecoder('utf-8').decode(bytes)) {
    if (character === '\uFFFD') wrong += 1;
    else if (character > '\u007F') right += 1;
  }
  return right > wrong;
}
