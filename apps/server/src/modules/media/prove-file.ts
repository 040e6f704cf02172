import { setImmediate } from 'node:timers/promises';
import { Problem } from '../../errors/problem.ts';
import { fileKinds, type FileKind } from './file-kinds.ts';
import { mediaStrings as strings } from './media.strings.ts';

/** A file that is read by pieces. */
interface FileBytes {
  /** Its length. */
  bytes: number;
  /** Bytes from `start` up to but without `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}

/** Of a file the beginning, of an archive the list at its end, of a text so much at a time. */
const headBytes = 64;
const listBytes = 2 ** 20;
const pieceBytes = 2 ** 20;

const refusal = (message: string) => new Problem(1, message, { field: 'file' });

/** What a file claims to be by its name. Throws a refusal for what the library does not take. */
export function kindNamed(fileName: string): FileKind {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const kind = fileKinds.find(({ extensions }) => extensions.includes(extension));
  if (!kind) throw refusal(strings.unknownType);
  return kind;
}

/** What a file truly is, as it is served. Throws a refusal where that is not what its name says. */
export async function proveFile(fileName: string, file: FileBytes): Promise<string> {
  if (file.bytes === 0) throw refusal(strings.empty);
  const { contentType, proof } = kindNamed(fileName);
  const isProven =
    'begins' in proof
      ? await begins(file, proof.begins)
      : 'entry' in proof
        ? await hasEntry(file, proof.entry)
        : await isText(file, proof.text);
  if (!isProven) throw refusal(strings.otherContent);
  return contentType;
}

async function begins(file: FileBytes, beginnings: readonly string[]): Promise<boolean> {
  const head = Buffer.from(await file.read(0, Math.min(file.bytes, headBytes))).toString('hex');
  return beginnings.some((each) => new RegExp(`^(?:${each})`).test(head));
}

/** Looked for in the archive's own list, since the names of what is packed may stand anywhere before it. */
async function hasEntry(file: FileBytes, name: string): Promise<boolean> {
  if (!(await begins(file, ['504b0304', '504b0506']))) return false;
  const tail = Buffer.from(await file.read(Math.max(0, file.bytes - listBytes), file.bytes));
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0) return false;
  const names = entryNames(tail.subarray(0, end));
  return name === '' || names.some((each) => each.startsWith(name));
}

function entryNames(list: Buffer): string[] {
  const names: string[] = [];
  const mark = Buffer.from('504b0102', 'hex');
  for (let at = list.indexOf(mark); at >= 0 && at + 46 <= list.length; at = list.indexOf(mark, at + 46))
    names.push(list.toString('latin1', at + 46, at + 46 + list.readUInt16LE(at + 28)));
  return names;
}

/** What a page, a drawing or a program begins with. */
const runs =
  /^\s*(?:#!|<!doctype|<\?(?:xml|php|=)|<(?:html|head|body|script|svg|iframe|meta|link|style)\b|@echo\b)/i;

/** UTF-8 or GBK, the way Chinese spreadsheets write their tables, to its last byte. */
async function isText(file: FileBytes, beginning: RegExp | null): Promise<boolean> {
  const decoders = ['utf-8', 'gbk'].map((label) => new TextDecoder(label, { fatal: true }));
  let possible = decoders;
  for (let start = 0; start < file.bytes; start += pieceBytes) {
    const end = Math.min(file.bytes, start + pieceBytes);
    const piece = await file.read(start, end);
    // Other requests are answered between two pieces of a file that is in memory already.
    await setImmediate();
    if (piece.includes(0)) return false;
    possible = possible.filter((decoder) => {
      const text = decode(decoder, piece, end < file.bytes);
      if (text === null) return false;
      return start > 0 || !(runs.test(text) || (beginning && !beginning.test(text)));
    });
    if (possible.length === 0) return false;
  }
  return true;
}

function decode(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    return null;
  }
}
