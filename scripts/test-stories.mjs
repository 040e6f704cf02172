// Serves the built Storybook on a free port and visits every story: render, play, console, axe, pictures in every suite.
// `npm run test:stories -- packages/ui/src/button menu` visits only stories whose file's path has one of the parts.
// With STORYBOOK_STANDALONE it visits those drawn by the standalone build's libraries: they keep no pictures of their own.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { preview } from 'vite';
import { hasPinnedBrowser } from './browser.mjs';
import { closeReceipts } from './visual-receipts.mjs';

const isStandalone = Boolean(process.env['STORYBOOK_STANDALONE']);
const outDir = process.env['STORYBOOK_DIR'] ?? (isStandalone ? 'storybook-standalone' : 'storybook-static');
/** What differed, with the receipts of this run. */
const actual = isStandalone ? 'visual/actual-standalone' : 'visual/actual';
const isUpdate = Boolean(process.env['UPDATE_VISUAL']);
if (isStandalone && isUpdate) throw new Error('The standalone stories only compare: pictures are React’s.');

/** Arguments are the runner's own options, with their values, and parts of paths. */
const [parts, options] = (() => {
  const given = process.argv.slice(2);
  const first = given.findIndex((argument) => argument.startsWith('-'));
  return first < 0 ? [given, []] : [given.slice(0, first), given.slice(first)];
})();

/** The runner makes a test file of each title and names it by the title's id. */
function testFilesOf(paths) {
  const { entries } = JSON.parse(readFileSync(`${outDir}/index.json`, 'utf8'));
  const ids = Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && paths.some((part) => importPath.includes(part)))
    .map(({ id }) => id.split('--')[0]);
  if (ids.length === 0) throw new Error(`No story file's path has ${paths.join(' or ')} in it.`);
  return [...new Set(ids)].map((id) => `/${id}\\.test\\.js$`);
}

const wanted = parts.length > 0 ? testFilesOf(parts) : [];
rmSync(actual, { recursive: true, force: true });
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
const { port } = server.httpServer.address();
if (!hasPinnedBrowser) console.log('Not the pinned browser: pictures are not compared.');
const runner = spawn(
  'test-storybook',
  ['--url', `http://127.0.0.1:${port}`, '--index-json', '--maxWorkers', '2', ...options, ...wanted],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      VISUAL_ACTUAL: actual,
      ...(!hasPinnedBrowser && { VISUAL_SKIP: '1' }),
    },
  },
);
runner.on('exit', async (code) => {
  await server.close();
  const isWhole =
    code === 0 &&
    !isStandalone &&
    wanted.length === 0 &&
    !options.some((option) => /^(-t|--testNamePattern|--shard)/.test(option));
  const findings = hasPinnedBrowser
    ? closeReceipts({ fragments: `${actual}/receipts`, isWhole, isUpdate })
    : [];
  if (findings.length > 0) console.error(`Receipts of the pictures:\n${findings.join('\n')}`);
  process.exit(code || (findings.length > 0 ? 1 : 0));
});
