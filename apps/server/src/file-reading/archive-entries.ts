/** One packed file of a zip archive, as its directory describes it. The directory may claim any size: count while unpacking. */
export interface ArchiveEntry {
  name: string;
  /** Still packed. */
  packed: Uint8Array;
  isDeflated: boolean;
}

const signatures = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50 };

/** Bytes behind the end record at most: the archive's comment. */
const longestComment = 0xff_ff;

/** Sizes and places that need 64 bits. Nothing that may be sent is so large. */
const isIn64Bits = 0xff_ff_ff_ff;

/** Lists the entries of a zip archive; null for bytes that are no readable archive, and for more entries than `mostEntries`. */
export function archiveEntries(bytes: Uint8Array, mostEntries: number): ArchiveEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return null;
  const entries: ArchiveEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== signatures.entry) return null;
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = entryAt(bytes, view, at);
    if (!entry) return null;
    // The name of a folder ends with a slash.
    if (!name.endsWith('/')) entries.push({ name, ...entry });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Place of the end record, which only a comment may follow; -1 where there is none. */
function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  return -1;
}

/** Packed bytes of the entry that the directory lists at a place; null where they are not there or packed in another way. */
function entryAt(bytes: Uint8Array, view: DataView, at: number): Omit<ArchiveEntry, 'name'> | null {
  const method = view.getUint16(at + 10, true);
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if ((method !== 0 && method !== 8) || isEncrypted || size === isIn64Bits || local === isIn64Bits)
    return null;
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== signatures.local) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + size > view.byteLength) return null;
  return { packed: bytes.subarray(start, start + size), isDeflated: method === 8 };
}
