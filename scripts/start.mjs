// `npm start`: installs what is missing, builds the site when it changed, and runs the server until it is told to end.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, pinnedNode } from './ensure-install.mjs';
import { ensureSite } from './ensure-site.mjs';

const root = resolve(import.meta.dirname, '..');

await ensureInstalled();
ensureSite();

const server = spawn(
  existsSync(pinnedNode) ? pinnedNode : process.execPath,
  ['--conditions=shuyuan-source', join(root, 'apps/server/src/listen.ts')],
  {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', LOG_FORMAT: 'lines', ...process.env },
  },
);

// A terminal sends Ctrl-C to the server too; it takes both for one. When this process is killed outright, the
// server notices that the channel closed, and ends by itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.connected && server.send('end', () => {}));
}
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code) => process.exit(code ?? 1));
