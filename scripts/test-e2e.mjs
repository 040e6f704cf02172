// Drives the site and the standalone widgets in the pinned browser against the real server on a fresh database. Both are
// built before, unless they are as the sources are.
import { spawnSync } from 'node:child_process';
import { ensureAllBuilt } from './builds.mjs';

await ensureAllBuilt(['site', 'embed']);
const reporters = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 'list,json' : 'list';
/** Tests put rows into the database by the server's own code, which imports the packages: from their sources, as servers do. */
const env = {
  ...process.env,
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--conditions=shuyuan-source'].filter(Boolean).join(' '),
};
const run = (options) =>
  spawnSync(`playwright test --reporter=${reporters} ${options.join(' ')}`, {
    shell: true,
    stdio: 'inherit',
    env,
  }).status ?? 1;

/** Two workers share nothing on the site; beside what records, and so measures time, nothing else may run. */
const runs = [['--project site', '--workers 2'], ['--project recorder']];

const given = process.argv.slice(2);
const statuses = (given.length > 0 ? [given] : runs).map(run);
process.exit(Math.max(...statuses));
