// `npm run bench` runs every benchmark; `npm run bench -- comment-box pager --times 9` runs those named, each
// figure nine times; `--peers` shows beside ours what others do, where a benchmark has them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const all = [
  'comment-box',
  'layout-shift',
  'search-dialog',
  'bytes',
  'comment-list',
  'community',
  'exam-area',
  'exam-player',
  'search',
  'server',
  'site',
  'uploads',
];
const words = process.argv.slice(2);
const from = words.findIndex((word) => word.startsWith('--'));
const [wanted, options] = from < 0 ? [words, []] : [words.slice(0, from), words.slice(from)];
/**
 * Run only when named: `recording` takes ten minutes; the others install what ours is measured beside, and `ui` needs the built
 * packages too.
 */
const onRequest = ['pager', 'recording', 'ui'];
const names = wanted.length > 0 ? wanted : all;
for (const name of names) {
  if (![...all, ...onRequest].includes(name)) {
    console.error(`There is no benchmark ${name}: choose from ${[...all, ...onRequest].join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n━━ ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=shuyuan-source', join(import.meta.dirname, `${name}.mjs`), ...options],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
