import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cloneTemplate } from '../testing/index.ts';
import { connectDatabase } from './connect.ts';
import { swallowingProxy } from './swallowing-proxy.fixtures.ts';

const timeouts = { connect: 1_000, statement: 1_200, silence: 1_500 };

/** A pool of three connections behind a proxy that can fall silent. */
async function behindProxy() {
  const database = await cloneTemplate();
  const proxy = await swallowingProxy(database.connection);
  const pool = connectDatabase(proxy.config, { warn: () => {}, size: 3, timeouts });
  onTestFinished(async () => {
    await pool.close();
    await proxy.close();
    await database.drop();
  });
  return { ...proxy, ...pool };
}

const ask = ({ db }: Awaited<ReturnType<typeof behindProxy>>) => db.execute(sql`select 1`);

describe('a database that falls silent', () => {
  it('ends every query and transaction, also those that wait for a connection', async () => {
    const server = await behindProxy();
    await Promise.all([ask(server), ask(server), ask(server)]);
    server.swallow();
    const work = [
      ...Array.from({ length: 5 }, () => ask(server)),
      ...Array.from({ length: 5 }, () => server.db.transaction((tx) => tx.execute(sql`select 1`))),
    ];
    const ends = await Promise.allSettled(work);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it.each(['before a transaction', 'within a transaction'])(
    'serves again when it answers again, having fallen silent %s',
    async (when) => {
      const server = await behindProxy();
      const work = Array.from({ length: 3 }, () =>
        server.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          if (when === 'within a transaction') server.swallow();
          await tx.execute(sql`select 1`);
        }),
      );
      if (when === 'before a transaction') {
        await Promise.all(work);
        server.swallow();
        work.push(...Array.from({ length: 3 }, () => server.db.transaction(async () => {})));
      }
      await Promise.allSettled(work);
      await expect(ask(server)).rejects.toThrow('Failed query');
      server.pass();
      await wait(timeouts.silence);
      const answers = await Promise.allSettled(Array.from({ length: 9 }, () => ask(server)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'fulfilled'));
    },
  );

  it('does not keep the pool from being closed', async () => {
    const server = await behindProxy();
    await ask(server);
    const slow = server.db.execute(sql`select pg_sleep(0.1)`);
    server.swallow();
    await Promise.all([server.close(), expect(slow).rejects.toThrow('Failed query')]);
  });

  it('leaves a transaction alone that takes its time between two queries', async () => {
    const { db } = await behindProxy();
    const end = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await wait(timeouts.silence * 2);
      return (await tx.execute(sql`select 1`)).rowCount;
    });
    expect(end).toBe(1);
  });
});
