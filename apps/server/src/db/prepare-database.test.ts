import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { StartProblem } from '../errors/start-problem.ts';
import { createDatabase, hasDatabase, prepareDatabase, renameDatabase } from './prepare-database.ts';

const journal = join(import.meta.dirname, 'migrations/meta/_journal.json');
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };

let count = 0;
async function emptyDatabase() {
  const name = `prepare_${process.pid}_${(count += 1)}`;
  await createDatabase(inject('postgres'), name);
  onTestFinished(async () => void (await onServer(`drop database if exists ${name} with (force)`)));
  return { ...inject('postgres'), database: name };
}

async function onServer(statement: string, config: pg.ClientConfig = inject('postgres')): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows.flatMap((row) => Object.values(row));
}

const migrated = 'select count(*)::int from drizzle.__drizzle_migrations';

describe('preparing a database', () => {
  it('runs each migration once, when servers start together too', async () => {
    const config = await emptyDatabase();
    await Promise.all([1, 2, 3, 4].map(() => prepareDatabase(config)));
    await prepareDatabase(config);
    expect(await onServer(migrated, config)).toEqual([entries.length]);
  });

  it('fills in one transaction: all of it or nothing', async () => {
    const config = await emptyDatabase();
    const fill = prepareDatabase(config, async (db) => {
      await db.execute(sql`insert into server_marks (name, value) values ('half', 'x')`);
      throw new Error('killed');
    });
    await expect(fill).rejects.toThrow('killed');
    expect(await onServer('select count(*)::int from server_marks', config)).toEqual([0]);
    await prepareDatabase(config, async (db) => {
      await db.execute(sql`insert into server_marks (name, value) values ('whole', 'x')`);
    });
    expect(await onServer('select name from server_marks', config)).toEqual(['whole']);
  });
});

it('holds its lock by a transaction, which a pooler of transactions keeps on one connection', async () => {
  const config = await emptyDatabase();
  let holders: unknown[] = [];
  await prepareDatabase(config, async (db) => {
    const { rows } = await db.execute<{ state: string }>(sql`
      select state from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and classid = 7308 and objid = 2
        and pg_locks.database = (select oid from pg_database where datname = current_database())`);
    holders = rows.map(({ state }) => state);
  });
  expect(holders).toEqual(['idle in transaction']);
});

it('says in one line that an account of a server may not create tables', async () => {
  const config = await emptyDatabase();
  const role = `${config.database}_reader`;
  await onServer(`create role ${role} login password 'hunter2'`);
  onTestFinished(async () => void (await onServer(`drop role if exists ${role}`)));
  const refused = prepareDatabase({ ...config, user: role, password: 'hunter2' });
  await expect(refused).rejects.toThrow(
    new StartProblem(
      `${role} may not create tables in the database ${config.database}: make it the owner of the database, or grant it CREATE on the database and its schema public.`,
    ),
  );
});

describe('building under another name', () => {
  it('replaces what an earlier start left unfinished, and shows the result only when complete', async () => {
    const config = await emptyDatabase();
    await onServer('create table left_over (id int)', config);
    await createDatabase(inject('postgres'), config.database);
    expect(
      await onServer(`select count(*)::int from pg_tables where tablename = 'left_over'`, config),
    ).toEqual([0]);
    const complete = `${config.database}_complete`;
    onTestFinished(async () => void (await onServer(`drop database if exists ${complete}`)));
    await renameDatabase(inject('postgres'), config.database, complete);
    expect(await hasDatabase(inject('postgres'), complete)).toBe(true);
    expect(await hasDatabase(inject('postgres'), config.database)).toBe(false);
  });
});
