// Builds the site and the standalone widgets, and drives them in the pinned browser against the real server on a fresh database.
import { spawnSync } from 'node:child_process';

const run = (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;

const reporters = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 'list,json' : 'list';
process.exit(
  run('npm run -s build:site') ||
    run('npm run -s build:embed') ||
    run(`playwright test --reporter=${reporters} ${process.argv.slice(2).join(' ')}`),
);
