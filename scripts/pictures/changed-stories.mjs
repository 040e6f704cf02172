// Which stories a review draws of its base and of today.
import { existsSync } from 'node:fs';
import { affectedBy, changedSince, filesOf, usualBase } from '../affected.mjs';
import { git } from './base-tree.mjs';

const isStory = (path) => path.endsWith('.stories.tsx');

/** The commit that a name means, undefined when git knows none. */
export function commitOf(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Where the branch left `main`; on `main` the last commit, or the one before it when nothing has changed since. */
export function defaultBase() {
  const base = usualBase();
  const isUnchanged = base === commitOf('HEAD') && git('status', '--porcelain') === '';
  return isUnchanged ? 'HEAD^' : base;
}

/**
 * Story files to draw, of those that the base has (`before`) and the work tree has (`after`): what the change can break,
 * or what has one of the `parts` in its path.
 */
export function chooseStories({ before, after, parts, changed, affected }) {
  const broken = new Set([...changed, ...affected]);
  const isChosen = (path) =>
    parts.length > 0 ? parts.some((part) => path.includes(part)) : broken.has(path);
  return { before: before.filter(isChosen), after: after.filter(isChosen) };
}

/** Story files to draw of a commit and of the work tree. */
export async function changedStories(sha, parts) {
  const changed = parts.length > 0 ? [] : changedSince(sha);
  return chooseStories({
    before: git('ls-tree', '-r', '--name-only', '-z', sha).split('\0').filter(isStory),
    after: filesOf(undefined, '*.stories.tsx').filter((path) => existsSync(path)),
    parts,
    changed,
    affected: parts.length > 0 ? [] : (await affectedBy(changed)).stories,
  });
}
