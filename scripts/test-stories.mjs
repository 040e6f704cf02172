// Serves the built Storybook on a free port and visits every story: render, play, console, axe, pictures in light and dark.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { hasPinnedBrowser } from './browser.mjs';

rmSync('visual/actual', { recursive: true, force: true });
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'storybook-static' },
  preview: { port: 0, host: '127.0.0.1' },
});
const { port } = server.httpServer.address();
if (!hasPinnedBrowser) console.log('Not the pinned browser: pictures are not compared.');
const runner = spawn(
  'test-storybook',
  ['--url', `http://127.0.0.1:${port}`, '--index-json', '--maxWorkers', '2', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...(hasPinnedBrowser ? {} : { VISUAL_SKIP: '1' }) } },
);
runner.on('exit', async (code) => {
  await server.close();
  process.exit(code ?? 1);
});
