// Builds the site and the standalone widgets when their sources are not those of the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const shared = ['package-lock.json', 'tsconfig.json', 'workspace-source.ts', 'packages'];

/** What a start needs, and what it is made from. */
const builds = {
  site: {
    output: 'apps/site/dist',
    proof: 'index.html',
    command: 'npm run -s build:site',
    inputs: [...shared, 'apps/site'],
  },
  'standalone widgets': {
    output: 'packages/widgets/embed/dist',
    proof: 'shuyuan.js',
    command: 'npm run -s build:embed',
    inputs: shared,
  },
};

const left = new Set(['node_modules', 'dist', 'coverage']);
const unbuilt = /\.(test|stories|fixtures)\.tsx?$/;

/** A fingerprint of everything that the build reads; it does not change with a mere checkout. */
export function fingerprint(folder = root, names = builds.site.inputs) {
  const hash = createHash('sha256');
  for (const path of names.flatMap((name) => filesOf(join(folder, name)))) {
    hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !left.has(name) && !unbuilt.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesOf(join(path, name)));
}

/** Ends the process with the build's own words when one fails. */
export function ensureSite() {
  for (const [name, build] of Object.entries(builds)) ensureBuilt(name, build);
}

function ensureBuilt(name, { output, proof, command, inputs }) {
  const folder = join(root, output);
  const note = join(folder, '.built-from');
  const current = fingerprint(root, inputs);
  const isBuilt = existsSync(join(folder, proof)) && existsSync(note);
  if (isBuilt && readFileSync(note, 'utf8') === current) return;
  console.log(`Building the ${name} …`);
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe ${name} could not be built; the reason stands above.`);
    process.exit(1);
  }
  writeFileSync(note, current);
}
