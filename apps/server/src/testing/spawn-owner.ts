import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { EmbeddedPostgres } from '../embedded-postgres/launch.ts';
import { readPostmaster, stopPostmaster, type Postmaster } from '../embedded-postgres/postmaster.ts';
import { removeSocketFolder } from '../embedded-postgres/server-process.ts';
import { compileCache } from './spawn-server.ts';

export interface Owner {
  child: ChildProcess;
  connection: EmbeddedPostgres['connection'];
  postmaster: Postmaster;
  /** Ends this process outright, and with `andServer` PostgreSQL with all its children. */
  kill: (andServer?: 'andServer') => Promise<void>;
}

/** A process of its own that launches the PostgreSQL of a data folder and stays. */
export async function spawnOwner(dataFolder: string, options: SpawnOptions = {}): Promise<Owner> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'owner-process.ts'), dataFolder], {
    ...options,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const connection = JSON.parse(line) as EmbeddedPostgres['connection'] & { refused?: string };
  if (connection.refused !== undefined) throw new Error(connection.refused);
  const postmaster = readPostmaster(join(dataFolder, 'postgres'));
  if (!postmaster) throw new Error('The owner runs no server.');
  onTestFinished(async () => {
    await stopPostmaster(postmaster.pid);
    removeSocketFolder(postmaster.socketFolder);
  });
  return {
    child,
    connection,
    postmaster,
    async kill(andServer) {
      // PostgreSQL leads a process group of its own.
      if (andServer) process.kill(-postmaster.pid, 'SIGKILL');
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
