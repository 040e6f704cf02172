import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';

const lockKey = [7308, 1];

export interface OwnerLock {
  /** Resolves when the lock is lost because its connection broke. */
  lost: Promise<void>;
  release: () => Promise<void>;
}

/**
 * Marks this process as the one that a database belongs to, for as long as its connection lives. The kernel
 * closes that connection however the process ends, so the mark is never stale. Answers the number of the
 * process that holds it instead, when one does.
 */
export async function takeOwnerLock(
  config: pg.ClientConfig,
  timeout = 2_000,
): Promise<OwnerLock | { holder: string }> {
  const client = new pg.Client({ ...config, application_name: `shuyuan ${process.pid}` });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  const deadline = performance.now() + timeout;
  while (!(await tryLock(client))) {
    if (performance.now() > deadline) {
      const holder = await findHolder(client);
      await client.end();
      return { holder };
    }
    await wait(100);
  }
  return { lost, release: () => client.end().catch(() => {}) };
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    lockKey,
  );
  return rows[0]?.taken ?? false;
}

async function findHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2`,
    lockKey,
  );
  return rows[0]?.name.replace('shuyuan ', 'process ') ?? 'another process';
}
