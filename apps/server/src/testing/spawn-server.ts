import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { bundledLibraries } from '../../../../scripts/bundled-libraries.mjs';

const repository = resolve(import.meta.dirname, '../../../..');

/** What one process has compiled is not compiled by the next. */
export const compileCache = resolve(repository, 'node_modules/.cache/shuyuan/compiled');

/** As `npm start` imports them: half of what a start takes of the processor are the files of libraries. */
const libraries = await bundledLibraries();
const imports = libraries === null ? [] : ['--import', pathToFileURL(libraries).href];

export interface ServerProcess {
  child: ChildProcess;
  /** What it printed so far, to either stream. */
  output: () => string;
  /** Where it is open. Rejects with its output when it ends before. */
  opened: Promise<string>;
  ended: Promise<Ended>;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ProcessOptions extends SpawnOptions {
  env?: Record<string, string>;
  /** Through the script that `npm start` uses, instead of the server itself. */
  through?: 'serve';
}

/** The real server as a process, on a free port. */
export function spawnServer(
  dataFolder: string,
  { env = {}, through, ...options }: ProcessOptions = {},
): ServerProcess {
  const program =
    through === 'serve'
      ? ['--input-type=module', '-e', "await (await import('./scripts/serve.mjs')).serve()"]
      : [...imports, '--conditions=shuyuan-source', 'apps/server/src/listen.ts'];
  const child = spawn(process.execPath, program, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      DATA_DIR: dataFolder,
      SEED_DEMO: '0',
      LOG_FORMAT: 'lines',
      ...env,
    },
  });
  const chunks: string[] = [];
  const output = () => chunks.join('');
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(String(chunk)));
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const opened = new Promise<string>((open, reject) => {
    child.stdout?.on('data', () => {
      const address = /open at (http:\/\/\S+)/.exec(output())?.[1];
      if (address !== undefined) open(address);
    });
    void ended.then(() => reject(new Error(output())));
  });
  opened.catch(() => {});
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  return { child, output, opened, ended };
}
