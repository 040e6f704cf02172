import { Inflate } from 'fflate';
import { Problem } from '../errors/problem.ts';
import { archiveEntries, type ArchiveEntry } from './archive-entries.ts';
import { fileReadingStrings as strings } from './file-reading.strings.ts';

/** Limits of unpacking one archive. */
export interface ArchiveBudget {
  /** Entries of the archive, unread ones included. */
  entries: number;
  /** Unpacked bytes of all that is read of it. Counted while unpacking, whatever the archive claims. */
  bytes: number;
  /** Field that a refusal names. */
  field: string;
}

/**
 * A zip archive whose files are unpacked when they are read. Reading throws a `Problem` where the budget is exceeded, and an
 * error for a damaged file.
 */
export interface Archive {
  /** Paths of its files, in the order of its directory. */
  names: readonly string[];
  /** Unpacks a file; null for one that is not there. */
  content: (name: string) => Uint8Array | null;
  /** Unpacks a file of UTF-8 piece by piece, as far as the pieces are asked for; null for one that is not there. */
  text: (name: string) => Iterable<string> | null;
}

/** Packed bytes that are unpacked at once. They become a thousand times as many at most. */
const pieceBytes = 4_096;

/** Opens a zip archive; null for bytes that are none, and for more entries than the budget allows. */
export function openArchive(bytes: Uint8Array, budget: ArchiveBudget): Archive | null {
  const entries = archiveEntries(bytes, budget.entries);
  if (!entries) return null;
  // The last of several entries with one name counts, as in other programs.
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let left = budget.bytes;
  function* counted(entry: ArchiveEntry): Generator<Uint8Array> {
    for (const piece of unpackedPieces(entry)) {
      left -= piece.length;
      if (left < 0) throw new Problem(1, strings.unpacksTooLarge, { field: budget.field });
      yield piece;
    }
  }
  const pieces = (name: string) => {
    const entry = byName.get(name);
    return entry ? counted(entry) : null;
  };
  return {
    names: [...byName.keys()],
    text(name) {
      const found = pieces(name);
      return found && decoded(found);
    },
    content(name) {
      const found = pieces(name);
      return found && joined([...found]);
    },
  };
}

function* unpackedPieces({ packed, isDeflated }: ArchiveEntry): Generator<Uint8Array> {
  let unpacked: Uint8Array[] = [];
  const inflate = isDeflated ? new Inflate((piece) => unpacked.push(piece)) : null;
  for (let at = 0; at < packed.length; at += pieceBytes) {
    const piece = packed.subarray(at, at + pieceBytes);
    if (inflate) inflate.push(piece, at + pieceBytes >= packed.length);
    else unpacked.push(piece);
    yield* unpacked;
    unpacked = [];
  }
}

function* decoded(pieces: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder();
  for (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
