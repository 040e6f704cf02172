// Installs the packages of the lock file when they are not all there. Runs on any Node that may start npm, with nothing installed.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { runWithProgress } from './run-with-progress.mjs';

const repository = resolve(import.meta.dirname, '..');

/** The Node that the lock file pins; everything but the two starting scripts, `npm start` and `npm test`, runs on it. */
export const pinnedNode = join(repository, 'node_modules/.bin/node');

/** Says what is missing, in a few words; null when nothing is. */
export function whatIsMissing(root = repository) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'nothing is installed yet';
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {});
  const outdated = wanted.filter(([path, entry]) => isOutdated(path, entry, installed[path]));
  if (outdated.length > 0) return `${outdated.length} packages differ from the lock file`;
  return null;
}

/** npm leaves out optional packages that are for other systems. */
function isOutdated(path, { version, link, optional, devOptional, peer }, installed) {
  if (link || !path.includes('node_modules/')) return false;
  return installed ? installed.version !== version : !(optional || devOptional || peer);
}

/** npm writes this list of what it installed as its last step, so that a broken-off install has none. */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

/** How many of the packages that every system needs are there, for a line of progress. */
export function countInstalled(root = repository) {
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {})
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional)
    .filter(([, entry]) => !entry.devOptional && !entry.peer);
  const there = wanted.filter(([path]) => existsSync(join(root, path, 'package.json')));
  return `${there.length} of ${wanted.length} packages`;
}

/** npm waits five minutes for a connection that has fallen silent, and then gives up all that it has installed. */
const installArguments = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-timeout=60000'];

/** What a try has fetched the next one finds in npm's cache. */
const mostTries = 3;

/** Ends the process with npm's own words when the install fails. */
export async function ensureInstalled() {
  const missing = whatIsMissing();
  if (!missing) return;
  console.log(`Installing packages (${missing}) …`);
  const options = {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: withoutOurBinaries(process.env),
  };
  for (let time = 1; time <= mostTries; time += 1) {
    const { status } = await runWithProgress('npm', installArguments, options, () => countInstalled());
    if (status === 0) return;
    console.error(`npm ci failed in try ${time} of ${mostTries}; its words stand above.`);
  }
  console.error('The first install needs the network.');
  process.exit(1);
}

/** npm must not run on the Node that it is about to replace. */
function withoutOurBinaries(environment) {
  const path = (environment['PATH'] ?? '').split(delimiter);
  return { ...environment, PATH: path.filter((folder) => !folder.startsWith(repository)).join(delimiter) };
}
