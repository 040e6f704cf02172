// Serves a built Storybook on a free port and lets the story runner visit it, or some of its stories.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { preview } from 'vite';

/** Where `npm run build:test-storybook` puts the Storybook that is photographed: all stories, without docs. */
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
 * Runs `test-storybook` over the stories `ids` of `outDir`, over all when there are none given, and returns its status.
 * What it says goes to the terminal, or to the file `log`.
 */
export async function runStories({ outDir, ids, options = [], env, log }) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: ids ? [shorterIndex(outDir, ids)] : [],
  });
  const { port } = server.httpServer.address();
  const runner = spawn(
    join('node_modules', '.bin', 'test-storybook'),
    ['--url', `http://127.0.0.1:${port}`, '--index-json', '--maxWorkers', '2', ...options],
    { stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: environmentWith(env) },
  );
  const written = log && keepWords(runner, log);
  const status = await new Promise((resolve, reject) => {
    runner.on('error', reject);
    runner.on('close', (code) => resolve(code ?? 1));
  });
  await written;
  await server.close();
  return status;
}

/** The runner refuses a configuration that lacks stories: what it visits, the served index says. */
function environmentWith(env) {
  const { STORY_FILES: _files, ...rest } = process.env;
  return { ...rest, ...env };
}

function keepWords({ stdout, stderr }, log) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  let open = 2;
  for (const stream of [stdout, stderr]) {
    stream.pipe(file, { end: false });
    stream.on('end', () => (open -= 1) === 0 && file.end());
  }
  return finished(file);
}
