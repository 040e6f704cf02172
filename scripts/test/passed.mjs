// Notes the commit that has passed the gate, for hooks that ask whether the newest one has.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-step.mjs';

const note = join(root, 'node_modules/.cache/shuyuan/passed');

/** The commit that the files are, nothing when some differ from it or git does not know this folder. */
export function cleanCommit() {
  const git = (...options) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

export function notePassed(commit) {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, commit);
}
