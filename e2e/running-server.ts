import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isServerOf, readPostmaster } from '../apps/server/src/embedded-postgres/postmaster.ts';
import { e2ePrefix } from '../apps/server/src/testing/abandoned-runs.ts';
import { bundledLibraries } from '../scripts/bundled-libraries.mjs';
import { fillFromTemplate } from './data-template.ts';

const repository = resolve(import.meta.dirname, '..');

/** The product as `npm start` runs it after installing and building: one process over a data folder of its own. */
export interface RunningServer {
  url: string;
  dataFolder: string;
  /** All that it has logged. */
  log: () => string;
  start: () => Promise<void>;
  /** As Ctrl-C does. Answers the exit code. */
  stop: () => Promise<number | null>;
  /** As a power cut does to the process. */
  kill: () => Promise<void>;
  /** Stops and deletes the data folder. */
  remove: () => Promise<void>;
}

export async function createRunningServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const libraries = await bundledLibraries();
  const imports = libraries === null ? [] : ['--import', pathToFileURL(libraries).href];
  const dataFolder = mkdtempSync(join(tmpdir(), `${e2ePrefix}${process.pid}-`));
  fillFromTemplate(dataFolder);
  const output: string[] = [];
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  return {
    url: `http://localhost:${port}`,
    dataFolder,
    log: () => output.join(''),
    async start() {
      child = spawn(
        process.execPath,
        [...imports, '--conditions=shuyuan-source', 'apps/server/src/listen.ts'],
        {
          cwd: repository,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          env: {
            ...process.env,
            NODE_COMPILE_CACHE: join(repository, 'node_modules/.cache/shuyuan/compiled'),
            ...environment,
            PORT: String(port),
            DATA_DIR: dataFolder,
            LOG_FORMAT: 'json',
          },
        },
      );
      child.stdout?.on('data', (chunk) => output.push(String(chunk)));
      child.stderr?.on('data', (chunk) => output.push(String(chunk)));
      const ended = once(child, 'exit').then(() => {
        throw new Error(`The server ended before it was ready:\n${output.join('')}`);
      });
      await Promise.race([ended, becomesReady(`http://localhost:${port}`, child)]);
      ended.catch(() => {});
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    async remove() {
      await end('SIGTERM');
      // A killed server leaves its database running.
      const folder = join(dataFolder, 'postgres');
      const left = readPostmaster(folder);
      if (left && isServerOf(folder, left.pid)) process.kill(left.pid, 'SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Waits until everything under the server works. Gives up when its process is gone. */
async function becomesReady(url: string, process: ChildProcess) {
  const ask = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const isAlive = () => process.exitCode === null && process.signalCode === null;
  while (isAlive() && !(await ask())) await sleep(50);
}

/**
 * A port nobody listens on; it is free again when the answer arrives. Below those that systems give to outgoing
 * calls, since a server that is started again, as after a crash, comes back to its own.
 */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer();
  try {
    probe.listen(port, 'localhost');
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
