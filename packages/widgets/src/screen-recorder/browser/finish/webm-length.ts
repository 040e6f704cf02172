/** @see https://www.matroska.org/technical/elements.html */
const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
};

interface Element {
  id: number;
  start: number;
  dataStart: number;
  /** Null: as long as it goes. */
  end: number | null;
}

/** How much of a file's beginning holds what `withWebmLength` changes. */
export const webmHeadLength = 4096;

/**
 * The beginning of a WebM with its length in it, which recorders leave out as they cannot know it; without it no player
 * shows how long it is. `rest` is the place in the file where the untouched remainder begins. Null for what is no such file.
 */
export function withWebmLength(head: Uint8Array, seconds: number): { head: Uint8Array; rest: number } | null {
  const header = readElement(head, 0);
  const segment = header?.id === ids.header && header.end !== null ? readElement(head, header.end) : null;
  // Recorders write a segment of unknown size; one of a known size was finished, and has its length.
  if (!segment || segment.id !== ids.segment || segment.end !== null) return null;
  const kept: Uint8Array[] = [head.subarray(0, segment.dataStart)];
  for (let at = segment.dataStart; at < head.length;) {
    const element = readElement(head, at);
    if (!element || element.end === null || element.end > head.length) return null;
    if (element.id === ids.info) {
      kept.push(infoWithLength(head, element, seconds));
      return { head: concat(kept), rest: element.end };
    }
    // Its places would be wrong.
    if (element.id !== ids.seekHead) kept.push(head.subarray(at, element.end));
    at = element.end;
  }
  return null;
}

function infoWithLength(head: Uint8Array, info: Element, seconds: number) {
  let nanosecondsPerTick = 1_000_000;
  const kept: Uint8Array[] = [];
  for (let at = info.dataStart; at < (info.end ?? 0);) {
    const element = readElement(head, at);
    if (!element || element.end === null) break;
    if (element.id === ids.timestampScale)
      nanosecondsPerTick = readNumber(head, element.dataStart, element.end);
    if (element.id !== ids.duration) kept.push(head.subarray(at, element.end));
    at = element.end;
  }
  const length = new DataView(new ArrayBuffer(11));
  length.setUint16(0, ids.duration);
  length.setUint8(2, 0x88);
  length.setFloat64(3, (seconds * 1e9) / nanosecondsPerTick);
  const data = concat([...kept, new Uint8Array(length.buffer)]);
  const start = new DataView(new ArrayBuffer(12));
  start.setUint32(0, ids.info);
  // A size of eight bytes: the first says so.
  start.setUint32(4, 0x01000000);
  start.setUint32(8, data.length);
  return concat([new Uint8Array(start.buffer), data]);
}

function readElement(bytes: Uint8Array, start: number): Element | null {
  const idLength = Math.clz32(bytes[start] ?? 0) - 23;
  const sizeAt = start + idLength;
  const first = bytes[sizeAt] ?? 0;
  const sizeLength = Math.clz32(first) - 23;
  if (idLength > 4 || sizeLength > 8 || sizeAt + sizeLength > bytes.length) return null;
  const dataStart = sizeAt + sizeLength;
  const marker = 2 ** (8 - sizeLength);
  const size = (first - marker) * 2 ** (8 * (sizeLength - 1)) + readNumber(bytes, sizeAt + 1, dataStart);
  // All bits set: unknown. Beyond eight bytes of safe integers nothing of ours is.
  const isUnknown =
    bytes.subarray(sizeAt + 1, dataStart).every((byte) => byte === 255) && first === 2 * marker - 1;
  return { id: readNumber(bytes, start, sizeAt), start, dataStart, end: isUnknown ? null : dataStart + size };
}

const readNumber = (bytes: Uint8Array, from: number, to: number) =>
  bytes.subarray(from, to).reduce((number, byte) => number * 256 + byte, 0);

function concat(parts: Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
