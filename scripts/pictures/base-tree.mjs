// An earlier commit beside the work tree, and a Storybook built of it.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Not under `node_modules`, where no tool takes a file for one of ours. */
const trees = join(root, 'visual/trees');
const treesKept = 3;

/** The answer of git, without its last line's end; throws when git refuses. */
export const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).trimEnd();

/** Checks a commit out, with its packages, once; returns the folder. */
export function openTree(sha) {
  const tree = join(trees, sha.slice(0, 12));
  const ready = join(tree, 'node_modules/.ready');
  if (!existsSync(ready)) {
    dropOldTrees();
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
    git('worktree', 'add', '--quiet', '--detach', tree, sha);
    providePackages(tree);
    writeFileSync(ready, '');
  }
  utimesSync(tree, new Date(), new Date());
  return tree;
}

/** Drops all but the trees used last. */
function dropOldTrees() {
  if (!existsSync(trees)) return;
  const byUse = readdirSync(trees)
    .map((name) => ({ path: join(trees, name), used: statSync(join(trees, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of byUse.slice(treesKept - 1)) rmSync(path, { recursive: true, force: true });
}

/** Outside packages of a lock file, without our own, whose versions mean nothing to a picture. */
function packagesOf(lock) {
  const outside = Object.entries(JSON.parse(lock).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(outside.map(([path, { version }]) => [path, version]));
}

const lockOf = (folder) => packagesOf(readFileSync(join(folder, 'package-lock.json'), 'utf8'));

/** Installs the commit's packages, unless the lock file is that of the work tree, in which the tree lies. */
function providePackages(tree) {
  if (lockOf(tree) !== lockOf(root)) {
    console.log(`Installing the packages of ${tree}, whose lock file is another one …`);
    run(tree, 'npm', [
      'ci',
      '--include=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
    ]);
    return;
  }
  // Outside packages are found in the work tree's folder; ours, and what one package has for itself, are not.
  const own = join('node_modules', '@shuyuan');
  mkdirSync(join(tree, own), { recursive: true });
  for (const name of readdirSync(join(root, own)))
    symlinkSync(readlinkSync(join(root, own, name)), join(tree, own, name));
  for (const place of ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(tree, parent)).map((name) => join(parent, name, 'node_modules')),
  ))
    if (existsSync(join(root, place))) symlinkSync(join(root, place), join(tree, place));
}

/** Builds the test Storybook of some story files of a commit's tree once; returns its folder. */
export function buildOnce(tree, files) {
  const key = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  const out = join(tree, 'storybook-static', key);
  if (!existsSync(join(out, 'index.json'))) buildStorybook(tree, files, out);
  return out;
}

/**
 * Builds the test Storybook of a tree into `out`, limited to the given story files. Replaces an earlier build. Commits that
 * cannot build a selection build all stories.
 */
export function buildStorybook(tree, files, out) {
  if (files.some((file) => readFileSync(join(tree, file), 'utf8').includes('embed/')))
    run(tree, 'npm', ['run', '-s', 'build:embed']);
  console.log(`Building Storybook of ${files.length} story files in ${tree} …`);
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  run(tree, 'storybook', ['build', '-o', unfinished, '--quiet', '--test'], {
    STORY_FILES: files.join(),
  });
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}

/** Runs a command of the packages that a tree has, or of the work tree's. */
function run(cwd, command, options, env) {
  const binaries = [cwd, root].map((folder) => `${join(folder, 'node_modules/.bin')}${delimiter}`);
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${binaries.join('')}${process.env['PATH']}`, ...env },
  });
  if (status !== 0)
    throw new Error(`${error ?? `${stdout}${stderr}`}\n${command} ${options.join(' ')} failed in ${cwd}`);
}
