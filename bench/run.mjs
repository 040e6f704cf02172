// `npm run bench` runs every benchmark; `npm run bench -- comment-box` runs those named.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const all = ['comment-box', 'comment-list', 'search', 'uploads'];
const wanted = process.argv.slice(2);
/** Install other design systems, and `ui` needs the built packages: run only when named. */
const onRequest = ['pager', 'ui'];
const names = wanted.length > 0 ? wanted : all;
for (const name of names) {
  if (![...all, ...onRequest].includes(name)) {
    console.error(`There is no benchmark ${name}: choose from ${[...all, ...onRequest].join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n━━ ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=shuyuan-source', join(import.meta.dirname, `${name}.mjs`)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
