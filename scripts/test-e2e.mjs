// Drives the site and the standalone widgets in the pinned browser against the real server on a fresh database. Both are
// built before, unless they are as the sources are.
import { spawnSync } from 'node:child_process';
import { ensureAllBuilt } from './builds.mjs';

ensureAllBuilt(['site', 'embed']);
const reporters = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 'list,json' : 'list';
const run = (options) =>
  spawnSync(`playwright test --reporter=${reporters} ${options.join(' ')}`, { shell: true, stdio: 'inherit' })
    .status ?? 1;

process.exit(run(process.argv.slice(2)));
