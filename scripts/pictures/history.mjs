// Which commit a picture was accepted by, as git has it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { receiptsFile, parseReceipts } from './receipts.mjs';

/** The answer of git, without its last line's end; null when git refuses. */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trimEnd() : null;
}

/** Fetches the commits that are missing without a single file of theirs. */
const deepen = 'git fetch --unshallow --filter=blob:none';

/**
 * Commits beyond which a shallow clone knows nothing. Such a commit seems to have made every file that it has, so that
 * what git calls the last change of a file may lie before it.
 */
function shallowEdges() {
  const file = git('rev-parse', '--git-path', 'shallow');
  return new Set(file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

/** A commit to draw, or the reason why there is none. */
const known = (sha) =>
  shallowEdges().has(sha)
    ? { reason: `this clone is too shallow to know which commit drew it; ${deepen} fetches what is missing` }
    : { sha };

/** The last commit that changed receipts: everything since then drew the same. */
export function lastAcceptance() {
  const sha = git('log', '-1', '--format=%H', '--', receiptsFile);
  return sha ? known(sha) : { reason: 'no commit has receipts yet' };
}

/** The commit that a name like `main` or `HEAD~3` means. */
export function commitOf(name) {
  const sha = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  return sha
    ? { sha }
    : { reason: `git knows no commit ${name}; in a shallow clone ${deepen} fetches what is missing` };
}

/** The receipts as a commit has them. */
export const receiptsAt = (sha) => parseReceipts(git('show', `${sha}:${receiptsFile}`) ?? '').receipts;

/** For each picture, the commit that its line in HEAD's receipts comes from. */
export function acceptancesOf(pictures) {
  const wanted = new Set(pictures);
  const lines = (git('blame', '-s', '-l', '--root', 'HEAD', '--', receiptsFile) ?? '').split('\n');
  const found = new Map();
  for (const line of lines) {
    const [, sha, picture] = /^([0-9a-f]{40}).*?\{"picture":"([^"]+)"/.exec(line) ?? [];
    if (picture && wanted.has(picture)) found.set(picture, known(sha));
  }
  return found;
}
