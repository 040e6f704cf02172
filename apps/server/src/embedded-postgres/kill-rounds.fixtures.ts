import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { spawnOwner } from '../testing/spawn-owner.ts';
import { launchPostgres } from './launch.ts';

async function connectTo(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function countWritten(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ found: number }>('select count(*)::int as found from written');
  return rows[0]?.found ?? 0;
}

/** Writes row after row and kills everything meanwhile, at another moment in each round. Answers how many rows are missing of those acknowledged. */
export async function lostByKilling(rounds: number): Promise<number> {
  const folder = preparedFolder();
  let acknowledged = 0;
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const owner = await spawnOwner(folder);
    const client = await connectTo(owner.connection);
    await client.query('create table if not exists written (id int primary key)');
    const found = await countWritten(client);
    lost += Math.max(acknowledged - found, 0);
    acknowledged = found;
    const writing = (async () => {
      for (;;) {
        await client.query('insert into written values ($1)', [acknowledged + 1]);
        acknowledged += 1;
      }
    })().catch(() => {});
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(found + 5);
    await pause(30 * round);
    await owner.kill('andServer');
    await writing;
  }
  const postgres = await launchPostgres({ dataFolder: folder, warn: () => {} });
  onTestFinished(() => postgres.stop());
  const client = await connectTo(postgres.connection);
  lost += Math.max(acknowledged - (await countWritten(client)), 0);
  await client.end();
  return lost;
}
