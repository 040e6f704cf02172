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

/** Names the folder that `global-setup.ts` has filled, for the processes of the run. */
export const templateVariable = 'SHUYUAN_E2E_TEMPLATE';

/**
 * Fills a data folder with the database and the demonstration content of the run's template, so that a server
 * on it starts as it does the second time. Without a template, the server makes everything itself.
 */
export function fillFromTemplate(dataFolder: string): void {
  const template = process.env[templateVariable];
  if (template) copyFolder(template, dataFolder);
}

/** With owners and modes, which PostgreSQL insists on. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
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
