// Runs the server on the pinned Node until it is told to end.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledLibraries } from './bundled-libraries.mjs';
import { pinnedNode } from './ensure-install.mjs';

const entry = resolve(import.meta.dirname, '../apps/server/src/listen.ts');

/** Sources that were compiled once are not compiled at the next start. */
const compiled = resolve(import.meta.dirname, '../node_modules/.cache/shuyuan-server');

/** Ends this process with the server's own status. */
export async function serve() {
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  const libraries = await bundledLibraries();
  const imports = libraries === null ? [] : ['--import', pathToFileURL(libraries).href];
  const server = spawn(node, [...imports, '--conditions=shuyuan-source', entry], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', LOG_FORMAT: 'lines', NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  // A terminal sends Ctrl-C to the server too; it takes both for one. When this process is killed outright, the
  // server notices that the channel closed, and ends by itself.
  const end = () => server.connected && server.send('end', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(end);
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  server.on('exit', (code) => process.exit(code ?? 1));
}

/** npm hands a SIGTERM to its shell, which dies of it without a word to us. */
function whenOrphaned(act) {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    act();
  }, 200).unref();
}
