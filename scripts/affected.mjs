// What a change can break: the stories and the tests that are made of the files it touches.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { moduleGraph } from './affected/module-graph.mjs';

const repository = resolve(import.meta.dirname, '..');

const isStory = (path) => path.endsWith('.stories.tsx');
const isTest = (path) => /\.test\.tsx?$/.test(path) && !path.startsWith('delivery/');

const setups = ['', '.pure', '.dom', '.server'].map((kind) => `vitest${kind}.setup.ts`);

/** What every story, or every test of a kind, is made of besides its own imports. */
const grounds = [
  {
    of: isStory,
    made: ['.storybook/preview.tsx', '.storybook/test-runner.ts', 'test-runner-jest.config.js'],
    read: ['.storybook/main.ts'],
  },
  { of: isTest, made: [], read: ['vitest.config.ts', ...setups] },
  {
    of: (path) => isStory(path) || isTest(path),
    made: [],
    read: ['package-lock.json', 'tsconfig.json', 'workspace-source.ts'],
  },
];

/** Whether a file is one of those that all tests, or all stories, are made with. */
export const isUnderEverything = (path) =>
  grounds.some(({ made, read }) => [...made, ...read].includes(path));

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
const lines = (text) => text.split('\n').filter((line) => line !== '');

/** Files of the repository, those too that are not committed yet. */
export const filesOf = (root = repository, ...places) =>
  lines(git(root, '-c', 'core.quotePath=false', 'ls-files', '-co', '--exclude-standard', '--', ...places));

/**
 * Returns the default base of a comparison: the commit where the branch left `main`. On `main` itself it is `HEAD`, so that the
 * uncommitted files are the change.
 */
export function usualBase(root = repository) {
  const branch = git(root, 'rev-parse', '--abbrev-ref', 'HEAD').trim();
  const known = (name) => {
    try {
      return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim();
    } catch {
      return undefined;
    }
  };
  const main = branch === 'main' ? 'HEAD' : (known('main') ?? known('origin/main') ?? 'HEAD');
  return git(root, 'merge-base', main, 'HEAD').trim();
}

/** What differs between a commit and the working tree, what git does not know yet too: paths in the repository. */
export function changedSince(base = usualBase(), root = repository) {
  const from = git(root, 'merge-base', base, 'HEAD').trim();
  const quiet = ['-c', 'core.quotePath=false'];
  const known = git(root, ...quiet, 'diff', '--name-only', '--no-renames', from);
  const unknown = git(root, ...quiet, 'ls-files', '--others', '--exclude-standard');
  return [...new Set(lines(`${known}${unknown}`))].sort((a, b) => (a < b ? -1 : 1));
}

/**
 * The story files and test files that the files can break, those nearest to them first: `distances` says over how many
 * imports.
 */
export async function affectedBy(changed, root = repository) {
  const files = new Set(filesOf(root).filter((path) => existsSync(join(root, path))));
  const entries = [...files].filter((path) => isStory(path) || isTest(path));
  const made = grounds.flatMap((ground) => ground.made).filter((path) => files.has(path));
  const graph = await moduleGraph(root, [...entries, ...made], files);
  for (const ground of grounds)
    for (const entry of entries.filter(ground.of)) graph.get(entry)?.push(...ground.made, ...ground.read);
  const distances = distancesFrom(changed, graph);
  const reached = entries
    .filter((path) => distances.has(path))
    .sort((a, b) => distances.get(a) - distances.get(b) || (a < b ? -1 : 1));
  return { stories: reached.filter(isStory), tests: reached.filter(isTest), distances };
}

function distancesFrom(changed, graph) {
  const importers = new Map();
  for (const [path, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  const distances = new Map(changed.map((path) => [path, 0]));
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
