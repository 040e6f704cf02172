// Serves a built Storybook on a free port and lets the story runner visit it, or some of its stories.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';

/** Where `npm run build:test-storybook` puts the Storybook that is visited: all stories, without docs. */
export const testStorybook = 'node_modules/.cache/shuyuan/storybook';

/** The stories of a built Storybook, in its own order: `{ id, title, name, importPath }`. */
export const storiesOf = (outDir) =>
  Object.values(JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')).entries).filter(
    ({ type }) => type === 'story',
  );

/** The runner visits what the index lists: a shorter index is a shorter visit. */
const shorterIndex = (outDir, ids) => ({
  name: 'shorter-index',
  configurePreviewServer({ middlewares }) {
    const index = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8'));
    const entries = Object.fromEntries(Object.entries(index.entries).filter(([id]) => ids.has(id)));
    middlewares.use('/index.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...index, entries }));
    });
  },
});

/**
 * Runs `test-storybook` over the stories `ids` of `outDir` and returns its status. What it says goes to the terminal, or
 * to the file `log`. `STORY_WORKERS` says how many processes it has.
 */
export async function runStories({ outDir, ids, options = [], env, log }) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [shorterIndex(outDir, ids)],
  });
  const { port } = server.httpServer.address();
  const workers = process.env['STORY_WORKERS'] ?? '2';
  // The runner refuses a configuration that lacks stories: what it visits, the served index says.
  const { STORY_FILES: _files, ...inherited } = process.env;
  const said = log ? openSync(log, 'w') : 'inherit';
  const runner = spawn(
    join('node_modules', '.bin', 'test-storybook'),
    ['--url', `http://127.0.0.1:${port}`, '--index-json', '--maxWorkers', workers, ...options],
    { stdio: [log ? 'ignore' : 'inherit', said, said], env: { ...inherited, ...env } },
  );
  const status = await new Promise((resolve, reject) => {
    runner.on('error', reject);
    runner.on('close', (code) => resolve(code ?? 1));
  });
  if (log) closeSync(said);
  await server.close();
  return status;
}

/**
 * Draws the stories `ids` of a built Storybook into a folder, each in all its suites or in one. Empties the folder first. A
 * story that fails is drawn in the state in which it failed.
 */
export async function drawStories({ outDir, ids, into, suite = '' }) {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const log = `${into}.log`;
  const status = await runStories({
    outDir,
    ids,
    env: { STORY_PICTURES: resolve(into), STORY_SUITE: suite },
    log,
  });
  if (readdirSync(into).length === 0) throw new Error(`No story of ${outDir} was drawn: see ${log}`);
  if (status !== 0) console.log(`Some stories of ${outDir} failed while they were drawn: see ${log}`);
}
