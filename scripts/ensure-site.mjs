// Builds the site when its sources are not those of the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const output = join(root, 'apps/site/dist');
const note = join(output, '.built-from');

const inputs = ['package-lock.json', 'tsconfig.json', 'workspace-source.ts', 'apps/site', 'packages'];
const left = new Set(['node_modules', 'dist', 'coverage']);
const unbuilt = /\.(test|stories|fixtures)\.tsx?$/;

/** A fingerprint of everything that the build reads; it does not change with a mere checkout. */
export function fingerprint(folder = root, names = inputs) {
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

/** Ends the process with the build's own words when it fails. */
export function ensureSite() {
  const current = fingerprint();
  const isBuilt = existsSync(join(output, 'index.html')) && existsSync(note);
  if (isBuilt && readFileSync(note, 'utf8') === current) return;
  console.log('Building the site …');
  const { status, stdout, stderr } = spawnSync('npm run -s build:site', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe site could not be built; the reason stands above.`);
    process.exit(1);
  }
  writeFileSync(note, current);
}
