import { lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs under; null for the one that runs this process. */
export type Account = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root, so root hands it to `nobody`, which every system knows. */
export function serverAccount(): Account {
  return process.getuid?.() === 0 ? nobody() : null;
}

function nobody() {
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  const id = (text: string | undefined) => Number(text ?? 65534) >>> 0;
  return { uid: id(line?.[1]), gid: id(line?.[2]) };
}

/** Whether the account may enter every folder above `path`, which need not exist itself. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!canEnter(account, folder)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function canEnter({ uid, gid }: NonNullable<Account>, folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return true;
  const bit = stats.uid === uid ? 0o100 : stats.gid === gid ? 0o010 : 0o001;
  return (stats.mode & bit) !== 0;
}

export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
