// An earlier commit beside the work tree, and a Storybook built of it.
import { spawnSync } from 'node:child_process';
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
import { dirname, join, resolve } from 'node:path';
import { git } from './history.mjs';
import { sha256 } from './receipts.mjs';

const root = resolve(import.meta.dirname, '../..');
/** Not under `node_modules`, where no tool takes a file for one of ours. */
const trees = join(root, 'visual/trees');
const treesKept = 3;

/** Checks a commit out, with its packages, once; returns the folder. Throws in words that say what to do. */
export function openTree(sha) {
  const tree = join(trees, sha.slice(0, 12));
  const ready = join(tree, 'node_modules');
  if (!existsSync(ready)) {
    dropOldTrees();
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
    mkdirSync(trees, { recursive: true });
    const { status, stderr } = spawnSync('git', ['worktree', 'add', '--detach', tree, sha], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`commit ${sha} could not be checked out: ${stderr.trim()}`);
    providePackages(tree);
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
  for (const { path } of byUse.slice(treesKept - 1)) git('worktree', 'remove', '--force', path);
}

/** Outside packages of a lock file, without our own, whose versions mean nothing to a picture. */
function packagesOf(lock) {
  const outside = Object.entries(JSON.parse(lock).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(outside.map(([path, { version }]) => [path, version]));
}

const lockOf = (folder) => packagesOf(readFileSync(join(folder, 'package-lock.json'), 'utf8'));

/** The packages of the work tree when the lock files agree; else the commit's own are installed. */
function providePackages(tree) {
  if (lockOf(tree) === lockOf(root)) {
    linkPackages(tree);
    return;
  }
  console.log(`Installing the packages of ${tree}, whose lock file is another one …`);
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'],
    {
      cwd: tree,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  rmSync(join(tree, 'node_modules'), { recursive: true, force: true });
  throw new Error(
    `the packages of ${tree} could not be installed: run npm ci there with a network, then again`,
  );
}

/** Links each outside package; ours are those of the tree itself. */
function linkPackages(tree) {
  const own = join(root, 'node_modules');
  const temporary = join(tree, 'node_modules.unfinished');
  mkdirSync(join(temporary, '@shuyuan'), { recursive: true });
  for (const name of readdirSync(own))
    if (name !== '@shuyuan' && (!name.startsWith('.') || name === '.bin'))
      symlinkSync(join(own, name), join(temporary, name));
  for (const name of readdirSync(join(own, '@shuyuan')))
    symlinkSync(readlinkSync(join(own, '@shuyuan', name)), join(temporary, '@shuyuan', name));
  for (const parent of ['packages', 'apps'])
    for (const name of readdirSync(join(tree, parent))) {
      const nested = join(root, parent, name, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(tree, parent, name, 'node_modules'));
    }
  renameSync(temporary, join(tree, 'node_modules'));
}

/** Story files as Storybook's index names them, that a tree has. */
const filesIn = (tree, files) => files.filter((file) => existsSync(join(tree, file))).sort();

/** Whether the commit's Storybook can be built of a few story files. */
const canBeNarrowed = (tree) =>
  readFileSync(join(tree, '.storybook/main.ts'), 'utf8').includes("'STORY_FILES'");

/** Builds the test Storybook of a commit's tree, of some of its story files, once; returns its folder, null when it has none of them. */
export function buildOnce(tree, files) {
  const wanted = filesIn(tree, files);
  if (wanted.length === 0) return null;
  const key = canBeNarrowed(tree) ? sha256(wanted.join()).slice(0, 12) : 'whole';
  const out = join(tree, 'storybook-static', key);
  if (!existsSync(join(out, 'index.json'))) {
    if (key === 'whole')
      console.log('That commit cannot build Storybook of a few story files: it builds all of it.');
    buildStorybook(tree, wanted, out);
  }
  return out;
}

/** Builds the test Storybook of a tree into `out`, anew, of the story files named. */
export function buildStorybook(tree, files, out) {
  if (files.some((file) => readFileSync(join(tree, file), 'utf8').includes('embed/')))
    run(tree, 'npm', ['run', '-s', 'build:embed'], {});
  console.log(`Building Storybook of ${files.length} story files in ${tree} …`);
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  run(tree, join('node_modules', '.bin', 'storybook'), ['build', '-o', unfinished, '--quiet', '--test'], {
    STORY_FILES: files.join(),
  });
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}

function run(cwd, command, options, env) {
  const log = join(cwd, 'visual', 'build.log');
  mkdirSync(dirname(log), { recursive: true });
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });
  writeFileSync(log, error ? String(error) : `${stdout}${stderr}`);
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed in ${cwd}: see ${log}`);
}
