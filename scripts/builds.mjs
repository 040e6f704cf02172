// What is built from the sources, and from which. `node scripts/builds.mjs site packages` makes those whose sources are
// not those of the last time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { runWithProgress } from './run-with-progress.mjs';

const root = resolve(import.meta.dirname, '..');

const shared = ['package.json', 'package-lock.json', 'tsconfig.json', 'workspace-source.ts', 'packages'];
const shown = [...shared, 'apps', '.storybook', 'docs'];
const unbuilt = /\.(test|stories|fixtures)\.tsx?$/;
const untold = /\.test\.tsx?$/;

/**
 * Builds by name. `note` is the file in an output that records the sources it was built from. A new build removes it, so that
 * an output of another tool has none.
 */
export const builds = {
  packages: {
    outputs: ['api-client', 'ui', 'widgets'].map((name) => `packages/${name}/dist`),
    note: 'built-from',
    command: 'npm run -s build:packages',
    inputs: shared,
    without: unbuilt,
  },
  site: {
    outputs: ['apps/site/dist'],
    note: '.built-from',
    command: 'npm run -s build:site',
    inputs: [...shared, 'apps/site'],
    without: unbuilt,
  },
  embed: {
    outputs: ['packages/widgets/embed/dist'],
    note: '.built-from',
    command: 'npm run -s build:embed',
    inputs: shared,
    without: unbuilt,
  },
  storybook: {
    outputs: ['storybook-static'],
    note: '.built-from',
    command: 'npm run -s build:storybook',
    inputs: shown,
    without: untold,
    needs: 'embed',
  },
  'test-storybook': {
    outputs: ['node_modules/.cache/shuyuan/storybook'],
    note: '.built-from',
    command: 'npm run -s build:test-storybook',
    inputs: shown,
    without: untold,
    needs: 'embed',
  },
  standalone: {
    outputs: ['storybook-standalone'],
    note: '.built-from',
    command: 'npm run -s build:standalone',
    inputs: shown,
    without: untold,
    needs: 'embed',
  },
};

const left = new Set(['node_modules', 'dist', 'coverage']);

/** A fingerprint of everything that a build reads; it does not change with a mere checkout. */
export function fingerprint(folder, inputs, without) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((name) => filesOf(join(folder, name), without))) {
    hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path, without) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !left.has(name) && !without.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesOf(join(path, name), without));
}

/** Whether every output of a build was made from what its sources are now. */
export function isCurrent({ outputs, note, inputs, without }, folder = root) {
  const notes = outputs.map((output) => join(folder, output, note));
  if (!notes.every((path) => existsSync(path))) return false;
  const current = fingerprint(folder, inputs, without);
  return notes.every((path) => readFileSync(path, 'utf8') === current);
}

/** Runs a build unless its outputs are current, and what it needs before it. Rejects with the build's own words when it fails. */
export async function ensureBuilt(name, folder = root, table = builds) {
  const build = table[name];
  if (build.needs) await ensureBuilt(build.needs, folder, table);
  if (isCurrent(build, folder)) return;
  console.log(`Building ${name} …`);
  const made = fingerprint(folder, build.inputs, build.without);
  const notes = build.outputs.map((output) => join(folder, output, build.note));
  for (const note of notes) rmSync(note, { force: true });
  const { status, output } = await runWithProgress(build.command, [], {
    cwd: folder,
    shell: true,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  });
  if (status !== 0) throw new Error(`${output}\n${name} could not be built; the reason stands above.`);
  for (const note of notes) writeFileSync(note, made);
}

/** Ends the process with the build's own words when one fails. */
export async function ensureAllBuilt(names) {
  try {
    for (const name of names) await ensureBuilt(name);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in builds));
  if (unknown.length > 0 || wanted.length === 0) {
    console.error(`Name what to build: ${Object.keys(builds).join(', ')}.`);
    process.exit(1);
  }
  await ensureAllBuilt(wanted);
}
