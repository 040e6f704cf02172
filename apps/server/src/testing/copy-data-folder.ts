import {
  chmodSync,
  constants,
  copyFileSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** Copies the data folder of a server that has ended, with owners and modes, which PostgreSQL insists on. */
export function copyDataFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyDataFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else copyFileSync(source, target, constants.COPYFILE_FICLONE);
    if (!entry.isDirectory()) keepOwner(source, target);
  }
  keepOwner(from, to);
}

function keepOwner(source: string, target: string) {
  const stats = lstatSync(source);
  if (!stats.isSymbolicLink()) chmodSync(target, stats.mode);
  if (process.getuid?.() === 0) lchownSync(target, stats.uid, stats.gid);
}
