/** What files are accepted. They are checked in the browser for the reader's sake: the server checks again. */
export interface FileLimits {
  /** MIME types (`image/png`, `image/*`) and endings (`.pdf`); all files when left out. */
  accept?: readonly string[];
  /** Greatest size of one file, in bytes. */
  maxSize?: number;
  /** How many files may be given at once. @default 1 */
  maxFiles?: number;
}

/** Why a file was not taken: its kind, its size, nothing in it, one too many, or a folder. */
export type FileRefusal = 'type' | 'size' | 'empty' | 'count' | 'folder';

/** A file that broke a limit, and which one. */
export interface RefusedFile {
  name: string;
  reason: FileRefusal;
}

/** Whether a file is of a kind; a type that the system does not know counts by its ending alone. */
export const isOfKind = ({ name, type }: { name: string; type: string }, kind: string) =>
  kind.startsWith('.')
    ? name.toLowerCase().endsWith(kind.toLowerCase())
    : kind.endsWith('/*')
      ? type.startsWith(kind.slice(0, -1))
      : type === kind;

function refusalOf(file: File, { accept, maxSize }: FileLimits): FileRefusal | null {
  if (accept?.length && !accept.some((kind) => isOfKind(file, kind))) return 'type';
  if (maxSize !== undefined && file.size > maxSize) return 'size';
  return file.size === 0 ? 'empty' : null;
}

/** Parts files into those to take and those to refuse, each with its reason. A refused file takes nobody's place. */
export function sortFiles(files: readonly File[], limits: FileLimits) {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const isFull = taken.length >= (limits.maxFiles ?? 1);
    const reason = refusalOf(file, limits) ?? (isFull ? 'count' : null);
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

const units = ['B', 'KB', 'MB', 'GB'];

/** Bytes as people say them: `20 MB`, `1.5 GB`. */
export function formatBytes(bytes: number) {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`;
}

/** The kinds of a list in a word each: `PDF`, `PNG`; a whole family by its own name. */
export const kindsOf = (accept: readonly string[]) =>
  accept.map((kind) => {
    const [family = '', member = ''] = kind.split('/');
    if (kind.startsWith('.')) return kind.slice(1).toUpperCase();
    return member === '*' ? family : (member.split('+')[0] ?? member).toUpperCase();
  });
